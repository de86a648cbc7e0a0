/// Translates a text into braille; nil for a text at which it fails. The core knows no translator: who uses it hands one in.
///
/// - Parameters:
///   - text: on one line.
///   - language: BCP-47.
///   - output: how it is to be written.
public typealias BrailleTranslator =
  @Sendable (_ text: String, _ language: String, _ output: BrailleOutput) throws(BrailleError) -> BrailleLine?

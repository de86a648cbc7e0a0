public import AloudTree

/// A screen that was read from a document or a dump, and what there is to say about the reading.
///
///     let screen = try ImportedScreen(Array(dump.utf8))
///     screen.format    // .wdaXML
///     screen.document  // what a ScreenReader walks
public struct ImportedScreen: Sendable {
  public internal(set) var document: Document
  public let format: ScreenFormat
  /// The dump, without the text around it.
  let source: SourceText
  /// The texts of the screens that overlays added, by the keys of the screens.
  var otherTexts: [String: ScreenText] = [:]
  /// How large a file may be, in bytes.
  public static let maximumSize = ImportLimit.bytes

  /// The differences between the reading and the file, such as a dump that was cut off.
  public let warnings: [ImportWarning]

  /// Reads a screen document or a dump; the format is found from the content unless it is given.
  ///
  /// - Parameters:
  ///   - bytes: the file, in UTF-8.
  ///   - format: nil finds out.
  ///   - language: BCP-47; the language of the screen, which a dump does not tell. Nil leaves a document its own, and
  ///     makes a dump English.
  /// - Throws: ``ImportError``, with the place where it can be told.
  /// - Complexity: O(bytes).
  public init(_ bytes: [UInt8], format: ScreenFormat? = nil, language: String? = nil) throws(ImportError) {
    do throws(ImportError) {
      try self.init(SourceText(validating: bytes), format: format, language: language)
    } catch {
      // A user who names the format knows that it is a screen. A refusal says more than how the file looks.
      guard format == nil, error.kind != .refused || FileKind.isBlank(bytes) else { throw error }
      throw error.explained(for: bytes)
    }
  }

  /// Reads a text that may stand inside another file.
  init(_ file: SourceText, format: ScreenFormat?, language: String?) throws(ImportError) {
    let source = format == .aloud ? file : Envelope.opened(file)
    let format = if let format { format } else { try ScreenFormat(of: source) }
    // Reading lets go of the JSON before it makes a tree: of a large dump both are large.
    self.source = source.knowing(nil)
    let result = try format.read(consume source, language: language)
    var document = result.document
    var warnings = result.warnings
    if let language {
      document.language = language
    } else if !result.saysLanguage, let likely = document.likelyLanguage {
      warnings.append(.languageUnsaid(likely))
    }
    self.document = document
    self.format = format
    self.warnings = warnings
  }
}

extension Document {
  /// A screen document or a dump, whose format is found from the content.
  ///
  ///     let document = try Document(reading: app.debugDescription, language: "ko")
  ///
  /// - Throws: ``ImportError``.
  public init(reading text: String, format: ScreenFormat? = nil, language: String? = nil) throws(ImportError) {
    self = try ImportedScreen(Array(text.utf8), format: format, language: language).document
  }
}

extension ScreenFormat {
  fileprivate func read(_ source: consuming SourceText, language wanted: String?) throws(ImportError) -> ScreenImport {
    let language = wanted ?? "en"
    return switch self {
    case .aloud: try ScreenDocument.read(source)
    case .wdaXML: try WDAXML.read(source, language: language)
    case .wdaJSON: try WDAJSON.read(source, language: language)
    case .xcuitest: try XCUITestDescription.read(source, language: language)
    case .xcode: try XcodeHierarchy.read(source, language: language)
    case .idb: try AccessibilityBridgeJSON.read(source, language: language, tool: .idb)
    case .axe: try AccessibilityBridgeJSON.read(source, language: language, tool: .axe)
    case .simUse: try SimUseReply.read(source, language: language)
    case .maestro: try MaestroHierarchy.read(source, language: language)
    case .voiceOverDesigner: try VoiceOverDesigner.read(source, language: language)
    case .accessibilitySnapshot: try AccessibilitySnapshotJSON.read(source, language: language)
    case .earlGrey: try EarlGreyHierarchy.read(source, language: language)
    case .kif: try KIFHierarchy.read(source, language: language)
    case .webPage: try WebPage.read(source, language: wanted)
    case .ariaSnapshot: try AriaSnapshot.read(source, language: wanted)
    case .puppeteer: try PuppeteerSnapshot.read(source, language: wanted)
    }
  }
}

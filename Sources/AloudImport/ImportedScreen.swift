public import AloudTree

/// A screen that was read from a document or a dump, with warnings.
///
///     let screen = try ImportedScreen(Array(dump.utf8))
///     screen.format    // .wdaXML
///     screen.document  // the document for a ScreenReader
public struct ImportedScreen: Sendable {
  /// The screen, with what was inferred.
  public internal(set) var document: Document
  /// The format that was detected or asked for.
  public let format: ScreenFormat
  /// The dump, without the text around it.
  let source: SourceText
  /// The texts of the screens that overlays have added, by the keys of the screens.
  var otherTexts: [String: ScreenText] = [:]
  /// The maximum size of a file, in bytes.
  public static let maximumSize = ImportLimit.bytes

  /// The warnings about the import, such as that a dump is truncated.
  public let warnings: [ImportWarning]

  /// The texts of a dump that the reading does not contain, and the rules that left them out.
  public let leftOut: [LeftOut]
  /// True if the format does not say which elements are stops, so that rules decide.
  public let leavesStopsUnsaid: Bool

  /// Reads a screen document or a dump. Unless the format is specified, it is detected from the content.
  ///
  /// - Parameters:
  ///   - bytes: the file, in UTF-8.
  ///   - format: nil detects the format.
  ///   - language: BCP-47; the language of the screen, which a dump does not state. With nil, a document keeps its own
  ///     language, and a dump is English.
  /// - Throws: ``ImportError``, with the place where possible.
  /// - Complexity: O(bytes).
  public init(_ bytes: [UInt8], format: ScreenFormat? = nil, language: String? = nil) throws(ImportError) {
    do throws(ImportError) {
      try self.init(SourceText(validating: bytes), format: format, language: language)
    } catch {
      // If the user specifies the format, the file is certainly meant to be a screen. A refusal is more specific than
      // the kind of the file.
      guard format == nil, error.kind != .refused || FileKind.isBlank(bytes) else { throw error }
      throw error.explained(for: bytes)
    }
  }

  /// Reads a text that may be embedded in another file.
  init(_ file: SourceText, format: ScreenFormat?, language: String?) throws(ImportError) {
    let source = format == .aloud ? file : Envelope.opened(file)
    let format = if let format { format } else { try ScreenFormat(of: source) }
    // Free the JSON before the tree is made, because for a large dump both are large.
    self.source = source.knowing(nil)
    let mended = source.warnings
    let result = try format.read(consume source, language: language)
    var document = result.document
    var warnings = mended + result.warnings
    if let warning = ImportWarning.unsaid(result.unsaid, result.leftOut) { warnings.append(warning) }
    leftOut = result.leftOut
    leavesStopsUnsaid = result.unsaid != .nothing
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
  /// Reads a screen document or a dump. The format is detected from the content.
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
    case .xcuitestJSON: try XCUITestSnapshotJSON.read(source, language: language)
    case .idb: try AccessibilityBridgeJSON.read(source, language: language, tool: .idb)
    case .axe: try AccessibilityBridgeJSON.read(source, language: language, tool: .axe)
    case .simUse: try SimUseReply.read(source, language: language)
    case .maestro: try MaestroHierarchy.read(source, language: language)
    case .voiceOverDesigner: try VoiceOverDesigner.read(source, language: language)
    case .accessibilitySnapshot: try AccessibilitySnapshotJSON.read(source, language: language)
    case .earlGrey: try EarlGreyHierarchy.read(source, language: language)
    case .kif: try KIFHierarchy.read(source, language: language)
    case .detox: try DetoxHierarchy.read(source, language: language)
    case .mobileMCP: try AgentList.read(source, language: language)
    case .flutter: try FlutterSemantics.read(source, language: language)
    case .webPage: try WebPage.read(source, language: wanted)
    case .ariaSnapshot: try AriaSnapshot.read(source, language: wanted)
    case .puppeteer: try PuppeteerSnapshot.read(source, language: wanted)
    }
  }
}

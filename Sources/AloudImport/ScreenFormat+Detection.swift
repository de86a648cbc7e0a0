internal import AloudBase
import AloudTree

extension ScreenFormat {
  /// Detects the format of a text from its content.
  ///
  /// - Throws: ``ImportError``: ``ImportError/Problem/refused`` for a dump of another system and for a tool's reply
  ///   without a screen, ``ImportError/Problem/unknownFormat`` for any other text.
  init(of source: SourceText) throws(ImportError) {
    let text = TextMarks(source)
    if !text.beginsWithJSON, let format = text.format {
      self = format
    } else if let json = source.json {
      self = try ScreenFormat(of: JSONOutline(json), in: source)
    } else if AriaSnapshot.matches(source) {
      self = .ariaSnapshot
    } else {
      throw ImportError(unknown: source, text)
    }
  }

  /// Detects the format of a file; nil where it seems to contain no screen of iOS.
  ///
  /// - Complexity: O(bytes).
  public init?(foundIn bytes: [UInt8]) {
    guard let source = try? SourceText(validating: bytes), let format = try? ScreenFormat(of: Envelope.opened(source))
    else { return nil }
    self = format
  }

  private init(of outline: JSONOutline, in source: SourceText) throws(ImportError) {
    if let root = source.json?.root?.asObject, PuppeteerSnapshot.matches(root) {
      self = .puppeteer
    } else if let row = ScreenFormat.jsonFormats.first(where: { $0.matches(outline) }) {
      self = row.format
    } else if outline.isAndroid {
      throw ImportError(.refused, androidMessage)
    } else if let row = ScreenFormat.plainJSONFormats.first(where: { $0.matches(outline) }) {
      self = row.format
    } else if outline.topLevelKeys.contains("elements") {
      self = .aloud
    } else if let problem = outline.problem {
      throw ImportError(problem, in: source)
    } else {
      throw ImportError(unknown: source, nil)
    }
  }

  // MARK: JSON

  private typealias JSONRow = (format: ScreenFormat, matches: @Sendable (JSONOutline) -> Bool)

  /// In the order of the tests, because a reply may contain a reply of another tool.
  private static let jsonFormats: [JSONRow] = [
    (.aloud, { $0.topLevelKeys.contains("aloud") }),
    (.simUse, { $0.hasEntries || $0.topLevelKeys.isSuperset(of: ["ok", "error"]) }),
    (.axe, { $0.isBridgeReply && $0.keys.contains("children") && $0.isFoundationPrinted }),
    (.idb, { $0.isBridgeReply }),
    // `null`, `[]` and `{}` are empty replies of idb; its importer reports them.
    (.idb, { $0.isBlank }),
    (.webPage, { $0.isPageTree }),
  ]

  /// Formats whose keys also occur in dumps of Android.
  private static let plainJSONFormats: [JSONRow] = [
    (.maestro, { $0.has(["attributes", "children"]) || $0.has(["axElement"]) || $0.has(["accessibilityText"]) }),
    (.accessibilitySnapshot, { $0.has(["traversalIndex"]) || $0.has(["usesDefaultActivationPoint"]) }),
    (.voiceOverDesigner, { $0.has(["isAccessibilityElement", "trait"]) || $0.has(["imageScale"]) }),
    (.voiceOverDesigner, { $0.has(["imageLocation"]) || $0.has(["containerType", "elements"]) }),
    (.wdaJSON, { $0.has(["rawIdentifier"]) || $0.has(["rawIndentifier"]) || !$0.allKeys.isDisjoint(with: wdaStates) }),
    (.wdaJSON, { $0.topLevelKeys.contains("value") && !$0.topLevelKeys.isDisjoint(with: ["sessionId", "status"]) }),
    (.mobileMCP, { $0.isAgentList }),
    (.xcuitestJSON, { $0.isSnapshotOfXCTest }),
  ]
}

extension JSONOutline {
  fileprivate func has(_ keys: Set<String>) -> Bool { allKeys.isSuperset(of: keys) }

  /// True for a reply of the simulator's accessibility bridge, as idb and AXe print it.
  fileprivate var isBridgeReply: Bool {
    !allKeys.isDisjoint(with: bridgeKeys)
      || topLevelKeys.contains("elements") && !topLevelKeys.isDisjoint(with: completeReplyKeys)
  }

  /// True for the accessibility tree of a page, in the format of the browser.
  fileprivate var isPageTree: Bool {
    isPageDump || has(["nodes", "nodeId", "role"]) || has(["nodeId", "childIds"])
      || has(["backendDOMNodeId", "ignored"])
  }

  /// True for keys that only this tool writes.
  var isSurelyOfTool: Bool {
    !allKeys.isDisjoint(with: bridgeKeys) || hasEntries
  }

  /// True for the JSON of sim-use.
  fileprivate var hasEntries: Bool { has(["entries", "data"]) || has(["entries", "outline"]) }

  /// True for a list of elements with the types and the places of XCTest.
  fileprivate var isAgentList: Bool {
    guard keys.isSuperset(of: ["type", "x", "y", "width", "height"]), !keys.contains("elementType") else {
      return false
    }
    return !keys.isDisjoint(with: ["label", "text", "name", "value"])
      && (!keys.isDisjoint(with: ["coordinates", "rect"]) || has(["frame", "identifier"]))
  }

  /// True for a snapshot of XCTest, as a test attaches it.
  fileprivate var isSnapshotOfXCTest: Bool {
    keys.contains("elementType") && !keys.isDisjoint(with: ["frame", "identifier", "label"])
  }

  /// True for a dump of Maestro or a similar tool whose elements have attributes that do not exist on iOS. (Old dumps
  /// of iOS also have `clickable`, but always null.)
  fileprivate var isAndroid: Bool {
    let count = keys.intersection(androidKeys).count
    return count > 1 || (count == 1 && !keys.isDisjoint(with: ["attributes", "bounds", "resource-id"]))
  }
}

/// Keys that only the accessibility bridge writes.
private let bridgeKeys: Set<String> = [
  "AXFrame", "AXLabel", "AXValue", "AXUniqueId", "AXIdentifier", "role_description",
]
/// Keys that only WebDriverAgent writes.
private let wdaStates: Set<String> = ["isEnabled", "isVisible", "isAccessible"]
/// Keys besides `elements` in the reply to `idb ui describe-all --format complete`.
private let completeReplyKeys: Set<String> = ["backend", "target", "truncated", "automation", "coverage", "profile"]
/// Keys that only dumps of Android have.
private let androidKeys: Set<String> = [
  "class", "package", "clickable", "long-clickable", "scrollable", "content-desc", "ignoreBoundsFiltering",
]

// MARK: - Files that cannot be read

extension ScreenFormat {
  /// Whether a file that cannot be read was meant to be a screen: a screen document with an error, or a broken dump.
  ///
  /// A folder may contain any files. Dumps of Android, settings, and the JSON output of Aloud itself are not screens of
  /// iOS.
  ///
  /// - Parameters:
  ///   - bytes: the file.
  ///   - error: the error from reading it.
  /// - Returns: false for any other file.
  /// - Complexity: O(bytes).
  package static func isClaimed(by bytes: [UInt8], error: ImportError) -> Bool {
    // Invalid bytes must not hide the format of the rest.
    guard error.kind != .unknownFormat, bytes.count <= ImportLimit.bytes,
      let file = try? SourceText(validating: Array(String(decoding: bytes, as: UTF8.self).utf8))
    else { return false }
    let source = Envelope.opened(file)
    guard let format = try? ScreenFormat(of: source) else { return false }
    let text = TextMarks(source)
    guard let json = source.json, text.beginsWithJSON || text.format == nil else { return true }
    let outline = JSONOutline(json)
    if outline.topLevelKeys.contains("aloud") { return isClaimed(byDocument: outline.topLevelKeys) }
    if format == .aloud { return outline.allKeys.isSuperset(of: ["elements", "traits"]) }
    // Other programs also use such keys. So if the importer finds no screen, the file is not one, unless it is
    // certainly from the tool.
    return outline.isSurelyOfTool || error.kind != .refused || isErrorReply(outline)
  }

  /// Keys of other JSON that begins with `"aloud": 1`: recordings, baselines, and what the commands print.
  private static let otherKeys: Set<String> = [
    "agree", "baseline", "change", "charts", "costs", "engineVoices", "error", "events", "file", "files", "findings",
    "nodes",
    "report", "rules", "script", "steps", "stops", "tree", "utterance", "verdict", "voices",
  ]

  /// True for the output of a tool that failed to dump the screen: errors of WebDriver and of sim-use.
  private static func isErrorReply(_ outline: JSONOutline) -> Bool {
    outline.allKeys.isSuperset(of: ["error", "message"])
      && (outline.topLevelKeys.contains("value") || outline.topLevelKeys.contains("ok"))
  }

  private static func isClaimed(byDocument keys: Set<String>) -> Bool {
    !keys.isDisjoint(with: ["elements", "screens"]) || keys.isDisjoint(with: otherKeys)
  }
}

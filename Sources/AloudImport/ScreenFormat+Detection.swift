extension ScreenFormat {
  /// The format of a text, found from what stands in it.
  ///
  /// - Throws: ``ImportError``: ``ImportError/Kind/refused`` for another system's dump,
  ///   ``ImportError/Kind/unknownFormat`` for all else, by name where the format is known.
  /// - Complexity: O(bytes).
  init(of source: SourceText) throws(ImportError) {
    let text = TextMarks(source)
    if !text.beginsWithJSON, let format = ScreenFormat(of: text) {
      self = format
    } else if let start = text.jsonStart {
      self = try ScreenFormat(of: JSONOutline(source, at: start), in: source, text)
    } else {
      throw ScreenFormat.unknown(Lookalike.allCases.first { text.contains($0.marks) }, text)
    }
  }

  /// Formats that are texts or XML.
  private init?(of text: TextMarks) {
    if text.contains(["<XCUIElementType", "<AppiumAUT"]) {
      self = .wdaXML
    } else if !text.contains(Lookalike.xcode.marks + Lookalike.earlGrey.marks), text.isXCUITest {
      self = .xcuitest
    } else {
      return nil
    }
  }

  // MARK: JSON

  private init(of outline: JSONOutline, in source: SourceText, _ text: TextMarks) throws(ImportError) {
    if outline.topLevelKeys.contains("aloud") {
      self = .aloud
    } else if Lookalike.simUse.matches(outline) {
      // It holds the bridge's own reply somewhere inside.
      throw ScreenFormat.unknown(.simUse, text)
    } else if !outline.allKeys.isDisjoint(with: bridgeKeys) {
      let isNested = outline.keys.contains("children")
      self = isNested && outline.isFoundationPrinted ? .axe : .idb
    } else if outline.topLevelKeys.contains("elements"), !outline.topLevelKeys.isDisjoint(with: completeReplyKeys) {
      self = .idb
    } else if outline.isBlank {
      // `null`, `[]` and `{}` are what idb says when it has nothing to say; its reader tells.
      self = .idb
    } else if text.isAndroid || outline.isAndroid {
      throw ScreenFormat.unknown(nil, text, isAndroid: true)
    } else if let lookalike = Lookalike.allCases.first(where: { $0.matches(outline) }) {
      throw ScreenFormat.unknown(lookalike, text)
    } else if outline.topLevelKeys.contains("elements") {
      self = .aloud
    } else if let problem = outline.problem {
      throw ImportError(problem, in: source)
    } else {
      throw ScreenFormat.unknown(nil, text)
    }
  }

  // MARK: What is not read

  private static func unknown(_ lookalike: Lookalike?, _ text: TextMarks, isAndroid: Bool = false) -> ImportError {
    if isAndroid || text.isAndroid {
      return ImportError(.refused, "this is the dump of an Android screen; Aloud simulates iOS VoiceOver")
    }
    let beginning =
      lookalike.map { "this looks like \($0.rawValue), which is not read yet" } ?? "the format is not known"
    let names = ScreenFormat.allCases.map { "\($0.title) (\($0.rawValue))" }
    let list = names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
    return ImportError(.unknownFormat, "\(beginning); what is read: \(list); name one with --from")
  }

  /// What messages call the format.
  private var title: String {
    switch self {
    case .aloud: "screen documents"
    case .wdaXML: "page source of WebDriverAgent and Appium"
    case .xcuitest: "debugDescription of XCUITest"
    case .idb: "idb"
    case .axe: "AXe"
    case .wdaJSON: "JSON of WebDriverAgent"
    case .xcode: "hierarchies of Xcode 27"
    case .simUse: "sim-use"
    case .maestro: "Maestro"
    case .voiceOverDesigner: "VoiceOver Designer"
    case .accessibilitySnapshot: "JSON of AccessibilitySnapshot"
    case .earlGrey: "EarlGrey"
    case .kif: "KIF"
    }
  }
}

/// Keys that only the accessibility bridge of the simulator writes.
private let bridgeKeys: Set<String> = [
  "AXFrame", "AXLabel", "AXValue", "AXUniqueId", "AXIdentifier", "role_description",
]
/// Keys beside `elements` in the reply to `idb ui describe-all --format complete`.
private let completeReplyKeys: Set<String> = ["backend", "target", "truncated", "automation", "coverage", "profile"]
/// Keys that only dumps of Android have.
private let androidKeys: Set<String> = [
  "class", "package", "clickable", "long-clickable", "scrollable", "content-desc", "ignoreBoundsFiltering",
]

extension JSONOutline {
  /// True for a dump of Maestro or the like whose elements have attributes that iOS does not have. (Old dumps of iOS have
  /// `clickable` too, but always null.)
  fileprivate var isAndroid: Bool {
    let count = keys.intersection(androidKeys).count
    return count > 1 || (count == 1 && !keys.isDisjoint(with: ["attributes", "bounds", "resource-id"]))
  }
}

/// Formats that are known by sight and cannot be read.
private enum Lookalike: String, CaseIterable {
  case wda = "WebDriverAgent's JSON"
  case maestro = "a Maestro hierarchy"
  case accessibilitySnapshot = "JSON of AccessibilitySnapshot"
  case designer = "a VoiceOver Designer document"
  case simUse = "a reply of sim-use"
  case earlGrey = "a hierarchy of EarlGrey"
  case xcode = "a hierarchy of Xcode 27"
  case web = "the accessibility tree of a web page"

  /// Groups of keys, of which a text in this format has one whole.
  private var keys: [Set<String>] {
    switch self {
    case .wda: [["rawIdentifier"], ["rawIndentifier"], ["isEnabled", "isVisible"], ["sessionId", "value"]]
    case .maestro: [["attributes", "children"], ["axElement"], ["accessibilityText"]]
    case .accessibilitySnapshot: [["traversalIndex"], ["usesDefaultActivationPoint"]]
    case .designer: [["isAccessibilityElement", "trait"], ["imageScale"], ["imageLocation"]]
    case .simUse: [["entries", "ok"], ["entries", "data"]]
    case .web: [["backendDOMNodeId"], ["childIds"]]
    case .earlGrey, .xcode: []
    }
  }

  /// Texts of which a text in this format has one.
  var marks: [String] {
    switch self {
    case .earlGrey: ["; AX=Y;", "; AX=N;", "; AX.", "; AX=Y>", "; AX=N>"]
    case .xcode: ["Application bundle identifier:", "Device orientation:", "Application UI orientation:"]
    case .wda, .maestro, .accessibilitySnapshot, .designer, .simUse, .web: []
    }
  }

  func matches(_ outline: JSONOutline) -> Bool { keys.contains { outline.allKeys.isSuperset(of: $0) } }
}

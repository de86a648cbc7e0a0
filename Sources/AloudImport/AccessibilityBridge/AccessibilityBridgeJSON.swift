internal import AloudBase
import AloudTree

/// Reads the output of idb (`ui describe-all`, `describe-point`) and AXe (`describe-ui`): flat or nested, a list, one
/// element, or an envelope around either.
///
/// Both tools print the output of the simulator's accessibility bridge.
enum AccessibilityBridgeJSON {
  static func read(_ source: consuming SourceText, language: String, tool: Tool) throws(ImportError) -> ScreenImport {
    var warnings: [ImportWarning] = []
    let reply = try JSONDump.read(consume source, &warnings, BridgeReply.init(reading:))
    return try screen(of: reply, language: language, tool: tool, warnings)
  }

  /// The screen of a reply to a tool; messages name the tool.
  static func screen(
    of reply: BridgeReply, language: String, tool: Tool, _ warnings: [ImportWarning]
  ) throws(ImportError) -> ScreenImport {
    var warnings = warnings
    guard !reply.elements.allSatisfy({ $0.isBlank }) else {
      throw ImportError(
        .refused,
        """
        this reply of \(tool.rawValue) is empty: the accessibility server is not up yet; \
        unlock the simulator, open the app, and \(tool.again)
        """)
    }
    if reply.isTruncated {
      let message: Message =
        "\(tool.rawValue) reached its limit and left out elements; the screen has more elements after the last one"
      warnings.append(ImportWarning(.cutOff, message))
    }
    var screen = BridgeTree(reply.elements, language: language)
    if screen.lacksTabs {
      let message: Message =
        "the tab bar has no tabs, because \(tool.rawValue) did not list them: AXe 1.7.1 and later do"
      warnings.append(ImportWarning(.leftOut, message))
    }
    let size = reply.size ?? screen.size
    return try ScreenImport(
      name: screen.name, language: language, size: size, warnings, leftOut: screen.leftOut
    ) { () throws(TreeError) in try screen.tree() }
  }

  /// The tool that queries the bridge.
  enum Tool: String {
    case idb
    case axe = "AXe"
    case simUse = "sim-use"

    var again: Message {
      switch self {
      case .idb: "run `idb ui describe-all` again"
      case .axe: "run `axe describe-ui` again"
      case .simUse: "ask sim-use again"
      }
    }
  }
}

/// A reply of the accessibility bridge: its elements in preorder, and data about the whole reply.
struct BridgeReply {
  private(set) var elements: [BridgeElement] = []
  /// In points; only a complete reply has it.
  private(set) var size: (width: Double, height: Double)?
  /// True when idb itself left elements out.
  private(set) var isTruncated = false

  /// Reads a list of elements, one element, or an envelope around either. Other values have no elements.
  init(reading root: JSONPlace) throws(JSONProblem) {
    guard let object = root.asObject, let elements = object["elements"] else {
      try self.init(root)
      return
    }
    try self.init(elements)
    isTruncated = object.truth("truncated") == true
    size = object.inner("screen")?.bridgeSize
  }

  /// - Parameter elements: the elements in preorder, with their depths.
  init(_ elements: [BridgeElement]) {
    self.elements = elements
    self.elements.findEnds()
  }

  /// The elements of a list, or one element.
  init(_ item: JSONPlace) throws(JSONProblem) {
    elements = try JSONForest.elements(of: item, below: "children") { BridgeElement($0, depth: $1) }
  }
}

extension JSONObject {
  fileprivate var bridgeSize: (width: Double, height: Double)? {
    guard let width = self["width"]?.numeric, let height = self["height"]?.numeric, width > 0, height > 0,
      JSONLimit.allows(width), JSONLimit.allows(height)
    else { return nil }
    return (width, height)
  }
}

import AloudTree

/// Reads what idb (`ui describe-all`, `describe-point`) and AXe (`describe-ui`) print: flat or nested, a list, one element
/// or an envelope around either.
///
/// Both give what the accessibility bridge of the simulator tells; so they are read alike.
enum AccessibilityBridgeJSON {
  /// The screen, and what was read differently from what the dump says; the dump does not tell its language.
  ///
  /// - Throws: ``ImportError``; ``ImportError/Kind/refused`` for a reply without a screen.
  /// - Complexity: O(bytes).
  static func read(
    _ source: consuming SourceText, language: String, tool: Tool
  ) throws(ImportError) -> ScreenImport {
    var warnings: [ImportWarning] = []
    let reply = try JSONDump.read(consume source, &warnings, BridgeReply.init(reading:))
    return try screen(of: reply, language: language, tool: tool, warnings)
  }

  /// The screen of a reply to a tool, which messages name; there may be something to say about the reply already.
  ///
  /// - Throws: ``ImportError``; ``ImportError/Kind/refused`` for a reply without a screen.
  static func screen(
    of reply: BridgeReply, language: String, tool: Tool, _ warnings: [ImportWarning]
  ) throws(ImportError) -> ScreenImport {
    var warnings = warnings
    guard !reply.elements.allSatisfy(\.isBlank) else {
      throw ImportError(
        .refused,
        "\(tool.rawValue)'s reply is empty: the accessibility server is not up yet; "
          + "unlock the simulator, open the app, and \(tool.again)")
    }
    if reply.isTruncated {
      let message = "\(tool.rawValue) left out elements beyond its own limits; the screen goes on after the last"
      warnings.append(ImportWarning(.cutOff, message))
    }
    var screen = BridgeTree(reply.elements, language: language)
    do {
      let tree = try screen.tree()
      let document = try Document(
        language: language, device: Document.Device(ofScreen: reply.size ?? screen.size),
        size: reply.size ?? screen.size, screens: [Document.Screen(name: screen.name, tree: tree)])
      return ScreenImport(document: document, warnings: warnings)
    } catch {
      throw ImportError(dump: error)
    }
  }

  /// The tool that asks the bridge.
  enum Tool: String {
    case idb
    case axe = "AXe"
    case simUse = "sim-use"

    /// How to try once more.
    var again: String {
      switch self {
      case .idb: "run `idb ui describe-all` again"
      case .axe: "run `axe describe-ui` again"
      case .simUse: "ask sim-use again"
      }
    }
  }
}

import AloudTree

/// Reads what sim-use tells of a simulator's screen: its JSON, or the outline that it prints.
///
///     {"ok": true, "data": {"entries": [{"role": "Button", "label": "Back", …}], "outline": …, "raw": [{"AXLabel": …}]}}
///
/// The reply of the accessibility bridge itself stands in `raw`, and is read if it is there; entries lack hints,
/// actions and containers.
enum SimUseReply {
  static func read(_ source: consuming SourceText, language: String) throws(ImportError) -> ScreenImport {
    guard TextMarks.jsonStart(in: source) != nil else {
      return try SimUseEntries(outline: source).screen(language: language, [])
    }
    var warnings: [ImportWarning] = []
    let reply = try JSONDump.read(consume source, &warnings, SimUseData.init)
    if let problem = reply.problem {
      throw ImportError(
        .refused, "sim-use answers with an error (\(problem)); open the app in the simulator and try again")
    }
    if let raw = reply.raw, !raw.elements.isEmpty {
      return try AccessibilityBridgeJSON.screen(of: raw, language: language, tool: .simUse, warnings)
    }
    return try reply.entries.screen(language: language, warnings)
  }
}

/// The reply in JSON.
private struct SimUseData {
  private(set) var raw: BridgeReply?
  private(set) var entries = SimUseEntries()
  /// The message of sim-use instead of a screen.
  private(set) var problem: String?

  init(_ root: JSONPlace) throws(JSONProblem) {
    guard let object = root.asObject else { return }
    if object["error"]?.isNull == false {
      problem = object.inner("error")?.text("message") ?? object.text("error") ?? "it does not say which"
    }
    let data = object.inner("data") ?? object
    if let place = data["raw"] { raw = try BridgeReply(place) }
    if let list = data["entries"], list.kind == .list { entries = try SimUseEntries(list) }
    if let outline = data.text("outline") { entries.readHeading(of: outline) }
  }
}

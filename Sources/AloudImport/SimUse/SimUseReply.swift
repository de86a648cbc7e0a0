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
      problem = object.inner("error")?.text("message") ?? object.text("error") ?? "the reply does not say which error"
    }
    let data = object.inner("data") ?? object
    if let place = data["raw"] { raw = try BridgeReply(place) }
    if let list = data["entries"], list.kind == .list { entries = try SimUseEntries(list) }
    if let outline = data.text("outline") { entries.readHeading(of: outline) }
  }
}

/// A flat list of what sim-use sees, from the top of the screen to its bottom.
struct SimUseEntries {
  private(set) var entries: [SimUseEntry] = []
  /// The warnings about an outline.
  private(set) var warnings: [ImportWarning] = []
  private var appName: String?
  private var size: (width: Double, height: Double)?

  init() {}

  init(_ list: JSONPlace) throws(JSONProblem) {
    var forest = JSONForest(list)
    while let object = try forest.next() { entries.append(SimUseEntry(object)) }
  }

  /// - Parameter outline: the text that sim-use prints, and whatever a shell printed around it.
  /// - Throws: ``ImportError`` at the first entry beyond those that are read.
  init(outline: SourceText) throws(ImportError) {
    let margin = SimUseEntries.margin(of: outline.bytes)
    var group: String?
    var groupOffset = FileOffset.none
    var last = (number: 0, text: "")
    for (number, line) in TextLines(outline.bytes) {
      let rest = margin.removed(from: line)
      let text = String(decoding: rest, as: UTF8.self)
      if var entry = SimUseOutline.entry(text, group: group) {
        try ImportLimit.check(after: entries.count, line: line, of: outline)
        entry.element.fileOffset = FileOffset(rest.firstIndex(of: UInt8(ascii: "@")) ?? rest.startIndex)
        entry.groupOffset = groupOffset
        entries.append(entry)
      } else if let region = SimUseOutline.region(text) {
        group = region.isBar ? region.name : nil
        groupOffset = FileOffset(rest.firstIndex(of: UInt8(ascii: "[")) ?? rest.startIndex)
      } else if !entries.isEmpty, SimUseOutline.heading(text[...]) != nil {
        warnings.append(.another("outline", line: number))
        break
      } else {
        readHeading(of: text)
      }
      last = (number, text)
    }
    if outline.bytes.last != UInt8(ascii: "\n"), SimUseOutline.isCut(last.text) {
      warnings.append(.cutOff(line: last.number))
    }
  }

  /// The text before every line, as the first entry shows it.
  private static func margin(of outline: [UInt8]) -> LineMargin {
    for (_, line) in TextLines(outline) where SimUseOutline.matches(line) {
      return line.offset(ofText: "  @").map { LineMargin(line[..<$0]) } ?? .none
    }
    return .none
  }

  /// Reads `App: LINE Dev  402x874` off the first line.
  mutating func readHeading(of text: String) {
    guard let heading = SimUseOutline.heading(text.prefix { !$0.isNewline }) else { return }
    appName = heading.name
    size = heading.size
  }

  /// The screen, as the bridge would have listed it.
  func screen(language: String, _ warnings: [ImportWarning]) throws(ImportError) -> ScreenImport {
    var elements: [BridgeElement] = []
    if let size {
      var application = BridgeElement(depth: 0)
      application.role = .application
      application.label = appName
      application.frame = Frame(x: 0, y: 0, width: size.width, height: size.height)
      elements.append(application)
    }
    let depth = elements.count
    var group: String?
    for entry in entries {
      if entry.group != group, let name = entry.group {
        elements.append(BridgeElement(group: name, of: entry, depth: depth))
      }
      group = entry.group
      var element = entry.element
      element.depth = group == nil ? depth : depth + 1
      element.isInStatusBar = isInStatusBar(element)
      elements.append(element)
    }
    return try AccessibilityBridgeJSON.screen(
      of: BridgeReply(elements), language: language, tool: .simUse, self.warnings + warnings)
  }

  /// The bridge lists the time and the battery too, which are no part of the app.
  private func isInStatusBar(_ element: BridgeElement) -> Bool {
    guard let frame = element.frame, element.role == .staticText || element.role == .generic else { return false }
    return frame.y + frame.height <= Document.Device.statusBarHeight(ofScreen: size)
  }
}

extension BridgeElement {
  /// A group by the name of a region, which begins with an entry; its frame is not told.
  fileprivate init(group name: String, of first: SimUseEntry, depth: Int) {
    self.init(depth: depth)
    fileOffset = first.groupOffset.value == nil ? first.element.fileOffset : first.groupOffset
    role = BridgeRole(rawValue: "Group")
    label = name
  }
}

/// An entry of sim-use's list.
struct SimUseEntry {
  /// The element as the bridge would have told it.
  var element = BridgeElement(depth: 0)
  /// The name of the bar around it; nil for what stands by itself.
  let group: String?
  /// The place of that bar, where it has a line of its own.
  var groupOffset = FileOffset.none

  /// The states are `selected`, `disabled`, `value="…"`.
  init(
    role: String, label: String?, value: String? = nil, identifier: String?, states: [String], frame: Frame?,
    group: String?
  ) {
    self.group = group
    let quoted = states.first { $0.hasPrefix("value=\"") }?.dropFirst(7)
    element.role = BridgeRole(role)
    element.label = label?.spoken
    element.identifier = identifier
    element.value = (value ?? quoted.map { String($0.dropLast($0.hasSuffix("\"") ? 1 : 0)) }).map { .text($0) }
    element.frame = frame
    element.enabled = !states.contains("disabled")
    element.selected = states.contains("selected")
    // The bridge calls tabs radio buttons, and little else; which kind it is, entries do not tell.
    if element.role == .radioButton {
      element.roleDescription = "tab"
      element.value = .bool(element.selected)
      element.selected = false
    }
  }

  init(_ object: JSONObject) {
    self.init(
      role: object.text("role") ?? "", label: object.text("label"), value: object.text("value"),
      identifier: object.text("uniqueId"), states: object.texts("states"), frame: object["frame"]?.dumpFrame,
      group: object.inner("region")?.text("label"))
    element.fileOffset = object.fileOffset
  }
}

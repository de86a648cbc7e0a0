internal import AloudBase
import AloudTree

/// Reads the output of sim-use for a simulator's screen: its JSON, or its printed outline.
///
///     {"ok": true, "data": {"entries": [{"role": "Button", "label": "Back", …}], "outline": …, "raw": [{"AXLabel": …}]}}
///
/// `raw` contains the reply of the accessibility bridge, and is used if it exists. Entries have no hints, actions and
/// containers.
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
  /// The error message of sim-use, if there is no screen.
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

/// The flat list of sim-use's entries, from the top of the screen to the bottom.
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

  /// - Parameter outline: the text that sim-use prints, and any text that a shell printed around it.
  /// - Throws: ``ImportError`` at the first entry beyond the limit.
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

  /// The margin of every line, determined from the first entry.
  private static func margin(of outline: [UInt8]) -> LineMargin {
    for (_, line) in TextLines(outline) where SimUseOutline.matches(line) {
      return line.offset(ofText: "  @").map { LineMargin(line[..<$0]) } ?? .none
    }
    return .none
  }

  /// Reads `App: LINE Dev  402x874` from the first line.
  mutating func readHeading(of text: String) {
    guard let heading = SimUseOutline.heading(text.prefix { !$0.isNewline }) else { return }
    appName = heading.name
    size = heading.size
  }

  /// The screen, in the form of the bridge's list.
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

  /// True for the time and the battery, which the bridge also lists, but which do not belong to the app.
  private func isInStatusBar(_ element: BridgeElement) -> Bool {
    guard let frame = element.frame, element.role == .staticText || element.role == .generic else { return false }
    return frame.y + frame.height <= Document.Device.statusBarHeight(ofScreen: size)
  }
}

extension BridgeElement {
  /// A group with the name of a region, which begins with an entry; its frame is not known.
  fileprivate init(group name: String, of first: SimUseEntry, depth: Int) {
    self.init(depth: depth)
    fileOffset = first.groupOffset.value == nil ? first.element.fileOffset : first.groupOffset
    role = BridgeRole(rawValue: "Group")
    label = name
  }
}

/// An entry in sim-use's list.
struct SimUseEntry {
  /// The element in the form of the bridge.
  var element = BridgeElement(depth: 0)
  /// The name of its bar; nil for an entry outside of bars.
  let group: String?
  /// The place of that bar, if it has its own line.
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
    // The bridge reports tabs as radio buttons, and few other elements. Entries do not contain the kind.
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

import Aloud
import AloudTestSupport
import AloudTree
import Testing

@testable import AloudImport

/// The law: every label of a dump is said, joins what is said, or is left out by a rule that counts it.
@Suite struct LostLabelTests {
  // MARK: Real dumps

  @Test(arguments: Fixtures.files(in: "Dumps")) func noLabelOfADumpIsLost(_ file: String) throws {
    let bytes = try Fixtures.bytes(file)
    let screen = try ImportedScreen(bytes, language: "en")
    var labels = try RawLabels(bytes, screen.format).labels
    let others = ["accessibility-snapshot", "aria", "mobile-mcp-reply", "puppeteer", "voiceover"]
    #expect(
      !labels.isEmpty || others.contains(where: file.contains),
      "RawLabels has no regular expression that finds the labels of \(file)")
    // A warning of its own tells of the element in which a dump ends.
    if screen.warnings.contains(where: { $0.kind == .cutOff }) { _ = labels.popLast() }
    #expect(screen.lost(of: labels) == [])
  }

  /// One line says what the format lacks and what was left out, and no more than one.
  @Test(arguments: Fixtures.files(in: "Dumps")) func oneWarningCountsWhatIsLeftOut(_ file: String) throws {
    let screen = try ImportedScreen(try Fixtures.bytes(file), language: "en")
    let told = screen.warnings.filter { $0.kind == .unsaid }
    // What the dump itself calls hidden is not counted.
    let counted = screen.leftOut.filter { $0.inference != .notAccessible }
    #expect(told.count == (screen.leavesStopsUnsaid || !counted.isEmpty ? 1 : 0))
    for (rule, items) in Dictionary(grouping: counted, by: \.inference) {
      #expect(told.first?.message.description.contains("\(rule.rawValue) \(items.count) (") == true)
    }
    #expect(told.allSatisfy { !$0.message.description.contains(where: \.isNewline) })
  }

  // MARK: Random dumps

  @Test(arguments: [UInt64](0..<400)) func noLabelOfARandomDescriptionIsLost(_ seed: UInt64) throws {
    let dump = RandomDump(seed: seed)
    let screen = try ImportedScreen(Array(dump.description.utf8), language: "en")
    #expect(screen.format == .xcuitest)
    #expect(screen.lost(of: dump.labels) == [], "\(dump.description)")
  }

  @Test(arguments: [UInt64](0..<400)) func noLabelOfARandomPageSourceIsLost(_ seed: UInt64) throws {
    let dump = RandomDump(seed: seed)
    let screen = try ImportedScreen(Array(dump.source.utf8), language: "en")
    #expect(screen.format == .wdaXML)
    #expect(screen.lost(of: dump.labels) == [], "\(dump.source)")
  }

  /// The elements that the importer calls out of reach are those at which the reading does not stop.
  @Test(arguments: [UInt64](0..<400)) func unreachedElementsAreNoStops(_ seed: UInt64) throws {
    let tree = try ImportedScreen(Array(RandomDump(seed: seed).description.utf8), language: "en").document.firstScreen
      .tree
    let order = ReadingOrder(of: tree)
    let stops = Set(order.stops)
    let entered = Set(order.containers.map(\.node))
    let silent = tree.ids.count { id in
      let node = tree[id]
      if tree.isElement(id) { return !stops.contains(id) }
      return node.isAnnounced && node.label != nil && !entered.contains(id)
    }
    #expect(tree.unreached().count == silent)
  }
}

extension ImportedScreen {
  /// The labels that neither a stop nor a container says, that no rule left out, that do not join such labels, and that
  /// are not the app's name.
  fileprivate func lost(of labels: [String]) -> [String] {
    let said = ScreenReader(document).reading().map(\.text) + leftOut.map(\.text)
    let words = SaidWords(said + [document.firstScreen.name])
    return labels.filter { !words.says($0) }
  }
}

/// The labels that a dump contains, found in its text without an importer.
struct RawLabels {
  private(set) var labels: [String] = []

  init(_ bytes: [UInt8], _ format: ScreenFormat) throws {
    let text = String(decoding: bytes, as: UTF8.self)
    let found: [Substring]
    switch format {
    case .xcuitest, .xcuitestJSON, .xcode, .wdaJSON, .maestro, .idb, .axe, .simUse, .wdaXML, .detox, .mobileMCP:
      found =
        text.matches(of: /"(?:label|AXLabel|accessibilityText)"\s*:\s*"((?:[^"\\]|\\.)*)"/).map(\.output.1)
        + text.matches(of: /\blabel: \\?'([^\n]*?)\\?'(?=, [a-zV]|,? [A-Z][a-z]+(?:,|\\n|\n|$)|\\n|\n|$)/).map(
          \.output.1)
        + text.matches(of: /\slabel=\\?"([^"\\]*)\\?"/).map(\.output.1)
        + text.matches(of: /@\d+\s+\w+\s+"([^"\n]*)"/).map(\.output.1)
    case .earlGrey:
      found =
        text.matches(of: /AX\.label='(.*?)'; AX/).map(\.output.1)
        + text.matches(of: /AX\.label=&apos;(.*?)&apos;; AX/).map(\.output.1)
    case .flutter: found = text.matches(of: /\slabel: "([^\n]*)"\n/).map(\.output.1)
    case .kif: found = text.matches(of: /, label: ([^\n]*?)(?=, [a-z]+: |,? \(|\n)/).map(\.output.1)
    case .aloud, .voiceOverDesigner, .accessibilitySnapshot, .webPage, .ariaSnapshot, .puppeteer: found = []
    }
    let names = text.matches(of: /Application, [^\n]*?label: \\?'([^'\n]*?)\\?'/).map { String($0.output.1) }
    labels = found.map { RawLabels.unescaped(String($0)) }
      .filter { $0.spoken != nil && $0 != "(null)" && !names.contains($0) }
  }

  private static func unescaped(_ text: String) -> String {
    var text = text
    for (escape, character) in [
      ("\\\"", "\""), ("\\n", "\n"), ("\\/", "/"), ("\\'", "'"), ("&amp;", "&"), ("&quot;", "\""), ("&lt;", "<"),
      ("&gt;", ">"), ("&#10;", "\n"), ("&apos;", "'"),
    ] { text = text.replacing(escape, with: character) }
    return text
  }
}

/// A random dump of XCTest's elements. Each label has a word of its own, or joins the labels inside.
struct RandomDump {
  private struct Element {
    let type: XCUIElementType
    let depth: Int
    var label: String?
    var frame: (x: Int, y: Int, width: Int, height: Int)
    let accessible: Bool
  }

  private var elements: [Element] = []
  private let tellsAccessible: Bool

  /// All labels, without that of the application.
  var labels: [String] { elements.compactMap(\.label) }

  init(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    tellsAccessible = seed.isMultiple(of: 3)
    add(at: 1, .window, using: &random)
    while elements.count < 40 { add(at: 2, nil, using: &random) }
    for index in elements.indices.reversed() where elements[index].label == "join" { join(index, using: &random) }
  }

  private mutating func add(at depth: Int, _ type: XCUIElementType?, using random: inout SeededGenerator) {
    let common: [XCUIElementType] = [.other, .other, .staticText, .image, .button, .cell, .table]
    let isCommon = Int.random(in: 0..<3, using: &random) > 0
    let any = (isCommon ? common : XCUIElementType.allCases).randomElement(using: &random) ?? .other
    let isLabeled = Int.random(in: 0..<5, using: &random)
    let index = elements.count
    let label = isLabeled < 2 ? nil : isLabeled == 2 ? "join" : "word\(index)x part\(index)y"
    let isEmpty = Int.random(in: 0..<20, using: &random) == 0
    elements.append(
      Element(
        type: type ?? (any == .application || any == .window ? .other : any), depth: depth,
        label: type == nil ? label : nil,
        frame: (
          .random(in: 0...300, using: &random), .random(in: -90...800, using: &random), isEmpty ? 0 : 90,
          isEmpty ? 0 : .random(in: 10...60, using: &random)
        ), accessible: Bool.random(using: &random)))
    guard depth < 8, Int.random(in: 0..<3, using: &random) > 0 else { return }
    for _ in 0..<Int.random(in: 0...3, using: &random) { add(at: depth + 1, nil, using: &random) }
  }

  /// Gives an element the labels of the outermost labeled elements inside, or of some of them.
  private mutating func join(_ index: Int, using random: inout SeededGenerator) {
    var parts: [String] = []
    var part = index + 1
    while part < elements.count, elements[part].depth > elements[index].depth {
      if let label = elements[part].label {
        parts.append(label)
        let depth = elements[part].depth
        part += 1
        while part < elements.count, elements[part].depth > depth { part += 1 }
      } else {
        part += 1
      }
    }
    if Bool.random(using: &random) { parts = parts.filter { _ in Int.random(in: 0..<4, using: &random) > 0 } }
    elements[index].label = parts.isEmpty ? nil : parts.joined(separator: Bool.random(using: &random) ? " " : ", ")
  }

  var description: String {
    let lines = elements.map { element in
      let (x, y, width, height) = element.frame
      let label = element.label.map { ", label: '\($0)'" } ?? ""
      return String(repeating: "  ", count: element.depth + 1)
        + "\(element.type.name), 0x1, {{\(x).0, \(y).0}, {\(width).0, \(height).0}}\(label)"
    }
    return "Element subtree:\n →Application, 0x1, pid: 1, label: 'App'\n" + lines.joined(separator: "\n") + "\n"
  }

  var source: String {
    var text = "<AppiumAUT><XCUIElementTypeApplication label=\"App\">"
    var open: [Element] = []
    for element in elements {
      while let last = open.last, last.depth >= element.depth {
        text += "</XCUIElementType\(open.removeLast().type.name)>"
      }
      let (x, y, width, height) = element.frame
      let label = element.label.map { " label=\"\($0)\"" } ?? ""
      let accessible = tellsAccessible ? " accessible=\"\(element.accessible)\"" : ""
      text += "<XCUIElementType\(element.type.name)\(label)\(accessible) x=\"\(x)\" y=\"\(y)\" width=\"\(width)\""
      text += " height=\"\(height)\">"
      open.append(element)
    }
    while let last = open.popLast() { text += "</XCUIElementType\(last.type.name)>" }
    return text + "</XCUIElementTypeApplication></AppiumAUT>"
  }
}

import Aloud
import AloudTestSupport
import Testing

@testable import AloudReader

/// The ways of other technologies, replayed by the simulator.
@Suite struct TechnologyCostsTests {
  private func simulator(_ document: Document, _ technology: AssistiveTechnology) -> Simulator {
    var simulator = Simulator(document)
    simulator.pace = .swift
    simulator.begin(with: [technology])
    simulator.start()
    return simulator
  }

  /// The steps of a way as one script.
  private func perform(
    _ way: [(step: String, times: Int)], on started: Simulator
  ) throws -> [Simulator.Occurrence] {
    var simulator = started
    let lines = way.flatMap { [String](repeating: "> \($0.step)", count: $0.times) }
    return try Script(lines.joined(separator: "\n")).steps.flatMap { simulator.perform($0.action) }
  }

  @Test(arguments: ReachExample.files) func keysLeadToTheElement(_ file: String) throws {
    let document = try ReachExample.document(file)
    let started = simulator(document, .fullKeyboardAccess)
    let costs = try #require(TechnologyCosts(.fullKeyboardAccess, ScreenReader(document)))
    for stop in costs.stops {
      guard let way = stop.way else {
        #expect(stop.actions == nil)
        continue
      }
      #expect(way.reduce(0) { $0 + $1.times } == stop.actions)
      let shown = try perform(way, on: started).last { if case .shown = $0.event { true } else { false } }
      #expect(shown?.id == document.firstScreen.tree[stop.node].id, "\(way)")
    }
  }

  /// A way that has passed through a list does not come back to its first element by Tab: the list remembers another.
  @Test func whatAListRemembersIsOnTheWay() throws {
    func button(_ id: String, _ x: Int, _ y: Int) -> String {
      #"{"id": "\#(id)", "label": "\#(id)", "traits": ["button"], "frame": [\#(x), \#(y), 100, 40]}"#
    }
    let rows = (0..<6).map { button("row \($0)", 0, 150 + $0 * 50) }
    let before = (0..<6).map { button("before \($0)", 0, $0 * 25) }
    let after = (0..<6).map { button("after \($0)", 300, 750 - $0 * 50) }
    let list = #"{"container": "list", "children": [\#(rows.joined(separator: ","))]}"#
    let elements = before + [list] + after + [button("beside", 150, 400)]
    let text = #"{"aloud": 1, "order": "given", "elements": [\#(elements.joined(separator: ","))]}"#
    let document = try ImportedScreen(Array(text.utf8)).document
    let started = simulator(document, .fullKeyboardAccess)
    let costs = try #require(TechnologyCosts(.fullKeyboardAccess, ScreenReader(document)))
    for stop in costs.stops {
      guard let way = stop.way else { continue }
      let shown = try perform(way, on: started).last { if case .shown = $0.event { true } else { false } }
      #expect(shown?.id == document.firstScreen.tree[stop.node].id, "\(way)")
    }
  }

  /// No way with fewer keys exists: all elements within that number of keys are found by trying all of them.
  @Test func noFewerKeysLeadThere() throws {
    let document = try ReachExample.document("Screens/settings.json")
    let costs = try #require(TechnologyCosts(.fullKeyboardAccess, ScreenReader(document)))
    let screen = ScreenReader(document).controlledScreen
    let moves: [KeyboardFocus.Move] = [
      .nextGroup, .previousGroup, .next, .previous, .first, .last, .toward(.up), .toward(.down), .toward(.left),
      .toward(.right),
    ]
    var least: [NodeID: Int] = [:]
    var level = [KeyboardFocus()]
    for keys in 1...4 {
      level = level.flatMap { focus in
        moves.compactMap { move in
          var next = focus
          guard next.move(move, on: screen), let element = next.element else { return nil }
          if least[element] == nil { least[element] = keys }
          return next
        }
      }
    }
    for stop in costs.stops { #expect(stop.actions == least[stop.node]) }
  }

  @Test(arguments: ReachExample.files) func commandsPressTheElement(_ file: String) throws {
    let document = try ReachExample.document(file)
    guard VoiceControlWords.has(document.language) else { return }
    let started = simulator(document, .voiceControl)
    let costs = try #require(TechnologyCosts(.voiceControl, ScreenReader(document)))
    for stop in costs.stops {
      guard let way = stop.way else { continue }
      let pressed = try perform(way, on: started).first { occurrence in
        if case .shown(let shown) = occurrence.event { shown.kind == .pressed } else { false }
      }
      #expect(pressed?.id == document.firstScreen.tree[stop.node].id, "\(way)")
    }
  }

  @Test(arguments: ReachExample.files) func pressesAreThoseOfTheScan(_ file: String) throws {
    let reader = ScreenReader(try ReachExample.document(file))
    let costs = try #require(TechnologyCosts(.switchControl, reader))
    let plan = reader.controlledScreen.scanPlan().stops.filter { !$0.item.isGroup }
    for stop in costs.stops {
      let item = plan.first { $0.item.node == stop.node }
      #expect(stop.actions == item?.presses && stop.seconds == item?.seconds)
    }
  }

  /// A line of a script has no control characters, so the number is said.
  @Test(arguments: ["\\u001bPay", "Pay\\u2028now", "Pay\\u202e"]) func aNameThatNoScriptWritesHasANumber(
    _ label: String
  ) throws {
    let text =
      #"{"aloud": 1, "elements": [{"label": "Back", "traits": ["button"]}, {"label": "\#(label)", "traits": ["button"]}]}"#
    let document = try ImportedScreen(Array(text.utf8)).document
    let costs = try #require(TechnologyCosts(.voiceControl, ScreenReader(document)))
    #expect(costs.stops[1].way?.map(\.step) == ["say \"Show numbers\"", "say \"2\""])
  }

  @Test func voiceOverHasItsOwnCosts() throws {
    #expect(TechnologyCosts(.voiceOver, ScreenReader(try ReachExample.document("Screens/settings.json"))) == nil)
  }
}

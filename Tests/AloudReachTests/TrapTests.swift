import Aloud
import AloudTestSupport
import Testing

/// Each way that a search prints leads into a trap, and nothing leads out of it.
@Suite struct TrapTests {
  private static let tickets = "Reach/tickets-before.json"

  private func traps(_ file: String) throws -> [Trap] {
    TrapSearch(try ReachExample.document(file), mostStates: 60).traps
  }

  @Test func eachKindIsFound() throws {
    let traps = try traps(Self.tickets)
    #expect(
      traps.map { "\($0.kind.rawValue) \($0.path)" } == [
        "layer screens.offers", "loop screens.seats.elements[4]", "dead end screens.passenger.elements[0].children[2]",
        "thrown cursor screens.departures.elements[1]",
      ])
    #expect(traps.map(\.screen) == ["Offers", "Seats", "Passenger", "Departures"])
  }

  @Test func waysAreShortest() throws {
    let ways = try traps(Self.tickets).map { $0.way.reduce(0) { $0 + $1.times } }
    #expect(ways == [2, 4, 5, 7])
  }

  @Test(arguments: [tickets, "Audits/focus-trap/broken.json", "Audits/unexpected-focus-change/broken.json"])
  func eachWayLeadsIntoItsTrap(_ file: String) throws {
    let document = try ReachExample.document(file)
    let traps = try traps(file)
    #expect(!traps.isEmpty)
    for trap in traps {
      var replay = try TrapReplay(trap, document)
      let isTrapped = replay.isTrapped(by: trap)
      #expect(isTrapped, "\(file): \(trap.message)")
    }
  }

  @Test(arguments: [
    "Reach/tickets-after.json", "Reach/checkout-before.json", "Screens/modal-sheet.json", "Apps/toast.json",
    "Apps/kitchen-timer.json", "Apps/notices.json", "Apps/bank-session.json", "Apps/carousel.json",
    "Apps/guided-exam.json", "Audits/focus-trap/kept.json", "Audits/Korean/1.6-alert-button-kept.json",
    "Audits/Korean/3.3-flash.json",
    "Audits/chatty-updates/broken.json",
  ])
  func noTrapIsFoundWhereNoneIs(_ file: String) throws { #expect(try traps(file).isEmpty) }

  @Test func aSearchEndsAtItsLimit() throws {
    let document = try ReachExample.document("Reach/tickets-before.json")
    let search = TrapSearch(document, mostStates: 2)
    #expect(!search.isComplete && search.stateCount == 2)
    #expect(search.traps.allSatisfy { $0.path == "screens.seats.elements[4]" }, "what was not looked at proves nothing")
    #expect(TrapSearch(document).isComplete)
  }

  @Test func aDocumentWithoutBehaviorsProvesNothing() throws {
    let search = TrapSearch(try ReachExample.document("Screens/no-frames.json"))
    #expect(!search.tellsBehaviors && search.traps.isEmpty)
  }

  /// As in a capture, which says that a sheet answers the escape gesture, and not what that does. An author may add what a
  /// button does.
  @Test(arguments: [("[{\"unknown\": true}]", 0), ("[]", 1)])
  func unknownEffectsMayLeadOut(_ escape: String, _ traps: Int) throws {
    func sheet(_ button: String) throws -> TrapSearch {
      let button = #"{"label": "OK", "traits": ["button"]\#(button)}"#
      return TrapSearch(
        try Self.app(#"{"container": "group", "modal": true, "on": {"escape": \#(escape)}, "children": [\#(button)]}"#))
    }
    let alone = try sheet("")
    #expect(alone.tellsBehaviors == (traps > 0))
    let extended = try sheet(#", "on": {"activate": [{"post": "announcement", "text": "Done"}]}"#)
    #expect(extended.tellsBehaviors && extended.traps.count == traps)
  }

  private static func app(_ elements: String, _ rest: String = "") throws -> Document {
    try ImportedScreen(Array(#"{"aloud": 1, "elements": [\#(elements)]\#(rest)}"#.utf8)).document
  }

  @Test func aScreenThatBecomesEmptyIsADeadEnd() throws {
    let send = { (more: String) in
      #"{"id": "all", "children": [{"label": "Send", "traits": ["button"], "on": {"activate": [{"set": "all", "hidden": true}\#(more)]}}]}"#
    }
    #expect(TrapSearch(try Self.app(send(""))).traps.map(\.kind) == [.deadEnd])
    for seconds in [5, 600] {
      let shownAgain = #", {"after": \#(seconds), "do": [{"set": "all", "hidden": false}]}"#
      #expect(TrapSearch(try Self.app(send(shownAgain))).traps.isEmpty)
    }
  }

  /// Elements that are crossed to the right; to the left, the second one sends the cursor to one of them.
  @Test(arguments: ["three", "four"]) func whatHoldsFlicksToTheLeftIsALoop(_ place: String) throws {
    let back = #"{"post": "layoutChanged", "focus": "\#(place)"}"#
    let document = try Self.app(
      #"{"label": "One"}, {"id": "two", "label": "Two", "on": {"focus": [\#(back)]}}, {"id": "three", "label": "Three"}, {"id": "four", "label": "Four"}"#
    )
    let traps = TrapSearch(document).traps
    #expect(traps.map(\.kind) == [.loop] && traps.first?.id == "two")
    #expect(traps.first.map { "\($0.message)".hasPrefix("flicking left never gets past “") } == true)
    for trap in traps {
      var replay = try TrapReplay(trap, document)
      let isTrapped = replay.isTrapped(by: trap)
      #expect(isTrapped, "\(trap.way)")
    }
  }

  @Test func aTimerThatMovesTheCursorOnceIsNoTrap() throws {
    let rows = #"{"id": "first", "label": "One"}, {"label": "Two"}"#
    let move = #"{"post": "layoutChanged", "focus": "first"}"#
    let once = try Self.app(rows, #", "on": {"appear": [{"after": 9, "do": [\#(move)]}]}"#)
    #expect(TrapSearch(once).traps.isEmpty)
    let often = try Self.app(rows, #", "on": {"appear": [{"every": 9, "do": [\#(move)]}]}"#)
    #expect(TrapSearch(often).traps.map(\.kind) == [.thrownCursor])
  }

  @Test func aConditionThatWasNotMetMayLeadOut() throws {
    let sheet = { (effects: String) in
      #"{"label": "Below"}, {"id": "sheet", "modal": true, "children": [{"id": "code", "label": "Code", "text": {}}, {"label": "Send", "traits": ["button"], "on": {"activate": [\#(effects)]}}]}"#
    }
    let wrong = #"{"post": "announcement", "text": "Wrong"}"#
    #expect(TrapSearch(try Self.app(sheet(wrong))).traps.map(\.kind) == [.layer])
    let close = #"{"set": "sheet", "hidden": true}"#
    let test = #"{"if": {"value": "code", "equals": "1234"}, "then": [\#(close)], "else": [\#(wrong)]}"#
    #expect(TrapSearch(try Self.app(sheet(test))).traps.isEmpty)
  }
}

/// A way as a script replays it.
private struct TrapReplay {
  private var simulator: Simulator
  /// The ranks of the cursor before and after each wait.
  private var moves: [(before: Int?, after: Int?)] = []

  init(_ trap: Trap, _ document: Document) throws {
    let steps = trap.way.flatMap { Array(repeating: "> \($0.step)", count: $0.times) }
    let script = try Script((["app app.json", "", "> start"] + steps).joined(separator: "\n"))
    simulator = Simulator(document)
    for step in script.steps {
      let before = simulator.reader.rank
      simulator.perform(step.action)
      if case .wait = step.action { moves.append((before, simulator.reader.rank)) }
    }
  }

  mutating func isTrapped(by trap: Trap) -> Bool {
    switch trap.kind {
    case .deadEnd: return staysWithAnyMove()
    case .loop: return goesRound(.swipeRight) || goesRound(.swipeLeft)
    case .layer: return staysOnScreen()
    case .thrownCursor:
      return moves.count >= 2 && moves.allSatisfy { $0.before == moves[0].before && $0.after != $0.before }
    }
  }

  private func staysWithAnyMove() -> Bool {
    let touches = simulator.reader.narrator.order.stops.compactMap { simulator.reader.narrator.tree[$0].label?.string }
      .map { ScreenReader.Gesture.touch(.label($0)) }
    return ([.swipeRight, .swipeLeft, .fourFingerTapTop, .fourFingerTapBottom] + touches).allSatisfy { gesture in
      var copy = simulator
      copy.perform(gesture)
      return copy.reader.rank == simulator.reader.rank
    }
  }

  private func goesRound(_ flick: ScreenReader.Gesture) -> Bool {
    var simulator = simulator
    var seen: Set<Int> = []
    for _ in 0..<100 {
      simulator.perform(flick)
      if let rank = simulator.reader.rank { seen.insert(rank) }
    }
    let last = flick == .swipeRight ? simulator.reader.narrator.stopCount - 1 : 0
    return seen.count < simulator.reader.narrator.stopCount && !seen.contains(last)
  }

  /// Tries many gestures, in an order that is always the same. After a layer, another one may lead back into it.
  private mutating func staysOnScreen() -> Bool {
    let labels = labels
    var random = SeededGenerator(seed: 1)
    let gestures: [ScreenReader.Gesture] = [
      .swipeRight, .swipeLeft, .doubleTap, .scrub, .twoFingerDoubleTap, .swipeDown,
    ]
    for _ in 0..<300 { simulator.perform(gestures.randomElement(using: &random) ?? .scrub) }
    return self.labels == labels
  }

  private var labels: [String] {
    simulator.reader.narrator.order.stops.map { simulator.reader.narrator.tree[$0].label?.string ?? "" }
  }
}

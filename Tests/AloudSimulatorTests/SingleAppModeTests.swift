import Aloud
import Testing

/// Every event in every mode, on every device: the simulator follows the table.
@Suite struct SingleAppModeTests {
  typealias Event = SingleAppMode.Event

  /// `>` changes the mode, `yes` is permission, `-` is refusal. The letters after a slash are the device's
  /// requirements: Supervised, Allowed for Autonomous Single App Mode, Entitled to assessments.
  static let expected = """
    event              | unlocked                 | guidedAccess | singleApp | autonomousSingleApp | assessment
    userStarts         | >guidedAccess            | -            | -         | -                   | -
    userEnds           | -                        | >unlocked    | -         | -                   | -
    userChangesOptions | yes                      | yes          | -         | -                   | -
    userLeavesApp      | yes                      | -            | -         | -                   | -
    appRequestsSession | >autonomousSingleApp /SA | -            | -         | -                   | -
    appReleasesSession | -                        | -            | -         | >unlocked           | -
    appConfigures      | -                        | -            | yes       | yes                 | -
    assessmentBegins   | >assessment /E           | -            | -         | -                   | -
    assessmentEnds     | -                        | -            | -         | -                   | >unlocked
    managementLocks    | >singleApp /S            | -            | -         | -                   | -
    managementUnlocks  | -                        | -            | >unlocked | -                   | -
    deviceRestarts     | yes                      | >unlocked    | yes       | >unlocked           | >unlocked
    """

  /// One cell on one device.
  struct Case: CustomTestStringConvertible {
    let event: Event
    let mode: SingleAppMode
    let device: GuidedAccess
    let answer: SingleAppMode.Answer

    /// The mode afterwards.
    var next: SingleAppMode { if case .becomes(let next) = answer { next } else { mode } }

    var testDescription: String {
      let facts = [device.supervised, device.allowedForAutonomousSingleAppMode, device.assessmentEntitlement]
      let letters = zip("SAE", facts).filter(\.1).map { String($0.0) }.joined()
      return "\(event) in \(mode) on \(letters.isEmpty ? "-" : letters)"
    }
  }

  static let devices = (0..<8).map { bits in
    GuidedAccess().with {
      $0.supervised = bits & 1 != 0
      $0.allowedForAutonomousSingleAppMode = bits & 2 != 0
      $0.assessmentEntitlement = bits & 4 != 0
    }
  }

  static let cases: [Case] = {
    func trimmed(_ text: Substring) -> String { text.split(separator: " ").joined(separator: " ") }
    let rows = expected.split(separator: "\n").map { $0.split(separator: "|").map(trimmed) }
    let modes = rows[0].dropFirst().compactMap(SingleAppMode.init)
    return rows.dropFirst().flatMap { row -> [Case] in
      guard let event = Event(rawValue: row[0]) else { return [] }
      return zip(modes, row.dropFirst()).flatMap { mode, cell in
        devices.map { Case(event: event, mode: mode, device: $0, answer: answer(cell, on: $0)) }
      }
    }
  }()

  private static func answer(_ cell: String, on device: GuidedAccess) -> SingleAppMode.Answer {
    let parts = cell.split(separator: " /")
    let holds = [
      "S": device.supervised, "A": device.allowedForAutonomousSingleAppMode, "E": device.assessmentEntitlement,
    ]
    guard parts[0] != "-", (parts.dropFirst().first ?? "").allSatisfy({ holds[String($0)] ?? false }) else {
      return .refused
    }
    return SingleAppMode(rawValue: String(parts[0].dropFirst())).map { .becomes($0) } ?? .granted
  }

  @Test func theTableIsComplete() {
    #expect(Self.cases.count == Event.allCases.count * SingleAppMode.allCases.count * 8)
    #expect(SingleAppMode.table.map(\.event) == Event.allCases)
  }

  @Test(arguments: cases) func theTableGivesTheExpectedAnswers(_ cell: Case) {
    #expect(cell.mode.answer(to: cell.event, on: cell.device) == cell.answer)
  }

  // MARK: The same in a simulator

  /// Buttons with each request, which report the result.
  private func walk(on device: GuidedAccess) throws -> Walk {
    func told(_ make: ([Effect], [Effect]) -> Effect) -> Effect { make([.say("Granted")], [.say("Refused")]) }
    let requests: [(Event, Effect)] = [
      (.appRequestsSession, told { .session(true, $0, else: $1) }),
      (.appReleasesSession, told { .session(false, $0, else: $1) }),
      (.appConfigures, told { .configure(.zoom, enabled: true, $0, else: $1) }),
      (.assessmentBegins, told { .assessment(true, $0, else: $1) }),
      (.assessmentEnds, told { .assessment(false, $0, else: $1) }),
    ]
    return try Walk(
      [.heading("Start")] + requests.map { .acting(SpokenText($0.rawValue), $1) }, on: device, pace: .listen)
  }

  /// A simulator in a mode, if the device can enter that mode.
  private func walk(in mode: SingleAppMode, on device: GuidedAccess) throws -> Walk? {
    var walk = try walk(on: device)
    switch mode {
    case .unlocked: break
    case .guidedAccess: walk.step("guided access start")
    case .singleApp:
      // A device that is not supervised now was supervised when it was locked.
      if !device.supervised { walk = try self.walk(on: device.with { $0.managedSingleAppMode = true }) }
      if device.supervised { walk.step("single app mode start") }
    case .autonomousSingleApp: walk.step("touch \"appRequestsSession\"", "double tap")
    case .assessment: walk.step("touch \"assessmentBegins\"", "double tap")
    }
    let hasWay =
      switch mode {
      case .unlocked, .guidedAccess, .singleApp: true
      case .autonomousSingleApp: device.supervised && device.allowedForAutonomousSingleAppMode
      case .assessment: device.assessmentEntitlement
      }
    #expect(walk.device.mode == (hasWay ? mode : .unlocked))
    return hasWay ? walk : nil
  }

  /// The speech about the mode.
  private func told(_ cell: Case) -> [String] {
    switch (cell.mode, cell.next) {
    case (.unlocked, .unlocked): []
    case (.unlocked, _): ["[guided access started]", "Guided Access started"]
    case (_, .unlocked): ["[guided access ended]", "Guided Access ended"]
    default: []
    }
  }

  private func check(_ walk: Walk, _ cell: Case) {
    #expect(walk.device.mode == cell.next)
    #expect(walk.device.isGuidedAccessEnabled == (cell.next != .unlocked))
    #expect(walk.simulator.fault == nil)
  }

  private func step(_ event: Event) -> String? {
    switch event {
    case .userStarts: "guided access start"
    case .userEnds: "guided access end"
    case .userChangesOptions: "guided access deny \"motion\""
    case .userLeavesApp: "home"
    case .managementLocks: "single app mode start"
    case .managementUnlocks: "single app mode end"
    case .deviceRestarts: "restart"
    case .appRequestsSession, .appReleasesSession, .appConfigures, .assessmentBegins, .assessmentEnds: nil
    }
  }

  static let stepCases = cases.filter { !isOfApp($0.event) }
  static let appCases = cases.filter { isOfApp($0.event) }

  private static func isOfApp(_ event: Event) -> Bool {
    [.appRequestsSession, .appReleasesSession, .appConfigures, .assessmentBegins, .assessmentEnds].contains(event)
  }

  @Test(arguments: stepCases) func stepsFollowTheTable(_ cell: Case) throws {
    guard var walk = try walk(in: cell.mode, on: cell.device), let step = step(cell.event) else { return }
    let before = walk.device
    let happened = walk.step(step)
    check(walk, cell)
    switch (cell.event, cell.answer) {
    case (_, .refused): #expect(happened == ["[refused]"] && walk.device == before)
    case (.deviceRestarts, _): #expect(happened == ["[screen changed]", "Start, Heading"])
    case (.userLeavesApp, _): #expect(happened == ["[app left]"] && walk.device.isAway)
    case (.userChangesOptions, _): #expect(happened == [] && walk.device.denied == ["motion"])
    default: #expect(happened == told(cell))
    }
  }

  @Test(arguments: appCases) func effectsFollowTheTable(_ cell: Case) throws {
    guard var walk = try walk(in: cell.mode, on: cell.device) else { return }
    walk.step("touch \"\(cell.event)\"")
    let happened = walk.step("double tap")
    check(walk, cell)
    var expected = told(cell)
    if cell.event == .appConfigures { expected = [cell.answer == .refused ? "[permission denied]" : "[zoom on]"] }
    #expect(happened == expected + [cell.answer == .refused ? "Refused" : "Granted"])
  }

  @Test(arguments: appCases) func callsFollowTheTable(_ cell: Case) throws {
    guard var walk = try walk(in: cell.mode, on: cell.device) else { return }
    let completion =
      switch cell.event {
      case .appRequestsSession: walk.simulator.requestGuidedAccessSession(enabled: true)
      case .appReleasesSession: walk.simulator.requestGuidedAccessSession(enabled: false)
      case .assessmentBegins: walk.simulator.requestAssessment(enabled: true)
      case .assessmentEnds: walk.simulator.requestAssessment(enabled: false)
      default: walk.simulator.configureForGuidedAccess(features: [.zoom], enabled: true)
      }
    check(walk, cell)
    #expect(completion.didSucceed == (cell.answer != .refused))
    let configures = cell.event == .appConfigures
    #expect(completion.error == (configures && cell.answer == .refused ? .permissionDenied : nil))
    #expect(
      walk.lines(completion.occurrences)
        == (configures ? [cell.answer == .refused ? "[permission denied]" : "[zoom on]"] : told(cell)))
  }

  // MARK: Related laws

  /// A lock to the app blocks every way out of it, and every way to the options.
  @Test(arguments: SingleAppMode.allCases) func lockedModesBlockEveryWayOut(_ mode: SingleAppMode) throws {
    let walk = try #require(try walk(in: mode, on: .permissive))
    let isLocked = mode != .unlocked
    for step in ["home", "four-finger swipe left", "four-finger swipe right"] {
      var walk = walk
      let happened = walk.step(step)
      #expect((happened == ["[refused]"]) == isLocked, "\(step): \(happened)")
      #expect(walk.device.mode == mode)
    }
    let mayChange = mode == .unlocked || mode == .guidedAccess
    let ways = [
      "guided access options", "guided access allow \"touch\"", "guided access area 0,0,10,10",
      "guided access areas off", "guided access time limit 60s", "guided access time limit off",
      "accessibility shortcut \"Guided Access\"",
    ]
    for step in ways {
      var walk = walk
      #expect((walk.step(step) == ["[refused]"]) == !mayChange, "\(step)")
    }
  }

  @Test func aDeviceLockedAtTheStartStaysLocked() throws {
    var walk = try walk(on: GuidedAccess().with { $0.managedSingleAppMode = true })
    #expect(walk.device.mode == .singleApp)
    #expect(walk.step("start") == ["[screen changed]", "Start, Heading"])
    #expect(walk.step("restart") == ["[screen changed]", "Start, Heading"])
    #expect(walk.device.mode == .singleApp)
    #expect(walk.step("single app mode end") == ["[guided access ended]", "Guided Access ended"])
    #expect(walk.step("single app mode start") == ["[refused]"])
    _ = walk.start()
    #expect(walk.device.mode == .singleApp)
  }

  @Test func assessmentsGiveNoSpellingHelp() throws {
    var walk = try walk(on: .permissive)
    #expect(walk.simulator.settings.spelling)
    walk.step("touch \"assessmentBegins\"", "double tap")
    #expect(!walk.simulator.settings.spelling)
    let assessed = walk
    walk.step("touch \"assessmentEnds\"", "double tap")
    #expect(walk.simulator.settings.spelling)
    for step in ["restart", "start"] {
      var walk = assessed
      walk.step(step)
      #expect(walk.device.mode == .unlocked && walk.simulator.settings.spelling, "\(step)")
    }
  }
}

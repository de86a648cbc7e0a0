import AloudSpeech
import AloudTestSupport
import AloudTree
import Testing

@testable import AloudReader
@testable import AloudScript
@testable import AloudSimulator

/// Laws for every device and all events: many short walks, in parts that run in parallel.
@Suite(.long) struct DeviceInvariantTests {
  private static let parts = 0..<20
  private static let seedsInPart = 51

  /// The walks of a part; only one of this number runs. The seed determines a walk: 4 and 7 include everything.
  private func walks(_ part: Int, oneIn step: Int = 1) -> some Sequence<Result<DeviceLaws, any Error>> {
    stride(from: 0, to: Self.seedsInPart, by: step).lazy.map { seed in
      Result { try DeviceLaws(seed: UInt64(part * Self.seedsInPart + seed), steps: 12) }
    }
  }

  @Test(arguments: parts) func everyStepOfEveryWalkKeepsTheInvariants(_ part: Int) throws {
    for walk in walks(part) {
      var laws = try walk.get()
      for step in laws.walk.script.steps { laws.perform(step) }
    }
  }

  @Test(arguments: parts) func runsAreReproducibleAndCopiesIndependent(_ part: Int) throws {
    for walk in walks(part, oneIn: 4) {
      let laws = try walk.get()
      var (one, other) = (laws.simulator, laws.simulator)
      let steps = laws.walk.script.steps
      for step in steps.prefix(steps.count / 2) { one.perform(step.action) }
      var copy = one
      let rest = steps.dropFirst(steps.count / 2)
      let happened = rest.map { one.perform($0.action) }
      #expect(rest.map { copy.perform($0.action) } == happened, "seed \(laws.walk.seed)")
      #expect(copy.device == one.device && copy.time == one.time, "seed \(laws.walk.seed)")
      // A copy from the start is not affected by other copies.
      for step in steps.prefix(steps.count / 2) { other.perform(step.action) }
      #expect(rest.map { other.perform($0.action) } == happened, "seed \(laws.walk.seed)")
    }
  }

  @Test(arguments: parts) func timeInPiecesGivesTheSameEvents(_ part: Int) throws {
    for walk in walks(part, oneIn: 7) {
      let laws = try walk.get()
      var (whole, pieces) = (laws.simulator, laws.simulator)
      (whole.isLive, pieces.isLive) = (true, true)
      for step in laws.walk.script.steps {
        let first = whole.perform(step.action) + whole.pass(seconds: 1)
        var second = pieces.perform(step.action)
        for seconds in [0.25, 0.05, 0.5, 0, 0.2] { second += pieces.pass(seconds: seconds) }
        #expect(first == second, "\(laws.place(step))")
        #expect(whole.time == pieces.time && whole.device == pieces.device, "\(laws.place(step))")
      }
    }
  }

  /// The walks cover the required events.
  @Test func walksCoverAllEvents() throws {
    var modes: Set<SingleAppMode> = []
    var happenings: Set<Happening> = []
    var faults = 0
    for part in Self.parts {
      for walk in walks(part, oneIn: 4) {
        var laws = try walk.get()
        for step in laws.walk.script.steps {
          for occurrence in laws.simulator.perform(step.action) {
            if case .happening(let happening) = occurrence.event { happenings.insert(happening) }
          }
          modes.insert(laws.simulator.device.mode)
        }
        faults += laws.simulator.fault == nil ? 0 : 1
      }
    }
    #expect(modes == Set(SingleAppMode.allCases))
    #expect(Set(Happening.allCases.filter(\.isOfDevice)).subtracting(happenings) == [])
    #expect(faults < Self.parts.count * Self.seedsInPart / 4 / 5)
  }
}

/// A walk, and the laws at each of its steps.
private struct DeviceLaws {
  let walk: RandomWalk
  var simulator: Simulator

  init(seed: UInt64, steps: Int) throws {
    walk = try RandomWalk(seed: seed, steps: steps, count: 4, settings: seed % 4 == 0, device: true)
    var options = ReaderOptions()
    for change in walk.script.heads.settings { options.settings.apply(change) }
    simulator = Simulator(walk.document, options: options)
    simulator.pace = walk.script.heads.pace
    simulator.isLive = seed % 5 == 0
  }

  func place(_ step: Script.Step) -> String { "seed \(walk.seed), line \(step.line): \(step.written)" }

  /// Performs a step; with an outside clock, some time passes after it.
  mutating func perform(_ step: Script.Step) {
    let before = simulator
    var happened = simulator.perform(step.action)
    if simulator.isLive { happened += simulator.pass(seconds: 0.7) }
    checkSessions(since: before, happened, step)
    checkSilence(since: before, happened, step)
    // Every refusal has a reason.
    #expect(happened.allSatisfy { $0.event != .happening(.refused) && $0.refusal?.description != "" }, "\(place(step))")
    #expect(simulator.fault == nil || simulator.fault == .endless, "\(place(step))")
    guard simulator.fault == nil else { return }
    checkCursor(step)
    checkLocks(since: before, happened, step)
  }

  // MARK: Sessions

  /// At most one at a time: each begins after the end of the one before.
  private func checkSessions(since before: Simulator, _ happened: [Simulator.Occurrence], _ step: Script.Step) {
    let told = happened.compactMap { occurrence -> Bool? in
      switch occurrence.event {
      case .happening(.guidedAccessStarted): true
      case .happening(.guidedAccessEnded): false
      default: nil
      }
    }
    let now = simulator.device.isGuidedAccessEnabled
    // A device that restarts says nothing about sessions that have ended.
    let isNew = [.start, .device(.restart)].contains(step.action)
    let first = isNew ? told.first.map { !$0 } ?? now : before.device.isGuidedAccessEnabled
    let states = [first] + told
    #expect(zip(states, states.dropFirst()).allSatisfy { $0 != $1 }, "\(place(step)): \(states)")
    #expect(states.last == now, "\(place(step)): \(states)")
    #expect(!now || !simulator.device.isAway, "\(place(step))")
  }

  // MARK: VoiceOver off

  /// No speech, no cursor, and only events of the device.
  private func checkSilence(since before: Simulator, _ happened: [Simulator.Occurrence], _ step: Script.Step) {
    var isOn = before.device.isVoiceOverRunning || step.action == .start
    // VoiceOver says that it turns off.
    var saysGoodbye = !isOn && (before.queue.isSpeaking || !before.queue.isIdle)
    for occurrence in happened {
      switch occurrence.event {
      case .happening(.voiceOverOn): isOn = true
      case .happening(.voiceOverOff): (isOn, saysGoodbye) = (false, true)
      case .happening(let happening) where !isOn:
        let isTold = happening.isOfDevice || [.nothingThere, .stillSpeaking].contains(happening)
        #expect(isTold, "\(place(step)): \(happening)")
      case .utterance(let speech) where !isOn:
        #expect(saysGoodbye && speech.origin == .system, "\(place(step)): \(speech)")
        saysGoodbye = false
      case .graph where !isOn, .focus where !isOn: Issue.record("\(place(step)): \(occurrence.event)")
      default: break
      }
    }
    guard step.action != .start, simulator.fault == nil else { return }
    #expect(simulator.device.isVoiceOverRunning == isOn, "\(place(step))")
  }

  // MARK: Screen and cursor

  /// The reader has the current screen, and the app knows the position of the cursor.
  private func checkCursor(_ step: Script.Step) {
    let reader = simulator.reader
    let stops = reader.narrator.order.stops
    #expect(reader.appTree == simulator.shownTree, "\(place(step))")
    #expect(reader.rank.map(stops.indices.contains) ?? stops.isEmpty, "\(place(step))")
    guard simulator.reader.seesApp, simulator.device.isVoiceOverRunning, simulator.changes.pending == nil,
      !simulator.device.isAway, let cursor = simulator.app.cursor, reader.narrator.order.rank(of: cursor) != nil
    else { return }
    #expect(simulator.app.cursor == reader.appFocus, "\(place(step))")
  }

  /// No locked node, and no node inside one, has the cursor or speech.
  private func checkLocks(since before: Simulator, _ happened: [Simulator.Occurrence], _ step: Script.Step) {
    if simulator.reader.seesApp, let focus = simulator.reader.appFocus {
      #expect(simulator.app.document?.isLocked(focus) == false, "\(place(step))")
    }
    // If the same nodes were locked all the time, all speech is about reachable nodes.
    guard before.app.document?.restrictions == simulator.app.document?.restrictions,
      before.app.document?.depth == simulator.app.document?.depth,
      ![.start, .device(.restart)].contains(step.action)
    else { return }
    let locked = before.lockedIDs.intersection(simulator.lockedIDs)
    for occurrence in happened where occurrence.event.isNew {
      #expect(!locked.contains(occurrence.id ?? ""), "\(place(step)): \(occurrence.event)")
    }
  }
}

extension Simulator {
  /// The app's screen, without VoiceOver's own layers.
  fileprivate var shownTree: Tree {
    systemScreen?.dialog.app.tree ?? app.shownTree
  }

  fileprivate var lockedIDs: Set<String> {
    Set(app.tree.ids.filter { app.document?.isLocked($0) == true }.compactMap { app.tree[$0].id })
  }
}

extension Simulator.Event {
  /// False for the end of earlier speech.
  fileprivate var isNew: Bool {
    switch self {
    case .fellSilent, .interrupted, .lost, .announcementFinished: false
    case .utterance, .graph, .focus, .happening, .refused, .shown: true
    }
  }
}

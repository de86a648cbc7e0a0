import AloudScript
import AloudSpeech
import AloudTestSupport
import AloudTree
import Testing

@testable import AloudReader
@testable import AloudSimulator

/// Laws for every walk through every app.
@Suite(.long) struct WalkLawsTests {
  private static let seeds = UInt64(0)..<20

  private func simulator(_ walk: RandomWalk) -> Simulator {
    var simulator = Simulator(walk.document)
    simulator.pace = walk.script.heads.pace
    return simulator
  }

  @Test(arguments: seeds) func theCursorIsOnAStopOfTheApp(_ seed: UInt64) throws {
    let walk = try RandomWalk(seed: seed)
    var simulator = simulator(walk)
    for step in walk.script.steps where simulator.fault == nil {
      simulator.perform(step.action)
      let reader = simulator.reader
      let stops = reader.narrator.order.stops
      #expect(reader.appTree == simulator.app.shownTree, "\(step.line): \(step.written)")
      #expect(reader.rank.map(stops.indices.contains) ?? stops.isEmpty, "\(step.line): \(step.written)")
      if simulator.fault == nil {
        #expect(simulator.app.cursor == reader.appFocus, "\(step.line): \(step.written)")
      }
    }
  }

  @Test(arguments: seeds) func timeNeverGoesBack(_ seed: UInt64) throws {
    let walk = try RandomWalk(seed: seed)
    var simulator = simulator(walk)
    for step in walk.script.steps {
      var last = simulator.time
      for occurrence in simulator.perform(step.action) {
        #expect(occurrence.time >= last)
        last = occurrence.time
      }
      #expect(simulator.time >= last)
    }
  }

  @Test(arguments: seeds) func copiesAreEqualAndIndependent(_ seed: UInt64) throws {
    let walk = try RandomWalk(seed: seed)
    var simulator = simulator(walk)
    let (before, after) = (walk.script.steps.prefix(60), walk.script.steps.dropFirst(60))
    for step in before { simulator.perform(step.action) }
    var copy = simulator
    let happened = after.map { simulator.perform($0.action) }
    #expect(after.map { copy.perform($0.action) } == happened)
  }

  /// Walks that endless behaviors stop do not count.
  private static let running = seeds.filter { seed in
    (try? RandomWalk(seed: seed)).flatMap { try? $0.script.run(on: $0.document) } != nil
  }

  @Test func mostWalksComplete() { #expect(Self.running.count >= 15) }

  @Test(arguments: running) func playedScriptsPass(_ seed: UInt64) throws {
    let walk = try RandomWalk(seed: seed)
    let run = try walk.script.run(on: walk.document)
    let played = try Script(walk.script.transcript(run.actuals))
    #expect(try played.run(on: walk.document).failures == [])
    #expect(played.recorded(run.actuals) == played.text)
    let recorded = try Script(walk.script.recorded(run.actuals))
    #expect(try recorded.run(on: walk.document).failures == [])
    #expect(recorded.recorded(run.actuals) == recorded.text)
  }
}

/// Every announcement ends once: it is heard, interrupted or lost.
@Suite struct AnnouncementLawsTests {
  private struct Fate {
    var isHigh = false
    var said = 0
    var succeeded = 0
    var failed = 0
    var lost = 0
    var interrupted = 0
  }

  /// The results of announcements, by their text. A restarted app forgets earlier announcements.
  private func fates(_ walk: RandomWalk, _ simulator: inout Simulator) -> [String: Fate] {
    var fates: [String: Fate] = [:]
    func count(_ speech: ScreenReader.Speech, _ field: WritableKeyPath<Fate, Int>) {
      guard let text = speech.utterance.description.first?.text, text.hasPrefix(RandomWalk.note) else { return }
      fates[text, default: Fate(isHigh: speech.priority == .high)][keyPath: field] += 1
    }
    for step in walk.script.steps {
      if step.action == .start { fates = [:] }
      for occurrence in simulator.perform(step.action) {
        switch occurrence.event {
        case .utterance(let speech): count(speech, \.said)
        case .announcementFinished(let speech, true): count(speech, \.succeeded)
        case .announcementFinished(let speech, false): count(speech, \.failed)
        case .lost(let speech): count(speech, \.lost)
        case .interrupted(let speech): count(speech, \.interrupted)
        case .graph, .happening, .refused, .focus, .fellSilent, .shown: break
        }
      }
    }
    return fates
  }

  @Test(.long, arguments: UInt64(0)..<20) func everyAnnouncementEndsOnce(_ seed: UInt64) throws {
    let walk = try RandomWalk(seed: seed, steps: 250, settings: false)
    var simulator = Simulator(walk.document)
    simulator.pace = walk.script.heads.pace
    let fates = fates(walk, &simulator)
    let last = simulator.queue.current?.speech.utterance.description.first?.text
    for (text, fate) in fates {
      #expect(fate.said <= 1, "\(text): \(fate)")
      #expect(fate.succeeded + fate.failed + fate.lost <= 1, "\(text): \(fate)")
      #expect(fate.succeeded == 0 || fate.said == 1, "\(text): \(fate)")
      #expect(fate.interrupted == fate.failed, "\(text): \(fate)")
      if fate.isHigh, fate.said > 0, text != last, simulator.fault == nil {
        #expect(fate.succeeded == 1, "\(text): \(fate)")
      }
    }
  }
}

import AloudProcess
import AloudTestSupport
import AloudTones
import Foundation
import Testing

@testable import AloudSound

/// Workers that crash, hang or leak.
@Suite(.enabled(if: Speech.isAvailable)) struct EngineLifeTests {
  private static let deadly = [
    String(repeating: "s'", count: 70), String(repeating: "a.", count: 90),
    String(repeating: "a. ", count: 6) + String(repeating: "a.b. ", count: 90),
    "'-सेटिंग", "(-सेटिंग", String(repeating: "-", count: 27) + "अ.अ.79005267",
    "[[http://a.b.c" + String(repeating: "ä.", count: 120),
  ]

  @Test(arguments: deadly) func sanitizedTextNeverCrashesTheEngine(_ text: String) throws {
    let engine = Speech.quick()
    for voice in ["en-us", "ko", "ja", "de", "hi"] {
      let rendition = try engine.rendition(of: Speech.passage("one", text, voice: voice, rate: 449))
      #expect(rendition.loss == nil)
    }
    #expect(engine.statistics.workersLost == 0)
  }

  @Test(arguments: [false, true]) func onlyTheCrashingPassageIsLost(_ isReproducible: Bool) throws {
    let engine = Speech.quick { ($0.sanitizes, $0.isReproducible) = (false, isReproducible) }
    let texts = ["one", Self.deadly[0], "two", "three", Self.deadly[1], Self.deadly[0], "four", "five", "six"]
    let renditions = try engine.renditions(of: texts.map { Speech.passage($0) })
    #expect(renditions.map { $0.loss == nil } == texts.map { !Self.deadly.contains($0) })
    #expect(renditions[1].loss == "espeak-ng crashed (signal 6)")
    #expect(renditions[1].waveform.samples.isEmpty && renditions[1].runs == [0..<0])
    #expect(renditions.filter { $0.loss == nil }.allSatisfy { $0.waveform.duration > 0.1 })
    #expect(try engine.rendition(of: Speech.passage("seven")).loss == nil)
  }

  @Test func onlyTheSlowPassageIsLost() throws {
    let engine = Speech.quick { ($0.timeLimit, $0.workerCount) = (4.5, 1) }
    _ = try engine.rendition(of: Speech.passage("one"))
    let worker = try engine.borrow()
    engine.giveBack(worker)
    kill(worker.process.process, SIGSTOP)
    let renditions = try engine.renditions(of: ["two", "three", "four"].map { Speech.passage($0) })
    #expect(renditions.map(\.loss) == ["espeak-ng did not finish within 4.5 s", nil, nil])
    #expect(engine.statistics.workersLost == 1)
  }

  /// Listening takes longer than speaking, and is not a fault.
  @Test(.long) func slowConsumersAreAllowed() throws {
    let engine = Speech.quick { ($0.timeLimit, $0.workerCount) = (5, 1) }
    let long = Speech.passage(String(repeating: "one two three four, ", count: 30), rate: 80)
    var losses: [String?] = []
    try engine.render([Speech.passage("one"), long, long]) { rendition in
      if losses.isEmpty { usleep(6_000_000) }
      losses.append(rendition.loss)
    }
    #expect(losses == [nil, nil, nil] && engine.statistics.workersLost == 0)
  }

  @Test func longSoundsAreCut() throws {
    let engine = Speech.quick { ($0.soundLimit, $0.textLimit) = (1, 60) }
    let long = try engine.rendition(of: Speech.passage("one two three four five six seven", "eight"))
    #expect(long.waveform.duration == 1 && long.loss == "it is cut off after 1 s")
    #expect(long.runs == [0..<22_050, 22_050..<22_050])
    let unsaid = try #require(long.unsaid)
    #expect((8..<25).contains(unsaid))
    let text = try engine.rendition(of: Speech.passage("o" + String(repeating: " ", count: 60) + "two"))
    #expect(text.loss == "only its first 60 characters are said")
  }

  @Test func longTextsAreSpokenCompletely() throws {
    let engine = Speech.quick()
    let text = String(repeating: "All of the words of an ordinary long text are said. ", count: 60)
    let rendition = try engine.rendition(of: Speech.passage(text, "Button"))
    #expect(rendition.waveform.duration > 150 && rendition.loss == nil && rendition.unsaid == nil)
    #expect(rendition.runs.count == 2 && rendition.runs[1].upperBound == rendition.waveform.samples.count)
    let sources = rendition.words.map(\.source)
    #expect(sources.count > 500 && rendition.words.map(\.frame) == rendition.words.map(\.frame).sorted())
  }

  @Test func aWorkerThatEndedIsReplaced() throws {
    let engine = Speech.quick()
    _ = try engine.rendition(of: Speech.passage("one"))
    let worker = try engine.borrow()
    let process = worker.process.process
    engine.giveBack(worker)
    kill(process, SIGKILL)
    usleep(50_000)
    #expect(try engine.rendition(of: Speech.passage("two")).loss == nil)
    #expect(engine.statistics.workersStarted == 2)
  }

  @Test func workersEndWithTheirEngine() throws {
    var engine: ESpeak? = Speech.quick()
    let worker = try #require(try engine?.borrow())
    let process = worker.process.process
    #expect(kill(process, 0) == 0)
    engine?.giveBack(worker)
    engine = nil
    worker.process.end()
    #expect(kill(process, 0) == -1 && errno == ESRCH)
  }

  @Test func enginesWorkInParallel() async throws {
    let engine = Speech.quick()
    try await withThrowingTaskGroup(of: Int.self) { group in
      for index in 0..<12 {
        group.addTask {
          let own = index.isMultiple(of: 2) ? engine : Speech.quick()
          return try own.renditions(of: Array(repeating: Speech.passage("one"), count: 8)).filter { $0.loss == nil }
            .count
        }
      }
      for try await count in group { #expect(count == 8) }
    }
  }
}

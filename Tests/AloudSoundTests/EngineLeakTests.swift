#if os(Linux)
  import AloudProcess
  import AloudTestSupport
  @testable import AloudSound
  import Foundation
  import Testing

  /// The memory and files that remain after 10,000 utterances.
  @Suite(.enabled(if: Speech.isAvailable)) struct EngineLeakTests {
    /// The numbers of a process, from the system.
    private static func descriptors(_ process: pid_t) -> Int {
      (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/fd").count) ?? 0
    }

    /// In megabytes.
    private static func memory(_ process: pid_t) throws -> Double {
      let text = try String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
      let line = try #require(text.split(separator: "\n").first { $0.hasPrefix("VmRSS:") })
      return try #require(line.split(separator: " ").dropFirst().first.flatMap { Double($0) }) / 1024
    }

    private func books(of engine: ESpeak) throws -> (descriptors: Int, memory: Double) {
      let worker = try engine.borrow()
      defer { engine.giveBack(worker) }
      // A new worker closes inherited files before it answers.
      _ = try worker.ask(.voices, timeLimit: 10)
      // After an answer, it reloads the library and has files open during that: the minimum is the steady number.
      let counts = (0..<50).map { _ in
        usleep(10_000)
        return Self.descriptors(worker.process.process)
      }
      return (counts.min() ?? 0, try Self.memory(worker.process.process))
    }

    @Test(.long, arguments: [(false, 10_000), (true, 450)]) func utterancesLeakNothing(
      _ isReproducible: Bool, _ count: Int
    )
      throws
    {
      // A worker that has grown is replaced.
      let growth = isReproducible ? 70.0 : 4
      let engine = Speech.quick { ($0.isReproducible, $0.workerCount) = (isReproducible, 1) }
      let voices = isReproducible ? ["ko"] : ["en-us", "ko", "de", "en+f3"]
      func say(_ count: Int) throws {
        try engine.render((0..<count).lazy.map { Speech.passage("a", voice: voices[$0 % voices.count], rate: 449) }) {
          _ in
        }
      }
      try say(20)
      let before = try books(of: engine)
      try say(count)
      let after = try books(of: engine)
      #expect(after.descriptors == before.descriptors)
      #expect(after.memory < before.memory + growth)
      #expect(engine.statistics.workersStarted <= (isReproducible ? 2 : 1))
    }

    @Test func enginesCloseTheirFiles() throws {
      // Other tests open and close files at the same time; a leak would be one file for each engine.
      let before = Self.descriptors(getpid())
      for _ in 0..<60 { _ = try Speech.quick().rendition(of: Speech.passage("a", rate: 449)) }
      #expect(Self.descriptors(getpid()) < before + 40)
    }
  }
#endif

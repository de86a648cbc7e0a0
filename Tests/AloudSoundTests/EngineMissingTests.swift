import Foundation
import Testing

@testable import AloudProcess
@testable import AloudSound

/// One message reports a missing part and says what to do.
@Suite struct EngineMissingTests {
  private func message(_ change: (inout ESpeak.Options) -> Void) throws -> String {
    let engine = Speech.quick(change)
    let error = #expect(throws: SoundError.self) { try engine.rendition(of: Speech.passage("one")) }
    #expect(error?.kind == .noEngine)
    return try #require(error).description
  }

  @Test func aMissingLibraryIsReported() throws {
    #expect(try message { $0.library = "/nowhere.so" }.hasPrefix("/nowhere.so: cannot be loaded as espeak-ng: "))
  }

  @Test func anotherLibraryIsReported() throws {
    #if canImport(Darwin)
      let library = "/usr/lib/libz.1.dylib"
    #else
      let library = "libm.so.6"
    #endif
    #expect(try message { $0.library = library } == "\(library): this is not espeak-ng; it has no espeak_Initialize")
  }

  @Test func aMissingWorkerIsReported() throws {
    #expect(
      try message { $0.worker = "/nowhere" }
        == "/nowhere: cannot be started to run espeak-ng: No such file or directory")
  }

  @Test(arguments: [
    ("kill -KILL $$", "it was ended by SIGKILL"), ("kill -ABRT $$", "it was ended by SIGABRT"),
    ("exit 3", "it ended with status 3"),
  ])
  func aWorkerThatEndsAtItsStartIsReported(_ line: String, _ reason: String) throws {
    let folder = try ScratchFolder()
    let path = try folder.script("worker", "echo >> \(folder.path("starts")); " + line)
    #expect(
      try message { ($0.worker, $0.workerCount) = (path, 1) }
        == "\(path): does not work as Aloud's speech worker; \(reason) each time it was started; "
        + "set ALOUD_WORKER to the `aloud` tool of this version, or raise the limits of this process (ulimit -a)")
    #expect(try String(contentsOfFile: folder.path("starts"), encoding: .utf8) == "\n\n", "It is started twice.")
  }

  @Test(.enabled(if: Speech.isAvailable)) func aWorkerThatEndsOnceIsRestarted() throws {
    let folder = try ScratchFolder()
    let (mark, tool) = (folder.path("mark"), try #require(WorkerPath.find()))
    let path = try folder.script("worker", "[ -e \(mark) ] && exec \(tool) \"$@\"; touch \(mark); kill -KILL $$")
    let engine = Speech.quick { ($0.worker, $0.workerCount) = (path, 1) }
    #expect(try engine.renditions(of: [Speech.passage("one"), Speech.passage("two")]).map(\.loss) == [nil, nil])
    #expect(engine.statistics.workersStarted == 2)
    try FileManager.default.removeItem(atPath: mark)
    #expect(try !Speech.quick { $0.worker = path }.voices().isEmpty)
  }

  @Test(arguments: ["/usr/bin/true", "/bin/cat", "/usr/bin/yes"]) func anotherProgramAsWorkerIsReported(
    _ program: String
  )
    throws
  {
    #expect(try message { $0.worker = program }.hasPrefix("\(program): does not work as Aloud's speech worker; "))
  }
}

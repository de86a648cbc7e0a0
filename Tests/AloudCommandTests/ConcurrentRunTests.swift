import Aloud
import AloudTestSupport
import Foundation
import Testing

@testable import AloudCommand

/// Several runs at once, and files that other programs change: outputs are whole, and nothing else is left.
@Suite struct ConcurrentRunTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    _ = try scratch.file(
      "app.json", #"{"aloud": 1, "elements": [{"label": "A", "traits": ["button"]}, {"label": "B"}]}"#)
  }

  private var names: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: scratch.folder.path).sorted()) ?? []
  }

  /// Runs several lines at once.
  ///
  /// - Returns: their statuses.
  private func run(_ lines: [String]) throws -> [Int32] {
    let processes = try lines.map { line in
      let process = Tool.process(line.split(separator: " ").map(String.init))
      process.currentDirectoryURL = scratch.folder
      (process.standardOutput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
      process.standardInput = FileHandle.nullDevice
      try process.run()
      return process
    }
    return processes.map { process in
      process.waitUntilExit()
      #expect(process.terminationReason == .exit)
      return process.terminationStatus
    }
  }

  /// Two recordings that differ: each script is one of the two, whole, and the second run is refused or came after the
  /// first.
  @Test func twoRecordingsOfOneFolderDoNotMix() throws {
    let old = "app app.json\n> start\nwrong\n> swipe right\nwrong\n"
    let new = ["A, Button", "A, 버튼"].map { "app app.json\n> start\n[screen changed]\n\($0)\n> swipe right\nB\n" }
    for index in 0..<20 { _ = try scratch.file("\(index).aloud", old) }
    let before = names
    let statuses = try run(["test . --record --language en", "test . --record --language ko"])
    #expect(statuses.allSatisfy { [0, 73].contains($0) }, "\(statuses)")
    for index in 0..<20 { #expect(new.contains(try scratch.text("\(index).aloud"))) }
    #expect(names == before)
  }

  @Test func twoBaselinesOfOneFileDoNotMix() throws {
    _ = try scratch.file("b.json", #"{"aloud": 1, "elements": [{"traits": ["button"]}]}"#)
    let line = "audit b.json --baseline base --record"
    let statuses = try run([line, line, line])
    #expect(statuses.allSatisfy { [0, 73].contains($0) } && statuses.contains(0), "\(statuses)")
    #expect(names == ["app.json", "b.json", "base"])
    #expect(try run(["audit b.json --baseline base"]) == [0])
  }

  @Test(.needsCore) func twoPagesInOneFileAreOneOfThem() throws {
    try expectOneOfTwo("page app.json --title TITLE --html out")
  }

  @Test func twoPicturesInOneFileAreOneOfThem() throws {
    try expectOneOfTwo("picture app.json --messages LANGUAGE --svg out")
  }

  private func expectOneOfTwo(_ command: String) throws {
    let lines = [("One", "en"), ("Two", "ko")].map { title, language in
      command.replacing("TITLE", with: title).replacing("LANGUAGE", with: language)
    }
    let single = try lines.map { line in
      #expect(try run([line]) == [0])
      return try scratch.text("out")
    }
    #expect(try run(lines + lines) == [0, 0, 0, 0])
    #expect(single.contains(try scratch.text("out")))
    #expect(names == ["app.json", "out"])
  }

  /// What somebody wrote in the meantime is not lost.
  @Test func aFileThatChangedMeanwhileIsNotReplaced() throws {
    let path = try scratch.file("a", "old\n")
    let file = OutputFile(path: path)
    _ = try scratch.file("a", "edited\n")
    let failure = #expect(throws: Failure.self) { try file.replace(Array("old\n".utf8), with: "new\n") }
    #expect(
      failure?.status == .cannotWrite
        && failure?.message.description.contains("this file was changed while it was used") == true)
    #expect(try scratch.text("a") == "edited\n")
    // The other run had the same result.
    try file.replace(Array("old\n".utf8), with: "edited\n")
    try file.replace(Array("edited\n".utf8), with: "new\n")
    #expect(try scratch.text("a") == "new\n")
    #expect(throws: Failure.self) { try file.replace(nil, with: "other\n") }
    #expect(names == ["a", "app.json"])
  }

  // MARK: Files that change while they are read

  private func append(_ text: String, to path: String) {
    let file = FileHandle(forUpdatingAtPath: path)
    file?.seekToEndOfFile()
    file?.write(Data(text.utf8))
    try? file?.close()
  }

  @Test func aFileThatNeverStopsGrowingIsRefused() throws {
    let path = try scratch.file("log", "x")
    let failure = #expect(throws: FileFailure.self) {
      try FileContents.bytes(at: path) { append("x", to: path) }
    }
    #expect(failure?.kind == .unreadable && failure?.message.description.contains("changes while it is read") == true)
  }

  @Test func aFileThatStopsGrowingIsReadWhole() throws {
    let path = try scratch.file("log", "a")
    var pieces = ["b", "c"]
    let bytes = try FileContents.bytes(at: path) {
      if !pieces.isEmpty { append(pieces.removeFirst(), to: path) }
    }
    #expect(bytes == Array("abc".utf8))
  }

  /// A file that another program writes again and again, in one of several ways.
  @Test(.long, arguments: ["grows and shrinks", "is replaced", "vanishes", "is a folder at times"])
  func aFileMayChangeAtAnyTime(_ way: String) throws {
    let texts = [3, 4_000].map { count in
      let elements = (0..<count).map { #"{"label": "Text \#($0) of \#(count)"}"# }.joined(separator: ",")
      return #"{"aloud": 1, "elements": [\#(elements)]}"#
    }
    let path = try scratch.file("changing.json", texts[0])
    let isOver = Guarded(false)
    let end = DispatchSemaphore(value: 0)
    let thread = Thread {
      var turn = 0
      while !isOver.withLock({ $0 }) {
        turn += 1
        let text = Data(texts[turn % 2].utf8)
        switch way {
        case "grows and shrinks": try? text.write(to: URL(fileURLWithPath: path))
        case "is replaced": try? text.write(to: URL(fileURLWithPath: path), options: .atomic)
        case "vanishes":
          unlink(path)
          try? text.write(to: URL(fileURLWithPath: path))
        default:
          unlink(path)
          mkdir(path, 0o700)
          rmdir(path)
          try? text.write(to: URL(fileURLWithPath: path), options: .atomic)
        }
      }
      end.signal()
    }
    thread.start()
    for _ in 0..<3 {
      for command in ["read", "audit", "import", "diff app.json", "scan", "picture --svg -"] {
        let status = try run(["\(command) changing.json"])[0]
        #expect([0, 1, 65, 66, 74].contains(status), "\(command)")
      }
    }
    isOver.withLock { $0 = true }
    end.wait()
  }
}

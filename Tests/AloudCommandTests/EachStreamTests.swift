import Aloud
import AloudTestSupport
import Foundation
import Testing

@testable import AloudCommand

/// A stream answers immediately, in order, and ends when its reader does.
@Suite struct EachStreamTests {
  private static let screen = #"{"aloud": 1, "elements": [{"label": "OK", "traits": ["button"]}]}"#

  /// A process that reads its input line by line.
  private func started(_ arguments: String...) throws -> (process: Process, input: FileHandle, output: FileHandle) {
    let process = Tool.process(arguments)
    let (input, output) = (Pipe(), Pipe())
    (process.standardInput, process.standardOutput) = (input, output)
    process.standardError = FileHandle.nullDevice
    try process.run()
    return (process, input.fileHandleForWriting, output.fileHandleForReading)
  }

  @Test(arguments: ["1", "2", "7"]) func eachLineIsAnsweredBeforeTheNextOneComes(_ jobs: String) throws {
    let (process, input, output) = try started("read", "--each", "--jobs", jobs)
    let answers = StreamLines(output.fileDescriptor)
    for number in 1...5 {
      let label = "Row \(number)"
      try input.write(contentsOf: Data((Self.screen.replacing("OK", with: label) + "\n").utf8))
      let answer = try #require(try answers.next())
      #expect(String(decoding: answer.bytes, as: UTF8.self).contains("\"\(label), Button\""))
    }
    try input.close()
    #expect(try answers.next() == nil)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  @Test func answersKeepTheOrderOfLines() throws {
    // Every fifth line takes much longer than the others.
    let large = (0..<400).map { #"{"label": "Row \#($0)", "traits": ["button"]}"# }.joined(separator: ", ")
    let lines = (0..<200).map { number in
      let elements = number % 5 == 0 ? large : #"{"label": "\#(number)"}"#
      return #"{"name": "\#(number)", "dump": {"aloud": 1, "elements": [\#(elements)]}}"#
    }
    let input = lines.joined(separator: "\n")
    let one = try Tool.run("audit", "--each", "--jobs", "1", input: input)
    #expect(one.lines.count == 200)
    for (number, line) in one.lines.enumerated() {
      #expect(line.hasPrefix(#"{"aloud": 1, "name": "\#(number)", "#))
    }
    for jobs in ["2", "3", "16"] {
      #expect(try Tool.run("audit", "--each", "--jobs", jobs, input: input).output == one.output)
    }
  }

  /// A reader that closes its end stops the run, even if the input continues.
  @Test(arguments: ["1", "2"]) func aClosedPipeEndsItQuietly(_ jobs: String) throws {
    let line =
      "{ while echo '\(Self.screen)'; do :; done } 2>/dev/null | { aloud read --each --jobs \(jobs); echo $? >&2; } | head -1"
    let output = try Tool.shell(line)
    let lines = output.split(separator: "\n")
    #expect(lines.count == 2 && lines.contains("0") && lines.contains { $0.contains("OK, Button") }, "\(output)")
  }

  @Test func aClosedReaderIsNoticedWithoutInput() throws {
    let (process, input, output) = try started("read", "--each", "--jobs", "2")
    try input.write(contentsOf: Data((Self.screen + "\n").utf8))
    #expect(try StreamLines(output.fileDescriptor).next() != nil)
    try output.close()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    try input.close()
  }

  @Test func aFullDiskIsReported() throws {
    guard Devices.hasFull else { return }
    for jobs in ["1", "2"] {
      let said = try Tool.shell("echo '\(Self.screen)' | aloud read --each --jobs \(jobs) > /dev/full; echo $?")
      #expect(said.contains("cannot write to standard output"), "\(said)")
    }
    #expect(try Tool.shell("aloud read --each <&-").contains("standard input: cannot be read"))
  }

  // MARK: Lines

  private func lines(_ bytes: [UInt8], longest: Int = 20) throws -> [StreamLines.Line] {
    let scratch = try Scratch()
    try Data(bytes).write(to: scratch.url("in"))
    let file = try FileHandle(forReadingFrom: scratch.url("in"))
    let lines = StreamLines(file.fileDescriptor, longest: longest)
    var result: [StreamLines.Line] = []
    while let line = try lines.next() { result.append(line) }
    return result
  }

  @Test(arguments: [
    ("", []), ("\n", [""]), ("a", ["a"]), ("a\n", ["a"]), ("a\n\nb", ["a", "", "b"]), ("a\r\nb\r\n", ["a", "b"]),
    ("\r", [""]),
    ("\u{FEFF}a\n\u{FEFF}\n", ["a", ""]), ("\r\r\n", ["\r"]), ("12345678901234567890\r\n", ["12345678901234567890"]),
    ("\u{FEFF}12345678901234567890\r\nb", ["12345678901234567890", "b"]),
  ]) func lineBreaksAndByteOrderMarksAreRemoved(_ text: String, _ expected: [String]) throws {
    let lines = try lines(Array(text.utf8))
    #expect(lines.map { String(decoding: $0.bytes, as: UTF8.self) } == expected)
    #expect(lines.map(\.number) == Array(1..<expected.count + 1) && lines.allSatisfy { !$0.isTooLong })
  }

  /// Law for all texts: the output is the same as that of a simple reader, wherever the pieces are split.
  @Test func longLinesAreSkippedAndOthersAreComplete() throws {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<20 {
      let lengths = (0..<Int.random(in: 1...40, using: &random)).map { _ in Int.random(in: 0...40_000, using: &random) }
      let texts = lengths.map { [UInt8](repeating: UInt8.random(in: 0x61...0x7A, using: &random), count: $0) }
      let lines = try lines(Array(texts.joined(separator: [0x0A])) + [0x0A], longest: 30_000)
      #expect(lines.count == texts.count)
      for (line, text) in zip(lines, texts) {
        #expect(line.isTooLong == (text.count > 30_000) && line.bytes == (line.isTooLong ? [] : text))
      }
    }
  }

  @Test func aTooLongLineIsSkipped() throws {
    let lines = try lines(Array("a\n".utf8) + [UInt8](repeating: 0x78, count: 1_000_000) + Array("\nb".utf8))
    #expect(lines.map(\.isTooLong) == [false, true, false] && lines[1].bytes.isEmpty)
  }

  /// The line is larger than any screen may be, but is not kept in memory.
  @Test(.long) func aVeryLongLineIsNotKeptInMemory() throws {
    let line =
      "{ head -c 200000000 /dev/zero | tr '\\0' x; echo; echo '\(Self.screen)'; } | ( ulimit -v 2000000; aloud read --each --jobs 2 )"
    let said = try Tool.shell(line)
    #expect(
      said.contains("line 1: this line is longer than 64 MB") && said.contains("OK, Button"), "\(said.prefix(500))")
  }

  // MARK: Jobs

  private func results(_ count: Int, of items: Range<Int>, mostBytes: Int = .max) throws -> (results: [Int], most: Int)
  {
    let delivered = Guarded<[Int]>([])
    let held = Guarded((now: 0, most: 0))
    let jobs = OrderedJobs<Int, Int>(
      count, mostBytes: mostBytes, size: { _ in 10 },
      work: { item in
        if item % 7 == 0 { Thread.sleep(forTimeInterval: 0.001) }
        return item * 2
      },
      deliver: { result in
        held.withLock { $0.now -= 1 }
        delivered.withLock { $0.append(result) }
        return true
      })
    var rest = items.makeIterator()
    try jobs.run { () throws(Failure) in
      let item = rest.next()
      if item != nil { held.withLock { $0 = ($0.now + 1, max($0.most, $0.now + 1)) } }
      return item
    }
    return (delivered.withLock { $0 }, held.withLock { $0.most })
  }

  @Test(arguments: [1, 2, 8, 100]) func resultsComeInOrderAndFewAreKept(_ count: Int) throws {
    let all = try results(count, of: 0..<2_000)
    #expect(all.results == (0..<2_000).map { $0 * 2 } && all.most <= count * 8 + 1)
    #expect(try results(count, of: 0..<0).results.isEmpty)
    // Large items wait for one another.
    let large = try results(count, of: 0..<200, mostBytes: 25)
    #expect(large.results.count == 200 && large.most <= 4)
    #expect(try results(count, of: 0..<20, mostBytes: 0).results.count == 20)
  }

  @Test(arguments: [1, 4]) func stoppedReadersGetNoMoreResults(_ count: Int) throws {
    let delivered = Guarded(0)
    let jobs = OrderedJobs<Int, Int>(
      count, work: { $0 },
      deliver: { result in
        delivered.withLock { $0 += 1 }
        return result < 9
      })
    var next = 0
    try jobs.run { () throws(Failure) in
      next += 1
      return next - 1
    }
    #expect(delivered.withLock { $0 } == 10 && next <= 11 + count * 8)
  }

  @Test(arguments: [1, 4]) func errorsComeAfterEarlierResults(_ count: Int) throws {
    let delivered = Guarded(0)
    let jobs = OrderedJobs<Int, Int>(
      count, work: { $0 },
      deliver: { _ in
        delivered.withLock { $0 += 1 }
        return true
      })
    var next = 0
    #expect(throws: Failure.self) {
      try jobs.run { () throws(Failure) in
        next += 1
        if next > 50 { throw Failure(.inputOutput, "gone") }
        return next
      }
    }
    #expect(delivered.withLock { $0 } == 50)
  }
}

import Aloud
import AloudTestSupport
import Foundation
import Testing

/// Very large texts, long lines, many actions, and numbers at their limits: read or refused, without a crash.
@Suite(.long) struct HostileSizeTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  /// - Returns: the status; nil where a signal ended the tool.
  private func run(_ line: String, input: URL? = nil) throws -> (status: Int32?, output: String, errors: String) {
    let process = Tool.process(line.split(separator: " ").map(String.init))
    process.currentDirectoryURL = scratch.folder
    let (output, errors) = (try scratch.stream("out"), try scratch.stream("err"))
    (process.standardOutput, process.standardError) = (output, errors)
    process.standardInput = try input.map { try FileHandle(forReadingFrom: $0) } ?? FileHandle.nullDevice
    let start = ContinuousClock.now
    try process.run()
    process.waitUntilExit()
    #expect(start.duration(to: .now) < .seconds(120), "\(line)")
    return (
      process.terminationReason == .exit ? process.terminationStatus : nil, try scratch.text("out"),
      try scratch.text("err")
    )
  }

  private func write(_ name: String, _ text: String) throws { _ = try scratch.file(name, text) }

  private func screen(label: String) -> String {
    #"{"aloud": 1, "elements": [{"label": "\#(label)", "traits": ["button"]}, {"label": "B"}]}"#
  }

  @Test func aNodeWithManyActions() throws {
    let actions = (0..<100_000).map { #"{"name": "Action \#($0)"}"# }.joined(separator: ",")
    try write("a.json", #"{"aloud": 1, "elements": [{"label": "A", "actions": [\#(actions)]}, {"label": "B"}]}"#)
    try write("a.aloud", "app a.json\n> start\n…\n> swipe down\nAction 0\n> swipe up\nActivate\n")
    for line in ["read a.json", "audit a.json --level error", "names a.json", "test a.aloud"] {
      #expect(try run(line).status == 0, "\(line)")
    }
  }

  @Test(arguments: ["word ", "한"]) func aLongLabel(_ piece: String) throws {
    try write("a.json", screen(label: String(repeating: piece, count: 10_000_000 / piece.utf8.count)))
    for line in ["read a.json", "import a.json"] { #expect(try run(line).status == 0, "\(line)") }
    try write("b.json", screen(label: String(repeating: piece, count: 200_000 / piece.utf8.count)))
    for line in ["audit b.json", "picture b.json --svg -", "diff a.json b.json", "read b.json --braille"] {
      #expect([0, 1, 69].contains(try run(line).status), "\(line)")
    }
  }

  /// A screen may have 64 MB.
  @Test func aLongLine() throws {
    let long = screen(label: String(repeating: "y", count: 64 << 20))
    try write("a.json", long)
    try write("a.aloud", "app b.json\n> start\n" + String(repeating: "z", count: 64 << 20) + "\n")
    try write(
      "a.txt", "Application, pid: 1, label: 'A'\n Button, label: '" + String(repeating: "y", count: 64 << 20) + "'\n")
    try write("b.json", screen(label: "A"))
    for line in ["read a.json", "audit a.txt", "play a.aloud", "test a.aloud", "read b.json --voice-file a.aloud"] {
      let result = try run(line)
      #expect(result.status == 65 && (result.output + result.errors).contains("larger than 64 MB"), "\(line)")
    }
    try write("lines", [screen(label: "A"), long, screen(label: "C")].joined(separator: "\n"))
    let each = try run("read --each", input: scratch.url("lines"))
    #expect(each.status == 65 && each.output.contains("this line is longer than 64 MB"))
    #expect(each.output.split(separator: "\n").count == 3)
  }

  private static let numbers = [
    "1e308", "-1e308", "1e-320", "9223372036854775807", "-9223372036854775808", "18446744073709551616", "1e400",
  ]

  /// Each number of a document that has every key, one after the other.
  @Test(arguments: numbers) func numbersOfDocuments(_ number: String) throws {
    let text = try Fixtures.text("Screens/everything.json").replacing("\n", with: " ")
    let places = text.matches(of: /(?:\[|: |, )(-?[0-9.]+)(?=[,\]}])/).map(\.output.1)
    #expect(places.count > 250)
    func changed(_ indices: Range<Int>) -> String {
      var (line, rest) = ("", text.startIndex)
      for place in places[indices] {
        line += text[rest..<place.startIndex] + number
        rest = place.endIndex
      }
      return line + text[rest...]
    }
    // Neighbors, such as the four numbers of a frame, are tried together, too.
    let lines = stride(from: 1, to: places.count - 4, by: 5).flatMap { index -> [String] in
      [changed(index..<(index + 1)), changed(index..<(index + 4))]
    }
    try write("lines", lines.joined(separator: "\n"))
    for command in ["read", "audit", "reach"] {
      let result = try run("\(command) --each", input: scratch.url("lines"))
      #expect([0, 1, 65].contains(result.status), "\(command): \(result.errors)")
      #expect(result.output.split(separator: "\n").count == lines.count)
    }
  }

  @Test func numbersOfScriptsAndOptions() throws {
    try write("a.json", try Fixtures.text("Screens/everything.json"))
    let steps = [
      "wait @s", "touch @,@", "guided access area @,@,@,@", "guided access time limit @s", "drag to @%",
      "setting speakingRate @", "setting hintDelay @",
    ]
    let heads = ["braille @", "setting speakingRate @", "ios @"]
    let options = [
      "read a.json --limit @", "read a.json --braille --cells @", "audit a.json --jobs @", "test a.aloud --timeout @",
      "test a.aloud --shard 1/@", "read a.json --setting hintDelay=@", "dump a.html --wait @", "dump a.html --size @x@",
    ]
    for number in HostileSizeTests.numbers {
      for step in steps {
        try write("a.aloud", "app a.json\n> start\n…\n> \(step.replacing("@", with: number))\n…\n> swipe right\n…\n")
        #expect([0, 65].contains(try run("play a.aloud").status), "\(step) \(number)")
      }
      for head in heads {
        try write("a.aloud", "app a.json\n\(head.replacing("@", with: number))\n> start\n[screen changed]\n…\n")
        #expect([0, 65].contains(try run("play a.aloud").status), "\(head) \(number)")
      }
      for option in options {
        let status = try run(option.replacing("@", with: number)).status
        #expect([0, 1, 64, 65, 66].contains(status), "\(option) \(number)")
      }
    }
  }
}

import AloudTestSupport
import Foundation
import Testing

/// What the README shows is what the commands print. `ALOUD_RECORD=1 swift test` writes the outputs anew.
@Suite struct ReadmeTests {
  /// A command in a `console` block, and the lines under it.
  struct Example: Sendable, CustomTestStringConvertible {
    let command: String
    let output: [String]
    /// The lines of the README that the output takes.
    let lines: Range<Int>

    var testDescription: String { command }
  }

  static let file = Fixtures.package.appendingPathComponent("README.md")

  static func examples() throws -> [Example] {
    let lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
    var examples: [Example] = []
    var isInside = false
    var start: Int?
    for (index, line) in lines.enumerated() {
      let isCommand = isInside && line.hasPrefix("$ ")
      if line.hasPrefix("```") || isCommand, let begun = start {
        examples.append(
          Example(
            command: String(lines[begun].dropFirst(2)), output: Array(lines[begun + 1..<index]),
            lines: begun + 1..<index))
        start = nil
      }
      if isCommand { start = index }
      if line.hasPrefix("```") { isInside = line == "```console" }
    }
    return examples
  }

  private func output(of command: String) throws -> [String] {
    try Tool.shell(command).components(separatedBy: "\n").dropLast()
  }

  @Test func showsWhatTheCommandsPrint() throws {
    var lines = try String(contentsOf: Self.file, encoding: .utf8).components(separatedBy: "\n")
    let examples = try Self.examples()
    #expect(examples.count >= 9)
    for example in examples.reversed() {
      let actual = try output(of: example.command)
      if Fixtures.isRecording {
        lines.replaceSubrange(example.lines, with: actual)
      } else {
        #expect(actual == example.output)
      }
    }
    if Fixtures.isRecording {
      try lines.joined(separator: "\n").write(to: Self.file, atomically: true, encoding: .utf8)
    }
  }
}

import AloudTestSupport
import Foundation
import Testing

/// The README, the guide and articles show the actual output of commands. `ALOUD_RECORD=1 swift test` updates the
/// outputs.
@Suite struct ReadmeTests {
  /// A command in a `console` block, and the lines below it.
  struct Example: Sendable, CustomTestStringConvertible {
    let command: String
    let output: [String]
    /// The lines of the output in the file.
    let lines: Range<Int>

    var testDescription: String { command }
  }

  /// Files, and their minimum number of examples.
  static let files = [
    ("README.md", 10), ("Guide/Reading.md", 6), ("Guide/Dumps.md", 2), ("Guide/Walking.md", 3),
    ("Guide/Comparing.md", 2), ("Guide/Hearing.md", 1), ("Guide/Charts.md", 2), ("Guide/Auditing.md", 3),
    ("Guide/Programs.md", 3), ("Sources/AloudSimulator/Documentation.docc/GuidedAccess.md", 2),
    ("Sources/AloudReach/Documentation.docc/Cost.md", 9),
  ]

  static func examples(in lines: [String]) -> [Example] {
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

  @Test(arguments: files) func examplesMatchTheCommandsOutput(_ path: String, _ count: Int) throws {
    let file = Fixtures.package.appendingPathComponent(path)
    var lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
    let examples = Self.examples(in: lines)
    #expect(examples.count >= count)
    // A command may need the previous one; lines are replaced from the end.
    let outputs = try examples.map { try output(of: $0.command) }
    for (example, actual) in zip(examples, outputs).reversed() {
      if Fixtures.isRecording {
        lines.replaceSubrange(example.lines, with: actual)
      } else {
        #expect(
          actual == example.output,
          "\(path): if this output is right, ALOUD_RECORD=1 swift test --filter ReadmeTests writes it: \(example.command)"
        )
      }
    }
    if Fixtures.isRecording {
      try lines.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
    }
  }
}

import AloudAudit
import AloudTestSupport
import Foundation
import Testing

/// Red must be right: people have looked at each finding in the fixtures.
struct JudgedFindingsTests {
  /// With `ALOUD_RECORD=1`, the file gets a line for each new finding, and loses those that are gone. Replace each `?`
  /// by `true` or `false` after looking at the screen.
  @Test func somebodyHasJudgedEachFinding() throws {
    let found = try JudgedFindings.found()
    let judged = try JudgedFindings.judged()
    if Fixtures.isRecording {
      let lines = found.keys.sorted().map { finding in
        let verdict = judged[finding].flatMap { $0 }.map(String.init) ?? "?"
        return [finding.file, finding.rule, finding.path, verdict].joined(separator: "\t") + "\n"
      }
      return try Data(lines.joined().utf8).write(to: JudgedFindings.url, options: .atomic)
    }
    let open = found.keys.filter { judged[$0].flatMap { $0 } == nil }.sorted()
    #expect(open.isEmpty, "not judged: \(open.prefix(5)); ALOUD_RECORD=1 adds the lines")
    let gone = judged.keys.filter { found[$0] == nil }.sorted()
    #expect(gone.isEmpty, "no longer found: \(gone.prefix(5)); ALOUD_RECORD=1 removes the lines")
  }

  /// Of 100 errors, 95 must be true, and of 100 warnings 85.
  @Test(arguments: [(Severity.error, 95), (.warning, 85)])
  func mostFindingsAreTrue(_ severity: Severity, _ least: Int) throws {
    let judged = try JudgedFindings.judged()
    var count = JudgedFindings.Count()
    for (finding, found) in try JudgedFindings.found() where found == severity {
      count.add(judged[finding].flatMap { $0 } == true)
    }
    #expect(count.correct * 100 >= least * count.found)
    let dumps = try JudgedFindings.inDumps().filter { $0.key.severity == severity }.values
    #expect(dumps.reduce(0) { $0 + $1.correct } * 100 >= least * dumps.reduce(0) { $0 + $1.found })
  }
}

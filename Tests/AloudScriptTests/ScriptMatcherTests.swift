import AloudReader
import AloudScript
import AloudSimulator
import AloudTestSupport
import Testing

@Suite struct ScriptMatcherTests {
  /// Lines of one letter are utterances.
  private func actuals(_ text: String) -> [Script.Actual] {
    text.split(separator: " ").map { $0 == "*" ? .happening(.alert) : .utterance(String($0)) }
  }

  private func failure(_ expected: String, _ actual: String) throws -> ScriptFailure? {
    let lines = expected.split(separator: " ").map { $0 == "*" ? "[alert]" : String($0) }
    let step = try Script((["> start"] + lines).joined(separator: "\n")).steps[0]
    let matcher = ScriptMatcher(step)
    let failure = matcher.failure(of: actuals(actual))
    #expect(matcher.holds(of: actuals(actual)) == (failure == nil))
    return failure
  }

  @Test(arguments: [
    ("", ""), ("A B", "A B"), ("A * B", "A * B"), ("…", ""), ("…", "A * B"), ("A …", "A"), ("A … C", "A B B C"),
    ("… C", "A C C"), ("… A … A …", "A A"), ("/B/", "ABC"), ("/^A/ …", "AB *"), ("!X A", "A"), ("A !*", "A"),
    ("… … A", "A"), ("… A B … C", "A A B C"),
  ]) func matchingEventsPass(_ expected: String, _ actual: String) throws {
    #expect(try failure(expected, actual) == nil)
  }

  /// The line that fails, from 1; the step itself is line 1.
  @Test(arguments: [
    ("", "A", 1, "+A"), ("A", "", 2, "-A"), ("A B", "A C", 3, " A|-B|+C"), ("A C", "A B C", 1, " A|+B| C"),
    ("A B C", "A C", 3, " A|-B| C"), ("A", "a", 2, "-A|+a"), ("/B/", "*", 2, "-/B/|+[alert]"),
    ("A … C", "A B", 4, " A| …|   B|-C"), ("… B", "B C", 1, " …| B|+C"), ("A !X …", "A B X", 3, " A|-!X| …|   B|+X"),
    ("A !/A/", "A", 3, " A|+A|-!/A/"), ("B !A", "A", 2, "-B|+A|-!A"), ("… A B", "A C B", 1, " …| A|+C| B"),
    ("!Y A", "A A", 1, " !Y| A|+A"),
  ]) func otherEventsFailWithTheirLineAndDiff(_ expected: String, _ actual: String, _ line: Int, _ diff: String) throws
  {
    let failure = try failure(expected, actual)
    #expect(failure?.line == line)
    #expect(failure?.diff.text.split(separator: "\n").joined(separator: "|") == diff)
  }

  @Test func aPatternNeverMatchesAHappening() throws { #expect(try failure("/alert/", "*") != nil) }

  @Test(arguments: UInt64(0)..<400) func aFailureShowsWhatFails(_ seed: UInt64) throws {
    var random = RandomScripts(seed: seed)
    for step in try Script(random.script(steps: 4)).steps {
      let actuals = random.actuals()
      let matcher = ScriptMatcher(step)
      guard let failure = matcher.failure(of: actuals) else {
        #expect(matcher.holds(of: actuals))
        continue
      }
      #expect(!matcher.holds(of: actuals))
      #expect(failure.diff.rows.contains { $0.mark != .same })
      #expect(failure.diff.rows.compactMap(\.line) == step.expectations.map(\.line))
      let wrong = failure.diff.rows.first { $0.mark == .expected }
      #expect(failure.line == wrong?.line ?? step.line)
    }
  }

  /// Gaps that could match in very many ways.
  @Test func manyGapsMatchQuickly() throws {
    let expected = String(repeating: "… A ", count: 300) + "B"
    let actual = String(repeating: "A ", count: 2_000)
    let start = threadSeconds()
    #expect(try failure(expected, actual)?.line == 602)
    #expect(threadSeconds() - start < 30)
  }

  /// More lines than an alignment supports.
  @Test func longStepsShowAllLines() throws {
    let start = threadSeconds()
    let failure = try failure(String(repeating: "A ", count: 3_000), String(repeating: "B ", count: 3_000))
    #expect(threadSeconds() - start < 30)
    #expect(failure?.line == 2)
    #expect(failure?.diff.rows.count == 6_000)
  }

  @Test func longTextsAreComparedQuickly() throws {
    let long = String(repeating: "long ", count: 40_000)
    let script = try Script("> start\n" + String(repeating: "short\n", count: 300) + long)
    let actuals = [.utterance(long + "\n")] + (0..<300).map { Script.Actual.utterance("other \($0)") }
    let time = processorSeconds { _ = ScriptMatcher(script.steps[0]).failure(of: actuals) }
    #expect(time < 2)
  }
}

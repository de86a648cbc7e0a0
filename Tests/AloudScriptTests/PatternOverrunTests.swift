import Aloud
import Foundation
import Testing

/// These comparisons wait instead of matching, so that no thread needs the processor for the rest of the tests.
@Suite struct PatternOverrunTests {
  private let steps: [Script.Step]

  init() throws { steps = try Script("> start\n…\n> swipe right\nA\n!/(a+)+b/\n/a/").steps }

  @Test func aMatchThatDoesNotEndIsAnErrorAtItsLine() {
    let release = DispatchSemaphore(value: 0)
    #expect(throws: PatternOverrun.match(line: 6)) {
      try steps.compared { observe in
        observe(5)
        observe(nil)
        observe(6)
        release.wait()
      }
    }
    release.signal()
  }

  @Test func aComparisonHasALimit() {
    let release = DispatchSemaphore(value: 0)
    #expect(throws: PatternOverrun.script(line: 5)) { try steps.compared(within: 0.2) { _ in release.wait() } }
    release.signal()
  }

  @Test func eachMatchIsObserved() throws {
    let lines = try steps.compared { observe in
      let lines = Guarded<[Int?]>([])
      _ = ScriptMatcher(steps[1], onPattern: { line in lines.withLock { $0.append(line) } })
        .holds(of: [.utterance("A"), .utterance("a")])
      return lines.withLock { $0 }
    }
    #expect(lines.compactMap(\.self).contains(5) && lines.compactMap(\.self).contains(6) && lines.last == .some(nil))
  }

  /// Some patterns take very long even for an empty text.
  @Test(arguments: ["(?:(?:|){99}){99}x", "(?:(?:a?){9999}){9999}x"]) func noPatternIsMatchedByParsing(
    _ pattern: String
  ) {
    #expect(throws: Never.self) { try Script("> start\n/\(pattern)/") }
  }
}

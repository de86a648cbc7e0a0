import Aloud
import Testing

@testable import AloudReader

@Suite struct ReadingDifferenceTests {
  typealias Stop = ReadingDifference.Stop

  /// Stops in the form `id:Label value`, separated by commas; each part is optional.
  private func stops(_ text: String) -> [Stop] {
    text.split(separator: ",").map { word in
      let parts = word.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
      let spoken = parts[parts.count - 1]
      let label = spoken.split(separator: " ").first.map(String.init)
      return Stop(id: parts.count == 2 ? parts[0] : nil, text: spoken, label: label)
    }
  }

  private func changes(_ old: String, _ new: String) -> [String] {
    ReadingDifference(stops(old), stops(new)).changes.map { change in
      "\(change.kind) \([change.oldText, change.newText].compactMap(\.self).joined(separator: " > "))"
    }
  }

  @Test(
    arguments: [
      ("A,B,C", "A,B,C", []),
      ("A,B,C", "A,C", ["gone B"]),
      ("A,C", "A,B,C", ["new B"]),
      ("A on,B", "A off,B", ["changed A on > A off"]),
      ("a:A,B", "a:Z,B", ["changed A > Z"]),
      ("A,B,C", "C,A,B", ["moved C > C"]),
      ("A on,B,C", "B,C,A off", ["moved A on > A off", "changed A on > A off"]),
      ("A,A,A", "A,A", ["gone A"]),
      ("A,B", "C,D", ["gone A", "gone B", "new C", "new D"]),
      ("", "A", ["new A"]),
      ("A", "", ["gone A"]),
      ("x:A,y:A", "y:A,x:A", ["moved A > A"]),
      ("x:A,x:B", "x:B,x:A", ["moved A > A"]),
      ("x:A", "A", []),
    ] as [(String, String, [String])])
  func pairsStops(_ old: String, _ new: String, _ expected: [String]) {
    #expect(changes(old, new).sorted() == expected.sorted())
  }

  @Test func removedStopsKeepTheirPlace() {
    #expect(changes("A,B,C,D", "A,X,D,Y") == ["new X", "gone B", "gone C", "new Y"])
  }

  @Test func screensAreCompared() throws {
    let old = try ScreenReader([.heading("Sign in"), .button("Continue", .notEnabled)])
    let new = try ScreenReader([.heading("Sign in"), .button("Continue")])
    let changes = ReadingDifference(from: old, to: new).changes
    #expect(changes.map(\.kind) == [.changed])
    #expect(changes.first?.oldText == "Continue, Dimmed, Button")
    #expect(changes.first?.newText == "Continue, Button")
    #expect(ReadingDifference(from: old, to: old).changes == [])
  }

  @Test func tenThousandMovedStopsAreComparedQuickly() {
    let old = (0..<10_000).map { Stop(id: nil, text: "\($0 % 100)", label: nil) }
    let time = ContinuousClock().measure { _ = ReadingDifference(old, old.reversed()) }
    #expect(time < .seconds(5))
  }
}

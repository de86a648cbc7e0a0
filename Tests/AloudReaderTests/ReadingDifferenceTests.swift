import Aloud
import AloudTestSupport
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

  private func kinds(_ text: String, _ kind: String = "text") -> [Stop] {
    stops(text).map { stop in
      var stop = stop
      stop.kind = kind
      stop.label = nil
      return stop
    }
  }

  /// Stops with kinds are also paired by their places.
  @Test(
    arguments: [
      ("A,$1,B", "A,$2,B", ["changed $1 > $2"]),
      ("A,Ready,B", "A,Done,B", ["changed Ready > Done"]),
      ("A,$1,B", "A,$2,Sale,B", ["changed $1 > $2", "new Sale"]),
      ("A,p:$1,B", "A,q:$2,B", ["gone $1", "new $2"]),
      ("$1", "$2", ["gone $1", "new $2"]),
      ("A,X,Y,B", "A,V,W,B", ["gone X", "gone Y", "new V", "new W"]),
      ("A,X,B", "A,B,Y", ["gone X", "new Y"]),
    ] as [(String, String, [String])])
  func pairsStopsByTheirPlaces(_ old: String, _ new: String, _ expected: [String]) {
    let changes = ReadingDifference(kinds(old), kinds(new)).changes.map { change in
      "\(change.kind) \([change.oldText, change.newText].compactMap(\.self).joined(separator: " > "))"
    }
    #expect(changes.sorted() == expected.sorted())
    // Elements of another kind are other elements.
    #expect(!ReadingDifference(kinds(old), kinds(new, "button")).changes.contains { $0.kind == .changed })
  }

  /// A stop without words is paired with another one, and so has not changed.
  @Test func stopsWithoutWordsArePaired() {
    let blank = Stop(id: nil, text: "", label: nil)
    let (old, new) = (stops("A") + [blank], stops("B") + [blank])
    let changes = ReadingDifference(old, new).changes.map { "\($0.kind) \($0.oldText ?? "") > \($0.newText ?? "")" }
    #expect(changes.sorted() == ["gone A > ", "new  > B"])
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
    let time = processorSeconds { _ = ReadingDifference(old, old.reversed()) }
    #expect(time < 5)
  }
}

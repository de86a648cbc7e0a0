import Aloud
import AloudTestSupport
import AloudTree
import Testing

@testable import AloudImport

@Suite struct KIFHierarchyTests {
  /// Bars are written with a space here; KIF prints a tab.
  private static func read(_ text: String, language: String = "en") throws -> DumpReading {
    DumpReading(
      try KIFHierarchy.read(SourceText(Array(text.replacing("| ", with: "|\t").utf8)), language: language))
  }

  private static let flags = " (enabled) (not selected) (not highlighted)"

  @Test(arguments: ["kif", "kif-windows"]) func readsFixtures(_ name: String) throws {
    let screen = try KIFHierarchy.read(SourceText(try Fixtures.bytes("Dumps/\(name).txt")), language: "en")
    #expect(screen.warnings.isEmpty)
  }

  // MARK: Lines

  @Test(arguments: [
    ("UILabel, label: A", "A |  | staticText"),
    ("UILabel, label: A, b, identifier: c", "A, b |  | staticText"),
    ("UILabel, label: (null), identifier: c", nil),
    ("UIButton, identifier: go" + flags, " |  | button"),
    ("UIButton, label: Go (now) (not enabled) (selected) (highlighted)", "Go (now) |  | button selected notEnabled"),
    ("My.PrimaryButton, label: Go" + flags, "Go |  | button"),
    ("UISwitch, label: A" + flags, "A |  | button toggleButton"),
    ("UITextView, label: A", "A |  | textEntry textArea"),
    ("UIImageView, label: A (not highlighted)", "A |  | image"),
    ("My.BadgeView, label: A", "A |  | "),
    ("UIView, label: A (invisible)", nil),
    ("UIView", nil),
    (
      "UIAccessibilityElement, label: A, value: 1, 2, hint: h, traits: search field, not enabled",
      "A | 1, 2 | notEnabled searchField textEntry"
    ),
    ("UIAccessibilityElement, label: A, traits: unknown flags (0x200000000)", "A |  | "),
    ("UIAccessibilityElement, label: A, traits: none", "A |  | "),
    ("UIAccessibilityElement, label: (null), traits: none", nil),
    ("UIAccessibilityElement, label: traits: button, traits: link", "traits: button |  | link"),
  ])
  func splitsLines(_ line: String, _ expected: String?) throws {
    #expect(try Self.read("UIWindow\n| \(line)\n").lines == (expected.map { [$0] } ?? []))
  }

  @Test func wordsAfterACommaAreNotTraits() throws {
    let text = "UIWindow\n| UILabel, label: Choose brand, traits: and colour\n| UIButton, label: Save (enabled)\n"
    #expect(try Self.read(text).lines.map { $0.prefix(12) } == ["Choose brand", "Save |  | bu"])
  }

  @Test func readsHints() {
    let element = KIFElement("A", Array(", label: L, value: V, hint: H, traits: button".utf8)[...])
    #expect(element.label == "L" && element.value == "V" && element.hint == "H" && element.traits == .button)
  }

  @Test func keepsLineBreaksInTexts() throws {
    let screen = try Self.read(
      """
      UIWindow
      | UILabel, label: one

      Two, three
      | UIButton, label: four
      Button
      five\(Self.flags)
      | UIView
      | UIAccessibilityElement, label: six
      seven, value: eight
      nine, traits: button
      """)
    #expect(screen.stops.map(\.label?.string) == ["one\n\nTwo, three", "four\nButton\nfive", "six\nseven"])
    #expect(screen.stops.last?.value?.string == "eight\nnine")
    #expect(screen.warnings.isEmpty)
  }

  @Test func omitsInvisibleViewsWithDescendants() throws {
    let screen = try Self.read(
      "UIWindow\n| UIView (invisible)\n| | UILabel, label: A\n| UIAccessibilityElement, label: B, traits: none\n| UILabel, label: C\n"
    )
    #expect(screen.stops.map(\.label?.string) == ["C"])
  }

  // MARK: Elements that views list

  @Test(arguments: [
    (["A, traits: button", "B, traits: none"], ["A", "B"]),
    (["A, traits: button", "(null), traits: none"], ["A", "inner"]),
    (["(null), traits: none"], ["A", "inner"]),
    ([], ["A", "inner"]),
  ])
  func readsListedElementsInsteadOfSubviews(_ listed: [String], _ labels: [String]) throws {
    let elements = listed.map { "| UIAccessibilityElement, label: \($0)\n" }.joined()
    let text = "UIWindow\n| UIView\n" + elements + "| | UILabel, label: A\n| | UILabel, label: inner\n"
    #expect(try Self.read(text).stops.map(\.label?.string) == labels)
  }

  @Test func recognizesBackButtonsAndTabs() throws {
    let screen = try Self.read(
      """
      UIWindow
      | UINavigationBar
      | | UINavigationItemButtonView, label: Old
      | UINavigationBar
      | | _UIButtonBarButton, label: New\(Self.flags)
      | | | UIView
      | | | | _UIBackButtonContainerView
      | UITabBar
      | UITabBarButton, label: One, traits: button, selected

      """)
    #expect(
      screen.lines == [
        "Old |  | button backButton", "New |  | button backButton", "One |  | button selected tabBarItem",
      ])
  }
}

// MARK: Text around, ends and limits

extension KIFHierarchyTests {
  private static let full = "UIWindow\n| UIView\n| | UILabel, label: one\ntwo\n| | UIButton, label: three\(flags)\n"

  /// The forms of a hierarchy in a file.
  enum Paste: CaseIterable {
    case plain, withCarriageReturns, withSpaces, withWideSpaces, excerpt, inComments, inNumberSigns, inALog, fenced
    case withoutLastBreak, amongLogs

    func text(_ full: String) -> String {
      let lines = full.split(separator: "\n").map(String.init)
      switch self {
      case .plain: return full
      case .withCarriageReturns: return full.replacing("\n", with: "\r\n")
      case .withSpaces: return full.replacing("| ", with: "|    ")
      case .withWideSpaces: return full.replacing("| ", with: "|       ")
      case .excerpt: return lines.dropFirst(2).map { $0 + "\n" }.joined()
      case .inComments: return lines.map { "  // \($0)\n" }.joined()
      case .inNumberSigns: return lines.map { "#\($0)\n" }.joined()
      case .inALog: return lines.enumerated().map { "2026-01-02 12:00:0\($0 % 7) \($1)\n" }.joined()
      case .fenced: return "Here it is:\n```\n" + full + "```\nCan you help?\n"
      case .withoutLastBreak: return String(full.dropLast())
      case .amongLogs: return "Test Case '-[A b]' started.\n" + full + "\nTest Case '-[A b]' failed.\n"
      }
    }
  }

  @Test(arguments: Paste.allCases) func readsPastedForms(_ paste: Paste) throws {
    let screen = try Self.read(paste.text(Self.full))
    #expect(screen.lines == ["one\ntwo |  | staticText", "three |  | button"])
    #expect(screen.warnings.isEmpty)
  }

  private static let begun = "UIWindow\n| UILabel, label: A\n"

  @Test(
    arguments: [
      ("| UIButton, label: B", 3), ("| UIButton, label: B (enabled) (not sel", 3), ("| UIBut", nil),
      ("| My.Control, label: B (enabled) (not selected)", 3), ("| UILabel, label: B, ident", 3),
      ("| UILabel, label: B (inv", 3), ("| UIAccessibilityElement, label: B, val", 3), ("Test Case failed", nil),
      ("\n| UIView\n| ", nil),
    ] as [(String, Int?)])
  func omitsTruncatedElements(_ end: String, _ cut: Int?) throws {
    let screen = try Self.read(Self.begun + end)
    #expect(screen.stops.map(\.label?.string) == ["A"])
    #expect(screen.warnings == (cut.map { [ImportWarning.cutOff(line: $0).message.description] } ?? []))
  }

  @Test(arguments: [
    ("...\n| UILabel, label: B\n", "line 3 is not an element and was left out: ...", ["A", "B"]),
    (
      "| UIButton, label: B\(flags)\nand so on\n| UIView\n",
      "line 4 is not an element and was left out: and so on", ["A", "B"]
    ),
    ("UIWindow\n| UILabel, label: B\n", "another hierarchy begins in line 3; only the first was read", ["A"]),
    (
      "Window level 0.0\nUIWindow\nWindow level -1.0\nUIWindow\n",
      "another hierarchy begins in line 5; only the first was read", ["A"]
    ),
  ])
  func reportsOmissions(_ rest: String, _ warning: String, _ labels: [String]) throws {
    let screen = try Self.read(Self.begun + rest)
    #expect(screen.stops.map(\.label?.string) == labels)
    #expect(screen.warnings == [warning])
  }

  @Test(arguments: [
    "hello", "| a | b |\n|---|---|\n", "Window level 0.0\n", "UIWindow is here", "|", "Note, label: A", ", label: A",
  ])
  func refuses(_ text: String) throws {
    let error = try #require(throws: ImportError.self) { try Self.read(text) }
    #expect(error.kind == .refused)
    #expect(error.message.description.hasSuffix("save what UIView.printViewHierarchy() of KIF prints"))
  }

  @Test func refusesTooDeepInput() throws {
    let lines = (0..<1100).map { String(repeating: "|\t", count: $0) + "UICollectionView\n" }
    let text = lines.joined() + String(repeating: "|\t", count: 1100) + "UILabel, label: A\n"
    let error = try #require(throws: ImportError.self) { try Self.read(text) }
    #expect(error.message == "elements are nested deeper than 1000 levels; no real screen is so deep")
  }

  @Test(arguments: [
    "'", "|\t", ", label: ", ", traits: ", ", hint: ", " (enabled)", "\n", "\n...", "\nUIView", "(", "a ",
  ])
  func readsHostileTextQuickly(_ part: String) throws {
    let hostile = String(repeating: part, count: 50_000 / part.utf8.count)
    let time = try processorSeconds {
      _ = try Self.read("UIWindow\n| UILabel, label: \(hostile)\n| UIView\n")
      _ = try Self.read("UIWindow\n| UIAccessibilityElement, label: \(hostile), traits: button\n\(hostile)")
    }
    #expect(time < 20)
  }

  @Test(arguments: [
    ("|\t|\tUILabel, label: A", true), ("// |\tUIView", true), ("Window level 0.000000 (key window)", true),
    ("UIAccessibilityElement, label: A, traits: button", true), ("12:00:00 UIButton, label: A (enabled)", true),
    ("UIWindow", false), ("| a | b |", false), ("| UILabel | what it is |", false), ("label: A", false), ("", false),
    ("Button, 0x1, {{0.0, 0.0}, {1.0, 1.0}}, label: 'A'", false), ("  \"label\": \"A\",", false),
  ])
  func recognizesViews(_ line: String, _ matches: Bool) {
    #expect(KIFHierarchy.matches(Array(line.utf8)[...]) == matches)
  }
}

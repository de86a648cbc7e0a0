import Aloud
import AloudTestSupport
import AloudTree
import Testing

@testable import AloudImport

@Suite struct EarlGreyHierarchyTests {
  /// Lines of a window, in EarlGrey's format; `~` stands for the facts that every element has.
  private static func read(_ lines: String, language: String = "en") throws -> DumpReading {
    try whole("<UIWindow:0x1; AX=N; ~>\n" + lines, language: language)
  }

  private static func whole(_ text: String, language: String = "en") throws -> DumpReading {
    let facts =
      "AX.activationPoint={5, 5}; AX.traits='UIAccessibilityTraitNone'; AX.focused='N'; frame={{0, 0}, {10, 10}}; alpha=1"
    let text = text.replacing("~", with: "AX.frame={{0, 0}, {10, 10}}; " + facts)
    return DumpReading(try EarlGreyHierarchy.read(SourceText(Array(text.utf8)), language: language))
  }

  /// What is left of a fixture: nothing that is hidden, behind an alert, inside a button, or cut off.
  @Test(
    arguments: [
      (
        "earlgrey",
        [
          "Trails |  | button backButton", "New trail |  | staticText header", "Help |  | button",
          "It's 5 o'clock; the gate\ncloses at 6 |  | staticText", "Name of the trail | Owl Ridge | textEntry",
          "Loop | 1 | button toggleButton", "Easy |  | button selected", "Steep |  | button", "Save |  | button",
          "Share |  | button notEnabled", "Map |  | button tabBarItem", "Trails |  | button selected tabBarItem",
          "You are offline |  | staticText",
        ], nil
      ),
      (
        "earlgrey-cut", ["Apples | 3 left | button", "Flour; rye |  | button notEnabled", "Add |  | button"], 7
      ),
      (
        "earlgrey-log",
        [
          "Delete it? |  | staticText header",
          "The recording is 4 minutes long.\nNobody can bring it back. |  | staticText", "Keep |  | button",
          "Delete |  | button",
        ], nil
      ),
    ] as [(String, [String], Int?)])
  func readsFixtures(_ name: String, _ lines: [String], _ cut: Int?) throws {
    let screen = try EarlGreyHierarchy.read(SourceText(try Fixtures.bytes("Dumps/\(name).txt")), language: "en")
    #expect(DumpReading(screen).lines == lines)
    #expect(screen.warnings == cut.map { [.cutOff(line: $0)] } ?? [])
  }

  // MARK: Texts

  @Test(arguments: [
    ("AX.label='OK'", "OK | "),
    ("AX.id='a'; AX.label='It's 5 o'clock'", "It's 5 o'clock | "),
    ("AX.label='a; b > c'; AX.value='1'", "a; b > c | 1"),
    ("AX.label='a'; AX.label='b'", "a'; AX.label='b | "),
    ("AX.label='a'; AX.value='b'; AX.value='c'", "a'; AX.value='b | c"),
    ("AX.label='a'; AX.value='b'; AX.hint='c'", "a'; AX.value='b | "),
    ("AX.id='x; AX.label='; AX.label='b'", "b | "),
    ("AX.label=' '; AX.value=''", " | "),
    ("AX.value='v'", " | v"),
    ("AX.label='a\n\n  b>'", "a\n\n  b> | "),
    ("AX.label='a; hidden; alpha=0; disabled'", "a; hidden; alpha=0; disabled | "),
  ])
  func splitsTexts(_ texts: String, _ line: String) throws {
    let stop = try #require(try Self.read("|--<UIView:0x2; AX=Y; \(texts); ~>").stops.first)
    #expect("\(stop.label?.string ?? "") | \(stop.value?.string ?? "")" == line)
  }

  @Test func readsOnlyFacts() throws {
    let stop = try #require(
      try Self.whole(
        "<UIButton:0x2; AX=Y; AX.id='i'; AX.hint='h'; AX.frame={{1, 2}, {30, 40}}; AX.activationPoint={3, 4}; "
          + "AX.traits='UIAccessibilityTraitButton,UIAccessibilityTraitSelected'; AX.focused='N'; disabled; text='T'>"
      ).stops.first)
    #expect(stop.id == "i" && stop.label == nil && stop.hint == "h")
    #expect(stop.frame == Frame(x: 1, y: 2, width: 30, height: 40))
    #expect(stop.details.activationPoint == ScreenPoint(x: 3, y: 4))
    #expect(stop.traits == [.button, .selected, .notEnabled])
  }

  @Test(arguments: ["{{nan, 0}, {1, 1}}", "{{0, 0}, {inf, 1}}", "{{0, 0}, {-1, 1}}", "{{1e300, 0}, {1, 1}}", "{{0, 0}"])
  func dropsImpossibleFrames(_ frame: String) throws {
    let stops = try Self.whole("<UIView:0x2; AX=Y; AX.label='A'; AX.frame=\(frame); alpha=1>").stops
    #expect(stops.map(\.frame) == [nil])
  }

  @Test func acceptsARoundedCenter() throws {
    let screen = try Self.whole("<A:0x1; AX=Y; AX.frame={{0, 64}, {341, 43}}; AX.activationPoint={170, 85}>")
    #expect(screen.stops.first?.details.activationPoint == nil)
  }

  // MARK: The tree

  @Test func readsAnExcerptOfSeveralDepths() throws {
    let screen = try Self.whole(
      """
      |  |  |  |--<A:0x1; AX=Y; AX.label='deep'; ~>
      |  |--<B; AX=N; ~>
      |  |  |--<My.Box<Swift.Int, C>:0x3; AX=Y; AX.label='inner'; ~>
      """)
    #expect(screen.labels == ["deep", "inner"])
    #expect(screen.tree.ids.filter { screen.tree.parent(of: $0) == .root }.count == 2)
  }

  @Test func dropsRepeatedIdentifiers() throws {
    let lines = ["a", "a", "b"].map { "|--<A:0x1; AX=Y; AX.id='\($0)'; ~>\n" }
    let screen = try Self.read(lines.joined())
    #expect(screen.stops.map(\.id) == [nil, nil, "b"])
  }
}

// MARK: Roles from classes

extension EarlGreyHierarchyTests {
  @Test(arguments: [
    ("UISwitch", "AX.label='A'; AX.value='0'", "A | 0 | button toggleButton"),
    ("UITextField", "AX.label='A'; AX.value='b'", "A | b | textEntry"),
    ("UITextView", "AX.label='A'", "A |  | textEntry textArea"),
    ("UISearchBarTextField", "AX.label='A'", "A |  | searchField textEntry"),
    ("UITabBarButton", "AX.label='A'", "A |  | tabBarItem"),
    ("UINavigationItemButtonView", "AX.label='A'", "A |  | backButton"),
    ("MyButton", "AX.label='A'", "A |  | "),
  ])
  func infersRoles(_ name: String, _ texts: String, _ line: String) throws {
    let screen = try Self.read("|--<\(name):0x2; AX=Y; \(texts); ~>")
    #expect(screen.lines == [line])
    #expect(screen.stops.first?.hasDetails == (name != "MyButton"))
  }

  @Test func readsUneditableTextAsText() throws {
    let screen = try Self.whole("<UITextView:0x2; AX=Y; AX.label='A'; AX.traits='UIAccessibilityTraitStaticText'>")
    #expect(screen.lines == ["A |  | staticText"])
  }

  @Test func omitsTheStatusBar() throws {
    #expect(try Self.read("|--<UIStatusBar:0x2; AX=N; ~>\n|  |--<A:0x3; AX=Y; AX.label='9:41'; ~>").stops.isEmpty)
  }

  /// Two windows: an alert in the second, with or without a keyboard in the first, which is in front and read last.
  private static func alert(_ other: String) -> String {
    """
    ========== Window 1 ==========
    <UIWindow:0x1; AX=N; ~>
      |--<\(other):0x2; AX=N; ~>
      |  |--<A:0x3; AX=Y; AX.label='other'; ~>
    ========== Window 2 ==========
    <UIWindow:0x4; AX=N; ~>
      |--<A:0x5; AX=Y; AX.label='behind'; ~>
      |--<_UIAlertControllerView:0x6; AX=N; ~>
      |  |--<A:0x7; AX=Y; AX.label='alert'; ~>
    """
  }

  @Test func hidesElementsBehindAnAlertExceptTheKeyboard() throws {
    #expect(try Self.whole(Self.alert("UIView")).labels == ["alert"])
    #expect(try Self.whole(Self.alert("UIKeyboard")).labels == ["alert", "other"])
  }

  @Test func readsBarsBeforeScrolledContent() throws {
    let row = { (y: Int, label: String) in
      "<A:0x1; AX=Y; AX.label='\(label)'; AX.frame={{0, \(y)}, {300, 20}}; alpha=1>\n"
    }
    let table = { (y: Int) in
      "|--<UITableView:0x2; AX=N; AX.frame={{0, \(y)}, {300, 500}}; alpha=1>\n|  |--" + row(-40, "first") + "|  |--"
        + row(70, "second")
    }
    let root = "<UIView:0x1; AX=N; ~>\n"
    let bar = "|--<UINavigationBar:0x3; AX=N; ~>\n|  |--" + row(10, "bar")
    let below = "|--" + row(600, "below")
    #expect(try Self.whole(root + table(0) + bar + below).labels == ["bar", "first", "second", "below"])
    // Scrolled elements are at their visible place.
    #expect(try Self.whole(root + table(60) + "|--" + row(10, "above")).labels == ["above", "first", "second"])
  }
}

// MARK: Text around, ends and limits

extension EarlGreyHierarchyTests {
  private static let full = """
    <UIWindow:0x1; AX=N; ~>
      |--<UIView:0x2; AX=N; ~>
      |  |--<UILabel:0x3; AX=Y; AX.label='one
    two'; ~; text='one
    two'>
      |  |--<UILabel:0x4; AX=Y; AX.label='three'; ~>
    """

  /// The forms of a hierarchy in a file.
  enum Paste: CaseIterable {
    case plain, withCarriageReturns, indented, inComments, inNumberSigns, quoted, inALog, inALogAtFirst, fenced, named

    func text(_ full: String) -> String {
      let lines = full.split(separator: "\n").map(String.init)
      switch self {
      case .plain: return full
      case .withCarriageReturns: return full.replacing("\n", with: "\r\n")
      case .indented: return lines.map { ($0.contains("<") ? "    " : "") + $0 + "\n" }.joined()
      case .inComments: return lines.map { "  // \($0)\n" }.joined()
      case .inNumberSigns: return lines.map { "#\($0)\n" }.joined()
      case .quoted: return lines.map { "> \($0)\n" }.joined()
      case .inALog: return lines.enumerated().map { "12:00:0\($0 % 7) App[1:2] \($1)\n" }.joined()
      case .inALogAtFirst: return "2026-01-02 12:00:00.1 App[1:2] <Warning>: " + full + "\n2026-01-02 done <ok>\n"
      case .fenced: return "Here it is:\n```\n" + full + "\n```\nCan you help?\n"
      case .named: return "========== Window 1 ==========\n\n" + full + "\n\n========== Window 2 ==========\n"
      }
    }
  }

  @Test(arguments: Paste.allCases) func readsPastedForms(_ paste: Paste) throws {
    let screen = try Self.whole(paste.text(Self.full))
    #expect(screen.stops.map { $0.label?.string.replacing("\r", with: "") } == ["one\ntwo", "three"])
    #expect(screen.tree.count == 5)
    #expect(screen.warnings.isEmpty)
  }

  private static let begun = "<UIWindow:0x1; AX=N; ~>\n  |--<A:0x2; AX=Y; AX.label='A'; ~>\n"

  @Test(
    arguments: [
      ("", nil), ("  |--<UIBut", 3), ("  |--<UIButton:0x", 3), ("  |--<UIButton:0x1; A", 3), ("  |--", 3),
      ("  |--<B:0x1; AX=", 3), ("  |--<B:0x1; AX=Y; AX.label='B", 3), ("  |--<B:0x1; AX=Y; AX.label='B\nmore", 3),
      ("  |--<B:0x1; AX=Y; AX.label='B'; AX.frame={{0, 0}, {1, 1}}; AX.tr", 3), ("bye", nil), ("a <b", nil),
    ] as [(String, Int?)])
  func omitsTruncatedElements(_ end: String, _ cut: Int?) throws {
    let screen = try Self.whole(Self.begun + end)
    #expect(screen.labels == ["A"])
    #expect(screen.warnings == (cut.map { [ImportWarning.cutOff(line: $0).message.description] } ?? []))
  }

  @Test(arguments: [
    (
      "...\n\n[12 more]\n|--<A:0x1; AX=Y; AX.label='B'; ~>",
      "2 lines, from line 3 on, are not elements and were left out: ...", ["A", "B"]
    ),
    (
      "|--<A:0x1; AX=Y; AX.label='half; AX.fr\n|--<A:0x1; AX=Y; AX.label='B'; ~>",
      "the element in line 3 is incomplete, as if a log had cut it off; it was left out", ["A", "B"]
    ),
    (
      "========== Window 1 ==========\n<A:0x1; AX=Y; AX.label='B'; ~>",
      "another hierarchy begins in line 3; only the first was read", ["A"]
    ),
  ])
  func reportsOmissions(_ rest: String, _ warning: String, _ labels: [String]) throws {
    let begun = rest.hasPrefix("==") ? "== Window 1 ==\n<B:0x1; AX=Y; AX.label='A'; ~>\n" : Self.begun
    let screen = try Self.whole(begun + rest)
    #expect(screen.labels == labels)
    #expect(screen.warnings == [warning])
  }

  @Test(arguments: ["hello", "<UIView: 0x7f; frame = (0 0; 1 1); alpha = 1>", "<a; AX>", "|--<B"])
  func refuses(_ text: String) throws {
    let error = try #require(throws: ImportError.self) { try Self.whole(text) }
    #expect(error.kind == .refused)
    #expect(error.message.description.hasSuffix("save the hierarchy that EarlGrey prints when a test fails"))
  }

  @Test(.long) func refusesTooDeepInput() throws {
    let lines = (0..<3000).map { String(repeating: " ", count: $0) + "<_UIAlertControllerView:0x1; AX=Y; ~>\n" }
    let error = try #require(throws: ImportError.self) { try Self.whole(lines.joined()) }
    #expect(error.message == "elements are nested deeper than 1000 levels; no real screen is so deep")
  }

  @Test(arguments: [
    "'", "; ", ">", "<", "; AX.label='", "'; AX.value='", "; AX.frame=", "\n", "; text='", "|--<A", "{{",
  ])
  func readsHostileTextQuickly(_ part: String) throws {
    let hostile = String(repeating: part, count: 50_000 / part.utf8.count)
    let time = try processorSeconds {
      _ = try Self.read("|--<A:0x2; AX=Y; AX.label='\(hostile)'; ~; text='\(hostile)'>\n")
      _ = try Self.read("|--<A:0x2; AX=Y; AX.label='a'; ~>\n\(hostile)")
    }
    #expect(time < 10)
  }

  @Test(arguments: [
    ("|  |--<UIButton:0x7f8; AX=Y; AX.label='A'; alpha=1>", true), ("<A; AX=N; AX.frame={{0, 0", true),
    ("// |--<A:0x1; AX=N>", true), ("12:00:00 App <Info>: <A:0x1; AX.id='a'>", true),
    ("<UIView: 0x7f; frame = (0 0; 1 1)>", false), ("; AX=Y; AX.label='A'", false), ("", false), ("<", false),
  ])
  func recognizesElements(_ line: String, _ matches: Bool) {
    #expect(EarlGreyHierarchy.matches(Array(line.utf8)[...]) == matches)
  }
}

extension DumpReading {
  fileprivate var labels: [String?] { stops.map(\.label?.string) }
}

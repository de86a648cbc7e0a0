import AloudBase
import AloudTree
import Testing

@testable import AloudImport

/// What a dump's label is: a stop, the label of a container, or the join of what is inside.
@Suite struct DumpLabelTests {
  /// Each dump is in the form of `debugDescription`, of WebDriverAgent's XML without `accessible`, and of Maestro.
  @Test(arguments: [
    (
      View("Photo actions", [View("Like", .button), View("Share", .button)]),
      ["Photo actions, Like, Button", "Share, Button"]
    ),
    (View("Like Share", [View("Like", .button), View("Share", .button)]), ["Like, Button", "Share, Button"]),
    (View("Like, Share", [View("Like", .button), View("Share", .button)]), ["Like, Button", "Share, Button"]),
    (
      View("Share, Like", [View("Like", .button), View("Share", .button)]),
      ["Share, Like, Like, Button", "Share, Button"]
    ),
    (View("Like", [View("Like", .button), View("Share", .button)]), ["Like, Button", "Share, Button"]),
    (
      View("App presented by sponsor", [View("Presented by", .staticText), View("The sponsor", .image)]),
      ["App presented by sponsor"]
    ),
    (
      View(
        "Current account, balance 1,234 pounds and 50 pence",
        [View(nil, [View("Current account", .staticText), View("£1,234.50", .staticText)])]),
      ["Current account, balance 1,234 pounds and 50 pence"]
    ),
    (
      View("Anna 3 likes", [View("Anna", .staticText), View("3 likes", .button)]), ["Anna", "3 likes, Button"]
    ),
    (
      View("Day", [View("9:00", .other), View("10:00", .other)]), ["Day, 9:00", "10:00"]
    ),
    (View("Rating", [View("star.fill", .image), View("star.fill", .image)]), ["Rating"]),
    // A group inside another one.
    (
      View("Card", [View("Actions", [View("Like", .button)]), View("Text", .staticText)]),
      ["Card, Actions, Like, Button", "Text"]
    ),
    (
      View("Actions, Text", [View("Actions", [View("Like", .button)]), View("Text", .staticText)]),
      ["Actions, Like, Button", "Text"]
    ),
    (View("Sizes", .picker, [View("M", .pickerWheel)]), ["Sizes, M, Picker item, Adjustable"]),
    (View("Photos", .table, [View("Beach", .cell)]), ["Photos, Beach"]),
    (View("Rename?", .alert, [View("OK", .button)]), ["Rename?, OK, Button"]),
    (View("Rename?", .alert, [View("Rename?", .staticText), View("OK", .button)]), ["Rename?", "OK, Button"]),
    (View("Toolbar", .toolbar, [View("Reply", .button)]), ["Toolbar, Reply, Button"]),
  ])
  func labels(_ view: View, _ spoken: [String]) throws {
    for dump in [try DumpReading.description(view.lines), try DumpReading.source(view.tags)] {
      #expect(dump.spoken.map(withoutHint) == spoken)
    }
  }

  /// Maestro has no types, so that such a view is always a container.
  @Test(arguments: [
    (View("Photo actions", [View("Like"), View("Share")]), ["Photo actions, Like", "Share"]),
    (View("Like, Share", [View("Like"), View("Share")]), ["Like, Share"]),
    (View("App presented by sponsor", [View("Presented by")]), ["App presented by sponsor, Presented by"]),
  ])
  func labelsWithoutTypes(_ view: View, _ spoken: [String]) throws {
    #expect(try DumpReading.any(view.maestro).spoken == spoken)
  }

  private func withoutHint(_ text: String) -> String {
    text.split(separator: ", Swipe up").first.map(String.init) ?? text
  }

  // MARK: What is left out

  @Test(arguments: [
    ("Button, {{0, 0}, {9, 9}}, label: 'New'\n  Image, {{0, 0}, {9, 9}}, label: 'Compose'", ["Compose (stopByType)"]),
    ("Button, {{0, 0}, {9, 9}}, label: 'Post, 3 likes'\n  StaticText, {{0, 0}, {9, 9}}, label: '3'", []),
    ("Cell, {{0, 0}, {9, 9}}, label: 'A'\n  StaticText, {{0, 0}, {9, 9}}, label: 'B'", ["B (cellIsOneStop)"]),
    ("Cell, {{0, 0}, {9, 9}}, label: 'A'\n  Button, {{0, 0}, {9, 9}}, label: 'B'", []),
    (
      "Cell, {{0, 0}, {9, 9}}, label: 'A'\n  Button, {{0, 0}, {9, 9}}, label: 'B'\n    Image, {{0, 0}, {9, 9}}, label: 'C'",
      ["C (stopByType)"]
    ),
    ("Other, {{0, 0}, {9, 9}}, label: 'A'\n  StaticText, {{0, 0}, {9, 9}}, label: 'B'", ["B (writtenLabel)"]),
    ("Stepper, {{0, 0}, {9, 9}}, label: 'A', value: 3\n  Button, {{0, 0}, {9, 9}}, label: 'B'", ["3 (containerLabel)"]),
    ("StatusBar, {{0, 0}, {9, 9}}\n  Other, {{0, 0}, {9, 9}}, label: '9:41'", ["9:41 (statusBar)"]),
    ("TabBar, {{0, 0}, {9, 9}}, label: 'Tab Bar'", ["Tab Bar (emptyContainer)"]),
    ("TabBar, {{0, 0}, {9, 9}}", ["TabBar (emptyContainer)"]),
    ("Table, {{0, 0}, {9, 9}}", ["Table (emptyContainer)"]),
    ("NavigationBar, {{0, 0}, {0, 0}}", []),
    ("Other, {{0, 0}, {9, 9}}", []),
    ("StaticText, {{0, 0}, {0, 0}}, label: 'A'", ["A (emptyFrame)"]),
    (
      "Button, {{0, 0}, {9, 9}}, label: 'A'\nAlert, {{0, 0}, {9, 9}}, label: 'B'\n  Button, {{0, 0}, {9, 9}}, label: 'B'",
      ["A (alertIsModal)"]
    ),
  ])
  func countsWhatIsLeftOut(_ dump: String, _ omissions: [String]) throws {
    #expect(try DumpReading.description(dump).omissions == omissions)
  }

  @Test(arguments: [
    (#"<Other label="A" accessible="false"><Button label="B" accessible="true"/></Other>"#, ["A (unsaidLabel)"]),
    (#"<StaticText label="A" accessible="false"/><Button label="B" accessible="true"/>"#, ["A (notAccessible)"]),
    (#"<Button label="B" accessible="true"><StaticText label="B" accessible="false"/></Button>"#, []),
    (#"<Button label="Reply: ❤" accessible="true"><StaticText label="❤" accessible="false"/></Button>"#, []),
    (
      #"<Cell label="B" accessible="true"><Button name="chevron" label="chevron" enabled="false" accessible="false"/></Cell>"#,
      ["chevron (notAccessible)"]
    ),
  ])
  func countsWhatTheDumpCallsNotAccessible(_ dump: String, _ omissions: [String]) throws {
    #expect(try DumpReading.source(dump).omissions == omissions)
  }

  @Test func quotesAFewTextsOfEachRule() {
    let texts = ["A", "B", "A", "\u{E8CC}", "C", String(repeating: "long ", count: 20)]
    let items = texts.map { LeftOut(text: $0, inference: .stopByType, place: .none) }
    let other = LeftOut(text: "Z", inference: .scrollBar, place: .none)
    #expect(
      LeftOut.summary(of: [other] + items)
        == #"stopByType 6 ("A", "B", "U+E8CC", "…"), scrollBar 1 ("Z")"#.replacing(#""…""#, with: "…"))
    #expect(LeftOut.summary(of: [items[5]]) == #"stopByType 1 ("long long long long long long lo…")"#)
  }

  // MARK: Titles of sections

  private static let cells =
    "  Cell, {{0, 100}, {390, 44}}, label: 'First'\n  % \n  Cell, {{0, 200}, {390, 44}}, label: 'Second'"

  @Test(arguments: [
    // Near to the cell after it.
    ("Other, {{0, 160}, {390, 38}}, label: 'Vision'", true),
    ("Other, {{0, 160}, {390, 38}}, label: '시각'", true),
    ("StaticText, {{0, 160}, {390, 38}}, label: 'Vision'", true),
    ("Other, {{0, 160}, {390, 38}}, identifier: 'Vision'\n    Other, {{0, 160}, {390, 38}}, label: 'Vision'", true),
    ("Other, {{0, 160}, {390, 38}}\n    StaticText, {{0, 160}, {390, 38}}, label: 'ALL KEYBOARDS'", true),
    // A view of the app may be anything.
    ("Other, {{0, 160}, {390, 38}}\n    StaticText, {{0, 160}, {390, 38}}, label: 'Keyboards'", false),
    // A footer: near to the cell before it, or a sentence.
    ("Other, {{0, 144}, {390, 30}}, label: 'Vision'", false),
    ("Other, {{0, 160}, {390, 38}}, label: 'Speaks what is on the screen.'", false),
    ("Other, {{0, 160}, {390, 38}}, label: 'Vision'\n    Button, {{300, 160}, {44, 38}}, label: 'More'", false),
    // A low cell with a text in capitals.
    ("Cell, {{0, 170}, {390, 30}}\n    StaticText, {{0, 170}, {390, 30}}, label: 'VISION'", true),
    ("Cell, {{0, 150}, {390, 44}}\n    StaticText, {{0, 150}, {390, 44}}, label: 'VISION'", false),
    ("Cell, {{0, 170}, {390, 30}}\n    StaticText, {{0, 170}, {390, 30}}, label: 'Vision'", false),
  ])
  func findsTitlesOfSections(_ row: String, _ isTitle: Bool) throws {
    for list in ["Table", "CollectionView"] {
      let screen = try DumpReading.description(
        "\(list), {{0, 0}, {390, 844}}\n" + DumpLabelTests.cells.replacing("%", with: row))
      #expect(screen.stops.contains { $0.traits.contains(.header) } == isTitle)
      #expect(screen.inferences.contains("sectionTitle") == isTitle)
    }
  }

  /// The last text of a list has no cell after it, and a list of codes has no titles.
  @Test func notEveryTextIsATitle() throws {
    let last =
      "Table, {{0, 0}, {390, 844}}\n  Cell, {{0, 0}, {390, 44}}, label: 'A'\n  Other, {{0, 60}, {390, 38}}, label: 'B'"
    #expect(try !DumpReading.description(last).inferences.contains("sectionTitle"))
    let codes = ["EUR", "USD", "KRW"].enumerated().map { row, code in
      "  Cell, {{0, \(row * 40)}, {390, \(40 + row)}}\n    StaticText, {{0, \(row * 40)}, {390, 40}}, label: '\(code)'\n"
    }
    let list = "CollectionView, {{0, 0}, {390, 844}}\n" + codes.joined()
    #expect(try !DumpReading.description(list).inferences.contains("sectionTitle"))
  }

  /// A dump that has traits says itself what is a heading.
  @Test func traitsDecideWhatIsAHeading() throws {
    let screen = try DumpReading.source(
      #"<Table traits=""><Other label="A" traits=""/><Cell label="B" traits="Button"/></Table>"#)
    #expect(!screen.stops.contains { $0.traits.contains(.header) })
  }

  // MARK: Popovers

  @Test func aSheetInAPopoverLeavesTheRegionAroundIt() throws {
    let screen = try DumpReading.description(
      """
      Other, {{0, 0}, {390, 844}}
        Button, {{0, 100}, {44, 44}}, label: 'Behind'
      Other, {{0, 0}, {390, 844}}
        Other, {{0, 0}, {390, 844}}, identifier: 'PopoverDismissRegion', label: 'dismiss popup'
        Sheet, {{8, 600}, {377, 200}}, label: 'Delete?'
          StaticText, {{8, 600}, {377, 44}}, label: 'Delete?'
      """)
    #expect(screen.stops.map(\.label?.string) == ["dismiss popup", "Delete?"])
  }
}

/// A view of a dump, to be written in several formats.
struct View: Sendable, CustomTestStringConvertible {
  let label: String?
  let type: XCUIElementType
  let children: [View]

  init(_ label: String?, _ type: XCUIElementType = .other, _ children: [View] = []) {
    (self.label, self.type, self.children) = (label, type, children)
  }

  init(_ label: String?, _ children: [View]) { self.init(label, .other, children) }

  var testDescription: String { label ?? type.name }

  var lines: String {
    let label = label.map { ", label: '\($0)'" } ?? ""
    let inner = children.flatMap { $0.lines.split(separator: "\n") }.map { "\n  " + $0 }
    return "\(type.name), {{0.0, 0.0}, {90.0, 44.0}}\(label)" + inner.joined()
  }

  var tags: String {
    let label = label.map { " label=\"\($0)\"" } ?? ""
    return "<\(type.name)\(label)>" + children.map(\.tags).joined() + "</\(type.name)>"
  }

  var maestro: String {
    #"{"attributes": {}, "children": [{"attributes": {"bounds": "[0,0][390,844]"}, "children": [\#(node)]}]}"#
  }

  private var node: String {
    let inner = children.map(\.node).joined(separator: ", ")
    return
      #"{"attributes": {"accessibilityText": "\#(label ?? "")", "bounds": "[0,0][90,44]"}, "children": [\#(inner)]}"#
  }
}

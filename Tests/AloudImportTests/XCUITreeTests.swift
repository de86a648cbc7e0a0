import AloudTree
import Testing

@testable import AloudImport

/// The results of the rules for whole screens: the stops and their order.
@Suite struct XCUITreeTests {
  @Test func typesAreInNumericOrder() {
    #expect(XCUIElementType.rows.map { $0.type } == XCUIElementType.allCases)
    #expect(XCUIElementType.rows.map { $0.name }.count == Set(XCUIElementType.rows.map { $0.name }).count)
    #expect(XCUIElementType(name: "StaticText")?.rawValue == 48)
    #expect(XCUIElementType(name: "StatusItem")?.rawValue == 82)
  }

  // MARK: Which elements are stops

  @Test(arguments: [
    ("Button, {{0, 0}, {9, 9}}\n  Button, {{0, 0}, {9, 9}}, label: 'A'", ["A"]),
    ("Button, {{0, 0}, {9, 9}}, label: 'A'\n  StaticText, {{0, 0}, {9, 9}}, label: 'A'", ["A"]),
    ("Button, {{0, 0}, {9, 9}}", [""]),
    ("StaticText, {{0, 0}, {9, 9}}, label: 'A'\n  StaticText, {{0, 0}, {9, 9}}, label: 'A'", ["A"]),
    ("Image, {{0, 0}, {9, 9}}, identifier: 'logo'\nImage, {{0, 0}, {9, 9}}, label: 'Cat'", ["Cat"]),
    ("Tab, {{0, 0}, {9, 9}}\nKey, {{0, 0}, {9, 9}}\nKey, {{0, 0}, {9, 9}}, label: 'q'", ["", "q"]),
    ("Stepper, {{0, 0}, {9, 9}}, label: 'A'", ["A"]),
    ("Stepper, {{0, 0}, {9, 9}}, label: 'A'\n  Button, {{0, 0}, {9, 9}}, label: 'More'", ["More"]),
    ("DatePicker, {{0, 0}, {9, 9}}, label: 'A'\n  PickerWheel, {{0, 0}, {9, 9}}, value: 3", [""]),
    ("Other, {{0, 0}, {9, 9}}, label: 'A'\n  Other, {{0, 0}, {9, 9}}, label: 'A'", ["A"]),
    ("Other, {{0, 0}, {9, 9}}, label: 'A'\n  TextField, {{0, 0}, {9, 9}}, label: 'A'", ["A"]),
    ("Other, {{0, 0}, {9, 9}}, label: 'Anna, 3 likes'\n  StaticText, {{0, 0}, {9, 9}}, label: '3'", ["Anna, 3 likes"]),
    ("Other, {{0, 0}, {9, 9}}, label: 'Account'\n  StaticText, {{0, 0}, {9, 9}}, label: 'Balance'", ["Account"]),
    ("Gadget, {{0, 0}, {9, 9}}, label: 'A'", ["A"]),
  ])
  func decidesByType(_ dump: String, _ labels: [String]) throws {
    #expect(try DumpReading.description(dump).stops.map { $0.label?.string ?? "" } == labels)
  }

  @Test func readsNoLabelOfALongList() throws {
    let texts = (0..<80).map { "  StaticText, {{0, \($0)0}, {9, 9}}, label: 'a'" }.joined(separator: "\n")
    #expect(try DumpReading.description("Other, {{0, 0}, {9, 900}}, label: 'a a a'\n" + texts).stops.count == 80)
  }

  // MARK: Cells

  @Test(arguments: [
    (#"<Cell label="A" value="B" accessible="false"><StaticText label="A" accessible="true"/></Cell>"#, ["A | B | "]),
    (#"<Cell label="A" value="0" accessible="true"/>"#, ["A |  | "]),
    (#"<Cell label="A" value="1" accessible="true"/>"#, ["A |  | selected"]),
    (#"<Cell label="A" enabled="false" accessible="true"/>"#, ["A |  | notEnabled"]),
    (#"<Cell label="A" traits="Button" accessible="false"/>"#, ["A |  | button"]),
    // A single switch is the cell itself.
    (#"<Cell label="A" value="1"><Switch value="1"/></Cell>"#, ["A | 1 | button toggleButton"]),
    (
      #"<Cell label="A" accessible="true"><Switch label="A" value="0" accessible="false"/></Cell>"#,
      ["A | 0 | button toggleButton"]
    ),
    (#"<Cell label="A" value="1"><Switch label="B" value="1"/></Cell>"#, ["A |  | ", "B | 1 | button toggleButton"]),
    // Controls stay, unless the dump marks them as not accessible.
    (#"<Cell label="A"><Image label="C"/><Button label="B"/></Cell>"#, ["A |  | ", "B |  | button"]),
    (#"<Cell label="A" accessible="true"><Button label="B" accessible="false"/></Cell>"#, ["A |  | "]),
    // The same stop twice.
    (#"<Cell label="A"><Button label="A" value="C"/></Cell>"#, ["A | C | button"]),
    (#"<Cell label="A"><TextField label="A" value="C"/></Cell>"#, ["A | C | textEntry"]),
    // Without a label, parts are separate stops.
    (
      #"<Cell name="ACCOUNT"><StaticText label="A"/><StaticText label="B"/></Cell>"#,
      ["A |  | staticText", "B |  | staticText"]
    ),
    (#"<Cell label="A B"><Cell label="A"/><Cell label="B"/></Cell>"#, ["A |  | ", "B |  | "]),
  ])
  func readsCells(_ dump: String, _ lines: [String]) throws {
    #expect(try DumpReading.source(dump).lines == lines)
  }

  @Test func placesACellByItsOwnFrame() throws {
    let screen = try DumpReading.description(
      """
      Table, {{0, 0}, {390, 844}}
        Cell, {{0, 2000}, {390, 44}}, label: 'Last'
          Button, {{0, -527}, {20, 20}}, label: 'Info'
        Cell, {{0, 100}, {390, 44}}, label: 'First'
      """)
    #expect(screen.stops.map { $0.label?.string } == ["First", "Last", "Info"])
    #expect(screen.stops.last?.frame == nil)
  }

  @Test func keepsThePartsOfACellTogether() throws {
    let screen = try DumpReading.description(
      """
      CollectionView, {{0, 0}, {390, 844}}
        Cell, {{0, 0}, {390, 44}}, label: 'First'
        Cell, {{0, 44}, {390, 44}}
          StaticText, {{0, -527}, {20, 20}}, label: 'Second'
          StaticText, {{0, -527}, {20, 20}}, label: 'detail'
        Cell, {{0, 88}, {390, 44}}, label: 'Third'
      """)
    #expect(screen.stops.map { $0.label?.string } == ["First", "Second", "detail", "Third"])
  }

  /// A cell of a table is one stop, with its texts; its controls are stops of their own.
  @Test(arguments: [
    ("Table", "", ["A, B", "C"]), ("CollectionView", "", ["A", "B", "C"]), ("Table", ", label: 'D'", ["D", "C"]),
    ("Table", ", value: 1", ["A, B", "C"]),
  ])
  func joinsTheTextsOfCells(_ list: String, _ cell: String, _ labels: [String]) throws {
    let screen = try DumpReading.description(
      """
      \(list), {{0, 0}, {390, 844}}
        Cell, {{0, 0}, {390, 44}}\(cell)
          Image, {{0, 0}, {20, 20}}, label: 'star.fill'
          StaticText, {{20, 0}, {90, 20}}, label: 'A'
          Other, {{0, 43}, {390, 1}}
          StaticText, {{20, 20}, {90, 20}}, label: 'B'
          Button, {{350, 20}, {44, 20}}, label: 'C'
      """)
    #expect(screen.stops.map { $0.label?.string } == labels)
  }

  /// A text in a view of the app, or a view with a label, is not UIKit's own.
  @Test(arguments: ["Other, {{0, 0}, {390, 44}}\n      StaticText", "Other"])
  func doesNotJoinOtherCells(_ element: String) throws {
    let screen = try DumpReading.description(
      """
      Table, {{0, 0}, {390, 844}}
        Cell, {{0, 0}, {390, 44}}
          StaticText, {{0, 0}, {90, 20}}, label: 'A'
          \(element), {{0, 20}, {90, 20}}, label: 'B'
      """)
    #expect(screen.stops.map { $0.label?.string } == ["A", "B"])
  }
}

// MARK: Order

extension XCUITreeTests {
  @Test func readsBarsBeforeContentUnderThem() throws {
    let screen = try DumpReading.description(
      """
      Other, {{0, 0}, {390, 844}}
        Table, {{0, 0}, {390, 844}}
          Cell, {{0, -400}, {390, 44}}, label: 'Row'
        NavigationBar, {{0, 47}, {390, 44}}
          StaticText, {{170, 47}, {50, 20}}, label: 'Title'
          Button, {{0, 47}, {60, 44}}, label: 'Back'
          Button, {{4, 47}, {60, 44}}, label: 'Not back'
        TabBar, {{0, 800}, {390, 44}}, label: 'Tab Bar'
          Other, {{0, 800}, {390, 44}}
            Button, {{0, 800}, {60, 44}}, label: 'Home', value: 1
      """)
    #expect(
      screen.lines == [
        "Back |  | button backButton", "Not back |  | button", "Title |  | staticText header", "Row |  | ",
        "Home |  | button selected tabBarItem",
      ])
    let bar = try #require(screen.tree.nodes.first { $0.isTabBar })
    #expect(bar.label == "Tab Bar")
  }

  @Test(arguments: [
    ("ar", "A |  | button", "B |  | button backButton"), ("en", "A |  | button backButton", "B |  | button"),
  ])
  func findsTheBackButtonOnItsSide(_ language: String, _ first: String, _ second: String) throws {
    let screen = try DumpReading.description(
      """
      NavigationBar, {{0, 47}, {390, 44}}
        Button, {{0, 47}, {60, 44}}, label: 'A'
        Button, {{330, 47}, {60, 44}}, label: 'B'
      """, language: language)
    #expect(screen.lines.sorted() == [first, second])
  }

  @Test(arguments: [
    // A list that is scrolled up is at its visible place; otherwise it is at its first row, below a header that covers
    // it.
    (179, -451, ["Header", "Row", "Next"]), (0, -451, ["Row", "Next", "Header"]), (0, 160, ["Header", "Row", "Next"]),
  ])
  func placesScrolledContent(_ top: Int, _ row: Int, _ labels: [String]) throws {
    let screen = try DumpReading.description(
      """
      Other, {{0, 0}, {390, 844}}
        ScrollView, {{0, \(top)}, {390, 582}}
          StaticText, {{0, \(row)}, {390, 50}}, label: 'Row'
          StaticText, {{0, 199}, {390, 50}}, label: 'Next'
        Button, {{0, 108}, {54, 40}}, label: 'Header'
      """)
    #expect(screen.stops.map { $0.label?.string } == labels)
  }

  @Test func separatesLayers() throws {
    let screen = try DumpReading.description(
      """
      Other, {{0, 0}, {390, 844}}
        Button, {{0, 100}, {60, 44}}, label: 'Below, top'
        Button, {{0, 300}, {60, 44}}, label: 'Below, bottom'
      Other, {{0, 0}, {390, 844}}
        Button, {{0, 200}, {60, 44}}, label: 'Sheet'
      """)
    #expect(screen.stops.map { $0.label?.string } == ["Below, top", "Below, bottom", "Sheet"])
  }

  private static let alert = """
     →Application, pid: 1, label: 'App'
        Window, {{0, 0}, {390, 844}}
          Button, {{0, 0}, {9, 9}}, label: 'Below'
        Window, {{0, 0}, {390, 844}}
          Button, {{0, 0}, {9, 9}}, label: 'Beside'
          Other, {{0, 0}, {390, 844}}
            Alert, {{60, 300}, {270, 150}}, label: 'Delete?'
              StaticText, {{60, 300}, {270, 44}}, label: 'Delete?'

    """

  @Test func hidesEverythingBehindAnAlert() throws {
    #expect(try DumpReading.whole(XCUITreeTests.alert).stops.map { $0.label?.string } == ["Delete?"])
  }

  @Test func keepsTheKeyboardWithAnAlert() throws {
    let keyboard = """
          Window, {{0, 0}, {390, 844}}
            Keyboard, {{0, 500}, {390, 344}}
              Key, {{0, 500}, {30, 44}}, label: 'q'
      """
    let screen = try DumpReading.whole(XCUITreeTests.alert + keyboard)
    #expect(screen.stops.map { $0.label?.string } == ["Below", "Delete?", "q"])
  }

  @Test func givesALinkTheLevelOfItsHeading() throws {
    let screen = try DumpReading.description(
      """
      WebView, {{0, 0}, {390, 844}}
        Other, {{0, 0}, {390, 44}}, label: 'News', value: 2
          Link, {{0, 0}, {390, 44}}, label: 'News'
      """)
    #expect(screen.lines == ["News |  | link header"])
    #expect(screen.stops.first?.details.headingLevel == 2)
  }

  @Test func detectsAPadByItsSize() throws {
    let page = "<XCUIElementTypeApplication x='0' y='0' width='%' height='768'><XCUIElementTypeButton/>"
    #expect(try DumpReading.page(page.replacing("%", with: "1024")).document.device == .pad)
    #expect(try DumpReading.page(page.replacing("%", with: "390")).document.device == .phone)
  }

  @Test(
    arguments: [
      ("label: 'Settings'", true), ("identifier: 'BackButton', label: 'Cancel'", true), ("label: 'Cancel'", false),
      ("label: '취소'", false), ("identifier: 'settings', label: 'Settings'", false),
      ("identifier: 'Settings', label: 'Settings'", true), ("label: 'Done'", false),
    ])
  func notEveryEdgeButtonIsABackButton(_ texts: String, _ isBack: Bool) throws {
    let bar = "NavigationBar, {{0, 47}, {390, 44}}\n  Button, {{8, 47}, {60, 44}}, \(texts)"
    #expect(try DumpReading.description(bar).stops.first?.traits.contains(.backButton) == isBack)
  }

  @Test func aPopoverHidesElementsBehindIt() throws {
    let screen = try DumpReading.description(
      """
      Other, {{0, 0}, {390, 844}}
        Button, {{0, 100}, {44, 44}}, label: 'Behind'
      Other, {{0, 0}, {390, 844}}
        Button, {{0, 0}, {390, 844}}, identifier: 'PopoverDismissRegion', label: 'dismiss popup'
        Other, {{100, 100}, {200, 200}}
          Button, {{100, 100}, {200, 44}}, label: 'Rename'
      """)
    #expect(screen.stops.map(\.label?.string) == ["dismiss popup", "Rename"])
  }

  @Test func elementsOverAPopoverAreRead() throws {
    let screen = try DumpReading.description(
      """
      Other, {{0, 0}, {390, 844}}
        Button, {{0, 0}, {390, 844}}, identifier: 'PopoverDismissRegion', label: 'dismiss popup'
      Other, {{0, 0}, {390, 844}}
        Button, {{0, 100}, {44, 44}}, label: 'Share'
      """)
    #expect(screen.stops.map(\.label?.string) == ["dismiss popup", "Share"])
  }

  /// Cells at the same height are read from the leading edge, wherever their texts are.
  @Test func cellsStandSideBySide() throws {
    let screen = try DumpReading.description(
      """
      CollectionView, {{0, 90}, {390, 200}}
        Cell, {{16, 100}, {150, 100}}
          StaticText, {{16, 116}, {99, 20}}, label: 'Checking'
        Cell, {{200, 100}, {150, 100}}
          StaticText, {{200, 106}, {99, 20}}, label: 'Savings'
      """)
    #expect(screen.stops.map(\.label?.string) == ["Checking", "Savings"])
  }

  /// Dumps without placeholders have the placeholder as the value; often it is also the label.
  @Test func aFieldDoesNotSayItsLabelTwice() throws {
    let screen = try DumpReading.source(#"<TextField label="Email" value="Email"/>"#)
    #expect(screen.lines == ["Email |  | textEntry"])
    #expect(screen.inferences.contains("repeatedPlaceholder"))
  }

  @Test func theTraitAloneMakesATabBar() throws {
    let bar = #"<Other traits="TabBar"><Button label="Home" traits="Button" accessible="true"/></Other>"#
    #expect(try DumpReading.source(bar).tree.nodes.contains(where: \.isTabBar))
  }

  @Test func nodesWithoutAPlaceAreNotStops() throws {
    #expect(try DumpReading.description("Button, {{inf, inf}, {0.0, 0.0}}, label: 'A'").lines.isEmpty)
  }

  @Test(arguments: ["-1.0, 4.0", "4.0, -1.0", "nan, 1.0", "1e10, 1.0"]) func impossibleSizesGiveNoFrame(_ size: String)
    throws
  {
    let screen = try DumpReading.description("Button, {{0.0, 0.0}, {\(size)}}, label: 'A'")
    #expect(screen.stops.map(\.frame) == [nil])
    #expect(throws: Never.self) { try Document(reading: screen.document.screenDocument()) }
  }
}

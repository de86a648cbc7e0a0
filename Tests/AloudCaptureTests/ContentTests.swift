import AloudImport
import AloudTree
import Foundation
import Testing
import UIKit

@testable import AloudCapture

@MainActor private final class ContentView: UIView, @preconcurrency AXCustomContentProvider, @preconcurrency AXChart {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var accessibilityCustomContent: [AXCustomContent]! = []
  var block: AXCustomContentReturnBlock?
  var accessibilityCustomContentBlock: AXCustomContentReturnBlock?? { block.map { .some($0) } }
  var accessibilityChartDescriptor: AXChartDescriptor?

  init() {
    super.init(frame: .row(0))
    (isAccessibilityElement, accessibilityLabel) = (true, "Tea")
  }
}

@MainActor private final class Page: UIView, UIAccessibilityReadingContent {
  func accessibilityLineNumber(for point: CGPoint) -> Int { Int(point.y / 20) }
  func accessibilityContent(forLineNumber lineNumber: Int) -> String? {
    ["Call me Ishmael.", "Some years ago"].indices.contains(lineNumber)
      ? ["Call me Ishmael.", "Some years ago"][lineNumber] : nil
  }
  func accessibilityFrame(forLineNumber lineNumber: Int) -> CGRect {
    CGRect(x: 0, y: 20 * lineNumber, width: 300, height: 20)
  }
  func accessibilityPageContent() -> String? { "Call me Ishmael. Some years ago" }
}

/// It asks for no line that its point did not give.
@MainActor private final class StrictPage: UIView, UIAccessibilityReadingContent {
  let lines = ["One", "Two", "Three"]
  func accessibilityLineNumber(for point: CGPoint) -> Int { point.y < 30 ? Int(point.y / 10) : NSNotFound }
  func accessibilityContent(forLineNumber lineNumber: Int) -> String? { lines[lineNumber] }
  func accessibilityFrame(forLineNumber lineNumber: Int) -> CGRect { .row(lineNumber) }
  func accessibilityPageContent() -> String? { nil }
}

@MainActor private final class Cell: UIView, UIAccessibilityContainerDataTableCell {
  var row = 0
  var column = 0
  var width = 1
  func accessibilityRowRange() -> NSRange { NSRange(location: row, length: 1) }
  func accessibilityColumnRange() -> NSRange { NSRange(location: column, length: width) }
}

@MainActor private final class Table: UIView, UIAccessibilityContainerDataTable {
  var cells: [[Cell]] = []
  func accessibilityDataTableCellElement(forRow row: Int, column: Int) -> (any UIAccessibilityContainerDataTableCell)? {
    cells[row][column]
  }
  func accessibilityRowCount() -> Int { cells.count }
  func accessibilityColumnCount() -> Int { cells[0].count }
  func accessibilityHeaderElements(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]? {
    [cells[0][column]]
  }
}

@MainActor private final class Status: NSObject, UIScrollViewAccessibilityDelegate {
  func accessibilityScrollStatus(for scrollView: UIScrollView) -> String? { "Photo 3 of 9" }
}

@MainActor @Suite struct ContentTests {
  @Test func customContent() throws {
    let view = ContentView()
    let important = AXCustomContent(label: "Price", value: "3 €")
    important.importance = .high
    view.accessibilityCustomContent = [important, AXCustomContent(label: "Origin", value: "Assam")]
    let document = try captured(.screen(view)).document
    #expect(
      document.node("Tea")?.details.content == [
        CustomContent(label: "Price", value: "3 €", importance: .high), CustomContent(label: "Origin", value: "Assam"),
      ])
    #expect(try Document(reading: document.screenDocument()) == document)
    // The block comes before the property, which does not ask it.
    view.block = { nil }
    #expect(try captured(.screen(view)).document.node("Tea")?.details.content.count == 2)
    view.block = { [AXCustomContent(label: "Size", value: "M")] }
    #expect(
      try captured(.screen(view)).document.node("Tea")?.details.content == [CustomContent(label: "Size", value: "M")])
  }

  @Test func aChartHasTheWordsOfEachValue() throws {
    let view = ContentView()
    let x = AXCategoricalDataAxisDescriptor(title: "Month", categoryOrder: ["May", "June"])
    let y = AXNumericDataAxisDescriptor(title: "Cups", range: 0...40, gridlinePositions: [20]) { "\(Int($0)) cups" }
    let size = AXNumericDataAxisDescriptor(title: "Size", range: 1...2, gridlinePositions: []) { "\(Int($0)) liters" }
    let points = [
      AXDataPoint(x: "May", y: 10, additionalValues: [.number(1)], label: "Low"),
      AXDataPoint(x: "June", y: nil, additionalValues: [.number(2)]),
    ]
    view.accessibilityChartDescriptor = AXChartDescriptor(
      title: "Tea", summary: "June is best.", xAxis: x, yAxis: y, additionalAxes: [size],
      series: [AXDataSeriesDescriptor(name: "Green", isContinuous: true, dataPoints: points)])
    view.accessibilityChartDescriptor?.contentDirection = .rightToLeft
    let document = try captured(.screen(view)).document
    let chart = try #require(document.node("Tea")?.details.chart)
    var expected = Chart(
      title: "Tea", summary: "June is best.", direction: .rightToLeft,
      x: .categorical(title: "Month", categories: ["May", "June"]),
      y: Chart.NumericAxis(
        title: "Cups", from: 0, to: 40, gridlines: [20],
        words: [0: "0 cups", 10: "10 cups", 20: "20 cups", 40: "40 cups"]),
      more: [
        .numeric(Chart.NumericAxis(title: "Size", from: 1, to: 2, words: [1: "1 liters", 2: "2 liters"]))
      ])
    expected.series = [
      Chart.Series(
        name: "Green", continuous: true,
        points: [
          Chart.Point(x: .category("May"), y: 10, label: "Low", more: [.number(1)]),
          Chart.Point(x: .category("June"), y: nil, more: [.number(2)]),
        ])
    ]
    #expect(chart == expected)
    #expect(try Document(reading: document.screenDocument()).node("Tea")?.details.chart == chart)
  }

  @Test func aChartHasOnlyFiniteNumbers() throws {
    let view = ContentView()
    func chart(_ end: Double) -> AXChartDescriptor {
      let x = AXNumericDataAxisDescriptor(title: "Day", range: 0...end, gridlinePositions: []) { "\($0)" }
      let y = AXNumericDataAxisDescriptor(title: "Cups", range: 0...40, gridlinePositions: []) { "\($0)" }
      let points = [
        AXDataPoint(x: Double.nan, y: 1), AXDataPoint(x: 1, y: .nan, additionalValues: [.number(.infinity)]),
      ]
      return AXChartDescriptor(
        title: "Tea", xAxis: x, yAxis: y, additionalAxes: [y],
        series: [AXDataSeriesDescriptor(name: "Green", isContinuous: true, dataPoints: points)])
    }
    view.accessibilityChartDescriptor = chart(2)
    let capture = try captured(.screen(view))
    let found = try #require(capture.document.node("Tea")?.details.chart)
    #expect(found.series.first?.points == [Chart.Point(x: .number(1), y: nil, more: [nil])])
    #expect(capture.notes == ["a point of a chart is at no finite place, and is left out"])
    #expect(try Document(reading: capture.document.screenDocument()) == capture.document)
    view.accessibilityChartDescriptor = chart(.infinity)
    #expect(
      try captured(.screen(view)).notes == ["a chart with an axis that has no end is left out"])
  }

  @Test func readingContentIsReadLineByLine() throws {
    let page = Page(frame: .row(0))
    (page.isAccessibilityElement, page.accessibilityLabel) = (true, "Page")
    let document = try captured(.screen(page)).document
    #expect(
      document.node("Page")?.details.readingContent == [
        ReadingLine(text: "Call me Ishmael.", frame: Frame(x: 0, y: 0, width: 300, height: 20)),
        ReadingLine(text: "Some years ago", frame: Frame(x: 0, y: 20, width: 300, height: 20)),
      ])
    #expect(try Document(reading: document.screenDocument()) == document)
  }

  @Test func onlyLinesThatExistAreAskedFor() throws {
    let page = StrictPage(frame: .row(0))
    (page.isAccessibilityElement, page.accessibilityLabel) = (true, "Page")
    let lines = try captured(.screen(page)).document.node("Page")?.details.readingContent
    #expect(lines?.map { $0.text } == ["One", "Two", "Three"])
  }

  @Test func aTableHasItsCellsAndHeaders() throws {
    let table = Table(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
    table.accessibilityContainerType = .dataTable
    table.cells = (0..<2).map { row in
      (0..<2).map { column in
        let cell = Cell(frame: CGRect(x: 100 * column, y: 60 * row, width: 90, height: 44))
        (cell.isAccessibilityElement, cell.accessibilityLabel) = (true, "\(row), \(column)")
        (cell.row, cell.column) = (row, column)
        table.addSubview(cell)
        return cell
      }
    }
    table.cells[1][1].column = NSNotFound
    let document = try captured(.screen(table)).document
    let details = try #require(document.firstScreen.tree.nodes.first { $0.details.table != nil }).details
    #expect(details.table?.rows == 2)
    #expect(details.table?.columns == 2)
    // Headers have names made of their labels.
    let heads = (0..<2).map { document.node("0, \($0)")?.id ?? "" }
    #expect(details.table?.columnHeaders == [0: [heads[0]], 1: [heads[1]]])
    #expect(details.table?.rowHeaders == [:])
    #expect(document.node("1, 0")?.details.cell == DataTableCell(row: 1, column: 0))
    #expect(document.node("1, 1")?.details.cell == DataTableCell(row: 1, column: nil))
    #expect(try Document(reading: document.screenDocument()) == document)
  }

  @Test func aScrollViewHasPages() throws {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
    view.contentSize = CGSize(width: 390, height: 1_000)
    view.addSubview(.element("Inside"))
    func scroll() throws -> Scroll? {
      try captured(.screen(view)).document.firstScreen.tree.nodes.lazy.compactMap { $0.details.scroll }.first
    }
    #expect(try scroll() == .pages(page: 1, pages: 3, axis: .vertical))
    view.contentOffset.y = 400
    #expect(try scroll() == .pages(page: 2, pages: 3, axis: .vertical))
    view.contentOffset.y = 600
    #expect(try scroll() == .pages(page: 3, pages: 3, axis: .vertical))
    let status = Status()
    view.delegate = status
    #expect(try scroll() == .status(["Photo 3 of 9"]))
    view.delegate = nil
    view.contentSize = CGSize(width: 390, height: 100)
    #expect(try scroll() == nil)
  }

  @Test func aFieldHasItsTextAndSelection() throws {
    let field = UITextField(frame: .row(0))
    (field.accessibilityLabel, field.placeholder, field.text) = ("Name", "First and last", "Zoë 👩‍👩‍👧 B")
    let screen = UIView.screen(field)
    #expect(try captured(screen).document.node("Name")?.details.text == TextInput(placeholder: "First and last"))
    field.becomeFirstResponder()
    // Offsets of UIKit are in UTF-16 units, those of the document in characters.
    let start = try #require(field.position(from: field.beginningOfDocument, offset: 4))
    let end = try #require(field.position(from: start, offset: "👩‍👩‍👧".utf16.count))
    field.selectedTextRange = field.textRange(from: start, to: end)
    let document = try captured(screen).document
    #expect(document.node("Name")?.value == "Zoë 👩‍👩‍👧 B")
    #expect(
      document.node("Name")?.details.text
        == TextInput(editing: true, placeholder: "First and last", insertionPoint: 5, selection: 4..<5))
    #expect(try Document(reading: document.screenDocument()) == document)
    field.resignFirstResponder()
  }

  @Test func theTextKeepsItsAttributes() throws {
    let field = UITextField(frame: .row(0))
    (field.accessibilityLabel, field.text) = ("Greeting", "Dobrý den")
    field.accessibilityAttributedValue = NSAttributedString(
      string: "Dobrý den", attributes: [.accessibilitySpeechLanguage: "cs"])
    #expect(
      try captured(.screen(field)).document.node("Greeting")?.value
        == SpokenText(runs: [.init("Dobrý den", language: "cs")]))
  }

  @Test func aValueOfTheAppReplacesTheText() throws {
    let field = UITextField(frame: .row(0))
    (field.accessibilityLabel, field.text) = ("Code", "123")
    field.accessibilityValue = "3 of 6 digits"
    #expect(try captured(.screen(field)).document.node("Code")?.value == "3 of 6 digits")
  }

  @Test func textOfAResponderBelongsToTheElement() throws {
    let field = UITextField(frame: .zero)
    field.text = "Hello"
    field.isAccessibilityElement = false
    let box = UIView.element("Message")
    box.addSubview(field)
    box.accessibilityTextInputResponder = field
    let document = try captured(.screen(box)).document
    #expect(document.node("Message")?.value == "Hello")
    #expect(document.node("Message")?.details.text == TextInput())
  }

  /// UIKit vends an element of its own inside a field.
  @Test func theElementThatAFieldVendsHasItsText() throws {
    let field = UITextField(frame: .row(0))
    (field.text, field.placeholder, field.isAccessibilityElement) = ("Zoë", "Name", false)
    let element = UIAccessibilityElement(accessibilityContainer: field)
    (element.accessibilityLabel, element.accessibilityFrame) = ("Name", .row(0))
    element.accessibilityTraits = UIAccessibilityTraits(rawValue: 1 << 18)
    field.accessibilityElements = [element]
    let node = try #require(try captured(.screen(field)).document.node("Name"))
    #expect(node.value == "Zoë")
    #expect(node.details.text == TextInput(placeholder: "Name"))
  }

  @Test func aTextViewThatCannotBeEditedIsNoField() throws {
    let view = UITextView(frame: .row(0))
    (view.accessibilityLabel, view.text, view.isEditable) = ("Terms", "Long", false)
    #expect(try captured(.screen(view)).document.node("Terms")?.details.text == nil)
    view.isEditable = true
    #expect(try captured(.screen(view)).document.node("Terms")?.details.text == TextInput(multiline: true))
  }
}

@MainActor @Suite struct SecretTests {
  @Test func aSecureFieldNeverGivesItsText() throws {
    let field = UITextField(frame: .row(0))
    (field.accessibilityLabel, field.isSecureTextEntry, field.text) = ("Password", true, "hunter2")
    // Even an app that repeats the password in other properties of the field.
    field.accessibilityValue = "hunter2"
    field.accessibilityAttributedValue = NSAttributedString(
      string: "hunter2", attributes: [.accessibilitySpeechSpellOut: true])
    let document = try captured(.screen(field)).document
    #expect(document.node("Password")?.value == "•••••••")
    #expect(document.node("Password")?.details.text?.secure == true)
    #expect(!document.screenDocument().contains("hunter2"))
    #expect(try Document(reading: document.screenDocument()) == document)
  }

  /// An app may make the box around the field the element.
  @Test func neitherDoesAFieldThatIsNoElement() throws {
    let field = UITextField(frame: .row(0))
    (field.isSecureTextEntry, field.text, field.isAccessibilityElement) = (true, "hunter2", false)
    (field.accessibilityLabel, field.accessibilityValue) = ("Password", "hunter2")
    let document = try captured(.screen(field, .element("Other", row: 1))).document
    #expect(!document.screenDocument().contains("hunter2"))
  }

  @Test func otherPropertiesDoNotRepeatTheText() throws {
    let field = UITextField(frame: .row(0))
    (field.isSecureTextEntry, field.text) = (true, "hunter2")
    field.accessibilityLabel = "Password hunter2"
    field.accessibilityAttributedHint = NSAttributedString(
      string: "It is hunter2.", attributes: [.accessibilitySpeechSpellOut: true])
    field.accessibilityUserInputLabels = ["hunter2"]
    field.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Copy hunter2") { _ in true }]
    let document = try captured(.screen(field)).document
    #expect(!document.screenDocument().contains("hunter2"))
    #expect(document.node("Password •••••••")?.hint == "It is •••••••.")
  }

  /// A box may be the element, and repeat what is in it.
  @Test func neitherDoesTheElementAroundAField() throws {
    let field = UITextField(frame: .row(0))
    (field.isSecureTextEntry, field.text) = (true, "hunter2")
    let inner = UIView.screen(field)
    let box = UIView.element("Password hunter2")
    box.addSubview(inner)
    box.accessibilityValue = "hunter2"
    let document = try captured(.screen(box)).document
    #expect(!document.screenDocument().contains("hunter2"))
    #expect(document.lines == ["Password •••••••, •••••••"])
  }

  @Test func aShortTextIsFoundAsAWord() throws {
    let field = UITextField(frame: .row(0))
    (field.isSecureTextEntry, field.text) = (true, "123")
    (field.accessibilityLabel, field.accessibilityHint) = ("Code: 123", "One of 1234")
    let document = try captured(.screen(field)).document
    #expect(document.node("Code: •••")?.hint == "One of 1234")
  }

  @Test func neitherDoesTheElementThatAFieldVends() throws {
    let field = UITextField(frame: .row(0))
    (field.isSecureTextEntry, field.text, field.isAccessibilityElement) = (true, "hunter2", false)
    let element = UIAccessibilityElement(accessibilityContainer: field)
    (element.accessibilityLabel, element.accessibilityFrame) = ("Password", .row(0))
    element.accessibilityTraits = UIAccessibilityTraits(rawValue: 1 << 18)
    element.accessibilityValue = "hunter2"
    field.accessibilityElements = [element]
    let document = try captured(.screen(field)).document
    #expect(document.node("Password")?.value == "•••••••")
    #expect(document.node("Password")?.details.text?.secure == true)
    #expect(!document.screenDocument().contains("hunter2"))
  }

  @Test func neitherDoesANodeWithTheTrait() throws {
    let node = SwiftUINode.leaf("PIN", UIAccessibilityTraits(rawValue: 1 << 18 | 1 << 24))
    node.accessibilityValue = "1234"
    let screen = UIView.screen()
    screen.accessibilityElements = [node]
    let text = try captured(screen).document.screenDocument()
    #expect(!text.contains("1234"))
    #expect(text.contains("••••"))
  }

  @Test func allTextsCanBeReplaced() throws {
    let view = UIView.element("Anna Novak", .button)
    view.accessibilityValue = "Balance"
    view.accessibilityHint = "Calls Anna Novak"
    view.accessibilityUserInputLabels = ["Anna"]
    view.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Write to Anna") { _ in true }]
    view.accessibilityIdentifier = "contact"
    let again = UIView.element("Anna Novak", row: 1)
    again.accessibilityAttributedLabel = NSAttributedString(
      string: "Anna Novak", attributes: [.accessibilitySpeechIPANotation: "ana", .accessibilitySpeechLanguage: "cs"])
    let toggle = UIView.element("Private", [.button, .toggleButton], row: 2)
    toggle.accessibilityValue = "1"
    let field = UITextField(frame: .row(3))
    (field.text, field.placeholder) = ("Secret", "Type a secret")
    let controller = UIViewController()
    controller.title = "Novak family"
    controller.view = .screen(view, again, toggle, field)
    var options = CaptureOptions()
    (options.language, options.settlingTime, options.replacesTexts) = ("en", 0, true)
    let document = try Document(capturing: controller, options: options)
    let text = document.screenDocument()
    for word in ["Anna", "Novak", "Balance", "Write", "ana", "Private", "ecret"] {
      #expect(!text.contains(word), "\(word) in \(text)")
    }
    // Equal texts stay equal, and what is no text of the app stays.
    let nodes = document.firstScreen.tree.nodes.filter { $0.isElement == true }
    #expect(nodes[0].label?.string == nodes[1].label?.string)
    #expect(nodes[1].label?.runs?.first?.language == "cs")
    #expect(nodes[0].id == "contact")
    #expect(nodes[2].value == "1")
    #expect(nodes[0].traits == .button)
  }
}

import AloudCapture
import AloudImport
import AloudTree
import Foundation
import Testing
import UIKit

/// A container that answers by index what it is told to answer.
@MainActor private final class IndexedView: UIView {
  var count = 0
  var elements: [NSObject] = []
  private(set) var asked = 0
  override func accessibilityElementCount() -> Int { count }
  override func accessibilityElement(at index: Int) -> Any? {
    asked += 1
    return elements.isEmpty ? nil : elements[index % elements.count]
  }
}

/// Each answer is another object.
@MainActor private final class UIPickerTableView: UIView {
  override func accessibilityElementCount() -> Int { 40_000 }
  override func accessibilityElement(at index: Int) -> Any? { SwiftUINode.leaf("Minute \(index)") }
}

@MainActor private final class MKBasicMapView: UIView {
  override func accessibilityElementCount() -> Int { fatalError("It ends the app.") }
}

/// The class that the system makes for an observed object.
@MainActor private final class NSKVONotifying_MKBasicMapView: UIView {
  override func accessibilityElementCount() -> Int { fatalError("It ends the app.") }
}

@MainActor private final class UITableViewCellAccessibilityElement: NSObject {}

@MainActor private final class SectionedList: UICollectionView {
  var all: [UICollectionViewCell] = []
  override var visibleCells: [UICollectionViewCell] { all }
}

@MainActor private final class LongTable: UITableView {
  var asked = 0
  override func numberOfRows(inSection section: Int) -> Int { 3_000 }
  override func accessibilityElementCount() -> Int {
    asked += 1
    return 3_000
  }
  override func accessibilityElement(at index: Int) -> Any? {
    asked += 1
    return nil
  }
}

/// A chain without an end: each container has a new one inside.
@MainActor private final class Endless: NSObject {
  override func accessibilityElementCount() -> Int { 1 }
  override func accessibilityElement(at index: Int) -> Any? { Endless() }
}

@MainActor @Suite struct ChildrenTests {
  private func root(_ view: UIView) -> UIView { .screen(view, .element("Last", row: 9)) }

  @Test func elementsComeBeforeIndicesAndSubviews() throws {
    let view = IndexedView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
    view.addSubview(.element("A view"))
    view.elements = [SwiftUINode.leaf("An index")]
    view.count = 1
    view.accessibilityElements = [SwiftUINode.leaf("An element")]
    let capture = try captured(root(view))
    #expect(capture.document.lines == ["An element, Button", "Last"])
    #expect(capture.source(of: capture.document.firstScreen.tree.id(at: 2)) == .elements)
    #expect(
      capture.notes == ["IndexedView vends other elements by index than in accessibilityElements, which are captured"])
  }

  @Test func indicesComeBeforeSubviews() throws {
    let view = IndexedView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
    view.addSubview(.element("A view"))
    view.elements = [SwiftUINode.leaf("Second", at: .row(1)), SwiftUINode.leaf("First", at: .row(0))]
    view.count = 2
    let capture = try captured(root(view))
    // Elements by index are in their own order.
    #expect(capture.document.lines == ["Second, Button", "First, Button", "Last"])
    #expect(capture.source(of: capture.document.firstScreen.tree.id(at: 2)) == .indices)
    #expect(capture.notes == [])
  }

  @Test func subviewsAreSortedByTheirPlaces() throws {
    let capture = try captured(.screen(.element("Second", row: 1), .element("First", row: 0)))
    #expect(capture.document.lines == ["First", "Second"])
    #expect(capture.source(of: capture.document.firstScreen.tree.id(at: 1)) == .subviews)
  }

  @Test func anEmptyListHidesTheViewsInside() throws {
    let view = UIView.screen(.element("Hidden"))
    view.accessibilityElements = []
    #expect(try captured(root(view)).document.lines == ["Last"])
  }

  @Test func automationElementsAreTheLastResort() throws {
    let view = UIView(frame: .row(0))
    view.automationElements = [SwiftUINode.leaf("For tests")]
    let capture = try captured(root(view))
    #expect(capture.document.lines == ["For tests, Button", "Last"])
    #expect(capture.source(of: capture.document.firstScreen.tree.id(at: 2)) == .automation)
  }

  @Test(arguments: [NSNotFound, -1, Int.max, Int.min]) func aCountThatLiesIsNotBelieved(_ count: Int) throws {
    let view = IndexedView(frame: .row(0))
    view.count = count
    view.addSubview(.element("A view"))
    let capture = try captured(root(view))
    #expect(capture.document.lines == ["A view", "Last"])
    #expect(view.asked == 0)
  }

  @Test func theNumberOfChildrenIsLimitedAndTold() throws {
    let view = IndexedView(frame: .row(0))
    view.elements = (0..<50).map { SwiftUINode.leaf("\($0)") }
    view.count = 50
    let capture = try captured(root(view)) { $0.maximumChildren = 10 }
    #expect(capture.document.lines.count == 11)
    #expect(view.asked == 10)
    #expect(
      capture.notes == [
        "IndexedView has 50 elements by index, of which the first 10 are captured; CaptureOptions.maximumChildren is the limit"
      ])
  }

  @Test func aWheelWithoutAnEndIsCutAt500() throws {
    let capture = try captured(root(UIPickerTableView(frame: .row(0))))
    #expect(capture.document.lines.count == 501)
    #expect(capture.notes.count == 1)
  }

  @Test func aMapIsNotAskedForItsCount() throws {
    let map = MKBasicMapView(frame: .row(0))
    map.addSubview(.element("Pin"))
    #expect(try captured(root(map)).document.lines == ["Pin", "Last"])
    let observed = NSKVONotifying_MKBasicMapView(frame: .row(0))
    observed.addSubview(.element("Pin"))
    #expect(try captured(root(observed)).document.lines == ["Pin", "Last"])
  }

  @Test func aCountBeyondAllScreensIsNotBelieved() throws {
    let view = IndexedView(frame: .row(0))
    (view.count, view.elements) = (60_000, [SwiftUINode.leaf("Odd")])
    view.addSubview(.element("A view"))
    let capture = try captured(root(view))
    #expect(capture.document.lines == ["A view", "Last"])
    #expect(view.asked == 0)
    #expect(capture.notes == ["IndexedView says that it has 60000 elements by index, which cannot be true"])
  }

  @Test func aContainerWithAListIsNotAskedToMakeOthers() throws {
    let view = IndexedView(frame: .row(0))
    (view.count, view.elements) = (1_000, [SwiftUINode.leaf("Made")])
    view.accessibilityElements = [SwiftUINode.leaf("Listed")]
    let capture = try captured(root(view))
    #expect(capture.document.lines == ["Listed, Button", "Last"])
    #expect(view.asked == 0)
    #expect(capture.notes.count == 1)
  }

  @Test func onlyVisibleCellsOfATableAreMade() throws {
    let table = LongTable(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
    table.addSubview(
      {
        let cell = UITableViewCell(frame: .row(0))
        cell.contentView.addSubview(.element("Wi-Fi", .button))
        return cell
      }())
    let capture = try captured(root(table))
    #expect(capture.document.lines == ["Wi-Fi, Button", "Last"])
    #expect(table.asked == 0)
    #expect(capture.notes == ["LongTable has 3000 rows, of which the 1 visible ones are captured"])
    #expect(capture.source(of: capture.document.firstScreen.tree.id(at: 2)) == .cells)
  }

  @Test func whatATableShowsBesideItsCellsIsCaptured() throws {
    let table = LongTable(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
    let cell = UITableViewCell(frame: .row(1))
    cell.contentView.addSubview(.element("Wi-Fi", .button))
    cell.contentView.subviews[0].frame = CGRect(x: 0, y: 0, width: 300, height: 40)
    table.addSubview(cell)
    // A header, a background, a control that refreshes: UIKit adds them as subviews.
    table.addSubview(.element("Header", row: 0))
    #expect(try captured(root(table)).document.lines == ["Header", "Wi-Fi, Button", "Last"])
  }

  /// The system puts such a section into a scroll view of its own, whose cells are among the visible ones.
  @Test func aSectionThatScrollsByItselfIsCapturedOnce() throws {
    let list = SectionedList(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
    let section = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 100))
    section.contentSize = CGSize(width: 800, height: 100)
    for column in 0..<2 {
      let cell = UICollectionViewCell(frame: CGRect(x: 200 * column, y: 0, width: 190, height: 100))
      (cell.isAccessibilityElement, cell.accessibilityLabel) = (true, "Card \(column)")
      section.addSubview(cell)
      list.all.append(cell)
    }
    list.addSubview(section)
    let capture = try captured(root(list))
    #expect(capture.document.lines == ["Card 0", "Card 1", "Last"])
    #expect(capture.notes == [])
    let scroll = capture.document.firstScreen.tree.nodes.compactMap { $0.details.scroll }
    #expect(scroll == [.pages(page: 1, pages: 3, axis: .horizontal)])
  }

  /// A row under a bar does not come before the bar.
  @Test func theElementsOfAListStayTogether() throws {
    let table = UITableView(frame: CGRect(x: 0, y: 100, width: 390, height: 300))
    let cell = UITableViewCell(frame: CGRect(x: 0, y: -80, width: 390, height: 100))
    (cell.isAccessibilityElement, cell.accessibilityLabel) = (true, "Row")
    table.addSubview(cell)
    let capture = try captured(.screen(.element("Bar"), table))
    #expect(capture.document.lines == ["Bar", "Row"])
  }

  @Test func anOrderOfTheAppComesBeforeTheCells() throws {
    let table = LongTable(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
    table.addSubview(UITableViewCell(frame: .row(1)))
    table.accessibilityElements = [SwiftUINode.leaf("Second", at: .row(1)), SwiftUINode.leaf("First", at: .row(0))]
    #expect(try captured(root(table)).document.lines == ["Second, Button", "First, Button", "Last"])
    #expect(table.asked == 0)
  }

  @Test func anObjectInSeveralListsIsCapturedOnce() throws {
    let inner = UIView.element("Both")
    let box = UIView.screen(inner)
    let screen = UIView.screen(box, .element("Last", row: 9))
    screen.accessibilityElements = [inner, box, screen.subviews[1]]
    let capture = try captured(screen)
    #expect(capture.document.lines == ["Both", "Last"])
    #expect(capture.notes == ["UIView is vended more than once, and is captured at its first place"])
  }

  @Test func aLoopEnds() throws {
    let (one, two) = (UIView(frame: .row(0)), UIView(frame: .row(1)))
    one.accessibilityElements = [two, SwiftUINode.leaf("Inside")]
    two.accessibilityElements = [one]
    let capture = try captured(root(one))
    #expect(capture.document.lines == ["Inside, Button", "Last"])
    #expect(capture.notes.count == 1)
  }

  @Test func aChainWithoutAnEndIsCutAndTold() throws {
    let view = UIView(frame: .row(0))
    view.accessibilityElements = [Endless(), SwiftUINode.leaf("Beside")]
    let capture = try captured(root(view))
    #expect(capture.document.lines == ["Beside, Button", "Last"])
    #expect(capture.notes == ["Endless is nested 200 levels deep, and what is inside it is left out"])
    // The file can be read.
    #expect(try Document(reading: capture.document.screenDocument()) == capture.document)
  }

  @Test func aDeepTreeIsWalkedWithoutRecursion() throws {
    var outer = UIView.screen()
    let top = outer
    for _ in 0..<20_000 {
      let inner = UIView(frame: .row(0))
      outer.addSubview(inner)
      outer = inner
    }
    let capture = try captured(root(top))
    #expect(capture.document.lines == ["Last"])
    #expect(capture.notes.count == 1)
    // Views are released from the outside in, which would overflow the stack.
    var view: UIView? = outer
    while let here = view {
      view = here.superview
      here.removeFromSuperview()
    }
  }

  @Test func theNumberOfObjectsIsLimitedAndTold() throws {
    let screen = UIView.screen()
    for index in 0..<30 { screen.addSubview(.element("Row \(index)", row: index)) }
    let capture = try captured(screen) { $0.maximumObjects = 11 }
    #expect(capture.document.lines.count == 10)
    #expect(capture.notes.count == 1)
  }

  @Test func substitutesOfCellsAreSkipped() throws {
    let view = UIView(frame: .row(0))
    view.accessibilityElements = [UITableViewCellAccessibilityElement(), SwiftUINode.leaf("Cell")]
    #expect(try captured(root(view)).document.lines == ["Cell, Button", "Last"])
  }

  @Test func elementsHideWhatIsInside() throws {
    let cell = UIView.element("Cell")
    cell.addSubview(.element("Inside"))
    #expect(try captured(root(cell)).document.lines == ["Cell", "Last"])
  }

  @Test func objectsMadeOnDemandStayAlive() throws {
    let node = SwiftUINode()
    node.make = (0..<20).map { index in { SwiftUINode.leaf("Row \(index)", at: .row(index)) } }
    let screen = UIView.screen()
    screen.accessibilityElements = [node]
    #expect(try captured(screen).document.lines == (0..<20).map { "Row \($0), Button" })
    #expect(node.asked.count == 20)
  }
}

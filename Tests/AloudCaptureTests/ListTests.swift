import AloudSimulator
import AloudSpeech
import AloudTree
import Foundation
import Testing
import UIKit

@testable import AloudCapture
@testable import AloudReader

/// A table as UIKit's is: only visible rows have cells, and cells are used again.
@MainActor private final class List: UITableView {
  var heights: [CGFloat]
  private var unused: [UITableViewCell] = []
  private var rows: [Int: UITableViewCell] = [:]
  private(set) var made = 0
  /// Space between rows, for example for a header of a section.
  var gap: CGFloat = 0

  init(_ count: Int, height: CGFloat = 60, in room: CGFloat = 300, top: CGFloat = 100) {
    heights = Array(repeating: height, count: count)
    super.init(frame: CGRect(x: 0, y: top, width: 390, height: room))
  }

  func place(_ row: Int) -> CGFloat { heights.prefix(row).reduce(0, +) + gap * CGFloat(row) }
  override var contentSize: CGSize {
    get { CGSize(width: 390, height: place(heights.count)) }
    set {}
  }
  override func numberOfRows(inSection section: Int) -> Int { heights.count }
  override func indexPath(for cell: UITableViewCell) -> IndexPath? {
    rows.first { $0.value === cell }.map { IndexPath(indexes: [0, $0.key]) }
  }

  override func layoutSubviews() {
    let seen = Set(heights.indices.filter { place($0) < bounds.maxY && place($0) + heights[$0] > bounds.minY })
    for (row, cell) in rows where !seen.contains(row) {
      cell.removeFromSuperview()
      unused.append(cell)
      rows[row] = nil
    }
    for row in seen.sorted() where rows[row] == nil {
      let cell = unused.popLast() ?? newCell()
      cell.frame = CGRect(x: 0, y: place(row), width: 390, height: heights[row])
      cell.subviews[0].subviews[0].accessibilityLabel = "Row \(row)"
      rows[row] = cell
      addSubview(cell)
    }
  }

  private func newCell() -> UITableViewCell {
    made += 1
    let cell = UITableViewCell(frame: CGRect(x: 0, y: 0, width: 390, height: heights[0]))
    let view = UIView.element(nil)
    view.frame = CGRect(x: 10, y: 5, width: 300, height: heights[0] - 10)
    cell.contentView.addSubview(view)
    return cell
  }
}

@MainActor private final class Position: NSObject, UIScrollViewAccessibilityDelegate {
  func accessibilityScrollStatus(for scrollView: UIScrollView) -> String? { "Anna's rows" }
}

@MainActor private final class InsetText: UITextView {
  override var adjustedContentInset: UIEdgeInsets { UIEdgeInsets(top: 10) }
}

@MainActor @Suite(.serialized) struct ListTests {
  private func simulator(_ view: UIView) throws -> Simulator {
    var options = CaptureOptions()
    (options.language, options.settlingTime) = ("en", 1)
    var simulator = try Simulator(on: view, capture: options)
    simulator.pace = .swift
    return simulator
  }

  /// What flicks say until the boundary.
  private func walk(_ simulator: inout Simulator, _ gesture: ScreenReader.Gesture) -> [String] {
    var said: [String] = []
    for _ in 0..<100 {
      let happened = simulator.perform(gesture)
      if happened.contains(where: { $0.event == .happening(.boundary) }) { break }
      said += happened.said
    }
    return said
  }

  private func label(_ simulator: Simulator) -> String? {
    simulator.reader.focus.flatMap { simulator.reader.narrator.tree[$0].label?.string }
  }

  // MARK: The cursor

  @Test(arguments: [60, 130, 250] as [CGFloat]) func flicksReachAllRowsAndReturn(_ height: CGFloat) throws {
    let list = List(12, height: height)
    var simulator = try simulator(.screen(.element("Title"), list, .element("After", row: 9)))
    let rows = (0..<12).map { "Row \($0)" }
    #expect(walk(&simulator, .swipeRight) == rows + ["After"])
    #expect(walk(&simulator, .swipeLeft) == rows.reversed() + ["Title"])
    // Rows far away have no cells.
    #expect(list.made < 9)
  }

  /// The header of a section has no element.
  @Test func rowsAfterAGapAreReached() throws {
    let list = List(6)
    list.gap = 150
    var simulator = try simulator(.screen(list, .element("After", row: 9)))
    #expect(walk(&simulator, .swipeRight) == (1..<6).map { "Row \($0)" } + ["After"])
  }

  @Test func pagesOfOneItemAreReached() throws {
    let list = List(5, height: 300)
    var simulator = try simulator(.screen(list, .element("After", row: 9)))
    #expect(walk(&simulator, .swipeRight) == (1..<5).map { "Row \($0)" } + ["After"])
    #expect(walk(&simulator, .swipeLeft) == (0..<5).reversed().map { "Row \($0)" })
  }

  /// There is room for one cell, but the cursor may turn round.
  @Test func theCursorTurnsRoundBetweenPages() throws {
    let list = List(6, height: 300)
    var simulator = try simulator(.screen(.element("Title"), list, .element("After", row: 9)))
    func flick(_ gesture: ScreenReader.Gesture, _ count: Int) -> [String] {
      (0..<count).flatMap { _ in simulator.perform(gesture).said }
    }
    #expect(flick(.swipeRight, 4) == ["Row 0", "Row 1", "Row 2", "Row 3"])
    simulator.wait(seconds: 0.3)
    #expect(flick(.swipeLeft, 2) == ["Row 2", "Row 1"])
    #expect(flick(.swipeRight, 2) == ["Row 2", "Row 3"])
    #expect(list.contentOffset.y >= 899)
    #expect(simulator.reader.reading().map { $0.text } == ["Title", "Row 2", "Row 3", "Row 4", "After"])
    // The app scrolls, and a kept element is not there twice.
    list.contentOffset.y = 650
    simulator.wait(seconds: 0.3)
    #expect(simulator.reader.reading().map { $0.text } == ["Title", "Row 2", "Row 3", "After"])
    #expect(flick(.swipeLeft, 2) == ["Row 2", "Row 1"])
  }

  @Test func rowsThatAreLoadedLaterAreReached() throws {
    let list = List(7)
    var simulator = try simulator(.screen(list, .element("After", row: 9)))
    for _ in 0..<6 { simulator.perform(.swipeRight) }
    #expect(label(simulator) == "Row 6")
    list.heights += Array(repeating: 60, count: 5)
    list.setNeedsLayout()
    simulator.wait(seconds: 0.3)
    #expect(walk(&simulator, .swipeRight) == (7..<12).map { "Row \($0)" } + ["After"])
  }

  @Test func theListScrollsOnlyForTheNextRow() throws {
    let list = List(12)
    var simulator = try simulator(.screen(list))
    for _ in 0..<3 { simulator.perform(.swipeRight) }
    #expect(list.contentOffset.y == 0)
    simulator.perform(.swipeRight)
    #expect(label(simulator) == "Row 4")
    // The element ends 5 points before its row does.
    #expect(list.contentOffset.y == 1)
    simulator.perform(.swipeRight)
    #expect((60...61).contains(list.contentOffset.y))
  }

  @Test func anElementIsScrolledIntoView() throws {
    let outer = UIScrollView(frame: .row(0))
    let inner = UIScrollView(frame: CGRect(x: 0, y: 200, width: 358, height: 44))
    outer.contentSize = CGSize(width: 358, height: 400)
    inner.contentSize = CGSize(width: 1_000, height: 44)
    let far = UIView.element("Far")
    far.frame = CGRect(x: 500, y: 0, width: 100, height: 44)
    inner.addSubview(far)
    let near = UIView.element("Near")
    near.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
    outer.addSubview(near)
    outer.addSubview(inner)
    var simulator = try simulator(.screen(outer))
    let happened = simulator.perform(.swipeRight)
    #expect(happened.said == ["Far"])
    #expect(happened.contains { $0.event == .happening(.scrolledIntoView) })
    #expect(inner.contentOffset == CGPoint(x: 242, y: 0))
    #expect(outer.contentOffset == CGPoint(x: 0, y: 200))
    // VoiceOver's own picture agrees: the frame is where the element is shown.
    let focus = try #require(simulator.reader.focus)
    #expect(simulator.reader.visibleFrame(of: focus) == Frame(x: 274, y: 50, width: 100, height: 44))
  }

  @Test func whatDoesNotScrollStays() throws {
    let list = List(12)
    list.isScrollEnabled = false
    var simulator = try simulator(.screen(list, .element("After", row: 9)))
    #expect(walk(&simulator, .swipeRight) == (1..<5).map { "Row \($0)" } + ["After"])
    #expect(simulator.perform(.threeFingerSwipeUp).contains { $0.event == .happening(.boundary) })
    #expect(list.contentOffset.y == 0)
  }

  @Test func aFieldIsNotScrolledByItsOwnCursor() throws {
    let view = InsetText(frame: .row(0))
    (view.accessibilityLabel, view.text, view.contentSize) = ("Note", "a", CGSize(width: 358, height: 900))
    view.contentOffset.y = 100
    var simulator = try simulator(.screen(.element("Before"), view))
    simulator.perform(.swipeRight)
    #expect(view.contentOffset.y == 100)
  }

  // MARK: Three fingers

  @Test func threeFingersScrollByAPage() throws {
    let list = List(12)
    var simulator = try simulator(.screen(list, .element("After", row: 9)))
    let happened = simulator.perform(.threeFingerSwipeUp) + simulator.wait(seconds: 2)
    #expect(happened.said == ["Page 2 of 3", "Row 5"])
    // A point shows the row before.
    #expect(list.contentOffset.y == 299)
    #expect(!happened.contains { $0.event == .happening(.focusLost) })
    #expect(label(simulator) == "Row 5")
    #expect(simulator.perform(.swipeRight).said == ["Row 6"])
    #expect(simulator.perform(.threeFingerSwipeDown).said.first == "Page 1 of 3")
    #expect(simulator.perform(.threeFingerSwipeDown).contains { $0.event == .happening(.boundary) })
    #expect(simulator.perform(.threeFingerSwipeLeft).contains { $0.event == .happening(.boundary) })
  }

  @Test func theViewThatFitsTheDirectionIsScrolled() throws {
    let outer = UIScrollView(frame: .row(0))
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 358, height: 44))
    outer.contentSize = CGSize(width: 358, height: 400)
    inner.contentSize = CGSize(width: 1_000, height: 44)
    let inside = UIView.element("Inside")
    inside.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
    inner.addSubview(inside)
    outer.addSubview(inner)
    var simulator = try simulator(.screen(outer))
    simulator.perform(.threeFingerSwipeLeft)
    #expect(inner.contentOffset.x == 358)
    #expect(outer.contentOffset == .zero)
    simulator.perform(.threeFingerSwipeUp)
    #expect(outer.contentOffset.y == 44)
  }

  @Test func allRowsAreReadInOneGo() throws {
    let list = List(8, in: 200)
    var simulator = try simulator(.screen(list, .element("After", row: 9)))
    simulator.pace = .listen
    let read = simulator.perform(.twoFingerSwipeUp).said
    #expect(read == (0..<8).map { "Row \($0)" } + ["After"])
  }

  /// The words of the app are placeholders, too.
  @Test func thePositionOfTheAppIsReplaced() throws {
    let list = List(8)
    let position = Position()
    list.delegate = position
    var options = CaptureOptions()
    (options.language, options.settlingTime, options.replacesTexts) = ("en", 1, true)
    var simulator = try Simulator(on: .screen(list), capture: options)
    simulator.pace = .swift
    let said = simulator.perform(.threeFingerSwipeUp).said.first
    #expect(said?.hasPrefix("text ") == true)
  }

  @Test func theCursorStaysOnAVisibleElement() throws {
    let list = List(12)
    var simulator = try simulator(.screen(list))
    for _ in 0..<4 { simulator.perform(.swipeRight) }
    list.contentOffset.y = 240
    simulator.wait(seconds: 0.3)
    #expect(label(simulator) == "Row 4")
    let happened = simulator.perform(.threeFingerSwipeDown)
    #expect(happened.said == ["Page 1 of 3"])
    #expect(label(simulator) == "Row 4")
  }
}

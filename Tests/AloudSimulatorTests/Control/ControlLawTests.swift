import Aloud
import AloudTestSupport
import Testing

@testable import AloudSimulator

@Suite struct ControlLawTests {
  private static let screens = Fixtures.files(in: "Screens").filter { $0.hasSuffix(".json") }

  @Test(arguments: screens) func technologiesVisitPartsOfTheReadingOrder(_ file: String) throws {
    let document = try ImportedScreen(try Fixtures.bytes(file)).document
    let screen = ScreenReader(document).controlledScreen
    for technology in AssistiveTechnology.allCases {
      let elements = screen.elements(for: technology)
      #expect(elements == screen.order.stops.filter(Set(elements).contains), "\(technology)")
    }
    // Scanning visits each element once, with any groups.
    let scanned = screen.scanPlan().stops.filter { !$0.item.isGroup }.map(\.item.node)
    #expect(scanned.sorted() == screen.elements(for: .switchControl).sorted())
    // Tab and the arrows of a group reach no other elements.
    let grouped = screen.focusGroups(of: screen.elements(for: .fullKeyboardAccess)).flatMap(\.members)
    #expect(grouped.sorted() == screen.elements(for: .fullKeyboardAccess).sorted())
  }

  @Test(arguments: screens) func controlTabVisitsAllElements(_ file: String) throws {
    let document = try ImportedScreen(try Fixtures.bytes(file)).document
    let screen = ScreenReader(document).controlledScreen
    let elements = screen.elements(for: .fullKeyboardAccess)
    guard elements.count > 1 else { return }
    var focus = KeyboardFocus()
    var visited: [NodeID] = []
    for _ in elements {
      let hasMoved = focus.move(.next, on: screen)
      #expect(hasMoved)
      visited += [focus.element].compactMap(\.self)
    }
    #expect(visited == elements)
    _ = focus.move(.next, on: screen)
    #expect(focus.element == elements.first)
  }
}

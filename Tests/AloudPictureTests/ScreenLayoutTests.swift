import AloudTestSupport
import Testing

@testable import Aloud
@testable import AloudPicture

@Suite struct ScreenLayoutTests {
  @Test func theScreenIsToScale() throws {
    let layout = ScreenLayout(try PictureExample.reader(#"{"label": "A", "frame": [16, 50, 100, 20]}"#))
    #expect(layout.bounds == Frame(x: 0, y: 0, width: 390, height: 844))
    #expect(layout.places.map(\.frame) == [Frame(x: 16, y: 50, width: 100, height: 20)])
    #expect(layout.cursor == Frame(x: 14, y: 48, width: 104, height: 24) && layout.listTop == nil)
  }

  @Test func partsBeyondTheScreenAreVisible() throws {
    let layout = ScreenLayout(try PictureExample.reader(#"{"label": "A", "frame": [-10, 840, 500, 20]}"#))
    #expect(layout.bounds == Frame(x: -10, y: 0, width: 500, height: 860))
  }

  @Test func elementsWithoutFramesAreListedInReadingOrder() throws {
    let layout = ScreenLayout(
      try PictureExample.reader(#"{"label": "One"}, {"label": "A", "frame": [0, 0, 10, 10]}, {"label": "Two"}"#))
    let listed = layout.places.filter(\.isListed)
    #expect(listed.map(\.rank) == listed.map(\.rank).sorted() && listed.count == 2)
    #expect(listed.allSatisfy { $0.frame.y > 844 && $0.frame.y + $0.frame.height < layout.bounds.height })
    #expect(listed[0].frame.y + listed[0].frame.height <= listed[1].frame.y)
    #expect(layout.listTop == listed[0].frame.y)
  }

  @Test func aScreenWithoutFramesIsAList() throws {
    let layout = ScreenLayout(try PictureExample.reader(#"{"label": "One"}, {"label": "Two"}"#))
    #expect(layout.places.count == 2 && layout.bounds.height < 200 && layout.listTop == nil)
  }

  @Test(arguments: ["[0, 200000, 10, 10]", "[-9000, 0, 10, 10]", "[0, 0, 5000, 10]"])
  func farElementsAreListed(_ frame: String) throws {
    let layout = ScreenLayout(
      try PictureExample.reader(#"{"label": "A", "frame": [0, 0, 9, 9]}, {"label": "B", "frame": \#(frame)}"#))
    #expect(layout.places.count { $0.isListed } == 1 && layout.bounds.height < 1000 && layout.bounds.width < 500)
  }

  @Test func scrolledOutElementsHaveNoPlace() throws {
    let reader = try PictureExample.reader(
      #"""
      {"frame": [0, 0, 390, 100], "scroll": {"page": 1, "pages": 2, "axis": "vertical"}, "children": [
        {"label": "In", "frame": [0, 0, 390, 50]}, {"label": "Out", "frame": [0, 150, 390, 50]}]}
      """#)
    let layout = ScreenLayout(reader)
    #expect(layout.outOfSight == [1] && layout.place(ofRank: 1) == nil && layout.place(ofRank: 0) != nil)
    // Moving the cursor makes it visible.
    var moved = reader
    moved.moveForward()
    #expect(ScreenLayout(moved).cursor == Frame(x: -2, y: 48, width: 394, height: 54))
  }

  @Test func theCursorIsAroundAContainerThatIsAStop() throws {
    var options = ReaderOptions()
    options.settings.navigation = .grouped
    let document = try PictureExample.document(
      #"""
      {"label": "List", "container": "list", "frame": [0, 0, 390, 90], "children": [
        {"label": "A", "frame": [0, 0, 390, 44]}, {"label": "B", "frame": [0, 46, 390, 44]}]}
      """#)
    #expect(
      ScreenLayout(ScreenReader(document, options: options)).cursor == Frame(x: -2, y: -2, width: 394, height: 94))
  }

  @Test func aScreenWithoutStopsHasNoCursor() throws {
    let layout = ScreenLayout(try PictureExample.reader(""))
    #expect(layout.cursor == nil && layout.places.isEmpty)
  }

  @Test(arguments: PictureExample.fixtures) func everyStopHasAPlaceOrIsScrolledOut(_ path: String) throws {
    let document = try PictureExample.fixture(path)
    for screen in document.screens {
      let reader = ScreenReader(document, screen: screen)
      let layout = ScreenLayout(reader)
      let ranks = layout.places.map(\.rank) + layout.outOfSight
      #expect(ranks.sorted() == Array(0..<reader.narrator.stopCount))
      for place in layout.places {
        #expect(layout.bounds.union(place.frame) == layout.bounds && layout.place(ofRank: place.rank) == place)
      }
    }
  }
}

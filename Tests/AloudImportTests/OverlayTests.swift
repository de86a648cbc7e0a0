import AloudBase
import AloudTestSupport
import AloudTree
import Foundation
import Testing

@testable import AloudImport

/// How overlays find and change nodes, and what they refuse.
@Suite struct OverlayTests {
  private static let shop = #"""
    {"aloud": 1, "elements": [
      {"id": "cart", "label": "Cart, 2 items", "traits": ["button"]},
      {"label": "Fruit", "container": "list", "children": [
        {"label": "Apples, 3,900", "traits": ["button"]},
        {"label": "Delete", "traits": ["button"]},
        {"label": "Bread, 4,500", "traits": ["button"]},
        {"label": "Delete", "traits": ["button"]}
      ]},
      {"label": "Delete", "traits": ["header"]},
      {"isElement": true, "label": "Row", "children": [{"id": "inner", "label": "Cart, 2 items"}]}
    ]}
    """#

  private static func screen(_ text: String = shop) throws -> ImportedScreen { try ImportedScreen(Array(text.utf8)) }

  private static func overlay(_ nodes: String, _ rest: String = "") throws -> Overlay {
    try Overlay(Array("{\"overlay\": 1, \"nodes\": [\(nodes)]\(rest)}".utf8), name: "o.json")
  }

  private static func laid(_ overlays: String...) throws -> Document {
    try screen().with(overlays.map { try overlay($0) }).document
  }

  // MARK: Finding

  @Test(arguments: [
    (#"{"identifier": "cart"}"#, [1]), (#"{"label": "Cart, 2 items"}"#, [1]), (#"{"matches": "Apples, *"}"#, [3]),
    (#"{"matches": "?????s, *"}"#, [3]), (#"{"label": "Delete", "role": "heading"}"#, [7]),
    (#"{"label": "Delete", "in": {"role": "list"}}"#, [4, 6]), (#"{"label": "Delete", "place": 2}"#, [6]),
    (#"{"label": "Delete", "place": -1}"#, [7]), (#"{"path": "elements[1].children[2]"}"#, [5]),
    (#"{"path": "elements[1]"}"#, [2]), (#"{"identifier": "inner"}"#, [9]), (#"{"role": "list"}"#, [2]),
    (#"{"role": "button"}"#, [1, 3, 4, 5, 6]), (#"{"label": "Fruit"}"#, [2]),
    (#"{"in": {"label": "Fruit"}, "place": 1}"#, [3]),
  ]) func findersFind(_ finder: String, _ places: [Int]) throws {
    let document = try Self.laid(#"{"find": \#(finder), "count": \#(places.count), "hint": "found"}"#)
    let tree = document.firstScreen.tree
    #expect(tree.ids.filter { tree[$0].hint?.string == "found" }.map(\.index) == places)
  }

  // MARK: Changing

  @Test func onlyGivenKeysAreReplaced() throws {
    let document = try Self.laid(
      #"""
      {"find": {"identifier": "cart"}, "label": "Basket", "addTraits": ["selected"], "removeTraits": ["button"],
       "actions": [{"name": "Empty"}], "on": {"activate": [{"remove": "apples"}]}},
      {"find": {"matches": "Apples, *"}, "id": "apples", "label": null}
      """#)
    let tree = document.firstScreen.tree
    let cart = tree[tree.id(at: 1)]
    #expect(cart.id == "cart" && cart.label?.string == "Basket" && cart.traits == .selected)
    #expect(cart.details.actions.map(\.name) == ["Empty"])
    #expect(cart.details.behaviors.effects[.activate] == [.remove(id: "apples")])
    #expect(tree[tree.id(at: 3)].label == nil && tree[tree.id(at: 3)].traits == .button)
  }

  @Test func eventsOfALaterOverlayReplaceThoseOfTheSameName() throws {
    let first =
      #"{"find": {"identifier": "cart"}, "on": {"activate": [{"back": true}], "focus": [{"toggle": "cart"}]}}"#
    let second = #"{"find": {"identifier": "cart"}, "on": {"activate": [{"dismiss": true}]}}"#
    let tree = try Self.laid(first, second).firstScreen.tree
    let effects = tree[tree.id(at: 1)].details.behaviors.effects
    #expect(effects == [.activate: [.dismiss], .focus: [.toggle(id: "cart")]])
  }

  @Test func groupsArePutAroundNeighbors() throws {
    let document = try Self.laid(
      #"""
      {"find": [{"matches": "Apples*"}, {"label": "Delete", "in": {"label": "Fruit"}, "place": 1}],
       "group": {"id": "apples", "groupsChildren": true}},
      {"find": {"path": "elements[1].children[2]"}, "hint": "the same path as before"}
      """#)
    let tree = document.firstScreen.tree
    let group = try #require(tree.ids.first { tree[$0].id == "apples" })
    #expect(tree.path(of: group) == "elements[1].children[0]" && tree[group].groupsChildren)
    #expect(tree.children(of: group).map { tree[$0].label?.string } == ["Apples, 3,900", "Delete"])
    let bread = try #require(tree.ids.first { tree[$0].hint != nil })
    #expect(tree[bread].label?.string == "Bread, 4,500" && tree.path(of: bread) == "elements[1].children[1]")
    // The same as a document that contains the group.
    let both = #"{"label": "Apples, 3,900", "traits": ["button"]},\#n    {"label": "Delete", "traits": ["button"]}"#
    let written = Self.shop.replacingOccurrences(
      of: both, with: #"{"id": "apples", "groupsChildren": true, "children": [\#(both)]}"#)
    #expect(written != Self.shop)
    let plain = try Self.laid(
      #"""
      {"find": [{"matches": "Apples*"}, {"label": "Delete", "in": {"label": "Fruit"}, "place": 1}],
       "group": {"id": "apples", "groupsChildren": true}}
      """#)
    #expect(try plain == Self.screen(written).document)
  }

  @Test func screensAreAddedFromFilesAndWrittenOut() throws {
    let overlay = try Self.overlay(
      #"{"find": {"identifier": "cart"}, "on": {"activate": [{"show": "detail"}]}}"#,
      #"""
      , "name": "Shop", "language": "ko", "on": {"escape": [{"show": "done"}]},
      "screens": {
        "detail": {"file": "detail.txt", "name": "Detail", "nodes": [{"find": {"label": "Buy"}, "hint": "Buys"}]},
        "done": {"elements": [{"label": "Done"}]}
      }
      """#)
    #expect(overlay.files == ["detail.txt"] && overlay.language == "ko")
    let detailText = #"{"aloud": 1, "elements": [{"label": "Buy", "traits": ["button"]}]}"#
    let screen = try Self.screen().with([overlay]) { path throws(ImportError) in
      #expect(path == "detail.txt")
      return (try ImportedScreen(Array(detailText.utf8)), "dumps/detail.txt")
    }
    let document = screen.document
    #expect(document.screens.map(\.key) == [nil, "detail", "done"] && document.language == "ko")
    #expect(document.screens.map(\.name) == ["Shop", "Detail", nil])
    let detail = document.screens[1].tree
    #expect(detail[detail.id(at: 1)].hint?.string == "Buys")
    var places = FilePlaces(screen)
    #expect(
      places["screens.detail.elements[0]"]
        == FilePlace(file: "dumps/detail.txt", line: 1, column: 27, path: "elements[0]"))
    #expect(places["screens.done.elements[0]"]?.file == overlay.name)
    #expect(places["screens.done.elements[0]"]?.path == "screens.done.elements[0]")
    #expect(places["elements[0]"]?.file == nil)
  }

  // MARK: Laws

  @Test func anEmptyOverlayChangesNothing() throws {
    for path in Fixtures.files(in: "Screens") + Fixtures.files(in: "Apps") where path.hasSuffix(".json") {
      let screen = try ImportedScreen(Array(Fixtures.text(path).utf8))
      let overlay = try Overlay(Array(#"{"overlay": 1}"#.utf8), name: "empty.json")
      #expect(try screen.with([overlay]).document == screen.document, "\(path)")
    }
  }

  @Test func overlaysOfDifferentNodesCommute() throws {
    let items = [
      #"{"find": {"identifier": "cart"}, "hint": "Opens", "on": {"activate": [{"toggle": "cart"}]}}"#,
      #"{"find": {"matches": "Apples*"}, "id": "apples", "addTraits": ["selected"]}"#,
      #"{"find": {"path": "elements[2]"}, "label": "Bin"}"#,
      #"{"find": [{"matches": "Bread*"}, {"path": "elements[1].children[3]"}], "group": {"id": "bread"}}"#,
    ]
    let wanted = try Self.screen().with(items.map { try Self.overlay($0) }).document
    for order in [[3, 2, 1, 0], [1, 3, 0, 2], [2, 0, 3, 1]] {
      #expect(try Self.screen().with(order.map { try Self.overlay(items[$0]) }).document == wanted)
    }
  }

  @Test func theFirstOverlayNamesEveryStopAndChangesOnlyIDs() throws {
    for path in Fixtures.files(in: "Dumps") where !path.hasSuffix(".reading.txt") {
      let screen = try ImportedScreen(Array(Fixtures.bytes(path)))
      let text = screen.document.overlayToBeginWith()
      let laid = try screen.with([Overlay(Array(text.utf8), name: path)]).document
      let (old, new) = (screen.document.firstScreen.tree, laid.firstScreen.tree)
      #expect(old.count == new.count, "\(path)")
      for id in old.ids {
        var node = new[id]
        if old[id].id == nil { node.id = nil }
        #expect(node == old[id], "\(path) \(old.path(of: id))")
      }
    }
  }

  @Test func itUsesNamesWithoutPricesAndCounts() throws {
    let text = try Self.screen().document.overlayToBeginWith()
    #expect(
      text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) } == [
        "{", #""overlay": 1,"#, #""nodes": ["#, #"{"find": {"identifier": "cart"}},"#,
        #"{"find": {"matches": "Apples, *"}, "id": "apples"},"#,
        #"{"find": {"label": "Delete", "role": "button", "in": {"label": "Fruit"}, "place": 1}, "id": "delete"},"#,
        #"{"find": {"matches": "Bread, *"}, "id": "bread"},"#,
        #"{"find": {"label": "Delete", "role": "button", "in": {"label": "Fruit"}, "place": 2}, "id": "delete-2"},"#,
        #"{"find": {"label": "Delete", "role": "heading"}, "id": "delete-3"},"#,
        #"{"find": {"label": "Row"}, "id": "row"}"#, "]", "}",
      ])
  }
}

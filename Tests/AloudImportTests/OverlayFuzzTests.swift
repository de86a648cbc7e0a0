import AloudBase
import AloudTree
import Testing

@testable import AloudImport

/// Any overlay is applied, or gives a one-line error with a place in its text.
@Suite struct OverlayFuzzTests {
  private static let screen = #"""
    {"aloud": 1, "elements": [
      {"id": "cart", "label": "Cart", "traits": ["button"]},
      {"container": "list", "label": "Fruit", "children": [
        {"label": "Apples", "sharedIdentifier": "row"}, {"label": "Bread", "sharedIdentifier": "row"}]}]}
    """#

  private static let overlay = #"""
    {"overlay": 1, "name": "Shop", "nodes": [
      {"find": {"identifier": "cart"}, "hint": "Opens", "on": {"activate": [{"show": "b"}]}},
      {"find": {"matches": "App*", "in": {"label": "Fruit"}}, "id": "a", "addTraits": ["selected"]},
      {"find": {"identifier": "row", "place": -1}, "label": null},
      {"find": [{"identifier": "a"}, {"path": "elements[1].children[1]"}], "group": {"label": "가"}}],
     "screens": {"b": {"elements": [{"label": "B"}]}}}
    """#

  private func check(_ bytes: [UInt8]) throws {
    let screen = try ImportedScreen(Array(Self.screen.utf8))
    var errors: [ImportError] = []
    do throws(ImportError) {
      let overlay = try Overlay(bytes, name: "o.json")
      do throws(OverlayError) { _ = try screen.with([overlay]) } catch { errors = error.misfits.map(\.error) }
    } catch {
      errors = [error]
    }
    let lines = bytes.count { $0 == UInt8(ascii: "\n") } + 1
    for error in errors {
      #expect(!error.message.description.isEmpty && !error.message.description.contains(where: \.isNewline), "\(error)")
      guard let location = error.location else { continue }
      #expect((1...lines).contains(location.line) && location.column >= 1, "\(error)")
    }
  }

  @Test func theCompleteOverlayIsApplied() throws {
    let screen = try ImportedScreen(Array(Self.screen.utf8))
    let tree = try screen.with([Overlay(Array(Self.overlay.utf8), name: "o.json")]).document.firstScreen.tree
    #expect(tree.ids.contains { tree[$0].label?.string == "가" })
  }

  @Test func overlaysCutOffAnywhereAreHandled() throws {
    let bytes = Array(Self.overlay.utf8)
    for length in bytes.indices { try check(Array(bytes[..<length])) }
  }

  @Test func overlaysWithAChangedByteAreHandled() throws {
    let bytes = Array(Self.overlay.utf8)
    for index in bytes.indices {
      var changed = bytes
      changed.remove(at: index)
      try check(changed)
      changed = bytes
      changed[index] = [UInt8]("\"[]{}:,0\u{0}".utf8)[index % 9]
      try check(changed)
    }
  }
}

import Aloud
import Foundation

/// One input that is read as an overlay and applied to a screen.
struct OverlayTrial: Tried {
  let bytes: [UInt8]
  private(set) var error: ImportError?
  private(set) var misfits: OverlayError?
  /// The document after the overlay is applied.
  private(set) var document: Document?
  private(set) var seconds = 0.0

  /// True when the overlay was read and matches the screen.
  var isWellFormed: Bool { document != nil }

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    let start = clock()
    do throws(ImportError) {
      let overlay = try Overlay(bytes, name: "fuzz.json")
      let screen = try ImportedScreen(Array(OverlayTrial.screen.utf8))
      do throws(OverlayError) { document = try screen.with([overlay]).document } catch { misfits = error }
    } catch {
      self.error = error
    }
    seconds = Double(clock() - start) / Double(CLOCKS_PER_SEC)
  }

  fileprivate var errors: [ImportError] { (error.map { [$0] } ?? []) + (misfits?.misfits.map(\.error) ?? []) }

  /// The screen to which overlays are applied.
  private static let screen = #"""
    {"aloud": 1, "elements": [
      {"id": "cart", "label": "Cart, 2 items", "traits": ["button"]},
      {"container": "list", "label": "Fruit", "children": [
        {"label": "Apples, 3 won", "sharedIdentifier": "row"}, {"label": "Delete", "traits": ["button"]},
        {"label": "Bread, 5 won", "sharedIdentifier": "row"}, {"label": "Delete", "traits": ["button"]}]},
      {"label": "Note", "text": {}}]}
    """#

  /// The examples from which inputs are made where no files are specified.
  static let examples: [[UInt8]] = [
    #"""
    {"overlay": 1, "name": "Shop", "language": "en", "nodes": [
      {"find": {"identifier": "cart"}, "hint": "Opens", "on": {"activate": [{"show": "detail"}]}},
      {"find": {"matches": "Apples*", "in": {"label": "Fruit"}}, "id": "apples", "actions": [{"name": "Buy"}]},
      {"find": {"label": "Delete", "role": "button"}, "count": 2, "addTraits": ["selected"], "removeTraits": ["link"]},
      {"find": [{"identifier": "apples"}, {"path": "elements[1].children[1]"}], "group": {"groupsChildren": true}}],
     "screens": {"detail": {"elements": [{"label": "A"}], "nodes": [{"find": {"label": "A"}, "label": null}]}}}
    """#,
    #"""
    {"overlay": 1, "nodes": [
      {"find": {"identifier": "row"}, "count": 2, "hint": "x"},
      {"find": {"role": "textField", "place": -1}, "id": "note", "text": {"placeholder": "p"}},
      {"find": {"matches": "?art*"}, "on": {"activate": [
        {"if": {"value": "note", "matches": "*@*"}, "then": [{"add": "n", "by": 0.1}], "else": [{"let": "n", "be": 2}]}]}}],
     "on": {"escape": [{"post": "announcement", "text": "{n}"}]}, "ignore": [{"rule": "no-headings", "why": "x"}]}
    """#,
  ].map { Array($0.utf8) }
}

extension Rule where Outcome == OverlayTrial {
  static var allOfOverlays: [Rule] {
    [
      Rule(name: "an error lies inside the text") { trial in
        let lines = trial.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for location in trial.errors.compactMap(\.location) {
          let isInside =
            lines.indices.contains(location.line - 1) && location.column >= 1
            && location.column <= lines[location.line - 1].count + 1
          if !isInside { return "line \(location.line), column \(location.column)" }
        }
        return nil
      },
      Rule(name: "a misfit has a place") { trial in
        trial.misfits?.misfits.first { $0.error.location == nil }.map { "\($0.error.message)" }
      },
      .isReadable(limit: 1000) { trial in trial.errors.map { "\($0.message)" } },
      .isFast,
      Rule(name: "what comes of it is a screen document") { trial in
        guard let document = trial.document else { return nil }
        do throws(ImportError) {
          let again = try Document(reading: document.screenDocument(), format: .aloud)
          return Trial.reading(again) == Trial.reading(document) ? nil : "it reads otherwise"
        } catch {
          return error.description
        }
      },
    ]
  }
}

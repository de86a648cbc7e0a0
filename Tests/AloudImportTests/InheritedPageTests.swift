import Aloud
import AloudTestSupport
import AloudTree
import Foundation
import Testing

/// What the elements around a stop give to it: a language, a live region, a description.
@Suite(.long, .opensPages)
struct InheritedPageTests {
  @Test func aRowGivesItsLanguageAndItsGroupIsALiveRegion() throws {
    let tree = try tree(
      """
      <table><tr><th>A<th>B<tbody aria-live=polite><tr lang=fr><td>Un<td>Deux<tr><td>1<td lang=de>Zwei</table>
      """)
    let languages = tree.ids.filter { tree[$0].isElement == true }.map { tree[$0].details.language }
    #expect(languages == [nil, nil, "fr", "fr", nil, "de"])
    let region = try #require(tree.ids.first { tree[$0].details.web?.live != nil })
    #expect(
      tree.ids.filter { tree[$0].isElement == true && tree[$0].details.cell?.row != 0 }.allSatisfy { stop in
        sequence(first: stop) { tree.parent(of: $0) }.contains(region)
      })
  }

  /// Its own description comes first, a title last. Texts and images have none of it.
  @Test func theDescriptionOfAFieldsetIsTheHintOfItsControls() throws {
    let tree = try tree(
      """
      <fieldset aria-describedby=d><legend>Size</legend><p id=d>Choose one</p><img src=a.png alt=Shoe>
      <label><input type=radio name=s>S</label><label><input type=radio name=s title=Large>L</label>
      <label><input type=radio name=s aria-describedby=e>XL</label></fieldset><p id=e>Costs more</p><button>Go</button>
      """)
    let hints = tree.ids.filter { tree[$0].isElement == true }.map { tree[$0].hint?.string ?? "" }
    #expect(hints == ["", "", "", "Choose one", "Choose one", "Costs more", "", ""])
  }

  private func tree(_ body: String) throws -> Tree {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("aloud-\(UUID().uuidString).html")
    defer { try? FileManager.default.removeItem(at: file) }
    try "<!DOCTYPE html><html lang=en><title>t</title>\(body)".write(to: file, atomically: true, encoding: .utf8)
    return try ImportedScreen(PageDump.make(of: file.path).json).document.firstScreen.tree
  }
}

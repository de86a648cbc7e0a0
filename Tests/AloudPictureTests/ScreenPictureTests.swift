import AloudTestSupport
import Foundation
import Testing

@testable import Aloud
@testable import AloudPicture

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct ScreenPictureTests {
  private func picture(_ reader: ScreenReader, _ change: (inout ScreenPicture.Options) -> Void = { _ in }) throws
    -> Markup
  {
    var options = ScreenPicture.Options()
    change(&options)
    return try Markup(ScreenPicture(reader, options: options).svg)
  }

  private static let sample = #"""
    {"label": "Title", "traits": ["header"], "frame": [16, 50, 200, 36]},
    {"label": "List", "container": "list", "frame": [16, 100, 358, 88], "children": [
      {"label": "One", "traits": ["button"], "frame": [16, 100, 358, 44]},
      {"label": "Two", "traits": ["button"], "hint": "Opens it", "frame": [16, 144, 358, 44]}]},
    {"label": "Secret", "hidden": true, "frame": [16, 300, 358, 44]}
    """#

  /// The points of a chart are side by side, a few points wide.
  @Test func textInATinyFrameIsDrawnAsABar() throws {
    let reader = try PictureExample.reader(
      #"""
      {"label": "1987, 250 births", "frame": [40, 100, 6, 200]}, {"label": "7", "frame": [60, 100, 12, 20]},
      {"label": "Low", "frame": [80, 100, 40, 8]}
      """#)
    let stage = try Markup(ScreenPicture(reader, options: .stage).svg)
    #expect(try stage.all("text").map { $0.stringValue ?? "" } == ["7", "Low"])
    #expect(try stage.attributes("class").filter { $0 == "soft" }.count == 1)
  }

  @Test(arguments: PictureExample.fixtures) func everyPictureIsWellFormed(_ path: String) throws {
    let document = try PictureExample.fixture(path)
    for screen in document.screens {
      let reader = ScreenReader(document, screen: screen)
      for options in [ScreenPicture.Options(), .stage] {
        let markup = try Markup(ScreenPicture(reader, options: options).svg)
        let ids = try markup.attributes("id")
        #expect(Set(ids).count == ids.count)
        #expect(
          try markup.attributes("style").isEmpty && !markup.text.contains("=\"nan") && !markup.text.contains("=\"inf"))
        let referenced = try markup.attributes("aria-labelledby") + markup.attributes("aria-describedby")
        #expect(referenced.allSatisfy(ids.contains))
        for reference in try markup.attributes("mask") + markup.attributes("fill") where reference.hasPrefix("url(#") {
          #expect(ids.contains(String(reference.dropFirst(5).dropLast())))
        }
      }
    }
  }

  /// What an empty field shows looks unlike what was entered.
  @Test func aPlaceholderIsNotAnEnteredValue() throws {
    let fields = [
      (#""text": {"placeholder": "name@example.com"}"#, "name@example.com", "quiet placeholder"),
      (#""text": {"placeholder": "name@example.com"}, "value": "a@b.kr""#, "a@b.kr", "ink"),
    ]
    for (field, value, ink) in fields {
      let reader = try PictureExample.reader(#"{"label": "Email", "frame": [16, 50, 358, 44], \#(field)}"#)
      let stage = try Markup(ScreenPicture(reader, options: .stage).svg)
      #expect(try stage.all("text").map { $0.stringValue } == ["Email", value])
      #expect(try stage.all("text").last?["class"] == ink)
    }
  }

  /// Containers in containers end at the same edge.
  @Test(arguments: ["en", "ar"]) func captionsOfContainersDoNotOverlap(_ language: String) throws {
    let inner = #"{"label": "One", "traits": ["button"], "frame": [30, 60, 300, 44]}"#
    let nested = (0..<12).reversed().reduce(inner) { content, level in
      let frame = "[16, 40, 358, \(300 - level)]"
      return #"{"label": "List \#(level)", "container": "list", "frame": \#(frame), "children": [\#(content)]}"#
    }
    let reader = try PictureExample.reader(nested, more: #""language": "\#(language)","#)
    let boxes = try picture(reader).all("rect", "@class='group'").map { box in
      (x: box.number("x") ?? 0, y: box.number("y") ?? 0, width: box.number("width") ?? 0)
    }
    #expect(boxes.count > 2)
    for (index, one) in boxes.enumerated() {
      for other in boxes[(index + 1)...] where abs(one.y - other.y) < 13 {
        #expect(one.x + one.width <= other.x || other.x + other.width <= one.x)
      }
    }
  }

  // MARK: The full picture

  @Test func stopsAreAListInReadingOrder() throws {
    let reader = try PictureExample.reader(Self.sample)
    let markup = try picture(reader)
    let items = try markup.all("g", "@role='listitem'")
    let texts = items.map { $0.elements(forName: "text").compactMap(\.stringValue).joined(separator: " ") }
    #expect(texts == ["1 Title, Heading", "2 List, One, Button, List start", "3 Two, Button, List end Opens it"])
    #expect(try markup.all("g", "@role='list'").map { $0["aria-label"] } == ["Stops in reading order"])
    #expect(try markup.all("title").first?.stringValue == "Screen: 3 stops")
    #expect(try markup.all("svg").map { $0["role"] } == ["group"])
  }

  @Test func eachNumberIsAtItsStop() throws {
    let document = try PictureExample.fixture("Screens/bank-ko.json")
    let reader = ScreenReader(document)
    let layout = ScreenLayout(reader)
    let markup = try picture(reader)
    for rank in 0..<reader.narrator.stopCount {
      let mark = try #require(try markup.all("g", "@id='aloud-mark-\(rank + 1)'").first)
      let boxes = (mark.children ?? []).compactMap { $0 as? XMLElement }
      #expect(boxes.first { $0.name == "text" }?.stringValue == "\(rank + 1)")
      let frame = try #require(layout.place(ofRank: rank)?.frame)
      let outline = try #require(boxes.first { $0.name == "rect" })
      #expect(outline.number("x") == frame.x && outline.number("y") == frame.y)
      #expect(outline.number("width") == frame.width && outline.number("height") == frame.height)
      let badge = try #require(boxes.last { $0.name == "rect" })
      #expect(abs((badge.number("x") ?? 0) - frame.x) < 20 && abs((badge.number("y") ?? 0) - frame.y) < 20)
    }
  }

  @Test func groupsAreOutlinedAndHiddenPartsHatched() throws {
    let markup = try picture(try PictureExample.reader(Self.sample))
    #expect(try markup.all("title").map(\.stringValue).contains("list: List"))
    #expect(try markup.all("title").map(\.stringValue).contains("Secret: hidden from VoiceOver"))
    #expect(try markup.all("rect", "@fill='url(#aloud-hatching)' and @y='300'").count == 1)
    let plain = try picture(try PictureExample.reader(Self.sample)) { ($0.groups, $0.hidden) = (false, false) }
    #expect(!plain.text.contains("list: List") && !plain.text.contains("Secret"))
  }

  @Test(arguments: [#""hidden": true"#, #""visible": false"#])
  func hiddenSubtreesAreHatchedOnce(_ property: String) throws {
    let reader = try PictureExample.reader(
      #"""
      {"label": "Seen", "frame": [0, 0, 100, 44]}, {\#(property), "frame": [0, 100, 300, 90], "children": [
        {"label": "A", "frame": [0, 100, 100, 44]}, {"label": "B", "frame": [0, 146, 100, 44]}]}
      """#)
    let hatched = try picture(reader).all("rect", "@fill='url(#aloud-hatching)' and not(@height='13')")
    #expect(hatched.map { $0.number("width") } == [300])
  }

  @Test func nodesBehindADialogAreHatched() throws {
    let reader = try PictureExample.reader(
      #"""
      {"label": "Behind", "frame": [0, 0, 100, 44]},
      {"modal": true, "children": [{"label": "OK", "traits": ["button"], "frame": [0, 100, 100, 44]}]}
      """#)
    #expect(try picture(reader).text.contains("<title>Behind: hidden from VoiceOver</title>"))
  }

  @Test func theInterfaceHasTheRequestedLanguage() throws {
    let reader = try PictureExample.reader(Self.sample)
    let markup = try picture(reader) {
      $0.language = "ko-KR"
      $0.title = "설정"
    }
    #expect(try markup.all("title").first?.stringValue == "설정 그림: 항목 3개")
    #expect(try markup.all("svg").first?["lang"] == "ko")
    #expect(Set(try markup.all("text", "@lang").map { $0["lang"] }) == ["en"])
    #expect(try picture(reader) { $0.language = "xx" }.all("svg").first?["lang"] == "en")
  }

  @Test func aScreenWithoutStopsSaysSo() throws {
    #expect(try picture(try PictureExample.reader("")).text.contains("VoiceOver has no stops"))
  }

  @Test func scrolledOutElementsAreInTheLegend() throws {
    let reader = try PictureExample.reader(
      #"""
      {"frame": [0, 0, 390, 100], "scroll": {"page": 1, "pages": 2, "axis": "vertical"}, "children": [
        {"label": "In", "frame": [0, 0, 390, 50]}, {"label": "Out", "frame": [0, 150, 390, 50]}]}
      """#)
    let items = try picture(reader).all("g", "@role='listitem'").compactMap(\.stringValue)
    #expect(items.count == 2 && items[1].contains("scrolled out of sight") && !items[0].contains("scrolled"))
  }

  // MARK: Marks and screenshots

  @Test func marksOfANodeAreSideBySide() throws {
    let reader = try PictureExample.reader(Self.sample)
    let stop = reader.narrator.stop(atRank: 0)
    let markup = try picture(reader) {
      $0.marks = [
        .init(stop, text: "1", kind: .error, label: "1: error: <b>", id: "a", link: "#x"),
        .init(stop, text: "2", kind: .advice, label: "2", id: "b"),
      ]
    }
    let link = try #require(try markup.all("a").first)
    #expect(link["href"] == "#x" && link["aria-label"] == "1: error: <b>" && link["id"] == "a")
    let badges = try ["a", "b"].map {
      try #require(try markup.all("*", "@id='\($0)'").first?.children?.last { $0.name == "rect" } as? XMLElement)
    }
    #expect((badges[0].number("x") ?? 0) + (badges[0].number("width") ?? 0) <= badges[1].number("x") ?? 0)
  }

  @Test func aScreenshotIsAsWideAsTheScreen() throws {
    let markup = try picture(try PictureExample.reader(Self.sample)) {
      $0.screenshot = .init(address: "data:image/png;base64,AA==", width: 1170, height: 3000)
    }
    let image = try #require(try markup.all("image").first)
    #expect(image.number("width") == 390 && image.number("height") == 1000)
    #expect(try markup.all("svg").first?["viewBox"] == "-28 -28 854 1086")
    // The screenshot shows the screen; drawn elements would hide it.
    #expect(!markup.text.contains(">Title</text>"))
  }

  // MARK: The stage

  @Test func aStagePictureHasOnlyTheScreenAndTheCursor() throws {
    let markup = try Markup(ScreenPicture(try PictureExample.reader(Self.sample), options: .stage).svg)
    let root = try #require(try markup.all("svg").first)
    #expect(root["viewBox"] == "0 0 390 844" && root["aria-hidden"] == "true" && root["role"] == nil)
    let last = try #require(root.children?.last { $0 is XMLElement } as? XMLElement)
    #expect(last.name == "rect" && last["class"] == "cursor" && last["data-aloud"] == "cursor")
    #expect(last.number("x") == 14 && last.number("width") == 204)
    #expect(try markup.all("style").isEmpty && markup.all("title").isEmpty && markup.attributes("id").isEmpty)
    #expect(!markup.text.contains("Secret") && markup.text.contains(">One</text>"))
  }

  @Test func dimmedElementsAreGreyAndHeadingsBold() throws {
    let markup = try Markup(
      ScreenPicture(
        try PictureExample.reader(
          #"{"label": "H", "traits": ["header"], "frame": [0, 0, 90, 30]}, {"label": "D", "traits": ["button", "notEnabled"], "frame": [0, 40, 90, 30]}"#
        ),
        options: .stage
      ).svg)
    #expect(try markup.all("text", "contains(@class, 'bold') and .='H'").count == 1)
    #expect(try markup.all("g", "@class='dim' and .//*[.='D']").count == 1)
  }

  // MARK: Hostile names

  @Test func namesAreAlwaysText() throws {
    let label = try #require(String(data: JSONEncoder().encode(PictureExample.hostile), encoding: .utf8))
    let document = try Document(
      reading: """
        {"aloud": 1, "name": \(label), "elements": [{"label": \(label), "value": \(label), "hint": \(label)},
        {"label": \(label), "container": "list", "children": [{"label": \(label), "traits": ["button"]}]},
        {"label": \(label), "hidden": true, "frame": [0, 0, 300, 40]}]}
        """)
    let reader = ScreenReader(document)
    let pages = [
      try picture(reader) { $0.title = document.firstScreen.name },
      try Markup(PicturePage(PictureExample.hostile, screens: [.init(reader, name: PictureExample.hostile)]).html),
      try Markup(
        DifferencePage(
          from: .init(try PictureExample.reader(Self.sample), name: PictureExample.hostile),
          to: .init(reader, name: PictureExample.hostile)
        ).html),
    ]
    for markup in pages {
      #expect(try markup.all("script").isEmpty && markup.all("b", "contains(., 'alert')").isEmpty)
      #expect(
        !markup.text.unicodeScalars.contains {
          ($0 != "\n" && $0.value < 0x20) || (0x202A...0x202E).contains($0.value)
            || (0x2066...0x2069).contains($0.value)
        })
      #expect(markup.text.contains("alert(1)"))
    }
  }

  @Test func largeScreensTakeLittleTime() throws {
    let elements = (0..<5000).map {
      #"{"label": "Element \#($0)", "traits": ["button"], "frame": [0, \#($0 * 44), 390, 44]}"#
    }
    let reader = try PictureExample.reader(elements.joined(separator: ","))
    #expect(processorSeconds { _ = ScreenPicture(reader).svg } < 10)
  }
}

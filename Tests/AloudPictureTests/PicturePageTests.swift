import AloudTestSupport
import Foundation
import Testing

@testable import Aloud
@testable import AloudPicture

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct PicturePageTests {
  private func page(_ path: String, theme: ScreenPicture.Theme = .automatic, language: String = "en") throws -> Markup {
    let document = try PictureExample.fixture(path)
    let screens = document.screens.map { PicturePage.Screen(ScreenReader(document, screen: $0), name: $0.name) }
    return try Markup(PicturePage(path, screens: screens, theme: theme, language: language).html)
  }

  /// Every link of a page has a target, and ids are unique.
  private func checkLinks(_ markup: Markup) throws {
    let ids = try markup.attributes("id")
    #expect(Set(ids).count == ids.count)
    for link in try markup.attributes("href") where link.hasPrefix("#") {
      #expect(ids.contains(String(link.dropFirst())))
    }
    for label in try markup.attributes("aria-labelledby") { #expect(ids.contains(label)) }
  }

  @Test(arguments: Fixtures.files(in: "Screens") + Fixtures.files(in: "Apps"))
  func numbersAreLinkedBothWays(_ path: String) throws {
    let markup = try page(path)
    try checkLinks(markup)
    let document = try PictureExample.fixture(path)
    for (index, screen) in document.screens.enumerated() {
      let layout = ScreenLayout(ScreenReader(document, screen: screen))
      for place in layout.places {
        let (mark, stop) = ("screen-\(index + 1)-mark-\(place.rank + 1)", "screen-\(index + 1)-stop-\(place.rank + 1)")
        #expect(try markup.all("a", "@id='\(mark)' and @href='#\(stop)'").count == 1)
        #expect(try markup.all("li", "@id='\(stop)' and .//*[@href='#\(mark)']").count == 1)
      }
    }
  }

  @Test func picturePagesMakeNoRequests() throws {
    let markup = try page("Screens/everything.json")
    #expect(try markup.all("script").isEmpty && markup.all("link").isEmpty && !markup.text.contains("http://localhost"))
    #expect(
      try markup.all("meta", "@http-equiv='Content-Security-Policy'").first?["content"]?.hasPrefix("default-src 'none'")
        == true)
    #expect(try markup.attributes("style").isEmpty)
  }

  @Test func thePageHasHeadingsAndLandmarks() throws {
    let markup = try page("Screens/everything.json", language: "ko")
    #expect(try markup.all("h1").count == 1 && markup.all("main").count == 1 && markup.all("nav").count == 1)
    #expect(try markup.all("html").first?["lang"] == "ko")
    // Screen readers skip the picture if a list beside it has its content.
    let images = try markup.all("g", "@role='img'")
    #expect(try images.count == markup.all("svg").count && images.allSatisfy { $0["aria-labelledby"] != nil })
    #expect(try markup.all("a", "ancestor::*[local-name()='svg']").allSatisfy { $0["tabindex"] == "-1" })
    // Nothing in an image can be operated: the numbers stand beside it.
    #expect(try markup.all("a", "ancestor::*[@role='img']").isEmpty)
    #expect(try !markup.all("a", "ancestor::*[local-name()='svg']").isEmpty)
  }

  @Test func aThemeIsFixed() throws {
    #expect(try page("Screens/sign-in.json").text.contains("prefers-color-scheme: dark"))
    for theme in [ScreenPicture.Theme.light, .dark] {
      let text = try page("Screens/sign-in.json", theme: theme).text
      #expect(!text.contains("prefers-color-scheme") && text.contains("content=\"\(theme.rawValue)\""))
      #expect(!ScreenPicture.styleSheet(theme).contains("prefers-color-scheme"))
    }
  }

  // MARK: Differences

  private static let old = #"""
    {"id": "a", "label": "A", "frame": [0, 0, 90, 40]}, {"id": "b", "label": "B", "frame": [0, 50, 90, 40]},
    {"id": "c", "label": "C", "frame": [0, 100, 90, 40]}, {"id": "d", "label": "D", "frame": [0, 150, 90, 40]}
    """#
  private static let new = #"""
    {"id": "d", "label": "D", "frame": [0, 0, 90, 40]}, {"id": "b", "label": "B", "frame": [0, 50, 90, 40]},
    {"id": "c", "label": "C!", "frame": [0, 100, 90, 40]}, {"id": "e", "label": "E", "frame": [0, 150, 90, 40]}
    """#

  private func difference(_ old: String, _ new: String, language: String = "en") throws -> Markup {
    try Markup(
      DifferencePage(
        from: .init(try PictureExample.reader(old), name: "Old"),
        to: .init(try PictureExample.reader(new), name: "New"),
        language: language
      ).html)
  }

  @Test func changesAreMarkedOnBothScreens() throws {
    let markup = try difference(Self.old, Self.new)
    try checkLinks(markup)
    let kinds = try markup.all("li", "starts-with(@id, 'change-')").map { item in
      try #require(item.elements(forName: "div").first?.elements(forName: "p").first?.stringValue)
    }
    #expect(kinds == ["moved", "gone", "changed", "new"])
    let marks = try markup.all("a", "contains(@id, '-mark-')").compactMap { $0["id"] }
    #expect(marks == ["old-mark-1", "old-mark-2", "old-mark-3", "new-mark-1", "new-mark-3", "new-mark-4"])
    #expect(
      try markup.all("del").map(\.stringValue) == ["A", "C"] && markup.all("ins").map(\.stringValue) == ["C!", "E"])
    #expect(markup.text.contains("from stop 4 to stop 1"))
    #expect(try difference(Self.old, Self.new, language: "ko").text.contains("4번째에서 1번째로"))
  }

  @Test func equalScreensSaySo() throws {
    let markup = try difference(Self.old, Self.old)
    #expect(markup.text.contains("VoiceOver says the same on both screens.") && !markup.text.contains("-mark-"))
  }
}

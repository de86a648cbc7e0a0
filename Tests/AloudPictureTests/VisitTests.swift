import Aloud
import AloudTestSupport
import Foundation
import Testing

/// Pictures of the order in which other technologies than VoiceOver visit elements.
@Suite struct VisitTests {
  private func picture(_ technology: AssistiveTechnology, language: String = "en") throws -> String {
    let screen = try ImportedScreen(Fixtures.bytes("Technologies/levels.json"))
    let reader = ScreenReader(screen.document)
    var options = ScreenPicture.Options()
    options.language = language
    options.visit = ScreenPicture.Visit(technology, on: reader, language: language)
    return ScreenPicture(reader, options: options).svg
  }

  private func texts(_ svg: String) -> String { svg.replacing("</tspan>", with: "").replacing("&amp;", with: "&") }

  @Test func voiceOversStopsAreThoseOfEveryPicture() throws {
    let screen = try ImportedScreen(Fixtures.bytes("Technologies/levels.json"))
    let reader = ScreenReader(screen.document)
    #expect(ScreenPicture.Visit(.voiceOver, on: reader, language: "en") == nil)
  }

  /// The numbers are those of the technology: a skipped element has none.
  @Test(arguments: [AssistiveTechnology.fullKeyboardAccess, .switchControl, .voiceControl])
  func onlyVisitedElementsHaveNumbers(_ technology: AssistiveTechnology) throws {
    let screen = try ImportedScreen(Fixtures.bytes("Technologies/levels.json"))
    let reader = ScreenReader(screen.document)
    let visited = reader.controlledScreen.elements(for: technology)
    let svg = try picture(technology)
    #expect(svg.contains("\(technology.name): \(visited.count) of \(reader.reading().count) stops"))
    #expect(svg.components(separatedBy: "<g id=\"aloud-mark-").count - 1 == visited.count)
    #expect(svg.components(separatedBy: "role=\"listitem\"").count - 1 == visited.count)
  }

  @Test func aScanHasPressesAndSeconds() throws {
    let first = try #require(try picture(.switchControl).firstMatch(of: /presses: ([0-9]+), after ([0-9.]+) s/))
    #expect(Int(first.1).map { $0 > 0 } == true)
    #expect(try picture(.switchControl, language: "ko").contains("번 누름"))
  }
}

import Foundation
import Testing

@Suite struct VoicesCommandTests {
  @Test func listsTheLanguages() throws {
    let lines = try Tool.run("voices").lines
    #expect(lines.count == 8)
    #expect(lines[1].hasPrefix("ko "))
    #expect(lines[1].hasSuffix("espeak-ng ko"))
  }

  @Test func showsTheWordsAndTheirShare() throws {
    let lines = try Tool.run("voices", "ko-KR").lines
    let row = try #require(lines.first { $0.hasPrefix("trait.button ") })
    #expect(row.contains("버튼") && row.contains("attested"))
    #expect(lines.last?.hasPrefix("한국어 (ko): ") == true)
    #expect(lines.last?.contains("attested (") == true)
    #expect(lines.last?.contains("that are not Aloud's own") == true)
  }

  @Test func showsTheNamesOfCharacters() throws {
    let scratch = try Scratch()
    let voice = try scratch.file("my.voice", "character U+200B = zero width\nphonetic = Able")
    let lines = try Tool.run("voices", "en", "--voice-file", voice).lines
    let comma = try #require(lines.first { $0.hasPrefix("character ,  ") })
    #expect(comma.contains("comma") && comma.hasSuffix("attested A, AccessibilityFoundation UnicodeHex.0000002c"))
    #expect(lines.contains { $0.hasPrefix("character U+00A0  ") && $0.contains("space") })
    #expect(lines.contains { $0.hasPrefix("character ") && $0.contains("zero width") && $0.hasSuffix("given") })
    #expect(lines.contains { $0.hasPrefix("phonetic ") && $0.contains("Bravo Charlie") && $0.hasSuffix("assumed") })
    #expect(lines.contains { $0.hasPrefix("phonetic ") && $0.contains(" Able ") && $0.hasSuffix("given") })
  }

  @Test func showsAUsersOwnWords() throws {
    let scratch = try Scratch()
    let voice = try scratch.file("my.voice", "language = ko\ntrait.button = 단추\n")
    let lines = try Tool.run("voices", "ko", "--voice-file", voice).lines
    #expect(lines.contains { $0.hasPrefix("trait.button ") && $0.contains("단추") && $0.hasSuffix("given") })
  }

  @Test func jsonHasPhrasesAndCharacters() throws {
    let text = try Tool.run("voices", "ru", "--json").output
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    #expect(object?["language"] as? String == "ru")
    let phrases = try #require(object?["phrases"] as? [[String: Any]])
    #expect(phrases.contains { $0["key"] as? String == "table.spans_rows[few]" })
    let characters = try #require(object?["characters"] as? [[String: Any]])
    #expect(characters.contains { $0["key"] as? String == "character ," && $0["words"] as? String == "запятая" })
    #expect((object?["phonetic"] as? [[String: Any]])?.count == 1)
    let link = phrases.first { $0["key"] as? String == "trait.link" }
    #expect(link?["sources"] as? [String] == ["S", "UIKit.axbundle trait.link"])
    let own = try #require(object?["own"] as? Int)
    let charts = phrases.filter { ($0["key"] as? String)?.hasPrefix("chart.") == true }
    #expect(own > 0 && own <= charts.count + 2)
  }
}

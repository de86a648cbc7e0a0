import Aloud
import AloudTestSupport
import Foundation
import Testing

/// `Scripts/generate`: screens for measurements.
@Suite struct GenerateTests {
  /// Nil without Python.
  private func generated(_ arguments: String) throws -> [String]? {
    guard try Tool.shell("command -v python3 > /dev/null && echo yes") == "yes\n" else { return nil }
    return try Tool.shell("Scripts/generate \(arguments)").split(separator: "\n").map(String.init)
  }

  @Test func screensAreReproducibleAndDifferent() throws {
    guard let screens = try generated("40") else { return }
    #expect(screens.count == 40 && Set(screens).count == 40)
    #expect(try generated("40") == screens)
    #expect(try generated("10 --from 30") == Array(screens.suffix(10)))
    let named = try #require(try generated("2 --named"))
    #expect(named[1] == #"{"name": "shop-ko-1", "dump": \#(screens[1])}"#)
    #expect(try generated("-1")?.last?.contains("whole numbers") == true)
  }

  @Test func screensHaveAHundredElementsInTwoLanguages() throws {
    guard let screens = try generated("16") else { return }
    let documents = try screens.map { try ImportedScreen(Array($0.utf8), format: .aloud) }
    #expect(documents.allSatisfy { $0.warnings.isEmpty && $0.document.firstScreen.tree.ids.count { _ in true } == 100 })
    #expect(Set(documents.map(\.document.language)) == ["en", "ko"])
  }

  /// Audits find something on some of them, but not on all.
  @Test func aFewElementsHaveFaults() throws {
    guard let screens = try generated("64") else { return }
    let audit = try Tool.run("audit", "--each", "--level", "error", input: screens.joined(separator: "\n"))
    let counts = try audit.lines.map { line in
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      return try #require(object?["findings"] as? [Any]).count
    }
    #expect(counts.count == 64 && counts.contains { $0 > 0 } && counts.allSatisfy { $0 < 12 }, "\(counts)")
  }
}

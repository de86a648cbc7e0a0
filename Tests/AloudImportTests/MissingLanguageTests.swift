import AloudBase
import AloudTestSupport
import AloudTree
import Foundation
import Testing

@testable import AloudImport

@Suite struct MissingLanguageTests {
  private func warnings(_ text: String, language: String? = nil) throws -> [ImportWarning] {
    try ImportedScreen(Array(text.utf8), language: language).warnings
  }

  @Test func labelsInAnotherLanguageRaiseAWarning() throws {
    let document = #"{"aloud": 1, "elements": [{"label": "설정"}]}"#
    let dump = try Fixtures.text("Dumps/axe-ko.json")
    for text in [document, dump] {
      #expect(try warnings(text).map(\.kind) == [.languageUnsaid])
      #expect(try warnings(text).map(\.message.description) == ["labels look Korean; add --language ko"])
      #expect(try warnings(text, language: "en").isEmpty)
    }
    let said = document.replacingOccurrences(of: "\"elements\"", with: "\"language\": \"en\", \"elements\"")
    #expect(try warnings(said).isEmpty)
    #expect(
      try warnings(#"{"aloud": 1, "elements": [{"label": "设置"}]}"#).map(\.message.description) == [
        "labels look Chinese or Japanese; add --language zh-Hans or --language ja"
      ])
  }

  @Test func theNameOfALanguageSuggestsItsTag() {
    let text = #"{"aloud": 1, "language": "Korean", "elements": []}"#
    let error = #expect(throws: ImportError.self) { try Document(reading: text) }
    #expect(error?.message == "\"Korean\" is not a BCP-47 language tag; did you mean \"ko\"?")
  }
}

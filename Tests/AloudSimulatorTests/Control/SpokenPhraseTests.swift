import Aloud
import Testing

@testable import AloudSimulator

@Suite struct SpokenPhraseTests {
  @Test func bracketsAreOptional() {
    let phrases = SpokenPhrase.alternatives(of: "Go [to [the]] home [screen]")
    for spoken in ["go home", "go to home", "go to the home screen", "go to the home"] {
      #expect(phrases.contains { $0.slots(in: spoken)?.isEmpty == true }, "\(spoken)")
    }
    #expect(!phrases.contains { $0.slots(in: "go the home") != nil })
  }

  @Test(arguments: [
    ("en", "Tap Send", VoiceCommand.press, "send"), ("en", "Press  SEND!", .press, "send"),
    ("ko", "보내기 탭", .press, "보내기"), ("ko", "보내기의 동작 보기", .showActions, "보내기"),
    ("de", "Auf Senden tippen", .press, "senden"), ("fr", "Toucher Envoyer", .press, "envoyer"),
    ("ja", "送信をタップ", .press, "送信"), ("zh-Hans", "轻点发送", .press, "发送"),
  ])
  func namesReplacePlaceholders(language: String, spoken: String, command: VoiceCommand, name: String) {
    let requests = VoiceControlWords(language: language).requests(in: spoken)
    #expect(requests.contains { $0.command == command && $0.name == name }, "\(requests)")
  }

  @Test func numbersAreReadInTheirPlaces() {
    let words = VoiceControlWords(language: "en")
    #expect(words.requests(in: "Set Volume to 30").contains { $0.command == .setValue && $0.percent == 30 })
    #expect(!words.requests(in: "Set Volume to 300").contains { $0.command == .setValue })
    #expect(words.requests(in: "Increment Volume by 3").contains { $0.command == .incrementBy && $0.count == 3 })
    #expect(VoiceControlWords(language: "ko").requests(in: "음량 30으로 설정").contains { $0.percent == 30 })
  }

  @Test func typedTextKeepsItsCapitals() {
    #expect(VoiceControlWords(language: "en").requests(in: "Type Hello, Jun").contains { $0.text == "Hello, Jun" })
  }

  @Test(arguments: ["en", "ko", "ja", "de", "fr", "es", "zh-Hans", "ru"])
  func everyCommandHasAPhraseAndEveryWordAText(language: String) {
    let words = VoiceControlWords(language: language)
    for command in VoiceCommand.allCases { #expect(!words.phrases(command).isEmpty, "\(command)") }
    for word in VoiceControlWords.Word.allCases { #expect(!words.text(word).isEmpty, "\(word)") }
    for command in VoiceCommand.allCases {
      for phrase in words.phrases(command) {
        let said = phrase.replacing("{name}", with: "abc").replacing("{text}", with: "abc")
          .replacing("{percent}", with: "30").replacing("{count}", with: "3").replacing("{columns}", with: "3")
          .replacing("{rows}", with: "4").filter { $0 != "[" && $0 != "]" }
        #expect(words.requests(in: said).contains { $0.command == command }, "\(phrase)")
      }
    }
  }
}

import Aloud
import Testing

@testable import AloudSound

/// The voice, rate, pitch, volume and pronunciation of a text.
@Suite struct EarVoiceTests {
  private func run(
    _ language: String, _ options: SpeechOptions = .init(), _ settings: VoiceOverSettings = .init(),
    pitch: Double? = nil,
    file: String? = nil
  ) throws -> Passage.Run {
    var voices = VoiceLibrary.standard
    if let file { try voices.add(VoiceSource(name: "my.voice", text: file)) }
    var fragment = Fragment(.label, "1", language: language, clause: .label, node: .root)
    var prosody = Prosody()
    prosody.pitch = pitch
    fragment.prosody = prosody
    let ear = Ear(voices: voices, renderer: Renderer(style: .commas), options: options)
    return try #require(ear.spoken([fragment], as: "1", settings: settings).passage.runs.first)
  }

  @Test(
    arguments: [
      ("en", nil, "en-us"), ("en-GB", nil, "en-gb"), ("ko-KR", nil, "ko"), ("zh-Hans", nil, "cmn-latn-pinyin"),
      ("zh-HK", nil, "yue"), ("zh-Hant", nil, "cmn-latn-pinyin"), ("es-MX", nil, "es-419"), ("pt_BR", nil, "pt-br"),
      ("en", "en+f3", "en+f3"), ("en", "de", "de"), ("ko", "en-gb", "ko"), ("ko", "ko+f2", "ko+f2"),
      ("en", "ko", "en-us"),
      ("zh-Hans", "yue", "yue"), ("ko", "+f3", "ko+f3"), ("en", "+f3", "en-us+f3"),
    ] as [(String, String?, String)]) func voices(_ language: String, _ chosen: String?, _ voice: String) throws
  {
    var options = SpeechOptions()
    options.voice = chosen
    #expect(try run(language, options).voice == voice)
  }

  /// espeak-ng may also lack a voice for a language that Aloud does not have.
  @Test(arguments: [("tlh", "en-us"), ("la", "en-us"), ("ko", nil), ("en", nil)] as [(String, String?)])
  func missingVoicesHaveReplacements(_ language: String, _ voice: String?) throws {
    #expect(try run(language).standIn == voice)
  }

  @Test(arguments: [(50, 175), (25, 87), (100, 350), (1, 80)]) func rateFollowsTheSetting(_ percent: Int, _ rate: Int)
    throws
  {
    var settings = VoiceOverSettings()
    settings.speakingRate = percent
    #expect(try run("ko", .init(), settings).rate == rate)
  }

  @Test func optionsOverrideTheVoiceFile() throws {
    var options = SpeechOptions()
    (options.rate, options.pitch, options.volume) = (400, 20, 150)
    let file = "espeak.rate = 300\nespeak.pitch = 30\nespeak.volume = 50"
    let chosen = try run("ko", options, file: file)
    #expect([chosen.rate, chosen.pitch, chosen.volume] == [400, 20, 150])
    let own = try run("ko", file: file)
    #expect([own.rate, own.pitch, own.volume] == [300, 30, 50])
    var settings = VoiceOverSettings()
    (settings.speakingRate, settings.volume) = (100, 50)
    let loud = try run("ko", options, settings)
    #expect([loud.rate, loud.volume] == [449, 75])
  }

  @Test(arguments: [Int.max, .min]) func extremeNumbersAreClamped(_ number: Int) throws {
    var options = SpeechOptions()
    (options.rate, options.pitch, options.volume) = (number, number, number)
    var settings = VoiceOverSettings()
    (settings.speakingRate, settings.volume) = (100, 100)
    let run = try run("ko", options, settings)
    #expect([run.rate, run.pitch, run.volume] == (number > 0 ? [449, 99, 200] : [80, 0, 0]))
    (settings.speakingRate, settings.volume) = (number, number)
    #expect(try self.run("ko", .init(), settings).rate == (number > 0 ? 350 : 80))
  }

  @Test func pitchIsMonotonic() throws {
    let pitches = try stride(from: 0.0, through: 2, by: 0.1).map { try run("en", pitch: $0).pitch }
    #expect(pitches == pitches.sorted())
    #expect([pitches.first, pitches[10], pitches.last] == [0, 50, 99])
    #expect(try run("en", pitch: .infinity).pitch == 50)
  }

  @Test(
    arguments: [
      ("/həˈloʊ/", "en-us", "h@l'oU"), ("[təˈmɑːtəʊ]", "en-gb", "t@m'A:toU"), ("t͡ʃiːz", "en", "tSi:z"),
      ("ˈbʌt.n̩", "en-us", "b'Vtn-"),
      ("ʃøːn", "de", "SY:n"), ("bɔ̃ʒuʁ", "fr", "bO~Zur"), ("ˈola", "es", "'ola"),
      ("ˈhɛˌloʊ wɜːld", "en+f3", "h'El,oU w3:ld"),
      ("ʘa", "en", nil), ("", "en", nil), ("//", "en", nil), ("ɛ", "ko", nil), ("bˈ", "en", nil),
    ] as [(String, String, String?)]) func pronunciation(_ ipa: String, _ voice: String, _ phonemes: String?)
  {
    #expect(Pronunciation(ipa, voice: voice)?.phonemes == phonemes)
  }

  @Test func aPronunciationIsASeparateRun() {
    var name = Fragment(.label, "Siobhan", language: "en", clause: .label, node: .root)
    var prosody = Prosody()
    prosody.ipa = "ʃɪˈvɔːn"
    name.prosody = prosody
    let role = Fragment(.trait, "Button", language: "en", clause: .label, node: .root)
    let runs = EarTests.ear.spoken([name, role], as: "Siobhan, Button", settings: .init()).passage.runs
    #expect(runs.map(\.phonemes) == ["SIv'O:n", nil])
    #expect(runs.map(\.text.string) == ["Siobhan, ", "Button"])
  }
}

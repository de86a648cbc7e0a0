import Aloud
import AloudTestSupport
import Testing

@testable import AloudReader
@testable import AloudScript
@testable import AloudSimulator

@Suite struct ConformanceTests {
  static let outline: Outline = [
    .heading("Settings"), .button("Wi-Fi"), .button("Bluetooth"), .button("Sounds"), .text("Version 3"),
  ]

  private func conformance(_ steps: [(Recording.Action, String)]) throws -> Conformance {
    let document = try Document(Self.outline)
    let recording = Recording(document: document, steps: steps.map { Recording.Step($0, $1) })
    return Conformance(recording, on: ScreenReader(document))
  }

  @Test(arguments: [
    ("Wi-Fi, Home, button", "wi fi home button"), ("Don’t", "dont"), ("1,5 %", "1 5"), ("A+B 👍🏽", "a + b 👍 🏽"),
    ("이체, 버튼.", "이체 버튼"), ("ÉTÉ", "été"), ("…", "…"), ("", ""), ("\u{2068}a\u{2069}", "a"),
  ])
  func wordsAreComparedWithoutCaseAndPunctuation(_ text: String, _ words: String) {
    #expect(SpokenWord.words(of: text).map(\.key).joined(separator: " ") == words)
  }

  @Test func casePunctuationAndDecompositionDoNotMatter() throws {
    let steps: [(Recording.Action, String)] = [(.currentSpeech, "SETTINGS heading."), (.moveForward, "wi fi button")]
    #expect(try conformance(steps).isComplete)
    #expect(SpokenWord.words(of: "설정").map(\.key) == SpokenWord.words(of: "\u{1109}\u{1165}\u{11AF}정").map(\.key))
  }

  @Test(
    arguments: [
      ([.currentSpeech, .moveForward], ["Settings heading", "Wi-Fi button"], .firstStop),
      ([.moveForward, .moveForward], ["Wi-Fi button", "Bluetooth button"], .firstStop),
      ([.moveForward, .moveForward], ["Settings heading", "Wi-Fi button"], .beforeFirstStop),
      ([.moveForward, .moveForward], ["Sounds button", "Version 3"], .stop(2)),
      ([.moveBackward, .moveBackward], ["Bluetooth button", "Wi-Fi button"], .stop(3)),
      ([.currentSpeech], ["Nobody knows this"], .firstStop),
    ] as [([Recording.Action], [String], Conformance.Start)])
  func aRecordingBeginsWhereVoiceOverWas(
    _ actions: [Recording.Action], _ said: [String], _ start: Conformance.Start
  ) throws {
    #expect(try conformance(Array(zip(actions, said))).start == start)
  }

  @Test func anEndOfTheScreenIsSilentOrRepeats() throws {
    let end: [(Recording.Action, String)] = [
      (.currentSpeech, "Version 3"), (.moveForward, ""), (.moveForward, "Version 3"),
    ]
    #expect(try conformance(end).agreeing == 3)
  }

  /// As Xcode's service records: parts joined by spaces, "VoiceOver on", nothing, an utterance cut at 64 characters.
  @Test func whatTheRecorderDoesIsNoDifference() throws {
    let long = "Remember this network and join it again whenever it is in reach of the phone"
    let document = try Document([
      .heading("Settings"), .button("Wi-Fi"), .text(SpokenText(long)), .button("Bluetooth"), .text("Version 3"),
    ])
    let heard = [
      (.currentSpeech, "VoiceOver on"), (.currentSpeech, "VoiceOver on Settings heading"),
      (.moveForward, "Wi-Fi button"),
      (.moveForward, String(long.prefix(64))), (.moveForward, ""), (.moveForward, "Version 3"),
      (.moveForward, "Version 3"),
    ].map { Recording.Step($0, $1) }
    let conformance = Conformance(Recording(document: document, steps: heard), on: ScreenReader(document))
    #expect(
      conformance.steps.map(\.verdict) == [.unheard, .agrees, .agrees, .agrees, .unheard, .agrees, .agrees])
    #expect(conformance.isComplete)
    #expect(conformance.heard == 5)
    let cut = [Recording.Step(.currentSpeech, "Settings"), .init(.moveForward, String(long.prefix(63)))]
    #expect(!Conformance(Recording(document: document, steps: cut), on: ScreenReader(document)).isComplete)
  }

  /// Long utterances that agree in every other word, in few words, in none, and in all except the beginning.
  @Test(
    .long,
    arguments: [
      { "\($0.isMultiple(of: 2) ? "same" : "\($1)\($0)")" }, { "\($1.count * $0 * $0 % 7)" }, { "\($1)\($0)" },
      { "\(($0 + $1.count) % 5)" },
    ] as [@Sendable (Int, String) -> String])
  func longUtterancesTakeLinearTime(_ word: @escaping @Sendable (Int, String) -> String) throws {
    let times = try growth(to: 16_000) { count in
      let said = { (who: String) in (0..<count).map { word($0, who) }.joined(separator: " ") }
      let document = try Document([.text(SpokenText(said("a")))])
      let recording = Recording(document: document, steps: [Recording.Step(.currentSpeech, said("bbb"))])
      #expect(Conformance(recording, on: ScreenReader(document)).steps.count == 1)
    }
    #expect(times < 24)
  }

  @Test func differencesNameTheirRules() throws {
    let step = try #require(
      try conformance([(.currentSpeech, "Settings heading"), (.moveForward, "Button, Wi-Fi, 1 of 2")]).steps.last)
    #expect(step.verdict == .differs)
    guard case .elsewhere(let words, let fragment) = step.differences.first else {
      Issue.record("\(step.differences)")
      return
    }
    #expect(words == "Button")
    #expect(fragment.clause?.name == "trait.button")
  }

  @Test func anExtraStopIsOneDifference() throws {
    let conformance = try conformance([
      (.currentSpeech, "Settings heading"), (.moveForward, "Bluetooth button"), (.moveForward, "Sounds button"),
    ])
    #expect(conformance.agreeing == 2)
    guard case .passedOver(let stops) = conformance.steps[1].verdict else {
      Issue.record("\(conformance.steps[1].verdict)")
      return
    }
    #expect(stops.map(\.ours) == ["Wi-Fi, Button"])
  }

  @Test func aMissingStopIsOneDifference() throws {
    let conformance = try conformance([
      (.currentSpeech, "Settings heading"), (.moveForward, "Advertisement"), (.moveForward, "Wi-Fi button"),
      (.moveForward, "Bluetooth button"),
    ])
    #expect(conformance.steps.map(\.verdict) == [.agrees, .unknownStop, .agrees, .agrees])
  }

  /// A recording that moves in and out has containers as stops.
  @Test func containersAreMovedIntoAndOutOf() throws {
    let outline: Outline = [.heading("Weather"), .group("Today", [.text("Sun"), .text("Rain")]), .button("Share")]
    let steps: [(Recording.Action, String)] = [
      (.currentSpeech, "Weather, heading"), (.moveForward, "Today, group"), (.moveIn, "Sun"), (.moveForward, "Rain"),
      (.moveOut, "Today, group"), (.moveForward, "Share, button"), (.moveBackward, "Today, group"),
    ]
    let recording = Recording(document: try Document(outline), steps: steps.map { Recording.Step($0, $1) })
    #expect(Conformance(recording, on: try ScreenReader(outline)).isComplete)
  }

  /// Each stop is compared with the device's speech, even if the speech is very long.
  @Test func aLongUtteranceOnALargeScreenTakesLinearTime() throws {
    let times = try growth(to: 4_000) { count in
      let document = try Document(Outline((0..<count).map { .text(SpokenText("Row \($0)")) }))
      let said = String(repeating: "word ", count: count)
      let recording = Recording(document: document, steps: [Recording.Step(.moveForward, said)])
      #expect(Conformance(recording, on: ScreenReader(document)).agreeing == 0)
    }
    #expect(times < 24)
  }

  @Test func aScreenWithoutStopsAgreesWithSilence() throws {
    let document = try Document([])
    let recording = Recording(
      document: document, steps: [Recording.Step(.moveForward, ""), .init(.currentSpeech, "A")])
    #expect(Conformance(recording, on: ScreenReader(document)).steps.map(\.verdict) == [.agrees, .differs])
  }
}

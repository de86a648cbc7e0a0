import Aloud
import Testing

@Suite struct ScoreTests {
  static let ear = Ear(voices: .standard, renderer: Renderer(style: .commas))

  static func document(_ behaviors: String = "{}") throws -> Document {
    try Document(
      reading: """
        {"aloud": 1, "size": [400, 800], "elements": [
          {"id": "go", "label": "Send", "traits": ["button"], "frame": [0, 0, 100, 44], "on": \(behaviors)},
          {"id": "stop", "label": "Delete everything", "frame": [300, 60, 100, 44]}]}
        """)
  }

  /// The score of a script, with lines in place of their numbers.
  static func score(_ script: String, behaviors: String = "{}") throws -> [String] {
    let run = try Script("app x.json\n" + script, path: "x.aloud").run(on: document(behaviors))
    let score = Score(run, ear: ear)
    return score.cues.map { cue in
      switch cue {
      case .speech(let line, let from, let to):
        "\(score.lines[line].spoken.text) \(percent(from))-\(percent(to)) @\(percent(score.lines[line].position))"
      case .graph(let graph, let from, let to): "graph \(graph) \(percent(from))-\(percent(to))"
      case .silence(let seconds): "silence \(percent(seconds))"
      case .happening(let happening, let position): "[\(happening.rawValue)] @\(percent(position))"
      }
    }
  }

  static func percent(_ share: Double) -> Int { Int(clamping: (share * 100).rounded()) }

  @Test func uninterruptedSpeechIsHeardCompletely() throws {
    #expect(
      try Self.score("> swipe right\n> wait 2s") == [
        "[focus moved] @88", "Delete everything 0-100 @88", "silence 200",
      ])
  }

  /// "Send, Button" takes 0.8 seconds on the simulated clock.
  @Test func interruptionCutsTheSoundAtTheSamePlaceOfTheText() throws {
    #expect(
      try Self.score("pace swift\n> touch \"Send\"\n> wait 0.2s\n> swipe right\n> wait 3s") == [
        "Send, Button 0-25 @13", "[focus moved] @88", "Delete everything 0-100 @88", "silence 187",
      ])
  }

  @Test func speechCutOffAtOnceIsNotHeard() throws {
    #expect(
      try Self.score("pace swift\n> touch \"Send\"\n> swipe right").suffix(2) == [
        "[focus moved] @88", "Delete everything 0-100 @88",
      ])
  }

  @Test func pausesAreSilence() throws {
    let script = """
      pace swift
      > touch "Send"
      > wait 0.4s
      > two-finger tap
      > wait 3s
      > two-finger tap
      > wait 2s
      """
    #expect(
      try Self.score(script).suffix(6) == [
        "Send, Button 0-50 @13", "[speech paused] @13", "silence 300", "[speech resumed] @13",
        "Send, Button 50-100 @13", "silence 160",
      ])
  }

  @Test func pausedSpeechIsNotCompleted() throws {
    let cues = try Self.score("pace swift\n> touch \"Send\"\n> wait 0.4s\n> two-finger tap\n> wait 3s")
    #expect(cues.suffix(3) == ["Send, Button 0-50 @13", "[speech paused] @13", "silence 300"])
  }

  @Test func soundsDuringSpeechComeAtTheSamePlace() throws {
    let cues = try Self.score("pace swift\n> touch \"Send\"\n> wait 0.4s\n> post layoutChanged\n> wait 2s")
    let mark = try #require(cues.firstIndex { $0.hasPrefix("[layout changed]") })
    #expect(cues[mark - 1].hasPrefix("Send, Button 0-"))
    #expect(cues[mark + 1].hasPrefix("Send, Button"))
  }

  @Test func withSpeechOffTimePassesInSilence() throws {
    let cues = try Self.score("> three-finger double tap\n> swipe right\n> wait 1s")
    #expect(!cues.contains { $0.hasPrefix("Delete") })
    // "Delete everything" takes 1.13 seconds, whether or not it is heard.
    #expect(cues.last == "silence 213")
  }
}

import Aloud
import Testing

@Suite struct ScoreReadingTests {
  static func score(_ settings: VoiceOverSettings = VoiceOverSettings()) throws -> Score {
    let document = try Document(
      reading: """
        {"aloud": 1, "size": [400, 800], "elements": [
          {"label": "Settings", "traits": ["header"], "frame": [0, 0, 400, 44]}, {"label": "Name", "id": "name", "text": {}},
          {"label": "Go", "frame": [300, 90, 100, 44]}]}
        """)
    var options = ReaderOptions()
    options.settings = settings
    let reader = ScreenReader(document, options: options)
    var score = Score()
    for stop in reader.reading() { score.append(stop, of: reader, ear: ScoreTests.ear) }
    return score
  }

  @Test func hintsAndStopsFollowAfterTheirPauses() throws {
    var settings = VoiceOverSettings()
    settings.hintDelay = 2_000
    let score = try Self.score(settings)
    #expect(score.lines.map(\.spoken.text) == ["Settings, Heading", "Name, Text field", "Double tap to edit", "Go"])
    #expect(
      score.cues == [
        .speech(0, from: 0, to: 1), .silence(seconds: Score.pauseBetweenStops), .speech(1, from: 0, to: 1),
        .silence(seconds: 2), .speech(2, from: 0, to: 1), .silence(seconds: Score.pauseBetweenStops),
        .speech(3, from: 0, to: 1),
      ])
  }

  @Test func linesHaveTheirStopAndPosition() throws {
    let lines = try Self.score().lines
    #expect(lines.map(\.origin) == [.focus, .focus, .hint, .focus])
    #expect(lines.map(\.id) == [nil, "name", "name", nil])
    #expect(lines.map(\.position) == [0.5, 0.5, 0.5, 0.875])
  }
}

import Aloud
import AloudChart
import AloudSpeech
import AloudTree
import AloudVoices
import Testing

@Suite struct GraphCaptionTests {
  private func captions(_ chart: Chart, _ settings: VoiceOverSettings = VoiceOverSettings()) -> [AudioGraph.Caption] {
    var passage = AudioGraph(chart, settings: settings).passages[0]
    let words = ChartWords(
      chart, words: VoiceLibrary.standard.phrasebook(for: "en", settings: settings), language: "en")
    passage.describe(with: words)
    return passage.captions
  }

  @Test func thePointsAreReadWithTheNameOfTheirSeriesFirst() {
    let chart = GraphExample.chart(1, 2, 3) { $0.series[0].name = "Growth" }
    #expect(captions(chart).map(\.text) == ["Growth: 0, 1", "1, 2", "2, 3"])
  }

  @Test func fastPointsHaveOneCueWithTheFirstAndTheLast() {
    let all = captions(GraphExample.chart([(0..<100).map { Double($0 % 8) }]))
    #expect(all.first?.text == "0, 0 … 8, 0" || all.first?.text.contains(" … ") == true)
    #expect(zip(all, all.dropFirst()).allSatisfy { $1.time.lowerBound - $0.time.lowerBound >= 0.5 })
    #expect(all.count <= 12 && zip(all, all.dropFirst()).allSatisfy { $0.time.upperBound == $1.time.lowerBound })
  }

  @Test func simultaneousSeriesAreNamedEachTime() {
    let chart = GraphExample.chart([[1, 2], [3, 4]]) { ($0.series[0].name, $0.series[1].name) = ("A", "B") }
    let together = captions(chart, GraphExample.settings { $0.series = .together })
    #expect(together.map(\.text) == ["A: 0, 1; B: 0, 3", "A: 1, 2; B: 1, 4"])
  }
}

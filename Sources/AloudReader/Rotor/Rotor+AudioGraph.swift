internal import AloudChart
internal import AloudSpeech
internal import AloudTree

// Of the chart that the cursor is on or stands in.
//
// Source: WWDC21 and WWDC22, demonstrations: Describe chart, Chart details, Play Audio Graph, then "Complete".
extension ScreenReader {
  private static let graphEntries: [Phrase] = [.audiographDescribe, .audiographDetails, .audiographPlay]

  /// True when the rotor offers an audio graph.
  var offersAudioGraph: Bool { settings.audioGraphs && focus.map { narrator.tree.chart(around: $0) != nil } == true }

  mutating func flickAudioGraph(_ forward: Bool) -> [Event] {
    guard let focus, offersAudioGraph, let next = nextEntry(of: ScreenReader.graphEntries.count, forward) else {
      return nothingFound(.audioGraph)
    }
    let name = narrator.utterance(.rotor, ScreenReader.graphEntries[next], clause: .rotorItem, node: focus)
    return [.utterance(Speech(name, origin: .rotor, node: focus))]
  }

  /// The entry of the audio graph that a double tap performs.
  var chosenGraphEntry: Int? { rotor.current == .audioGraph ? rotor.entry : nil }

  mutating func performGraphEntry(_ entry: Int, on id: NodeID) -> [Event] {
    guard let words = narrator.chartWords(around: id) else { return [.refused(.noChart)] }
    switch ScreenReader.graphEntries[entry] {
    case .audiographDescribe: return [.happening(.activated), describe(words, id)]
    case .audiographDetails: return openChartScreen(around: id)
    default: return [.happening(.activated)] + playing(words)
    }
  }

  /// Title, summary, and the axes with their ranges.
  private func describe(_ words: ChartWords, _ id: NodeID) -> Event {
    let description = ChartDescription(ChartFeatures(words.chart), words: words)
    var utterance = Utterance()
    for sentence in description.sentences([.title, .summary, .axis]) {
      // A comma comes next; an app's own full stop would stand before it.
      let text = sentence.text.hasSuffix(".") ? String(sentence.text.dropLast()) : sentence.text
      // The summary alone is the app's own sentence.
      let language = sentence.kind == .summary ? words.language : narrator.words.language
      utterance.description.append(Fragment(.status, text, language: language, clause: .chart, node: id))
    }
    return .utterance(Speech(utterance, origin: .rotor, node: id))
  }
}

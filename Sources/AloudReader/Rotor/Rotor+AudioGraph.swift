internal import AloudChart
internal import AloudSpeech
internal import AloudTree

// Of the chart that the cursor is on or stands in.
//
// Source: WWDC21, demonstration: flicking down after the rotor is turned says "Play Audio Graph", then "Chart details"; WWDC22 has
// Describe chart, Chart details, Play Audio Graph, one after the other. Both are the same list where it begins on Describe chart and goes
// round: the one down, the other up. That nothing is chosen before one flicks is assumed.
extension ScreenReader {
  private static let graphEntries: [Phrase] = [.audiographDescribe, .audiographPlay, .audiographDetails]

  /// True when the rotor offers an audio graph.
  var offersAudioGraph: Bool { settings.audioGraphs && focus.map { narrator.tree.chart(around: $0) != nil } == true }

  mutating func flickAudioGraph(_ forward: Bool) -> [Event] {
    guard let focus, offersAudioGraph else { return nothingFound(.audioGraph) }
    guard let next = nextEntry(ofRing: ScreenReader.graphEntries.count, forward) else { return [.happening(.boundary)] }
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

  /// Title, summary, the axes, and how many series there are.
  private func describe(_ words: ChartWords, _ id: NodeID) -> Event {
    var utterance = Utterance()
    for sentence in ChartDetails(words: words, limits: settings.insights).description {
      // A comma comes next; an app's own full stop would stand before it.
      let text = sentence.text.hasSuffix(".") ? String(sentence.text.dropLast()) : sentence.text
      let isOfApp = [.title, .summary].contains(sentence.kind)
      let language = isOfApp ? words.language : narrator.words.language
      utterance.description.append(Fragment(.status, text, language: language, clause: .chart, node: id))
    }
    return .utterance(Speech(utterance, origin: .rotor, node: id))
  }
}

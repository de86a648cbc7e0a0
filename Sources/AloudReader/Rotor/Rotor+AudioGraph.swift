internal import AloudSpeech
internal import AloudTree

// Source: WWDC22, a demonstration of Swift Charts: Describe chart, Chart details, Play Audio Graph, then "Complete".
extension ScreenReader {
  private static let graphEntries: [Phrase] = [.audiographDescribe, .audiographDetails, .audiographPlay]

  mutating func flickAudioGraph(_ forward: Bool) -> [Event] {
    guard let focus, chart(of: focus) != nil, let next = nextEntry(of: ScreenReader.graphEntries.count, forward) else {
      return nothingFound(.audioGraph)
    }
    let name = narrator.utterance(.rotor, ScreenReader.graphEntries[next], clause: .rotorItem, node: focus)
    return [.utterance(Speech(name, origin: .rotor, node: focus))]
  }

  private func chart(of id: NodeID) -> Chart? { narrator.tree.nodes[id.index].sharedDetails?.value.chart }

  /// The entry of the audio graph that a double tap performs.
  var chosenGraphEntry: Int? { rotor.current == .audioGraph ? rotor.entry : nil }

  mutating func performGraphEntry(_ entry: Int, on id: NodeID) -> [Event] {
    guard let chart = chart(of: id) else { return [.happening(.refused)] }
    var utterance = Utterance()
    switch ScreenReader.graphEntries[entry] {
    case .audiographDescribe: utterance.description = [chart.title, chart.summary].flatMap { fragments($0, of: id) }
    case .audiographDetails: utterance.description = chart.details.flatMap { fragments($0, of: id) }
    default: utterance.description = [narrator.fragment(.status, .audiographComplete, clause: .chart, node: id)]
    }
    let isPlayed = ScreenReader.graphEntries[entry] == .audiographPlay
    return [.happening(isPlayed ? .graphPlayed : .activated), .utterance(Speech(utterance, origin: .rotor, node: id))]
  }

  private func fragments(_ text: String?, of id: NodeID) -> [Fragment] {
    guard let text, !text.isEmpty else { return [] }
    return narrator.fragments(.status, SpokenText(text), clause: .chart, node: id)
  }
}

extension Chart {
  /// The titles of the axes and the names of the series.
  fileprivate var details: [String] {
    let xTitle =
      switch x {
      case .numeric(let axis): axis.title
      case .categorical(let title, _): title
      }
    return [xTitle, y.title] + series.compactMap(\.name)
  }
}

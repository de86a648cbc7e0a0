package import AloudBase
package import AloudReach
package import AloudReader
package import AloudSimulator
internal import AloudTree

/// What it costs to get to the stops of a screen with another technology: what `aloud reach --technology --json` prints.
/// Other programs rely on this format.
package struct TechnologyReachAnswer {
  package let reader: ScreenReader
  package let technology: AssistiveTechnology
  package let costs: TechnologyCosts
  private let name: String?

  /// Nil for VoiceOver, which ``ReachAnswer`` is for.
  package init?(_ screen: ReadableScreen, _ technology: AssistiveTechnology) {
    guard let costs = TechnologyCosts(technology, screen.reader) else { return nil }
    (self.costs, self.technology) = (costs, technology)
    reader = screen.reader
    name = screen.screen.name
  }

  /// The first stop whose name, or what VoiceOver says about it, contains a text.
  package func rank(of text: String) -> Int? {
    let reading = reader.reading()
    return costs.stops.indices.first { costs.stops[$0].name.contains(text) || reading[$0].text.contains(text) }
  }

  /// What the technology calls a stop; for a stop without a name, what VoiceOver says.
  package func words(atRank rank: Int) -> String {
    let name = costs.stops[rank].name
    return name.isEmpty ? reader.reading()[rank].description : name
  }

  /// - Parameters:
  ///   - ranks: the stops.
  ///   - rows: formats a list: one line for each item, or all in one line.
  /// - Returns: an object with the screen, the technology and the stops.
  package func json(_ ranks: Range<Int>, _ rows: ([JSONValue]) -> JSONValue) -> JSONValue {
    [
      "screen": .string(name), "technology": .string(technology.rawValue), "stops": rows(ranks.map(stop)),
    ]
  }

  private func stop(_ rank: Int) -> JSONValue {
    let stop = costs.stops[rank]
    return [
      "id": .string(reader.id(of: stop.node)), "name": .string(stop.name), "actions": .whole(stop.actions),
      "seconds": stop.seconds.map { .seconds($0) } ?? .null,
      "way": .way(stop.way?.map { ("> \($0.step)", $0.times) }),
    ]
  }
}

package import AloudBase
package import AloudReach
package import AloudReader
internal import AloudSimulator
internal import AloudTree

/// What it costs to get to the stops of a screen: what `aloud reach --json` prints. Other programs rely on this format.
package struct ReachAnswer {
  /// The screen as an app shows it at first, with the cursor where it begins.
  package let reader: ScreenReader
  package let costs: ScreenCosts
  /// The name of the screen.
  package let name: String?

  /// The costs from where the cursor begins, or from a stop; nil if no stop says the text.
  ///
  /// - Parameters:
  ///   - screen: the screen.
  ///   - options: how it is read.
  ///   - first: a text of the stop to begin at; nil to begin where the cursor is when the screen appears.
  package init?(_ screen: ReadableScreen, options: ReaderOptions, from first: String?) {
    var app = Simulator(screen.document, screen: screen.screen, options: options)
    app.pace = .swift
    app.start()
    reader = app.reader
    name = screen.screen.name
    var rank: Int?
    if let first {
      rank = ReachAnswer.rank(of: first, in: reader)
      guard rank != nil else { return nil }
    }
    costs = ScreenCosts(reader, fromRank: rank)
  }

  /// The first stop that says a text.
  package static func rank(of text: String, in reader: ScreenReader) -> Int? {
    let reading = reader.reading()
    return (0..<reading.count).first { reading[$0].text.contains(text) }
  }

  /// The words about a stop, without its hint.
  package func words(atRank rank: Int) -> String { reader.reading()[rank].description }

  /// The steps of a script that lead to a stop; nil if no way leads there.
  package func steps(toRank rank: Int) -> [(step: String, times: Int)]? {
    costs.way(toRank: rank)?.map { ("> \($0.gesture.words)", $0.times) }
  }

  /// The step of a script that touches a stop; nil for a stop that a touch does not find.
  package func touch(atRank rank: Int) -> String? {
    costs.stops[rank].touch.map { "> \(ScreenReader.Gesture.touch(.point($0)).words)" }
  }

  /// - Parameters:
  ///   - ranks: the stops.
  ///   - rows: formats a list: one line for each item, or all in one line.
  /// - Returns: an object with the screen, the beginning and the stops.
  package func json(_ ranks: Range<Int>, _ rows: ([JSONValue]) -> JSONValue) -> JSONValue {
    let from: JSONValue = costs.start.map { .string(words(atRank: $0)) } ?? .null
    return ["screen": .string(name), "from": from, "stops": rows(ranks.map(stop))]
  }

  private func stop(_ rank: Int) -> JSONValue {
    let stop = costs.stops[rank]
    let seconds: JSONValue =
      stop.seconds.map { ["swift": .seconds($0.swift), "patient": .seconds($0.patient)] } ?? .null
    return [
      "id": .string(reader.id(of: stop.node)), "words": .string(words(atRank: rank)), "flicks": .whole(stop.flicks),
      "gestures": .whole(stop.gestures), "touch": .string(touch(atRank: rank)), "seconds": seconds,
      "way": .way(steps(toRank: rank)),
    ]
  }
}

extension JSONValue {
  /// The steps of a way, as lines of a script; null if there is none.
  static func way(_ steps: [(step: String, times: Int)]?) -> JSONValue {
    guard let steps else { return .null }
    return .list(steps.map { ["step": .string($0.step), "times": .whole($0.times)] })
  }
}

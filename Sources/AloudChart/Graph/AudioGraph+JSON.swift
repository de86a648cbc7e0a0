internal import AloudTree

// What programs are told of an audio graph, alike wherever they are told it.
extension AudioGraph.Event {
  /// The event as a JSON object: a contract for other programs.
  ///
  ///     event.json(in: passage.names)
  ///     // {"time": 1.23, "kind": "point", "series": "Growth", "seriesIndex": 0, "x": 2, "y": 8, "frequency": 1760}
  ///
  /// A series is told by its name, and by its place from 0. Times are in seconds, to the microsecond, which is finer than
  /// samples are; frequencies in hertz. What is not there, and what is no number, is null.
  ///
  /// - Parameters:
  ///   - names: of the series, by their places.
  ///   - time: when it is heard, where that is not the time of the event.
  /// - Returns: the object, on one line.
  package func json(in names: [String?], at time: Double? = nil) -> String {
    let members: KeyValuePairs = [
      "time": (((time ?? self.time) * 1_000_000).rounded() / 1_000_000).jsonOrNull,
      "kind": kind.rawValue.quotedAsJSON,
      "series": AudioGraph.json(nameOf: series, in: names), "seriesIndex": AudioGraph.json(series),
      "x": x?.json ?? "null", "y": y?.jsonOrNull ?? "null", "frequency": frequency?.jsonOrNull ?? "null",
    ]
    return "{" + members.map { "\"\($0)\": \($1)" }.joined(separator: ", ") + "}"
  }
}

extension AudioGraph {
  /// The name of a series by its place; null where there is none.
  package static func json(nameOf series: Int?, in names: [String?]) -> String {
    guard let series, names.indices.contains(series) else { return "null" }
    return names[series]?.quotedAsJSON ?? "null"
  }

  package static func json(_ series: Int?) -> String { series.map { String($0) } ?? "null" }
}

extension Chart.Value {
  fileprivate var json: String {
    switch self {
    case .number(let number): number.jsonOrNull
    case .category(let name): name.quotedAsJSON
    }
  }
}

extension Double {
  fileprivate var jsonOrNull: String { isFinite ? json : "null" }
}

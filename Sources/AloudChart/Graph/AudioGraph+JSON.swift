package import AloudTree

// The JSON of an audio graph, which is the same in every command.
extension AudioGraph.Event {
  /// The event as a JSON object: a contract for other programs.
  ///
  ///     event.json(in: passage.names)
  ///     // {"time": 1.23, "kind": "point", "series": "Growth", "seriesIndex": 0, "x": 2, "y": 8, "frequency": 1760}
  ///
  /// A series is told by its name, and by its place from 0. Times are in seconds, to the microsecond, which is finer than
  /// samples are; frequencies in hertz. Absent values, and numbers that are not finite, are null.
  ///
  /// `names` are those of the series, by their places; `time` is when it is heard, where that is not the time of the
  /// event.
  package func json(in names: [String?], at time: Double? = nil) -> JSONValue {
    [
      "time": .seconds(time ?? self.time), "kind": .string(kind.rawValue),
      "series": AudioGraph.json(nameOf: series, in: names), "seriesIndex": .whole(series),
      "x": x?.json ?? .null, "y": .number(y), "frequency": .number(frequency),
    ]
  }
}

extension AudioGraph {
  /// The name of a series by its place; null where there is none.
  package static func json(nameOf series: Int?, in names: [String?]) -> JSONValue {
    guard let series, names.indices.contains(series) else { return .null }
    return .string(names[series])
  }
}

extension Chart.Value {
  fileprivate var json: JSONValue {
    switch self {
    case .number(let number): .number(number)
    case .category(let name): .string(name)
    }
  }
}

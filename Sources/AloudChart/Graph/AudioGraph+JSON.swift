package import AloudBase
internal import AloudTree

// The JSON of an audio graph, which all commands use.
extension AudioGraph.Event {
  /// The event as a JSON object. Other programs depend on this format.
  ///
  ///     event.json(in: passage.names)
  ///     // {"time": 1.23, "kind": "point", "series": "Growth", "seriesIndex": 0, "x": 2, "y": 8, "frequency": 1760}
  ///
  /// A series has its name and its index. Times are in seconds, rounded to microseconds, which are shorter than
  /// samples; frequencies are in hertz. Absent values, and numbers that are not finite, are null.
  ///
  /// `names` are the names of the series, by index. `time` replaces the time of the event.
  package func json(in names: [String?], at time: Double? = nil) -> JSONValue {
    [
      "time": .seconds(time ?? self.time), "kind": .string(kind.rawValue),
      "series": AudioGraph.json(nameOf: series, in: names), "seriesIndex": .whole(series),
      "x": x?.json ?? .null, "y": .number(y), "frequency": .number(frequency),
    ]
  }
}

extension AudioGraph {
  /// The name of a series, by its index; null if there is none.
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

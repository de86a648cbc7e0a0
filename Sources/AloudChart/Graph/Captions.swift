public import AloudSpeech
internal import AloudTree

extension AudioGraph {
  /// A text to read during a part of a passage.
  public struct Caption: Equatable, Sendable {
    /// The time in seconds, from the beginning of the passage.
    public var time: Range<Double>
    /// The text, in the language of the screen.
    public var text: String
  }
}

extension AudioGraph.Passage {
  /// The shortest time in which a caption can be read, in seconds.
  static let shortestCaption = 0.5

  /// Writes the captions: the words for the points, at least half a second apart. Of points that are closer together,
  /// the first and the last are included, with an ellipsis between them. The name of the series is in the caption of
  /// its first point.
  ///
  ///     passage.describe(with: ChartWords(chart, words: book, language: "en"))
  ///     passage.captions.first?.text  // "Rainfall: January, 3 inches … May, 4 inches"
  ///
  /// - Parameter words: the words for the chart of the passage.
  /// - Complexity: O(n) in the events; only texts that are shown are composed.
  public mutating func describe(with words: ChartWords) {
    let points = events.filter { $0.kind == .point }
    let names = Dictionary(events.filter { $0.kind == .series }.map { ($0.series, $0.label) }) { first, _ in first }
    var stretches: [[AudioGraph.Event]] = []
    for point in points {
      if let start = stretches.last?.first?.time, point.time - start < Self.shortestCaption {
        stretches[stretches.count - 1].append(point)
      } else {
        stretches.append([point])
      }
    }
    var isNew = Set(names.keys)
    captions = stretches.enumerated().map { index, stretch in
      let start = stretch.first?.time ?? 0
      let end = index + 1 < stretches.count ? stretches[index + 1].first?.time ?? duration : duration
      let series = Set(stretch.map { $0.series }).sorted { ($0 ?? 0) < ($1 ?? 0) }
      let texts = series.map { series in
        let text = Self.text(stretch.filter { $0.series == series }, words)
        // While several series sound at the same time, each caption names its series.
        let isNamed = isNew.remove(series) != nil || names.count > 1
        guard isNamed, let name = names[series] ?? nil, !name.isEmpty else { return text }
        return "\(name): \(text)"
      }
      return AudioGraph.Caption(time: start..<max(start, end), text: texts.joined(separator: "; "))
    }
  }

  private static func text(_ points: [AudioGraph.Event], _ words: ChartWords) -> String {
    let ends = points.count > 1 ? [points.first, points.last] : [points.first]
    return ends.compactMap { point in
      guard let series = point?.series, let index = point?.point else { return nil }
      return words.parts(of: .point(series: series, index: index), namesSeries: false).joined(separator: ", ")
    }.joined(separator: points.count > 2 ? " … " : "; ")
  }
}

extension AudioGraph.Passage {
  /// Inserts silence at the beginning.
  ///
  /// - Parameter seconds: the duration of the silence.
  public mutating func delay(by seconds: Double) {
    duration += seconds
    for index in events.indices { events[index].time += seconds }
    for tone in tones.indices {
      for knot in tones[tone].knots.indices { tones[tone].knots[knot].time += seconds }
    }
    captions = captions.map { caption in
      AudioGraph.Caption(
        time: caption.time.lowerBound + seconds..<caption.time.upperBound + seconds, text: caption.text)
    }
  }
}

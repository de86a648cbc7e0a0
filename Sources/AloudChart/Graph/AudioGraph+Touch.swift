public import AloudSpeech
public import AloudTree

// The interactive mode. Source: WWDC21, where a finger that is dragged after a double tap and hold plays the values under it.
extension AudioGraph {
  /// The sound of a finger that moves between two positions on the x axis. If the positions are equal, the finger was
  /// just put down. See `Chart.position(of:)`.
  ///
  ///     AudioGraph.passage(of: 0, from: 1950, to: 1960, in: chart, settings: settings)  // up to the peak
  ///
  /// A line glides forward or backward, as long as when the graph plays, but at least a tenth of a second. If the
  /// finger does not move, the value at its position sounds; in a gap, nothing sounds. For marks, those that the finger
  /// passes sound, and those at its end.
  ///
  /// - Returns: silence if the series does not exist or a position is not finite.
  /// - Complexity: O(n log n) in the points of the series.
  public static func passage(
    of series: Int, from: Double, to: Double, in chart: Chart, settings: VoiceOverSettings
  ) -> Passage {
    let writer = GraphWriter(chart, settings.graph)
    guard chart.series.indices.contains(series), from.isFinite, to.isFinite else {
      return writer.finished(writer.empty(nil), atLeast: shortest)
    }
    return writer.passage(of: series, between: writer.map.share(of: from).share, writer.map.share(of: to).share)
  }

  /// The shortest duration of a movement, in seconds.
  static let shortest = 0.1
}

extension GraphWriter {
  /// The greatest distance between a finger and a mark that it touches, as a share of the axis.
  private static let reach = 0.005

  fileprivate func passage(of index: Int, between start: Double, _ end: Double) -> AudioGraph.Passage {
    let series = GraphSeries(chart.series[index], map)
    var passage = empty(index)
    passage.duration = max(AudioGraph.shortest, abs(end - start) * span(of: series))
    guard start != end else {
      touch(series, index, at: start, &passage)
      return finished(passage, atLeast: AudioGraph.shortest)
    }
    let length = passage.duration
    // The share of the finger's path, from 0 to 1.
    func way(_ share: Double) -> Double { (share - start) / (end - start) }
    let path = GraphPath(series, from: start, to: end)
    let passed = path.passed
    for place in passed { passage.events.append(event(place, index, at: way(place.share) * length)) }
    let (places, isGrouped) = series.sounding(series.isContinuous ? path.line : passed, over: length)
    passage.isGrouped = isGrouped
    let timed = places.map { TimedPlace(place: $0, time: way($0.share) * length) }
    let voice = voice(of: index)
    passage.tones =
      series.isContinuous ? tones.glides(timed, until: length, voice) : tones.notes(timed, until: length, voice)
    addGridlines(to: &passage, from: 0, span: length, over: (start, end))
    return finished(passage, atLeast: length)
  }

  private func touch(_ series: GraphSeries, _ index: Int, at share: Double, _ passage: inout AudioGraph.Passage) {
    let voice = voice(of: index)
    let near = series.places.filter { abs($0.share - share) <= GraphWriter.reach }
    let distance = near.map { abs($0.share - share) }.min()
    let here = near.filter { abs($0.share - share) == distance }
    if !series.isContinuous || here.contains(where: { $0.share == share }) {
      passage.events = here.map { event($0, index, at: 0) }
    }
    if series.isContinuous {
      guard let height = GraphPath.height(at: share, in: series.places) ?? here.last?.height else { return }
      passage.tones = [tones.touch(height: height, share: share, voice, isContinuous: true)]
    } else {
      passage.tones = here.prefix(AudioGraph.chord).map {
        tones.touch(height: $0.height, share: $0.share, voice, isContinuous: false)
      }
    }
  }
}

/// The part of a series between two places of a finger.
private struct GraphPath {
  typealias Place = GraphSeries.Place

  private let places: [Place]
  private let from, to: Double

  init(_ series: GraphSeries, from: Double, to: Double) {
    places = series.places
    self.from = from
    self.to = to
  }

  private var range: ClosedRange<Double> { min(from, to)...max(from, to) }

  /// The points that the finger passes, in its direction. The point at its start is not included, because it has
  /// sounded before.
  var passed: [Place] { turned(places.filter { range.contains($0.share) && $0.share != from }) }

  /// The part of the line that the finger passes, including the values at its start and its end.
  var line: [Place] {
    var line: [Place] = []
    var isCut = false
    for run in GraphSeries.runs(places) {
      var part = run.filter { range.contains($0.share) }
      let run = Array(run)
      for (edge, isFirst) in [(range.lowerBound, true), (range.upperBound, false)]
      where part.allSatisfy({ $0.share != edge }) {
        guard let height = GraphPath.height(at: edge, in: run) else { continue }
        let end = Place(index: -1, share: edge, height: height, isOutside: false)
        if isFirst { part.insert(end, at: 0) } else { part.append(end) }
      }
      guard !part.isEmpty else { continue }
      for index in part.indices { part[index].isAfterGap = false }
      part[0].isAfterGap = isCut
      isCut = true
      line += part
    }
    return turned(line)
  }

  /// Puts points in the direction of the finger. If it moves backward, the mark of a gap moves to the point on the
  /// other side.
  private func turned(_ places: [Place]) -> [Place] {
    guard to < from else { return places }
    var turned: [Place] = places.reversed()
    for index in turned.indices {
      turned[index].isAfterGap = index > 0 && places[places.count - index].isAfterGap
    }
    return turned
  }

  /// The value of a line at a share of the axis; nil in a gap, and outside the line.
  static func height(at share: Double, in places: [Place]) -> Double? {
    if let exact = places.last(where: { $0.share == share }) { return exact.height }
    guard let next = places.firstIndex(where: { $0.share > share }), next > 0, !places[next].isAfterGap else {
      return nil
    }
    let (one, other) = (places[next - 1], places[next])
    return one.height + (other.height - one.height) * (share - one.share) / (other.share - one.share)
  }
}

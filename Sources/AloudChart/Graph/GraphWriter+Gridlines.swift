internal import AloudSpeech
internal import AloudTree

// Gridlines that are too close together for a listener to distinguish do not sound.
extension GraphWriter {
  /// Adds the gridlines of the x axis.
  func addGridlines(
    to passage: inout AudioGraph.Passage, from start: Double, span: Double, over shares: (Double, Double) = (0, 1)
  ) {
    guard settings.gridlines, case .numeric(let axis) = chart.x, shares.0 != shares.1 else { return }
    let lines = axis.gridlines.filter { $0.isFinite }.map { (value: $0, place: map.share(of: $0)) }
      .filter { !$0.place.isOutside }
      .map { (value: $0.value, share: $0.place.share, way: ($0.place.share - shares.0) / (shares.1 - shares.0)) }
      .filter { (0...1).contains($0.way) }.sorted { ($0.way, $0.value) < ($1.way, $1.value) }
    var next = -Double.infinity
    for line in lines {
      let time = start + line.way * span
      guard time >= next else { continue }
      next = time + apart
      passage.tones.append(tones.click(at: time, share: line.share))
      passage.events.append(
        AudioGraph.Event(
          time: time, kind: .gridline, x: .number(line.value), frequency: Double(settings.gridlinePitch)))
    }
  }

  /// Adds the gridlines of the y axis that a glide crosses or reaches.
  ///
  /// - Complexity: O(gridlines) for each segment of the glide.
  func addCrossings(of places: [TimedPlace], _ series: Int, to passage: inout AudioGraph.Passage) {
    let lines = chart.y.gridlines.filter { $0.isFinite }.map { (value: $0, place: map.height(of: $0)) }
      .filter { !$0.place.isOutside }
    var next = -Double.infinity
    for (one, other) in zip(places, places.dropFirst())
    where !other.place.isAfterGap && one.place.height != other.place.height {
      let crossed = lines.map { line in
        (line: line, way: (line.place.height - one.place.height) / (other.place.height - one.place.height))
      }
      // A segment that begins on a gridline does not cross it.
      for (line, way) in crossed.filter({ $0.way > 0 && $0.way <= 1 }).sorted(by: { $0.way < $1.way }) {
        let time = one.time + way * (other.time - one.time)
        guard time >= next else { continue }
        next = time + apart
        let share = one.place.share + way * (other.place.share - one.place.share)
        let height = line.place.height
        passage.tones.append(tones.crossing(at: time, share: share, height: height, of: series))
        passage.events.append(
          AudioGraph.Event(
            time: time, kind: .gridline, series: series, y: line.value, frequency: map.frequency(at: height)))
      }
    }
  }

  /// The shortest time between two gridlines that sound, in seconds.
  private var apart: Double { Double(settings.smallest) / 1000 }
}

internal import AloudSpeech
internal import AloudTree

// Gridlines that are too close together for a listener to distinguish do not sound.
extension GraphWriter {
  /// Adds the gridlines of the x axis.
  func addGridlines(
    to passage: inout AudioGraph.Passage, from start: Double, span: Double, over shares: (Double, Double) = (0, 1)
  ) {
    guard case .numeric(let axis) = chart.x, shares.0 != shares.1 else { return }
    let lines = axis.gridlines.filter { $0.isFinite }.map { (value: $0, place: map.share(of: $0)) }
      .filter { !$0.place.isOutside }
      .map { (value: $0.value, share: $0.place.share, way: ($0.place.share - shares.0) / (shares.1 - shares.0)) }
      .filter { (0...1).contains($0.way) }.sorted { ($0.way, $0.value) < ($1.way, $1.value) }
    var next = -Double.infinity
    for line in lines {
      let time = start + line.way * span
      guard time >= next else { continue }
      next = time + GraphSeries.shortestDistance
      passage.tones.append(tones.click(at: time, share: line.share))
      passage.events.append(
        AudioGraph.Event(
          time: time, kind: .gridline, x: .number(line.value), frequency: ToneWriter.clickPitch))
    }
  }
}

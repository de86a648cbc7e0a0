internal import AloudBase
internal import AloudTree

// The audio graph, drawn below the chart: time from left to right, pitch from low to high.
extension ChartPicture {
  func drawPitch(in area: PlotArea, _ writer: inout SVGWriter) {
    let frequencies = graph.events.filter { $0.kind == .point }.compactMap { $0.frequency }
    let pitch = PitchScale(frequencies, duration: graph.duration)
    for frequency in pitch.ticks {
      let y = area.y(pitch.share(of: frequency))
      writer.drawRule((area.left, y), (area.right, y), color: "#bbbbbb")
      writer.label("\(written(frequency.rounded())) Hz", x: area.left - 6, y: y + 4, anchor: "end")
    }
    for second in AxisTicks.values(Chart.NumericAxis(title: "", from: 0, to: graph.duration), maximum: 10) {
      let x = area.x(pitch.share(ofTime: second))
      writer.drawRule((x, area.bottom), (x, area.bottom + 5), color: "#555555")
      writer.label("\(written(second)) s", x: x, y: area.bottom + 20, anchor: "middle")
    }
    writer.drawFrame(area)
    for event in graph.events where event.kind == .gridline {
      let x = area.x(pitch.share(ofTime: event.time))
      writer.drawRule((x, area.bottom - 8), (x, area.bottom), color: "#222222")
    }
    drawTones(pitch, in: area, &writer)
  }

  /// Draws the tones: a line for each glide, and a dash of the same duration for each separate tone. Later series cover
  /// earlier ones.
  private func drawTones(_ pitch: PitchScale, in area: PlotArea, _ writer: inout SVGWriter) {
    var tones = chart.series.map { _ in [(start: Double, tone: AudioGraph.Tone)]() }
    var start = 0.0
    for passage in graph.passages {
      for tone in passage.tones where tone.timbre != .pure {
        if let index = tone.series, tones.indices.contains(index) { tones[index].append((start, tone)) }
      }
      start += passage.duration + graph.gap
    }
    for (index, series) in chart.series.enumerated() {
      // The dashes of a short line would hide it.
      let style = series.continuous ? SeriesStyle(ofSeries: index) : SeriesStyle(ofSeries: index).undashed
      for (start, tone) in tones[index] {
        let line = tone.knots.map {
          (x: area.x(pitch.share(ofTime: start + $0.time)), y: area.y(pitch.share(of: $0.frequency)))
        }
        writer.drawLine(line, style)
      }
    }
  }
}

/// The scales of time and frequency in the picture of the pitch.
private struct PitchScale {
  let duration: Double
  private let axis: Chart.NumericAxis

  init(_ frequencies: [Double], duration: Double) {
    self.duration = duration
    // A3 to A6 if there are no tones; the height is never 0.
    let low = frequencies.min() ?? 220
    let high = frequencies.max() ?? 1760
    axis = Chart.NumericAxis(title: "", from: min(low, high / 2), to: max(high, low * 2), scale: .log10)
  }

  func share(ofTime time: Double) -> Double { duration > 0 ? min(max(time / duration, 0), 1) : 0 }
  func share(of frequency: Double) -> Double { AxisScale(axis).clampedShare(of: frequency) }

  /// Octaves, from the lowest frequency upward.
  var ticks: [Double] { Array(sequence(first: axis.from) { $0 * 2 }.prefix { $0 <= axis.to * 1.001 }) }
}

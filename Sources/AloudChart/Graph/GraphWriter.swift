internal import AloudSpeech
internal import AloudTree

/// Writes passages of a chart.
struct GraphWriter {
  let chart: Chart
  let map: GraphMap
  let settings: VoiceOverSettings.Graph
  let tones: ToneWriter
  /// The names of the series, for every passage.
  private let names: [String?]

  init(_ chart: Chart, _ settings: VoiceOverSettings.Graph) {
    self.chart = chart
    self.settings = settings
    map = GraphMap(chart, settings)
    tones = ToneWriter(map, settings)
    names = chart.series.map { $0.name }
  }

  /// The silence between the points and the sounds before and after them, in seconds.
  private static let rest = 0.15

  /// The duration of a series, in seconds.
  func span(of series: GraphSeries) -> Double {
    guard series.pointCount > 0 else { return 0 }
    if settings.duration > 0 { return Double(settings.duration) / 1000 }
    let wanted = Double(series.pointCount) * Double(settings.perPoint)
    return max(min(wanted, Double(settings.longest)), Double(min(settings.shortest, settings.longest))) / 1000
  }

  /// Writes one passage of series that sound together, with the sounds before and after them.
  func passage(of indices: [Int], isFirst: Bool) -> AudioGraph.Passage {
    var passage = empty(indices.count == 1 ? indices.first : nil)
    let all = indices.map { GraphSeries(chart.series[$0], map, settings) }
    if isFirst, settings.legend { addLegend(to: &passage) }
    if settings.earcons { addEarcon(.start, to: &passage) }
    let start = passage.duration
    let span = all.map(span(of:)).max() ?? 0
    for (index, series) in zip(indices, all) {
      passage.events.append(
        AudioGraph.Event(time: start, kind: .series, series: index, label: chart.series[index].name))
      add(series, index, to: &passage, from: start, span: span)
    }
    if span > 0 { addGridlines(to: &passage, from: start, span: span) }
    passage.duration = passage.tones.reduce(start + span) { max($0, $1.end) }
    if settings.earcons {
      passage.duration += GraphWriter.rest
      addEarcon(.end, to: &passage)
    }
    // A silent passage also becomes a file.
    return finished(passage, atLeast: AudioGraph.shortest)
  }

  func empty(_ series: Int?) -> AudioGraph.Passage {
    var passage = AudioGraph.Passage(series: series, duration: 0, events: [])
    passage.names = names
    passage.peak = min(Mathematics.decibels(-Double(settings.peak)), 1)
    passage.evensLoudness = settings.loudness
    return passage
  }

  /// Sets the duration of a passage from its tones, and sorts its events by time; events at the same time keep their
  /// order.
  func finished(_ passage: AudioGraph.Passage, atLeast shortest: Double) -> AudioGraph.Passage {
    var passage = passage
    let end = passage.tones.reduce(max(passage.duration, shortest)) { max($0, $1.end) }
    passage.duration = AudioGraph.wholeFrames(end)
    passage.events.sort { $0.time < $1.time }
    return passage
  }

  func voice(of series: Int) -> ToneWriter.Voice {
    let timbre: AudioGraph.Tone.Timbre =
      switch settings.timbre {
      case .bySeries: [.warm, .hollow, .vibrato][series % 3]
      case .warm: .warm
      case .hollow: .hollow
      case .vibrato: .vibrato
      }
    return ToneWriter.Voice(series: series, timbre: timbre)
  }

  // MARK: Points

  private func add(
    _ series: GraphSeries, _ index: Int, to passage: inout AudioGraph.Passage, from start: Double, span: Double
  ) {
    for place in series.places { passage.events.append(event(place, index, at: start + place.share * span)) }
    let (places, isGrouped) = series.sounding(series.places, over: span, settings)
    passage.isGrouped = passage.isGrouped || isGrouped
    let timed = places.map { TimedPlace(place: $0, time: start + $0.share * span) }
    let voice = voice(of: index)
    let end = start + span
    passage.tones +=
      series.isContinuous ? tones.glides(timed, until: end, voice) : tones.notes(timed, until: end, voice)
    if settings.markers { passage.tones += markers(of: index, series, from: start, span: span) }
    if settings.valueGridlines, series.isContinuous { addCrossings(of: timed, index, to: &passage) }
  }

  func event(_ place: GraphSeries.Place, _ series: Int, at time: Double) -> AudioGraph.Event {
    let point = chart.series[series].points[place.index]
    return AudioGraph.Event(
      time: time, kind: .point, series: series, point: place.index, x: point.x, y: point.y,
      frequency: map.frequency(at: place.height), label: point.label, isOutside: place.isOutside)
  }

  /// The points that get a marker: the first least value, the first greatest value, and the outliers.
  private func markers(of index: Int, _ series: GraphSeries, from start: Double, span: Double) -> [AudioGraph.Tone] {
    let written = chart.series[index]
    let features = SeriesFeatures(written, points: KnownPoints(written, at: map.positions), on: chart.x)
    var marked = Set(features.outliers.map { $0.index })
    let byValue = series.places.map { (index: $0.index, y: chart.series[index].points[$0.index].y ?? 0) }
    if let least = byValue.min(by: { $0.y < $1.y }) { marked.insert(least.index) }
    if let greatest = byValue.max(by: { $0.y < $1.y }) { marked.insert(greatest.index) }
    return series.places.filter { marked.contains($0.index) }.map { place in
      tones.marker(at: start + place.share * span, place, of: index)
    }
  }

  // MARK: Before and after the points

  private func addEarcon(_ kind: AudioGraph.Event.Kind, to passage: inout AudioGraph.Passage) {
    passage.events.append(AudioGraph.Event(time: passage.duration, kind: kind))
    passage.tones += tones.fifth(at: passage.duration, isRising: kind == .start)
    passage.duration += ToneWriter.earconLength + (kind == .start ? GraphWriter.rest : 0)
  }

  /// Adds the legend: the lowest pitch of the axis, then the highest.
  private func addLegend(to passage: inout AudioGraph.Passage) {
    for height in [0.0, 1] {
      passage.tones.append(tones.legend(at: passage.duration, height: height))
      passage.duration += ToneWriter.legendLength + GraphWriter.rest
    }
    passage.duration += GraphWriter.rest
  }
}

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
    tones = ToneWriter(map)
    names = chart.series.map { $0.name }
  }

  /// The silence between the points and the sounds before and after them, in seconds.
  private static let rest = 0.15
  /// Milliseconds for each point of a series, and the shortest and the longest duration of a series. Source: Brown and
  /// Brewster (2003) found 50 to 70 a point; Highcharts takes 6000 for all; WWDC21 has "a few seconds".
  private static let perPoint = 70.0
  private static let shortest = 2000.0
  private static let longest = 6000.0

  /// The duration of a series, in seconds.
  func span(of series: GraphSeries) -> Double {
    guard series.pointCount > 0 else { return 0 }
    if settings.duration > 0 { return Double(settings.duration) / 1000 }
    let wanted = Double(series.pointCount) * GraphWriter.perPoint
    return max(min(wanted, GraphWriter.longest), GraphWriter.shortest) / 1000
  }

  /// Writes one passage of series that sound together, with the sounds before and after them.
  func passage(of indices: [Int]) -> AudioGraph.Passage {
    var passage = empty(indices.count == 1 ? indices.first : nil)
    let all = indices.map { GraphSeries(chart.series[$0], map) }
    addEarcon(.start, to: &passage)
    let start = passage.duration
    let span = all.map(span(of:)).max() ?? 0
    for (index, series) in zip(indices, all) {
      passage.events.append(
        AudioGraph.Event(time: start, kind: .series, series: index, label: chart.series[index].name))
      add(series, index, to: &passage, from: start, span: span)
    }
    if span > 0 { addGridlines(to: &passage, from: start, span: span) }
    passage.duration = passage.tones.reduce(start + span) { max($0, $1.end) }
    passage.duration += GraphWriter.rest
    addEarcon(.end, to: &passage)
    // A silent passage also becomes a file.
    return finished(passage, atLeast: AudioGraph.shortest)
  }

  func empty(_ series: Int?) -> AudioGraph.Passage {
    var passage = AudioGraph.Passage(series: series, duration: 0, events: [])
    passage.names = names
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

  /// The timbres of series, in turn. Overtones make pitch clearer than a pure tone does (Brown and Brewster 2003); these
  /// overtones are assumed.
  private static let timbres: [AudioGraph.Tone.Timbre] = [.warm, .hollow, .vibrato]

  func voice(of series: Int) -> ToneWriter.Voice {
    ToneWriter.Voice(series: series, timbre: GraphWriter.timbres[series % GraphWriter.timbres.count])
  }

  // MARK: Points

  private func add(
    _ series: GraphSeries, _ index: Int, to passage: inout AudioGraph.Passage, from start: Double, span: Double
  ) {
    for place in series.places { passage.events.append(event(place, index, at: start + place.share * span)) }
    let (places, isGrouped) = series.sounding(series.places, over: span)
    passage.isGrouped = passage.isGrouped || isGrouped
    let timed = places.map { TimedPlace(place: $0, time: start + $0.share * span) }
    let voice = voice(of: index)
    let end = start + span
    passage.tones +=
      series.isContinuous ? tones.glides(timed, until: end, voice) : tones.notes(timed, until: end, voice)
  }

  func event(_ place: GraphSeries.Place, _ series: Int, at time: Double) -> AudioGraph.Event {
    let point = chart.series[series].points[place.index]
    return AudioGraph.Event(
      time: time, kind: .point, series: series, point: place.index, x: point.x, y: point.y,
      frequency: map.frequency(at: place.height), label: point.label, isOutside: place.isOutside)
  }

  // MARK: Before and after the points

  /// Adds the sound before or after the points. Source: WWDC21 has other sounds there; these are assumed.
  private func addEarcon(_ kind: AudioGraph.Event.Signal, to passage: inout AudioGraph.Passage) {
    passage.events.append(AudioGraph.Event(time: passage.duration, kind: kind))
    passage.tones += tones.fifth(at: passage.duration, isRising: kind == .start)
    passage.duration += ToneWriter.earconLength + (kind == .start ? GraphWriter.rest : 0)
  }
}

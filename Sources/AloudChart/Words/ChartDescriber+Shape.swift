internal import AloudSpeech
internal import AloudTree

// Sentences about the shape of a series.
extension ChartDescriber {
  /// The number of segments that a listener can follow.
  private static let namedSegments = 4

  /// Shape and trend. A nearly constant series has neither; a series with a single direction only has a trend.
  func shape(_ features: SeriesFeatures, of series: Int) -> [Sentence] {
    if features.isConstant { return [finding(.trend, book.text(.chartConstant), of: series)] }
    let shape = shapeText(features, of: series)
    // If the shape is clear, the missing trend is not mentioned.
    let trend = trendText(features.trend) ?? (shape == nil ? book.text(.chartNoTrend) : nil)
    return [shape.map { finding(.shape, $0, of: series) }, trend.map { finding(.trend, $0, of: series) }]
      .compactMap { $0 }
  }

  private func shapeText(_ features: SeriesFeatures, of series: Int) -> String? {
    guard features.isOrdered else { return nil }
    if let period = features.period, period > 0 { return count(.chartRepeats, period) }
    if let step = features.step { return stepText(step, of: series) }
    let segments = merged(features.segments)
    guard (2...Self.namedSegments).contains(segments.count) else { return nil }
    if let turn = turn(of: features) {
      let phrase = turn.isPeak ? Phrase.chartPeaked : .chartTroughed
      return book.text(phrase, ["point": point(turn.place, of: series)])
    }
    return sequence(segments, of: series)
  }

  private func stepText(_ step: SeriesFeatures.Segment, of series: Int) -> String {
    let x = words.range(place(step.from, of: series), place(step.to, of: series))
    return book.text(.chartStep, ["x": x, "y": words.change(step.from.y, step.to.y, on: chart.y)])
  }

  /// Merges neighbors with the same direction.
  private func merged(_ segments: [SeriesFeatures.Segment]) -> [SeriesFeatures.Segment] {
    segments.reduce(into: []) { merged, segment in
      if let last = merged.last, last.direction == segment.direction {
        merged[merged.count - 1] = .init(
          from: last.from, to: segment.to, direction: segment.direction, isLevel: last.isLevel && segment.isLevel)
      } else {
        merged.append(segment)
      }
    }
  }

  /// The turn of a series with two directions. The two segments may share that point; if they do not, the more extreme
  /// point counts.
  func turn(of features: SeriesFeatures) -> (place: SeriesFeatures.Place, isPeak: Bool)? {
    let segments = merged(features.segments)
    guard features.isOrdered, segments.count == 2 else { return nil }
    let (end, beginning) = (segments[0].to, segments[1].from)
    switch (segments[0].direction, segments[1].direction) {
    case (.rising, .falling): return (beginning.y > end.y ? beginning : end, true)
    case (.falling, .rising): return (beginning.y < end.y ? beginning : end, false)
    default: return nil
    }
  }

  private func sequence(_ segments: [SeriesFeatures.Segment], of series: Int) -> String? {
    let parts = segments.enumerated().map { number, segment in
      let shape = name(of: segment)
      let isLast = number == segments.count - 1
      return isLast ? shape : book.text(.chartUntil, ["shape": shape, "x": place(segment.to, of: series)])
    }
    guard let first = parts.first else { return nil }
    let text = parts.dropFirst().reduce(first) { book.text(.chartThen, ["one": $0, "other": $1]) }
    // Sentences begin with a capital letter if other sentences of the language do.
    guard book.text(.chartNoTrend).first?.isUppercase ?? false else { return text }
    return text.prefix(1).uppercased() + text.dropFirst()
  }

  private func name(of segment: SeriesFeatures.Segment) -> String {
    switch segment.direction {
    case .rising: book.text(.chartRises)
    case .falling: book.text(.chartFalls)
    case .none: book.text(segment.isLevel ? .chartLevel : .chartVaries)
    }
  }
}

// MARK: Trend

extension ChartDescriber {
  /// Nil without a trend.
  private func trendText(_ trend: SeriesFeatures.Trend) -> String? {
    guard let phrase = phrase(for: trend) else { return nil }
    return list([book.text(phrase), trend.isLinear ? book.text(.chartLinear) : nil, slope(trend.slope)])
  }

  private func phrase(for trend: SeriesFeatures.Trend) -> Phrase? {
    switch (trend.direction, trend.strength) {
    case (.rising, .steady): .chartRisesSteadily
    case (.rising, .general): .chartRisesGenerally
    case (.rising, .slight): .chartRisesSlightly
    case (.falling, .steady): .chartFallsSteadily
    case (.falling, .general): .chartFallsGenerally
    case (.falling, .slight): .chartFallsSlightly
    case (.none, _), (_, nil): nil
    }
  }

  /// The change of y over a step of x. The step is a power of ten that is a small part of the axis, because a change
  /// per pound, for example, is too small. Nil on a logarithmic axis, where the slope differs from place to place.
  private func slope(_ slope: Double?) -> String? {
    guard let slope, slope.isFinite, slope != 0, !chart.y.isLogarithmic else { return nil }
    guard case .numeric(let axis) = chart.x else {
      return book.text(.chartSlopeCategory, ["y": words.y(ChartWords.rounded(abs(slope)))])
    }
    let step = slopeStep(on: axis)
    let change = abs(slope) * step
    guard !axis.isLogarithmic, change.isFinite, change > 0 else { return nil }
    let y = words.y(ChartWords.rounded(change))
    if words.unitFollows(step, on: axis) { return book.text(.chartSlope, ["y": y, "x": words.say(step, on: axis)]) }
    let title = axis.title.saysNothing ? "x" : axis.title
    return book.text(.chartSlopeStep, ["y": y, "step": words.number(step), "title": title])
  }

  /// The greatest power of ten that fits into the axis twice.
  private func slopeStep(on axis: Chart.NumericAxis) -> Double {
    let half = abs(axis.to / 2 - axis.from / 2)
    guard half.isNormal else { return 1 }
    return Mathematics.scaled(1, Mathematics.decade(of: half))
  }
}

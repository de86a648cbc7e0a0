internal import AloudBase
public import AloudTree

/// Says the values of a chart.
///
///     ChartWords(chart, words: book, language: "en").y(35)  // "35 lines of code"
///
/// A value is said with the `unit` of its axis, in the plural form of the app's language. If a form is missing, `other`
/// replaces it, else any form. On axes of all scales, plain numbers are said. Source: the axis'
/// `valueDescriptionProvider`, WWDC21; plural forms of the Unicode CLDR.
public struct ChartWords: Sendable {
  /// The chart that the words are about.
  public let chart: Chart
  /// VoiceOver's phrasebook.
  public let words: Phrasebook
  /// The language of the app (BCP-47); it decides the plural forms of the units.
  public let language: String

  /// The words of a language for a chart; `language` is a BCP-47 tag.
  public init(_ chart: Chart, words: Phrasebook, language: String) {
    self.chart = chart
    self.words = words
    self.language = language
  }

  /// A value on the y axis: `35 lines of code`.
  public func y(_ value: Double) -> String { say(value, on: chart.y) }

  /// A value on the x axis: `2 cups`, `March`.
  public func x(_ value: Chart.Value) -> String { say(value, on: chart.x) }

  /// A value on an additional axis, by its index. If there is no such axis, only the value is said.
  public func more(_ value: Chart.Value, axis: Int) -> String {
    guard chart.more.indices.contains(axis) else { return say(value, on: chart.x, unit: false) }
    return say(value, on: chart.more[axis])
  }

  /// The words for a position on the x axis (see `Chart.position(of:)`): a number with its unit, or the nearest
  /// category.
  ///
  ///     words.x(at: 1960)  // "1960"
  public func x(at position: Double) -> String {
    guard case .categorical(_, let categories) = chart.x else { return x(.number(position)) }
    guard position.isFinite, !categories.isEmpty else { return number(position) }
    return categories[Int(clamping: min(max(0, position.rounded()), Double(categories.count - 1)))]
  }

  /// The name of a series; without a name, its number if there are several series.
  ///
  ///     words.name(ofSeries: 1)  // "Series 2"
  ///
  /// - Returns: nil for the only series if it has no name, and for a series that does not exist.
  public func name(ofSeries series: Int) -> String? {
    guard chart.series.indices.contains(series) else { return nil }
    if let name = chart.series[series].name, !name.saysNothing { return name }
    return chart.series.count > 1 ? words.text(.chartSeriesN, numbers: ["number": series + 1]) : nil
  }
}

// MARK: Separate lines

extension ChartWords {
  /// A line that introduces others: `Computed from the data:`.
  public func head(_ text: String) -> String { words.text(.chartHead, ["text": text]) }

  /// The length of the audio graph, and its number of points.
  ///
  ///     words.sound(seconds: 4.6, points: 59)  // "Audio graph: 4.6 seconds, 59 points"
  ///
  /// Seconds are not rounded; the caller rounds them.
  public func sound(seconds: Double, points: Int) -> String {
    let count = words.text(.chartPoints, counting: points)
    let entry = words.entry(for: .chartSeconds)
    let form = entry?.forms[PluralCategory(of: seconds, language: words.language)] ?? entry?.other
    let duration = form?.words.filled(["seconds": number(seconds)]) ?? number(seconds)
    return words.text(.chartSound, ["graph": words.text(.rotorAudioGraph), "seconds": duration, "points": count])
  }
}

// MARK: Values with their units

extension ChartWords {
  private func say(_ value: Chart.Value, on axis: Chart.Axis, unit: Bool = true) -> String {
    switch (value, axis) {
    case (.category(let name), _): name
    case (.number(let value), .numeric(let axis)) where unit: say(value, on: axis)
    case (.number(let value), _): number(value)
    }
  }

  /// A number with the unit of an axis, or the app's own words for it.
  public func say(_ value: Double, on axis: Chart.NumericAxis) -> String {
    if let words = axis.words[value] { return words }
    guard value.isFinite, let form = form(of: axis.unit, for: value) else { return number(value) }
    return form.replacing("{}", with: number(value))
  }

  /// A range of values on an axis: `187 to 243 births`. If the unit does not simply follow the number, both have it:
  /// `$2 to $5`.
  public func range(_ from: Double, _ to: Double, on axis: Chart.NumericAxis) -> String {
    if from == to { return say(to, on: axis) }
    return range(unitFollows(to, on: axis) ? number(from) : say(from, on: axis), say(to, on: axis))
  }

  /// A change of a value on an axis: `10 to 90 people`. Some languages say a change differently from a range.
  package func change(_ from: Double, _ to: Double, on axis: Chart.NumericAxis) -> String {
    let first = unitFollows(to, on: axis) ? number(from) : say(from, on: axis)
    return from == to ? say(to, on: axis) : words.text(.chartChange, ["from": first, "to": say(to, on: axis)])
  }

  /// True if the unit simply follows the number: `5 cups`, not `minute 5`.
  package func unitFollows(_ value: Double, on axis: Chart.NumericAxis) -> Bool {
    axis.words[value] == nil && form(of: axis.unit, for: value)?.hasPrefix("{}") ?? false
  }

  /// A range between two texts: `January to March`.
  public func range(_ from: String, _ to: String) -> String {
    from == to ? to : words.text(.chartRange, ["from": from, "to": to])
  }

  private func form(of unit: [String: String], for value: Double) -> String? {
    guard !unit.isEmpty else { return nil }
    let category = PluralCategory(of: value, language: language)
    if let form = unit[category.rawValue] ?? unit[PluralCategory.other.rawValue] { return form }
    return unit.min { $0.key < $1.key }?.value
  }
}

extension String {
  /// True for a text that is silent: it has only white space.
  package var saysNothing: Bool { allSatisfy { $0.isWhitespace } }
}

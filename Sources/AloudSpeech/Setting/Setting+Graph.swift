internal import AloudBase

// Settings of audio graphs: what a listener may want to change. Apple's sounds can be heard in WWDC21 and WWDC22, but Apple
// publishes no numbers. All other figures are constants in AloudChart.

extension VoiceOverSettings {
  /// The settings of audio graphs. The defaults are those on which other tools and listening studies agree best.
  ///
  ///     var settings = VoiceOverSettings()
  ///     settings.graph.polarity = .negative  // greater values have a lower pitch
  public struct Graph: Equatable, Sendable {
    /// Whether greater values have a higher or a lower pitch.
    public enum Polarity: String, CaseIterable, Sendable {
      /// Greater values have a higher pitch.
      case positive
      /// Greater values have a lower pitch.
      case negative
    }
    /// Series one after another, or at the same time.
    public enum Order: String, CaseIterable, Sendable {
      /// One series after another.
      case sequential
      /// All series at once.
      case together
    }

    /// The pitch of the least value on the axis, in hertz: from 50 to 4000.
    public var lowest = 220
    /// The pitch of the greatest value on the axis, in hertz: from 50 to 4000.
    public var highest = 1760
    /// Greater values are higher, or lower.
    public var polarity = Polarity.positive
    /// Milliseconds for a series; 0 uses the number of its points.
    public var duration = 0
    /// If true, the sound goes from left to right with x.
    public var pan = true
    /// Series sound one after another, or at once.
    public var series = Order.sequential

    /// The defaults of audio graphs.
    public init() {}
  }
}

extension Setting {
  static let graph: [Setting] = [
    .number(
      "graphLowest", { assigned(&$0.graph.lowest, $1) }, 50...4000, "hertz of the least value on the axis", pitch),
    .number(
      "graphHighest", { assigned(&$0.graph.highest, $1) }, 50...4000, "hertz of the greatest value on the axis", pitch),
    .choice(
      "graphPolarity", { assigned(&$0.graph.polarity, $1) }, "greater values are higher, or lower",
      .documented("WWDC21: lower pitch is a lower value; Walker and Mauney 2010 find quantities for which it is not")),
    .number(
      "graphDuration", { assigned(&$0.graph.duration, $1) }, 0...60_000,
      "milliseconds for a series; with 0, the number of its points decides",
      .observed(
        "Highcharts takes 6000 for all; Brown and Brewster 2003 found 50 to 70 a point; a few seconds in WWDC21")),
    .flag(
      "graphPan", { assigned(&$0.graph.pan, $1) }, "the sound goes from left to right with x",
      .observed("chart2music pans by x; never quite to one side, so that one ear hears all")),
    .choice(
      "graphSeries", { assigned(&$0.graph.series, $1) }, "series sound one after another, or at once",
      .assumed("listeners can distinguish two at once (Brown and Brewster 2003); one at a time is clearest")),
  ]

  private static let pitch = Evidence.observed(
    "Highcharts 65 to 1047, Erie 208 to 1600, chart2music 55 to 3951; three octaves above speech")
}

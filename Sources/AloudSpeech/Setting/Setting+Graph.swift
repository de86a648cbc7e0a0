internal import AloudBase

// Settings of audio graphs. Apple's sounds can be heard in WWDC21 and WWDC22, but Apple publishes no numbers.
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
      "graphPerPoint", { assigned(&$0.graph.perPoint, $1) }, 1...1000, "milliseconds for each point of a series", time),
    .number(
      "graphShortest", { assigned(&$0.graph.shortest, $1) }, 100...60_000, "milliseconds that a series takes at least",
      time),
    .number(
      "graphLongest", { assigned(&$0.graph.longest, $1) }, 100...60_000, "milliseconds that a series takes at most",
      time),
    .number(
      "graphDuration", { assigned(&$0.graph.duration, $1) }, 0...60_000,
      "milliseconds for a series; with 0, the number of its points decides",
      time),
    .number(
      "graphSmallest", { assigned(&$0.graph.smallest, $1) }, 5...1000,
      "milliseconds between points; if there are too many, only the least and the greatest of neighbors sound",
      .observed("Audiograph for iOS: 35; Highcharts groups by 15")),
    .number(
      "graphGap", { assigned(&$0.graph.gap, $1) }, 0...10_000, "milliseconds between series",
      .observed("Highcharts: 700")),
    .choice(
      "graphSeries", { assigned(&$0.graph.series, $1) }, "series sound one after another, or at once",
      .assumed("listeners can distinguish two at once (Brown and Brewster 2003); one at a time is clearest")),
    .number(
      "graphVoices", { assigned(&$0.graph.voices, $1) }, 1...8,
      "how many series sound at once when they sound together",
      .assumed("Aloud's choice; the others follow in groups")),
    .choice(
      "graphTone", { assigned(&$0.graph.tone, $1) },
      "lines glide and marks are separate tones, or all series sound the same way",
      .documented("AXDataSeriesDescriptor.isContinuous")),
    .number(
      "graphNote", { assigned(&$0.graph.note, $1) }, 10...2000, "milliseconds of a separate tone, where there is room",
      .observed("Highcharts: 200")),
    .number("graphAttack", { assigned(&$0.graph.attack, $1) }, 1...100, "milliseconds in which a tone fades in", shape),
    .number(
      "graphRelease", { assigned(&$0.graph.release, $1) }, 1...500, "milliseconds in which a separate tone fades out",
      shape),
    .number(
      "graphDecay", { assigned(&$0.graph.decay, $1) }, 0...60,
      "decibels that a separate tone loses before it fades out", shape),
    .number(
      "graphChord", { assigned(&$0.graph.chord, $1) }, 1...8,
      "how many points at one place sound at once; the others follow", shape),
    .number(
      "graphArpeggio", { assigned(&$0.graph.arpeggio, $1) }, 1...500,
      "milliseconds between points at one place that follow one another",
      shape),
    .choice(
      "graphTimbre", { assigned(&$0.graph.timbre, $1) }, "each series has its own sound in turn, or all have the same",
      .assumed(
        "overtones make pitch clearer than a pure tone does (Brown and Brewster 2003); Aloud chose these overtones")),
    .number(
      "graphPeak", { assigned(&$0.graph.peak, $1) }, 3...40,
      "decibels between the loudest sample and the greatest possible level", shape),
    .flag(
      "graphLoudness", { assigned(&$0.graph.loudness, $1) },
      "higher tones are played softer, because they sound louder", shape),
    .flag("graphPan", { assigned(&$0.graph.pan, $1) }, "the sound goes from left to right with x", pan),
    .number(
      "graphPanWidth", { assigned(&$0.graph.panWidth, $1) }, 0...100,
      "how far the sound goes from one ear to the other, in percent", pan),
    .flag(
      "graphGridlines", { assigned(&$0.graph.gridlines, $1) },
      "gridlines of the x axis click when the sound passes them",
      .observed("R's sonify; ticks help to place points (Smith and Walker 2002)")),
    .flag(
      "graphValueGridlines", { assigned(&$0.graph.valueGridlines, $1) },
      "gridlines of the y axis sound when a glide crosses them",
      .observed("Highcharts has this option")),
    .number(
      "graphGridlineLevel", { assigned(&$0.graph.gridlineLevel, $1) }, -12...40,
      "decibels by which gridlines are softer than points; below 0 they are louder",
      .observed("Nees and Walker 2006: 9 softer or 9 louder")
    ),
    .number(
      "graphGridlinePitch", { assigned(&$0.graph.gridlinePitch, $1) }, 50...4000, "hertz of the click of a gridline",
      shape),
    .number(
      "graphGridlineNote", { assigned(&$0.graph.gridlineNote, $1) }, 4...200, "milliseconds of the click of a gridline",
      shape),
    .flag(
      "graphEarcons", { assigned(&$0.graph.earcons, $1) }, "a rising fifth before the points, a falling one after them",
      .assumed("WWDC21 has other sounds there; these sounds are Aloud's choice")),
    .flag(
      "graphMarkers", { assigned(&$0.graph.markers, $1) },
      "the least, the greatest and outliers sound an octave higher, too",
      .assumed("Aloud's choice")),
    .flag(
      "graphLegend", { assigned(&$0.graph.legend, $1) }, "the lowest and the highest pitch of the axis are heard first",
      .observed("Erie does so")),
  ]

  private static let pitch = Evidence.observed(
    "Highcharts 65 to 1047, Erie 208 to 1600, chart2music 55 to 3951; three octaves above speech")
  private static let time = Evidence.observed(
    "Highcharts takes 6000 for all; Brown and Brewster 2003 found 50 to 70 a point; a few seconds in WWDC21")
  private static let shape = Evidence.assumed("Aloud's choice, so that nothing clicks and nothing is too loud")
  private static let pan = Evidence.observed(
    "chart2music pans by x; never quite to one side, so that one ear hears all")
}

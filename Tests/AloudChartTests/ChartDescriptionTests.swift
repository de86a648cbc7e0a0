import Aloud
import Testing

@testable import AloudChart

/// The description of a chart has the expected sentences and omits others.
@Suite struct ChartDescriptionTests {
  typealias Trend = SeriesFeatures.Trend
  typealias Segment = SeriesFeatures.Segment

  @Test(arguments: [
    (SeriesFeatures.Direction.rising, SeriesFeatures.Strength?.some(.steady), "Rises steadily"),
    (.rising, .general, "Generally rises"), (.rising, .slight, "Slight tendency to rise"),
    (.falling, .steady, "Falls steadily"), (.falling, .general, "Generally falls"),
    (.falling, .slight, "Slight tendency to fall"), (.none, nil, "No clear trend"), (.none, .steady, "No clear trend"),
    (.rising, nil, "No clear trend"),
  ])
  func trends(_ direction: SeriesFeatures.Direction, _ strength: SeriesFeatures.Strength?, _ expected: String) {
    let features = SeriesFeatures.plain {
      $0.trend.direction = direction
      $0.trend.strength = strength
      $0.trend.p = 0.001
    }
    #expect(ChartExample.years(features).texts(.trend, .shape) == [expected])
  }

  @Test(
    arguments: [
      (1.23456, false, "Rises steadily, about 12.3 for each step of 10 in Year"),
      (-250.4, true, "Rises steadily, close to a straight line, about 2500 for each step of 10 in Year"),
      (0, false, "Rises steadily"), (.infinity, false, "Rises steadily"),
      (nil, true, "Rises steadily, close to a straight line"),
    ] as [(Double?, Bool, String)])
  func slopes(_ slope: Double?, _ isLinear: Bool, _ expected: String) {
    let features = SeriesFeatures.plain {
      $0.trend = Trend(direction: .rising, strength: .steady, slope: slope, isLinear: isLinear)
    }
    #expect(ChartExample.years(features).texts(.trend) == [expected])
  }

  @Test(arguments: [
    (
      Chart.Scale.linear, Chart.Scale.linear, ["one": "{} cup", "other": "{} cups"],
      "Rises steadily, about 20 per 10 cups"
    ),
    (.linear, .linear, [:], "Rises steadily, about 20 for each step of 10 in x"),
    (.linear, .linear, ["other": "minute {}"], "Rises steadily, about 20 for each step of 10 in x"),
    (.log10, .linear, [:], "Rises steadily"),
    (.linear, .ln, [:], "Rises steadily"),
  ])
  func slopesFollowTheAxes(_ x: Chart.Scale, _ y: Chart.Scale, _ unit: [String: String], _ expected: String) {
    var example = ChartExample.years(
      .plain { $0.trend = Trend(direction: .rising, strength: .steady, slope: 2) })
    example.chart.x = .numeric(.init(title: " ", from: 1, to: 30, scale: x, unit: unit))
    example.chart.y = .init(title: example.chart.y.title, from: 1, to: 100, scale: y)
    #expect(example.texts(.trend) == [expected])
  }

  @Test(
    arguments: [
      ([], ["No clear trend"]), ([.rise(0, 9)], ["No clear trend"]),
      ([.rise(0, 9), .rise(9, 20)], ["No clear trend"]),
      ([.rise(0, 9), .fall(9, 20)], ["Rises, then falls, peak 9 at 1926"]),
      ([.rise(0, 9), .rise(9, 12), .fall(13, 20)], ["Rises, then falls, peak 13 at 1930"]),
      ([.fall(0, 9), .rise(10, 20)], ["Falls, then rises, low 9 at 1926"]),
      ([.rise(0, 9), .level(9, 20)], ["Rises until 1926, then stays level"]),
      (
        [.fall(0, 9), .rise(9, 20), .fall(20, 30), .level(30, 59)],
        ["Falls until 1926, then rises until 1937, then falls until 1947, then stays level"]
      ),
      ([.fall(0, 9), .rise(9, 20), .fall(20, 30), .rise(30, 40), .fall(40, 50)], ["No clear trend"]),
    ] as [([Segment], [String])])
  func shapes(_ segments: [Segment], _ expected: [String]) {
    #expect(ChartExample.years(.plain { $0.segments = segments }).texts(.shape, .trend) == expected)
    let scatter = SeriesFeatures.plain {
      $0.segments = segments
      $0.isOrdered = false
    }
    #expect(ChartExample.years(scatter).texts(.shape, .trend) == ["No clear trend"])
  }

  @Test func aShapeAndATrendAreBothDescribed() {
    let features = SeriesFeatures.plain {
      $0.segments = [.rise(0, 9), .fall(9, 12)]
      $0.trend = Trend(direction: .rising, strength: .general)
    }
    #expect(
      ChartExample.years(features).texts(.shape, .trend) == ["Rises, then falls, peak 9 at 1926", "Generally rises"])
  }

  @Test func periodicSeriesHaveOneSentence() {
    let segments: [Segment] = [.rise(0, 9), .fall(9, 20), .rise(20, 30), .fall(30, 40)]
    let repeating = SeriesFeatures.plain {
      $0.segments = segments
      $0.period = 12
    }
    #expect(ChartExample.years(repeating).texts(.shape, .trend) == ["Repeats about every 12 points"])
    let leaping = SeriesFeatures.plain {
      $0.segments = segments
      $0.step = .rise(3, 5)
    }
    #expect(ChartExample.years(leaping).texts(.shape, .trend) == ["Step at 1920 to 1922: 3 to 5"])
  }

  @Test func aConstantSeriesHasNeitherTrendNorPeaks() {
    let features = SeriesFeatures.plain {
      $0.isConstant = true
      $0.trend = Trend(direction: .rising, strength: .steady)
      $0.segments = [.rise(0, 9), .fall(9, 12)]
      $0.peaks = [.init(place: .at(1, 20), prominence: 10)]
    }
    #expect(ChartExample.years(features).texts(.shape, .trend, .peak) == ["Roughly constant"])
  }

  /// An axis that begins at 0 has no logarithms: it is drawn, played and described as linear.
  @Test(arguments: [(1.0, true), (0, false)]) func logarithmicAxesAreRecognized(from: Double, expected: Bool) {
    var example = ChartExample.years(.plain())
    example.chart.y = .init(title: "Cells", from: from, to: 1000, scale: .log10)
    #expect(example.texts(.axis).contains { $0.contains("logarithmic") } == expected)
  }
}

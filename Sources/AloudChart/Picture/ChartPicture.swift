public import AloudTree

/// A chart as a picture, with its pitch below: what is heard when, and how high.
///
///     let picture = ChartPicture(chart, graph: graph, title: "Births", graphTitle: "Audio graph", description: lines)
///     picture.svg()  // <svg xmlns="http://www.w3.org/2000/svg" …
///
/// It can be read without color: each series has a symbol and dashes of its own. The description is in it, too, so that the
/// picture of a chart is not silent.
public struct ChartPicture: Sendable {
  let chart: Chart
  let graph: AudioGraph
  private let title: String
  private let graphTitle: String
  private let description: [String]
  private let number: @Sendable (Double) -> String

  /// - Parameters:
  ///   - chart: what is drawn.
  ///   - graph: what is heard of it.
  ///   - title: above the chart.
  ///   - graphTitle: above the pitch.
  ///   - description: what assistive technology says of the picture, a sentence each.
  ///   - number: how numbers along the axes are written.
  public init(
    _ chart: Chart, graph: AudioGraph, title: String, graphTitle: String, description: [String],
    number: @escaping @Sendable (Double) -> String
  ) {
    self.chart = chart
    self.graph = graph
    self.title = title
    self.graphTitle = graphTitle
    self.description = description
    self.number = number
  }

  /// In pixels, as all measures of the picture.
  static let width = 760.0, height = 640.0

  /// The chart above, the pitch below.
  private static let chartArea = PlotArea(left: 84, top: 84, width: 652, height: 290)
  private static let pitchArea = PlotArea(left: 84, top: 476, width: 652, height: 116)

  /// The picture as a document.
  ///
  /// - Complexity: O(points).
  public func svg() -> String {
    var writer = SVGWriter()
    let (width, height) = (ChartPicture.width.svg, ChartPicture.height.svg)
    writer.add(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "viewBox": "0 0 \(width) \(height)", "width": width, "height": height,
        "role": "img", "aria-labelledby": "title description", "font-family": "sans-serif", "font-size": "12",
      ]
    ) { writer in
      writer.add("title", ["id": "title"], text: title)
      writer.add("desc", ["id": "description"], text: description.joined(separator: ". "))
      writer.add("rect", ["width": width, "height": height, "fill": "#ffffff"])
      writer.add("text", ["x": "24", "y": "36", "font-size": "18", "font-weight": "bold"], text: title)
      drawLegend(&writer)
      drawChart(in: ChartPicture.chartArea, &writer)
      writer.add("text", ["x": "24", "y": "456", "font-size": "14", "font-weight": "bold"], text: graphTitle)
      drawPitch(in: ChartPicture.pitchArea, &writer)
    }
    return writer.text
  }

  func written(_ value: Double) -> String { number(value) }

  /// Which symbol is which series; nothing where there is one alone.
  private func drawLegend(_ writer: inout SVGWriter) {
    guard chart.series.count > 1 else { return }
    var x = 30.0
    for (index, series) in chart.series.enumerated() {
      let name = series.name ?? number(Double(index + 1))
      let style = SeriesStyle(ofSeries: index)
      writer.draw(style.symbol, of: style, x: x, y: 58)
      writer.add("text", ["x": (x + 12).svg, "y": "62"], text: name)
      x += 36 + 7.5 * Double(name.displayWidth)
    }
  }
}

/// A rectangle that values are drawn in.
struct PlotArea {
  let left, top, width, height: Double

  var right: Double { left + width }
  var bottom: Double { top + height }

  /// From shares of the axes, the second from the bottom up.
  func x(_ share: Double) -> Double { left + width * share }
  func y(_ share: Double) -> Double { bottom - height * share }
}

extension SVGWriter {
  mutating func draw(_ symbol: SeriesStyle.Symbol, of style: SeriesStyle, x: Double, y: Double) {
    add(
      "path",
      [
        "d": symbol.path(x: x, y: y, radius: 4), "stroke": style.color, "stroke-width": "1.5", "fill": "#ffffff",
      ])
  }

  mutating func drawLine(_ points: [(x: Double, y: Double)], _ style: SeriesStyle) {
    guard points.count > 1 else { return }
    add(
      "polyline",
      [
        "points": points.map { "\($0.x.svg),\($0.y.svg)" }.joined(separator: " "), "stroke": style.color,
        "stroke-width": "2", "stroke-linejoin": "round", "stroke-dasharray": style.dashes, "fill": "none",
      ])
  }

  /// A thin line from one place to another one.
  mutating func drawRule(_ from: (x: Double, y: Double), _ to: (x: Double, y: Double), color: String) {
    add(
      "line",
      [
        "x1": from.x.svg, "y1": from.y.svg, "x2": to.x.svg, "y2": to.y.svg, "stroke": color, "stroke-width": "1",
      ])
  }

  mutating func drawFrame(_ area: PlotArea) {
    add(
      "rect",
      [
        "x": area.left.svg, "y": area.top.svg, "width": area.width.svg, "height": area.height.svg,
        "fill": "none", "stroke": "#555555",
      ])
  }

  /// A text beside an axis.
  mutating func label(_ text: String, x: Double, y: Double, anchor: String) {
    add("text", ["x": x.svg, "y": y.svg, "text-anchor": anchor, "fill": "#222222"], text: text)
  }
}

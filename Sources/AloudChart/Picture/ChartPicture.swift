internal import AloudBase
public import AloudTree

/// A picture of a chart, with its pitch below: which sound plays when, and at which pitch.
///
///     let picture = ChartPicture(
///       chart, graph: graph, title: "Births", graphTitle: "Audio graph", description: lines, number: { words.number($0) })
///     picture.svg()  // <svg xmlns="http://www.w3.org/2000/svg" …
///
/// The picture needs no color: each series has its own symbol and dashes. It includes the description, so that
/// assistive technologies can read it.
public struct ChartPicture: Sendable {
  let chart: Chart
  let graph: AudioGraph
  private let title: String
  private let graphTitle: String
  private let description: [String]
  /// Writes a number on an axis.
  let written: @Sendable (Double) -> String

  /// `description` has the sentences that assistive technologies say for the picture; `number` writes numbers.
  public init(
    _ chart: Chart, graph: AudioGraph, title: String, graphTitle: String, description: [String],
    number: @escaping @Sendable (Double) -> String
  ) {
    self.chart = chart
    self.graph = graph
    self.title = title
    self.graphTitle = graphTitle
    self.description = description
    written = number
  }

  /// The picture as a document.
  ///
  /// - Complexity: O(points).
  public func svg() -> String {
    var writer = SVGWriter()
    let layout = PictureLayout(self)
    let (width, height) = (PictureLayout.width.svg, layout.height.svg)
    writer.add(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "class": "aloud-chart", "viewBox": "0 0 \(width) \(height)",
        "width": width, "height": height, "role": "img", "aria-labelledby": "title description",
        "font-family": "sans-serif", "font-size": "12",
      ]
    ) { writer in
      writer.add("title", ["id": "title"], text: title)
      writer.add("desc", ["id": "description"], text: described)
      writer.add("rect", ["width": width, "height": height, "fill": "#ffffff"])
      writer.heading(title.fitting(columns: 66), size: 18, y: 36)
      for item in layout.legend {
        let style = SeriesStyle(ofSeries: item.series)
        writer.drawLine([(item.x - 14, item.y - 4), (item.x + 14, item.y - 4)], style)
        writer.draw(style.symbol, of: style, x: item.x, y: item.y - 4)
        writer.add("text", ["x": (item.x + 20).svg, "y": item.y.svg], text: item.name)
      }
      drawChart(in: layout.chart, &writer)
      writer.heading(graphTitle.fitting(columns: 80), size: 14, y: layout.pitch.top - 20)
      drawPitch(in: layout.pitch, &writer)
    }
    return writer.text
  }

  /// The sentences, each with one full stop.
  private var described: String {
    description.map { $0.hasSuffix(".") || $0.hasSuffix("。") ? $0 : $0 + "." }.joined(separator: " ")
  }
}

/// A rectangle in which values are drawn.
struct PlotArea {
  let left, top, width, height: Double

  var right: Double { left + width }
  var bottom: Double { top + height }

  /// Converts shares of the axes; the share of the y axis counts from the bottom.
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

  /// Draws a thin line between two points.
  mutating func drawRule(_ from: (x: Double, y: Double), _ to: (x: Double, y: Double), color: String) {
    add(
      "line",
      [
        "x1": from.x.svg, "y1": from.y.svg, "x2": to.x.svg, "y2": to.y.svg, "stroke": color, "stroke-width": "1",
      ])
  }

  /// Draws content that is clipped to an area.
  mutating func clip(to area: PlotArea, id: String, _ content: (inout SVGWriter) -> Void) {
    add("clipPath", ["id": id]) { writer in
      // The clip area is larger, so that symbols on the frame are fully visible.
      writer.add(
        "rect",
        [
          "x": (area.left - 6).svg, "y": (area.top - 6).svg, "width": (area.width + 12).svg,
          "height": (area.height + 12).svg,
        ])
    }
    add("g", ["clip-path": "url(#\(id))"], content)
  }

  mutating func drawFrame(_ area: PlotArea) {
    add(
      "rect",
      [
        "x": area.left.svg, "y": area.top.svg, "width": area.width.svg, "height": area.height.svg,
        "fill": "none", "stroke": "#555555",
      ])
  }

  mutating func heading(_ text: String, size: Int, y: Double) {
    add("text", ["x": "24", "y": y.svg, "font-size": "\(size)", "font-weight": "bold"], text: text)
  }

  /// A text beside an axis.
  mutating func label(_ text: String, x: Double, y: Double, anchor: String) {
    add("text", ["x": x.svg, "y": y.svg, "text-anchor": anchor, "fill": "#222222"], text: text)
  }
}

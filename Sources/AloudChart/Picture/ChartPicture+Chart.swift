internal import AloudBase
internal import AloudTree

// The chart above the pitch.
extension ChartPicture {
  private static let gridColor = "#bbbbbb"
  /// More symbols than this would cover the line.
  private static let maximumSymbols = 40

  func drawChart(in area: PlotArea, _ writer: inout SVGWriter) {
    drawGrid(in: area, &writer)
    writer.drawFrame(area)
    let isBars = ChartFeatures.ChartType(of: chart) == .bars
    // Points beyond an axis are left out, because they would appear to be on it.
    writer.clip(to: area, id: "chart") { writer in
      for index in chart.series.indices {
        if isBars { drawBars(ofSeries: index, in: area, &writer) } else { drawSeries(index, in: area, &writer) }
      }
    }
    let columns = Int(clamping: area.width / PictureLayout.column)
    writer.label(
      chart.x.title.fitting(columns: columns), x: area.left + area.width / 2, y: area.bottom + 40, anchor: "middle")
    writer.label(chart.y.title.fitting(columns: columns), x: 24, y: area.top - 10, anchor: "start")
  }

  // MARK: Axes

  private var valueTicks: [Double] { AxisTicks.values(chart.y, maximum: 8) }

  /// The labels beside the y axis.
  var labelsOfValues: [String] { valueTicks.map(written) }

  private func drawGrid(in area: PlotArea, _ writer: inout SVGWriter) {
    let scale = AxisScale(chart.y)
    for value in valueTicks {
      let y = area.y(scale.clampedShare(of: value))
      writer.drawRule((area.left, y), (area.right, y), color: ChartPicture.gridColor)
      writer.label(written(value), x: area.left - 6, y: y + 4, anchor: "end")
    }
    for (x, name) in ticksOfX(in: area) {
      writer.drawRule((x, area.bottom), (x, area.bottom + 5), color: "#555555")
      let half = Double(name.displayWidth) * PictureLayout.column / 2
      let middle = min(max(x, half + 4), PictureLayout.width - half - 4)
      writer.label(name, x: middle, y: area.bottom + 20, anchor: "middle")
    }
  }

  private func ticksOfX(in area: PlotArea) -> [(x: Double, name: String)] {
    switch chart.x {
    case .numeric(let axis):
      let widest = AxisTicks.values(axis, maximum: 10).map { written($0).displayWidth }.max() ?? 0
      let count = min(10, max(2, slots(of: widest, in: area)))
      return AxisTicks.values(axis, maximum: count).map { (x(ofPosition: $0, in: area), written($0)) }
    case .categorical(_, let categories):
      let names = categories.map { $0.fitting(columns: 24) }
      let slots = slots(of: names.map { $0.displayWidth }.max() ?? 0, in: area)
      let step = max(1, (names.count + slots - 1) / slots)
      return names.indices.filter { $0.isMultiple(of: step) }.map { (x(ofPosition: Double($0), in: area), names[$0]) }
    }
  }

  /// The number of texts of this width that fit side by side.
  private func slots(of columns: Int, in area: PlotArea) -> Int {
    max(1, Int(clamping: area.width / (Double(max(columns, 2)) * PictureLayout.column + 8)))
  }

  /// The x in the picture. A chart that is read from right to left is mirrored.
  private func x(ofPosition position: Double, in area: PlotArea) -> Double {
    let share = ChartPicture.drawn(AxisScale(chart.x), position)
    return area.x(chart.direction == .rightToLeft ? 1 - share : share)
  }

  private func y(ofValue value: Double, in area: PlotArea) -> Double {
    area.y(ChartPicture.drawn(AxisScale(chart.y), value))
  }

  /// The share of the axis, limited to a short distance beyond its ends, which is not visible.
  private static func drawn(_ scale: AxisScale, _ position: Double) -> Double {
    min(max(scale.share(of: position), -1000), 1000)
  }

  // MARK: Series

  private func drawSeries(_ index: Int, in area: PlotArea, _ writer: inout SVGWriter) {
    let style = SeriesStyle(ofSeries: index)
    let runs = chart.runs(ofSeries: index).map { run in
      run.map { (x: x(ofPosition: $0.position, in: area), y: y(ofValue: $0.y, in: area)) }
    }
    if chart.series[index].continuous { for run in runs { writer.drawLine(run, style) } }
    let points = runs.flatMap { $0 }
    let step =
      chart.series[index].continuous
      ? max(1, (points.count + ChartPicture.maximumSymbols - 1) / ChartPicture.maximumSymbols) : 1
    for place in stride(from: 0, to: points.count, by: step) {
      writer.draw(style.symbol, of: style, x: points[place].x, y: points[place].y)
    }
    // A single point between gaps gets a symbol, so that it is visible.
    for run in runs where run.count == 1 { writer.draw(style.symbol, of: style, x: run[0].x, y: run[0].y) }
  }

  /// Bars start at 0 if the axis includes 0, otherwise at its beginning. Bars of several series are side by side.
  private func drawBars(ofSeries index: Int, in area: PlotArea, _ writer: inout SVGWriter) {
    guard case .categorical(_, let categories) = chart.x, !categories.isEmpty else { return }
    let style = SeriesStyle(ofSeries: index)
    let slot = area.width / Double(categories.count)
    let width = slot * 0.8 / Double(chart.series.count)
    let foot = chart.y.isLogarithmic ? min(chart.y.from, chart.y.to) : 0
    let ground = area.y(AxisScale(chart.y).clampedShare(of: foot))
    for point in chart.runs(ofSeries: index).joined() {
      let left = x(ofPosition: point.position, in: area) - slot * 0.4 + width * Double(index)
      let top = y(ofValue: point.y, in: area)
      writer.add(
        "rect",
        [
          "x": left.svg, "y": min(top, ground).svg, "width": width.svg, "height": abs(top - ground).svg,
          "fill": style.color, "fill-opacity": "0.25", "stroke": style.color, "stroke-width": "1.5",
          "stroke-dasharray": style.dashes,
        ])
      writer.draw(style.symbol, of: style, x: left + width / 2, y: top)
    }
  }
}

extension Chart {
  /// The points of a series that have a y, in the order of x, with their positions on the x axis. A missing value
  /// begins a new run.
  ///
  /// - Complexity: O(n log n).
  func runs(ofSeries index: Int) -> [[(position: Double, y: Double)]] {
    let positions = AxisPositions(x)
    let points = series[index].points.enumerated()
      .compactMap { index, point in positions.position(of: point.x).map { (index: index, position: $0, y: point.y) } }
      .sorted { ($0.position, $0.index) < ($1.position, $1.index) }
    return points.split { $0.y == nil }.map { run in
      run.compactMap { point in point.y.map { (position: point.position, y: $0) } }
    }
  }
}

/// The values of the labels on a numeric axis.
enum AxisTicks {
  /// The gridlines if the chart has any; otherwise round numbers, or powers of ten on a logarithmic axis.
  ///
  /// - Returns: at most `maximum` values, all on the axis.
  static func values(_ axis: Chart.NumericAxis, maximum: Int) -> [Double] {
    let (low, high) = (min(axis.from, axis.to), max(axis.from, axis.to))
    let lines = axis.gridlines.filter { $0 >= low && $0 <= high }
    if !lines.isEmpty, lines.count <= maximum { return lines.sorted() }
    guard low < high else { return [low] }
    let bounds =
      axis.isLogarithmic
      ? RoundBounds.ofLogarithms(from: low, to: high, most: maximum - 1)
      : RoundBounds.between(low, high, most: maximum - 1)
    let round = bounds.filter { $0 >= low && $0 <= high }
    return round.isEmpty ? [low] : Array(round.prefix(maximum))
  }
}

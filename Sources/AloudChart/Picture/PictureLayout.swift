internal import AloudBase
internal import AloudTree

/// The layout of a ``ChartPicture``, in pixels. The texts beside the axes and in the legend decide the size of the
/// plots.
struct PictureLayout {
  /// A series in the legend.
  struct Item {
    let series: Int
    let name: String
    /// The position of its symbol, and the baseline of its name.
    let x, y: Double
  }

  static let width = 760.0
  /// The average width of a character in a label.
  static let column = 7.0

  private static let margin = 24.0
  private static let chartHeight = 290.0
  private static let pitchHeight = 116.0
  /// The longest name, in columns; longer names are truncated.
  private static let nameWidth = 40

  let legend: [Item]
  let chart, pitch: PlotArea
  let height: Double

  init(_ picture: ChartPicture) {
    legend = PictureLayout.legend(of: picture)
    let top = (legend.last?.y ?? 48) + 36
    let labels = picture.labelsOfValues.map { $0.displayWidth }.max() ?? 0
    let left = min(max(84, Double(labels) * PictureLayout.column + 18), 260)
    let width = PictureLayout.width - left - PictureLayout.margin
    chart = PlotArea(left: left, top: top, width: width, height: PictureLayout.chartHeight)
    pitch = PlotArea(left: left, top: chart.bottom + 102, width: width, height: PictureLayout.pitchHeight)
    height = pitch.bottom + 48
  }

  /// The symbols and names of the series, in as many rows as they need; empty for a single series.
  private static func legend(of picture: ChartPicture) -> [Item] {
    guard picture.chart.series.count > 1 else { return [] }
    var items: [Item] = []
    var (x, y) = (margin + 14, 62.0)
    for (index, series) in picture.chart.series.enumerated() {
      let name = (series.name ?? "\(index + 1)").fitting(columns: nameWidth)
      let room = 58 + column * Double(name.displayWidth)
      if x + room > width, x > margin + 14 { (x, y) = (margin + 14, y + 20) }
      items.append(Item(series: index, name: name, x: x, y: y))
      x += room
    }
    return items
  }
}

extension String {
  /// The text truncated to a number of columns, with an ellipsis; wide characters take two columns.
  func fitting(columns: Int) -> String {
    guard displayWidth > columns else { return self }
    var (text, width) = ("", 1)
    for character in self {
      width += String(character).displayWidth
      if width > columns { break }
      text.append(character)
    }
    return text + "…"
  }
}

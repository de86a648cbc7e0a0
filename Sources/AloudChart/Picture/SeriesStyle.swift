internal import AloudBase
internal import AloudTree

/// The style of a series. Its symbol and dashes distinguish it from others without color.
///
/// Source: WWDC21 on charts: high contrast, symbols in addition to colors, no red next to green. Each color has a
/// contrast of at least 4.5 on white, and a different lightness from its neighbors.
struct SeriesStyle {
  enum Symbol: CaseIterable { case circle, square, triangle, diamond, cross, plus }

  let color: String
  let symbol: Symbol
  /// The lengths of dashes and gaps; empty for a solid line.
  let dashes: String

  static let table: [SeriesStyle] = [
    SeriesStyle(color: "#0b3d91", symbol: .circle, dashes: ""),
    SeriesStyle(color: "#b34700", symbol: .square, dashes: "8 4"),
    SeriesStyle(color: "#000000", symbol: .triangle, dashes: "2 3"),
    SeriesStyle(color: "#7a3fa8", symbol: .diamond, dashes: "10 3 2 3"),
    SeriesStyle(color: "#00616b", symbol: .cross, dashes: "5 5"),
    SeriesStyle(color: "#8c1d40", symbol: .plus, dashes: "12 6"),
  ]

  /// The same style with a solid line.
  var undashed: SeriesStyle { SeriesStyle(color: color, symbol: symbol, dashes: "") }
}

extension SeriesStyle {
  /// After the last style, colors and symbols repeat with other dashes, so that 36 series can be distinguished.
  init(ofSeries index: Int) {
    let count = SeriesStyle.table.count
    let style = SeriesStyle.table[index % count]
    let dashes = SeriesStyle.table[(index + index / count) % count].dashes
    self.init(color: style.color, symbol: style.symbol, dashes: dashes)
  }
}

extension SeriesStyle.Symbol {
  /// The outline of a symbol around a point, as the `d` of a path.
  func path(x: Double, y: Double, radius: Double) -> String {
    func point(_ dx: Double, _ dy: Double) -> String { "\((x + dx * radius).svg) \((y + dy * radius).svg)" }
    switch self {
    case .circle:
      let r = radius.svg
      return "M\(point(-1, 0)) a\(r) \(r) 0 1 0 \((2 * radius).svg) 0 a\(r) \(r) 0 1 0 \((-2 * radius).svg) 0 Z"
    case .square: return "M\(point(-0.9, -0.9)) L\(point(0.9, -0.9)) L\(point(0.9, 0.9)) L\(point(-0.9, 0.9)) Z"
    case .triangle: return "M\(point(0, -1.1)) L\(point(1, 0.8)) L\(point(-1, 0.8)) Z"
    case .diamond: return "M\(point(0, -1.2)) L\(point(1.2, 0)) L\(point(0, 1.2)) L\(point(-1.2, 0)) Z"
    case .cross: return "M\(point(-1, -1)) L\(point(1, 1)) M\(point(1, -1)) L\(point(-1, 1))"
    case .plus: return "M\(point(-1.2, 0)) L\(point(1.2, 0)) M\(point(0, -1.2)) L\(point(0, 1.2))"
    }
  }
}

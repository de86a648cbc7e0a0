internal import AloudBase
internal import AloudTree

/// How dear a stop is, in a picture of costs. A level has a width of its outline and a strength of its ground, and each
/// stop shows its number, so that nobody needs to tell colors apart.
enum CostLevel: Int, CaseIterable {
  case least, little, much, most, unreachable

  /// The largest number of gestures of each level but the last two.
  private static let limits = [1, 3, 7]

  init(_ cost: ScreenPicture.Visit.Cost) {
    switch cost {
    case .unreachable: self = .unreachable
    case .gestures(let count):
      self = CostLevel.limits.firstIndex { count <= $0 }.flatMap { CostLevel(rawValue: $0) } ?? .most
    }
  }

  /// The gestures of the level: `2–3`; nil for a stop that cannot be reached.
  var range: String? {
    guard self != .unreachable else { return nil }
    let least = rawValue == 0 ? 0 : CostLevel.limits[rawValue - 1] + 1
    return self == .most ? "\(least)+" : "\(least)–\(CostLevel.limits[rawValue])"
  }

  /// In points.
  var lineWidth: Double {
    switch self {
    case .least: 1.25
    case .little: 2.5
    case .much: 4
    case .most: 6
    case .unreachable: 2
    }
  }

  var dashes: String { self == .unreachable ? "3 3" : "" }

  /// The rule of the level in the legend of a page.
  var style: String {
    ".key .cost-\(rawValue)::before { border: \(lineWidth.svg)px \(dashes.isEmpty ? "solid" : "dashed") var(--warning); }\n"
  }

  /// From 0 to 1. Texts stay readable.
  var groundOpacity: Double {
    switch self {
    case .least, .unreachable: 0
    case .little: 0.06
    case .much: 0.12
    case .most: 0.2
    }
  }
}

extension ScreenPicture.Visit.Cost {
  /// The number at the stop.
  var badge: String {
    switch self {
    case .gestures(let count): "\(count)"
    case .unreachable: "–"
    }
  }
}

extension SVGWriter {
  /// Draws the outline and the ground of a level.
  mutating func drawCost(_ level: CostLevel, _ frame: Frame) {
    if level.groundOpacity > 0 {
      add(
        "rect",
        [
          "class": "warning", "x": frame.x.svg, "y": frame.y.svg, "width": frame.width.svg, "height": frame.height.svg,
          "rx": "5", "fill-opacity": level.groundOpacity.svg,
        ])
    }
    drawBox(frame, radius: 5, class: "warning-line outline", lineWidth: level.lineWidth, dashes: level.dashes)
  }
}

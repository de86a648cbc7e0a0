extension ScreenPicture {
  /// The light or dark appearance of a picture.
  public enum Theme: String, CaseIterable, Sendable {
    /// The setting of the system: `prefers-color-scheme`.
    case automatic
    /// Always light.
    case light
    /// Always dark.
    case dark
  }

  /// The style sheet of pictures: what every picture has in itself but those of ``Options/stage``, for pages that hold
  /// many.
  ///
  /// All of its rules are about elements inside `svg.aloud`.
  public static func styleSheet(_ theme: Theme = .automatic) -> String {
    switch theme {
    case .light: fixed + colors { $0.light }
    case .dark: fixed + colors { $0.dark }
    case .automatic:
      fixed + colors { $0.light } + "@media (prefers-color-scheme: dark) {\n" + colors { $0.dark } + "}\n"
        + "@media print {\n" + colors { $0.light } + "}\n"
    }
  }

  private static let fixed = """
    .aloud { font-family: -apple-system, system-ui, "Segoe UI", Roboto, "Noto Sans", "Noto Sans CJK KR", sans-serif; }
    .aloud text { white-space: pre; }
    .aloud .bold { font-weight: 600; }
    .aloud .placeholder { font-style: italic; }
    .aloud .number { font-weight: 700; font-variant-numeric: tabular-nums; }
    .aloud .outline { stroke-opacity: .75; }
    .aloud .way { opacity: .3; }
    .aloud .dim { opacity: .45; }
    .aloud .cursor { stroke: #000; filter: drop-shadow(1.5px 0 #fff) drop-shadow(-1.5px 0 #fff)
      drop-shadow(0 1.5px #fff) drop-shadow(0 -1.5px #fff); }
    .aloud a { text-decoration: none; }
    .aloud a:hover .outline, .aloud a:focus-visible .outline, .aloud :target .outline { stroke-width: 4; }
    .aloud a:focus-visible { outline: none; }

    """

  /// The color of each class, and the property that it colors.
  private static let colored: [(name: String, property: String, color: PictureColor)] = [
    ("page", "fill", .page), ("screen", "fill", .screen), ("card", "fill", .card), ("soft", "fill", .soft),
    ("ink", "fill", .ink), ("quiet", "fill", .quiet), ("accent", "fill", .accent), ("on-accent", "fill", .onAccent),
    ("track", "fill", .line), ("stop", "fill", .stop), ("on-stop", "fill", .onStop),
    ("line", "stroke", .line), ("edge", "stroke", .edge), ("accent-line", "stroke", .accent),
    ("on-accent-line", "stroke", .onAccent), ("stop-line", "stroke", .stop), ("group-line", "stroke", .group),
    ("group", "fill", .group), ("hidden-line", "stroke", .hidden), ("error", "fill", .error),
    ("warning", "fill", .warning), ("advice", "fill", .advice), ("error-line", "stroke", .error),
    ("warning-line", "stroke", .warning), ("advice-line", "stroke", .advice),
  ]

  private static func colors(_ value: (PictureColor) -> String) -> String {
    colored.map { ".aloud .\($0.name) { \($0.property): \(value($0.color)); }\n" }.joined()
  }
}

/// The colors of pictures: each text has a contrast of 4.5:1 at least to its ground, in light and in dark.
package enum PictureColor: String, CaseIterable {
  /// The backgrounds of the page around the screen, of the screen, and of cards on it.
  case page, screen, card
  case ink, quiet
  /// The colors of elements that can be tapped: the element, its background, and the text on it.
  case accent, soft, onAccent
  /// Thin lines, and outlines of controls.
  case line, edge
  /// The backgrounds of the numbers of stops, and the text on them.
  case stop, onStop
  case group, hidden
  case error, warning, advice

  package var light: String { values.light }
  package var dark: String { values.dark }

  private var values: (light: String, dark: String) {
    switch self {
    case .page: ("#f3f4f7", "#0d0f13")
    case .screen: ("#ffffff", "#15181e")
    case .onAccent, .onStop: ("#ffffff", "#10131a")
    case .card: ("#f4f5f8", "#1e222a")
    case .ink: ("#16191f", "#eceef2")
    case .quiet: ("#575d68", "#a9afba")
    case .accent: ("#0a56c2", "#8ab8ff")
    case .soft: ("#e3edfc", "#1e2f4c")
    case .line: ("#dde0e6", "#303640")
    case .edge: ("#8a909c", "#7d8592")
    case .stop: ("#6a35a8", "#cda9ff")
    case .group, .advice: ("#0b6157", "#6fd3c3")
    case .hidden: ("#7a808c", "#8b92a0")
    case .error: ("#b3141c", "#ff8f8a")
    case .warning: ("#8a4b00", "#f2b45c")
    }
  }
}

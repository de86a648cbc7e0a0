extension ScreenPicture {
  /// Whether a picture is light or dark.
  public enum Theme: String, CaseIterable, Sendable {
    /// As the system is set: `prefers-color-scheme`.
    case automatic
    case light
    case dark
  }

  /// The style sheet of pictures: what every picture has in itself but those of ``Options/stage``, for pages that hold many.
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
    var text = ""
    for row in colored { text += ".aloud .\(row.name) { \(row.property): \(value(row.color)); }\n" }
    return text
  }
}

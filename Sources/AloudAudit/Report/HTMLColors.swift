/// The colors of ``HTMLReport``: each text has a contrast of 4.5:1 at least on the ground, in light and in dark.
enum HTMLColors {
  struct Row {
    /// The name as a custom property of CSS.
    let name: String
    let light: String
    let dark: String
  }

  static let ground = Row(name: "ground", light: "#ffffff", dark: "#16181d")

  static let texts = [
    Row(name: "text", light: "#1c1e21", dark: "#e8e9ec"),
    Row(name: "quiet", light: "#565b63", dark: "#a9afb9"),
    Row(name: "link", light: "#0b57b8", dark: "#8ab8ff"),
    Row(name: "error", light: "#b3141c", dark: "#ff8f8a"),
    Row(name: "warning", light: "#8a4b00", dark: "#f2b45c"),
    Row(name: "advice", light: "#0b6157", dark: "#6fd3c3"),
  ]

  /// Lines that only separate; what they part is a table all the same.
  static let line = Row(name: "line", light: "#c9cdd4", dark: "#3d424b")
}

extension HTMLReport {
  /// The style sheet: the colors of the system's light or dark appearance, and no font, size or file of its own.
  static var style: String {
    let rows = [HTMLColors.ground] + HTMLColors.texts + [HTMLColors.line]
    let light = rows.map { "--\($0.name): \($0.light);" }.joined(separator: " ")
    let dark = rows.map { "--\($0.name): \($0.dark);" }.joined(separator: " ")
    return """
      :root { color-scheme: light dark; \(light) }
      @media (prefers-color-scheme: dark) { :root { \(dark) } }
      @media print { :root { \(light) } }
      body { margin: 0 auto; max-width: 75rem; padding: 1rem; background: var(--ground); color: var(--text);
        font: 1rem/1.5 system-ui, sans-serif; word-break: keep-all; overflow-wrap: anywhere; }
      a { color: var(--link); }
      a:focus-visible, section:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
      .skip { position: absolute; left: -100vw; }
      .skip:focus { position: static; }
      h1, h2, h3 { line-height: 1.25; }
      h3 { margin-top: 2rem; }
      code { font-family: ui-monospace, monospace; font-weight: normal; font-size: .9em; }
      table { border-collapse: collapse; width: 100%; table-layout: fixed; }
      col.place { width: 26%; }
      col.word { width: 6.5rem; }
      col.number { width: 6rem; }
      caption { color: var(--quiet); text-align: start; padding: .25rem 0; }
      th, td { border-top: 1px solid var(--line); padding: .4rem .75rem .4rem 0; text-align: start;
        vertical-align: top; }
      th[scope="row"] { font-weight: normal; }
      dt { color: var(--quiet); }
      dd { margin: 0 0 .5rem; }
      pre { font: .9em/1.5 ui-monospace, monospace; margin: 0; white-space: pre-wrap; }
      ul { margin: 0; padding-inline-start: 1.25rem; }
      .word { overflow-wrap: normal; }
      .number { font-variant-numeric: tabular-nums; }
      .error { color: var(--error); font-weight: bold; }
      .warning { color: var(--warning); font-weight: bold; }
      .advice { color: var(--advice); }
      @media screen and (max-width: 48rem) {
        table, caption, tbody, tr, th, td { display: block; }
        colgroup { display: none; }
        thead { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; }
        tr { border-top: 1px solid var(--line); padding: .5rem 0; }
        th, td { border: 0; padding: .1rem 0; }
        td::before { content: attr(data-label) ": "; content: attr(data-label) ": " / ""; color: var(--quiet);
          font-weight: normal; }
      }
      """
  }
}

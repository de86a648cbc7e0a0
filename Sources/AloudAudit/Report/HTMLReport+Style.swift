internal import AloudPicture

extension HTMLReport {
  /// The style sheet: that of all pages, tables, and pictures.
  static var style: String {
    PageStyle.base() + """
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
      tr:has(.badge:target) { background: var(--soft); }
      dt { color: var(--quiet); }
      dd { margin: 0 0 .5rem; }
      pre { font: .9em/1.5 ui-monospace, monospace; margin: 0; white-space: pre-wrap; }
      ul { margin: 0; padding-inline-start: 1.25rem; }
      .word { overflow-wrap: normal; }
      .number { font-variant-numeric: tabular-nums; }
      .screens { display: flex; flex-wrap: wrap; gap: 2rem; align-items: start; }
      .screens figure { margin: 0; max-width: min(100%, 22rem); }
      .screens figcaption { margin-bottom: .5rem; }
      @media screen and (max-width: 48rem) {
        table, caption, tbody, tr, th, td { display: block; }
        colgroup { display: none; }
        thead { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; }
        tr { border-top: 1px solid var(--line); padding: .5rem 0; }
        th, td { border: 0; padding: .1rem 0; }
        td::before { content: attr(data-label) ": "; content: attr(data-label) ": " / ""; color: var(--quiet);
          font-weight: normal; }
      }

      """ + ScreenPicture.styleSheet()
  }
}

internal import AloudPicture

extension HTMLReport {
  /// The styles for tables and pictures, in addition to those of all pages.
  static var style: String {
    tables + judgments + paper + ScreenPicture.styleSheet() + PicturedFindings.styleSheet
  }

  private static let tables = """
    h3 { margin-top: 2rem; }
    code { font-family: ui-monospace, monospace; font-weight: normal; font-size: .9em; }
    table { border-collapse: collapse; width: 100%; table-layout: fixed; }
    col.place { width: 26%; }
    col.wide { width: 58%; }
    col.word { width: 6.5rem; }
    col.number { width: 6rem; }
    caption { color: var(--quiet); text-align: start; padding: .25rem 0; }
    th, td { border-top: 1px solid var(--line); padding: .4rem .75rem .4rem 0; text-align: start;
      vertical-align: top; }
    th[scope="row"] { font-weight: normal; }
    tr:has(.badge:target) { background: var(--soft); }
    dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1.5rem; }
    dt { color: var(--quiet); }
    dd { margin: 0; min-width: 0; }
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

    """

  private static let judgments = """
    .verdict { font-weight: bold; }
    .verdict.fail { color: var(--error); }
    .verdict.open { color: var(--warning); }
    .verdict.not-applicable { font-weight: normal; color: var(--quiet); }
    .part, .shot { max-width: 100%; height: auto; border: 1px solid var(--line); border-radius: .5rem; }
    .found { display: flex; flex-wrap: wrap; gap: .5rem; margin: .25rem 0; }
    .found figure { margin: 0; }
    .found figcaption { font-size: .85em; }
    .shot { display: block; max-height: 20rem; margin: .5rem 0; }
    .readings q { quotes: none; }
    .readings ol { padding-inline-start: 2.5rem; margin: 0; }
    fieldset { border: 1px solid var(--line); border-radius: .5rem; margin: .5rem 0; }
    .choices { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; }
    .choices label { display: inline-flex; align-items: center; gap: .5rem; min-height: 2.75rem; }
    .choices input { width: 1.5rem; height: 1.5rem; }
    fieldset > label { display: block; margin: .5rem 0; }
    textarea { display: block; width: 100%; box-sizing: border-box; font: inherit; }
    summary, button { min-height: 2.75rem; font: inherit; }
    summary { line-height: 2.75rem; cursor: pointer; }
    button { padding: 0 1.5rem; }
    .refused { color: var(--error); margin: 0; }
    .unseen { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; }

    """

  /// A4. Rows and pictures are not split between pages, and a heading stays with its content. A table that continues on
  /// another page repeats its headers.
  private static let paper = """
    @page { size: A4; margin: 15mm 14mm; }
    @media print {
      body { max-width: none; padding: 0; font-size: 9.5pt; }
      .screen-only, .skip { display: none; }
      .cover { break-after: page; }
      h2, h3, h4, caption, dl { break-after: avoid; }
      tr, figure, dl, pre, li, .short, .part, .shot { break-inside: avoid; }
      thead { display: table-header-group; break-after: avoid; }
      tbody tr:first-child { break-before: avoid; }
      col.place { width: 24%; }
      col.word { width: 4.5rem; }
      col.number { width: 4rem; }
      .stage svg { max-height: 115mm; }
      .screens { display: block; }
      .screens figure { display: inline-block; width: 48%; margin: 0 1% 6mm 0; vertical-align: top; }
      a { color: inherit; }
    }

    """
}

internal import AloudBase
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
    col.half { width: 46%; }
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
      .entry { grid-template-columns: minmax(0, 1fr); }
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
    .opening .entry { margin-top: 1rem; }
    .entry { border-top: 1px solid var(--line); padding: .75rem 0; display: grid; grid-template-columns: 17rem minmax(0, 1fr); gap: .5rem 1.5rem; align-items: start; }
    .entry > div:only-child { grid-column: 1 / -1; }
    .entry dl { margin: 0; }
    .entry:has(.badge:target) { background: var(--soft); }
    .entry h4 { margin: 0 0 .5rem; }
    .entry dl { grid-template-columns: max-content minmax(0, 1fr); }
    .entry dd { overflow-wrap: anywhere; }
    a[href^="#finding-"] { white-space: nowrap; }
    .key li { margin: .4rem 0; }
    .shot { display: block; max-height: 20rem; margin: .5rem 0; }
    .transcripts { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr)); gap: 0 2rem; }
    .transcripts h4 { margin: .75rem 0 .25rem; }
    .transcripts > div { min-width: 0; overflow-wrap: anywhere; }
    .transcripts ol { list-style: none; margin: 0; padding: 0; }
    .transcripts q { quotes: none; }
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

  /// The title at the top of each printed page but the cover, and the number of the page at the bottom. A character that is no letter
  /// and no digit is written by its number, so that a title is only text.
  static func runningTitle(_ title: String) -> String {
    let text = title.printable.unicodeScalars.map { scalar in
      scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
        ? String(scalar) : "\\\(String(scalar.value, radix: 16)) "
    }
    return """
      @page {
        @top-left { content: "\(text.joined())"; font-size: 7.5pt; color: #555; }
        @bottom-right { content: counter(page) " / " counter(pages); font-size: 7.5pt; color: #555; }
      }
      @page :first { @top-left { content: none; } }

      """
  }

  /// A4. Rows and pictures are not split between pages, and a heading stays with its content. A table that continues on
  /// another page repeats its headers.
  private static let paper = """
    @page { size: A4; margin: 16mm 14mm; }
    @media print {
      body { max-width: none; padding: 0; font-size: 8.5pt; line-height: 1.35; }
      h1 { font-size: 22pt; }
      h2 { font-size: 14pt; margin: 6mm 0 2mm; }
      h3 { font-size: 11pt; margin: 4mm 0 1mm; }
      h4 { font-size: 9pt; margin: 2mm 0 1mm; }
      p { margin: 1mm 0; }
      th, td { padding: .6mm 2mm .6mm 0; }
      dl { gap: .4mm 4mm; margin: 1mm 0; }
      .opening .entry { margin-top: 1mm; }
      .entry { break-inside: avoid; padding: 1.5mm 0; grid-template-columns: 56mm minmax(0, 1fr); gap: 0 4mm; }
      .entry > div { break-inside: avoid; }
      .entry h4 { margin: 0 0 1mm; }
      .entry dl { gap: .2mm 2mm; }
      .entry > .part { max-width: 56mm; max-height: 34mm; }
      .readings, .changes { columns: 2; }
      .transcripts { grid-template-columns: 1fr 1fr; }
      .readings h2 { column-span: all; }
      .screen-only, .skip { display: none; }
      .cover { break-after: page; }
      h2, h3, h4, caption, article > dl, p:has(+ table) { break-after: avoid; }
      tr, figure, dl, pre, li, .short, .part, .shot, .opening { break-inside: avoid; }
      #method dl { break-inside: auto; }
      thead { display: table-header-group; break-after: avoid; }
      tbody tr:first-child { break-before: avoid; }
      col.place { width: 24%; }
      col.word { width: 5.6rem; }
      col.wide { width: 56%; }
      col.number { width: 4rem; }
      .stage svg { max-height: 82mm; }
      .screens { display: block; }
      .screens figure { display: inline-block; width: 22.5%; margin: 0 1% 6mm 0; vertical-align: top; }
      a { color: inherit; }
    }

    """
}

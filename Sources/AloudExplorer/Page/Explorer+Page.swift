internal import AloudBase
internal import AloudReader
internal import AloudScript
internal import AloudSimulator
internal import AloudSpeech
internal import AloudTree

extension Explorer {
  /// Returns the page for a terminal of this size.
  ///
  /// - Complexity: O(stops).
  public mutating func page(width: Int, height: Int) -> Page {
    lastSize = (width, height)
    var page = Page(width: width, height: height)
    let layout = layout(width: width, height: height)
    if layout.isTooSmall {
      drawCompact(on: &page)
      return page
    }
    if case .help(let line) = mode {
      mode = .help(line: KeyHelp(words).draw(from: line, on: &page))
      return page
    }
    drawTitle(layout, on: &page)
    drawPicture(layout, on: &page)
    drawTranscript(layout, on: &page)
    drawCaption(layout, on: &page)
    drawLastLine(layout, on: &page)
    return page
  }

  func layout(width: Int, height: Int) -> PageLayout {
    PageLayout(width: width, height: height, caption: shownCaption, hasBraille: simulator.shownBraille != nil)
  }

  /// Draws the caption and a hint in a window that is too small for a picture.
  private func drawCompact(on page: inout Page) {
    let lines = captionLines(width: page.canvas.width, height: page.canvas.height).lines
    for (row, line) in lines.prefix(max(0, page.canvas.height - 1)).enumerated() { page.canvas.put(line, at: 0, row) }
    let hint = said("The window is too small for a picture. q quits.")
    page.canvas.put(hint.clipped(to: page.canvas.width), at: 0, page.canvas.height - 1, .dim)
  }

  private func drawTitle(_ layout: PageLayout, on page: inout Page) {
    page.canvas.clear(columns: 0..<layout.width, rows: 0..<1, .reverse)
    let count = simulator.reader.narrator.stopCount
    let rank = simulator.showsCursor ? simulator.reader.rank : nil
    let place =
      rank.map { said("\($0 + 1) of \(count)") } ?? said(simulator.showsCursor ? "no stops" : "no cursor")
    let name = simulator.screenName
    let title = ([title] + (name.map { [$0] } ?? [])).filter { !$0.isEmpty }.joined(separator: " · ")
    let room = layout.width - place.columns - 4
    page.canvas.put(title.clipped(to: room), at: 1, 0, [.reverse, .bold])
    page.canvas.put(place, at: layout.width - place.columns - 1, 0, .reverse)
  }

  // MARK: The picture

  private mutating func drawPicture(_ layout: PageLayout, on page: inout Page) {
    let rows = layout.pictureRows
    if simulator.showsCursor, let chooser = simulator.reader.chooserItems {
      return drawItems(chooser.labels, chooser.current, layout, on: &page)
    }
    if let words = coveringWords {
      let column = max(0, (layout.pictureWidth - words.columns) / 2)
      return _ = page.canvas.put(words, at: column, rows.lowerBound + rows.count / 2, .dim, limit: layout.pictureWidth)
    }
    let picture = CellPicture(simulator.reader, columns: layout.pictureWidth)
    origin = picture.origin(
      showing: simulator.reader.rank, from: origin, columns: layout.pictureWidth, rows: rows.count)
    let drawn = picture.draw(
      simulator.reader, hasCursor: simulator.showsCursor, origin: origin, columns: layout.pictureWidth,
      rows: rows.count)
    page.canvas.put(drawn, at: indent(of: picture, layout), rows.lowerBound)
  }

  /// The text in place of the picture; nil while the app is visible.
  package var coveringWords: String? {
    if let words = simulator.wayBack?.inFront { return said(words) }
    return simulator.reader.isCurtained ? simulator.reader.narrator.words.text(.screenCurtainOn) : nil
  }

  /// Returns the number of columns before a picture that is centered in its place.
  private func indent(of picture: CellPicture, _ layout: PageLayout) -> Int {
    max(0, (layout.pictureWidth - picture.width) / 2)
  }

  private func drawItems(_ items: [String], _ current: Int?, _ layout: PageLayout, on page: inout Page) {
    let title = simulator.reader.narrator.words.text(.itemchooserTitle)
    page.canvas.put(title.clipped(to: layout.pictureWidth - 2), at: 1, 1, .bold)
    let room = max(1, layout.pictureRows.count - 1)
    let first = max(0, min((current ?? 0) - room / 2, items.count - room))
    for (row, item) in items.dropFirst(first).prefix(room).enumerated() {
      let isCurrent = first + row == current
      let text = (isCurrent ? "▶ " : "  ") + item.clipped(to: layout.pictureWidth - 4)
      page.canvas.put(text, at: 1, 2 + row, isCurrent ? .cursor : [])
    }
  }

  /// Touches the center of the element at a cell; touches the label of an element without a frame.
  mutating func touch(_ column: Int, _ row: Int) {
    guard let size = lastSize, coveringWords == nil, simulator.reader.chooserItems == nil else { return }
    let layout = layout(width: size.width, height: size.height)
    guard !layout.isTooSmall, layout.pictureRows.contains(row), column < layout.pictureWidth else { return }
    let picture = CellPicture(simulator.reader, columns: layout.pictureWidth)
    let x = column - indent(of: picture, layout) + origin.column
    let y = row - layout.pictureRows.lowerBound + origin.row
    guard let rank = picture.rank(atColumn: x, row: y) else { return }
    let id = simulator.reader.narrator.stop(atRank: rank)
    if let frame = simulator.reader.visibleFrame(of: id) {
      let point = ScreenPoint(x: frame.center.x.rounded(), y: frame.center.y.rounded())
      perform(.gesture(.touch(.point(point))))
    } else if let label = simulator.reader.narrator.tree[id].label?.string {
      perform(.gesture(.touch(.label(label))))
    }
  }
}

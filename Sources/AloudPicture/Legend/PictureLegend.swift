internal import AloudBase
internal import AloudReader
internal import AloudSpeech
internal import AloudTree

/// The utterances of the stops, beside the screen.
struct PictureLegend {
  /// The entry of one number.
  private struct Entry {
    let badge: String
    let rank: Int
    let lines: [String]
    /// The number of lines that describe the element. They come first; the rest are cues, hints and remarks.
    let mainCount: Int
    var height: Double { Double(max(lines.count, 1)) * PictureLegend.line + 10 }
  }

  private static let size = 14.0
  private static let line = 18.5
  private static let columnWidth = 380.0
  private static let margin = 28.0
  private static let indent = 34.0
  /// Room for the title above the entries.
  private static let head = 58.0
  private static let keyHeight = 30.0

  private let picture: ScreenPicture
  private let columns: [[Entry]]
  /// The screen, the legend and a margin around both.
  let bounds: Frame

  init(_ picture: ScreenPicture) {
    self.picture = picture
    let entries = picture.texts().enumerated().map { PictureLegend.entry(picture.badge(of: $0), $1) }
    let screen = picture.layout.bounds
    columns = PictureLegend.columns(entries, room: max(screen.height - PictureLegend.head, 400))
    let margin = PictureLegend.margin
    let height = columns.map { column in column.reduce(0) { $0 + $1.height } }.max() ?? 0
    bounds = Frame(
      x: screen.x - margin, y: screen.y - margin,
      width: screen.width + 3 * margin + Double(columns.count) * (PictureLegend.columnWidth + margin) - margin,
      height: max(screen.height, height + PictureLegend.head) + 2 * margin + PictureLegend.keyHeight)
  }

  private static func entry(_ badge: String, _ text: StopText) -> Entry {
    var rest = text.rest
    if let remark = text.remark { rest += (rest.isEmpty ? "" : " ") + "(\(remark))" }
    let width = columnWidth - indent
    let lines = text.main.isEmpty ? [] : text.main.wrapped(to: width, size: size)
    let more = rest.isEmpty ? [] : rest.wrapped(to: width, size: size)
    return Entry(badge: badge, rank: text.rank, lines: lines + more, mainCount: lines.count)
  }

  /// Divides the entries into columns of nearly equal height, about as high as the screen.
  private static func columns(_ entries: [Entry], room: Double) -> [[Entry]] {
    let total = entries.reduce(0) { $0 + $1.height }
    let count = max(1, min(6, Int(clamping: (total / (room * 1.15)).rounded(.up))))
    let share = total / Double(count)
    var columns: [[Entry]] = [[]]
    var height = 0.0
    for entry in entries {
      if height + entry.height / 2 > share, columns.count < count {
        columns.append([])
        height = 0
      }
      columns[columns.count - 1].append(entry)
      height += entry.height
    }
    return columns
  }

  // MARK: Drawing

  func draw(_ writer: inout SVGWriter) {
    let screen = picture.layout.bounds
    let words = picture.words
    let left = screen.x + screen.width + PictureLegend.margin
    let title = picture.options.title?.printable ?? words.screen
    let count = picture.ranks.count
    let order = picture.options.visit == nil && count > 0 ? " · \(words.order)" : ""
    writer.add("g", ["aria-hidden": "true"]) { writer in
      writer.write(
        title.clipped(to: PictureLegend.columnWidth, size: 22, isBold: true),
        at: ScreenPoint(x: left, y: screen.y + 20), size: 22, class: "ink bold")
      writer.write(picture.countText + order, at: ScreenPoint(x: left, y: screen.y + 42), size: 13, class: "quiet")
    }
    guard count > 0 else { return drawKey(&writer) }
    let spoken = picture.reader.narrator.language
    writer.add("g", ["role": "list", "aria-label": words.stopsInOrder]) { writer in
      for (index, column) in columns.enumerated() {
        var top = screen.y + PictureLegend.head
        let x = left + Double(index) * (PictureLegend.columnWidth + PictureLegend.margin)
        for entry in column {
          draw(entry, at: ScreenPoint(x: x, y: top), spoken, &writer)
          top += entry.height
        }
      }
    }
    drawKey(&writer)
  }

  private func draw(_ entry: Entry, at place: ScreenPoint, _ language: String, _ writer: inout SVGWriter) {
    let prefix = picture.options.prefix
    writer.add("g", ["role": "listitem", "id": ScreenPicture.stopID(entry.rank, prefix: prefix)]) { writer in
      let width = SVGWriter.badgeWidth(of: entry.badge)
      let badge = Frame(x: place.x, y: place.y, width: width, height: ScreenPicture.badge)
      writer.drawBadge(entry.badge, in: badge, class: "stop", ink: "on-stop")
      let direction = SVGWriter.direction(of: entry.lines.first ?? "")
      writer.add(
        "text",
        [
          "lang": language, "direction": direction, "text-anchor": direction.isEmpty ? "" : "end",
          "font-size": PictureLegend.size.svg,
        ]
      ) { writer in
        for (index, line) in entry.lines.enumerated() {
          // The blank separates words on different lines.
          writer.add(
            "tspan",
            [
              "class": index < entry.mainCount ? "ink" : "quiet", "x": (place.x + PictureLegend.indent).svg,
              "y": (place.y + 13 + Double(index) * PictureLegend.line).svg,
            ], text: index < entry.lines.count - 1 ? line + " " : line)
        }
      }
    }
  }

  /// Draws the meanings of the outlines in the picture, below the screen.
  private func drawKey(_ writer: inout SVGWriter) {
    let y = bounds.y + bounds.height - PictureLegend.margin
    var x = picture.layout.bounds.x
    let words = picture.words
    func item(_ text: String, _ writer: inout SVGWriter, _ draw: (Frame, inout SVGWriter) -> Void) {
      draw(Frame(x: x, y: y - 10, width: 22, height: 13), &writer)
      writer.write(text, at: ScreenPoint(x: x + 28, y: y + 1), size: 12, class: "quiet")
      x += 28 + TextWidth.width(of: text, size: 12) + 18
    }
    writer.add("g", ["aria-hidden": "true"]) { writer in
      if picture.options.cursor, picture.layout.cursor != nil {
        item(words.cursor, &writer) { frame, writer in
          writer.add(
            "rect",
            [
              "class": "cursor", "x": frame.x.svg, "y": frame.y.svg, "width": "22", "height": "13", "rx": "4",
              "fill": "none", "stroke-width": "2.5",
            ])
        }
      }
      if picture.options.groups, picture.hasGroups {
        item(words.container, &writer) { $1.drawBox($0, radius: 4, class: "group-line", lineWidth: 1.5, dashes: "5 4") }
      }
      if picture.options.hidden, !picture.hiddenParts.isEmpty {
        item(words.hidden, &writer) { picture.drawHatching($0, &$1) }
      }
      for level in picture.costLevels {
        let text = level.range.map { PictureWords.filled(words.gestures, $0) } ?? words.unreachable
        item(text, &writer) { $1.drawCost(level, $0) }
      }
    }
  }
}

/// The text of a legend about a stop.
struct StopText {
  /// Its place in VoiceOver's reading order, from 0.
  let rank: Int
  /// The element.
  let main: String
  /// The cues and the hint, in order.
  let rest: String
  /// The facts that the picture cannot show; nil for none.
  let remark: String?

  init(_ stop: Reading.Stop, _ picture: ScreenPicture) {
    rank = stop.rank
    let text = stop.text.printable
    let main = stop.description.printable
    self.main = text.hasPrefix(main) ? main : text
    var rest = text.hasPrefix(main) ? text.dropFirst(main.count) : ""
    while let first = rest.first, first == "," || first == " " { rest.removeFirst() }
    self.rest = String(rest)
    remark = StopText.remark(stop.rank, picture)
  }

  init(_ stop: ScreenPicture.Visit.Stop, _ picture: ScreenPicture) {
    rank = stop.rank
    main = stop.name.printable
    rest = stop.note.printable
    remark = StopText.remark(stop.rank, picture)
  }

  private static func remark(_ rank: Int, _ picture: ScreenPicture) -> String? {
    picture.layout.place(ofRank: rank) == nil ? picture.words.outOfSight : nil
  }
}

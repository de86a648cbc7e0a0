internal import AloudBase
internal import AloudReader
internal import AloudSpeech
package import AloudTree

// The stops in reading order: an outline and a number for each, and the way from one to the next.
extension ScreenPicture {
  /// The height of a number's ground, in points.
  static let badge = 16.0

  /// The ranks of the stops that have numbers, in the order of the numbers.
  var ranks: [Int] { options.visit.map { $0.stops.map { $0.rank } } ?? Array(0..<reader.narrator.stopCount) }

  /// Returns the texts about each numbered stop.
  func texts() -> [StopText] {
    options.visit?.stops.map { StopText($0, self) } ?? reader.reading().map { StopText($0, self) }
  }

  func drawOrder(_ writer: inout SVGWriter) {
    var path = ""
    for (index, rank) in ranks.enumerated() {
      guard let place = layout.place(ofRank: rank) else { continue }
      let center = badgeFrame(place, badge(of: index)).center
      path += (path.isEmpty ? "M" : " L") + "\(center.x.svg) \(center.y.svg)"
    }
    writer.add(
      "path", ["class": "stop-line way", "d": path, "fill": "none", "stroke-width": "1.5", "stroke-linejoin": "round"])
  }

  func drawNumbers(_ writer: inout SVGWriter) {
    for (index, rank) in ranks.enumerated() {
      guard let place = layout.place(ofRank: rank) else { continue }
      let isLink = options.hasLinks
      // Assistive technology uses the links of the page instead.
      writer.add(
        isLink ? "a" : "g",
        [
          "id": ScreenPicture.markID(rank, prefix: options.prefix),
          "href": isLink ? "#" + ScreenPicture.stopID(rank, prefix: options.prefix) : "",
          "tabindex": isLink ? "-1" : "",
        ]
      ) { drawNumber(index, place, &$0) }
    }
  }

  private func drawNumber(_ index: Int, _ place: ScreenLayout.Place, _ writer: inout SVGWriter) {
    let text = options.visit?.stops[index].name ?? reader.reading()[place.rank].text
    let badge = badge(of: index)
    writer.add("title", text: "\(badge): \(text.printable)")
    if let cost = options.visit?.stops[index].cost {
      writer.drawCost(CostLevel(cost), place.frame.atLeast(4))
    } else {
      writer.drawBox(place.frame.atLeast(4), radius: 5, class: "stop-line outline", lineWidth: 1.25)
    }
    writer.drawBadge(badge, in: badgeFrame(place, badge), class: "stop", ink: "on-stop")
  }

  /// The number at a stop: its place in the order, from 1, or what it costs.
  func badge(of index: Int) -> String { options.visit?.stops[index].cost?.badge ?? "\(index + 1)" }

  /// At the upper corner of the element, and inside of the picture; beside what is so low that it would hide it.
  private func badgeFrame(_ place: ScreenLayout.Place, _ badge: String) -> Frame {
    let isLow = place.frame.height < 26
    let height = isLow ? 12 : ScreenPicture.badge
    let width = SVGWriter.badgeWidth(of: badge, height: height)
    let share = isLow ? 0.75 : 0.4
    let isRightToLeft = reader.direction == .rtl
    let x = place.frame.x + (isRightToLeft ? place.frame.width - width * (1 - share) : -width * share)
    return inBounds(Frame(x: x, y: place.frame.y - height * 0.4, width: width, height: height))
  }

  /// Returns the frame moved into the bounds of the picture.
  func inBounds(_ frame: Frame) -> Frame {
    let bounds = layout.bounds
    return Frame(
      x: min(max(frame.x, bounds.x + 1), bounds.x + bounds.width - frame.width - 1),
      y: min(max(frame.y, bounds.y + 1), bounds.y + bounds.height - frame.height - 1), width: frame.width,
      height: frame.height)
  }
}

extension SVGWriter {
  /// At a height of the badge, in points.
  static func badgeWidth(of text: String, height: Double = ScreenPicture.badge) -> Double {
    max(height, TextWidth.width(of: text, size: height * 0.66, isBold: true) + height / 2)
  }

  /// Draws a short text on a rounded background.
  mutating func drawBadge(_ text: String, in frame: Frame, class name: String, ink: String) {
    drawBox(frame, radius: frame.height / 2, class: name)
    write(
      text, at: ScreenPoint(x: frame.center.x, y: frame.center.y + frame.height * 0.23), anchor: "middle",
      size: frame.height * 0.66, class: "\(ink) number")
  }
}

// Findings and changes, each at its element.
extension ScreenPicture {
  /// True for a node that a mark can stand at: it has a place, and is not scrolled out of sight.
  package func canMark(_ node: NodeID) -> Bool { frame(ofMark: node) != nil }

  /// Draws the marks, those of one node beside each other.
  func drawMarks(_ writer: inout SVGWriter) {
    var taken: [NodeID: Double] = [:]
    for mark in options.marks {
      guard let frame = frame(ofMark: mark.node) else { continue }
      let before = taken[mark.node] ?? 0
      let badge = badge(of: mark, at: frame, after: before)
      taken[mark.node] = before + badge.width + 2
      let role = mark.link == nil ? "img" : ""
      writer.add(
        mark.link == nil ? "g" : "a",
        ["id": mark.id ?? "", "href": mark.link ?? "", "role": role, "aria-label": mark.label]
      ) { draw(mark, frame, badge, hasOutline: before == 0, &$0) }
    }
  }

  private func draw(_ mark: Mark, _ frame: Frame, _ badge: Frame, hasOutline: Bool, _ writer: inout SVGWriter) {
    let color = mark.kind.color
    writer.add("title", text: mark.label)
    if hasOutline {
      writer.drawBox(frame, radius: 5, class: "\(color)-line outline", lineWidth: 2, dashes: mark.kind.dashes)
    }
    writer.drawBadge(mark.text, in: badge, class: color, ink: "on-stop")
  }

  /// The frame of a node: its own, that in the list, or that of the container around it on the screen.
  package func frame(ofMark id: NodeID) -> Frame? {
    if let rank = reader.narrator.order.rank(of: id) { return layout.place(ofRank: rank)?.frame.atLeast(8) }
    guard let frame = reader.visibleFrame(of: id), ScreenLayout.canBeDrawn(frame), !frame.isZeroSize else { return nil }
    return frame.atLeast(8)
  }

  private func badge(of mark: Mark, at frame: Frame, after taken: Double) -> Frame {
    let width = SVGWriter.badgeWidth(of: mark.text)
    return inBounds(
      Frame(
        x: frame.x - width * 0.4 + taken, y: frame.y - ScreenPicture.badge * 0.4, width: width,
        height: ScreenPicture.badge))
  }
}

extension ScreenPicture.Mark.Style {
  /// The class of its color.
  var color: String {
    switch self {
    case .error, .gone: "error"
    case .warning, .changed: "warning"
    case .advice, .new: "advice"
    case .moved: "stop"
    }
  }

  /// The dashes of the outline, which distinguish the kinds without color.
  package var dashes: String {
    switch self {
    case .error, .new: ""
    case .warning, .changed: "7 3"
    case .advice, .moved: "2 3"
    case .gone: "10 3 2 3"
    }
  }
}

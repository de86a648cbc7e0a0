internal import AloudReader
internal import AloudSpeech
package import AloudTree

// Findings and changes, each at its element.
extension ScreenPicture {
  /// True for a node that a mark can stand at: it has a place, and is not scrolled out of sight.
  package func canMark(_ node: NodeID) -> Bool { frame(ofMark: node) != nil }

  /// Marks of one node stand beside each other.
  func drawMarks(_ writer: inout SVGWriter) {
    var taken: [NodeID: Double] = [:]
    for mark in options.marks {
      guard let frame = frame(ofMark: mark.node) else { continue }
      let before = taken[mark.node] ?? 0
      let badge = badge(of: mark, at: frame, after: before)
      taken[mark.node] = before + badge.width + 2
      let id = mark.id ?? ""
      guard let link = mark.link else {
        writer.add("g", ["id": id, "role": "img", "aria-label": mark.label]) {
          draw(mark, frame, badge, hasOutline: before == 0, &$0)
        }
        continue
      }
      writer.add("a", ["id": id, "href": link, "aria-label": mark.label]) {
        draw(mark, frame, badge, hasOutline: before == 0, &$0)
      }
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

extension ScreenPicture.Mark.Kind {
  /// The class of its color.
  var color: String {
    switch self {
    case .error, .gone: "error"
    case .warning, .changed: "warning"
    case .advice, .new: "advice"
    case .moved: "stop"
    }
  }

  /// So that kinds are told from each other without color, too.
  package var dashes: String {
    switch self {
    case .error, .new: ""
    case .warning, .changed: "7 3"
    case .advice, .moved: "2 3"
    case .gone: "10 3 2 3"
    }
  }
}

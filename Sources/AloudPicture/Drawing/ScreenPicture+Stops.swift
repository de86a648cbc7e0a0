internal import AloudReader
internal import AloudSpeech
internal import AloudTree

// The stops in reading order: an outline and a number for each, and the way from one to the next.
extension ScreenPicture {
  /// The height of a number's ground, in points.
  static let badge = 16.0

  func drawOrder(_ writer: inout SVGWriter) {
    var path = ""
    for rank in 0..<reader.narrator.stopCount {
      guard let place = layout.place(ofRank: rank) else { continue }
      let center = badgeFrame(place).center
      path += (path.isEmpty ? "M" : " L") + "\(center.x.svg) \(center.y.svg)"
    }
    writer.add(
      "path", ["class": "stop-line way", "d": path, "fill": "none", "stroke-width": "1.5", "stroke-linejoin": "round"])
  }

  func drawNumbers(_ writer: inout SVGWriter) {
    for rank in 0..<reader.narrator.stopCount {
      guard let place = layout.place(ofRank: rank) else { continue }
      if options.hasLinks {
        let link = "#" + ScreenPicture.stopID(rank, prefix: options.prefix)
        // Whoever does not see the picture has the links of the page.
        writer.add("a", ["id": ScreenPicture.markID(rank, prefix: options.prefix), "href": link, "tabindex": "-1"]) {
          drawNumber(place, &$0)
        }
      } else {
        writer.add("g", ["id": ScreenPicture.markID(rank, prefix: options.prefix)]) { drawNumber(place, &$0) }
      }
    }
  }

  private func drawNumber(_ place: ScreenLayout.Place, _ writer: inout SVGWriter) {
    writer.add("title", text: "\(place.rank + 1): \(reader.reading()[place.rank].text.printable)")
    writer.drawBox(place.frame.atLeast(4), radius: 5, class: "stop-line outline", lineWidth: 1)
    writer.drawBadge("\(place.rank + 1)", in: badgeFrame(place), class: "stop", ink: "on-stop")
  }

  /// At the upper corner of the element, and inside of the picture.
  func badgeFrame(_ place: ScreenLayout.Place) -> Frame {
    let width = SVGWriter.badgeWidth(of: "\(place.rank + 1)")
    let isRightToLeft = reader.direction == .rtl
    let bounds = layout.bounds
    var frame = place.frame
    frame.x += isRightToLeft ? frame.width - width * 0.6 : -width * 0.4
    frame.y -= ScreenPicture.badge * 0.4
    frame.x = min(max(frame.x, bounds.x + 1), bounds.x + bounds.width - width - 1)
    frame.y = min(max(frame.y, bounds.y + 1), bounds.y + bounds.height - ScreenPicture.badge - 1)
    return Frame(x: frame.x, y: frame.y, width: width, height: ScreenPicture.badge)
  }
}

extension SVGWriter {
  static func badgeWidth(of text: String) -> Double {
    max(ScreenPicture.badge, TextWidth.width(of: text, size: 10.5, isBold: true) + 8)
  }

  /// A short text on a round ground.
  mutating func drawBadge(_ text: String, in frame: Frame, class name: String, ink: String) {
    drawBox(frame, radius: frame.height / 2, class: name)
    write(
      text, at: ScreenPoint(x: frame.center.x, y: frame.center.y + 3.7), anchor: "middle", size: 10.5,
      class: "\(ink) number")
  }
}

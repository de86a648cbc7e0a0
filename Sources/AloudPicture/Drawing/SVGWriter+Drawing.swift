internal import AloudBase
internal import AloudTree

// The strokes that pictures are made of. What has a fill has the class of a color; see `ScreenPicture.styleSheet(_:)`.
extension SVGWriter {
  mutating func drawBox(
    _ frame: Frame, radius: Double = 0, class name: String, lineWidth: Double = 0, dashes: String = ""
  ) {
    let radius = min(radius, frame.width / 2, frame.height / 2)
    add(
      "rect",
      [
        "class": name, "x": frame.x.svg, "y": frame.y.svg, "width": max(frame.width, 0).svg,
        "height": max(frame.height, 0).svg, "rx": radius > 0 ? radius.svg : "", "fill": "none",
        "stroke-width": lineWidth > 0 ? lineWidth.svg : "", "stroke-dasharray": dashes,
      ])
  }

  mutating func drawCircle(_ center: ScreenPoint, radius: Double, class name: String, lineWidth: Double = 0) {
    add(
      "circle",
      [
        "class": name, "cx": center.x.svg, "cy": center.y.svg, "r": radius.svg, "fill": "none",
        "stroke-width": lineWidth > 0 ? lineWidth.svg : "",
      ])
  }

  mutating func drawLine(from: ScreenPoint, to: ScreenPoint, class name: String, width: Double = 1) {
    add(
      "line",
      [
        "class": name, "x1": from.x.svg, "y1": from.y.svg, "x2": to.x.svg, "y2": to.y.svg, "stroke-width": width.svg,
      ])
  }

  /// A line without a fill, such as a check mark.
  mutating func drawPath(_ path: String, class name: String, width: Double = 2) {
    add(
      "path",
      [
        "class": name, "d": path, "fill": "none", "stroke-width": width.svg, "stroke-linecap": "round",
        "stroke-linejoin": "round",
      ])
  }

  /// `rtl` for a text whose first letter is written from right to left; empty for others.
  static func direction(of text: String) -> String {
    for scalar in text.unicodeScalars where scalar.properties.isAlphabetic {
      switch scalar.value {
      case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: return "rtl"
      default: return ""
      }
    }
    return ""
  }

  /// One line of text at the left end of its base line, at its `middle` or its right `end`, whatever its direction.
  mutating func write(_ text: String, at place: ScreenPoint, anchor: String = "", size: Double, class name: String) {
    guard !text.isEmpty else { return }
    let direction = SVGWriter.direction(of: text)
    // A text from right to left begins at its right end.
    let anchor = direction.isEmpty || anchor == "middle" ? anchor : anchor == "end" ? "" : "end"
    add(
      "text",
      [
        "class": name, "x": place.x.svg, "y": place.y.svg, "text-anchor": anchor, "direction": direction,
        "font-size": size.svg,
      ], text: text)
  }

  /// VoiceOver's cursor: a black line, between white ones of the style sheet. Pages move this element.
  mutating func drawCursor(_ frame: Frame) {
    add(
      "rect",
      [
        "class": "cursor", "data-aloud": "cursor", "x": frame.x.svg, "y": frame.y.svg, "width": frame.width.svg,
        "height": frame.height.svg, "rx": "6", "fill": "none", "stroke-width": "3",
      ])
  }
}

extension Frame {
  /// As the attribute `viewBox` has it.
  package var viewBox: String { [x, y, width, height].map { $0.svg }.joined(separator: " ") }

  func grown(by margin: Double) -> Frame {
    Frame(x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin)
  }

  /// Returns the frame with at least this width and height, with the same center.
  func atLeast(_ length: Double) -> Frame {
    let (wider, higher) = (max(length - width, 0), max(length - height, 0))
    return Frame(x: x - wider / 2, y: y - higher / 2, width: width + wider, height: height + higher)
  }
}

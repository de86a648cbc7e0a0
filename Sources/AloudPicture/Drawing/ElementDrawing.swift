internal import AloudBase
internal import AloudReader
internal import AloudSpeech
internal import AloudTree

/// The drawing of an element: its texts, in the shape of its kind of control.
struct ElementDrawing {
  let place: ScreenLayout.Place
  let text: ElementText
  let shape: ElementShape
  let traits: Traits
  let isRightToLeft: Bool
  private let expanded: Bool?
  /// True for a field that is empty, so that its value is what it shows in place of text.
  private let showsPlaceholder: Bool

  static let sizes = [16.0, 15, 14, 13, 12, 11, 10, 9]

  init(_ reader: ScreenReader, _ place: ScreenLayout.Place) {
    self.place = place
    text = ElementText(reader, rank: place.rank)
    let tree = reader.narrator.tree
    shape = ElementShape(of: place.node, in: tree)
    let node = tree.nodes[place.node.index]
    traits = node.reportedTraits
    expanded = node.sharedDetails?.value.expanded
    let placeholder = node.sharedDetails?.value.text?.placeholder ?? ""
    showsPlaceholder = !placeholder.isEmpty && (node.reportedValue?.string ?? "").isEmpty
    isRightToLeft = reader.direction == .rtl
  }

  /// The height of the box of an element without a frame.
  static func listedHeight(_ text: ElementText, width: Double) -> Double {
    let block = TextBlock(text.label, text.value, width: width - 100, height: 1e6, sizes: [16])
    return max(44, block.height + 20)
  }

  private var frame: Frame { place.frame }
  private var isSelected: Bool { traits.contains(.selected) }

  func draw(_ writer: inout SVGWriter) {
    let isDimmed = traits.contains(.notEnabled)
    writer.add("g", ["class": isDimmed ? "dim" : ""]) { writer in
      // An element without a frame is always drawn as a box.
      if place.isListed, isPlain { writer.drawBox(frame, radius: 10, class: "card") }
      if isTooNarrow {
        writer.drawBox(frame.grown(by: -min(1, frame.width / 4)), radius: 2, class: "soft")
      } else {
        drawShape(&writer)
      }
    }
  }

  /// True if the frame is too narrow for readable text, as for a point of a chart.
  private var isTooNarrow: Bool {
    guard shape == .text, frame.width < 18 else { return false }
    return TextWidth.width(of: text.label + text.value, size: 9) > frame.width * 1.5
  }

  private var isPlain: Bool {
    switch shape {
    case .text, .heading, .link, .image, .toggle, .checkbox, .radio, .slider, .progress: true
    default: false
    }
  }

  private func drawShape(_ writer: inout SVGWriter) {
    let inner = room
    switch shape {
    case .text: write(in: inner, "ink", &writer)
    case .heading: writeHeading(in: inner, &writer)
    case .link: write(in: inner, "accent", &writer)
    case .image: drawImage(&writer)
    case .button: drawButton(&writer)
    case .key: drawKey(&writer)
    case .tab: drawTab(&writer)
    case .menu: drawMenu(&writer)
    case .field(let isSearch): drawField(isSearch: isSearch, &writer)
    case .toggle(let mark): drawToggle(mark, in: inner, &writer)
    case .checkbox(let mark): drawChoice(mark, isRound: false, in: inner, &writer)
    case .radio(let mark): drawChoice(mark, isRound: true, in: inner, &writer)
    case .slider(let share): drawSlider(share, hasKnob: true, in: inner, &writer)
    case .progress(let share): drawSlider(share, hasKnob: false, in: inner, &writer)
    }
  }

  /// The room for the texts of an element without a background.
  private var room: Frame {
    if place.isListed { return inset(frame, 14, 4) }
    guard frame.height < 26 else { return inset(frame, 4, 0) }
    // A frame as low as this belongs to the text itself. The estimate of the text's width may be too large.
    let more = frame.width * 0.1
    return Frame(
      x: isRightToLeft ? frame.x - more : frame.x, y: frame.y, width: frame.width + more, height: frame.height)
  }

  func inset(_ frame: Frame, _ x: Double, _ y: Double) -> Frame {
    let (x, y) = (min(x, frame.width / 8), min(y, frame.height / 8))
    return Frame(x: frame.x + x, y: frame.y + y, width: frame.width - 2 * x, height: frame.height - 2 * y)
  }

  // MARK: Texts

  /// Label and value: on one line, the value at the other side, else below each other.
  func write(
    in frame: Frame, _ label: String, value: String = "quiet", isCentered: Bool = false, isBold: Bool = false,
    _ writer: inout SVGWriter
  ) {
    let size = min(16, max(frame.height * 0.8, 5))
    let needed =
      TextWidth.width(of: text.label, size: size, isBold: isBold) + TextWidth.width(of: text.value, size: size)
    let bold = isBold ? " bold" : ""
    if !text.label.isEmpty, !text.value.isEmpty, needed + 12 <= frame.width {
      let base = frame.center.y + size * 0.35
      writer.write(
        text.label, at: ScreenPoint(x: leading(frame), y: base), anchor: anchor(leading: true), size: size,
        class: label + bold)
      writer.write(
        text.value, at: ScreenPoint(x: trailing(frame), y: base), anchor: anchor(leading: false), size: size,
        class: value)
      return
    }
    write(
      text.label, text.value, in: frame, label + bold, valueInk: value, isCentered: isCentered, isBold: isBold, &writer)
  }

  /// Lines in the middle of a box, at the largest of some type sizes that fits.
  func write(
    _ label: String, _ value: String = "", in frame: Frame, sizes: [Double] = ElementDrawing.sizes, _ ink: String,
    valueInk: String = "quiet", isCentered: Bool = false, isBold: Bool = false, _ writer: inout SVGWriter
  ) {
    let block = TextBlock(label, value, width: frame.width, height: frame.height, sizes: sizes, isBold: isBold)
    var base = frame.center.y - block.height / 2 + block.size * 0.97
    let x = isCentered ? frame.center.x : leading(frame)
    for (index, line) in block.lines.enumerated() {
      writer.write(
        line, at: ScreenPoint(x: x, y: base), anchor: isCentered ? "middle" : anchor(leading: true), size: block.size,
        class: index < block.labelCount ? ink : valueInk)
      base += block.size * TextBlock.lineHeight
    }
  }

  func leading(_ frame: Frame) -> Double { isRightToLeft ? frame.x + frame.width : frame.x }
  func trailing(_ frame: Frame) -> Double { isRightToLeft ? frame.x : frame.x + frame.width }

  func anchor(leading: Bool) -> String { leading == isRightToLeft ? "end" : "" }

  private func writeHeading(in frame: Frame, _ writer: inout SVGWriter) {
    let sizes = [26.0, 24, 22, 20, 18, 17] + ElementDrawing.sizes
    let largest = min(max(frame.height * 0.65, 9), 26)
    write(
      text.label, text.value, in: frame, sizes: sizes.filter { $0 <= largest }, "ink bold", isBold: true, &writer)
  }

  // MARK: Buttons

  private func drawButton(_ writer: inout SVGWriter) {
    // A button that is as wide as a row of a list is drawn as a row.
    let isRow = !text.value.isEmpty && frame.width > 240 || expanded != nil
    writer.drawBox(frame, radius: 10, class: isSelected ? "accent" : isRow ? "card" : "soft")
    var inner = inset(frame, isRow ? 14 : 10, 4)
    let ink = isSelected ? "on-accent" : isRow ? "ink" : "accent"
    if let expanded {
      drawChevron(isDown: expanded, ink: ink, at: trailing(inner), &writer)
      inner.width -= 20
      if isRightToLeft { inner.x += 20 }
    }
    write(
      in: inner, ink, value: isSelected ? "on-accent" : isRow ? "quiet" : "accent", isCentered: !isRow, isBold: !isRow,
      &writer)
  }

  private func drawChevron(isDown: Bool, ink: String, at x: Double, _ writer: inout SVGWriter) {
    let y = frame.center.y
    let left = isRightToLeft ? x + 2 : x - 12
    let path =
      isDown
      ? "M\(left.svg) \((y - 2.5).svg) l5 5 l5 -5"
      : isRightToLeft ? "M\((left + 7).svg) \((y - 5).svg) l-5 5 l5 5" : "M\((left + 3).svg) \((y - 5).svg) l5 5 l-5 5"
    writer.drawPath(path, class: ink == "on-accent" ? "on-accent-line" : "edge")
  }

  private func drawKey(_ writer: inout SVGWriter) {
    writer.drawBox(frame.grown(by: -3), radius: 6, class: "screen line", lineWidth: 1)
    write(in: inset(frame, 6, 4), "ink", isCentered: true, &writer)
  }

  private func drawTab(_ writer: inout SVGWriter) {
    let ink = isSelected ? "accent" : "quiet"
    if frame.height >= 40 {
      let box = min(22, frame.height * 0.35)
      let icon = Frame(x: frame.center.x - box / 2, y: frame.center.y - box - 1, width: box, height: box)
      writer.drawBox(icon, radius: 6, class: isSelected ? "accent" : "track")
      let label = Frame(
        x: frame.x + 2, y: frame.center.y + 2, width: frame.width - 4, height: min(frame.height / 2 - 2, 28))
      write(text.label, in: label, sizes: [12, 11, 10, 9], ink, isCentered: true, &writer)
    } else {
      if isSelected { writer.drawBox(frame.grown(by: -2), radius: 8, class: "soft") }
      write(in: inset(frame, 6, 2), ink, isCentered: true, isBold: isSelected, &writer)
    }
  }

  private func drawMenu(_ writer: inout SVGWriter) {
    writer.drawBox(frame, radius: 10, class: "soft")
    var inner = inset(frame, 12, 4)
    let x = isRightToLeft ? inner.x : inner.x + inner.width - 10
    let y = frame.center.y
    writer.drawPath("M\(x.svg) \((y - 3).svg) l5 -5 l5 5 m0 6 l-5 5 l-5 -5", class: "accent-line")
    inner.width -= 18
    if isRightToLeft { inner.x += 18 }
    write(in: inner, "accent", value: "accent", &writer)
  }

  private func drawField(isSearch: Bool, _ writer: inout SVGWriter) {
    writer.drawBox(frame, radius: isSearch ? min(frame.height / 2, 18) : 8, class: "screen edge", lineWidth: 1.25)
    var inner = inset(frame, 12, 3)
    if isSearch {
      let x = isRightToLeft ? inner.x + inner.width - 8 : inner.x + 7
      writer.drawCircle(ScreenPoint(x: x, y: frame.center.y - 1), radius: 5, class: "edge", lineWidth: 1.75)
      writer.drawPath("M\((x + 3.5).svg) \((frame.center.y + 2.5).svg) l4 4", class: "edge", width: 1.75)
      inner.width -= 20
      if !isRightToLeft { inner.x += 20 }
    }
    write(in: inner, "quiet", value: showsPlaceholder ? "quiet placeholder" : "ink", &writer)
  }
}

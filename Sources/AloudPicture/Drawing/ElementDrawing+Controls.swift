internal import AloudBase
internal import AloudTree

// Controls that show what they are set to.
extension ElementDrawing {
  func drawToggle(_ mark: ElementShape.Mark, in frame: Frame, _ writer: inout SVGWriter) {
    let height = min(28, frame.height * 0.8)
    let width = height * 1.7
    let x = isRightToLeft ? frame.x : frame.x + frame.width - width
    let track = Frame(x: x, y: frame.center.y - height / 2, width: width, height: height)
    let isOn = mark == .on
    writer.drawBox(track, radius: height / 2, class: isOn ? "accent" : "track edge", lineWidth: isOn ? 0 : 1)
    let shift = mark == .mixed ? 0 : (width - height) / 2 * (isOn != isRightToLeft ? 1 : -1)
    writer.drawCircle(
      ScreenPoint(x: track.center.x + shift, y: track.center.y), radius: height / 2 - 2.5,
      class: isOn ? "on-accent" : "screen edge", lineWidth: isOn ? 0 : 1)
    // The switch is the value.
    writeLabel(in: frame, less: width + 8, atStart: false, &writer)
  }

  func drawChoice(_ mark: ElementShape.Mark, isRound: Bool, in frame: Frame, _ writer: inout SVGWriter) {
    let length = min(20, frame.height * 0.8, frame.width)
    let x = isRightToLeft ? frame.x + frame.width - length : frame.x
    let box = Frame(x: x, y: frame.center.y - length / 2, width: length, height: length)
    let isOn = mark != .off
    writer.drawBox(
      box.grown(by: -1), radius: isRound ? length / 2 : length / 4, class: isOn ? "accent accent-line" : "screen edge",
      lineWidth: 1.5)
    let unit = length / 20
    if isRound, isOn {
      writer.drawCircle(box.center, radius: 3.5 * unit, class: "on-accent")
    } else if mark == .on {
      let start = "M\((box.x + 5.5 * unit).svg) \((box.y + 10.5 * unit).svg)"
      writer.drawPath(
        "\(start) l\((3 * unit).svg) \((3 * unit).svg) l\((6 * unit).svg) \((-7 * unit).svg)", class: "on-accent-line")
    } else if mark == .mixed {
      writer.drawPath("M\((box.x + 5.5 * unit).svg) \(box.center.y.svg) h\((9 * unit).svg)", class: "on-accent-line")
    }
    writeLabel(in: frame, less: length + 8, atStart: true, &writer)
  }

  /// Writes the label only, beside a control at the start or the end of the line.
  private func writeLabel(in frame: Frame, less taken: Double, atStart: Bool, _ writer: inout SVGWriter) {
    guard frame.width > taken + 8 else { return }
    var rest = frame
    rest.width -= taken
    if atStart != isRightToLeft { rest.x += taken }
    write(text.label, in: rest, "ink", &writer)
  }

  /// Draws a track with its filled part, below the texts if there is room.
  func drawSlider(_ share: Double?, hasKnob: Bool, in frame: Frame, _ writer: inout SVGWriter) {
    let hasRoom = frame.height >= 30 && !(text.label.isEmpty && text.value.isEmpty)
    if hasRoom {
      var words = frame
      words.height = frame.height * 0.55
      write(in: words, "ink", &writer)
    }
    let thickness = min(5, frame.height / 3)
    let y = hasRoom ? frame.y + frame.height * 0.78 : frame.center.y
    let track = Frame(x: frame.x, y: y - thickness / 2, width: frame.width, height: thickness)
    writer.drawBox(track, radius: thickness / 2, class: "track")
    guard let share else { return }
    var filled = track
    filled.width *= share
    if isRightToLeft { filled.x += track.width - filled.width }
    writer.drawBox(filled, radius: thickness / 2, class: "accent")
    guard hasKnob else { return }
    let radius = min(8, frame.height / 4)
    let reach = max(track.width - 2 * radius, 0)
    let x = track.x + radius + reach * (isRightToLeft ? 1 - share : share)
    writer.drawCircle(ScreenPoint(x: x, y: y), radius: radius, class: "screen accent-line", lineWidth: 2)
  }

  /// A landscape, and the label below or in its place.
  func drawImage(_ writer: inout SVGWriter) {
    let frame = place.frame
    writer.drawBox(frame, radius: 8, class: "card line", lineWidth: 1)
    let isSmall = frame.height < 56 || frame.width < 56
    if !isSmall {
      let side = min(frame.width, frame.height * 0.6, 64)
      let (x, y) = (frame.center.x - side / 2, frame.y + frame.height * 0.1)
      let unit = side / 20
      writer.drawCircle(ScreenPoint(x: x + 6 * unit, y: y + 6 * unit), radius: 2 * unit, class: "edge", lineWidth: 1.5)
      let path =
        "M\((x + unit).svg) \((y + 17 * unit).svg) l\((6 * unit).svg) \((-6 * unit).svg) l\((4 * unit).svg) "
        + "\((4 * unit).svg) l\((4 * unit).svg) \((-6 * unit).svg) l\((4 * unit).svg) \((8 * unit).svg)"
      writer.drawPath(path, class: "edge", width: 1.5)
    }
    let words =
      isSmall
      ? inset(frame, 6, 3)
      : Frame(x: frame.x + 6, y: frame.y + frame.height * 0.7, width: frame.width - 12, height: frame.height * 0.28)
    write(
      text.label, text.value, in: words, sizes: [14, 13, 12, 11, 10, 9], "quiet", isCentered: true, &writer)
  }
}

internal import Aloud

/// A drawing of a gesture: the number of fingers, and their movement. Style sheets animate elements with the class `moves`.
struct GestureFigure: Sendable {
  enum Motion: Equatable, Sendable {
    case swipe(Direction)
    /// Taps in sequence, at a height of the screen from 0 to 1. The last tap can be held.
    case tap(Int, height: Double = 0.5, isHeld: Bool = false)
    /// One finger is held, another one taps.
    case splitTap
    case scrub
    case rotor(isRight: Bool)
    case drag
    case still
    case keyboard
    /// A step without fingers: a command, a setting, or a step of the device or the app.
    case symbol(Symbol)
  }

  enum Direction: String, Sendable {
    case right, left, up, down

    /// The angle in degrees, clockwise from right.
    var turn: Double {
      switch self {
      case .right: 0
      case .down: 90
      case .left: 180
      case .up: 270
      }
    }
  }

  enum Symbol: String, Sendable { case app, clock, announcement, setting, device, command }

  let motion: Motion
  let fingers: Int

  init(_ motion: Motion, fingers: Int = 1) {
    self.motion = motion
    self.fingers = fingers
  }

  init(_ action: Script.Action) {
    switch action {
    case .start: self.init(.symbol(.app))
    case .gesture(let gesture): self = GestureFigure.table[gesture.kind] ?? GestureFigure(.symbol(.command))
    case .device, .braille: self.init(.symbol(.device))
    case .wait: self.init(.symbol(.clock))
    case .setting, .technology: self.init(.symbol(.setting))
    case .key: self.init(.keyboard)
    case .switchAction, .expect: self.init(.symbol(.command))
    case .say, .post: self.init(.symbol(.announcement))
    }
  }

  /// The drawing of every gesture. A test requires each.
  static let table: [ScreenReader.Gesture.Form: GestureFigure] = [
    .swipeRight: .init(.swipe(.right)), .swipeLeft: .init(.swipe(.left)), .swipeUp: .init(.swipe(.up)),
    .swipeDown: .init(.swipe(.down)), .touch: .init(.tap(1)),
    .fourFingerTapTop: .init(.tap(1, height: 0.2), fingers: 4),
    .fourFingerTapBottom: .init(.tap(1, height: 0.8), fingers: 4),
    .twoFingerSwipeUp: .init(.swipe(.up), fingers: 2), .twoFingerSwipeDown: .init(.swipe(.down), fingers: 2),
    .twoFingerSwipeLeft: .init(.swipe(.left), fingers: 2), .twoFingerSwipeRight: .init(.swipe(.right), fingers: 2),
    .threeFingerSwipeUp: .init(.swipe(.up), fingers: 3), .threeFingerSwipeDown: .init(.swipe(.down), fingers: 3),
    .threeFingerSwipeLeft: .init(.swipe(.left), fingers: 3),
    .threeFingerSwipeRight: .init(.swipe(.right), fingers: 3),
    .fourFingerSwipeLeft: .init(.swipe(.left), fingers: 4), .fourFingerSwipeRight: .init(.swipe(.right), fingers: 4),
    .doubleTap: .init(.tap(2)), .splitTap: .init(.splitTap, fingers: 2), .tripleTap: .init(.tap(3)),
    .quadrupleTap: .init(.tap(4)), .doubleTapAndHold: .init(.tap(2, isHeld: true)), .drag: .init(.drag),
    .pause: .init(.still), .twoFingerDoubleTap: .init(.tap(2), fingers: 2), .scrub: .init(.scrub, fingers: 2),
    .rotorRight: .init(.rotor(isRight: true), fingers: 2), .rotorLeft: .init(.rotor(isRight: false), fingers: 2),
    .rotor: .init(.rotor(isRight: true), fingers: 2), .twoFingerTap: .init(.tap(1), fingers: 2),
    .twoFingerTripleTap: .init(.tap(3), fingers: 2), .twoFingerQuadrupleTap: .init(.tap(4), fingers: 2),
    .twoFingerDoubleTapAndHold: .init(.tap(2, isHeld: true), fingers: 2),
    .threeFingerTap: .init(.tap(1), fingers: 3), .threeFingerDoubleTap: .init(.tap(2), fingers: 3),
    .threeFingerTripleTap: .init(.tap(3), fingers: 3), .threeFingerQuadrupleTap: .init(.tap(4), fingers: 3),
    .fourFingerDoubleTap: .init(.tap(2), fingers: 4), .fourFingerTripleTap: .init(.tap(3), fingers: 4),
    .choose: .init(.tap(3), fingers: 2), .type: .init(.keyboard), .delete: .init(.keyboard),
    .undo: .init(.keyboard), .redo: .init(.keyboard), .search: .init(.symbol(.command)),
    .command: .init(.symbol(.command)),
  ]
}

// The drawing as SVG, on a screen of 84 by 112 in a box of 100 by 124.
extension GestureFigure {
  private static let middle = (x: 50.0, y: 62.0)

  /// The drawing as an `<svg>`, hidden from assistive technology because the words beside it say the same.
  var svg: String {
    "<svg class=\"gesture \(name)\" viewBox=\"0 0 100 124\" aria-hidden=\"true\" focusable=\"false\">"
      + "<rect class=\"surface\" x=\"8\" y=\"6\" width=\"84\" height=\"112\" rx=\"14\"/>\(content)</svg>"
  }

  /// The classes that style sheets use for the animation.
  private var name: String {
    switch motion {
    case .swipe(let direction): "swipes \(direction.rawValue)"
    case .tap(let count, _, let isHeld): "taps taps-\(count)" + (isHeld ? " holds" : "")
    case .splitTap: "splits"
    case .scrub: "scrubs"
    case .rotor(let isRight): "turns \(isRight ? "right" : "left")"
    case .drag: "drags"
    case .still: "still"
    case .keyboard: "types"
    case .symbol(let symbol): "symbol \(symbol.rawValue)"
    }
  }

  private var content: String {
    let x: Double = GestureFigure.middle.x
    let y: Double = GestureFigure.middle.y
    switch motion {
    case .swipe(let direction): return swipe(direction)
    case .tap(let count, let height, let isHeld): return taps(count, at: 6 + 112 * height, isHeld: isHeld)
    case .splitTap:
      return finger(x - 14, y + 8) + "<g class=\"moves\">\(ring(x + 16, y - 12, 15))\(finger(x + 16, y - 12))</g>"
    case .scrub:
      let path = "M28 40H72L28 84H72"
      return line(path) + arrow(72, 84, 0)
        + "<g class=\"moves\">\(finger(28, 32, radius: 8))\(finger(28, 50, radius: 8))</g>"
    case .rotor(isRight: true):
      return line("M31 41A28 28 0 0 1 77 54M69 83A28 28 0 0 1 23 70") + arrow(77, 54, 80) + arrow(23, 70, 260)
        + "<g class=\"moves\">\(finger(31, 41))\(finger(69, 83))</g>"
    case .rotor(isRight: false):
      return line("M69 41A28 28 0 0 0 23 54M31 83A28 28 0 0 0 77 70") + arrow(23, 54, 100) + arrow(77, 70, 280)
        + "<g class=\"moves\">\(finger(69, 41))\(finger(31, 83))</g>"
    case .drag:
      return line("M26 62H74") + arrow(74, 62, 0) + "<g class=\"moves\">\(ring(26, y, 15))\(finger(26, y))</g>"
    case .still: return ring(x, y, 20) + ring(x, y, 15) + finger(x, y)
    case .keyboard:
      let keys = (0..<12).map { index in key(18 + Double(index % 6) * 11, index < 6 ? 76 : 90, width: 9) }
      return line("M20 40H58") + "<path class=\"caret moves\" d=\"M64 32V48\"/>" + keys.joined()
        + key(29, 104, width: 42)
    case .symbol(let symbol): return "<path class=\"sign\" d=\"\(symbol.path)\"/>"
    }
  }

  private func swipe(_ direction: Direction) -> String {
    let (x, y) = GestureFigure.middle
    let isAcross = direction == .right || direction == .left
    let sign = direction == .right || direction == .down ? 1.0 : -1.0
    let reach = isAcross ? 24.0 : 32.0
    var lines = ""
    var fingers = ""
    for offset in offsets(isAcross ? 24 : beside) {
      let start = isAcross ? (x - sign * reach, y + offset) : (x + offset, y - sign * reach)
      let end = isAcross ? (x + sign * reach, y + offset) : (x + offset, y + sign * reach)
      lines += line("M\(start.0.svg) \(start.1.svg)L\(end.0.svg) \(end.1.svg)")
      lines += arrow(end.0, end.1, direction.turn)
      fingers += finger(start.0, start.1, radius: radius)
    }
    return lines + "<g class=\"moves\">\(fingers)</g>"
  }

  private func taps(_ count: Int, at y: Double, isHeld: Bool) -> String {
    let spread = fingers > 2 ? 2.5 : fingers == 2 ? 4 : 5.5
    var rings = ""
    var fingers = ""
    for offset in offsets(beside) {
      let x = GestureFigure.middle.x + offset
      for number in 0..<count { rings += ring(x, y, radius + spread * Double(number + 1)) }
      fingers += finger(x, y, radius: radius)
    }
    var text = ""
    if count > 1 { text += "<text class=\"count\" x=\"50\" y=\"\(y > 80 ? "30" : "106")\">×\(count)</text>" }
    if isHeld { text += "<path class=\"hold\" d=\"M30 \(y > 80 ? "40" : "88")H70\"/>" }
    return "<g class=\"rings\">\(rings)</g><g class=\"moves\">\(fingers)</g>\(text)"
  }

  /// Returns the offsets of fingers side by side, from their center.
  private func offsets(_ distance: Double) -> [Double] {
    (0..<fingers).map { (Double($0) - Double(fingers - 1) / 2) * distance }
  }

  /// The distance between adjacent fingers.
  private var beside: Double { fingers == 2 ? 26 : 18 }

  private var radius: Double { fingers > 2 ? 8 : 10 }

  private func finger(_ x: Double, _ y: Double, radius: Double = 10) -> String {
    "<circle class=\"finger\" cx=\"\(x.svg)\" cy=\"\(y.svg)\" r=\"\(radius.svg)\"/>"
  }

  private func ring(_ x: Double, _ y: Double, _ radius: Double) -> String {
    "<circle class=\"ring\" cx=\"\(x.svg)\" cy=\"\(y.svg)\" r=\"\(radius.svg)\"/>"
  }

  private func key(_ x: Double, _ y: Double, width: Double) -> String {
    "<rect class=\"key\" x=\"\(x.svg)\" y=\"\(y.svg)\" width=\"\(width.svg)\" height=\"9\" rx=\"2\"/>"
  }

  private func line(_ path: String) -> String { "<path class=\"way\" d=\"\(path)\"/>" }

  private func arrow(_ x: Double, _ y: Double, _ turn: Double) -> String {
    let place = "translate(\(x.svg) \(y.svg)) rotate(\(turn.svg))"
    return "<path class=\"way\" d=\"M-8 -7L0 0L-8 7\" transform=\"\(place)\"/>"
  }
}

extension GestureFigure.Symbol {
  var path: String {
    switch self {
    case .app: "M34 40h32a6 6 0 0 1 6 6v32a6 6 0 0 1-6 6H34a6 6 0 0 1-6-6V46a6 6 0 0 1 6-6zM45 52v20l16-10z"
    case .clock: "M50 36a26 26 0 1 0 .01 0zM50 46v16l11 8"
    case .announcement: "M28 54h10l16-12v40L38 70H28zM62 52q8 10 0 20M69 45q14 17 0 34"
    case .setting: "M26 48h28M66 48h8M60 42a6 6 0 1 0 .01 0zM26 76h10M48 76h26M42 70a6 6 0 1 0 .01 0z"
    case .device: "M38 30h24a5 5 0 0 1 5 5v54a5 5 0 0 1-5 5H38a5 5 0 0 1-5-5V35a5 5 0 0 1 5-5zM67 44v12M46 87h8"
    case .command: "M34 44h32M34 62h32M34 80h20"
    }
  }
}

internal import AloudBase
import AloudTree

/// The rectangle of a node, and how it lies in its parent.
struct FlutterPlace {
  let frame: Frame
  private var scaleX = 1.0
  private var scaleY = 1.0
  private var x = 0.0
  private var y = 0.0
  /// True if the node is only scaled, as all of the app is for the pixels of the screen.
  private(set) var isScaled = false
  private var isMoved = false

  /// The scale on the horizontal axis.
  var scale: Double { scaleX }

  /// - Parameter text: `Rect.fromLTRB(0.0, 0.0, 800.0, 600.0) scaled by 3.0x`, or with a transform of four rows.
  init?(_ text: [UInt8]) {
    let numbers = text.dropFirst("Rect.fromLTRB(".utf8.count).prefix { $0 != UInt8(ascii: ")") }
    let sides = ArraySlice(numbers).numbers(between: ", ")
    guard sides.count == 4, let left = sides[0], let top = sides[1], let right = sides[2], let bottom = sides[3],
      let frame = Frame(checking: left, top, right - left, bottom - top)
    else { return nil }
    self.frame = frame
    let rest = text[numbers.endIndex...]
    if let mark = rest.offset(ofText: "scaled by ") {
      let digits = rest[mark...].dropFirst("scaled by ".utf8.count).prefix { $0.isDigit || $0 == UInt8(ascii: ".") }
      guard let scale = Double(String(decoding: digits.prefix(32), as: UTF8.self)), scale > 0, scale < 1000 else {
        return
      }
      scaleX = scale
      scaleY = scale
      isScaled = true
    } else if let mark = rest.offset(ofText: "with transform [") {
      let matrix = rest[mark...].dropFirst("with transform [".utf8.count).numbers(between: ",;[] ")
      guard matrix.count >= 8, let a = matrix[0], let b = matrix[5], let x = matrix[3], let y = matrix[7],
        JSONLimit.allows(a), JSONLimit.allows(b), JSONLimit.allows(x), JSONLimit.allows(y), a > 0, b > 0
      else { return }
      (scaleX, scaleY, self.x, self.y) = (a, b, x, y)
    } else {
      // The rectangle has been moved to its place, and most nodes begin at zero.
      isMoved = true
    }
  }

  /// A map from the coordinates of a node to those of the root.
  struct Map {
    var scaleX = 1.0
    var scaleY = 1.0
    var x = 0.0
    var y = 0.0

    func frame(_ frame: Frame) -> Frame? {
      Frame(
        checking: x + frame.x * scaleX, y + frame.y * scaleY, frame.width * scaleX, frame.height * scaleY)
    }
  }

  /// The frame in the root, and the map for the children, where the parent has a map.
  func placed(in map: Map) -> (frame: Frame?, map: Map) {
    var own = map
    if isMoved {
      own.x += frame.x * map.scaleX
      own.y += frame.y * map.scaleY
      return (map.frame(frame), own)
    }
    own.x += x * map.scaleX
    own.y += y * map.scaleY
    own.scaleX *= scaleX
    own.scaleY *= scaleY
    return (own.frame(frame), own)
  }
}

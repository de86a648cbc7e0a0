import AloudTree

extension Document.Device {
  /// A pad or a phone, by the size of its screen in points; a phone where that is not told.
  init(ofScreen size: (width: Double, height: Double)?) {
    // The narrowest pad is 744 points wide, the widest phone 440.
    self = size.map { min($0.width, $0.height) >= 700 } == true ? .pad : .phone
  }
}

import AloudTree

extension Document.Device {
  /// A pad or a phone, by the size of its screen in points; a phone where that is not told.
  init(ofScreen size: (width: Double, height: Double)?) {
    // The narrowest pad is 744 points wide, the widest phone 440.
    self = size.map { min($0.width, $0.height) >= 700 } == true ? .pad : .phone
  }

  /// In points; no status bar of a phone or pad reaches further down.
  static let tallestStatusBar = 62.0

  /// How far down the status bar reaches, in points: further on phones with a notch, which are taller than 800 points.
  /// Where the size is not told, it may be such a phone.
  static func statusBarHeight(ofScreen size: (width: Double, height: Double)?) -> Double {
    guard let size else { return 54 }
    return Document.Device(ofScreen: size) == .phone && size.height > 800 ? 54 : 24
  }
}

extension String {
  /// The width of the text in columns of a terminal: two for East Asian wide characters and emoji, none for combining
  /// marks.
  package var displayWidth: Int { unicodeScalars.reduce(0) { $0 + $1.displayWidth } }

  /// The text with blanks behind it, or before it where it is right-aligned.
  package func padded(to width: Int, rightAligned: Bool = false) -> String {
    let blanks = String(repeating: " ", count: max(0, width - displayWidth))
    return rightAligned ? blanks + self : self + blanks
  }
}

extension Unicode.Scalar {
  /// The width in columns of a terminal: 0, 1 or 2.
  package var displayWidth: Int {
    if value < 0x300 { return 1 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    return properties.isEmojiPresentation || Unicode.Scalar.wide.contains { $0.contains(value) } ? 2 : 1
  }

  /// Source: Unicode Standard Annex 11, East Asian Width, values W and F.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97F,
    0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD,
  ]
}

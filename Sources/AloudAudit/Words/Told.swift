internal import AloudTree

// How messages write what a document has in it. Whatever a document holds, a message stays a line that people read.

extension String {
  /// Characters of a text that a message quotes. Source: ours.
  private static let mostTold = 80
  /// Scalars: one character may have thousands.
  private static let mostScalars = 320

  /// As messages quote it: on one line, of 80 characters at most, the last of them an ellipsis where it is longer.
  ///
  ///     "First\nsecond".told                    // "First second"
  ///     String(repeating: "a", count: 81).told  // 79 times “a”, and “…”
  ///
  /// - Complexity: O(1) in the length beyond what is quoted.
  var told: String {
    // Nearly all labels, which are told as they are.
    if utf8.count <= String.mostTold, utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return self }
    let start = unicodeScalars.prefix(String.mostScalars + 1)
    let isWhole = start.endIndex == endIndex && start.count <= String.mostScalars
    let text = isWhole ? self[...] : self[..<(unicodeScalars.index(before: start.endIndex))]
    let isShort = isWhole && text.prefix(String.mostTold + 1).count <= String.mostTold
    let shown = isShort ? text : text.prefix(String.mostTold - 1)
    return String(shown.map { $0.isNewline ? " " : $0 }) + (isShort ? "" : "…")
  }
}

extension Double {
  /// As messages write lengths and seconds: with one decimal where there is one. 600 is “600”, 1 ÷ 0.3 is “3.3”.
  var told: String {
    let rounded = (self * 10).rounded() / 10
    guard rounded.isFinite, rounded.magnitude < 1e15 else { return "\(self)" }
    return rounded == rounded.rounded() ? "\(Int64(clamping: rounded))" : "\(rounded)"
  }

  /// Rounded down to hundredths, so that what is too little never reads as enough.
  var toldDown: String {
    let hundredths = (self * 100 + Timeline.tolerance).rounded(.down)
    guard hundredths.isFinite, hundredths.magnitude < 1e15 else { return told }
    return (hundredths / 100).json
  }
}

extension String {
  /// The text on one line: line breaks and other control characters become blanks.
  package var onOneLine: String {
    var line = UnicodeScalarView()
    var wasCarriageReturn = false
    for scalar in unicodeScalars {
      if !(scalar == "\n" && wasCarriageReturn) { line.append(scalar.isControl ? " " : scalar) }
      wasCarriageReturn = scalar == "\r"
    }
    return String(line)
  }

  /// The text on one line, for quoting in what people read: letters that turn the direction around would scramble
  /// what follows, and become blanks as well.
  package var printable: String {
    guard unicodeScalars.contains(where: { $0.isControl || $0.turnsDirection }) else { return self }
    return String(UnicodeScalarView(onOneLine.unicodeScalars.map { $0.turnsDirection ? " " : $0 }))
  }
}

extension Unicode.Scalar {
  fileprivate var isControl: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }

  /// True for embeddings, overrides and isolates. Source: Unicode Standard Annex 9, explicit directional formatting.
  var turnsDirection: Bool { (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value) }
}

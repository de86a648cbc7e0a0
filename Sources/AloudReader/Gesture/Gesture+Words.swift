internal import AloudTree

extension ScreenReader.Gesture {
  /// How it is written in a script.
  ///
  ///     ScreenReader.Gesture.touch(.label("Sign in")).words  // touch "Sign in"
  ///
  /// Line breaks in a text become blanks.
  public var words: String {
    let words = ScreenReader.Gesture.table.first { $0.kind == kind }?.words ?? ""
    switch self {
    case .command(let command): return ofCommand?.words ?? command.name
    case .touch(.label(let text)), .rotor(let text), .choose(let text), .type(let text), .search(let text):
      return "\(words) \"\(text.onOneLine)\""
    case .drag(.category(let name)): return "\(words) \"\(name.onOneLine)\""
    case .drag(.number(let value)): return "\(words) \(value.inScript)"
    case .drag(.share(let share)): return "\(words) \(percent(share).inScript)%"
    case .touch(.point(let point)): return "\(words) \(point.x.inScript),\(point.y.inScript)"
    default: return words
    }
  }
}

extension ScreenReader.Gesture.Row {
  /// The form of its argument; nil for a gesture without one.
  public var usage: String? {
    switch (argument, kind) {
    case (nil, _): nil
    case (.place, _): "a label in quotes or a point: touch \"Label\" or touch 10,20"
    case (.position, _): "a place on the x axis: drag to 1960, drag to \"March\" or drag to 40%"
    case (.text, .rotor): "right, left or a name in quotes: rotor \"Headings\""
    case (.text, _): "a text in quotes: \(words) \"text\""
    }
  }
}

/// To a millionth of a percent, so that it is written in few digits.
private func percent(_ share: Double) -> Double {
  let percent = share * 100
  return abs(percent) < 1e9 ? (percent * 1e6).rounded() / 1e6 : percent
}

extension Double {
  /// How a script has it: without decimals where there are none.
  package var inScript: String {
    let text = "\(self)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

extension ScreenReader.Gesture {
  /// The command of VoiceOver that the gesture gives; nil where it has none.
  public var command: String? { command(in: "en") }

  /// The same in a language (BCP-47).
  public func command(in language: String) -> String? {
    if case .command(let command) = self { return command.name(in: language) }
    return Self.table.first { $0.kind == kind }?.command(in: language)
  }

  /// The gesture that does the same as a command; nil where there is none.
  package var ofCommand: ScreenReader.Gesture? {
    guard case .command(let command) = self else { return nil }
    return command.gesture
  }
}

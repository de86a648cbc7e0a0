internal import AloudTree

extension String {
  /// The text in lines of so many points, broken at blanks where there are any; no line is longer than that but one character.
  ///
  /// - Parameters:
  ///   - width: of a line, in points.
  ///   - size: of the type, in points.
  ///   - isBold: true for bold type.
  ///   - most: how many lines there may be; what goes beyond them is cut off, with an ellipsis.
  /// - Returns: at least one line.
  /// - Complexity: O(characters).
  func wrapped(to width: Double, size: Double, isBold: Bool = false, most: Int = .max) -> [String] {
    var wrap = TextWrap(room: width / size / (isBold ? TextWidth.bold : 1))
    var word = ""
    for character in printable {
      if character == " " {
        wrap.add(word: word)
        word = ""
      } else {
        word.append(character)
      }
    }
    wrap.add(word: word)
    var lines = wrap.finished
    guard lines.count > most, most > 0 else { return lines }
    // A text that is cut off has an ellipsis behind as much as fits.
    let rest = lines[most - 1] + " …"
    lines.removeLast(lines.count - most + 1)
    return lines + [rest.clipped(to: width, size: size, isBold: isBold)]
  }

  /// As much of the text as there is room for, with an ellipsis for the rest.
  func clipped(to width: Double, size: Double, isBold: Bool = false) -> String {
    guard TextWidth.width(of: self, size: size, isBold: isBold) > width else { return self }
    let room = width / size / (isBold ? TextWidth.bold : 1) - 1
    var (text, taken) = ("", 0.0)
    for character in self {
      taken += TextWidth.ems(of: character)
      if taken > room { break }
      text.append(character)
    }
    while text.last == " " { text.removeLast() }
    return text + "…"
  }
}

/// Lines that words are added to.
private struct TextWrap {
  /// In multiples of the type size.
  let room: Double
  private var lines: [String] = []
  private var line = ""
  private var taken = 0.0

  init(room: Double) { self.room = room }

  /// All lines; of a text without words, an empty one.
  var finished: [String] { line.isEmpty && !lines.isEmpty ? lines : lines + [line] }

  mutating func add(word: String) {
    guard !word.isEmpty else { return }
    let blank = line.isEmpty ? 0 : TextWidth.ems(of: " ")
    let width = TextWidth.width(of: word, size: 1)
    if taken + blank + width <= room {
      if blank > 0 { line += " " }
      line += word
      taken += blank + width
      return
    }
    breakLine()
    for character in word {
      let width = TextWidth.ems(of: character)
      if taken + width > room { breakLine() }
      line.append(character)
      taken += width
    }
  }

  private mutating func breakLine() {
    guard !line.isEmpty else { return }
    lines.append(line)
    (line, taken) = ("", 0)
  }
}

internal import AloudBase
package import AloudReader
internal import AloudSpeech
internal import AloudTree

/// The widths of texts, estimated for each character, because fonts are not available. Source: the widths of Helvetica,
/// in thousandths of the type size, plus a tenth, because other system fonts are wider. East Asian wide characters are
/// as wide as the type size.
enum TextWidth {
  /// The widths of the printable characters of ASCII, from the blank on.
  private static let ascii: [UInt16] = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556,
    556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833,
    722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556,
    556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334,
    260, 334, 584,
  ]
  private static let allowance = 1.1
  private static let other = 0.58

  /// Returns the width of a character, in multiples of the type size.
  static func ems(of character: Character) -> Double {
    // A character is as wide as its widest scalar, for example in a family of emoji.
    character.unicodeScalars.reduce(0) { max($0, ems(of: $1)) }
  }

  private static func ems(of scalar: Unicode.Scalar) -> Double {
    if scalar.value >= 0x20, scalar.value < 0x7F { return Double(ascii[Int(scalar.value) - 0x20]) / 1000 * allowance }
    switch scalar.displayWidth {
    case 0: return 0
    case 2: return 1
    default: return other
    }
  }

  /// Returns the width in points, at a type size in points.
  static func width(of text: String, size: Double, isBold: Bool = false) -> Double {
    text.reduce(0) { $0 + ems(of: $1) } * size * (isBold ? bold : 1)
  }

  /// The factor by which bold type is wider.
  static let bold = 1.07
}

extension String {
  /// Returns the text in lines of at most a width in points. Lines break at blanks, and inside words that are too long.
  /// Only a line with a single character can be wider. There is at least one line; those after `most` are cut off, with an
  /// ellipsis.
  ///
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
    // A text that is cut off ends in an ellipsis.
    let rest = lines[most - 1] + " …"
    lines.removeLast(lines.count - most + 1)
    return lines + [rest.clipped(to: width, size: size, isBold: isBold)]
  }

  /// Returns the text if it fits, else its beginning with an ellipsis.
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

/// The lines of a text, built word by word.
private struct TextWrap {
  /// The width of a line, in multiples of the type size.
  let room: Double
  private var lines: [String] = []
  private var line = ""
  private var taken = 0.0

  init(room: Double) { self.room = room }

  /// All lines; one empty line for a text without words.
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

/// Lines of text in a box, and their type size.
struct TextBlock {
  let lines: [String]
  let size: Double
  /// The number of lines of the label, which come first; all lines if label and value share them.
  let labelCount: Int

  /// The height of a line at a type size of 1.
  static let lineHeight = 1.25

  var height: Double { Double(lines.count) * size * TextBlock.lineHeight }

  /// Uses the first of the type sizes at which the value fits below the label. If there is none, label and value share
  /// lines at the smallest size, and the rest is cut off.
  init(_ label: String, _ value: String = "", width: Double, height: Double, sizes: [Double], isBold: Bool = false) {
    let smallest = sizes.last ?? 10
    for size in sizes {
      let label = TextBlock.lines(of: label, width, size, isBold)
      let value = TextBlock.lines(of: value, width, size, false)
      let high = Double(label.count + value.count) * size * TextBlock.lineHeight
      // A single line may be higher than its box, because its letters are not as high as the line.
      guard high <= height || (label.count + value.count == 1 && size <= height * 1.05) else { continue }
      // In a narrow box, words may be broken. At a smaller type size, they may fit on one line.
      if size > smallest, label.count + value.count > 1, width <= size * 6 { continue }
      self.init(lines: label + value, size: size, labelCount: label.count)
      return
    }
    // Label and value share lines, so that more of the text fits.
    let size = min(smallest, max(height, 5))
    let most = max(1, Int(clamping: min(height / (size * TextBlock.lineHeight), 1000)))
    let text = label.isEmpty || value.isEmpty ? label + value : label + ", " + value
    let lines = text.wrapped(to: width, size: size, isBold: isBold, most: most)
    self.init(lines: lines, size: size, labelCount: lines.count)
  }

  private init(lines: [String], size: Double, labelCount: Int) {
    self.lines = lines
    self.size = size
    self.labelCount = labelCount
  }

  private static func lines(of text: String, _ width: Double, _ size: Double, _ isBold: Bool) -> [String] {
    text.isEmpty ? [] : text.wrapped(to: width, size: size, isBold: isBold)
  }
}

/// The texts in the box of an element: the label and the value.
package struct ElementText: Equatable, Sendable {
  package let label: String
  package let value: String

  /// Creates the texts of a stop as VoiceOver says them. Without both, the traits and the custom content are the label.
  package init(_ reader: ScreenReader, rank: Int) {
    let said = reader.narrator.utterance(atRank: rank, after: rank).description
    func text(_ wanted: (Part) -> Bool) -> String {
      said.filter { wanted($0.part) }.reduce("") { text, fragment in
        text + (text.isEmpty || fragment.joint == .sameText ? "" : ", ") + fragment.text.printable
      }
    }
    let label = text { $0 == .label }
    // The value does not include states such as selected, on and expanded, because they are drawn.
    value = text { $0 == .value }
    self.label = label.isEmpty && value.isEmpty ? text { $0 == .trait || $0 == .content } : label
  }
}

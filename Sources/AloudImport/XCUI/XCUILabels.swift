/// The words of a label, for the question whether it only joins other labels.
///
///     LabelWords("Name, Save").words  // "Name" and "Save", as bytes
///
/// React Native joins labels with spaces or commas, so these separate words. Glyphs of icon fonts are no words.
struct LabelWords: Sendable {
  private(set) var words: [[UInt8]] = []

  init(_ text: String) {
    var word: [UInt8] = []
    for scalar in text.unicodeScalars {
      if LabelWords.separates(scalar) {
        if !word.isEmpty { words.append(word) }
        word = []
      } else if scalar.properties.generalCategory != .privateUse {
        word.append(contentsOf: String(scalar).utf8)
      }
    }
    if !word.isEmpty { words.append(word) }
  }

  private static func separates(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case ",", "،", "、", "，": true
    default: scalar.properties.isWhitespace
    }
  }

  /// True when the words are those of texts inside an element, in their order; texts may be left out. An element whose
  /// text fits stands for all inside it, and so does one whose label does not fit, unless it is a bar or a list.
  ///
  /// - Parameters:
  ///   - parts: the elements inside, in preorder.
  ///   - part: the label and the value of an element, the end of its subtree, and whether it is a bar or a list.
  /// - Returns: true where nothing but such texts is in the label.
  /// - Complexity: O(elements inside that no other labeled element contains).
  func join(_ parts: Range<Int>, _ part: (Int) -> (label: String?, value: String?, end: Int, isBar: Bool)) -> Bool {
    guard !words.isEmpty else { return false }
    var position = 0
    var bars = 0
    var index = parts.lowerBound
    while index < parts.upperBound, position < words.count {
      let element = part(index)
      var isSaid = false
      if let label = element.label, take(LabelWords(label), at: &position) { isSaid = true }
      if let value = element.value, take(LabelWords(value), at: &position) { isSaid = true }
      let isOpen = element.label == nil || element.isBar && bars < LabelWords.mostBars
      if element.label != nil, element.isBar { bars += 1 }
      index = isSaid || !isOpen ? element.end : index + 1
    }
    return position == words.count
  }

  /// The number of labeled bars inside an element that are opened, so that bars in bars take no quadratic time.
  private static let mostBars = 64

  /// True if all the words are here from this position on; then the position moves behind them.
  func take(_ other: LabelWords, at position: inout Int) -> Bool {
    let end = position + other.words.count
    guard !other.words.isEmpty, end <= words.count, words[position..<end].elementsEqual(other.words) else {
      return false
    }
    position = end
    return true
  }
}

/// The words that a stop says, in any order, for the question whether the stop says a text inside it.
///
///     SaidWords(["Balance, 1,234 pounds"]).says("£1,234")  // true
///
/// A word is a run of letters or of digits; case and punctuation do not matter. In scripts without spaces, each
/// character is a word.
struct SaidWords {
  private let texts: [String]
  private let words: Set<String>

  init(_ texts: [String?]) {
    self.texts = texts.compactMap { $0 }
    words = Set(self.texts.flatMap(SaidWords.words))
  }

  /// - Complexity: O(length of the text); for a text of symbols, O(length of what the stop says).
  func says(_ text: String) -> Bool {
    let parts = SaidWords.words(of: text)
    guard parts.isEmpty else { return parts.allSatisfy(words.contains) }
    return texts.contains { TextSearch(in: $0).finds(text) }
  }

  private static func words(of text: String) -> [String] {
    var words: [String] = []
    var word = ""
    var isNumber = false
    func flush() {
      if !word.isEmpty { words.append(word) }
      word = ""
    }
    for scalar in text.lowercased().unicodeScalars {
      let digit = scalar.properties.numericType != nil
      if isIdeographic(scalar) {
        flush()
        words.append(String(scalar))
      } else if digit || scalar.properties.isAlphabetic {
        if digit != isNumber { flush() }
        isNumber = digit
        word.unicodeScalars.append(scalar)
      } else {
        flush()
      }
    }
    flush()
    return words
  }

  /// True for ideographs and kana, which are written without spaces.
  private static func isIdeographic(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x3041...0x30FF, 0x3400...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: true
    default: false
    }
  }
}

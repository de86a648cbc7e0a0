internal import AloudTree

/// A text parted by the scripts that the voice of its language cannot say and another can.
///
/// VoiceOver changes its voice where the script tells another language; espeak-ng does so by itself for some, and names the
/// letters of others one by one, or reads them as if they were its own. Source: measured with espeak-ng 1.51.
struct ScriptStretches {
  struct Stretch: Equatable {
    let range: Range<Int>
    /// BCP-47; nil for the language of the text.
    let language: String?
  }

  let all: [Stretch]

  init(_ text: ArraySlice<Character>, language: String) {
    let home = LanguageTag.base(of: language)
    let hasKana = text.contains(where: \.isKana)
    var stretches: [Stretch] = []
    var index = text.startIndex
    while index < text.endIndex {
      let guest = ScriptStretches.guest(text[index], home, hasKana: hasKana)
      let start = index
      index += 1
      while index < text.endIndex {
        // What joins words of the guest is the guest's, what stands at its ends is not.
        let next = text[index...].drop { guest != nil && " -'’".contains($0) }
        guard let first = next.first, ScriptStretches.guest(first, home, hasKana: hasKana) == guest else { break }
        index = next.startIndex + 1
      }
      stretches.append(Stretch(range: start..<index, language: guest))
    }
    all = stretches
  }

  /// The language whose voice says a character better than that of the text; nil for none.
  private static func guest(_ character: Character, _ home: String, hasKana: Bool) -> String? {
    guard let value = character.unicodeScalars.first?.value, value >= 0x41 else { return nil }
    switch home {
    // Latin letters are spelled one by one in Japanese, and taken for Pinyin in Chinese.
    case "ja": return character.isLatin ? "en" : nil
    case "zh": return character.isLatin ? "en" : character.isKana ? "ja" : nil
    default:
      if character.isKana { return "ja" }
      return character.isHan ? hasKana ? "ja" : "zh-Hans" : nil
    }
  }
}

extension Character {
  /// True for Hiragana and Katakana.
  var isKana: Bool {
    guard let value = unicodeScalars.first?.value else { return false }
    return (0x3041...0x3096).contains(value) || (0x30A1...0x30FA).contains(value) || value == 0x30FC
      || (0xFF66...0xFF9D).contains(value)
  }

  /// True for Chinese characters.
  var isHan: Bool {
    guard let scalar = unicodeScalars.first else { return false }
    return scalar.properties.isIdeographic || scalar == "々"
  }

  /// True for a letter, or a mark among such letters, of a script whose words no blanks part.
  var partsFromNext: Bool {
    guard let value = unicodeScalars.first?.value, value >= 0xE00 else { return false }
    if isHan || isKana { return true }
    // Thai and Lao, Burmese, Khmer; marks of East Asia and their full-width forms.
    return switch value {
    case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3000...0x303F, 0xFF00...0xFF0F: true
    default: false
    }
  }

  /// True for letters of the Latin script, full-width ones too.
  fileprivate var isLatin: Bool {
    guard isLetter, let value = unicodeScalars.first?.value else { return false }
    return value < 0x250 || (0xFF21...0xFF5A).contains(value)
  }
}

internal import AloudBase
internal import AloudTree

/// A text, split into ranges by script. A range has another language if the voice of the text cannot pronounce its
/// script and another can.
///
/// VoiceOver changes its voice where the script indicates another language. espeak-ng also does so for some scripts;
/// for others it names the letters one by one, or reads them as letters of its own language. Source: measured with
/// espeak-ng 1.51.
struct ScriptStretches {
  struct Stretch: Equatable {
    let range: Range<Int>
    /// BCP-47; nil means the language of the text.
    let language: String?
  }

  let all: [Stretch]

  init(_ text: ArraySlice<Character>, language: String) {
    let guests = ScriptStretches.guests(text, LanguageTag.base(of: language))
    var stretches: [Stretch] = []
    var index = text.startIndex
    while index < text.endIndex {
      let guest = guests[index - text.startIndex]
      let start = index
      index += 1
      while index < text.endIndex {
        // A mark between words of the other language belongs to them; a mark at their beginning or end does not.
        let next = text[index...].drop { guest != nil && " -'’,.;:!?".contains($0) }
        guard next.startIndex < text.endIndex, guests[next.startIndex - text.startIndex] == guest else { break }
        index = next.startIndex + 1
      }
      stretches.append(Stretch(range: start..<index, language: guest))
    }
    all = stretches
  }

  /// For each character, the language whose voice pronounces it better than the voice of the text; nil for none.
  private static func guests(_ text: ArraySlice<Character>, _ home: String) -> [String?] {
    var guests = text.map { guest($0, home) }
    var start = text.startIndex
    while start < text.endIndex {
      let word = text[start...].prefix { $0.isHan || $0.isKana }
      let isGreek = guests[start - text.startIndex] == "el"
      let letters = text[start...].prefix { isGreek && guest($0, home) == "el" }
      // Han characters next to kana are Japanese. A single Greek letter is a symbol, as in π.
      if home != "zh", word.contains(where: \.isKana) {
        for index in word.indices where guests[index - text.startIndex] != nil {
          guests[index - text.startIndex] = "ja"
        }
      } else if letters.count == 1 {
        guests[start - text.startIndex] = nil
      }
      start += max(1, word.count, letters.count)
    }
    return guests
  }

  private static func guest(_ character: Character, _ home: String) -> String? {
    guard let value = character.unicodeScalars.first?.value, value >= 0x41 else { return nil }
    if character.isLatin { return home == "ja" || home == "zh" ? "en" : nil }
    if character.isKana { return home == "ja" ? nil : "ja" }
    if character.isHan { return home == "ja" || home == "zh" ? nil : "zh-Hans" }
    guard character.isLetter else { return nil }
    let script = scripts.first { $0.letters.contains { $0.contains(value) } }
    return script.flatMap { $0.homes.contains(home) ? nil : $0.language }
  }

  /// Scripts whose letters voices of other languages name one by one, with a language for each script, and the
  /// languages written in it.
  private static let scripts: [(letters: [ClosedRange<UInt32>], language: String, homes: Set<String>)] = [
    ([0xAC00...0xD7A3, 0x1100...0x11FF, 0x3131...0x318E], "ko", ["ko"]),
    (
      [0x400...0x52F], "ru",
      ["ru", "uk", "be", "bg", "mk", "sr", "kk", "ky", "tt", "ba", "cv", "mn", "tg", "uz", "az", "bs"]
    ),
    ([0x370...0x3FF, 0x1F00...0x1FFF], "el", ["el", "grc"]),
    ([0x5D0...0x5EA], "he", ["he", "yi"]),
    ([0x620...0x6D3, 0x750...0x77F], "ar", ["ar", "fa", "ur", "sd", "ug", "ps", "ku", "ckb"]),
    ([0x900...0x97F], "hi", ["hi", "mr", "ne", "kok", "sa", "bho"]),
  ]
}

extension Character {
  /// True for Hiragana and Katakana.
  var isKana: Bool {
    guard let value = unicodeScalars.first?.value else { return false }
    return (0x3041...0x3096).contains(value) || (0x30A1...0x30FA).contains(value) || value == 0x30FC
      || (0xFF66...0xFF9D).contains(value)
  }

  /// True for Han characters.
  var isHan: Bool {
    guard let scalar = unicodeScalars.first else { return false }
    return scalar.properties.isIdeographic || scalar == "々"
  }

  /// True for a letter of a script without blanks between words, or a mark used with it.
  var partsFromNext: Bool {
    guard let value = unicodeScalars.first?.value, value >= 0xE00 else { return false }
    if isHan || isKana { return true }
    // Thai and Lao, Burmese, Khmer; East Asian marks and full-width forms.
    return switch value {
    case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3000...0x303F, 0xFF00...0xFF0F: true
    default: false
    }
  }

  /// True for letters of the Latin script, including full-width ones.
  fileprivate var isLatin: Bool {
    guard isLetter, let value = unicodeScalars.first?.value else { return false }
    return value < 0x250 || (0xFF21...0xFF5A).contains(value)
  }
}

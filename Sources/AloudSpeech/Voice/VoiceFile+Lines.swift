internal import AloudBase

/// The lines of a voice file about the pronunciation of the language.
extension VoiceFile {
  static let readingKeys = ["reading ", "letter "]

  /// Reads a property `espeak.`; false for any other key.
  mutating func readSpeech(_ key: String, _ value: String) throws(VoiceFileError) -> Bool {
    switch key {
    case "espeak.rate": voice.speech.rate = try number(key, value, SpeechProfile.rates, "words per minute")
    case "espeak.pitch":
      voice.speech.pitch = try number(key, value, SpeechProfile.pitches, "50 is the default of the voice")
    case "espeak.volume":
      voice.speech.volume = try number(key, value, SpeechProfile.volumes, "100 is the default of the voice")
    case "espeak.says": voice.speech.says = Set(value.filter { !$0.isWhitespace })
    case "espeak.point": voice.speech.point = value
    case "espeak.han": voice.speech.han = value
    default: return false
    }
    return true
  }

  private func number(
    _ key: String, _ value: String, _ range: ClosedRange<Int>, _ meaning: String
  ) throws(VoiceFileError) -> Int {
    guard let number = Int(value), range.contains(number) else {
      throw error(
        .invalidValue, "\(key) must be a whole number from \(range.lowerBound) to \(range.upperBound); \(meaning)")
    }
    return number
  }

  /// Reads `reading 見出し = みだし`, the reading of a word that the engine reads wrong, and `letter ー = ちょうおん`, the reading
  /// of a single character.
  mutating func readReading(_ start: String, _ words: LineBytes) throws(VoiceFileError) {
    let key = String(start.dropLast())
    guard let equals = words.firstIndex(of: .equals) else {
      throw error(.notALine, "a \(key) is written: \(key) … = how it is said")
    }
    let word = Array(words[..<equals].dropFirst(start.utf8.count).trimmed.string)
    let (text, _) = VoiceFile.parted(words[(equals + 1)...])
    let reading = try unescaped(text)
    guard let first = word.first, !reading.isEmpty, key == "reading" || word.count == 1 else {
      let wanted = key == "reading" ? "a word" : "one character"
      throw error(.invalidValue, "a \(key) needs \(wanted) and how it is said")
    }
    try see(key + " " + String(word))
    if key == "reading" {
      voice.speech.add(.init(word: word, reading: reading))
    } else {
      voice.speech.letters[first] = reading
    }
  }
}

/// The lines of a voice file that are about characters.
extension VoiceFile {
  static let characterKey = "character "

  /// Reads `character . = period` or `character U+002E = period`.
  ///
  /// The character may be an equals sign, so the line is not split at the first equals sign.
  mutating func readCharacter(_ words: LineBytes) throws(VoiceFileError) {
    let (character, rest) = try character(at: words.dropFirst(VoiceFile.characterKey.utf8.count))
    guard rest.first == .equals else {
      throw error(.notALine, "name one character at a time: character . = period, or character U+002E = period")
    }
    try see(VoiceFile.characterKey + String(character))
    let (text, mark) = VoiceFile.parted(rest.dropFirst())
    let name = Phrasebook.Name(words: try unescaped(text), mark: mark)
    if voice.variants.isEmpty {
      voice.characters[character] = name
    } else {
      voice.variants[voice.variants.count - 1].characters[character] = name
    }
  }

  /// The character of a line, and the rest of the line.
  private func character(at text: LineBytes) throws(VoiceFileError) -> (Character, LineBytes) {
    let text = text.trimmed
    guard text.starts(with: "U+".utf8) else {
      let character = text.string.first ?? " "
      return (character, text.dropFirst(character.utf8.count).trimmed)
    }
    let number = text.dropFirst(2).string.prefix { $0.isLetter || $0.isNumber }
    guard let code = UInt32(number, radix: 16), let scalar = Unicode.Scalar(code) else {
      throw error(.invalidValue, "\"U+\(number)\" is not a character; write a number like U+002E")
    }
    return (Character(scalar), text.dropFirst(2 + number.utf8.count).trimmed)
  }

  /// Reads `phonetic = Alpha Bravo …`: each word spells its first letter.
  mutating func readPhonetic(_ value: String, _ mark: Phrasebook.Mark?) throws(VoiceFileError) {
    var names: [Character: Phrasebook.Name] = [:]
    for word in value.split(whereSeparator: { $0.isWhitespace }) {
      guard let first = word.first, first.isLetter else {
        throw error(.invalidValue, "\"\(word)\" does not begin with a letter, so it cannot spell one out")
      }
      let letter = first.small
      if let other = names.updateValue(.init(words: String(word), mark: mark), forKey: letter) {
        throw error(.invalidValue, "\"\(other.words)\" and \"\(word)\" both spell out \"\(letter)\"")
      }
    }
    if voice.variants.isEmpty {
      voice.phonetic = names
    } else {
      voice.variants[voice.variants.count - 1].phonetic = names
    }
  }
}

extension Character {
  /// The lowercase letter; the character itself if its lowercase has several characters.
  var small: Character {
    let small = lowercased()
    return small.count == 1 ? small.first ?? self : self
  }
}

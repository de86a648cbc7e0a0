/// The lines of a voice file that are about characters.
extension VoiceFile {
  static let characterKey = "character "

  /// `character . = period` or `character U+002E = period`.
  ///
  /// The character may be an equals sign, so the line is not parted at the first one.
  mutating func readCharacter(_ words: LineBytes) throws(VoiceFileError) {
    let (character, rest) = try character(at: words.dropFirst(VoiceFile.characterKey.utf8.count))
    guard rest.first == .equals else {
      throw error(.notALine, "one character is named at a time: character . = period, or character U+002E = period")
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

  /// The character that a line names, and what is behind it.
  private func character(at text: LineBytes) throws(VoiceFileError) -> (Character, LineBytes) {
    let text = text.trimmed
    guard text.starts(with: "U+".utf8) else {
      let character = text.string.first ?? " "
      return (character, text.dropFirst(character.utf8.count).trimmed)
    }
    let number = text.dropFirst(2).string.prefix { $0.isLetter || $0.isNumber }
    guard let code = UInt32(number, radix: 16), let scalar = Unicode.Scalar(code) else {
      throw error(.invalidValue, "\"U+\(number)\" is no character; a number is written U+002E")
    }
    return (Character(scalar), text.dropFirst(2 + number.utf8.count).trimmed)
  }

  /// `phonetic = Alpha Bravo …`: every word belongs to its first letter.
  mutating func readPhonetic(_ value: String, _ mark: Phrasebook.Mark?) throws(VoiceFileError) {
    var names: [Character: Phrasebook.Name] = [:]
    for word in value.split(whereSeparator: \.isWhitespace) {
      guard let first = word.first, first.isLetter else {
        throw error(.invalidValue, "\"\(word)\" begins with no letter that it could spell out")
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
  /// The small letter; itself where that is more than one character.
  var small: Character {
    let small = lowercased()
    return small.count == 1 ? small.first ?? self : self
  }
}

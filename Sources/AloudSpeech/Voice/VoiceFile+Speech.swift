/// The lines of a voice file that are about how the language is spoken.
extension VoiceFile {
  static let readingKeys = ["reading ", "letter "]

  /// Properties behind `espeak.`; false for any other key.
  mutating func readSpeech(_ key: String, _ value: String) throws(VoiceFileError) -> Bool {
    switch key {
    case "espeak.rate": voice.speech.rate = try number(key, value, SpeechProfile.rates, "words a minute")
    case "espeak.pitch": voice.speech.pitch = try number(key, value, SpeechProfile.pitches, "50 is the voice's own")
    case "espeak.volume": voice.speech.volume = try number(key, value, SpeechProfile.volumes, "100 is the voice's own")
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
        .invalidValue, "\(key) is a whole number from \(range.lowerBound) to \(range.upperBound); \(meaning)")
    }
    return number
  }

  /// `reading 見出し = みだし`: how a word is said that the engine reads wrong; `letter ー = ちょうおん`: the same for a
  /// character that stands by itself.
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

internal import AloudBase
internal import AloudTree

/// Parses a voice file byte by byte. Characters are decoded only in lines about characters.
struct VoiceFile {
  private let source: VoiceSource
  var voice: Voice
  private var lineNumber = 0
  private var line: LineBytes = []
  private var seen: Set<String> = []
  /// The phrases in the property `unstopped`.
  private var unstopped: Set<Phrase> = []
  /// The voice that provides the placeholders for the check; nil for a voice that ships.
  private let model: Voice?

  /// The placeholders of phrases are checked against those of `model`.
  init(_ source: VoiceSource, model: Voice? = nil) {
    self.source = source
    self.model = model
    voice = Voice(language: "", name: "", engineVoice: nil, numberChanges: .init(), entries: [:], variants: [])
  }

  /// - Throws: ``VoiceFileError`` for the first invalid line.
  consuming func read() throws(VoiceFileError) -> Voice {
    for line in LineBytes.lines(of: source.text) {
      lineNumber += 1
      self.line = line
      let words = line.trimmed
      switch (words.first, words.last) {
      case (nil, _), (UInt8(ascii: "#"), _): continue
      case (UInt8(ascii: "["), UInt8(ascii: "]")): try beginVariant(words)
      default: try readEntry(words)
      }
    }
    voice.emoji = EmojiNames(source.emoji)
    voice.kanji = KanjiReadings(source.kanji)
    voice.braille = BrailleWords(source.braille)
    if let words = source.appleWords { voice.attest(by: words) }
    return voice
  }

  private mutating func beginVariant(_ words: LineBytes) throws(VoiceFileError) {
    let parts = words.dropFirst().dropLast().split(separator: .equals, maxSplits: 1)
    guard parts.count == 2 else { throw error(.notALine, "write a section as [setting=value]") }
    let (name, value) = (parts[0].trimmed.string, parts[1].trimmed.string)
    guard let setting = Setting.named(name) else {
      throw error(.unknownKey, Setting.unknown(name))
    }
    guard setting.values.contains(value) else {
      throw error(.invalidValue, "\(name) cannot be \"\(value)\"; it can be \(setting.values.joined(separator: ", "))")
    }
    voice.variants.append(.init(setting: name, value: value, entries: [:]))
    seen = []
  }

  private mutating func readEntry(_ words: LineBytes) throws(VoiceFileError) {
    if words.starts(with: VoiceFile.characterKey.utf8) { return try readCharacter(words) }
    for key in VoiceFile.readingKeys where words.starts(with: key.utf8) { return try readReading(key, words) }
    guard let equals = words.firstIndex(of: .equals) else {
      throw error(.notALine, "a line is \"key = words\"; comments begin with #")
    }
    let key = words[..<equals].trimmed.string
    let (text, mark) = VoiceFile.parted(words[(equals + 1)...])
    try see(key)
    let value = try unescaped(text)
    if try readProperty(key, value) { return }
    if key == "phonetic" { return try readPhonetic(value, mark) }
    try readPhrase(key, value, mark)
  }

  /// - Throws: an error if the key is repeated.
  mutating func see(_ key: String) throws(VoiceFileError) {
    guard seen.insert(key).inserted else { throw error(.repeatedKey, "\"\(key)\" appears twice") }
  }

  /// Reads a property of the language; false if the key belongs to a phrase.
  private mutating func readProperty(_ key: String, _ value: String) throws(VoiceFileError) -> Bool {
    switch key {
    case "language":
      guard LanguageTag(value).isWellFormed else {
        throw error(
          .invalidValue,
          "\"\(value)\" is not a language tag such as ko or zh-Hans\(LanguageTag.suggestion(for: value))")
      }
      voice.language = value
    case "name": voice.name = value
    case "unstopped": unstopped = try phrases(value)
    case "espeak": voice.engineVoice = value
    case "number.grouping": voice.numberChanges.grouping = value
    case "number.decimal": voice.numberChanges.decimal = value
    case "number.grouping.minimum":
      guard let minimum = Int(value), (1...9).contains(minimum) else {
        throw error(.invalidValue, "number.grouping.minimum must be a digit from 1 to 9")
      }
      voice.numberChanges.groupingMinimum = minimum
    case "number.percent":
      guard value.contains("{number}") else { throw error(.placeholders, "number.percent needs {number}") }
      voice.numberChanges.percent = Template(value)
    default: return try readSpeech(key, value)
    }
    return true
  }

  private func phrases(_ keys: String) throws(VoiceFileError) -> Set<Phrase> {
    var phrases: Set<Phrase> = []
    for key in keys.split(separator: " ") {
      guard let phrase = Phrase(key: String(key)) else {
        let nearest = suggestion(for: String(key), among: Phrase.allCases.map { $0.key })
        throw error(.unknownKey, "there is no phrase \"\(key)\"\(nearest)")
      }
      phrases.insert(phrase)
    }
    return phrases
  }

  private mutating func readPhrase(_ key: String, _ value: String, _ mark: Phrasebook.Mark?) throws(VoiceFileError) {
    let parts = key.utf8.split(separator: UInt8(ascii: "["), maxSplits: 1).map { String(Substring($0)) }
    let name = parts.first ?? ""
    guard let phrase = Phrase(key: name) else {
      let keys = Phrase.allCases.map { $0.key } + VoiceFile.properties
      throw error(.unknownKey, "there is no phrase \"\(name)\"\(suggestion(for: name, among: keys))")
    }
    var category = PluralCategory.other
    if parts.count == 2 {
      let word = String(parts[1].dropLast())
      guard parts[1].hasSuffix("]"), let known = PluralCategory(rawValue: word) else {
        let categories = PluralCategory.allCases.map { $0.rawValue }.joined(separator: ", ")
        throw error(.unknownPlural, "\"\(word)\" is not a plural category; use one of \(categories)")
      }
      category = known
    }
    let template = Template(value)
    try checkPlaceholders(of: template, phrase)
    let old = voice.variants.isEmpty ? voice.entries[phrase] : voice.variants[voice.variants.count - 1].entries[phrase]
    var entry = old ?? Phrasebook.Entry(forms: [:])
    entry.forms[category] = Phrasebook.Form(words: template, mark: mark, isUnstopped: unstopped.contains(phrase))
    if voice.variants.isEmpty {
      voice.entries[phrase] = entry
    } else {
      voice.variants[voice.variants.count - 1].entries[phrase] = entry
    }
  }

  private static let properties = [
    "language", "name", "unstopped", "espeak", "espeak.rate", "espeak.pitch", "espeak.volume", "espeak.says",
    "espeak.point", "espeak.han", "reading", "letter", "number.grouping", "number.decimal", "number.grouping.minimum",
    "number.percent",
    "phonetic", "character",
  ]

  private func checkPlaceholders(of template: Template, _ phrase: Phrase) throws(VoiceFileError) {
    guard let wanted = model?.entries[phrase]?.other?.words.placeholders else { return }
    let there = Set(template.placeholders)
    guard there.isSubset(of: wanted) else {
      guard !wanted.isEmpty else { throw error(.placeholders, "\"\(phrase.key)\" can have no placeholders") }
      let list = wanted.map { "{\($0)}" }.joined(separator: ", ")
      throw error(.placeholders, "\"\(phrase.key)\" can have only these placeholders: \(list)")
    }
  }

  // MARK: Words

  /// The words, and the mark after them.
  static func parted(_ text: LineBytes) -> (LineBytes, Phrasebook.Mark?) {
    for hash in text.indices where text[hash] == UInt8(ascii: "#") {
      let (words, after) = (text[..<hash], text[(hash + 1)...])
      if after.first == .blank, words.suffix(2).elementsEqual("  ".utf8) || words.trimmed.isEmpty {
        return (words.trimmed, mark(after.trimmed))
      }
    }
    return (text.trimmed, nil)
  }

  private static func mark(_ text: LineBytes) -> Phrasebook.Mark? {
    let parts = text.split(separator: UInt8(ascii: ";"), maxSplits: 1)
    let words = (parts.first ?? []).split { $0 == .blank || $0 == UInt8(ascii: ",") }.map { $0.string }
    guard let first = words.first, first == "attested" || first == "assumed" else { return nil }
    return .init(
      isAttested: first == "attested", sources: Array(words.dropFirst()),
      note: parts.count == 2 ? parts[1].trimmed.string : "")
  }

  /// The text with escapes such as `\u{A0}` replaced by their characters.
  func unescaped(_ text: LineBytes) throws(VoiceFileError) -> String {
    var result = ""
    var rest = text
    while let slash = rest.firstIndex(of: UInt8(ascii: "\\")) {
      result += rest[..<slash].string
      let escape = rest[slash...]
      guard escape.starts(with: "\\u{".utf8), let close = escape.firstIndex(of: UInt8(ascii: "}")),
        let code = UInt32(escape[(slash + 3)..<close].string, radix: 16), let scalar = Unicode.Scalar(code)
      else { throw error(.invalidValue, "a backslash must begin a character such as \\u{A0}") }
      result.unicodeScalars.append(scalar)
      rest = escape[(close + 1)...]
    }
    return result + rest.string
  }

  func error(_ kind: VoiceFileError.Problem, _ message: Message) -> VoiceFileError {
    VoiceFileError(
      kind: kind, file: source.name, line: lineNumber, text: String(line.trimmed.string.prefix(76)).printable,
      message: message.shortened)
  }
}

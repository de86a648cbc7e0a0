internal import AloudTree

/// Reads the lines of a voice file.
struct VoiceFile {
  private let source: VoiceSource
  var voice: Voice
  private var lineNumber = 0
  private var line: Substring = ""
  private var seen: Set<String> = []
  /// What the phrases of the language's own file look like, for checking placeholders.
  private let model: Voice?

  /// - Parameters:
  ///   - source: the file.
  ///   - model: a voice whose placeholders the file's phrases must have.
  init(_ source: VoiceSource, model: Voice? = nil) {
    self.source = source
    self.model = model
    voice = Voice(language: "", name: "", engineVoice: nil, numberChanges: .init(), entries: [:], variants: [])
  }

  /// - Throws: ``VoiceFileError`` for the first line that cannot be understood.
  consuming func read() throws(VoiceFileError) -> Voice {
    for line in VoiceFile.lines(of: source, omittingEmpty: false) {
      lineNumber += 1
      self.line = line
      let words = trimmed(line)
      if words.isEmpty || words.hasPrefix("#") { continue }
      if words.hasPrefix("["), words.hasSuffix("]") { try beginVariant(words) } else { try readEntry(words) }
    }
    voice.emoji = EmojiNames(source.emoji)
    voice.kanji = KanjiReadings(source.kanji)
    return voice
  }

  /// A byte order mark is no letter of the first line.
  private static func lines(of source: VoiceSource, omittingEmpty omitsEmpty: Bool) -> [Substring] {
    let scalars = source.text.unicodeScalars
    let text = scalars.first == "\u{FEFF}" ? Substring(scalars.dropFirst()) : source.text[...]
    return text.split(omittingEmptySubsequences: omitsEmpty, whereSeparator: \.isNewline)
  }

  /// The language that the file declares, without reading the rest.
  static func language(of source: VoiceSource) -> String? {
    for line in VoiceFile.lines(of: source, omittingEmpty: true) {
      let parts = line.split(separator: "=", maxSplits: 1)
      if parts.count == 2, trimmed(parts[0]) == "language" { return String(parted(parts[1]).0) }
    }
    return nil
  }

  private mutating func beginVariant(_ words: Substring) throws(VoiceFileError) {
    let parts = words.dropFirst().dropLast().split(separator: "=", maxSplits: 1)
    guard parts.count == 2 else { throw error(.notALine, "a section is written [setting=value]") }
    let (name, value) = (String(trimmed(parts[0])), String(trimmed(parts[1])))
    guard let setting = Setting.named(name) else {
      throw error(.unknownKey, Setting.unknown(name))
    }
    guard setting.values.contains(value) else {
      throw error(.invalidValue, "\(name) cannot be \"\(value)\"; it can be \(setting.values.joined(separator: ", "))")
    }
    voice.variants.append(.init(setting: name, value: value, entries: [:]))
    seen = []
  }

  private mutating func readEntry(_ words: Substring) throws(VoiceFileError) {
    if words.hasPrefix(VoiceFile.characterKey) { return try readCharacter(words) }
    if let key = VoiceFile.readingKeys.first(where: { words.hasPrefix($0 + " ") }) {
      return try readReading(key, words)
    }
    guard let equals = words.firstIndex(of: "=") else {
      throw error(.notALine, "a line is \"key = words\"; comments begin with #")
    }
    let key = trimmed(words[..<equals])
    let (text, mark) = VoiceFile.parted(words[words.index(after: equals)...])
    try see(String(key))
    let value = try unescaped(text)
    if try readProperty(key, value) { return }
    if key == "phonetic" { return try readPhonetic(value, mark) }
    try readPhrase(key, value, mark)
  }

  /// - Throws: an error where the key has been there before.
  mutating func see(_ key: String) throws(VoiceFileError) {
    guard seen.insert(key).inserted else { throw error(.repeatedKey, "\"\(key)\" is there twice") }
  }

  /// Properties of the language itself; false when the key is a phrase's.
  private mutating func readProperty(_ key: Substring, _ value: String) throws(VoiceFileError) -> Bool {
    switch key {
    case "language":
      guard LanguageTag(value).isWellFormed else {
        throw error(
          .invalidValue,
          "\"\(value)\" is not a language tag such as ko or zh-Hans\(LanguageTag.suggestion(for: value))")
      }
      voice.language = value
    case "name": voice.name = value
    case "espeak": voice.engineVoice = value
    case "number.grouping": voice.numberChanges.grouping = value
    case "number.decimal": voice.numberChanges.decimal = value
    case "number.grouping.minimum":
      guard let minimum = Int(value), (1...9).contains(minimum) else {
        throw error(.invalidValue, "number.grouping.minimum is a digit from 1 to 9")
      }
      voice.numberChanges.groupingMinimum = minimum
    case "number.percent":
      guard value.contains("{number}") else { throw error(.placeholders, "number.percent needs {number}") }
      voice.numberChanges.percent = Template(value)
    default: return try readSpeech(key, value)
    }
    return true
  }

  private mutating func readPhrase(_ key: Substring, _ value: String, _ mark: Phrasebook.Mark?) throws(VoiceFileError) {
    let parts = key.split(separator: "[", maxSplits: 1)
    let name = String(parts.first ?? "")
    guard let phrase = Phrase(key: name) else {
      let keys = Phrase.allCases.map(\.key) + VoiceFile.properties
      throw error(.unknownKey, "there is no phrase \"\(name)\"\(suggestion(for: name, among: keys))")
    }
    var category = PluralCategory.other
    if parts.count == 2 {
      let word = String(parts[1].dropLast())
      guard parts[1].hasSuffix("]"), let known = PluralCategory(rawValue: word) else {
        let categories = PluralCategory.allCases.map(\.rawValue).joined(separator: ", ")
        throw error(.unknownPlural, "\"\(word)\" is no plural category; there are \(categories)")
      }
      category = known
    }
    let template = Template(value)
    try checkPlaceholders(of: template, phrase)
    let old = voice.variants.isEmpty ? voice.entries[phrase] : voice.variants[voice.variants.count - 1].entries[phrase]
    var entry = old ?? Phrasebook.Entry(forms: [:])
    entry.forms[category] = Phrasebook.Form(words: template, mark: mark)
    if voice.variants.isEmpty {
      voice.entries[phrase] = entry
    } else {
      voice.variants[voice.variants.count - 1].entries[phrase] = entry
    }
  }

  private static let properties = [
    "language", "name", "espeak", "espeak.rate", "espeak.pitch", "espeak.volume", "espeak.says", "espeak.point",
    "espeak.han", "reading", "letter", "number.grouping", "number.decimal", "number.grouping.minimum", "number.percent",
    "phonetic", "character",
  ]

  private func checkPlaceholders(of template: Template, _ phrase: Phrase) throws(VoiceFileError) {
    guard let wanted = model?.entries[phrase]?.other?.words.placeholders else { return }
    let there = Set(template.placeholders)
    guard there.isSubset(of: wanted) else {
      let list = wanted.isEmpty ? "none" : wanted.map { "{\($0)}" }.joined(separator: ", ")
      throw error(.placeholders, "\"\(phrase.key)\" has other placeholders: \(list)")
    }
  }

  // MARK: Characters

  /// The words, and the mark behind them.
  static func parted(_ text: Substring) -> (Substring, Phrasebook.Mark?) {
    var rest = text
    while let hash = rest.utf8.firstIndex(of: UInt8(ascii: "#")) {
      let after = text[text.index(after: hash)...]
      if text[..<hash].hasSuffix("  ") || trimmed(text[..<hash]).isEmpty, after.hasPrefix(" ") {
        return (trimmed(text[..<hash]), mark(trimmed(after)))
      }
      rest = after
    }
    return (trimmed(text), nil)
  }

  private static func mark(_ text: Substring) -> Phrasebook.Mark? {
    let parts = text.split(separator: ";", maxSplits: 1)
    let words = (parts.first ?? "").split(whereSeparator: { $0 == " " || $0 == "," })
    guard let first = words.first, first == "attested" || first == "assumed" else { return nil }
    return .init(
      isAttested: first == "attested", sources: words.dropFirst().map(String.init),
      note: parts.count == 2 ? String(trimmed(parts[1])) : "")
  }

  /// `\u{A0}` and the like as the characters they stand for.
  func unescaped(_ text: Substring) throws(VoiceFileError) -> String {
    var result = ""
    var rest = text
    while let slash = rest.utf8.firstIndex(of: UInt8(ascii: "\\")) {
      result += rest[..<slash]
      let escape = rest[slash...]
      guard escape.hasPrefix("\\u{"), let close = escape.firstIndex(of: "}"),
        let code = UInt32(escape[escape.index(slash, offsetBy: 3)..<close], radix: 16),
        let scalar = Unicode.Scalar(code)
      else { throw error(.invalidValue, "a backslash begins a character such as \\u{A0}") }
      result.unicodeScalars.append(scalar)
      rest = escape[escape.index(after: close)...]
    }
    return result + rest
  }

  func error(_ kind: VoiceFileError.Kind, _ message: String) -> VoiceFileError {
    VoiceFileError(
      kind: kind, file: source.name, line: lineNumber, text: String(trimmed(line).prefix(76)).printable,
      message: String(message.prefix(400)).printable)
  }
}

/// Without the white space at both ends.
func trimmed(_ text: Substring) -> Substring {
  // Columns are made of plain blanks, which are quicker to tell than white space in general.
  let blank = UInt8(ascii: " ")
  guard let first = text.utf8.firstIndex(where: { $0 != blank }), let last = text.utf8.lastIndex(where: { $0 != blank })
  else { return text[text.endIndex...] }
  var text = text[first..<text.utf8.index(after: last)].drop(while: \.isWhitespace)
  while let last = text.last, last.isWhitespace { text.removeLast() }
  return text
}

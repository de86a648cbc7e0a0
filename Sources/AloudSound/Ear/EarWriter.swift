internal import AloudSpeech
internal import AloudTree
internal import Foundation

/// Writes the runs for an engine, from one place to the next.
struct EarWriter {
  let text: [Character]
  let settings: VoiceOverSettings
  private let speakers: Speakers
  private(set) var runs: [Passage.Run] = []
  /// The ranges that no engine can pronounce, in order.
  var unheard: [Range<Int>] = []
  private var known: [String: Speaker] = [:]
  /// The voice and the prosody of the next words, as a run without text.
  private var style = Passage.Run(EarText(), voice: "")
  private var styleOfLastRun: Passage.Run?
  private var prosody: Prosody?
  /// The end of the previous place.
  private var end = 0
  /// True after words that replace a mark: a blank must precede the next word.
  private var needsBlank = false

  init(_ text: [Character], speakers: Speakers, settings: VoiceOverSettings) {
    self.text = text
    self.speakers = speakers
    self.settings = settings
  }

  mutating func write(_ place: FragmentPlaces.Place) {
    let gap = end..<max(end, place.range.lowerBound)
    if text[gap].allSatisfy(\.isWhitespace) {
      // A blank in the gap belongs to the previous run.
      for offset in gap where !runs.isEmpty { runs[runs.count - 1].text.append(" ", standingFor: offset) }
    } else {
      separate(at: end)
    }
    end = place.range.upperBound
    let prosody = place.fragment.prosody
    self.prosody = prosody
    let home = speaker(of: place.fragment.language)
    if let ipa = prosody?.ipa, let phonemes = Pronunciation(ipa, voice: home.engineVoice)?.phonemes {
      return write(place.range, home, prosody, phonemes: phonemes)
    }
    let level = prosody?.punctuation.map { $0 == .all ? .all : .none } ?? settings.punctuation
    let shown = text[place.range].filter { !$0.isWhitespace }
    let isAlone = shown.count == 1 || shown.allSatisfy(\.isMark)
    for stretch in ScriptStretches(text[place.range], language: home.language).all {
      let speaker = stretch.language.map { self.speaker(of: $0) } ?? home
      style = speaker.style(prosody, settings)
      let rules = EarRules(
        voice: speaker.voice, settings: settings, punctuation: level, isAlone: isAlone,
        spellsOut: prosody?.spellOut ?? false)
      say(text[stretch.range], rules)
    }
  }

  /// Writes a run with a pronunciation from the app; its words are only for captions.
  private mutating func write(_ range: Range<Int>, _ speaker: Speaker, _ prosody: Prosody?, phonemes: String) {
    style = speaker.style(prosody, settings)
    styleOfLastRun = nil
    for offset in range { append(text[offset], standingFor: offset) }
    if !runs.isEmpty { runs[runs.count - 1].phonemes = phonemes }
    styleOfLastRun = nil
  }

  private mutating func speaker(of language: String) -> Speaker {
    if let speaker = known[language] { return speaker }
    let speaker = speakers.speaker(of: language)
    known[language] = speaker
    return speaker
  }

  /// Speaks something with the English voice.
  mutating func inEnglish<Result>(_ say: (inout EarWriter) -> Result) -> Result {
    let own = style
    style = speaker(of: "en").style(prosody, settings)
    defer { style = own }
    return say(&self)
  }

  // MARK: Appending

  /// Adds a pause like that of a comma, unless there is already a mark.
  private mutating func separate(at source: Int) {
    needsBlank = false
    guard let last = runs.last?.text.scalars.last(where: { !$0.properties.isWhitespace && !$0.closes }) else { return }
    for scalar in last.pauses ? " ".unicodeScalars : ", ".unicodeScalars {
      runs[runs.count - 1].text.append(scalar, standingFor: min(source, text.count - 1))
    }
  }

  /// Adds a character unchanged.
  mutating func append(_ character: Character, standingFor source: Int) {
    if needsBlank, !character.isWhitespace, !character.unicodeScalars.allSatisfy({ $0.pauses || $0.closes }) {
      appendScalars(" ", source)
    }
    needsBlank = false
    appendScalars(String(character), source)
  }

  /// Adds a blank before words that replace a mark, to separate them from the word before.
  mutating func part(at source: Int) {
    if let last = runs.last?.text.scalars.last, styleOfLastRun == style, !last.properties.isWhitespace {
      appendScalars(" ", source)
    }
    needsBlank = false
  }

  /// Adds a blank before the next word.
  mutating func partNext() { needsBlank = true }

  private mutating func appendScalars(_ string: String, _ source: Int) {
    for scalar in string.unicodeScalars {
      if styleOfLastRun != style {
        // A blank does not begin a run, because it is not audible there.
        guard !scalar.properties.isWhitespace else { continue }
        runs.append(style)
        styleOfLastRun = style
      }
      runs[runs.count - 1].text.append(scalar, standingFor: source)
    }
  }
}

extension Unicode.Scalar {
  /// True for a mark at which an engine pauses.
  fileprivate var pauses: Bool { ".,;:!?…。、，．；：！？؟،।".unicodeScalars.contains(self) }
  /// True for a mark that may follow such a mark and belong to it.
  fileprivate var closes: Bool { "\"')]}”’»›」』）〉》】".unicodeScalars.contains(self) }
}

// Spoken forms: readings, marks, pictures, letters.
extension EarWriter {
  /// Speaks a part of the printed text; indices are offsets in that text.
  ///
  /// - Parameters:
  ///   - words: the text to speak.
  ///   - rules: the rules for marks.
  ///   - source: the printed character that the text replaces; nil for text that is spoken as printed.
  private mutating func say(_ words: ArraySlice<Character>, _ rules: EarRules, standingFor source: Int? = nil) {
    var index = words.startIndex
    while index < words.endIndex {
      if rules.spellsOut, index > words.startIndex, !words[index].isWhitespace { pause(at: source ?? index) }
      index = step(words, index, rules, source)
    }
  }

  /// Speaks the text at an index, and returns the index after it.
  private mutating func step(_ words: ArraySlice<Character>, _ index: Int, _ rules: EarRules, _ source: Int?) -> Int {
    let character = words[index]
    if rules.isAlone || rules.spellsOut, let letter = rules.voice?.speech.letters[character] {
      for character in letter { append(character, standingFor: source ?? index) }
      return index + 1
    }
    if let next = read(words, index, rules, source) { return next }
    switch rules.verdict(words, index) {
    case .asItIs where EarRules.isRedundantMark(words, index): break
    case .asItIs: for plain in character.forEngines { append(plain, standingFor: source ?? index) }
    case .blank: append(" ", standingFor: source ?? index)
    case .unheard: if source == nil { unheard.append(index..<index + 1) }
    case .words(let name): return say(name, of: words, index, rules, source)
    case .english(let name): return inEnglish { $0.say(name, of: words, index, rules, source) }
    }
    return index + 1
  }

  /// Speaks the name of a character. For several equal characters in a row, it speaks the name once, with their number.
  private mutating func say(
    _ name: String, of words: ArraySlice<Character>, _ index: Int, _ rules: EarRules, _ source: Int?
  ) -> Int {
    let repeated = rules.spellsOut ? 1 : words[index...].prefix { $0 == words[index] }.count
    let isCounted = repeated >= 3
    let said = isCounted ? "\(repeated) \(name)" : name
    part(at: source ?? index)
    if source == nil {
      // Names may contain words and marks, like any text. Names inside names are not replaced.
      say(Array(said)[...], rules.naming(said), standingFor: index)
    } else {
      for character in said { append(character, standingFor: source ?? index) }
    }
    partNext()
    return index + (isCounted ? repeated : 1)
  }

  private mutating func pause(at source: Int) {
    append(",", standingFor: source)
    append(" ", standingFor: source)
  }

  // MARK: Readings

  /// Speaks a word that the engine would pronounce wrong, and returns the index after it; nil when no rule applies.
  private mutating func read(
    _ words: ArraySlice<Character>, _ index: Int, _ rules: EarRules, _ source: Int?
  ) -> Int? {
    guard let profile = rules.voice?.speech else { return nil }
    if let number = KoreanNumbers.reading(words, index, rules.voice) {
      part(at: source ?? index)
      for character in number.reading { append(character, standingFor: source ?? index) }
      partNext()
      return index + number.length
    }
    // The reading for `4時` must not be used in `14時`.
    let isInNumber = words[index].isWholeNumber && index > words.startIndex && words[index - 1].isWholeNumber
    if !isInNumber, let reading = profile.reading(at: words[index...]) {
      for character in reading.reading { append(character, standingFor: source ?? index) }
      return index + reading.word.count
    }
    if rules.voice?.language == "ja", let particle = JapaneseParticles.reading(words, index) {
      append(particle, standingFor: source ?? index)
      return index + 1
    }
    guard let stand = profile.han, let kanji = rules.voice?.kanji, words[index].isHan else { return nil }
    var end = index + 1
    while end < words.endIndex, words[end].isHan, profile.reading(at: words[end...]) == nil { end += 1 }
    let reader = KanjiReader(kanji: kanji, isCounted: index > words.startIndex && words[index - 1].isWholeNumber)
    var isUnread = false
    for (offset, reading) in zip(index..<end, reader.readings(words[index..<end], before: words[end...])) {
      if let reading {
        for character in reading { append(character, standingFor: source ?? offset) }
      } else {
        // Only once for several unknown characters in a row, because a headline with rare characters would take half a
        // minute.
        if !isUnread { for character in stand { append(character, standingFor: source ?? offset) } }
        if source == nil { unheard.append(offset..<offset + 1) }
      }
      isUnread = reading == nil
    }
    return end
  }
}

extension SpeechProfile {
  /// The longest word at the beginning of a text that has a reading.
  fileprivate func reading(at text: ArraySlice<Character>) -> Reading? {
    guard let first = text.first, let list = readings[first] else { return nil }
    return list.first { text.starts(with: $0.word) }
  }
}

extension EarRules {
  /// The rules for speaking the name of a character.
  fileprivate func naming(_ name: String) -> EarRules {
    EarRules(voice: voice, settings: settings, punctuation: .some, isAlone: name.count == 1, spellsOut: false)
  }
}

extension Character {
  /// True for full-width forms, circled numbers and squared units, which are variants of other characters.
  var isOtherForm: Bool {
    guard let value = unicodeScalars.first?.value, value > 0x2000 else { return false }
    return switch value {
    case 0x2460...0x24FF, 0x3300...0x33FF, 0xFF00...0xFFEF: true
    default: false
    }
  }

  /// The character in the form that engines support.
  fileprivate var forEngines: [Character] {
    isOtherForm ? Array(String(self).precomposedStringWithCompatibilityMapping) : [self]
  }
}

internal import AloudBase
internal import AloudTree

extension Rule {
  /// A date with a dot, which a Korean voice reads as a decimal number.
  ///
  /// Source: the Korean guideline's 1.1, which recommends 6월20일 for 6.20.
  static let ambiguousNumber = Rule(
    "ambiguous-number", .advice,
    title: Wording("A date that is read as a number", ko: "소수로 읽히는 날짜"),
    fix: Wording("Write the month and the day.", ko: "월과 일을 쓰십시오."),
    references: ["MAAG 1.1"],
    onPages: .applies("a voice reads a date on a page as it does in an app")
  ) { screen in
    screen.stops.compactMap { stop in
      guard let date = PointedDate.first(in: stop.label) else { return nil }
      guard LanguageTag.base(of: screen.language(of: stop.node)) == "ko" else { return nil }
      return Fault(
        Wording("“\(date.text)” is read as a decimal.", ko: "“\(date.text)”\(particle: .object) 소수로 읽습니다."), at: stop,
        of: screen,
        fix: Wording("Write \(date.words).", ko: "\(date.words)\(particle: .to) 쓰십시오."))
    }
  }

  /// A label in which the voice cannot read most letters.
  ///
  /// Latin letters are always allowed, because names occur in every language. Dumps do not contain their language, so
  /// nothing is known about the voice; nor in a document in which at least four texts of a screen in English, and more
  /// than half of those with four letters, are in another script. Source: WCAG 3.1.2.
  static let languageMismatch = Rule(
    "language-mismatch", .advice,
    title: Wording("The text is not in the language of the voice", ko: "음성과 다른 언어"),
    fix: Wording("Set its language.", ko: "언어를 지정하십시오."),
    references: ["WCAG 3.1.2"],
    onPages: .applies(
      "`lang` selects the voice",
      fix: Wording("Set `lang` on the element.", ko: "요소에 `lang`을 지정하십시오.")),
    check: .screen { screen in
      let found = screen.stops.compactMap { stop in mismatch(of: stop, in: screen).map { (stop, $0) } }
      let unstated = found.filter { screen.usesDefaultLanguage($0.0) }
      // Texts of less than four letters are never found, so they do not count: the keys of a keyboard.
      let isUnknown =
        !unstated.isEmpty && screen.isImported && !screen.isPage
        || unstated.count >= 4 && unstated.count * 2 > screen.stops.count { $0.label.isLongEnough }
      return found.compactMap { stop, mismatch in
        if isUnknown, screen.usesDefaultLanguage(stop) { return nil }
        return Fault(
          Wording(
            "\(mismatch.script.english) words are read by \(WritingSystem.voiceName(for: mismatch.voice)) voice.",
            ko: "다른 언어의 음성으로 읽습니다."), at: stop, of: screen)
      }
    })

  private static func mismatch(
    of stop: AuditedScreen.Stop, in screen: AuditedScreen
  ) -> (script: WritingSystem, voice: String)? {
    // ASCII letters are correct in every language.
    guard stop.label.utf8.contains(where: { $0 >= 0x80 }) else { return nil }
    let runs = screen.tree.nodes[stop.node.index].label?.runs ?? [SpokenText.Run(stop.label)]
    return LetterCount(of: runs, in: screen.language(of: stop.node)).mismatch
  }
}

extension AuditedScreen {
  /// True for a text in English on a screen in English: a document has this language unless it contains another.
  fileprivate func usesDefaultLanguage(_ stop: Stop) -> Bool {
    document.language == "en" && language(of: stop.node) == "en"
  }
}

extension String {
  fileprivate var isLongEnough: Bool { unicodeScalars.count { $0.properties.isAlphabetic } >= LetterCount.least }
}

/// A month and a day with a dot between them, as in 6.20 and 2024.6.20.
private struct PointedDate {
  let text: String
  let year: Int?
  let month: Int
  let day: Int

  /// The correct spelling: 6월 20일.
  var words: String { (year.map { "\($0)년 " } ?? "") + "\(month)월 \(day)일" }

  /// Words before a number that show that it is a measurement or a version.
  private static let wordsBefore = [
    "별점", "평점", "점수", "학점", "버전", "version", "ver", "v", "ios", "ipados", "macos", "watchos", "android", "안드로이드",
    "환율", "금리", "배율", "비율", "평균", "타율", "수익률", "지수", "가격", "무게", "거리", "키", "체중", "몸무게", "화면", "x",
  ]
  /// Words after a number that counts or measures something.
  private static let unitsAfter = [
    "점", "원", "%", "퍼센트", "프로", "버전", "배", "도", "℃", "°", "킬로", "미터", "센티", "그램", "리터", "인치", "만", "억", "천", "달러",
    "유로", "엔", "위", "회", "개", "명", "초", "분", "시간", "평", "톤", "메가", "기가", "kg", "g", "km", "m", "cm", "mm", "l", "ml",
    "mb", "gb", "tb", "ghz", "mhz", "hz", "v", "w", "kw", "inch", "x", "/", ":", "★",
  ]
  /// Endings that directly follow a date.
  private static let endings = ["까지", "부터", "이후", "이전", "자"]

  /// - Complexity: O(length).
  static func first(in label: String) -> PointedDate? {
    guard label.utf8.contains(UInt8(ascii: ".")) else { return nil }
    let characters = Array(label)
    var start = 0
    while let begin = characters[start...].firstIndex(where: { $0.isDigit }) {
      let end = characters[begin...].firstIndex { !$0.isDigit && $0 != "." } ?? characters.endIndex
      if let date = PointedDate(characters[begin..<end]), isDate(characters, begin, end) { return date }
      start = end
    }
    return nil
  }

  private init?(_ characters: ArraySlice<Character>) {
    // The shortest date is “6.20”.
    guard characters.count >= 4 else { return nil }
    var number = String(characters)
    // Dates often end with a dot.
    if number.last == "." { number.removeLast() }
    let parts = number.split(separator: ".", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count), parts.allSatisfy({ (1...4).contains($0.count) }) else { return nil }
    let numbers = parts.suffix(2).compactMap { Int($0) }
    guard numbers.count == 2, parts.suffix(2).allSatisfy({ $0.count <= 2 }), parts.last?.count == 2 else { return nil }
    (month, day) = (numbers[0], numbers[1])
    guard (1...12).contains(month), (1...31).contains(day) else { return nil }
    year = parts.count == 3 ? parts.first.flatMap { Int($0) } : nil
    if let year, !(20...39).contains(year) && !(1900...2099).contains(year) { return nil }
    text = number
  }

  /// True where the number is alone, before “~”, or before a weekday in brackets, and no word shows that it is a
  /// measurement.
  private static func isDate(_ characters: [Character], _ begin: Int, _ end: Int) -> Bool {
    let before = String(characters[..<begin].suffix(12)).lowercased()
    if let last = before.last, !(last.isWhitespace || "~([{,'’‘/:-–—〜".contains(last) || last.isHangul) { return false }
    let word = String(before.trimmed.reversed().prefix { !$0.isWhitespace && !"(),:".contains($0) }.reversed())
    if wordsBefore.contains(word)
      || before.last?.isHangul == true && wordsBefore.contains(where: { word.hasSuffix($0) })
    {
      return false
    }
    let rest = String(characters[end...].prefix(12)).lowercased()
    let isTouched = rest.first.map { $0.isLetter || $0.isNumber } ?? false
    if isTouched, !endings.contains(where: { rest.hasPrefix($0) }) { return false }
    let next = rest.trimmed
    return isTouched
      || !unitsAfter.contains { next.hasPrefix($0) && !next.dropFirst($0.count).startsInLatin(after: $0) }
  }
}

extension Character {
  fileprivate var isDigit: Bool { isASCII && isNumber }
}

extension StringProtocol {
  /// True when a Latin unit is the beginning of another word: the “g” of “gate”.
  fileprivate func startsInLatin(after unit: String) -> Bool {
    unit.last?.isASCII == true && unit.last?.isLetter == true && first?.isLetter == true
  }
}

/// Counts the letters of a text that its voice cannot read.
private struct LetterCount {
  /// The number of letters in the shortest text that is judged.
  static let least = 4

  private let runs: [SpokenText.Run]
  private var foreign = 0
  private var first: (script: WritingSystem, voice: String)?

  /// Counts only foreign letters, since most texts have none; ``mismatch`` counts the others when necessary.
  ///
  /// - Complexity: O(length).
  init(of runs: [SpokenText.Run], in language: String) {
    self.runs = runs
    for run in runs {
      let voice = run.language ?? language
      guard let readable = WritingSystem.readable(in: LanguageTag.base(of: voice)) else { continue }
      var last = WritingSystem.latin
      for scalar in run.text.unicodeScalars where scalar.value >= 0x80 {
        guard let script = WritingSystem(of: scalar), script != last else { continue }
        if script == .latin || readable.contains(script) {
          last = script
        } else if scalar.properties.isAlphabetic {
          foreign += 1
          if first == nil { first = (script, voice) }
        }
      }
    }
  }

  /// The script of the text and its voice, if the text has at least four letters and more than half of them are
  /// foreign.
  var mismatch: (script: WritingSystem, voice: String)? {
    guard foreign > 0 else { return nil }
    let letters = runs.reduce(0) { $0 + $1.text.unicodeScalars.count { $0.properties.isAlphabetic } }
    return letters >= LetterCount.least && foreign * 2 > letters ? first : nil
  }
}

/// A writing system that some voices cannot read.
enum WritingSystem: Hashable {
  case latin, greek, cyrillic, hebrew, arabic, devanagari, thai, hangul, kana, han

  private static let ranges: [(range: ClosedRange<UInt32>, script: WritingSystem)] = [
    (0x0041...0x024F, .latin),
    (0x0370...0x03FF, .greek),
    (0x0400...0x052F, .cyrillic),
    (0x0590...0x05FF, .hebrew),
    (0x0600...0x077F, .arabic),
    (0x0900...0x097F, .devanagari),
    (0x0E00...0x0E7F, .thai),
    (0x1100...0x11FF, .hangul),
    (0x1E00...0x1EFF, .latin),
    (0x3040...0x30FF, .kana),
    (0x3130...0x318F, .hangul),
    (0x3400...0x9FFF, .han),
  ]

  /// Nil for a character without a script, and for scripts that the rules do not know.
  init?(of scalar: Unicode.Scalar) {
    if scalar.value >= 0xAC00 {
      guard scalar.value <= 0xD7AF else { return nil }
      self = .hangul
      return
    }
    guard let row = WritingSystem.ranges.first(where: { $0.range.contains(scalar.value) }) else { return nil }
    self = row.script
  }

  private static let languages: [(tags: [String], scripts: Set<WritingSystem>)] = [
    (["en", "de", "fr", "es", "it", "pt", "nl", "sv", "da", "nb", "no", "fi", "pl", "cs", "tr", "vi", "id", "ms"], []),
    (["ko"], [.hangul, .han]),
    (["ja"], [.kana, .han]),
    (["zh", "yue"], [.han]),
    (["ru", "uk", "bg", "be", "mk", "kk"], [.cyrillic]),
    (["sr"], [.cyrillic]),
    (["el"], [.greek]),
    (["he", "iw", "yi"], [.hebrew]),
    (["ar", "fa", "ur"], [.arabic]),
    (["hi", "mr", "ne"], [.devanagari]),
    (["th"], [.thai]),
  ]
  private static let readable = Dictionary(
    uniqueKeysWithValues: languages.flatMap { row in row.tags.map { ($0, row.scripts) } })

  /// The scripts other than Latin that a voice can read, by the language without its region; nil for languages that the
  /// rules do not know.
  static func readable(in language: String) -> Set<WritingSystem>? { readable[language] }

  /// The name for words in this script.
  var english: String {
    switch self {
    case .latin: "Latin"
    case .greek: "Greek"
    case .cyrillic: "Cyrillic"
    case .hebrew: "Hebrew"
    case .arabic: "Arabic"
    case .devanagari: "Hindi"
    case .thai: "Thai"
    case .hangul: "Korean"
    case .kana: "Japanese"
    case .han: "Chinese or Japanese"
    }
  }

  private static let voices = [
    "en": "an English", "ko": "a Korean", "ja": "a Japanese", "zh": "a Chinese", "de": "a German", "fr": "a French",
    "es": "a Spanish", "ru": "a Russian",
  ]

  /// The name of the voice with its article: “an English”; for languages without a name here, the tag.
  static func voiceName(for tag: String) -> String { voices[LanguageTag.base(of: tag)] ?? "the “\(tag.told)”" }
}

internal import AloudTree

extension Rule {
  /// An instruction in a text or a hint that identifies a control by place, shape or color, but not by name.
  static let sensoryInstruction = Rule(
    "sensory-instruction", .warning,
    title: Wording("An instruction that needs sight", ko: "감각에만 의존한 지시"),
    fix: Wording("Name the control by its label as well.", ko: "모양·위치·색과 함께 컨트롤의 이름을 쓰십시오."),
    references: ["MAAG 1.5", "WCAG 1.3.3"],
    onPages: .differs(
      "an instruction on a page can need sight, too; a quotation (`q`, `blockquote`) is not an instruction")
  ) { screen in
    var names: ControlNames?
    return screen.stops.compactMap { stop in
      let sensory = stop.instructions.flatMap(Sentence.all).filter { $0.isSensory }
      guard !sensory.isEmpty else { return nil }
      let known = names ?? ControlNames(screen)
      names = known
      guard sensory.contains(where: { !known.isNamed(in: $0) }) else { return nil }
      return Fault(
        Wording("The instruction needs sight.", ko: "모양·위치·색으로만 지시합니다."), at: stop, of: screen)
    }
  }
}

extension AuditedScreen.Stop {
  /// Texts that may be instructions: those of elements that are neither controls nor pictures, and all hints.
  fileprivate var instructions: [String] {
    guard !isQuoted else { return [] }
    let isText = !isControl && !traits.contains(.image) && shared?.value.chartPart == nil
    return (isText ? [label, value, hint] : [hint]).filter(Sentence.mayInstruct)
  }

  /// True for a quotation on a page, which is not an instruction to the reader.
  ///
  /// Source: HTML, the elements q and blockquote, content quoted from another source.
  fileprivate var isQuoted: Bool {
    guard let selector = web?.selector else { return false }
    return selector.split(separator: " ").contains { step in
      let name = step.prefix { $0 != ":" && $0 != "#" && $0 != "." }
      return name == "q" || name == "blockquote"
    }
  }
}

/// Finds labels of the screen's controls in sentences.
private struct ControlNames {
  private var labels: Set<String> = []
  /// The lengths of the labels, by their first characters.
  private var lengths: [String: Set<Int>] = [:]
  /// The number of characters by which labels are indexed; shorter labels are indexed whole.
  private static let beginning = 4

  init(_ screen: AuditedScreen) {
    for control in screen.controls where !control.label.isEmpty {
      let label = control.label.lowercased()
      if labels.insert(label).inserted {
        lengths[String(label.prefix(ControlNames.beginning)), default: []].insert(label.count)
      }
    }
  }

  /// True when the sentence contains a label as separate words, in Korean perhaps followed by a particle. The verb of
  /// the instruction itself does not count (“확인” in “여기서 확인하세요”).
  ///
  /// - Complexity: O(words), times the number of different lengths of labels with the same beginning.
  func isNamed(in sentence: Sentence) -> Bool {
    let characters = sentence.characters
    for start in sentence.starts {
      for length in lengths(at: start, in: characters) where start + length <= characters.count {
        let end = start + length
        guard isEnded(at: end, in: characters), labels.contains(String(characters[start..<end])) else { continue }
        if !sentence.isVerb(from: start, to: end) { return true }
      }
    }
    return false
  }

  /// The possible lengths of labels that begin at a place.
  private func lengths(at start: Int, in characters: [Character]) -> [Int] {
    (1...ControlNames.beginning).flatMap { count -> Set<Int> in
      guard start + count <= characters.count else { return [] }
      return lengths[String(characters[start..<start + count])] ?? []
    }
  }

  /// A Latin word must not be followed by a Latin letter; after Hangul, a particle may follow.
  private func isEnded(at end: Int, in characters: [Character]) -> Bool {
    guard end < characters.count, end > 0, characters[end].isWordCharacter else { return true }
    return characters[end].isHangul && (end > 1 || !characters[end - 1].isHangul)
  }
}

/// A sentence and its words, for deciding whether it is an instruction that requires sight.
struct Sentence {
  /// In lowercase.
  let characters: [Character]
  /// The ranges of its words among the characters.
  private let ranges: [Range<Int>]
  private let words: [String]

  /// The starts of the words.
  var starts: [Int] { ranges.map { $0.lowerBound } }

  private init(_ characters: [Character]) {
    self.characters = characters
    var ranges: [Range<Int>] = []
    var start: Int?
    for (index, character) in characters.enumerated() {
      if character.isWordCharacter {
        start = start ?? index
      } else if let begun = start {
        ranges.append(begun..<index)
        start = nil
      }
    }
    if let begun = start { ranges.append(begun..<characters.count) }
    self.ranges = ranges
    words = ranges.map { String(characters[$0]) }
  }

  /// The sentences of a text. A sentence ends at a full stop, a question mark or an exclamation mark before white
  /// space, and at a line break.
  ///
  /// - Complexity: O(length).
  static func all(in text: String) -> [Sentence] {
    var sentences: [Sentence] = []
    var open: [Character] = []
    let characters = Array(text.lowercased())
    for (index, character) in characters.enumerated() {
      let isLast = index + 1 == characters.count || characters[index + 1].isWhitespace
      if character.isNewline || "。！？".contains(character) || (isLast && ".!?…".contains(character)) {
        sentences.append(Sentence(open))
        open = []
      } else {
        open.append(character)
      }
    }
    sentences.append(Sentence(open))
    return sentences.filter { !$0.words.isEmpty }
  }

  /// False for a text without any verb of an instruction. This is a fast test that excludes most texts.
  ///
  /// - Complexity: O(length).
  static func mayInstruct(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      bytes.indices.contains { start in
        // Compare ASCII letters without case.
        let byte = bytes[start] | (bytes[start] < 128 ? 0x20 : 0)
        return verbs[Int(byte)].contains { verb in
          start + verb.count <= bytes.count
            && verb.indices.allSatisfy { verb[$0] == bytes[start + $0] | (verb[$0] < 128 ? 0x20 : 0) }
        }
      }
    }
  }

  /// The verbs in UTF-8, by their first bytes.
  private static let verbs: [[[UInt8]]] = {
    var verbs = [[[UInt8]]](repeating: [], count: 256)
    for verb in SensoryWords.verbs.sorted() + SensoryWords.koreanVerbs {
      let bytes = Array(verb.utf8)
      verbs[Int(bytes[0])].append(bytes)
    }
    return verbs
  }()

  /// True when the sentence asks the user to do something, and identifies the place by position, shape or color.
  var isSensory: Bool { words.indices.contains(where: isVerb) && words.indices.contains(where: isForTheEye) }

  /// True when these characters are the beginning, or all, of an instruction verb.
  func isVerb(from start: Int, to end: Int) -> Bool {
    guard let place = ranges.firstIndex(where: { $0.lowerBound == start && end <= $0.upperBound }) else { return false }
    return isVerb(place)
  }

  private func isVerb(_ place: Int) -> Bool {
    let word = words[place]
    if SensoryWords.verbs.contains(word) { return true }
    guard word.first?.isHangul ?? false else { return false }
    // A VoiceOver gesture: “이중 탭하면”.
    if place > 0, ["이중", "번"].contains(words[place - 1]), word.hasPrefix("탭") { return false }
    return SensoryWords.koreanVerbs.contains { word.contains($0) }
      && !SensoryWords.koreanReports.contains { word.contains($0) }
  }

  private func isForTheEye(_ place: Int) -> Bool {
    let word = words[place]
    if word.first?.isHangul ?? false {
      return SensoryWords.isKoreanPlace(word, after: place > 0 ? words[place - 1] : "")
    }
    guard SensoryWords.places.contains(word) else { return false }
    let next = place + 1 < words.count ? words[place + 1] : ""
    if let others = SensoryWords.otherSenses[word], others.contains(next) || (next.first?.isNumber ?? false) {
      return false
    }
    let before = words[max(0, place - 2)..<place]
    switch word {
    // “3 left”, “2 days left”, “time left”
    case "left":
      return !before.contains { $0.first?.isNumber ?? false } && !SensoryWords.whatIsLeft.contains(before.last ?? "")
    // “18 and above”
    case "above", "below":
      return !(["and", "or"].contains(before.last ?? "") && before.count > 1 && before.first?.first?.isNumber ?? false)
    default: return true
    }
  }
}

extension Character {
  /// True for a Hangul syllable.
  var isHangul: Bool { unicodeScalars.first.map { (0xAC00...0xD7A3).contains($0.value) } ?? false }
}

/// Words of instructions that require sight.
///
/// Source: the words are those of the audit's rule; the inflections of Korean verbs and the other senses of words are
/// Aloud's choice. Korean words are also found inside longer words, because endings follow them directly; except for
/// syllables that are part of many other words.
enum SensoryWords {
  static let verbs: Set<String> = ["tap", "click", "press", "touch", "select", "see", "swipe"]

  static let koreanVerbs = [
    "누르", "누른", "누를", "누릅", "눌러", "클릭", "터치", "탭하", "탭해", "선택하", "선택해", "선택합", "확인하", "확인해",
    "확인합", "밀어", "미세요",
  ]

  /// Endings that describe a past action: “선택하신 상품”.
  static let koreanReports = ["하신", "하셨", "르신", "르셨", "이중탭", "터치스크린", "터치패드"]

  static let places: Set<String> = [
    "above", "below", "left", "right", "round", "square", "red", "green", "blue", "yellow",
  ]

  /// Following words that give a word another sense than place, shape or color: “right now”, “round trip”, “above 18”.
  static let otherSenses: [String: Set<String>] = [
    "right": [
      "now", "away", "after", "before", "answer", "answers", "plan", "size", "choice", "option", "one", "time",
      "amount",
      "person", "people", "fit", "track", "thing", "way",
    ],
    "round": ["trip", "trips", "robin", "up"],
    "square": ["feet", "foot", "meter", "meters", "metre", "metres", "miles", "kilometers", "inches"],
    "above": [], "below": [],
  ]

  /// Words before “left” in the sense of “remaining”.
  static let whatIsLeft: Set<String> = [
    "time", "days", "day", "hours", "hour", "minutes", "minute", "seconds", "second", "weeks", "months", "items",
    "item",
    "seats", "seat", "rooms", "room", "spots", "tries", "attempts", "tickets", "few", "none", "nothing", "money",
    "much",
    "many",
  ]

  private static let koreanPlaces = [
    "아래", "왼쪽", "오른쪽", "상단", "하단", "동그란", "네모", "빨간", "파란", "초록", "노란", "화살표",
  ]
  /// The parts of a word that may come before “위”.
  private static let beforeAbove = ["", "화면", "맨", "바로", "오른쪽", "왼쪽", "버튼"]
  private static let afterAbove: Set<String> = [
    "", "의", "에", "에서", "에는", "엔", "로", "와", "를", "는", "쪽", "쪽의", "쪽에", "쪽에서", "쪽으로", "쪽을",
  ]

  static func isKoreanPlace(_ word: String, after last: String) -> Bool {
    if koreanPlaces.contains(where: { word.contains($0) }) { return true }
    // “참여기간” is not a place, and “여기어때” is a company.
    if word.hasPrefix("여기") || word.hasPrefix("바로여기") {
      return !word.hasPrefix("여기저기") && !word.hasPrefix("여기어때")
    }
    guard word.contains("위"), let above = word.firstIndex(of: "위") else { return false }
    return beforeAbove.contains(String(word[..<above]))
      && afterAbove.contains(String(word[word.index(after: above)...]))
      && !(last.last?.isNumber ?? false)
  }
}

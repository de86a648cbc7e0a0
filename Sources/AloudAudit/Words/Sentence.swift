/// A sentence and its words, to find out whether it is an instruction that needs sight.
struct Sentence {
  /// In lower case.
  let characters: [Character]
  /// The ranges of its words among the characters.
  private let ranges: [Range<Int>]
  private let words: [String]

  /// The beginnings of words.
  var starts: [Int] { ranges.map(\.lowerBound) }

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

  /// The sentences of a text: they end at a full stop, a question or exclamation mark before white space, and at a new line.
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

  /// False for a text of which no sentence is an instruction: a cheap test, since most texts are none.
  ///
  /// - Complexity: O(length).
  static func mayInstruct(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      bytes.indices.contains { start in
        // Letters of ASCII in either case.
        let byte = bytes[start] | (bytes[start] < 128 ? 0x20 : 0)
        return verbs[Int(byte)].contains { verb in
          start + verb.count <= bytes.count
            && verb.indices.allSatisfy { verb[$0] == bytes[start + $0] | (verb[$0] < 128 ? 0x20 : 0) }
        }
      }
    }
  }

  /// By their first bytes, in UTF-8.
  private static let verbs: [[[UInt8]]] = {
    var verbs = [[[UInt8]]](repeating: [], count: 256)
    for verb in SensoryWords.verbs.sorted() + SensoryWords.koreanVerbs {
      let bytes = Array(verb.utf8)
      verbs[Int(bytes[0])].append(bytes)
    }
    return verbs
  }()

  /// True when it asks for something and tells where by a place, a shape or a color.
  var isSensory: Bool { words.indices.contains(where: isVerb) && words.indices.contains(where: isForTheEye) }

  /// True when these characters are the beginning of a word that asks for something, or all of it.
  func isVerb(from start: Int, to end: Int) -> Bool {
    guard let place = ranges.firstIndex(where: { $0.lowerBound == start && end <= $0.upperBound }) else { return false }
    return isVerb(place)
  }

  private func isVerb(_ place: Int) -> Bool {
    let word = words[place]
    if SensoryWords.verbs.contains(word) { return true }
    guard word.first?.isHangul ?? false else { return false }
    // A gesture of VoiceOver itself: “이중 탭하면”.
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
  /// True for a syllable of Korean.
  var isHangul: Bool { unicodeScalars.first.map { (0xAC00...0xD7A3).contains($0.value) } ?? false }
}

/// A language in which texts seem to be written.
public struct LikelyLanguage: Equatable, Sendable {
  /// The name in English: `Korean`.
  public let name: String
  /// The tag; several tags if letters alone do not decide.
  public let tags: [String]

  static let korean = LikelyLanguage(name: "Korean", tags: ["ko"])
  static let japanese = LikelyLanguage(name: "Japanese", tags: ["ja"])
  static let russian = LikelyLanguage(name: "Russian", tags: ["ru"])
  /// Han without kana is Chinese, or a Japanese screen with few words.
  static let chinese = LikelyLanguage(name: "Chinese or Japanese", tags: ["zh-Hans", "ja"])
}

extension Document {
  /// The language of the letters of labels and values, if these letters are not Latin. Nil if most texts are Latin, if
  /// several languages are mixed, and for letters that do not identify a language.
  ///
  /// Only texts without a language of their own count. A language needs a third of the texts. Source: assumed; names in
  /// an English screen are fewer, and a screen whose brands and figures are Latin has more.
  ///
  /// - Complexity: O(nodes + length of their texts).
  public var likelyLanguage: LikelyLanguage? {
    var census = LetterCensus()
    for screen in screens { census.add(screen.tree) }
    return census.language
  }
}

/// The number of texts, by the letters in them.
private struct LetterCensus {
  private var all = 0
  private var counts: [Letter: Int] = [:]

  mutating func add(_ tree: Tree) {
    var index = 0
    while index < tree.nodes.count {
      let node = tree.nodes[index]
      if node.sharedDetails?.value.language != nil {
        index = tree.subtree(of: NodeID(index)).upperBound
        continue
      }
      for text in [node.label, node.reportedValue] { if let text { add(text) } }
      index += 1
    }
  }

  private mutating func add(_ text: SpokenText) {
    guard text.runs?.contains(where: { $0.language != nil }) != true else { return }
    let letters = Set(text.string.unicodeScalars.lazy.compactMap(Letter.init))
    guard !letters.isEmpty else { return }
    all += 1
    for letter in letters { counts[letter, default: 0] += 1 }
  }

  /// The language whose letters are in at least a third of the texts.
  var language: LikelyLanguage? {
    func isCommon(_ letters: Letter...) -> Bool { letters.reduce(0) { $0 + (counts[$1] ?? 0) } * 3 >= max(all, 1) }
    if isCommon(.hangul) { return .korean }
    if isCommon(.kana) || (counts[.kana] != nil && isCommon(.kana, .han)) { return .japanese }
    if isCommon(.han) { return .chinese }
    return isCommon(.cyrillic) && counts[.otherCyrillic] == nil ? .russian : nil
  }
}

/// Groups of letters that identify a language.
private enum Letter: Hashable {
  case latin, hangul, kana, han, cyrillic
  /// Letters that Ukrainian, Serbian and other languages have, but Russian does not.
  case otherCyrillic

  init?(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x41...0x5A, 0x61...0x7A, 0xC0...0x24F, 0x1E00...0x1EFF: self = .latin
    case 0x410...0x44F, 0x401, 0x451: self = .cyrillic
    case 0x400...0x52F: self = .otherCyrillic
    case 0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7AF: self = .hangul
    // The middle dot and the long vowel mark are left out, because other texts have them, too.
    case 0x3041...0x3096, 0x30A1...0x30FA, 0xFF66...0xFF9D: self = .kana
    case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: self = .han
    default: return nil
    }
  }
}

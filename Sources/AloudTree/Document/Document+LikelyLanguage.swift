/// A language that texts seem to be written in.
public struct LikelyLanguage: Equatable, Sendable {
  /// In English: `Korean`.
  public let name: String
  /// The tag, or several where letters alone do not decide.
  public let tags: [String]

  static let korean = LikelyLanguage(name: "Korean", tags: ["ko"])
  static let japanese = LikelyLanguage(name: "Japanese", tags: ["ja"])
  static let russian = LikelyLanguage(name: "Russian", tags: ["ru"])
  /// Han without kana is Chinese, or a Japanese screen of few words.
  static let chinese = LikelyLanguage(name: "Chinese or Japanese", tags: ["zh-Hans", "ja"])
}

extension Document {
  /// The language in whose letters labels and values are written, where these letters are no Latin ones; nil where most texts
  /// are Latin, where several languages stand side by side, and for letters that tell no language.
  ///
  /// Texts count that have no language of their own. Source: assumed; a third of the texts is more than a few names in an
  /// English screen have, and less than a screen has whose brands and figures are Latin.
  ///
  /// - Complexity: O(nodes + length of their texts).
  public var likelyLanguage: LikelyLanguage? {
    var census = LetterCensus()
    for screen in screens { census.add(screen.tree) }
    return census.language
  }
}

/// How many texts there are, by the letters in them.
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

  /// Of what a third of the texts has.
  var language: LikelyLanguage? {
    func isCommon(_ letters: Letter...) -> Bool { letters.reduce(0) { $0 + (counts[$1] ?? 0) } * 3 >= max(all, 1) }
    if isCommon(.hangul) { return .korean }
    if isCommon(.kana) || (counts[.kana] != nil && isCommon(.kana, .han)) { return .japanese }
    if isCommon(.han) { return .chinese }
    return isCommon(.cyrillic) && counts[.otherCyrillic] == nil ? .russian : nil
  }
}

/// Letters as far as they tell a language.
private enum Letter: Hashable {
  case latin, hangul, kana, han, cyrillic
  /// Letters of Ukrainian, Serbian and others that Russian does not have.
  case otherCyrillic

  init?(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x41...0x5A, 0x61...0x7A, 0xC0...0x24F, 0x1E00...0x1EFF: self = .latin
    case 0x410...0x44F, 0x401, 0x451: self = .cyrillic
    case 0x400...0x52F: self = .otherCyrillic
    case 0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7AF: self = .hangul
    // The middle dot and the long vowel mark stand in other texts as well.
    case 0x3041...0x3096, 0x30A1...0x30FA, 0xFF66...0xFF9D: self = .kana
    case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: self = .han
    default: return nil
    }
  }
}

import AloudSound
import AloudTestSupport

/// Labels as in apps, and hostile ones: words of a language mixed with text that breaks a speech engine.
struct HostileLabels: Sequence, IteratorProtocol {
  private var random: SeededGenerator
  private let words: [String]
  private var rest: Int

  init(_ words: [String], seed: UInt64, count: Int) {
    random = SeededGenerator(seed: seed)
    self.words = words
    rest = count
  }

  mutating func next() -> String? {
    guard rest > 0 else { return nil }
    rest -= 1
    return (0..<number(3) + 1).map { _ in piece() }.joined(separator: number(3) == 0 ? "" : " ")
  }

  private mutating func number(_ limit: Int) -> Int { .random(in: 0..<limit, using: &random) }
  private mutating func pick<Item>(_ items: [Item]) -> Item { items[number(items.count)] }

  /// Long labels are rare, because each is spoken.
  private mutating func piece() -> String {
    switch number(24) {
    case 0..<12: pick(words)
    case 12..<15: pick(Self.marks)
    case 15: String(repeating: pick(Self.chains), count: number(number(8) == 0 ? 120 : 8) + 1)
    case 16: String(repeating: pick(Self.marks), count: number(30) + 1)
    case 17: scalars(of: 0x20..<0x3000, number(12) + 1)
    case 18: scalars(of: 0x3000..<0x11_0000, number(6) + 1)
    case 19: scalars(of: 0..<0x20, number(4) + 1)
    case 20: "\(Int.random(in: .min ... .max, using: &random))".prefix(number(8) + 1).description
    case 21: pick(words) + String(repeating: pick(Self.combining), count: number(30))
    default: pick(Self.markup)
    }
  }

  private mutating func scalars(of range: Range<UInt32>, _ count: Int) -> String {
    var text = String.UnicodeScalarView()
    for _ in 0..<count { if let scalar = Unicode.Scalar(.random(in: range, using: &random)) { text.append(scalar) } }
    return String(text)
  }

  private static let chains = [
    "a.", "s'", "s'-", "x,", "ㅋ", "a-", "[[", "'", "I.", "ä.", "अ.", "1.", "s's ", "n't", "A/",
  ]
  private static let marks = [
    "!", "?", "…", "—", "-", "/", "\\", "_", "@", "#", "$", "%", "&", "*", "(", ")", "[[", "]]", "<", ">", "\"", "'",
    "«",
    "。", "、", "·", "👍🏽", "👨‍👩‍👧", "🇰🇷", "😀", "✓", "→", "\u{200D}", "\u{FEFF}", "\u{202E}", "\u{A0}", "\u{0}", "\u{E000}",
  ]
  private static let combining = ["\u{301}", "\u{94D}", "\u{20E3}", "\u{FE0F}", "\u{1160}"]
  private static let markup = [
    "<speak>", "<break time=\"9s\"/>", "<prosody rate='fast'>", "[[h@l'oU]]", "[[http://a.b", "&amp;", "&#x0;",
    "https://a.b/c?d=e%20f",
    "me@example.com", "1,234,567.89", "3.5 kg", "10:30", "1/2", "C++", "iOS", "U.S.A.", "x²", "H₂O", "ﷺ", "𝐀𝐁",
  ]

  static let languages: [(voice: String, words: [String])] = [
    ("en-us", ["Settings", "heading", "Wi-Fi", "double tap to edit", "don't", "of the", "Mr.", "iPhone", "résumé"]),
    ("ko", ["설정", "제목", "두 번 탭하여 편집", "와이파이", "켬", "3개", "ㄱ", "꽃잎", "Wi-Fi"]),
    ("ja", ["設定", "見出し", "ボタン", "ダブルタップ", "オン", "ー", "3個", "々", "Wi-Fi"]),
    ("de", ["Einstellungen", "Überschrift", "Taste", "Größe", "z. B.", "Straße", "ein", "Doppeltippen"]),
    ("hi", ["सेटिंग", "शीर्षक", "बटन", "दो बार टैप करें", "क्ष", "चालू", "१२३", "ज़"]),
  ]
}

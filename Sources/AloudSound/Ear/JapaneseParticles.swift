/// は and へ, which as particles are said わ and え; espeak-ng says ha and he.
///
/// Taken for a particle is what stands between a word in kanji, katakana or another script and the end of a word: before kanji,
/// katakana, a mark, a blank or nothing (設定は, 東京へ行く). Between hiragana it may be anything (はは), and stays, but for
/// では and には before another script. Source: assumed.
enum JapaneseParticles {
  static func reading(_ text: ArraySlice<Character>, _ index: Int) -> Character? {
    guard let particle = particles[text[index]], index > text.startIndex else { return nil }
    let before = text[index - 1]
    let isBehindWord = before.isHan || before.isKatakana || before.isNumber || before.isLetter && before.isASCII
    let isBehindParticle = "でにと".contains(before) && index - 1 > text.startIndex && !text[index - 2].isHiragana
    guard isBehindWord || isBehindParticle else { return nil }
    guard index + 1 < text.endIndex else { return particle }
    return text[index + 1].isHiragana ? nil : particle
  }

  private static let particles: [Character: Character] = ["は": "わ", "へ": "え"]
}

extension Character {
  fileprivate var isKatakana: Bool { isKana && !isHiragana }
  fileprivate var isHiragana: Bool { unicodeScalars.first.map { (0x3041...0x3096).contains($0.value) } ?? false }
}

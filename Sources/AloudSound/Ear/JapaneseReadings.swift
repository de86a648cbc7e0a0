internal import AloudSpeech

/// Guesses the readings of kanji in Japanese text.
///
/// Compounds have Sino-Japanese readings (検索 けんさく). A single kanji has a native reading (顔 かお), and so has one that is
/// followed by its inflectional ending (戻る もどる, 取り消す). This is the rule in schoolbooks, and it has many exceptions;
/// voice files contain them in the form `reading 今日 = きょう`. espeak-ng itself says "Chinese letter" for each.
struct KanjiReader {
  let kanji: KanjiReadings
  /// True after a number, where counters have Sino-Japanese readings.
  let isCounted: Bool

  /// - Parameters:
  ///   - word: consecutive kanji.
  ///   - ending: the text after them.
  /// - Returns: a reading for each kanji; nil for one without a known reading.
  func readings(_ word: ArraySlice<Character>, before ending: ArraySlice<Character>) -> [String?] {
    let repeated = word.map { $0 == "々" }
    let characters = zip(word.indices, repeated).map { index, isRepeated in
      isRepeated && index > word.startIndex ? word[index - 1] : word[index]
    }
    guard let last = characters.last else { return [] }
    let first = ending.first.flatMap { $0.isKana ? $0 : nil }
    let inflected = first.flatMap { stem(of: last, before: $0, inCompound: characters.count > 1) }
    if let inflected { return characters.dropLast().map { nominal(of: $0) } + [inflected] }
    if characters.count == 1, !isCounted { return [kanji.japanese(of: last).first ?? kanji.chinese(of: last)] }
    let readings = characters.map { kanji.chinese(of: $0) ?? kanji.japanese(of: $0).first }
    return isCounted && characters.count == 1
      ? [KanjiReader.counters[last] ?? readings[0]] : KanjiReader.contracted(readings)
  }

  /// Applies sound changes: せつ + てい is せってい, はつ + ひょう is はっぴょう, がく + こう is がっこう.
  private static func contracted(_ readings: [String?]) -> [String?] {
    var result = readings
    for index in result.indices.dropLast() {
      guard let reading = result[index], reading.count > 1, let last = reading.last,
        let next = result[index + 1]?.first, contractions[last]?.contains(next) ?? false
      else { continue }
      result[index] = reading.dropLast() + "っ"
      if let hard = hardened[next] { result[index + 1] = String(hard) + (result[index + 1] ?? "").dropFirst() }
    }
    return result
  }

  /// The stem of a kanji if the text after it begins with its inflectional ending; nil if it does not.
  private func stem(of character: Character, before ending: Character, inCompound: Bool) -> String? {
    // 選択する and similar words are compounds with a separate verb; を and the other letters are particles.
    if inCompound && "しすさせ".contains(ending) || "をはがにのへとも".contains(ending) && inCompound { return nil }
    let readings = kanji.japanese(of: character).map(Array.init)
    for reading in readings {
      if let index = reading.dropFirst().firstIndex(of: ending) { return String(reading[..<index]) }
    }
    for reading in readings where reading.count > 1 {
      guard let last = reading.last,
        KanjiReader.endings[last]?.contains(ending) ?? false
          // Only the る after a vowel え or い disappears before all endings: 見ます, but 上ります.
          || last == "る" && "まてたなよ".contains(ending) && KanjiReader.front.contains(reading[reading.count - 2])
      else { continue }
      return String(reading.dropLast())
    }
    return nil
  }

  /// The reading of a kanji in a compound such as 見出す: the stem of a verb, or a whole noun.
  private func nominal(of character: Character) -> String? {
    guard let reading = kanji.japanese(of: character).first else { return kanji.chinese(of: character) }
    return reading.count > 1 && reading.last == "る" ? String(reading.dropLast()) : reading
  }

  /// The inflected forms of the last letter of a verb.
  private static let endings: [Character: String] = [
    "う": "わいえおっ", "く": "かきけこい", "ぐ": "がぎげごい", "す": "さしせそ", "つ": "たちてとっ", "ぬ": "なにねのん", "ぶ": "ばびべぼん",
    "む": "まみめもん", "る": "らりれろっ",
  ]
  /// The letters with the vowels い and え.
  private static let front = Set("いきぎしじちにひびぴみりえけげせぜてでねへべぺめれ")
  private static let contractions: [Character: String] = [
    "つ": "かきくけこさしすせそたちつてとはひふへほ", "ち": "かきくけこさしすせそたちつてとはひふへほ", "く": "かきくけこ",
  ]
  private static let hardened: [Character: Character] = ["は": "ぱ", "ひ": "ぴ", "ふ": "ぷ", "へ": "ぺ", "ほ": "ぽ"]
  /// Counters whose reading is not the first in the table.
  private static let counters: [Character: String] = ["行": "ぎょう", "月": "がつ", "人": "にん", "分": "ふん"]
}

/// The particles は and へ, which are pronounced わ and え; espeak-ng says ha and he.
///
/// A letter counts as a particle if it comes after a word in kanji, katakana or another script, and at the end of a
/// word: before kanji, katakana, a mark, a blank or the end (設定は, 東京へ行く). Between hiragana it is ambiguous (はは) and
/// does not change, except for では and には before another script. Source: assumed.
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

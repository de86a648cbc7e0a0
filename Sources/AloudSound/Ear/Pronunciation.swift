internal import AloudBase
internal import AloudTree
internal import Foundation

/// A pronunciation in the International Phonetic Alphabet, converted to espeak-ng's mnemonics.
///
///     Pronunciation("/həˈloʊ/", voice: "en-us")?.phonemes  // "h@l'oU"
///
/// espeak-ng does not need slashes, brackets, tie bars and syllable dots. It expects the stress mark before the vowel,
/// whereas the alphabet has it before the syllable.
struct Pronunciation: Equatable {
  let phonemes: String

  /// Returns nil if a symbol has no mnemonic in the voice; the engine then determines the pronunciation from the text.
  init?(_ ipa: String, voice: String) {
    let vowels = Pronunciation.vowels(of: voice)
    let scalars = ipa.unicodeScalars.filter { !Pronunciation.ignored.contains($0) }
    let symbols = Array(String(String.UnicodeScalarView(scalars)).decomposedStringWithCanonicalMapping.unicodeScalars)
    var phonemes = ""
    var stress = ""
    var index = 0
    while index < symbols.count {
      if let mark = Pronunciation.stresses[symbols[index]] {
        stress = mark
        index += 1
      } else if symbols[index].properties.isWhitespace {
        phonemes += " "
        index += 1
      } else if let (length, mnemonic) = Pronunciation.longest(in: vowels, symbols[index...]) {
        phonemes += stress + mnemonic
        stress = ""
        index += length
      } else if let (length, mnemonic) = Pronunciation.longest(in: Pronunciation.consonants, symbols[index...]) {
        phonemes += mnemonic
        index += length
      } else {
        return nil
      }
    }
    guard phonemes.contains(where: { !$0.isWhitespace }), stress.isEmpty else { return nil }
    self.phonemes = phonemes
  }

  private static func longest(
    in table: [String: String], _ symbols: ArraySlice<Unicode.Scalar>
  ) -> (length: Int, mnemonic: String)? {
    for length in stride(from: min(4, symbols.count), to: 0, by: -1) {
      let key = String(String.UnicodeScalarView(symbols.prefix(length)))
      if let mnemonic = table[key] { return (length, mnemonic) }
    }
    return nil
  }

  private static func vowels(of voice: String) -> [String: String] {
    switch LanguageTag.base(of: String(voice.prefix { $0 != "+" })) {
    case "en": english
    case "de": german
    case "fr": french
    default: shared
    }
  }

  /// Slashes, brackets, syllable dots, tie bars, links.
  private static let ignored: Set<Unicode.Scalar> = [
    "/", "[", "]", "(", ")", ".", "\u{361}", "\u{35C}", "\u{203F}", "|",
  ]
  private static let stresses: [Unicode.Scalar: String] = ["ˈ": "'", "'": "'", "ˌ": ","]

  // MARK: Tables from espeak-ng 1.51's trace of its mnemonics

  private static let consonants = [
    "p": "p", "b": "b", "t": "t", "d": "d", "k": "k", "g": "g", "ɡ": "g", "f": "f", "v": "v", "θ": "T", "ð": "D",
    "s": "s",
    "z": "z", "ʃ": "S", "ʒ": "Z", "h": "h", "m": "m", "n": "n", "ŋ": "N", "l": "l", "ɫ": "l", "r": "r", "ɹ": "r",
    "j": "j",
    "w": "w", "tʃ": "tS", "dʒ": "dZ", "ts": "ts", "c\u{327}": "C", "x": "x", "χ": "X", "ɾ": "*", "ɣ": "Q", "ʔ": "?",
    "ɲ": "n^", "ʎ": "l^", "ɟ": "J", "β": "B", "c": "c", "ɬ": "l#", "ʁ": "r", "ʀ": "r",
  ]

  /// Vowels in every voice.
  private static let shared = [
    "i": "i", "e": "e", "a": "a", "o": "o", "u": "u", "ə": "@", "iː": "i:", "eː": "e:", "aː": "a:", "oː": "o:",
    "uː": "u:",
  ]

  private static let english = [
    "i": "i", "iː": "i:", "ɪ": "I", "e": "E", "ɛ": "E", "æ": "a", "a": "a", "ɑː": "A:", "ɑ": "A:", "ɒ": "0", "ɔː": "O:",
    "ɔ": "O:", "ʊ": "U", "u": "u:", "uː": "u:", "ʌ": "V", "ə": "@", "ɐ": "@", "ɜː": "3:", "ɜ": "3:", "ɝ": "3:",
    "ɝː": "3:",
    "ɚ": "3", "ɜːɹ": "3:", "əɹ": "3", "o": "oU", "oʊ": "oU", "əʊ": "oU", "eɪ": "eI", "aɪ": "aI", "aʊ": "aU", "ɔɪ": "OI",
    "ɪə": "i@", "eə": "e@", "ɛə": "e@", "ɛɹ": "e@", "ʊə": "U@", "ʊɹ": "U@", "əl": "@L", "n\u{329}": "n-",
    "m\u{329}": "m-",
    "l\u{329}": "@L", "ᵻ": "I#",
  ]

  private static let german = shared.merging([
    "ɪ": "I", "ɛ": "E", "ɔ": "O", "ʊ": "U", "y": "y", "yː": "y:", "œ": "W", "ɛː": "E:", "aɪ": "aI", "aʊ": "aU",
    "ɔʏ": "OY",
    "ɔɪ": "OI", "ɐ": "3", "ø": "Y:", "øː": "Y:",
  ]) { $1 }

  private static let french = shared.merging([
    "ɛ": "E", "ɔ": "O", "y": "y", "ø": "Y", "œ": "W", "ɑ": "a", "ɛ\u{303}": "E~", "ɑ\u{303}": "A~", "ɔ\u{303}": "O~",
    "œ\u{303}": "W~",
  ]) { $1 }
}

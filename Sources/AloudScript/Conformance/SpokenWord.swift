internal import AloudReader
internal import AloudSpeech

/// A word for comparisons of speech: case, punctuation and spaces are ignored.
///
/// A word consists of letters, marks and digits of any script. An apostrophe does not end it. Each symbol is a separate
/// word, so `+` and emoji count. A text with only punctuation is one word.
struct SpokenWord: Sendable {
  /// The text for comparisons.
  let key: String
  /// The text for people.
  let text: String
  /// The fragment that the word is from; nil for words of a device.
  let fragment: Fragment?

  static func words(of text: String, fragment: Fragment? = nil) -> [SpokenWord] {
    var words: [SpokenWord] = []
    var word = ""
    func end() {
      if !word.isEmpty { words.append(SpokenWord(key: word.lowercased(), text: word, fragment: fragment)) }
      word = ""
    }
    for scalar in text.unicodeScalars {
      switch scalar.kindInWord {
      case .letter: word.unicodeScalars.append(scalar)
      case .ignored: break
      case .separator: end()
      case .symbol:
        end()
        word.unicodeScalars.append(scalar)
        end()
      }
    }
    end()
    let rest = text.filter { !$0.isWhitespace }
    return words.isEmpty && !rest.isEmpty ? [SpokenWord(key: rest, text: rest, fragment: fragment)] : words
  }

  /// Returns the words of an utterance of Aloud. Fragments of the same text are joined.
  static func words(of fragments: [Fragment]) -> [SpokenWord] {
    var words: [SpokenWord] = []
    var index = 0
    while index < fragments.count {
      let first = fragments[index]
      var text = first.text
      index += 1
      while index < fragments.count, fragments[index].joint == .sameText {
        text += fragments[index].text
        index += 1
      }
      // Punctuation alone is not said between other parts.
      let own = SpokenWord.words(of: text, fragment: first)
      if fragments.count == 1 || own.contains(where: { $0.hasSubstance }) { words += own }
    }
    return words
  }

  private var hasSubstance: Bool {
    key.unicodeScalars.contains { $0.kindInWord == .letter || $0.kindInWord == .symbol }
  }
}

extension Unicode.Scalar {
  fileprivate enum KindInWord { case letter, symbol, separator, ignored }

  fileprivate var kindInWord: KindInWord {
    switch self {
    case "a"..."z", "A"..."Z", "0"..."9": return .letter
    case " ", ",", ".": return .separator
    // Apostrophes and variation selectors.
    case "'", "\u{2019}", "\u{02BC}", "\u{FE0E}", "\u{FE0F}": return .ignored
    default: break
    }
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
      .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber:
      return .letter
    case .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol: return .symbol
    case .format: return .ignored
    default: return .separator
    }
  }
}

/// The words that differ between a device and Aloud at a step.
enum WordDifference {
  /// A run of words that only one side says.
  private struct Run {
    var words: [SpokenWord]
    /// The number of the device's words before it.
    let place: Int
    var keys: [String] { words.map { $0.key } }
    var text: String { words.map { $0.text }.joined(separator: " ") }
  }

  /// Returns the differences from the form that is nearest to the words of the device.
  static func best(_ device: [SpokenWord], _ alternatives: [[SpokenWord]]) -> [Conformance.Difference] {
    let aligned = alternatives.map { ($0, Alignment($0.map { $0.key }, device.map { $0.key }).pairs) }
    let nearest = aligned.min { $0.0.count - 2 * $0.1.count < $1.0.count - 2 * $1.1.count }
    guard let (ours, pairs) = nearest else { return [] }
    return differences(ours, device, pairs)
  }

  private static func differences(
    _ ours: [SpokenWord], _ device: [SpokenWord], _ pairs: [Alignment.Pair]
  ) -> [Conformance.Difference] {
    let mine = runs(of: ours, without: Set(pairs.map { $0.old }), placed: pairs.map { ($0.old, $0.new) })
    let theirs = runs(of: device, without: Set(pairs.map { $0.new }), placed: pairs.map { ($0.new, $0.new) })
    // The indices of the device's runs by their words; the first index is last.
    var free: [[String]: [Int]] = [:]
    for (index, run) in theirs.enumerated().reversed() { free[run.keys, default: []].append(index) }
    var moved: Set<Int> = []
    var found: [(place: Int, difference: Conformance.Difference)] = []
    var onlyMine: [(place: Int, difference: Conformance.Difference)] = []
    for run in mine {
      guard let fragment = run.words[0].fragment else { continue }
      if let other = free[run.keys]?.popLast() {
        moved.insert(other)
        found.append((run.place, .elsewhere(run.text, fragment)))
      } else {
        onlyMine.append((run.place, .onlyOurs(run.text, fragment)))
      }
    }
    found += onlyMine
    for (index, run) in theirs.enumerated() where !moved.contains(index) {
      found.append((run.place, .onlyDevice(run.text)))
    }
    return found.enumerated().sorted { ($0.element.place, $0.offset) < ($1.element.place, $1.offset) }
      .map { $0.element.difference }
  }

  /// Returns runs of adjacent words without a partner. A new fragment begins a new run.
  private static func runs(
    of words: [SpokenWord], without paired: Set<Int>, placed: [(own: Int, device: Int)]
  ) -> [Run] {
    var runs: [Run] = []
    var places = placed[...]
    var place = 0
    var wasOpen = false
    for (index, word) in words.enumerated() {
      if paired.contains(index) {
        if let pair = places.popFirst() { place = pair.device + 1 }
        wasOpen = false
      } else if wasOpen, runs[runs.count - 1].words[0].fragment == word.fragment {
        runs[runs.count - 1].words.append(word)
      } else {
        runs.append(Run(words: [word], place: place))
        wasOpen = true
      }
    }
    return runs
  }
}

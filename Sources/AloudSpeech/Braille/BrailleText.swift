internal import AloudTree

/// The text of an utterance on a braille display: label, value, role and state words in the order of speech, with one
/// blank between them, without commas, cues and hint.
///
///     BrailleText(words: book).text(of: utterance)  // "Search btn"
///
/// Role and state words are shortened word by word. Words of the app are not, even a label "Button". Role and state
/// words are in lower case, but in German as in speech. Sources: the short words are Apple's, see ``BrailleWords``. No
/// public source has the line of an iOS device, so its contents, their order and what is shortened are assumed.
public struct BrailleText {
  private let words: (String) -> Phrasebook

  /// - Parameter words: the phrasebook of a language.
  public init(words: @escaping (String) -> Phrasebook) { self.words = words }

  /// The text of an element.
  public func text(of utterance: Utterance) -> String { text(of: utterance.fragments[..<utterance.starts.cues]) }

  /// The text of a message: all its words.
  public func message(_ utterance: Utterance) -> String { text(of: utterance.fragments[...]) }

  private func text(of fragments: ArraySlice<Fragment>) -> String {
    var line = ""
    for fragment in fragments {
      let text = text(of: fragment)
      guard !text.isEmpty else { continue }
      if !line.isEmpty, fragment.joint != .sameText { line += " " }
      line += text
    }
    return singleLine(line).split(separator: " ").joined(separator: " ")
  }

  private func text(of fragment: Fragment) -> String {
    guard [.trait, .state, .selected].contains(fragment.part), !isWordedByApp(fragment) else {
      return fragment.text
    }
    let book = words(fragment.language)
    let text = shortened(fragment, book)
    return book.language.hasPrefix("de") ? text : text.lowercased()
  }

  /// True if the app provides the words of the role or the state.
  private func isWordedByApp(_ fragment: Fragment) -> Bool {
    fragment.clause == .roleDescription || fragment.clause == .switchOtherValue
  }

  private func shortened(_ fragment: Fragment, _ book: Phrasebook) -> String {
    switch form(of: fragment, book) {
    case .word(let word): return book.braille.short(word) ?? fragment.text
    case .words(let words):
      let parts = fragment.text.split(separator: " ", omittingEmptySubsequences: false).map { part in
        let small = part.lowercased()
        let word = words.first { book.braille.full($0)?.lowercased() == small }
        return word.flatMap(book.braille.short) ?? String(part)
      }
      return parts.joined(separator: " ")
    case nil: return fragment.text
    }
  }

  /// The braille form of the phrase that was said. If a clause has several phrases, the words decide which it was.
  private func form(of fragment: Fragment, _ book: Phrasebook) -> BrailleForm? {
    guard let forms = fragment.clause?.row.braille else { return nil }
    guard forms.count > 1 else { return forms.first?.value }
    let said = fragment.text.lowercased()
    return forms.first { book.text($0.key).lowercased() == said }?.value
  }
}

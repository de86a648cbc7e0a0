internal import AloudTree

/// The text of an utterance on a braille display: label, value, role and state words in the order of speech, with one
/// blank between them, without commas, cues and hint.
///
///     BrailleText(words: book).text(of: utterance)  // "Search btn"
///
/// Role and state words are short, word by word; what the app says never is, even a label "Button". Role and state words have small
/// letters, in German those of speech. Sources: the short words are Apple's, see ``BrailleWords``; what is shown, in which order and where
/// words are shortened is assumed, since no public source has the line of an iOS device.
public struct BrailleText {
  private let words: (String) -> Phrasebook
  private let isShort: Bool

  /// ``VoiceOverSettings/Braille/shortForms`` decides whether words are shortened; `words` gives the words of a
  /// language.
  public init(settings: VoiceOverSettings = VoiceOverSettings(), words: @escaping (String) -> Phrasebook) {
    self.words = words
    isShort = settings.braille.shortForms
  }

  /// The text for the description of an element.
  public func text(of utterance: Utterance) -> String { text(of: utterance.fragments[..<utterance.starts.cues]) }

  /// The text for a message: all of its words.
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
    let text = isShort ? shortened(fragment, book) : fragment.text
    return book.language.hasPrefix("de") ? text : text.lowercased()
  }

  /// True where the words of a role or a state are the app's own.
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

  /// The form of the phrase that was said. Where a clause has several phrases, the words tell which one it was.
  private func form(of fragment: Fragment, _ book: Phrasebook) -> BrailleForm? {
    guard let forms = fragment.clause?.row.braille else { return nil }
    guard forms.count > 1 else { return forms.first?.value }
    let said = fragment.text.lowercased()
    return forms.first { book.text($0.key).lowercased() == said }?.value
  }
}

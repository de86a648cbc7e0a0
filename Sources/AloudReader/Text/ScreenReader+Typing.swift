internal import AloudSpeech
internal import AloudTree

/// The field that is being edited, as VoiceOver remembers it.
struct TextEditing: Sendable {
  /// The range that was selected last, in characters.
  var selection: Range<Int>?
  /// True if the last change made the selection larger, false if smaller; nil before the first change.
  var selectionGrew: Bool?
  /// The text before a deletion.
  var before: String?
}

// Typing feedback. Source: VoiceOver's typing feedback; details are assumed.
extension ScreenReader {
  /// Types each character separately.
  func type(_ text: String) -> [Event] {
    guard let field = editingField else { return [.refused(.noField)] }
    return text.map { .request(.insertText(field, String($0))) }
  }

  mutating func keyboard(_ request: (NodeID) -> Request) -> [Event] {
    guard let field = editingField else { return [.refused(.noField)] }
    editing.before = text(of: field)
    return [.request(request(field))]
  }

  mutating func echo(_ typed: String, in id: NodeID) -> [Event] {
    editing.selection = nil
    guard let character = typed.last else { return [] }
    let isSecure = textInput(id)?.secure == true
    let sounds: [Event] = isSecure ? [.happening(.secureTextEntered)] : []
    // A pasted text is said as a whole.
    if typed.count > 1, !isSecure { return say(typed, .line, of: id) }
    var said: [String] = []
    let feedback = settings.typingFeedback
    if feedback == .characters || feedback == .charactersAndWords {
      said.append(isSecure ? narrator.words.text(.charBullet) : spoken(String(character)))
    }
    let endsWord = !(character.isLetter || character.isNumber)
    if feedback == .words || feedback == .charactersAndWords, endsWord, !isSecure, let word = wordBefore(in: id) {
      said.append(word)
    }
    return sounds
      + said.enumerated().map { index, text in
        .said(narrator.utterance(.echo, SpokenText(text), clause: .echo, node: id), .echo, id, follows: index > 0)
      }
  }

  /// The word that the character before the insertion point ends.
  private func wordBefore(in id: NodeID) -> String? {
    let units = TextUnits(text(of: id))
    let end = insertionPoint(of: id) - 1
    guard let word = units.unit(.word, before: end), word.upperBound >= end else { return nil }
    return units.text(in: word)
  }

  mutating func tellDeletion(in id: NodeID, _ reply: Reply) -> [Event] {
    editing.selection = nil
    let before = editing.before ?? ""
    let now = text(of: id)
    guard reply.isHandled, now.count < before.count else { return [.happening(.boundary)] }
    let start = insertionPoint(of: id)
    let gone = String(before.dropFirst(start).prefix(before.count - now.count))
    let isSecure = textInput(id)?.secure == true
    let text = isSecure ? narrator.words.text(.charBullet) : spoken(gone)
    func tell(_ text: String, _ prosody: Prosody? = nil) -> [Event] {
      let fragment = Fragment(
        .echo, text, language: narrator.language, clause: .deletedText, node: id, prosody: prosody)
      return [.said(Utterance(description: [fragment]), .echo, id)]
    }
    switch settings.deletingText {
    case .nothing: return []
    case .sound: return [.happening(.deleted)]
    case .speak: return tell(narrator.words.text(.textDeleted, ["text": text]))
    case .pitch: return tell(text, Prosody(pitch: 0.5))
    }
  }

  /// Says the text of the field after undo or redo.
  func tellText(of id: NodeID) -> [Event] {
    let text = text(of: id)
    let said = text.isEmpty ? narrator.words.text(.textBlank) : text
    return [.said(narrator.utterance(.value, SpokenText(said), clause: .echo, node: id), .echo, id)]
  }
}

// Selecting text with the rotor option Text selection: flicks up and down choose a unit, flicks left and right select.
//
// Source: WWDC26 219, a demonstration of iOS 27. Earlier versions are assumed to select characters.
extension ScreenReader {
  private static let selectionUnits: [(unit: TextUnit, name: Phrase)] = [
    (.character, .textCharacterSelection), (.word, .textWordSelection), (.line, .textLineSelection),
  ]

  /// True while flicks left and right select text.
  var selectsText: Bool { selectsText(rotor.current, at: focus) }

  /// The same for an option of the rotor, and an element under the cursor.
  func selectsText(_ option: RotorOption, at focus: NodeID?) -> Bool {
    settings.has(.textSelection) && option == .textSelection && focus.map(isEditing) == true
  }

  /// Explains how to select text; said after the name of the option.
  func selectionHelp() -> [Event] {
    guard settings.hints, settings.has(.textSelection) else { return [] }
    return [Phrase.textSelectionExpand, .textSelectionShrink].map { phrase in
      var speech = Speech(narrator.utterance(.hint, phrase, clause: .rotorName), origin: .rotor)
      speech.follows = true
      return .utterance(speech)
    }
  }

  mutating func chooseSelectionUnit(_ forward: Bool) -> [Event] {
    let next = (rotor.entry ?? 0) + (forward ? 1 : -1)
    guard Self.selectionUnits.indices.contains(next) else { return [.happening(.boundary)] }
    rotor.entry = next
    return [.said(narrator.utterance(.rotor, Self.selectionUnits[next].name, clause: .rotorItem), .rotor)]
  }

  /// Extends or reduces the selection by a unit.
  mutating func select(forward: Bool) -> [Event] {
    guard let focus, isEditing(focus) else { return [.happening(.boundary)] }
    let units = TextUnits(text(of: focus))
    // The app may have shortened the text.
    let selection = editing.selection?.clamped(to: 0..<units.count)
    let start = selection?.lowerBound ?? insertionPoint(of: focus)
    let end = selection?.upperBound ?? start
    let unit = settings.has(.textSelection) ? Self.selectionUnits[rotor.entry ?? 0].unit : .character
    let found = forward ? units.unit(unit, after: end) : units.unit(unit, before: end)
    guard let next = found.map({ forward ? $0.upperBound : max($0.lowerBound, start) }), next != end else {
      return [.happening(.boundary)]
    }
    editing.selection = next == start ? nil : start..<next
    let changed = units.text(in: min(end, next)..<max(end, next))
    return [
      .request(.select(focus, start..<next)),
      .said(
        narrator.utterance(
          .echo, forward ? .textSelectedSuffix : .textUnselectedSuffix, ["text": spoken(changed)],
          clause: .selectedText, node: focus), .echo, focus),
    ]
  }

  /// The name of a single character, or a longer text unchanged.
  private func spoken(_ text: String) -> String {
    guard text.count == 1, let character = text.first else { return text }
    return CharacterSpeech.spoken(character, in: narrator.words, capital: .nothing).text
  }
}

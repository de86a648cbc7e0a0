internal import AloudSpeech
internal import AloudTree

// The feedback on typing. Source: VoiceOver's typing feedback; assumed in detail.
extension ScreenReader {
  /// Each character is typed on its own.
  func type(_ text: String) -> [Event] {
    guard let field = editingField else { return [.refused(.noField)] }
    return text.map { .request(.insertText(field, String($0))) }
  }

  mutating func keyboard(_ request: (NodeID) -> Request) -> [Event] {
    guard let field = editingField else { return [.refused(.noField)] }
    textBefore = text(of: field)
    return [.request(request(field))]
  }

  mutating func echo(_ typed: String, in id: NodeID) -> [Event] {
    selection = nil
    guard let character = typed.last else { return [] }
    let isSecure = textInput(id)?.secure == true
    let sounds: [Event] = isSecure ? [.happening(.secureTextEntered)] : []
    // A pasted text is said as a whole.
    if typed.count > 1, !isSecure { return say(typed, .line, of: id) }
    var said: [String] = []
    let feedback = settings.typingFeedback
    if feedback == .characters || feedback == .charactersAndWords {
      said.append(isSecure ? narrator.words.text(.charBullet) : name(of: character))
    }
    let endsWord = !(character.isLetter || character.isNumber)
    if feedback == .words || feedback == .charactersAndWords, endsWord, !isSecure, let word = wordBefore(in: id) {
      said.append(word)
    }
    return sounds
      + said.enumerated().map { index, text in
        var speech = Speech(
          narrator.utterance(.echo, SpokenText(text), clause: .echo, node: id), origin: .echo, node: id)
        speech.follows = index > 0
        return .utterance(speech)
      }
  }

  private func name(of character: Character) -> String {
    CharacterSpeech.spoken(character, in: narrator.words, capital: .nothing).text
  }

  /// The word that the character before the insertion point ends.
  private func wordBefore(in id: NodeID) -> String? {
    let units = TextUnits(text(of: id))
    let end = insertionPoint(of: id) - 1
    guard let word = units.unit(.word, before: end), word.upperBound >= end else { return nil }
    return units.text(in: word)
  }

  mutating func tellDeletion(in id: NodeID, _ reply: Reply) -> [Event] {
    selection = nil
    let before = textBefore ?? ""
    let now = text(of: id)
    guard reply.isHandled, now.count < before.count else { return [.happening(.boundary)] }
    let start = insertionPoint(of: id)
    let gone = String(before.dropFirst(start).prefix(before.count - now.count))
    let isSecure = textInput(id)?.secure == true
    let text = isSecure ? narrator.words.text(.charBullet) : gone.count == 1 ? gone.map(name).joined() : gone
    switch settings.deletingText {
    case .nothing: return []
    case .sound: return [.happening(.deleted)]
    case .speak: return [tellDeleted(narrator.words.text(.textDeleted, ["text": text]), pitch: nil, in: id)]
    case .pitch: return [tellDeleted(text, pitch: 0.5, in: id)]
    }
  }

  private func tellDeleted(_ text: String, pitch: Double?, in id: NodeID) -> Event {
    let fragment = Fragment(
      .echo, text, language: narrator.language, clause: .deletedText, node: id,
      prosody: pitch.map { Prosody(pitch: $0) })
    return .utterance(Speech(Utterance(description: [fragment]), origin: .echo, node: id))
  }

  /// After undo and redo, what is in the field.
  func tellText(of id: NodeID) -> [Event] {
    let text = text(of: id)
    let said = text.isEmpty ? narrator.words.text(.textBlank) : text
    return [
      .utterance(Speech(narrator.utterance(.value, SpokenText(said), clause: .echo, node: id), origin: .echo, node: id))
    ]
  }
}

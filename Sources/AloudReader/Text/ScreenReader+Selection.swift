internal import AloudSpeech
internal import AloudTree

// Selecting text with the rotor on Text selection: units are chosen up and down, and selected left and right.
//
// Source: WWDC26 219, a demonstration of iOS 27; the setting `textSelection` has what was assumed before.
extension ScreenReader {
  private static let selectionUnits: [(unit: TextUnit, name: Phrase)] = [
    (.character, .textCharacterSelection), (.word, .textWordSelection), (.line, .textLineSelection),
  ]

  /// True while flicks to the left and right select.
  var selectsText: Bool {
    settings.textSelection == .units && rotor.current == .textSelection && focus.map(isEditing) == true
  }

  /// How text is selected, said after the name of the option.
  func selectionHelp() -> [Event] {
    guard settings.hints, settings.textSelection == .units else { return [] }
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
    let name = narrator.utterance(.rotor, Self.selectionUnits[next].name, clause: .rotorItem)
    return [.utterance(Speech(name, origin: .rotor))]
  }

  /// Extends the selection by a unit, or takes one away.
  mutating func select(forward: Bool) -> [Event] {
    guard let focus, isEditing(focus) else { return [.happening(.boundary)] }
    let units = TextUnits(text(of: focus))
    // The app may have made the text shorter.
    let selection = selection?.clamped(to: 0..<units.count)
    let start = selection?.lowerBound ?? insertionPoint(of: focus)
    let end = selection?.upperBound ?? start
    let unit = settings.textSelection == .units ? Self.selectionUnits[rotor.entry ?? 0].unit : .character
    let found = forward ? units.unit(unit, after: end) : units.unit(unit, before: end)
    guard let next = found.map({ forward ? $0.upperBound : max($0.lowerBound, start) }), next != end else {
      return [.happening(.boundary)]
    }
    self.selection = next == start ? nil : start..<next
    let changed = units.text(in: min(end, next)..<max(end, next))
    let words = narrator.utterance(
      .echo, forward ? .textSelectedSuffix : .textUnselectedSuffix, ["text": spoken(changed)], clause: .selectedText,
      node: focus)
    return [.request(.select(focus, start..<next)), .utterance(Speech(words, origin: .echo, node: focus))]
  }

  /// A character by its name, more of a text as it stands.
  private func spoken(_ text: String) -> String {
    guard text.count == 1, let character = text.first else { return text }
    return CharacterSpeech.spoken(character, in: narrator.words, capital: .nothing).text
  }
}

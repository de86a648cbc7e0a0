internal import AloudSpeech
package import AloudTree

// Reading and editing text. Sources: AccessibilitySnapshot and moba11y's simulator for words; otherwise assumed.
extension ScreenReader {
  /// The field with the keyboard focus: the one under the cursor if it is being edited, else the first that is.
  var editingField: NodeID? {
    let tree = narrator.tree
    if let focus, isEditing(focus) { return focus }
    return tree.ids.first { isEditing($0) }
  }

  /// Escape dismisses the keyboard first, unless its field is behind something modal. Source: documentation: a scrub
  /// dismisses an alert, a popover or the keyboard, and otherwise goes back.
  func escape() -> [Event] {
    guard let field = editingField, narrator.order.rank(of: field) != nil else { return [.request(.escape(focus))] }
    return [.request(.endEditing(field))]
  }

  func isEditing(_ id: NodeID) -> Bool { narrator.tree[id].isBeingEdited }

  func textInput(_ id: NodeID) -> TextInput? { narrator.tree.has(id) ? narrator.tree[id].input : nil }

  /// The reported text of a field: bullets for a password.
  func text(of id: NodeID) -> String {
    narrator.tree.has(id) ? narrator.tree.nodes[id.index].reportedValue?.string ?? "" : ""
  }

  func insertionPoint(of id: NodeID) -> Int {
    let count = text(of: id).count
    return min(max(textInput(id)?.insertionPoint ?? count, 0), count)
  }

  // MARK: A field that is being edited

  /// The unit by which the rotor moves, and the position of the insertion point.
  func editingDetails(of id: NodeID) -> [Fragment] {
    guard settings.editingDetails != .off else { return [] }
    let mode: Phrase = rotor.current == .words ? .textWordMode : .textCharacterMode
    return (settings.editingDetails == .on ? [narrator.fragment(.state, mode, clause: .editingMode, node: id)] : [])
      + [insertionPointFragment(of: id)].compactMap { $0 }
  }

  /// The insertion point has words only at the start and at the end. In an empty field it is at the start.
  private func insertionPointFragment(of id: NodeID) -> Fragment? {
    let point = insertionPoint(of: id)
    guard point == 0 || point == text(of: id).count else { return nil }
    let phrase: Phrase = point == 0 ? .textInsertionStart : .textInsertionEnd
    return narrator.fragment(.state, phrase, clause: .insertionPoint, node: id)
  }

  mutating func tellInsertionPoint(of id: NodeID) -> [Event] {
    editing.selection = nil
    guard let fragment = insertionPointFragment(of: id) else { return [] }
    return [.said(Utterance(description: [fragment]), .echo, id)]
  }

  /// A double tap in a field that is being edited moves the insertion point to the other end of the text.
  func insertionPointToggle(of id: NodeID) -> Request? {
    guard isEditing(id) else { return nil }
    let count = text(of: id).count
    return .moveInsertionPoint(id, to: insertionPoint(of: id) == count ? 0 : count)
  }

  // MARK: Moving over characters, words and lines

  var hasLines: Bool {
    guard let rank, let focus else { return false }
    let details = narrator.tree.nodes[focus.index].sharedDetails?.value
    if !(details?.readingContent ?? []).isEmpty || details?.text?.multiline == true { return true }
    return narrator.text(atRank: rank).contains { $0.isNewline }
  }

  mutating func pass(_ unit: TextUnit, _ forward: Bool) -> [Event] {
    guard let rank, let focus else { return nothingFound(unit) }
    if isEditing(focus) { return passInField(focus, unit, forward) }
    let text = unit == .line && !pageText(of: focus).isEmpty ? pageText(of: focus) : readableText(atRank: rank)
    let units = TextUnits(text)
    let next =
      forward
      ? units.unit(unit, after: rotor.passed?.upperBound ?? 0)
      : rotor.passed.flatMap { units.unit(unit, before: $0.lowerBound) }
    guard let next else { return nothingFound(unit) }
    rotor.passed = next
    return say(units.text(in: next), unit, of: focus)
  }

  /// Sentences and paragraphs are not rotor options.
  private func nothingFound(_ unit: TextUnit) -> [Event] {
    switch unit {
    case .character: nothingFound(RotorOption.characters)
    case .word: nothingFound(RotorOption.words)
    case .line: nothingFound(RotorOption.lines)
    case .sentence, .paragraph: [.happening(.boundary)]
    }
  }

  /// The text of a stop; for an element without a label, the text of its page.
  func readableText(atRank rank: Int) -> String {
    let text = narrator.text(atRank: rank)
    return text.isEmpty ? pageText(of: narrator.order.stops[rank]) : text
  }

  private func pageText(of id: NodeID) -> String {
    (narrator.tree.nodes[id.index].sharedDetails?.value.pageLines ?? []).map { $0.text.string }.joined(separator: "\n")
  }

  /// Moves the insertion point over a unit, and says the unit. At the ends, plays a sound and says the position.
  private mutating func passInField(_ id: NodeID, _ unit: TextUnit, _ forward: Bool) -> [Event] {
    let point = insertionPoint(of: id)
    let units = TextUnits(text(of: id))
    let passed = forward ? units.unit(unit, after: point) : units.unit(unit, before: point)
    guard let passed else { return [.happening(.boundary)] + tellInsertionPoint(of: id) }
    rotor.passed = passed
    return [.request(.moveInsertionPoint(id, to: forward ? passed.upperBound : passed.lowerBound))]
      + say(units.text(in: passed), unit, of: id)
  }

  func say(_ text: String, _ unit: TextUnit, of id: NodeID) -> [Event] {
    if unit == .character, let character = text.first { return spell(character, of: id) }
    let text = text.allSatisfy { $0.isWhitespace } ? narrator.words.text(.textBlank) : text
    return [.said(narrator.utterance(.echo, SpokenText(text), clause: .passedText, node: id), .echo, id)]
  }

  /// Says the name of a character, and after a pause its phonetic spelling.
  private func spell(_ character: Character, of id: NodeID) -> [Event] {
    let spoken = CharacterSpeech.spoken(character, in: narrator.words, capital: settings.capitalLetters)
    let fragment = Fragment(
      .echo, spoken.text, language: narrator.language, clause: .passedText, node: id,
      prosody: spoken.isRaised ? Prosody(pitch: 1.5) : nil)
    var utterance = Utterance(description: [fragment])
    if settings.phonetics, let spelling = narrator.words.phonetic(of: character) {
      utterance.hint = [Fragment(.echo, spelling, language: narrator.language, clause: .phonetic, node: id)]
    }
    let said = Event.said(utterance, .echo, id)
    return spoken.isCapitalSound ? [.happening(.capital), said] : [said]
  }
}

extension Node {
  /// The text input of the node: as written, else as its traits imply.
  package var input: TextInput? {
    if let text = sharedDetails?.value.text { return text }
    guard !traits.isDisjoint(with: [.textEntry, .searchField]) else { return nil }
    return TextInput(
      secure: traits.contains(.secureTextField), multiline: traits.contains(.textArea),
      editing: traits.contains(.isEditing))
  }

  package var isBeingEdited: Bool { input.map { $0.editing || traits.contains(.isEditing) } ?? false }
}

internal import AloudSpeech
internal import AloudTree

// Commands that read without moving the cursor.
extension ScreenReader {
  mutating func read(_ matter: Command.Matter) -> [Event] {
    guard let rank, let focus else { return [.refused(.noFocus)] }
    switch matter {
    case .hint: return readHint(of: rank)
    case .unit(let unit): return readUnit(unit) { $0.say($1, unit, of: focus) }
    case .characterPhonetically: return readUnit(.character) { $0.sayPhonetically($1, of: focus) }
    case .lineCount: return readLineCount()
    case .textStyle: return readTextStyle()
    case .selectedText: return readSelectedText()
    case .url:
      let links = narrator.tree.nodes[focus.index].textRuns.compactMap({ $0.attributes.link })
      guard let link = attributesHere?.link ?? links.first else { return [.refused(.noLink)] }
      return answer(narrator.fragments(.value, SpokenText(link), clause: .commandAnswer, node: focus))
    case .rowContents, .rowHeader, .columnContents, .columnHeader, .rowAndColumn, .rowColumnAndCell:
      return readTable(matter)
    case .systemFocusedItem: return readSystemFocusedItem { $0.arrival(atRank: $1, after: $1) }
    case .systemFocusedItemSummary:
      return readSystemFocusedItem { Utterance(description: $0.narrator.utterance(atRank: $1, after: $1).description) }
    }
  }

  func answer(_ fragments: [Fragment]) -> [Event] { [.said(Utterance(description: fragments), .system, focus)] }

  /// Reads the hint, even if hints are off.
  private func readHint(of rank: Int) -> [Event] {
    var spoken = narrator
    if !settings.hints {
      var environment = environment
      var settings = settings
      settings.hints = true
      environment.set(settings)
      spoken = environment.narrator(for: narrator.tree)
    }
    let hint = spoken.utterance(atRank: rank, after: rank).hint
    return hint.isEmpty ? [.refused(.noHint)] : answer(hint)
  }

  private func readSystemFocusedItem(_ utterance: (ScreenReader, Int) -> Utterance) -> [Event] {
    guard let field = editingField, let rank = narrator.order.rank(of: field) else { return [.refused(.noField)] }
    return [.said(utterance(self, rank), .system, field)]
  }

  // MARK: Of the text

  /// The text of the element under the cursor; the contents of a field that is being edited.
  private var textHere: String {
    guard let rank, let focus else { return "" }
    return isEditing(focus) ? text(of: focus) : readableText(atRank: rank)
  }

  /// The user's position in ``textHere``: after the last unit that was read, or the insertion point.
  private var placeInText: Int {
    guard let focus, isEditing(focus) else { return rotor.passed?.lowerBound ?? 0 }
    return insertionPoint(of: focus)
  }

  private func readUnit(_ unit: TextUnit, _ say: (ScreenReader, String) -> [Event]) -> [Event] {
    let units = TextUnits(textHere)
    let place = placeInText
    guard let range = units.unit(unit, after: place) ?? units.unit(unit, before: place) else {
      return [.refused(.noText)]
    }
    return say(self, units.text(in: range))
  }

  private func sayPhonetically(_ text: String, of id: NodeID) -> [Event] {
    guard let character = text.first, let spelling = narrator.words.phonetic(of: character) else {
      return [.refused(.noPhonetics)]
    }
    return answer([Fragment(.echo, spelling, language: narrator.language, clause: .phonetic, node: id)])
  }

  private func readLineCount() -> [Event] {
    let text = textHere
    guard !text.isEmpty else { return [.refused(.noText)] }
    let count = TextUnits(text).ranges(of: .line).count
    return answer([narrator.words.text(.textLines, counting: count)])
  }

  /// Says a text of VoiceOver.
  private func answer(_ texts: [String]) -> [Event] {
    answer(
      texts.map { text in
        Fragment(.state, text, language: narrator.words.language, clause: .commandAnswer, node: focus ?? .root)
      })
  }

  private func readSelectedText() -> [Event] {
    guard let field = editingField else { return [.refused(.noField)] }
    let characters = Array(text(of: field))
    guard let selected = editing.selection?.clamped(to: 0..<characters.count), !selected.isEmpty else {
      return [.refused(.nothingSelected)]
    }
    let text = ["text": String(characters[selected])]
    return answer([narrator.fragment(.state, .textSelectedSuffix, text, clause: .selectedText, node: field)])
  }

  // MARK: How it looks

  /// The attributes of the run at the user's position.
  private var attributesHere: TextAttributes? {
    guard let focus else { return nil }
    let runs = narrator.tree.nodes[focus.index].textRuns
    var end = 0
    for run in runs {
      end += run.text.count
      if placeInText < end { return run.attributes }
    }
    return runs.last?.attributes
  }

  /// Reads font, size, style and color of the run at the user's position. A run without these is plain.
  private func readTextStyle() -> [Event] {
    guard let attributes = attributesHere else { return [.refused(.noText)] }
    var parts: [String] = []
    let words = narrator.words
    if let name = attributes.fontName { parts.append(name) }
    if let size = attributes.fontSize {
      parts.append(words.text(.textPoints, ["size": words.numbers.string(size)]))
    }
    if attributes.isPlain { parts.append(words.text(.searchPlainText)) }
    if attributes.bold { parts.append(words.text(.textBold)) }
    if attributes.italic { parts.append(words.text(.textItalic)) }
    if attributes.underline { parts.append(words.text(.textUnderlined)) }
    if let color = attributes.color { parts.append(color) }
    return answer(parts)
  }
}

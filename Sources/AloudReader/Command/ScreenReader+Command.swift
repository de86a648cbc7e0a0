internal import AloudBase
internal import AloudSpeech
internal import AloudTree

// Commands without a gesture. Their behavior is assumed where no source is named.
extension ScreenReader {
  mutating func carryOut(_ command: Command) -> [Event] {
    switch command.work {
    case .gesture, .as: return []
    case .find(let target, let direction): return find(target, direction.isForward)
    case .pass(let unit, let direction): return pass(unit, direction.isForward)
    case .go(let destination): return go(to: destination)
    case .read(let matter): return read(matter)
    case .edit(let edit): return self.edit(edit)
    case .toggle(let toggle): return self.toggle(toggle)
    case .device: return [.refused(Refusal("\"\(command.name)\" is done by the device"))]
    case .nothing(let lack):
      return [.refused(Refusal("\"\(command.name)\" does nothing here: \(Message(english: lack.rawValue))"))]
    }
  }

  // MARK: Editing

  private mutating func edit(_ edit: Command.Edit) -> [Event] {
    guard let field = editingField else { return [.refused(.noField)] }
    switch edit {
    case .copy, .cut: return copy(from: field, cuts: edit == .cut)
    case .paste:
      guard let text = commands.pasteboard else { return [.refused(.emptyPasteboard)] }
      return [.request(.insertText(field, text))]
    case .deleteWord:
      let point = insertionPoint(of: field)
      guard let word = TextUnits(text(of: field)).unit(.word, before: point) else { return [.happening(.boundary)] }
      return delete(word.lowerBound..<point, in: field)
    }
  }

  private mutating func copy(from field: NodeID, cuts: Bool) -> [Event] {
    guard textInput(field)?.secure != true else { return [.refused(.secureText)] }
    let characters = Array(text(of: field))
    guard let selected = editing.selection?.clamped(to: 0..<characters.count), !selected.isEmpty else {
      return [.refused(.nothingSelected)]
    }
    commands.pasteboard = String(characters[selected])
    return cuts ? delete(selected, in: field) : tell(.textCopied)
  }

  private mutating func delete(_ range: Range<Int>, in field: NodeID) -> [Event] {
    editing.before = text(of: field)
    return [.request(.select(field, range)), .request(.deleteBackward(field))]
  }

  // MARK: Switching

  private mutating func toggle(_ toggle: Command.Toggle) -> [Event] {
    switch toggle {
    case .textSelection:
      guard let focus, isEditing(focus) else { return [.refused(.noField)] }
      let option = rotor.current == .textSelection ? RotorOption.characters : .textSelection
      return turnRotor(toName: name(of: option))
    case .navigation:
      var settings = settings
      settings.navigation = settings.navigation == .flat ? .grouped : .flat
      change(settings)
      return tell(settings.navigation == .flat ? .navigationFlat : .navigationGrouped)
    case .letterNavigation:
      commands.navigatesByLetter.toggle()
      let isOn = commands.navigatesByLetter
      return [.happening(isOn ? .quickNavEnabled : .quickNavDisabled)] + tell(isOn ? .quicknavOn : .quicknavOff)
    }
  }

  // MARK: Letters

  /// A letter moves to the next element of a kind, a capital letter to the previous one. A digit moves to the next
  /// heading of that level.
  /// Source: Apple's user guide: single-key Quick Nav with an external keyboard.
  private static let letters: [Character: RotorOption] = [
    "b": .buttons, "c": .formControls, "h": .headings, "i": .images, "l": .links, "m": .sameItem, "r": .textFields,
    "s": .staticText, "t": .tables, "w": .landmarks, "x": .lists,
    "1": .headingLevel(1), "2": .headingLevel(2), "3": .headingLevel(3), "4": .headingLevel(4), "5": .headingLevel(5),
    "6": .headingLevel(6),
  ]

  /// Handles typed letters. They are text for the field that is being edited; otherwise they are commands if Quick Nav
  /// is on.
  mutating func press(_ text: String) -> [Event] {
    guard commands.navigatesByLetter, let key = text.first, text.count == 1, editingField == nil else {
      return type(text)
    }
    guard let option = Self.letters[key.lowercased().first ?? key] else { return [.refused(.noCommand(of: key))] }
    return find(.option(option), !key.isUppercase)
  }
}

extension Refusal {
  static let nothingSearched = Refusal("no text has been searched for: `item text search \"text\"` searches")
  static let emptyPasteboard = Refusal("nothing has been copied or cut")
  static let secureText = Refusal("the text of a secure text field cannot be copied")
  static let nothingSelected = Refusal("no text is selected: the rotor option Text selection selects it")
  static let noTable = Refusal("the VoiceOver cursor is not in a cell of a table")
  static let noHeader = Refusal("the table has no such header")
  static let noHint = Refusal("the element has no hint")
  static let noText = Refusal("the element has no text")
  static let noLink = Refusal("the element has no link: see `link` in a run of its label")
  static let noLinkedItem = Refusal("the element is not linked to another one: see `link` in a run of its label")
  static let noStatusBar = Refusal("no element of this screen has the trait `statusBarElement`")
  static let noPhonetics = Refusal("there is no phonetic word for this character")

  static func noCommand(of key: Character) -> Refusal { Refusal("no command has the key \"\(String(key).printable)\"") }
}

// The places to which commands move the cursor, or the insertion point.
extension ScreenReader {
  mutating func go(to destination: Command.Destination) -> [Event] {
    switch destination {
    case .topOfContainer: return goToEndOfContainer(first: true)
    case .bottomOfContainer: return goToEndOfContainer(first: false)
    case .topOfDocument: return goToEndOfDocument(first: true)
    case .bottomOfDocument: return goToEndOfDocument(first: false)
    case .nextColumn: return goToColumn(.next)
    case .previousColumn: return goToColumn(.previous)
    case .linkedItem: return goToLinkedItem()
    case .statusBar:
      let tree = narrator.tree
      let rank = narrator.order.stops.firstIndex { stop in
        tree.lineage(of: stop).contains { tree[$0].traits.contains(.statusBarElement) }
      }
      return rank.map { go(to: $0) } ?? [.refused(.noStatusBar)]
    case .systemFocusedItem:
      guard let field = editingField, let rank = narrator.order.rank(of: field) else { return [.refused(.noField)] }
      return [.happening(.synchronizedFocus)] + go(to: rank)
    case .firstWord: return goToWord(first: true)
    case .lastWord: return goToWord(first: false)
    }
  }

  /// Moves to an end of the innermost container around the cursor. Without a container, it is the end of the screen.
  private mutating func goToEndOfContainer(first: Bool) -> [Event] {
    guard let rank else { return [.refused(.noFocus)] }
    let around = narrator.order.containers.filter { $0.ranks.contains(rank) }
    guard let inner = around.min(by: { $0.ranks.count < $1.ranks.count }) else { return goToEnd(first: first) }
    return go(to: first ? inner.ranks.lowerBound : inner.ranks.upperBound - 1)
  }

  /// Moves to an end of the field that is being edited, else of the web page around the cursor, else of the screen.
  private mutating func goToEndOfDocument(first: Bool) -> [Event] {
    guard let focus else { return [.refused(.noFocus)] }
    if isEditing(focus) { return [.request(.moveInsertionPoint(focus, to: first ? 0 : text(of: focus).count))] }
    let tree = narrator.tree
    guard let page = tree.lineage(of: focus).last(where: { tree[$0].traits.contains(.webContent) }) else {
      return goToEnd(first: first)
    }
    let ranks = narrator.order.stops.indices.filter { tree.contains(page, narrator.order.stops[$0]) }
    return (first ? ranks.first : ranks.last).map { go(to: $0) } ?? [.happening(.boundary)]
  }

  /// Moves to the element to which a link of the element under the cursor leads by its id: `#id`.
  private mutating func goToLinkedItem() -> [Event] {
    guard let focus else { return [.refused(.noFocus)] }
    let links = narrator.tree.nodes[focus.index].textRuns.compactMap { $0.attributes.link }
    guard let link = links.first(where: { $0.hasPrefix("#") }),
      let rank = screenIndex().ids[String(link.dropFirst())].flatMap(rankOfStop)
    else { return [.refused(.noLinkedItem)] }
    return go(to: rank)
  }

  private mutating func goToWord(first: Bool) -> [Event] {
    guard let rank, let focus else { return [.refused(.noFocus)] }
    let units = TextUnits(isEditing(focus) ? text(of: focus) : readableText(atRank: rank))
    let words = units.ranges(of: .word)
    guard let word = first ? words.first : words.last else { return [.refused(.noText)] }
    rotor.passed = word
    let said = say(units.text(in: word), .word, of: focus)
    return isEditing(focus) ? [.request(.moveInsertionPoint(focus, to: word.lowerBound))] + said : said
  }

  private mutating func goToColumn(_ direction: Command.Direction) -> [Event] {
    guard let place = tablePlace else { return [.refused(.noTable)] }
    let columns = cells(of: place.table).filter { $0.rows.contains(place.rows.lowerBound) }
    let beside = columns.filter {
      direction.isForward
        ? $0.columns.lowerBound >= place.columns.upperBound : $0.columns.upperBound <= place.columns.lowerBound
    }
    let next =
      direction.isForward
      ? beside.min { $0.columns.lowerBound < $1.columns.lowerBound }
      : beside.max { $0.columns.lowerBound < $1.columns.lowerBound }
    return next.map { go(to: $0.rank) } ?? [.happening(.boundary)]
  }
}

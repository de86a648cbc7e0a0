internal import AloudSpeech
internal import AloudTree

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

  /// Moves to an end of the innermost container around the cursor; without a container, of the screen.
  private mutating func goToEndOfContainer(first: Bool) -> [Event] {
    guard let rank else { return [.refused(.noFocus)] }
    let around = narrator.order.containers.filter { $0.ranks.contains(rank) }
    guard let inner = around.min(by: { $0.ranks.count < $1.ranks.count }) else { return goToEnd(first: first) }
    return go(to: first ? inner.ranks.lowerBound : inner.ranks.upperBound - 1)
  }

  /// Moves to an end of the field that is edited, of the web page around the cursor, else of the screen.
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
    let links = narrator.tree.nodes[focus.index].textRuns.compactMap(\.attributes.link)
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

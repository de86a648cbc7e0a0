internal import AloudSpeech
internal import AloudTree

// Reading on: element after element, and the cursor follows. Source: the user guide; that hints are skipped is assumed.
extension ScreenReader {
  mutating func readAll(fromTop: Bool) -> [Event] {
    guard let start = fromTop && !narrator.order.stops.isEmpty ? 0 : rank else { return [.happening(.boundary)] }
    isReadingAll = true
    return readOn(to: start, after: fromTop ? nil : start)
  }

  /// Goes on reading once the element has been said; nothing when the end is reached or nobody reads.
  ///
  /// At an element with the trait causesPageTurn the app is asked for the next page.
  public mutating func continueReading() -> [Event] {
    guard isReadingAll, let rank, let focus else { return [] }
    if narrator.tree.nodes[focus.index].traits.contains(.causesPageTurn) {
      return ask(.scroll(focus, .next))
    }
    guard rank + 1 < narrator.order.stops.count else {
      isReadingAll = false
      return []
    }
    return heard(readOn(to: rank + 1, after: rank))
  }

  /// After a page was asked for: reads it, unless it is the same one; that is the end of the book.
  mutating func readPage(_ reply: Reply) -> [Event] {
    if reply.isHandled, reply.movesFocus {
      isTurningPage = true
      return []
    }
    guard reply.isHandled, let rank, narrator.utterance(atRank: rank, after: rank) != asked?.utterance else {
      isReadingAll = false
      return []
    }
    return readOn(to: rank, after: rank)
  }

  private mutating func readOn(to next: Int, after previous: Int?) -> [Event] {
    moving { reader in
      var utterance = reader.focus(next, after: previous)
      if !reader.settings.readAllHints {
        utterance.hint = []
        utterance.laterCues = []
      }
      return utterance
    }
  }
}

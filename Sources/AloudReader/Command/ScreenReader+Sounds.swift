internal import AloudSpeech
internal import AloudTree

// Sounds that accompany a gesture and tell nothing beyond the speech.
extension ScreenReader {
  mutating func accompanied(_ gesture: Gesture, _ perform: (inout ScreenReader) -> [Event]) -> [Event] {
    let wasOnGroup = grouping.current != nil
    let selected = selection?.count ?? 0
    var events = perform(&self)
    switch gesture {
    case .swipeUp, .swipeDown, .swipeLeft, .swipeRight:
      if let sound = selectionSound(events, from: selected) { events.insert(sound, at: 0) }
    case .twoFingerSwipeRight, .twoFingerSwipeLeft:
      guard settings.navigation == .grouped, events != [.happening(.boundary)] else { break }
      events.insert(.happening(gesture == .twoFingerSwipeRight ? .startInteracting : .stopInteracting), at: 0)
    default: break
    }
    if grouping.current != nil, !wasOnGroup { events.insert(.happening(.interactableGroup), at: 0) }
    return events
  }

  /// The sound of a selection that grew and now shrinks, or the other way round; nil for any other.
  private mutating func selectionSound(_ events: [Event], from count: Int) -> Event? {
    for case .request(.select(_, let range)) in events {
      let grew = range.count > count
      let before = commands.selectionGrew
      commands.selectionGrew = grew
      return before.map { $0 != grew } == true ? .happening(.selectionDirectionChanged) : nil
    }
    return nil
  }
}

internal import AloudSpeech
internal import AloudTree

// The content in view. It matters only to three-finger swipes, on screens that have pages.
extension Navigation {
  /// A screen with its content scrolled: the offsets, and the page that the app reports.
  struct View: Sendable {
    var narrator: Narrator
    var scrolling: Scrolling

    /// What makes two views the same.
    struct Key: Hashable, Sendable {
      let offsets: [NodeID: ScreenPoint]
      let pages: [Int]
    }

    init(_ reader: ScreenReader) {
      narrator = reader.narrator
      scrolling = reader.scrolling
    }

    var key: Key {
      let tree = narrator.tree
      return Key(
        offsets: scrolling.offsets,
        pages: tree.ids.compactMap { id in
          guard case .pages(let page, _, _)? = tree[id].sharedDetails?.value.scroll else { return nil }
          return page
        })
    }
  }

  /// A move of the cursor to a stop while a view is shown.
  struct Shift: Hashable {
    let view, stop: Int32
  }

  /// A scroll while the cursor is on a stop.
  struct ScrollStart: Hashable {
    let place: NavigationPlace
    let direction: ScreenReader.ScrollDirection
  }

  /// The view after the cursor moves to a stop.
  mutating func view(showing rank: Int, from view: Int32) -> Int32 {
    let shift = Shift(view: view, stop: Int32(rank))
    if let known = shown[shift] { return known }
    var mover = reader
    (mover.narrator, mover.scrolling) = (viewed[Int(view)].narrator, viewed[Int(view)].scrolling)
    let before = mover.scrolling
    mover.scrollIntoView(rank)
    for case .request(.showPage(let id, let page)) in mover.pagesShown(since: before) { mover.turn(id, toPage: page) }
    let new = number(of: View(mover))
    shown[shift] = new
    return new
  }

  private mutating func number(of view: View) -> Int32 {
    let number = views.number(of: view.key)
    if viewed.count <= Int(number) { viewed.append(view) }
    return number
  }

  /// The place after a three-finger swipe, if it turns a page. Other scroll views only report a position, and behaviors
  /// of the app may change the screen.
  mutating func scroll(from place: NavigationPlace, _ direction: ScreenReader.ScrollDirection) -> NavigationPlace? {
    guard hasPages else { return nil }
    let start = ScrollStart(place: place, direction: direction)
    if let known = scrolled[start] { return known }
    var scroller = standing(at: place)
    let next = scroller.scrolled(direction).map { _ in
      var next = place
      let rank = scroller.rank ?? Int(place.stop)
      if rank != Int(place.stop) { next = arrival(at: rank, from: place) }
      next.view = number(of: View(scroller))
      return next
    }
    scrolled[start] = next
    return next
  }

  // MARK: Words

  /// What VoiceOver says after a gesture, in order.
  package mutating func speech(
    from place: NavigationPlace, _ gesture: ScreenReader.Gesture
  ) -> [ScreenReader.Speech] {
    var walker = standing(at: place)
    let events = walker.perform(gesture).flatMap { event -> [ScreenReader.Event] in
      guard case .request(.scroll(_, let direction)) = event else { return [event] }
      return walker.scrolled(direction) ?? []
    }
    return events.compactMap { event in
      if case .utterance(let speech) = event { speech } else { nil }
    }
  }

  /// What VoiceOver says about the stop under the cursor as a search begins there.
  package func speech(at place: NavigationPlace) -> [ScreenReader.Speech] {
    let there = standing(at: place)
    return [ScreenReader.Speech(there.currentUtterance ?? Utterance(), origin: .focus, node: there.focus)]
  }

  /// The reader at a place.
  func standing(at place: NavigationPlace) -> ScreenReader {
    var reader = reader
    let view = viewed[Int(place.view)]
    (reader.narrator, reader.scrolling) = (view.narrator, view.scrolling)
    reader.cursor = Cursor(rank: Int(place.stop), grouping: place.grouping)
    reader.rotor = Rotor()
    reader.rotor.chosen = options[place.chosen]
    reader.rotor.ofElement = place.ofElement.index.map { options.values[$0] }
    reader.rotor.result = place.result.index
    if place.isInChooser { reader.layers.push(.itemChooser(opened(at: place))) }
    return reader
  }
}

extension ScreenReader {
  /// The page of a scroll view that has pages, and their number; nil for other nodes.
  func pages(of id: NodeID) -> (page: Int, count: Int)? {
    guard case .pages(let page, let count, _)? = narrator.tree.nodes[id.index].sharedDetails?.value.scroll else {
      return nil
    }
    return (page, count)
  }

  /// Turns to a page, as an app does.
  fileprivate mutating func turn(_ id: NodeID, toPage page: Int) {
    guard case .pages(_, let count, let axis)? = narrator.tree.nodes[id.index].sharedDetails?.value.scroll else {
      return
    }
    var tree = narrator.tree
    tree.update(id) { $0.details.scroll = .pages(page: min(max(page, 1), count), pages: count, axis: axis) }
    narrator = narrator.saying(tree)
  }

  /// Scrolls by a page, as a reader does on the request of a three-finger swipe; nil if no page is turned.
  fileprivate mutating func scrolled(_ direction: ScrollDirection) -> [Event]? {
    let tree = narrator.tree
    guard let focus, let scroll = tree.lineage(of: focus).first(where: { tree.scrolls($0, direction) }),
      let details = tree.nodes[scroll.index].sharedDetails?.value, details.behaviors.effects[direction.event] == nil,
      details.scroll?.fits(direction) == true, let page = details.scroll?.page(forward: direction.goesForward),
      let pages = pages(of: scroll)
    else { return nil }
    turn(scroll, toPage: page)
    var reply = Reply(isHandled: true)
    reply.status = .page(page, of: pages.count)
    return conclude(.scroll(focus, direction), reply)
  }
}

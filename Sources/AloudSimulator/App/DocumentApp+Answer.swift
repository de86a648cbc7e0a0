public import AloudReader
internal import AloudSpeech
internal import AloudTree

// Requests, and how the app handles them.
extension Simulator.DocumentApp {
  /// Answers a request. A request about a node that is not on the top screen does nothing.
  public mutating func answer(_ request: ScreenReader.Request) -> Answer {
    if let node = request.node, !tree.has(node) || (request.isOperation && isLocked(node)) {
      return Answer(isHandled: false)
    }
    var run = Run()
    var scrolled: ScreenReader.ScrollStatus?
    let isHandled: Bool
    switch request {
    case .activate(let id): isHandled = activate(id, &run)
    case .adjust(let id, let steps): isHandled = adjust(id, by: steps, &run)
    case .escape(let id):
      isHandled = call(.escape, from: id, &run) || (settings.controls == .live && leave(&run))
    case .magicTap(let id): isHandled = call(.magicTap, from: id, &run)
    case .longPress(let id): isHandled = handle(.longPress, to: id, &run) || handle(.longPress, around: id, &run)
    case .customAction(let id, let index): isHandled = perform(action: index, of: id, &run)
    case .zoom(let id, let inward): isHandled = handle(inward ? .zoomIn : .zoomOut, to: id, &run)
    case .drop(let id, let index): isHandled = perform(drop: index, of: id, &run)
    case .moveRow(let id, let up): isHandled = moveRow(of: id, up: up)
    case .scroll(let id, let direction): (isHandled, scrolled) = scroll(id, direction, &run)
    case .showPage(let id, let page): isHandled = show(page: page, of: id)
    case .focus(let id): isHandled = handle(.focus, to: id, &run)
    case .blur(let id): isHandled = handle(.blur, to: id, &run)
    case .insertText(let id, let text): isHandled = insert(text, into: id, &run)
    case .deleteBackward(let id): isHandled = deleteBackward(in: id, &run)
    case .moveInsertionPoint(let id, let offset): isHandled = moveInsertionPoint(of: id, to: offset)
    case .select(let id, let range): isHandled = select(range, in: id)
    case .undo(let id): isHandled = restore(id, &run) { $0.undo(from: $1) }
    case .redo(let id): isHandled = restore(id, &run) { $0.redo(from: $1) }
    case .endEditing(let id): isHandled = endEditing(id)
    }
    return finish(Answer(isHandled: isHandled, outcomes: run.outcomes, scrolled: scrolled))
  }

  /// Answers any request.
  mutating func answer(_ request: Simulator.App.Request) -> Answer {
    switch request {
    case .appear(let settings):
      self.settings = settings
      return appear()
    case .perform(let request): return answer(request)
    case .due(let timer): return run(timer.effects)
    case .tell(let news): return run(news.flatMap(effects))
    case .change(let settings):
      self.settings = settings
      return Answer(isHandled: true)
    }
  }

  /// The effects of the document for news from the system.
  private func effects(of news: Simulator.App.News) -> [Effect] {
    switch news {
    case .guidedAccessStatusDidChange: document.behaviors.effects[.guidedAccessStatusDidChange] ?? []
    case .voiceOverStatusDidChange: document.behaviors.effects[.voiceOverStatusDidChange] ?? []
    case .restriction(let restriction, let state):
      (document.behaviors.effects[.restriction] ?? [])
        + (restriction.behaviors.effects[state == .deny ? .deny : .allow] ?? [])
    case .completion(let request, let didSucceed): didSucceed ? request.succeeded : request.failed
    // A document has no behavior for it.
    case .announcementDidFinish: []
    }
  }

  /// Performs effects. True if there is a behavior, even an empty one.
  mutating func perform(_ effects: [Effect]?, _ run: inout Run) -> Bool {
    guard let effects else { return false }
    perform(effects, &run)
    return true
  }

  private mutating func perform(action index: Int, of id: NodeID, _ run: inout Run) -> Bool {
    guard let actions = tree[id].sharedDetails?.value.actions, actions.indices.contains(index) else { return false }
    return perform(actions[index].effects ?? [], &run)
  }

  private mutating func perform(drop index: Int, of id: NodeID, _ run: inout Run) -> Bool {
    guard let drops = tree[id].sharedDetails?.value.drop, drops.indices.contains(index) else { return false }
    return perform(drops[index].effects, &run)
  }

  /// Moves the row of a reorder control. The document need not have a behavior for this.
  private mutating func moveRow(of control: NodeID, up: Bool) -> Bool {
    guard let (row, passed) = tree.rows(movedBy: control, up: up) else { return false }
    edit(level: levels.topmost) { $0.move(row, past: passed) }
    return true
  }

  /// Performs an event of a node; true if the node has a behavior for it.
  @discardableResult
  mutating func handle(_ event: Behaviors.Event, to id: NodeID, _ run: inout Run) -> Bool {
    count(event, at: id)
    return perform(tree[id].effects(of: event), &run)
  }

  /// The same for the nearest ancestor that has a behavior.
  private mutating func handle(_ event: Behaviors.Event, around id: NodeID, _ run: inout Run) -> Bool {
    guard let node = tree.ancestors(of: id).first(where: { tree[$0].effects(of: event) != nil }) else { return false }
    return handle(event, to: node, &run)
  }

  /// Performs an event of the nearest ancestor with a behavior, else of the screen, else of the app.
  private mutating func call(_ event: Behaviors.Event, from id: NodeID?, _ run: inout Run) -> Bool {
    if handle(event, to: id ?? .root, &run) || handle(event, around: id ?? .root, &run) { return true }
    return perform(screen.behaviors.effects[event] ?? document.behaviors.effects[event], &run)
  }

  /// Removes the top screen if there is another below it.
  private mutating func leave(_ run: inout Run) -> Bool { goBack(&run) || dismiss(&run) }
}

extension Node {
  /// The effects of an event of the node; nil if the document has none.
  func effects(of event: Behaviors.Event) -> [Effect]? { sharedDetails?.value.behaviors.effects[event] }

  var isEnabled: Bool { !traits.contains(.notEnabled) }
}

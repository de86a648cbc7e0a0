internal import AloudReader
internal import AloudSimulator
internal import AloudSpeech
internal import AloudTree

/// What a document tells about its behaviors, found once for the whole search.
struct TrapFacts {
  /// The events that something answers.
  private let events: Set<Behaviors.Event>
  private let reachesGroups: Bool
  private let isLive: Bool

  /// A timer that is due later is not awaited. Source: assumed; a user who waits so long does not read.
  static let longestWait = 120_000

  /// The time after which a timer has run, and what it posted has arrived, in whole tenths of seconds.
  static func wait(for timer: Int) -> Int { (timer + 2 * Simulator.coalescing + 99) / 100 * 100 }

  init(_ document: Document, _ reader: ScreenReader) {
    var events: Set<Behaviors.Event> = []
    for (event, _) in document.everyHandler { if let event { events.insert(event) } }
    self.events = events
    reachesGroups = reader.settings.navigation == .grouped
    isLive = reader.settings.controls == .live
  }

  /// True if a move of the cursor can make the app do something, so that moves must be tried from each stop.
  var movesWithFocus: Bool { events.contains(.focus) || events.contains(.blur) }

  /// The moves besides flicks to the right and to the left.
  var moves: [ScreenReader.Gesture] {
    [.fourFingerTapTop, .fourFingerTapBottom] + (reachesGroups ? [.twoFingerSwipeRight, .twoFingerSwipeLeft] : [])
  }

  /// The gestures with which something may be done at the cursor.
  func acts(at reader: ScreenReader) -> [ScreenReader.Gesture] {
    var acts: [ScreenReader.Gesture] = []
    let traits = reader.focus.map { reader.narrator.tree[$0].reportedTraits } ?? []
    if reader.focus != nil { acts.append(.doubleTap) }
    if reader.isEditing, !reader.hasTyped { acts.append(.type(TrapFacts.letter)) }
    if traits.contains(.adjustable) { acts += [.swipeUp, .swipeDown] }
    if events.contains(.escape) || isLive || reader.isEditing || !reader.isOnApp { acts.append(.scrub) }
    if events.contains(.magicTap) { acts.append(.twoFingerDoubleTap) }
    if events.contains(.longPress) { acts.append(.tripleTap) }
    for (event, gesture) in TrapFacts.scrolls where events.contains(event) { acts.append(gesture) }
    return acts
  }

  /// What is typed into a field. A second letter would lead to nothing new.
  fileprivate static let letter = "a"

  private static let scrolls: [(Behaviors.Event, ScreenReader.Gesture)] = [
    (.scrollUp, .threeFingerSwipeUp), (.scrollDown, .threeFingerSwipeDown), (.scrollLeft, .threeFingerSwipeLeft),
    (.scrollRight, .threeFingerSwipeRight),
  ]
}

extension ScreenReader {
  /// True if the field that is being edited has a text that ends with the letter.
  fileprivate var hasTyped: Bool {
    narrator.tree.nodes.contains {
      $0.isBeingEdited && ($0.value?.string.hasSuffix(TrapFacts.letter) ?? false)
    }
  }
}

extension Document {
  /// True if the document says what anything in it does.
  var tellsBehaviors: Bool { everyHandler.contains { $0.effects.tellEffects } }

  /// The effects of the app, of each screen and of each node, with their events; nil for actions and drops.
  ///
  /// - Complexity: O(nodes and effects).
  fileprivate var everyHandler: [(event: Behaviors.Event?, effects: [Effect])] {
    var found = behaviors.effects.map { (event: Optional($0.key), effects: $0.value) }
    for screen in screens {
      found += screen.behaviors.effects.map { (event: Optional($0.key), effects: $0.value) }
      found += screen.tree.everyHandler
    }
    return found
  }
}

extension Tree {
  /// The same of its nodes, and of those that their effects insert.
  fileprivate var everyHandler: [(event: Behaviors.Event?, effects: [Effect])] {
    var found: [(event: Behaviors.Event?, effects: [Effect])] = []
    for node in nodes {
      guard let details = node.sharedDetails?.value else { continue }
      found += details.behaviors.effects.map { (event: Optional($0.key), effects: $0.value) }
      found += details.actions.compactMap { $0.effects }.map { (event: nil, effects: $0) }
      // A drop point may be only a place.
      found += (details.drop ?? []).filter { !$0.effects.isEmpty }.map { (event: nil, effects: $0.effects) }
    }
    for (_, effects) in found {
      for case .insert(let tree, _, _) in effects.everyEffect { found += tree.everyHandler }
    }
    return found
  }
}

extension [Effect] {
  /// The effects, and those that they may run.
  ///
  /// - Complexity: O(effects).
  var everyEffect: [Effect] {
    var (found, pending): ([Effect], [Effect]) = ([], self)
    while let effect = pending.popLast() {
      found.append(effect)
      pending += effect.nested
    }
    return found
  }
}

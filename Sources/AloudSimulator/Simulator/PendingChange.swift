internal import AloudReader
internal import AloudSpeech
internal import AloudTree

/// A change of the screen or the layout that the app has posted, on its way to VoiceOver.
///
/// Several posts in a short time become one, and the last wins. Source: assumed, as is the time (the setting `coalescing`).
struct PendingChange: Equatable, Sendable {
  enum Target: Equatable, Sendable {
    case first
    /// The beginning of an app: its summary element, if it has one.
    case beginning
    case id(String)
    case node(NodeID)

    static func of(_ id: String?) -> Target { id.map { .id($0) } ?? .first }
  }

  var screen: Bool
  var target: Target
  var text: String?
  let deadline: Instant

  /// True when the cursor will be somewhere else, or be said again where it is.
  var movesCursor: Bool { screen || target != .first }

  /// This change and a later one as one.
  func and(_ later: PendingChange) -> PendingChange {
    // A layout change that asks for nothing takes nothing away.
    if !later.movesCursor, later.text == nil { return self }
    let waitsLonger = later.screen && !screen
    var both = PendingChange(
      screen: screen || later.screen, target: later.target, text: later.text,
      deadline: waitsLonger ? later.deadline : deadline)
    if !later.movesCursor { both.target = target }
    return both
  }
}

extension Simulator {
  var changeDeadline: Instant { time.after(milliseconds: settings.coalescing) }

  /// Another screen appears in a transition.
  var screenDeadline: Instant { time.after(milliseconds: max(settings.transition, settings.coalescing)) }

  mutating func expect(_ change: PendingChange) {
    pending = pending?.and(change) ?? change
    if pending?.movesCursor == true { queue.awaitMove() }
  }

  /// VoiceOver takes the change now.
  mutating func takePending() {
    guard let change = pending else { return }
    pending = nil
    queue.awaitsMove = false
    if change.screen { log(queue.cutOffBeforeScreen(at: time)) }
    if change.screen, !device.isVoiceOverRunning, !control.technologies.isEmpty {
      tellOfDevice(.happening(.screenChanged))
    }
    process(events(of: change))
    settle()
  }

  private mutating func events(of change: PendingChange) -> [ScreenReader.Event] {
    var id: String?
    switch change.target {
    case .first: break
    case .beginning:
      if let summary = reader.summaryElement { return reader.screenChanged(to: summary, text: change.text) }
    case .id(let target): id = target
    case .node(let node) where change.screen: return reader.screenChanged(to: node, text: change.text)
    case .node(let node): return reader.focusMoved(to: node)
    }
    let events = reader.receive(
      change.screen ? .screenChanged(focus: id, text: change.text) : .layoutChanged(focus: id, text: change.text))
    // A cursor that nobody sees moves silently.
    if reader.isExploringChart { app.cursor = reader.appFocus }
    return events
  }
}

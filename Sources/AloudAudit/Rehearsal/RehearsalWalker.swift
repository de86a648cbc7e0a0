internal import AloudReader
internal import AloudSimulator
internal import AloudSpeech
internal import AloudTree

/// VoiceOver on a screen, for trying its controls. The simulator is created when it is first needed, and copied for
/// each control.
struct RehearsalWalker {
  private let screen: AuditedScreen
  private var rested: Simulator?
  /// True once behaviors have called one another endlessly; trying that again would take too long.
  private var isEndless = false

  init(_ screen: AuditedScreen) { self.screen = screen }

  private mutating func simulator(at stop: AuditedScreen.Stop) -> Simulator {
    let base = rested ?? Simulator(atRest: screen.document, on: screen.screen, reader: screen.reader)
    rested = base
    var simulator = base
    simulator.putCursor(onRank: stop.rank)
    return simulator
  }

  // MARK: Announcements

  /// The announcements that are posted at once and not heard completely; empty if the control starts media, because
  /// VoiceOver is silent then.
  mutating func lost(of course: EffectCourse, _ cue: Rehearsal.Cue, at stop: AuditedScreen.Stop) -> [String] {
    guard let request = cue.request(to: stop.node), !isEndless, stop.isEnabled,
      !stop.traits.contains(.startsMediaSession), course.announcesAtOnce
    else { return [] }
    if course.announcesWithinMoments || course.asks { return lostInMoments(course, request, at: stop) }
    return lost(in: simulator(at: stop), request)
  }

  private mutating func lost(in simulator: Simulator, _ request: ScreenReader.Request) -> [String] {
    var simulator = simulator
    simulator.pace = .swift
    let occurrences = simulator.ask(for: request)
    isEndless = simulator.fault != nil
    return occurrences.compactMap { occurrence in
      switch occurrence.event {
      case .interrupted(let speech), .lost(let speech):
        speech.origin == .announcement ? speech.fragments.map({ $0.text }).joined(separator: " ") : nil
      case .utterance, .graph, .happening, .refused, .focus, .fellSilent, .announcementFinished, .shown: nil
      }
    }
  }

  /// Treats a post within ``EffectCourse/atOnce`` as posted at once, although the simulated clock is finer.
  private mutating func lostInMoments(
    _ course: EffectCourse, _ request: ScreenReader.Request, at stop: AuditedScreen.Stop
  ) -> [String] {
    let effects = course.steps.filter { $0.seconds < EffectCourse.atOnce && !$0.repeats }.map { $0.effect.alone }
    return lost(in: simulator(at: stop, doing: effects), request)
  }

  /// A simulator in which all handlers of the stop, except for focus, run these effects.
  private func simulator(at stop: AuditedScreen.Stop, doing effects: [Effect]) -> Simulator {
    var changed = screen.screen
    changed.tree.update(stop.node) { node in
      for event in node.details.behaviors.effects.keys where event != .focus && event != .blur {
        node.details.behaviors.effects[event] = effects
      }
      for index in node.details.actions.indices { node.details.actions[index].effects = effects }
    }
    var simulator = Simulator(atRest: screen.document, on: changed, reader: screen.reader)
    simulator.putCursor(onRank: stop.rank)
    return simulator
  }

  // MARK: The cursor

  /// Where the cursor is ``EffectCourse/soon`` after a double tap. Not simulated if the new place is known to be new or
  /// changed, or the stop is gone.
  mutating func landing(
    of course: EffectCourse, _ change: ScreenChange, _ cue: Rehearsal.Cue, at stop: AuditedScreen.Stop
  ) -> Rehearsal.Landing? {
    guard cue == .activate, !isEndless, stop.isEnabled, course.navigation == nil, !change.isGone,
      course.targets.contains(where: { $0.seconds <= EffectCourse.soon }),
      !course.targets.contains(where: { $0.id.map { change.renewed.contains($0) } ?? false })
    else { return nil }
    var simulator = course.asks ? self.simulator(at: stop, doing: course.soonEffects) : simulator(at: stop)
    simulator.isLive = true
    _ = simulator.ask(for: .activate(stop.node))
    // A notification that is posted last takes some time to arrive.
    simulator.pass(seconds: EffectCourse.soon + Double(Simulator.coalescing) / 1000)
    let tree = simulator.app.tree
    guard let focus = simulator.reader.focus, tree.has(focus) else { return nil }
    let (old, new) = (screen.tree[stop.node].id, tree[focus].id)
    let isSame = old == nil && new == nil ? tree[focus].label == screen.tree[stop.node].label : old == new
    guard !isSame else { return nil }
    return Rehearsal.Landing(
      label: tree[focus].label?.string.trimmed ?? "", ids: tree.lineage(of: focus).compactMap { tree[$0].id })
  }
}

extension EffectCourse {
  /// True where requests or conditions select effects. The effects of the course are used then.
  fileprivate var asks: Bool {
    isConditional || steps.contains { if case .guidedAccess = $0.effect { true } else { false } }
  }

  /// The effects within ``EffectCourse/soon``, each with its delay.
  fileprivate var soonEffects: [Effect] {
    steps.filter { $0.seconds <= EffectCourse.soon && !$0.repeats }.map { step in
      step.isTimed ? .after(seconds: step.seconds, [step.effect.alone]) : step.effect.alone
    }
  }

  /// True for announcements that may be interrupted; those of high priority cannot be.
  fileprivate var announcesAtOnce: Bool {
    steps.contains { $0.seconds < EffectCourse.atOnce && !$0.repeats && $0.effect.isAnnouncementThatYields }
  }

  fileprivate var announcesWithinMoments: Bool {
    steps.contains {
      $0.isTimed && $0.seconds < EffectCourse.atOnce && !$0.repeats && $0.effect.isAnnouncementThatYields
    }
  }
}

extension Effect {
  /// The effect without its nested effects, which are steps of their own.
  fileprivate var alone: Effect {
    if case .guidedAccess(let request) = self { .guidedAccess(request.mappingEffects { _ in [] }) } else { self }
  }

  fileprivate var isAnnouncementThatYields: Bool {
    guard case .post(.announcement(let text, let priority)) = self else { return false }
    return priority != .high && !text.string.trimmed.isEmpty
  }
}

extension Rehearsal.Cue {
  /// The request that VoiceOver sends to the app; nil for other events.
  fileprivate func request(to node: NodeID) -> ScreenReader.Request? {
    switch self {
    case .activate: .activate(node)
    case .increment: .adjust(node, by: 1)
    case .decrement: .adjust(node, by: -1)
    case .action(let index): .customAction(node, index: index)
    case .focus, .blur, .change: nil
    }
  }
}

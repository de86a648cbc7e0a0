internal import AloudReader
internal import AloudSimulator
internal import AloudSpeech
internal import AloudTree

/// VoiceOver on a screen, to try its controls: made when it is first needed, and copied for each.
struct RehearsalWalker {
  private let screen: AuditedScreen
  private var rested: Simulator?
  /// True once behaviors have called one another without end: trying that again would cost too much.
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

  /// The announcements that are posted at once and not heard to their end; none where what is operated starts media,
  /// which VoiceOver is silent for.
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
        speech.origin == .announcement ? speech.fragments.map(\.text).joined(separator: " ") : nil
      case .utterance, .graph, .happening, .refused, .focus, .fellSilent, .announcementFinished, .shown: nil
      }
    }
  }

  /// A post within ``EffectCourse/atOnce`` is taken as posted at once, though the simulated clock is finer.
  private mutating func lostInMoments(
    _ course: EffectCourse, _ request: ScreenReader.Request, at stop: AuditedScreen.Stop
  ) -> [String] {
    let effects = course.steps.filter { $0.seconds < EffectCourse.atOnce && !$0.repeats }.map(\.effect.alone)
    return lost(in: simulator(at: stop, doing: effects), request)
  }

  /// A simulator in which the stop has these effects, whatever is done to it.
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

  /// The place of the cursor ``EffectCourse/soon`` after a double tap; not asked where it is known to be new there, or
  /// to have lost its place.
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
    // A post in the last moment takes its time to arrive.
    simulator.pass(seconds: EffectCourse.soon + Double(simulator.settings.coalescing) / 1000)
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
  /// True where requests or conditions decide what happens: what they lead to was worked out for the course.
  fileprivate var asks: Bool {
    isConditional || steps.contains { if case .guidedAccess = $0.effect { true } else { false } }
  }

  /// The effects within ``EffectCourse/soon``, each at its time.
  fileprivate var soonEffects: [Effect] {
    steps.filter { $0.seconds <= EffectCourse.soon && !$0.repeats }.map { step in
      step.isTimed ? .after(seconds: step.seconds, [step.effect.alone]) : step.effect.alone
    }
  }

  /// True for announcements that may be cut off; those of high priority never are.
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
  /// Without what it leads to, which has steps of its own.
  fileprivate var alone: Effect {
    if case .guidedAccess(let request) = self { .guidedAccess(request.mappingEffects { _ in [] }) } else { self }
  }

  fileprivate var isAnnouncementThatYields: Bool {
    guard case .post(.announcement(let text, let priority)) = self else { return false }
    return priority != .high && !text.string.trimmed.isEmpty
  }
}

extension Rehearsal.Cue {
  /// VoiceOver's request to the app; nil for other events.
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

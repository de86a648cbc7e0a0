internal import AloudTree

extension Rule {
  /// A place that cannot be left by ear: a dialog without a way out, and a stop that sends people back to before it.
  static let focusTrap = Rule(
    "focus-trap", .error,
    title: Wording("No way out by ear", ko: "소리로 빠져나올 수 없음"),
    fix: Wording("Add a close button or answer `escape`.", ko: "닫기 버튼을 두거나 `escape`에 응답하게 하십시오."),
    references: ["WCAG 2.1.2", "MAAG 3.5"],
    check: .behaviors { app in
      let presented = app.screensPresentedOnDevice
      let dialogs = app.screens.flatMap { screen in
        screen.dialogs(isPresented: screen.screen.key.map(presented.contains) ?? false).filter { !screen.isLeft($0) }
          .map { (screen, $0) }
      }
      let traps = dialogs.isEmpty ? [] : WaysOut(app).traps(among: dialogs)
      return traps.map { Fault(noWayOut, on: $0, at: $1 == .root ? .screen : .node($1)) }
        + app.rehearsals.flatMap { set in set.rehearsals.compactMap { $0.trap(on: set.screen, set.names) } }
    })

  private static let noWayOut = Wording(
    "There is no way out by ear: no control closes it and escape is not answered.", ko: "소리로는 빠져나올 방법이 없습니다.")
}

extension AuditedApp {
  /// The keys of the screens that anything presents, where the device grants what leads to them.
  fileprivate var screensPresentedOnDevice: Set<String> {
    let device = document.guidedAccessFacts
    return Set(
      handlers.lazy.flatMap { $0.effects.flattened(on: device) }
        .compactMap { if case .present(let key) = $0 { key } else { nil } })
  }
}

extension AuditedScreen {
  /// The dialogs of the screen, those in others left out; the screen itself (its root) where it is presented and has none.
  fileprivate func dialogs(isPresented: Bool) -> [NodeID] {
    // They come in pre-order: what lies in another one follows it.
    let outer = modals.reduce(into: [NodeID]()) { found, id in
      if let last = found.last, tree.contains(last, id) { return }
      found.append(id)
    }
    return outer.isEmpty && isPresented && !stops.isEmpty ? [.root] : outer
  }

  /// True when a stop inside a dialog takes it away, or it answers to escape in another way than by asking.
  fileprivate func isLeft(_ dialog: NodeID) -> Bool {
    let isAnswered = escapes(from: dialog).map(course).contains { steps in
      // Other effects of escape are known to the app alone; a screen that it presents may or may not lead out.
      !steps.contains { $0.effect.isPresentation } || steps.contains { leaves(dialog, from: dialog, by: $0.effect) }
    }
    return isAnswered
      || stops(inside: dialog).contains { stop in
        handlers(of: stop.node, in: dialog).contains { effects in
          course(of: effects).contains { leaves(dialog, from: stop.node, by: $0.effect) }
        }
      }
  }

  /// The effects of a dialog, its screen and the app at an escape.
  fileprivate func escapes(from dialog: NodeID) -> [[Effect]] {
    let around = [screen.behaviors, document.behaviors] + tree.lineage(of: dialog).compactMap(behaviors)
    return around.compactMap { $0.effects[.escape] }.filter { !$0.isEmpty }
  }

  /// All that may be done in a dialog.
  fileprivate func answers(in dialog: NodeID) -> [[Effect]] {
    escapes(from: dialog) + stops(inside: dialog).flatMap { handlers(of: $0.node, in: dialog) }
  }

  /// True for the ids of a dialog and of what is around it.
  fileprivate func isNamed(_ dialog: NodeID, in names: Set<String>) -> Bool {
    tree.lineage(of: dialog).contains { tree[$0].id.map(names.contains) ?? false }
  }

  private func course(of effects: [Effect]) -> [EffectCourse.Step] {
    EffectCourse(effects, on: document.guidedAccessFacts).steps
  }

  private func behaviors(of id: NodeID) -> Behaviors? { tree.nodes[id.index].sharedDetails?.value.behaviors }

  /// The effects of a stop, and of the nodes around it in the dialog, or inside it where a double tap may land.
  private func handlers(of id: NodeID, in dialog: NodeID) -> [[Effect]] {
    let around = tree.ancestors(of: id).prefix { $0 != dialog }
    return (Array(tree.ids(inside: id)) + around).flatMap { id -> [[Effect]] in
      guard let shared = tree.nodes[id.index].sharedDetails else { return [] }
      return Array(shared.value.behaviors.effects.values) + shared.value.actions.compactMap(\.effects)
    }
  }

  private func leaves(_ dialog: NodeID, from stop: NodeID, by effect: Effect) -> Bool {
    switch effect {
    case .dismiss, .back, .show: return true
    case .set, .remove: return effect.removedID.map { surrounds($0, dialog, stop) } ?? false
    case .toggle, .select, .insert, .present, .post, .after, .every, .cancel, .guidedAccess, .when, .assign, .add:
      return false
    }
  }

  /// True for the id of the dialog or of what is around it; of a presented screen, of something around the stop.
  private func surrounds(_ name: String, _ dialog: NodeID, _ stop: NodeID) -> Bool {
    tree.lineage(of: dialog == .root ? stop : dialog).contains { tree[$0].id == name }
  }
}

/// The ways out of dialogs through the screens that they present.
private struct WaysOut {
  private let levels: LevelsTaken
  /// The ids of what can be taken away from there.
  private let removed: Set<String>

  init(_ app: AuditedApp) {
    levels = LevelsTaken(app)
    let presented = app.presentedScreens.compactMap(app.screen)
    removed = Set(presented.flatMap(\.answers).flatMap(\.flattened).compactMap(\.removedID))
  }

  /// The dialogs from which none leads out.
  func traps(among dialogs: [(AuditedScreen, NodeID)]) -> [(AuditedScreen, NodeID)] {
    dialogs.filter { screen, dialog in
      let asking = screen.answers(in: dialog).filter { $0.flattened.contains(where: \.isPresentation) }
      if asking.contains(where: { levels.levels(takenBy: $0) > 0 }) { return false }
      return asking.isEmpty || !screen.isNamed(dialog, in: removed)
    }
  }
}

extension Effect {
  /// The id of what it hides or removes.
  fileprivate var removedID: String? {
    switch self {
    case .set(let id, let new) where new.hidden == true: id
    case .remove(let id): id
    default: nil
    }
  }
}

extension Rehearsal {
  /// Found where the cursor is sent back as soon as it comes, or as soon as it goes on.
  fileprivate func trap(on screen: AuditedScreen, _ names: [String: NodeID]) -> Fault? {
    guard cue == .focus || cue == .blur, course.navigation == nil else { return nil }
    // Of several posts the last wins.
    let targets = course.targets.filter { $0.seconds < EffectCourse.atOnce }
    guard let last = targets.last else { return nil }
    let rank = last.id.map { names[$0].flatMap { screen.firstRank(inside: $0) } } ?? 0
    guard let rank, rank < stop.rank || (cue == .blur && rank == stop.rank) else { return nil }
    let name = screen.stops[rank].label.told
    return Fault(
      Wording(
        "Flicking never gets past it: focus goes back to “\(name)”.",
        ko: "초점이 “\(name)”\(particle: .to) 되돌아가 지나갈 수 없습니다."),
      at: stop, of: screen,
      fix: Wording("Post no `focus` when something is focused or left.", ko: "초점이 오가는 것만으로 `focus`를 옮기지 마십시오."))
  }
}

extension AuditedScreen {
  /// The stop to which a notification that names a node takes the cursor.
  fileprivate func firstRank(inside id: NodeID) -> Int? {
    order.rank(of: id) ?? tree.ids(inside: id).lazy.compactMap { order.rank(of: $0) }.min()
  }
}

internal import AloudTree

extension Rule {
  /// A place that cannot be left by ear: a dialog without a way out, and a stop that sends people back to before it.
  static let focusTrap = Rule(
    "focus-trap", .error,
    title: Wording("No way out by ear", ko: "소리로 빠져나올 수 없음"),
    fix: Wording("Add a close button or answer `escape`.", ko: "닫기 버튼을 두거나 `escape`에 답하세요."),
    references: ["WCAG 2.1.2", "MAAG 3.5"],
    check: .behaviors { app in
      let dialogs = app.screens.flatMap { screen in
        screen.dialogs(isPresented: app.isPresented(screen))
          .filter { !screen.canBeLeft($0, in: app) }
          .map { Fault(noWayOut, on: screen, at: $0 == .root ? .screen : .node($0)) }
      }
      return dialogs
        + app.rehearsals.flatMap { set in set.rehearsals.compactMap { $0.trap(on: set.screen, set.names) } }
    })

  private static let noWayOut = Wording(
    "There is no way out by ear: no control closes it and escape is not answered.", ko: "소리로는 빠져나올 방법이 없습니다.")
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

  /// True when a stop inside a dialog takes it away, or it answers to escape.
  fileprivate func canBeLeft(_ dialog: NodeID, in app: AuditedApp) -> Bool {
    if [screen.behaviors, document.behaviors].contains(where: \.answersEscape) { return true }
    if tree.lineage(of: dialog).contains(where: { behaviors(of: $0)?.answersEscape ?? false }) { return true }
    return tree.ids(inside: dialog).contains { id in
      guard order.rank(of: id) != nil else { return false }
      return handlers(of: id, in: dialog).contains { effects in
        EffectCourse(effects, on: document.guidedAccessFacts).steps.contains { leaves(dialog, from: id, by: $0.effect) }
      }
    }
  }

  private func behaviors(of id: NodeID) -> Behaviors? { tree.nodes[id.index].sharedDetails?.value.behaviors }

  /// What a stop does, and what is around it in the dialog, or inside it where a double tap may land.
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
    case .set(let name, let new): return new.hidden == true && surrounds(name, dialog, stop)
    case .remove(let name): return surrounds(name, dialog, stop)
    case .toggle, .select, .insert, .present, .post, .after, .every, .cancel, .guidedAccess: return false
    }
  }

  /// True for the id of the dialog or of what is around it; of a presented screen, of something around the stop.
  private func surrounds(_ name: String, _ dialog: NodeID, _ stop: NodeID) -> Bool {
    tree.lineage(of: dialog == .root ? stop : dialog).contains { tree[$0].id == name }
  }
}

extension Behaviors {
  fileprivate var answersEscape: Bool { effects[.escape].map { !$0.isEmpty } ?? false }
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
        ko: "초점이 “\(name)”(으)로 되돌아가 지나갈 수 없습니다."),
      at: stop, of: screen,
      fix: Wording("Post no `focus` when something is focused or left.", ko: "초점이 오가는 것만으로 `focus`를 옮기지 마세요."))
  }
}

extension AuditedScreen {
  /// Where a notification that names a node takes the cursor.
  fileprivate func firstRank(inside id: NodeID) -> Int? {
    order.rank(of: id) ?? tree.ids(inside: id).lazy.compactMap { order.rank(of: $0) }.min()
  }
}

internal import AloudBase
internal import AloudTree

extension Rule {
  /// A place that VoiceOver users cannot leave: a dialog without a way out, or a stop that moves the cursor back.
  static let focusTrap = Rule(
    "focus-trap", .error,
    title: Wording("No way out with VoiceOver", ko: "VoiceOver로 빠져나올 수 없음"),
    fix: Wording("Add a close button or answer `escape`.", ko: "닫기 버튼을 두거나 `escape`에 응답하게 하십시오."),
    references: ["MAAG 2.1", "MAAG 3.5", "WCAG 2.1.2"],
    onPages: .silent("a dump has no behaviors"),
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
    "People cannot leave it with VoiceOver: no control closes it, and it does not answer the escape gesture.",
    ko: "VoiceOver로 빠져나올 수 없습니다. 닫는 컨트롤이 없고 escape 제스처에도 응답하지 않습니다.")

  /// The cursor moves elsewhere unexpectedly: when an element gets the focus, when users type or select a checkbox, or
  /// after a double tap that moves the cursor to an unrelated element.
  ///
  /// The rule does not report moves to an element that is new or was changed, moves away from one that disappeared,
  /// windows that the control announces, and errors.
  static let unexpectedFocusChange = Rule(
    "unexpected-focus-change", .error,
    title: Wording("Focus moves unexpectedly", ko: "예기치 않은 초점 이동"),
    fix: Wording(
      "Leave focus where it is; move it only to a new element, or to one that people have to correct.",
      ko: "초점을 그대로 두고, 새로 나타났거나 고칠 요소로만 옮기십시오."),
    references: ["MAAG 3.5", "WCAG 3.2.1", "WCAG 3.2.2"],
    onPages: .silent("a dump has no behaviors"),
    check: .behaviors { app in
      app.rehearsals.flatMap { set in
        set.rehearsals.compactMap { rehearsal in
          rehearsal.destination(in: app, set).map { rehearsal.fault(movingTo: $0, set.screen) }
        }
      }
    })

  /// An element is removed or hidden while it has the cursor, and the app does not move the cursor.
  ///
  /// A new screen moves the cursor itself. If an element disappears later than ``EffectCourse/soon``, the user may have
  /// left it before.
  static let focusLostAfterRemoval = Rule(
    "focus-lost-after-removal", .warning,
    title: Wording("Focus is lost", ko: "초점을 잃음"),
    fix: Wording(
      "Post `layoutChanged` with the item that takes its place.", ko: "다음 요소를 `focus`로 하여 `layoutChanged`를 보내십시오."),
    references: ["WCAG 2.4.3", "MAAG 2.1"],
    onPages: .differs(
      "with `--rehearse`; the cursor may move to a neighbor, or back to the control that opened a dialog",
      fix: Wording(
        "Call `focus()` on the element that takes its place, or on the one that opened it.",
        ko: "대신할 요소나 연 요소에 `focus()`를 호출하십시오.")),
    check: .rehearsals { rehearsal, set in
      guard rehearsal.losesFocus else { return nil }
      return Fault(
        Wording("The focused element disappears, and nothing says where focus goes.", ko: "초점이 있던 요소가 사라져 초점을 잃습니다."),
        at: rehearsal.stop, of: set.screen)
    })
}

extension AuditedApp {
  /// The keys of the screens that some effect presents, if the device grants the requests that lead to it.
  fileprivate var screensPresentedOnDevice: Set<String> {
    let device = document.guidedAccessFacts
    return Set(
      handlers.lazy.flatMap { $0.effects.flattened(on: device) }
        .compactMap { if case .present(let key) = $0 { key } else { nil } })
  }
}

extension AuditedScreen {
  /// The dialogs of the screen, without nested ones. If the screen is presented and has none, the screen itself (its
  /// root).
  fileprivate func dialogs(isPresented: Bool) -> [NodeID] {
    // They are in preorder: nested dialogs come after the outer one.
    let outer = modals.reduce(into: [NodeID]()) { found, id in
      if let last = found.last, tree.contains(last, id) { return }
      found.append(id)
    }
    return outer.isEmpty && isPresented && !stops.isEmpty ? [.root] : outer
  }

  /// True when a stop inside the dialog closes it, or a scrub (`escape`) does more than ask a question.
  fileprivate func isLeft(_ dialog: NodeID) -> Bool {
    let isAnswered = escapes(from: dialog).map(course).contains { steps in
      // The document does not show whether other effects of `escape` close the dialog. A screen that they present may
      // or may not lead out.
      !steps.contains { $0.effect.isPresentation } || steps.contains { leaves(dialog, from: dialog, by: $0.effect) }
    }
    return isAnswered
      || stops(inside: dialog).contains { stop in
        handlers(of: stop.node, in: dialog).contains { effects in
          course(of: effects).contains { leaves(dialog, from: stop.node, by: $0.effect) }
        }
      }
  }

  /// The `escape` effects of a dialog, its screen and the app.
  fileprivate func escapes(from dialog: NodeID) -> [[Effect]] {
    let around = [screen.behaviors, document.behaviors] + tree.lineage(of: dialog).compactMap(behaviors)
    return around.compactMap { $0.effects[.escape] }.filter { !$0.isEmpty }
  }

  /// The effects of everything that users can do in a dialog.
  fileprivate func answers(in dialog: NodeID) -> [[Effect]] {
    escapes(from: dialog) + stops(inside: dialog).flatMap { handlers(of: $0.node, in: dialog) }
  }

  /// True when the ids contain that of the dialog or of an ancestor.
  fileprivate func isNamed(_ dialog: NodeID, in names: Set<String>) -> Bool {
    tree.lineage(of: dialog).contains { tree[$0].id.map(names.contains) ?? false }
  }

  private func course(of effects: [Effect]) -> [EffectCourse.Step] {
    EffectCourse(effects, on: document.guidedAccessFacts).steps
  }

  private func behaviors(of id: NodeID) -> Behaviors? { tree.nodes[id.index].sharedDetails?.value.behaviors }

  /// The effects of a stop, of its ancestors in the dialog, and of nodes inside it that a double tap may activate.
  private func handlers(of id: NodeID, in dialog: NodeID) -> [[Effect]] {
    let around = tree.ancestors(of: id).prefix { $0 != dialog }
    return (Array(tree.ids(inside: id)) + around).flatMap { id -> [[Effect]] in
      guard let shared = tree.nodes[id.index].sharedDetails else { return [] }
      return Array(shared.value.behaviors.effects.values) + shared.value.actions.compactMap { $0.effects }
    }
  }

  private func leaves(_ dialog: NodeID, from stop: NodeID, by effect: Effect) -> Bool {
    switch effect {
    // What is not described may close it.
    case .dismiss, .back, .show, .unknown: return true
    case .set, .remove: return effect.removedID.map { surrounds($0, dialog, stop) } ?? false
    case .toggle, .select, .insert, .present, .post, .after, .every, .cancel, .guidedAccess, .when, .assign, .add:
      return false
    }
  }

  /// True for the id of the dialog or an ancestor; for a presented screen, of the stop or an ancestor.
  private func surrounds(_ name: String, _ dialog: NodeID, _ stop: NodeID) -> Bool {
    tree.lineage(of: dialog == .root ? stop : dialog).contains { tree[$0].id == name }
  }

  /// The stop to which a notification about a node moves the cursor.
  fileprivate func firstRank(inside id: NodeID) -> Int? {
    order.rank(of: id) ?? tree.ids(inside: id).lazy.compactMap { order.rank(of: $0) }.min()
  }

  /// True when the name of the screen or a text on it describes an error.
  fileprivate var tellsOfFailure: Bool {
    WordList.failure.isIn(screen.name ?? "")
      || stops.prefix(50).contains {
        !$0.isControl && (WordList.failure.isIn($0.label) || WordList.failure.isIn($0.value))
      }
  }
}

/// The ways out of dialogs through the screens that they present.
private struct WaysOut {
  private let levels: LevelsTaken
  /// The ids of nodes that effects of those screens remove.
  private let removed: Set<String>

  init(_ app: AuditedApp) {
    levels = LevelsTaken(app)
    let presented = app.presentedScreens.compactMap(app.screen)
    removed = Set(presented.flatMap { $0.answers }.flatMap { $0.flattened }.compactMap { $0.removedID })
  }

  /// The dialogs from which no presented screen leads out.
  func traps(among dialogs: [(AuditedScreen, NodeID)]) -> [(AuditedScreen, NodeID)] {
    dialogs.filter { screen, dialog in
      let asking = screen.answers(in: dialog).filter { $0.flattened.contains { $0.isPresentation } }
      if asking.contains(where: { levels.levels(takenBy: $0) > 0 }) { return false }
      return asking.isEmpty || !screen.isNamed(dialog, in: removed)
    }
  }
}

extension Effect {
  /// The id of the node that the effect hides or removes.
  fileprivate var removedID: String? {
    switch self {
    case .set(let id, let new) where new.hidden == true: id
    case .remove(let id): id
    default: nil
    }
  }
}

extension Rehearsal {
  /// A fault when the app moves the cursor back as soon as it arrives or leaves.
  fileprivate func trap(on screen: AuditedScreen, _ names: [String: NodeID]) -> Fault? {
    guard cue == .focus || cue == .blur, course.navigation == nil else { return nil }
    // Of several notifications, the last one counts.
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
      fix: Wording("Do not post `focus` when an element gets or loses focus.", ko: "초점이 오가는 것만으로 `focus`를 옮기지 마십시오."))
  }

  /// The place to which the focus moves.
  fileprivate enum Destination {
    case place(String)
    case elsewhere
  }

  fileprivate func destination(in app: AuditedApp, _ set: RehearsalSet) -> Destination? {
    switch cue {
    case .focus, .blur: return anotherScreen(in: app) ?? target(on: set) { _ in true }
    case .change:
      guard stop.isInput else { return nil }
      let renewed = course.renewed
      return anotherScreen(in: app, permitsErrors: true) ?? target(on: set) { !renewed.contains($0) }
    case .activate:
      if course.navigation != nil {
        let isChoice = !stop.traits.isDisjoint(with: [.toggleButton, .radioButton])
        return isChoice && stop.isEnabled ? anotherScreen(in: app, permitsErrors: true) : nil
      }
      guard let landing, !landing.ids.contains(where: { change.renewed.contains($0) }) else { return nil }
      return landing.label.isEmpty ? .elsewhere : .place(landing.label)
    case .increment, .decrement, .action: return nil
    }
  }

  /// The screen that opens, unless the label or the hint of the stop says that something opens.
  private func anotherScreen(in app: AuditedApp, permitsErrors: Bool = false) -> Destination? {
    guard let effect = course.navigation, !stop.saysThatSomethingOpens else { return nil }
    guard let screen = effect.shownScreen.flatMap({ app.screen($0) }) else { return .elsewhere }
    if permitsErrors, case .present = effect, screen.tellsOfFailure { return nil }
    return screen.screen.name.map { .place($0) } ?? .elsewhere
  }

  /// The node to which the app moves the cursor, if it is another one and satisfies the condition.
  private func target(on set: RehearsalSet, _ counts: (String) -> Bool) -> Destination? {
    let own = set.screen.tree[stop.node].id
    for (_, id) in course.targets {
      guard let id else { return stop.rank == 0 ? nil : set.screen.stops.first.map { .place($0.label) } }
      guard id != own, let node = set.names[id], counts(id) else { continue }
      return .place(set.screen.tree[node].label?.string.trimmed ?? id)
    }
    return nil
  }

  fileprivate func fault(movingTo destination: Destination, _ screen: AuditedScreen) -> Fault {
    let cause = cause
    let message =
      switch destination {
      case .place(let name):
        Wording(
          "\(cause.english) moves people to “\(name.told)”.",
          ko: "\(cause.korean)만으로 “\(name.told)”\(particle: .to) 옮겨집니다.")
      case .elsewhere:
        Wording("\(cause.english) moves people elsewhere.", ko: "\(cause.korean)만으로 다른 곳으로 옮겨집니다.")
      }
    return Fault(message, at: stop, of: screen)
  }

  private var cause: Wording {
    switch cue {
    case .focus: return Wording("Focusing it", ko: "초점 이동")
    case .blur: return Wording("Leaving it", ko: "초점 이동")
    case .change: return Wording("Typing", ko: "입력")
    case .activate, .increment, .decrement, .action:
      let isChoice = !stop.traits.isDisjoint(with: [.toggleButton, .radioButton])
      return isChoice ? Wording("Checking it", ko: "선택") : Wording("Activating it", ko: "실행")
    }
  }

  /// True when the stop disappears and the app does not move the cursor.
  var losesFocus: Bool {
    change.isGone && isPossible && course.navigation == nil && !course.targets.contains { _ in true }
  }
}

extension EffectCourse {
  /// The ids of nodes that get a label, a value or a hint, become visible, or are inserted.
  fileprivate var renewed: Set<String> {
    var found: Set<String> = []
    for step in steps {
      switch step.effect {
      case .set(let id, let new):
        if new.label != nil || new.value != nil || new.hint != nil || new.hidden == false { found.insert(id) }
      case .toggle(let id): found.insert(id)
      case .insert(let tree, let id, _):
        found.insert(id)
        found.formUnion(tree.nodes.compactMap { $0.id })
      case .select, .remove, .show, .back, .present, .dismiss, .post, .after, .every, .cancel, .guidedAccess, .when,
        .assign, .add, .unknown:
        break
      }
    }
    return found
  }
}

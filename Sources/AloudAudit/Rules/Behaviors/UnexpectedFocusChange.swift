internal import AloudTree

extension Rule {
  /// People are carried off though they asked for nothing of the kind: by looking at something, by typing, by checking a box,
  /// or by a double tap that leaves the cursor on something that has nothing to do with it.
  ///
  /// Not told: what takes people to what is new or was corrected, or away from what is gone; a window that is announced in
  /// words; an error that is presented.
  static let unexpectedFocusChange = Rule(
    "unexpected-focus-change", .error,
    title: Wording("Focus moves unasked", ko: "예기치 않은 초점 이동"),
    fix: Wording(
      "Leave focus where it is; move it only to what is new or to be corrected.",
      ko: "초점을 그대로 두고, 새로 나타났거나 고칠 요소로만 옮기십시오."),
    references: ["MAAG 3.5", "WCAG 3.2.1", "WCAG 3.2.2", "WCAG 2.4.3"],
    check: .behaviors { app in
      app.rehearsals.flatMap { set in
        set.rehearsals.compactMap { rehearsal in
          rehearsal.destination(in: app, set).map { rehearsal.fault(movingTo: $0, set.screen) }
        }
      }
    })
}

extension Rehearsal {
  /// The place to which the focus is taken.
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

  /// The screen that is gone to, unless that is told beforehand.
  private func anotherScreen(in app: AuditedApp, permitsErrors: Bool = false) -> Destination? {
    guard let effect = course.navigation, !stop.saysThatSomethingOpens else { return nil }
    guard let screen = effect.shownScreen.flatMap({ app.screen($0) }) else { return .elsewhere }
    if permitsErrors, case .present = effect, screen.tellsOfFailure { return nil }
    return screen.screen.name.map { .place($0) } ?? .elsewhere
  }

  /// The node that is asked to have the cursor: another one than this, and one that counts.
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
}

extension EffectCourse {
  /// The ids of what is given a label, a value or a hint, comes into sight or is inserted.
  fileprivate var renewed: Set<String> {
    var found: Set<String> = []
    for step in steps {
      switch step.effect {
      case .set(let id, let new):
        if new.label != nil || new.value != nil || new.hint != nil || new.hidden == false { found.insert(id) }
      case .toggle(let id): found.insert(id)
      case .insert(let tree, let id, _):
        found.insert(id)
        found.formUnion(tree.nodes.compactMap(\.id))
      case .select, .remove, .show, .back, .present, .dismiss, .post, .after, .every, .cancel, .guidedAccess, .when,
        .assign, .add:
        break
      }
    }
    return found
  }
}

extension AuditedScreen {
  /// True when its name or a text on it tells that something went wrong.
  fileprivate var tellsOfFailure: Bool {
    WordList.failure.isIn(screen.name ?? "")
      || stops.prefix(50).contains {
        !$0.isControl && (WordList.failure.isIn($0.label) || WordList.failure.isIn($0.value))
      }
  }
}

import AloudTree

// Behaviors with every effect.
extension RandomProperties {
  mutating func behaviors(_ events: [Behaviors.Event]) -> Behaviors {
    var behaviors = Behaviors()
    for event in events where once(in: 4) { behaviors.effects[event] = effects(depth: 2) }
    return behaviors
  }

  mutating func effects(depth: Int) -> [Effect] { some(4) { $0.effect(depth: depth) } }

  private mutating func effect(depth: Int) -> Effect {
    switch number(depth > 0 ? 21 : 10) {
    case 0, 1: .set(id: id(), change())
    case 2: .toggle(id: id())
    case 3: .select(id: id())
    case 4: .remove(id: id())
    case 5: .show(screen: "basket")
    case 6: .back
    case 7: .present(screen: "basket")
    case 8: .dismiss
    case 20: .unknown
    case 9, 10: .post(notification())
    case 11: .insert(inserted(), into: id(), at: maybe { $0.number(3) })
    case 12: .after(seconds: 0.5, effects(depth: depth - 1), name: maybe { $0.text() })
    case 13: .every(seconds: 2, effects(depth: depth - 1), until: maybe { _ in 60 }, name: maybe { _ in "clock" })
    // In a separate timer, so that a timer with this name exists.
    case 14: .after(seconds: 0, [.cancel(name: "poll")], name: "poll")
    case 15: .guidedAccess(guidedAccessRequest(depth: depth))
    // So that variables with these names exist.
    case 16: .after(seconds: 0, [.assign(variable: "word", .text("a {count}")), .add(variable: "count", real())])
    default: .when(condition(depth: depth), then: effects(depth: depth - 1) + variables, otherwise: effects(depth: 0))
    }
  }

  private var variables: [Effect] { [.assign(variable: "word", .text("{count} b")), .add(variable: "count", 1)] }

  private mutating func change() -> Effect.Change {
    var change = Effect.Change()
    change.label = maybe { $0.maybe { $0.spoken() } }
    change.value = maybe { $0.maybe { $0.spoken() } }
    change.hint = maybe { $0.maybe { $0.spoken() } }
    change.frame = maybe { $0.maybe { $0.frame() } }
    change.hidden = maybe { $0.flag() }
    change.expanded = maybe { $0.maybe { $0.flag() } }
    change.addTraits = traits()
    change.removeTraits = traits()
    return change
  }

  private mutating func notification() -> Effect.Notification {
    switch number(4) {
    // UIKit has one argument: never both.
    case 0:
      flag()
        ? .screenChanged(focus: maybe { $0.id() }, text: nil) : .screenChanged(focus: nil, text: maybe { $0.text() })
    case 1:
      flag()
        ? .layoutChanged(focus: maybe { $0.id() }, text: nil) : .layoutChanged(focus: nil, text: maybe { $0.text() })
    case 2: .announcement(spoken(), priority: pick(Effect.Priority.allCases))
    default: .pageScrolled(spoken())
    }
  }

  /// A node with a few descendants.
  private mutating func inserted() -> Tree {
    let outer = node(900, isInserted: true)
    let inner = some { Outline.Item($0.node(901, isInserted: true), [.init($0.node(902, isInserted: true))]) }
    return (try? Outline([.init(outer, inner)]).tree()) ?? Tree.Builder().finish()
  }
}

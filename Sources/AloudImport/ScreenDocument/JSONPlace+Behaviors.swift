internal import AloudBase
import AloudTree

extension JSONPlace {
  /// Reads `on`: effects by event, for the events that are allowed here.
  func behaviors(
    _ events: [Behaviors.Event] = Behaviors.Event.ofNodes, of owner: Message = "\"on\""
  ) throws(JSONProblem) -> Behaviors {
    var behaviors = Behaviors()
    let members = try object().members(
      Behaviors.Event.self, allowed: events, listing: events, owner: owner, noun: "event")
    for (event, value) in members {
      behaviors.effects[event] = try value.effects()
    }
    return behaviors
  }

  func effects() throws(JSONProblem) -> [Effect] {
    guard let list = asList else { throw mustBe("a list of effects") }
    return try list.read { item throws(JSONProblem) in try item.effect() }
  }

  private func effect() throws(JSONProblem) -> Effect {
    let object = try object()
    let verbs = JSONKeys.Effect.forms.map { $0.verb }
    let verb = try object.verb(
      among: verbs, missing: "an effect must have one of these keys: \(quoted(verbs.map { $0.rawValue }))")
    let others = JSONKeys.Effect.forms.first { $0.verb == verb }?.others ?? []
    let owner: Message = "the effect \"\(verb.rawValue)\""
    let members = try object.members(JSONKeys.Effect.self, allowed: [verb] + others, owner: owner)
    return try EffectReader(object: object, members: members, owner: owner).effect(verb)
  }
}

extension JSONLimit {
  /// The maximum nesting of effects, which are read recursively. No document needs more, and a stack of 512 KB, as most
  /// threads of Apple's platforms have it, holds about 30 in a debug build.
  static let nestedEffects = 20
  /// The keys whose values contain nested effects and conditions, with the cost of each.
  fileprivate static let nesting = [
    ("do", 1), ("succeeded", 1), ("failed", 1), ("then", 1), ("else", 1), ("if", 1), ("all", 1), ("any", 1), ("not", 1),
    ("insert", 5),
  ].map { (key: $0, mark: JSONKeyMark($0), cost: $1) }
}

extension JSONText {
  /// - Throws: ``JSONProblem`` at the first value that is nested too deeply in effects.
  /// - Complexity: O(values); O(1) for a text that is not deep.
  func checkNestingOfEffects() throws(JSONProblem) {
    guard depth > JSONLimit.nestedEffects / 2 else { return }
    // The objects and lists that contain the current value, outermost first.
    var around: [(place: JSONPlace, cost: Int)] = []
    for place in places {
      let row = JSONLimit.nesting.first { $0.mark == place.keyMark && place.hasKey($0.key) }
      guard let row else { continue }
      while let last = around.last, !last.place.contains(place) { around.removeLast() }
      let cost = (around.last?.cost ?? 0) + row.cost
      guard cost <= JSONLimit.nestedEffects else { throw place.problem("effects are nested too deep") }
      around.append((place, cost))
    }
  }
}

/// Reads one effect whose verb and keys have been checked.
struct EffectReader {
  let object: JSONObject
  let members: JSONMembers<JSONKeys.Effect>
  let owner: Message

  func effect(_ verb: JSONKeys.Effect) throws(JSONProblem) -> Effect {
    let value = object.member(verb.rawValue)
    switch verb {
    case .set: return .set(id: try value.string(), try change())
    case .toggle: return .toggle(id: try value.string())
    case .select: return .select(id: try value.string())
    case .insert: return try insertion(of: value)
    case .remove: return .remove(id: try value.string())
    case .show: return .show(screen: try value.string())
    case .back: return try done(.back, value)
    case .present: return .present(screen: try value.string())
    case .dismiss: return try done(.dismiss, value)
    case .post: return .post(try notification(try value.choice(noun: "notification")))
    case .after: return .after(seconds: try value.seconds(atLeast: 0), try nested(.effects), name: try name())
    case .every:
      let until = try self[.until]?.seconds(atLeast: 0)
      return .every(seconds: try value.seconds(atLeast: 0.01), try nested(.effects), until: until, name: try name())
    case .cancel: return .cancel(name: try value.string())
    case .guidedAccess: return .guidedAccess(try value.guidedAccessRequest())
    case .when:
      return .when(try value.condition(), then: try nested(.then), otherwise: try self[.otherwise]?.effects() ?? [])
    case .assign:
      try object.require([JSONKeys.Effect.literal], in: owner)
      return .assign(variable: try value.variableName(), try object.member("be").literal())
    case .add:
      let number = try self[.number]?.number()
      return .add(variable: try value.variableName(), number ?? 1)
    case .unknown: return try done(.unknown, value)
    case .label, .value, .hint, .frame, .hidden, .expanded, .addTraits, .removeTraits, .into, .at, .focus, .text,
      .priority, .until, .name, .effects, .then, .otherwise, .literal, .number:
      preconditionFailure("\(verb.rawValue) is not a verb.")
    }
  }

  private func done(_ effect: Effect, _ value: JSONPlace) throws(JSONProblem) -> Effect {
    guard value.asBool == true else { throw value.mustBe("true") }
    return effect
  }

  /// The value of an optional key.
  private subscript(key: JSONKeys.Effect) -> JSONPlace? { object[key.rawValue] }

  /// The name of a timer.
  private func name() throws(JSONProblem) -> String? { try self[.name]?.string() }

  private func nested(_ key: JSONKeys.Effect) throws(JSONProblem) -> [Effect] {
    try object.require([key], in: owner)
    return try object.member(key.rawValue).effects()
  }

  private func change() throws(JSONProblem) -> Effect.Change {
    var change = Effect.Change()
    for (key, value) in members {
      // Null removes a property.
      switch key {
      case .label: change.label = .some(value.isNull ? nil : try value.spokenText())
      case .value: change.value = .some(value.isNull ? nil : try value.spokenText())
      case .hint: change.hint = .some(value.isNull ? nil : try value.spokenText())
      case .frame: change.frame = .some(value.isNull ? nil : try value.frame())
      case .hidden: change.hidden = try value.bool()
      case .expanded: change.expanded = .some(value.isNull ? nil : try value.bool())
      case .addTraits: change.addTraits = try value.traits()
      case .removeTraits: change.removeTraits = try value.traits()
      default: break
      }
    }
    return change
  }

  private func insertion(of value: JSONPlace) throws(JSONProblem) -> Effect {
    try object.require([JSONKeys.Effect.into], in: owner)
    var builder = Tree.Builder()
    if let children = try NodeReader.add(try value.object(), to: &builder) {
      try NodeReader.read(children, into: &builder)
    }
    let at = try self[.at]?.whole()
    return .insert(builder.finish(), into: try object.member("into").string(), at: at)
  }

  private func notification(_ kind: JSONKeys.Notification) throws(JSONProblem) -> Effect.Notification {
    let owner: Message = "the notification \"\(kind.rawValue)\""
    _ = try object.members(JSONKeys.Effect.self, allowed: kind.keys, owner: owner)
    switch kind {
    case .announcement:
      try object.require([JSONKeys.Effect.text], in: owner)
      let priority = try self[.priority]?.choice(Effect.Priority.self)
      return .announcement(try object.member("text").spokenText(), priority: priority ?? .default)
    case .pageScrolled:
      try object.require([JSONKeys.Effect.text], in: owner)
      return .pageScrolled(try object.member("text").spokenText())
    case .screenChanged, .layoutChanged:
      let (focus, text) = (try focus(), try plainText())
      if focus != nil, text != nil, let place = self[.text] {
        throw place.problem(Effect.Notification.argumentProblem(kind.rawValue))
      }
      return kind == .screenChanged
        ? .screenChanged(focus: focus, text: text) : .layoutChanged(focus: focus, text: text)
    }
  }

  private func focus() throws(JSONProblem) -> String? {
    guard let place = self[.focus], !place.isNull else { return nil }
    return try place.string()
  }

  private func plainText() throws(JSONProblem) -> String? { try self[.text]?.string() }
}

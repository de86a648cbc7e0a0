internal import AloudBase
import AloudTree

extension Behaviors {
  /// Nil without behaviors; behaviors for other events are not written.
  func json(_ events: [Event]) -> JSONValue? {
    let members = JSONValue.members(of: Event.self) { events.contains($0) ? effects[$0]?.json : nil }
    return members.isEmpty ? nil : .object(members)
  }
}

extension [Effect] {
  var json: JSONValue { .list(map { $0.json }) }

  var jsonUnlessEmpty: JSONValue? { isEmpty ? nil : json }
}

extension Effect {
  fileprivate var json: JSONValue {
    let members = members
    return .object(of: JSONKeys.Effect.self) { members[$0] }
  }

  /// The values of the verb and of the other keys.
  private var members: [JSONKeys.Effect: JSONValue] {
    switch self {
    case .set(let id, let change): change.members.merging([.set: .string(id)]) { $1 }
    case .toggle(let id): [.toggle: .string(id)]
    case .select(let id): [.select: .string(id)]
    case .insert(let tree, let parent, let at):
      [.insert: Effect.json(tree), .into: .string(parent), .at: at.map { .whole($0) }].compactMapValues { $0 }
    case .remove(let id): [.remove: .string(id)]
    case .show(let screen): [.show: .string(screen)]
    case .back: [.back: .bool(true)]
    case .present(let screen): [.present: .string(screen)]
    case .dismiss: [.dismiss: .bool(true)]
    case .post(let notification): notification.members
    case .after(let seconds, let effects, let name):
      [.after: .number(seconds), .effects: effects.json, .name: name.map { .string($0) }].compactMapValues { $0 }
    case .every(let seconds, let effects, let until, let name):
      [
        .every: .number(seconds), .effects: effects.json, .until: until.map { .number($0) },
        .name: name.map { .string($0) },
      ].compactMapValues { $0 }
    case .cancel(let name): [.cancel: .string(name)]
    case .guidedAccess(let request): [.guidedAccess: request.json]
    case .when(let condition, let effects, let others):
      [.when: condition.json, .then: effects.json, .otherwise: others.jsonUnlessEmpty].compactMapValues { $0 }
    case .assign(let variable, let literal): [.assign: .string(variable), .literal: literal.json]
    case .add(let variable, let number): [.add: .string(variable), .number: .number(number)]
    case .unknown: [.unknown: .bool(true)]
    }
  }

  /// The inserted node, with all its descendants.
  private static func json(_ tree: Tree) -> JSONValue {
    var children = tree.children(of: .root)
    guard let node = children.next() else { return .object([]) }
    // The node is in an effect in a list in an object, so its lines are indented more than they know.
    var layout = JSONLayout(width: 96)
    NodeWriter.write(tree.ids(inside: node), of: tree, to: &layout, indent: 0)
    return .lines(layout.text.dropFirst().split(separator: "\n"))
  }
}

extension Effect.Change {
  fileprivate var members: [JSONKeys.Effect: JSONValue] {
    var members: [JSONKeys.Effect: JSONValue] = [:]
    // Null removes a property.
    if let label { members[.label] = label?.json ?? .null }
    if let value { members[.value] = value?.json ?? .null }
    if let hint { members[.hint] = hint?.json ?? .null }
    if let frame { members[.frame] = frame?.json ?? .null }
    if let hidden { members[.hidden] = .bool(hidden) }
    if let expanded { members[.expanded] = expanded.map { .bool($0) } ?? .null }
    if !addTraits.isEmpty { members[.addTraits] = addTraits.json }
    if !removeTraits.isEmpty { members[.removeTraits] = removeTraits.json }
    return members
  }
}

extension Effect.Notification {
  fileprivate var members: [JSONKeys.Effect: JSONValue] {
    switch self {
    case .screenChanged(let focus, let text): members(.screenChanged, focus: focus, text: text)
    case .layoutChanged(let focus, let text): members(.layoutChanged, focus: focus, text: text)
    case .announcement(let text, .default): [.post: .string("announcement"), .text: text.json]
    case .announcement(let text, let priority):
      [.post: .string("announcement"), .text: text.json, .priority: .string(priority.rawValue)]
    case .pageScrolled(let text): [.post: .string("pageScrolled"), .text: text.json]
    }
  }

  private func members(
    _ kind: JSONKeys.Notification, focus: String?, text: String?
  ) -> [JSONKeys.Effect: JSONValue] {
    [.post: .string(kind.rawValue), .focus: focus.map { .string($0) }, .text: text.map { .string($0) }]
      .compactMapValues { $0 }
  }
}

extension Condition {
  var json: JSONValue {
    let members = members
    return .object(of: JSONKeys.Condition.self) { members[$0] }
  }

  private var members: [JSONKeys.Condition: JSONValue] {
    switch self {
    case .all(let conditions): [.all: .list(conditions.map({ $0.json }))]
    case .any(let conditions): [.any: .list(conditions.map({ $0.json }))]
    case .not(let condition): [.not: condition.json]
    case .compare(let subject, let comparison): subject.members.merging(comparison.members) { $1 }
    case .state(let id, let state): [.node: .string(id), .state: .string(state.names.first ?? "")]
    }
  }
}

extension Condition.Subject {
  fileprivate var members: [JSONKeys.Condition: JSONValue] {
    switch self {
    case .value(let id): [.value: .string(id)]
    case .label(let id): [.label: .string(id)]
    case .variable(let name): [.variable: .string(name)]
    case .count(let event, let id): [.count: .string(event.rawValue), .event: .string(id)]
    }
  }
}

extension Condition.Comparison {
  fileprivate var members: [JSONKeys.Condition: JSONValue] {
    switch self {
    case .isEmpty: [.empty: .bool(true)]
    case .equals(let literal): [.equals: literal.json]
    case .matches(let pattern): [.matches: .string(pattern.text)]
    case .lessThan(let number): [.lessThan: .number(number)]
    case .greaterThan(let number): [.greaterThan: .number(number)]
    case .atLeast(let number): [.atLeast: .number(number)]
    case .atMost(let number): [.atMost: .number(number)]
    }
  }
}

extension Condition.Literal {
  var json: JSONValue {
    switch self {
    case .text(let text): .string(text)
    case .number(let number): .number(number)
    }
  }
}

extension Effect.GuidedAccessRequest {
  var json: JSONValue {
    let members = members
    return .object(of: JSONKeys.GuidedAccessRequest.self) { members[$0] }
  }

  private var members: [JSONKeys.GuidedAccessRequest: JSONValue] {
    switch self {
    case .session(let enabled, let succeeded, let failed):
      answers(succeeded, failed).merging([.session: .bool(enabled)]) { $1 }
    case .configure(let features, let enabled, let succeeded, let failed):
      answers(succeeded, failed)
        .merging([.configure: .strings(features.map({ $0.rawValue })), .enabled: .bool(enabled)]) { $1 }
    case .assessment(let enabled, let succeeded, let failed):
      answers(succeeded, failed).merging([.assessment: .bool(enabled)]) { $1 }
    case .status(let enabled, let effects): [.isEnabled: .bool(enabled), .effects: effects.json]
    case .restrictionState(let identifier, let state, let effects):
      [.restriction: .string(identifier), .state: .string(state.rawValue), .effects: effects.json]
    }
  }

  private func answers(_ succeeded: [Effect], _ failed: [Effect]) -> [JSONKeys.GuidedAccessRequest: JSONValue] {
    [.succeeded: succeeded.jsonUnlessEmpty, .failed: failed.jsonUnlessEmpty].compactMapValues { $0 }
  }
}

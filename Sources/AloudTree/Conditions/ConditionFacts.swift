/// The facts that an app has to remember for its conditions and texts.
package struct ConditionFacts: Equatable, Sendable {
  /// An event that happens to a node.
  package struct CountedEvent: Hashable, Sendable {
    package let event: Behaviors.Event
    package let id: String

    package init(_ event: Behaviors.Event, id: String) {
      self.event = event
      self.id = id
    }
  }

  /// All variables, each with what it holds until it is set: 0, or an empty text.
  package internal(set) var variables: [String: Condition.Literal] = [:]
  /// The events that are counted: those of which a condition asks how often they have happened.
  package internal(set) var counted: Set<CountedEvent> = []
}

extension Behaviors.Event {
  /// The events that can be counted: those of nodes. Screens and apps appear, not nodes.
  package static let counted = ofNodes.filter { $0 != .appear }
}

public import AloudBase

/// A fault of a tree or a document.
public struct TreeError: Error, Equatable, Sendable, CustomStringConvertible {
  /// What is wrong, for programs; ``message`` says it to people.
  public enum Problem: Equatable, Sendable {
    /// Nodes are nested deeper than ``Tree/Builder`` allows.
    case tooDeep
    /// Two nodes of one screen have the same id.
    case duplicateID
    /// A behavior, a rotor or a table mentions an id that no node has.
    case unknownID
    /// A behavior mentions a screen that the document does not have.
    case unknownScreen
    /// ``Effect/cancel(name:)`` names a timer that no effect starts.
    case unknownTimer
    /// A condition or a text mentions a variable that no effect sets.
    case unknownVariable
    /// A restriction of Guided Access is mentioned but does not exist.
    case unknownRestriction
    /// A number or a text is outside the range that its property allows.
    case invalidValue
  }

  /// The kind of fault.
  public let kind: Problem
  /// The place in the document: `elements[3].children[0].id`.
  public let path: String
  /// What is wrong and what to do, without the place.
  public let message: Message

  /// An error at a path of the document; an empty path is the document itself.
  public init(_ kind: Problem, at path: String, _ message: Message) {
    self.kind = kind
    self.path = path
    self.message = message
  }

  public var description: String { path.isEmpty ? "\(message)" : "\(path): \(message)" }
}

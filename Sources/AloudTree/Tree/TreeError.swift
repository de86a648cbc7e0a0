/// A fault of a tree or a document.
public struct TreeError: Error, Equatable, Sendable, CustomStringConvertible {
  public enum Kind: Equatable, Sendable {
    case tooDeep
    case duplicateID
    case unknownID
    case unknownScreen
    case unknownTimer
    case unknownVariable
    /// A restriction of Guided Access is mentioned but does not exist.
    case unknownRestriction
    case invalidValue
  }

  public let kind: Kind
  /// The place in the document: `elements[3].children[0].id`.
  public let path: String
  public let message: String

  public init(_ kind: Kind, at path: String, _ message: String) {
    self.kind = kind
    self.path = path
    self.message = message
  }

  public var description: String { path.isEmpty ? message : "\(path): \(message)" }
}

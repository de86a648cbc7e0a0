internal import AloudTree

/// Why nothing is heard, and what to do.
public struct SoundError: Error, Equatable, Sendable, CustomStringConvertible {
  public enum Kind: Equatable, Sendable {
    /// espeak-ng, its data or its worker is not there.
    case noEngine
    /// espeak-ng has no such voice.
    case noVoice
    /// No player works.
    case noPlayer
    /// The file cannot be made.
    case cannotWrite
    /// Writing failed: no space, a device that is gone.
    case writeFailed
    /// The reader of a pipe has gone.
    case closedPipe
  }

  public let kind: Kind
  /// The fault, its place, and the remedy.
  public let description: String

  public init(_ kind: Kind, _ description: String) {
    self.kind = kind
    // Paths and names of voices may have anything in them.
    self.description = description.printable
  }
}

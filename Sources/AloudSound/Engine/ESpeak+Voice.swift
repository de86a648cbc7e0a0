extension ESpeak {
  /// A voice that espeak-ng has.
  public struct Voice: Hashable, Sendable {
    public enum Gender: String, Sendable { case male, female }

    /// As people call it: `English (America)`.
    public let name: String
    /// BCP-47 in small letters, its own first, then what it also speaks.
    public let languages: [String]
    /// Nil where the voice does not tell.
    public let gender: Gender?
    /// The path of its file below the data of espeak-ng: `gmw/en-US`.
    public let file: String
  }
}

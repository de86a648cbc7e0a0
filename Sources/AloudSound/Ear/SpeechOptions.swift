/// A listener's wishes for the engine; a property that is nil is as the voice of the language has it.
public struct SpeechOptions: Equatable, Sendable {
  /// A voice of espeak-ng for all languages: `en-gb`, `en+f3`.
  public var voice: String?
  /// In words a minute.
  public var rate: Int?
  /// From 0 to 99.
  public var pitch: Int?
  /// From 0 to 200.
  public var volume: Int?

  public init() {}
}

public import AloudBase
public import AloudTones
internal import AloudTree

/// An engine that converts passages to sound.
public protocol SpeechEngine: Sendable {
  /// Speaks passages in order, several at once where possible.
  ///
  /// A few passages are requested at a time, and a rendition is delivered as soon as it and all earlier ones are
  /// complete. So the memory is bounded.
  ///
  /// - Parameters:
  ///   - passages: the passages to speak.
  ///   - take: receives the renditions in order.
  /// - Throws: ``SoundError`` when no passage can be spoken. A single passage that cannot be spoken has a rendition
  ///   with a loss.
  func render(
    _ passages: some Sequence<Passage>, _ take: (Rendition) throws(SoundError) -> Void
  ) throws(SoundError)
}

extension SpeechEngine {
  /// Speaks one passage.
  public func rendition(of passage: Passage) throws(SoundError) -> Rendition {
    var result = Rendition()
    try render(CollectionOfOne(passage)) { result = $0 }
    return result
  }
}

/// The sound of a passage.
public struct Rendition: Equatable, Sendable {
  /// The start of a word.
  public struct Word: Equatable, Sendable {
    /// The printed character at its beginning, from ``EarText/sources``.
    public let source: Int
    /// The start, in samples from the beginning of the rendition.
    public let frame: Int

    /// Creates the start of a word.
    public init(source: Int, frame: Int) {
      self.source = source
      self.frame = frame
    }
  }

  /// One channel, at `Waveform.speechRate`.
  public var waveform = Waveform()
  /// The sample ranges of the runs of the passage.
  public var runs: [Range<Int>] = []
  /// The words that the engine reported; none for a run in which it does not distinguish words, as in Korean.
  public var words: [Word] = []
  /// Why the passage, or a part of it, is not heard; nil when all of it is heard.
  public var loss: String?
  /// The first printed character that is not heard; nil when the passage is not cut off.
  public var unsaid: Int?

  /// Creates a rendition without sound.
  public init() {}
}

/// Why there is no sound, and what to do.
public struct SoundError: Error, Equatable, Sendable, CustomStringConvertible {
  /// What kind of problem it is.
  public enum Problem: Equatable, Sendable {
    /// espeak-ng, its data or its worker is missing.
    case noEngine
    /// espeak-ng does not have the voice.
    case noVoice
    /// No player works.
    case noPlayer
    /// The file cannot be created.
    case cannotWrite
    /// Writing failed: there is no space, or a device is missing.
    case writeFailed
    /// The pipe has no reader any more.
    case closedPipe
  }

  /// The kind, for programs.
  public let kind: Problem
  /// The error, its place, and what to do.
  public let message: Message

  public var description: String { "\(message)" }

  /// Creates an error. Characters of the message that would not be printed as they are, are escaped.
  public init(_ kind: Problem, _ message: Message) {
    self.kind = kind
    // Paths and names of voices may contain any characters.
    self.message = message.printable
  }
}

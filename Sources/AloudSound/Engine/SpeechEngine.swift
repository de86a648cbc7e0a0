internal import AloudTree

/// An engine that turns passages into sound.
public protocol SpeechEngine: Sendable {
  /// Says passages in their order, several at a time where it can.
  ///
  /// Passages are asked for a few at a time, and a rendition is delivered as soon as it and all before it are there. So
  /// the memory is bounded.
  ///
  /// - Parameters:
  ///   - passages: what to say.
  ///   - take: gets a rendition for each passage, in order.
  /// - Throws: ``SoundError`` when nothing can be said; a passage that cannot be said is a rendition that tells so.
  func render(
    _ passages: some Sequence<Passage>, _ take: (Rendition) throws(SoundError) -> Void
  ) throws(SoundError)
}

extension SpeechEngine {
  /// Says one passage.
  public func rendition(of passage: Passage) throws(SoundError) -> Rendition {
    var result = Rendition()
    try render(CollectionOfOne(passage)) { result = $0 }
    return result
  }
}

/// A passage as it sounds.
public struct Rendition: Equatable, Sendable {
  /// When a word begins.
  public struct Word: Equatable, Sendable {
    /// Of its first character: what ``EarText/sources`` says.
    public let source: Int
    /// In samples from the beginning of the rendition.
    public let frame: Int

    public init(source: Int, frame: Int) {
      self.source = source
      self.frame = frame
    }
  }

  /// One channel, at ``Waveform/speechRate``.
  public var waveform = Waveform()
  /// The ranges in which the runs of the passage sound, in samples.
  public var runs: [Range<Int>] = []
  /// The words that the engine told of; none for a run in which it does not tell them apart, as in Korean.
  public var words: [Word] = []
  /// Why the passage, or a part of it, is not heard; nil when all of it is.
  public var loss: String?
  /// The printed character from which on nothing is heard; nil when the passage is not cut off.
  public var unsaid: Int?

  public init() {}
}

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
    // Paths and names of voices may have any characters in them.
    self.description = description.printable
  }
}

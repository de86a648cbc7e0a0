public import AloudReader
public import AloudSpeech

/// Turns printed text into the text that an engine says.
///
///     let ear = Ear(voices: .standard, renderer: reader.renderer)
///     let spoken = ear.spoken(speech, settings: settings)
///     spoken.text                            // "확인 👍, 버튼"
///     spoken.passage.runs.map(\.text.string)  // ["확인 올린 엄지, 버튼"]
///
/// The printed text stays as it is. In the text for the engine, marks, symbols and emoji are words, in the language of
/// the text and as the settings want it. Every text is said by the voice of its language.
public struct Ear: Sendable {
  private let speakers: Speakers
  private let renderer: Renderer

  public init(voices: VoiceLibrary, renderer: Renderer, options: SpeechOptions = SpeechOptions()) {
    speakers = Speakers(voices: voices, options: options)
    self.renderer = renderer
  }

  /// - Parameters:
  ///   - speech: what is said now; not the hint that follows after a pause, unless it is a hint itself.
  ///   - settings: as they are when it is said.
  /// - Returns: it, as it is printed and as it is heard.
  /// - Complexity: O(characters).
  public func spoken(_ speech: ScreenReader.Speech, settings: VoiceOverSettings) -> Spoken {
    spoken(speech.fragments, as: renderer.beforePause(speech.utterance), settings: settings)
  }

  /// An utterance up to its first pause, and what follows on that: the hint and the later cues; nil where there is nothing.
  ///
  /// - Complexity: O(characters).
  public func spoken(_ utterance: Utterance, settings: VoiceOverSettings) -> (now: Spoken, hint: Spoken?) {
    let now = spoken(utterance.beforePause, as: renderer.beforePause(utterance), settings: settings)
    let rest = utterance.afterPause.map { spoken($0.fragments, as: renderer.text($0), settings: settings) }
    return (now, rest)
  }

  /// Fragments as a text prints them.
  ///
  /// - Parameters:
  ///   - fragments: what is said; each is looked for in the text.
  ///   - text: how they are printed.
  ///   - settings: as they are when it is said.
  /// - Returns: them, as they are printed and as they are heard.
  /// - Complexity: O(characters), where the text has the fragments in their order.
  public func spoken(_ fragments: [Fragment], as text: String, settings: VoiceOverSettings) -> Spoken {
    let characters = Array(text)
    let places = FragmentPlaces(fragments, in: characters)
    var writer = EarWriter(characters, speakers: speakers, settings: settings)
    for place in places.all { writer.write(place) }
    var spoken = Spoken(text, stretches: places.stretches, passage: Passage(writer.runs))
    spoken.unheard = writer.unheard
    return spoken
  }
}

/// An utterance as it is printed, and as an engine says it.
public struct Spoken: Equatable, Sendable {
  /// A stretch of the printed text.
  public struct Stretch: Equatable, Sendable {
    public let part: Part
    /// 0-based offsets in Characters of the printed text.
    public let characters: Range<Int>

    public init(_ part: Part, _ characters: Range<Int>) {
      self.part = part
      self.characters = characters
    }
  }

  /// As scripts and captions print it.
  public var text: String
  /// The parts of ``text``, in order; what joins them belongs to none.
  public var stretches: [Stretch]
  /// The sources in it are offsets in ``text``.
  public var passage: Passage
  /// The parts of ``text`` that no engine can say, such as a Japanese word in characters whose reading nobody knows:
  /// 0-based offsets in Characters, in order.
  public var unheard: [Range<Int>] = []

  public init(_ text: String, stretches: [Stretch] = [], passage: Passage = Passage()) {
    self.text = text
    self.stretches = stretches
    self.passage = passage
  }
}

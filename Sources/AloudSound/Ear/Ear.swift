public import AloudReader
public import AloudSpeech

/// Converts printed text to the text for a speech engine.
///
///     let ear = Ear(voices: .standard, renderer: reader.renderer)
///     let spoken = ear.spoken(speech, settings: settings)
///     spoken.text                            // "확인 👍, 버튼"
///     spoken.passage.runs.map(\.text.string)  // ["확인 올린 엄지, 버튼"]
///
/// The printed text does not change. In the text for the engine, words replace marks, symbols and emoji, in the
/// language of the text and according to the settings. Each text has the voice of its language.
public struct Ear: Sendable {
  private let speakers: Speakers
  private let renderer: Renderer

  /// Creates an ear with the voices for each language, and the renderer that decides what is printed.
  public init(voices: VoiceLibrary, renderer: Renderer, options: SpeechOptions = SpeechOptions()) {
    speakers = Speakers(voices: voices, options: options)
    self.renderer = renderer
  }

  /// - Parameters:
  ///   - speech: the speech to convert. It does not include a hint that follows after a pause, unless it is itself a
  ///     hint.
  ///   - settings: the settings at the time of the speech.
  /// - Returns: the printed and the spoken form.
  /// - Complexity: O(characters).
  public func spoken(_ speech: ScreenReader.Speech, settings: VoiceOverSettings) -> Spoken {
    spoken(speech.fragments, as: renderer.beforePause(speech.utterance), settings: settings)
  }

  /// An utterance up to its first pause, and the rest of it: the hint and the later cues. The rest is nil where there
  /// is none.
  ///
  /// - Complexity: O(characters).
  public func spoken(_ utterance: Utterance, settings: VoiceOverSettings) -> (now: Spoken, hint: Spoken?) {
    let now = spoken(utterance.beforePause, as: renderer.beforePause(utterance), settings: settings)
    let rest = utterance.afterPause.map { spoken($0.fragments, as: renderer.text($0), settings: settings) }
    return (now, rest)
  }

  /// Fragments, in the form in which a text contains them.
  ///
  /// - Parameters:
  ///   - fragments: the fragments; each is looked up in the text.
  ///   - text: the printed text.
  ///   - settings: the settings at the time of the speech.
  /// - Returns: the printed and the spoken form.
  /// - Complexity: O(characters), if the text has the fragments in their order.
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

/// An utterance in its printed form, and in the form for a speech engine.
public struct Spoken: Equatable, Sendable {
  /// A range of the printed text.
  public struct Stretch: Equatable, Sendable {
    /// The part of the utterance to which the range belongs.
    public let part: Part
    /// 0-based offsets in Characters of the printed text.
    public let characters: Range<Int>

    /// Creates a range of a part.
    public init(_ part: Part, _ characters: Range<Int>) {
      self.part = part
      self.characters = characters
    }
  }

  /// The text in scripts and captions.
  public var text: String
  /// The parts of ``text``, in order; separators between parts belong to none.
  public var stretches: [Stretch]
  /// The text for the engine; its sources are offsets in ``text``.
  public var passage: Passage
  /// The parts of ``text`` that no engine can pronounce, such as a Japanese word whose reading is not known: 0-based
  /// offsets in Characters, in order.
  public var unheard: [Range<Int>] = []

  /// Creates a spoken text; without a passage, nothing is heard.
  public init(_ text: String, stretches: [Stretch] = [], passage: Passage = Passage()) {
    self.text = text
    self.stretches = stretches
    self.passage = passage
  }
}

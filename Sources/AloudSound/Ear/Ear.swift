public import AloudReader
public import AloudSpeech

/// Makes of what is printed what an engine says.
///
///     let ear = Ear(voices: .standard, renderer: reader.renderer)
///     let spoken = ear.spoken(speech, settings: settings)
///     spoken.text                            // "확인 👍, 버튼"
///     spoken.passage.runs.map(\.text.string)  // ["확인 올린 엄지, 버튼"]
///
/// The printed text never changes by it. The ear gets another one: marks, symbols and emoji are words, in the
/// language of the text and as far as the settings want them; every text is said by the voice of its language.
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

public import AloudReader
public import AloudSpeech

/// Makes of what is printed what an engine says.
public struct Ear: Sendable {
  private let voices: VoiceLibrary
  private let options: SpeechOptions
  private let renderer: Renderer

  public init(voices: VoiceLibrary, renderer: Renderer, options: SpeechOptions = SpeechOptions()) {
    self.voices = voices
    self.renderer = renderer
    self.options = options
  }

  /// - Parameters:
  ///   - speech: what is said now; not the hint that follows after a pause.
  ///   - settings: as they are when it is said.
  /// - Returns: the words for an engine, each with its place in the printed text.
  public func spoken(_ speech: ScreenReader.Speech, settings: VoiceOverSettings) -> Spoken {
    let isHint = speech.utterance.description.isEmpty && speech.utterance.cues.isEmpty
    let hint = isHint ? renderer.hint(speech.utterance) : nil
    let text = hint ?? renderer.textWithoutHint(speech.utterance)
    var all = EarText()
    all.append(text, from: 0)
    let language = speech.fragments.first?.language ?? "en"
    let voice = options.voice ?? voices.voice(for: language)?.engineVoice ?? language
    return Spoken(text, passage: Passage([.init(all, voice: voice)]))
  }
}

public import Aloud
internal import Foundation

/// espeak-ng's sound of all texts that VoiceOver says in the apps of a page.
///
/// The samples are G.711 µ-law at 22,050 Hz, with one channel and a byte for each sample. The page puts the texts of an
/// utterance together.
public struct PageSound: Sendable {
  /// The samples in base64, by the language, the pitch and the text.
  private var clips: [(key: String, samples: String)] = []
  /// False if the apps can say more than was found; the voices of the browser say the rest.
  public private(set) var isComplete = true
  /// The texts that the engine cannot say, with reasons; the voices of the browser say them.
  public private(set) var losses: [Loss] = []

  /// A text that is not heard, or not completely.
  public struct Loss: Sendable {
    /// The text.
    public let text: String
    /// Why it is not heard, and what to do.
    public let reason: String
  }

  /// The number of gestures with which each app is searched.
  public static let mostSteps = AppSpeech.usualSteps

  /// The largest size of the sound in a page, in bytes of the file.
  public static let limit = LessonSound.limit

  /// Makes the sound of apps; nil if it would be larger than the limit.
  ///
  /// - Parameters:
  ///   - apps: the apps of the page.
  ///   - options: the options of VoiceOver; the scripts of the apps override them.
  ///   - ear: returns the conversion of texts for the engine.
  ///   - engine: a function that returns the speech engine; called once.
  ///   - limit: the largest size, in bytes of the file.
  /// - Throws: ``SoundError`` of the engine.
  public init?(
    _ apps: [WalkedPage.App], options: ReaderOptions, ear: (ReaderOptions) -> Ear,
    engine: () throws(SoundError) -> any SpeechEngine, limit: Int = PageSound.limit
  ) throws(SoundError) {
    let engine = try engine()
    var known: Set<AppSpeech.Text> = []
    var size = 0
    for app in apps {
      let own = app.walkingOptions(over: options)
      let speech = app.speech(own)
      isComplete = isComplete && speech.isComplete
      let ear = ear(own)
      let new = speech.fragments.filter { known.insert(AppSpeech.Text($0)).inserted }
      let spoken = new.map { ear.spoken([$0], as: $0.text, settings: own.settings) }
      var index = 0
      var isTooLarge = false
      try engine.render(spoken.lazy.map(\.passage)) { rendition throws(SoundError) in
        guard index < new.count, !isTooLarge else { return }
        let fragment = new[index]
        index += 1
        if let reason = rendition.loss { losses.append(Loss(text: fragment.text, reason: reason)) }
        guard rendition.loss == nil, rendition.waveform.frameCount > 0 else { return }
        let samples = Data(rendition.waveform.samples.map(\.muLaw)).base64EncodedString()
        clips.append((PageSound.key(of: fragment), samples))
        size += samples.utf8.count
        isTooLarge = size > limit
      }
      if isTooLarge { return nil }
    }
  }

  /// The key by which the script of the page finds a text.
  private static func key(of fragment: Fragment) -> String {
    let text = AppSpeech.Text(fragment)
    return [text.language, text.pitch.map { JSONValue.number($0).text } ?? "", text.text].joined(separator: "|")
  }

  /// The keys of all texts with sound, in the order in which they were found.
  var keys: [String] { clips.map(\.key) }

  /// The data of the page.
  var json: JSONValue {
    [
      "rate": .whole(LessonSound.rate),
      "clips": .object(clips.map { (key: $0.key, value: .string($0.samples)) }),
    ]
  }

  /// The scripts of the page that play the sound.
  static let scripts = [PageParts.lessonSoundJs, PageParts.walkClipsJs]
}

extension WalkedPage.App {
  /// The options of a walk in a page.
  fileprivate func walkingOptions(over options: ReaderOptions) -> ReaderOptions {
    var options = options
    options.settings.controls = .live
    return script?.options(over: options) ?? options
  }

  /// What can be said in the app, and what is said in its script.
  fileprivate func speech(_ options: ReaderOptions) -> AppSpeech {
    var document = document
    document.language = language
    let screen = script?.heads.screen.flatMap(document.screen(named:))
    var speech = AppSpeech(Simulator(document, screen: screen, options: options))
    if let run = try? script?.runUntilError(on: document) { speech.hear(run) }
    return speech
  }
}

import Aloud
import AloudPage

/// The option of `aloud page` for the sound of espeak-ng, and its voice.
struct PageSoundOptions {
  private let voice: VoiceOptions

  static let table =
    [
      Option(
        .sound,
        help: "puts the sound of espeak-ng into the page, 20 MB at most; without it, the voices of the browser speak")
    ] + VoiceOptions.making

  /// Returns nil where no sound was requested.
  init?(_ arguments: Arguments) throws(Failure) {
    guard arguments.has(.sound) else {
      try arguments.refuse(VoiceOptions.making.map(\.name)) { "\($0) needs --sound" }
      return nil
    }
    voice = try VoiceOptions(arguments)
  }

  /// The sound of the apps. What the engine cannot say is reported on standard error.
  ///
  /// - Throws: ``Failure`` with 69 without espeak-ng, 65 for too much sound.
  func sound(of apps: [WalkedPage.App], _ speaking: SpeakingOptions) throws(Failure) -> PageSound {
    let made: PageSound?
    do throws(SoundError) {
      made = try PageSound(
        apps, options: speaking.reader, ear: voice.ear, engine: { () throws(SoundError) in try voice.engine() })
    } catch {
      throw Failure(error)
    }
    guard let made else {
      throw Failure(
        .badInput,
        """
        aloud page: the sound of this page takes more than \(PageSound.limit / 1_000_000) MB; name fewer files, or leave \
        out --sound to use the voices of the browser
        """)
    }
    SoundOptions.tell(made.losses, command: "page")
    if !made.isComplete {
      Standard.error(
        """
        aloud page: warning: the apps can say more than was found in \(PageSound.mostSteps) steps; the voices of the \
        browser say the rest
        """)
    }
    return made
  }
}

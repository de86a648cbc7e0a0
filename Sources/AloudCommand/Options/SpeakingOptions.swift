import Aloud

/// The options of every command with VoiceOver output.
struct SpeakingOptions {
  var reader: ReaderOptions
  private(set) var language: String?
  private(set) var screen: String?
  private(set) var overlays: OverlayFiles
  let format: ScreenFormat?
  /// The options for opening web pages.
  let browser: BrowserOptions
  private let voiceFiles: [String]

  static let table: [Option] =
    [
      Option.language,
      Option(.profile, value: "voiceover|snapshot", help: "speaks as a device does, or as AccessibilitySnapshot does"),
      Option(.style, value: "commas|sentences", help: "how the parts of an utterance are joined"),
      Option(
        .ios, value: "VERSION",
        help: "leaves out what came after that version of iOS, such as 16 or 16.4"),
      Option(.noHints, help: "leaves out hints; the same as --setting hints=off"),
      Option(.setting, value: "NAME=VALUE", help: "a setting of VoiceOver; may be given several times"),
      Option(.voiceFile, reads: .voiceFile, help: "a file with your own words; may be given several times"),
      Option(.screen, value: "NAME", help: "a screen of the document other than the first"),
      Option.overlay,
      Option.from,
    ] + Option.browser

  init(_ arguments: Arguments) throws(Failure) {
    var options = ReaderOptions()
    if let profile: Profile = try arguments.choice(.profile) { options.profile = profile }
    options.style = try arguments.choice(.style)
    if let word = arguments.value(.ios) {
      guard let version = IOSVersion(word) else { throw arguments.usage("--ios: \(IOSVersion.unknown(word))") }
      options.settings.ios = version
    }
    if arguments.has(.noHints) { options.settings.hints = false }
    for assignment in arguments.values(.setting) {
      let parts = assignment.split(separator: "=", maxSplits: 1).map(String.init)
      try arguments.require(parts.count == 2, "--setting takes NAME=VALUE, not \"\(assignment)\"")
      do { try options.settings.set(parts[0], to: parts[1]) } catch { throw arguments.usage("\(error)") }
    }
    voiceFiles = arguments.values(.voiceFile)
    for file in voiceFiles {
      options.voices = try SpeakingOptions.adding(file, to: options.voices)
    }
    options.braille = Liblouis.shared.translator
    reader = options
    language = try arguments.language()
    screen = arguments.value(.screen)
    overlays = try arguments.overlays()
    format = try arguments.choice(.from)
    browser = arguments.browser
  }

  /// The standard options, for a command without those of VoiceOver.
  init(language: String?, overlays: OverlayFiles, format: ScreenFormat?, browser: BrowserOptions) {
    reader = ReaderOptions()
    self.language = language
    self.overlays = overlays
    self.format = format
    self.browser = browser
    voiceFiles = []
  }

  /// An input of the command: a file or a web page.
  func input(_ path: String) -> InputFile { InputFile(path: path, browser: browser, overlays: overlays) }

  /// The options of a walk in the app of a script. Head lines of the script override options.
  ///
  /// - Throws: ``Failure`` with 66 for an overlay that does not exist, 65 for one with errors.
  func following(_ file: ScriptFile) throws(Failure) -> SpeakingOptions {
    var options = self
    options.reader = file.script.options(over: reader)
    options.language = file.script.heads.language ?? language
    options.screen = file.script.heads.screen ?? screen
    do { options.overlays = try OverlayFiles(file.overlayPaths).then(overlays) } catch { throw Failure(error) }
    return options
  }

  static func adding(_ path: String, to library: VoiceLibrary) throws(Failure) -> VoiceLibrary {
    let file = InputFile(path: path)
    let bytes = try file.bytes()
    let text = try file.text(bytes, wanted: .voice)
    var library = library
    do {
      try library.add(VoiceSource(name: path.printable, text: text))
    } catch {
      throw file.failure(bytes, wanted: .voice, "\(error)")
    }
    return library
  }
}

extension SpeakingOptions {
  /// The options, besides the head lines, that a printed script needs to replay in the same way; nil where there are
  /// none.
  var unsaidInHeads: Message? {
    guard !voiceFiles.isEmpty else { return nil }
    let options = voiceFiles.map { "--voice-file \($0.printable)" }
    return "a script cannot name voice files: replay it with \(options.joined(separator: " "))"
  }

  /// Warns on standard error that VoiceOver's own words will be in English.
  func warnOfMissingVoice(for document: Document, in file: Message) {
    guard let warning = missingVoice(for: document.language, reader) else { return }
    Standard.error("\(file): warning: \(warning)")
  }

  /// A warning that VoiceOver's own words will be in English; nil where there is a voice for the language.
  func missingVoice(for language: String, _ reader: ReaderOptions) -> Message? {
    guard !reader.hasVoice(for: language) else { return nil }
    return reader.profile == .snapshot
      ? "AccessibilitySnapshot has no words in \(language); its English ones are used"
      : """
      there is no voice for \(language); VoiceOver's own words are English (see `aloud voices`, --voice-file)\
      \(LanguageTag.suggestion(for: language))
      """
  }
}

extension Option {
  static let language = Option(
    .language, value: "TAG", help: "the language of the screen and of VoiceOver, such as ko or pt-BR")

  /// The option for overlays over documents and dumps.
  static let overlay = Option(
    .with, reads: .overlay, help: "an overlay for the document or dump; may be given several times")

  static let from = Option(
    .from, value: "FORMAT",
    help: "the format, instead of detecting it from the content:\n"
      + [
        ScreenFormat.allCases.prefix(7), ScreenFormat.allCases.dropFirst(7).prefix(6),
        ScreenFormat.allCases.dropFirst(13),
      ]
      .map { $0.map(\.rawValue).joined(separator: ", ") }.joined(separator: ",\n"))
}

extension Arguments {
  /// - Throws: ``Failure`` with 66 for an overlay that does not exist, 65 for one with errors.
  func overlays() throws(Failure) -> OverlayFiles {
    do { return try OverlayFiles(values(.with)) } catch { throw Failure(error) }
  }

  func language() throws(Failure) -> String? {
    guard let language = value(.language), !LanguageTag(language).isWellFormed else { return value(.language) }
    throw usage(
      language.hasPrefix("x-")
        ? "--language: \(LanguageTag.mistake(language))"
        : "--language takes a tag such as ko or zh-Hans, not \"\(language)\"\(LanguageTag.suggestion(for: language))")
  }
}

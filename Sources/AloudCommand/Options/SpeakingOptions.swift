import Aloud

/// The options of every command that says something.
struct SpeakingOptions {
  var reader: ReaderOptions
  let language: String?
  let screen: String?
  let overlays: OverlayFiles
  let format: ScreenFormat?
  /// The options for opening pages of the web.
  let browser: BrowserOptions
  private let voiceFiles: [String]

  static let table: [Option] =
    [
      languageOption,
      Option(
        .profile, value: "voiceover|snapshot", help: "whose speech: a device's, or AccessibilitySnapshot's"),
      Option(.style, value: "commas|sentences", help: "how parts are joined"),
      Option(
        .ios, value: "VERSION",
        help: "everything that is dated as in that version of iOS, such as 16 or 16.4; --setting counts more"),
      Option(.noHints, help: "leaves out hints; the same as --setting hints=off"),
      Option(
        .setting, value: "NAME=VALUE", help: "a setting of VoiceOver, see below; may be given several times"),
      Option(
        .voiceFile, value: "FILE", help: "words of your own; may be given several times",
        file: .read(as: .voiceFile)),
      Option(.screen, value: "NAME", help: "a screen of the document other than the first"),
      overlay,
      from,
    ] + BrowserOption.table

  /// The overlays over documents and dumps.
  static let overlay = Option(
    .with, value: "FILE", help: "an overlay that is laid over the document or dump; may be given several times",
    file: .read(as: .overlay))

  static let languageOption = Option(
    .language, value: "TAG", help: "the language of the screen and of VoiceOver, such as ko or pt-BR")

  static let from = Option(
    .from, value: "FORMAT",
    help: "the format, where it should not be found from the content:\n"
      + [ScreenFormat.allCases.prefix(7), ScreenFormat.allCases.dropFirst(7)]
      .map { $0.map(\.rawValue).joined(separator: ", ") }.joined(separator: ",\n"))

  /// - Throws: ``Failure`` for a value that an option cannot have, and for a voice file that cannot be read.
  init(_ arguments: Arguments, command: String) throws(Failure) {
    var options = ReaderOptions()
    if let profile: Profile = try arguments.choice(.profile, command) { options.profile = profile }
    options.style = try arguments.choice(.style, command)
    if let word = arguments.value(.ios) {
      guard let version = IOSVersion(word) else { throw Arguments.usage("--ios: \(IOSVersion.unknown(word))", command) }
      options.settings.set(iOS: version)
    }
    if arguments.has(.noHints) { options.settings.hints = false }
    for assignment in arguments.values(.setting) {
      try SpeakingOptions.set(assignment, in: &options.settings, command)
    }
    voiceFiles = arguments.values(.voiceFile)
    for file in voiceFiles {
      options.voices = try SpeakingOptions.adding(file, to: options.voices)
    }
    options.braille = Liblouis.shared.translator
    reader = options
    language = try SpeakingOptions.language(arguments, command)
    screen = arguments.value(.screen)
    overlays = try SpeakingOptions.overlays(arguments)
    format = try arguments.choice(.from, command)
    browser = BrowserOption.browser(arguments)
  }

  /// - Throws: ``Failure`` with 66 for an overlay that is not there, 65 for one with mistakes.
  static func overlays(_ arguments: Arguments) throws(Failure) -> OverlayFiles {
    do { return try OverlayFiles(arguments.values(.with)) } catch { throw Failure(error) }
  }

  /// A file, or a page of the web, that the command reads.
  func input(_ path: String) -> InputFile { InputFile(path: path, browser: browser, overlays: overlays) }

  /// - Throws: ``Failure`` for what is no tag of a language.
  static func language(_ arguments: Arguments, _ command: String) throws(Failure) -> String? {
    guard let language = arguments.value(.language) else { return nil }
    guard LanguageTag(language).isWellFormed else {
      throw Arguments.usage(
        language.hasPrefix("x-")
          ? "--language: \(LanguageTag.mistake(language))"
          : "--language takes a tag such as ko or zh-Hans, not \"\(language)\"\(LanguageTag.suggestion(for: language))",
        command)
    }
    return language
  }

  private static func set(_ assignment: String, in settings: inout VoiceOverSettings, _ command: String) throws(Failure)
  {
    let parts = assignment.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { throw Arguments.usage("--setting takes NAME=VALUE, not \"\(assignment)\"", command) }
    do {
      try settings.set(parts[0], to: parts[1])
    } catch {
      throw Arguments.usage("\(error)", command)
    }
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
  /// With which options alone a script replays alike that is printed now; nil where its head lines say all.
  var unsaidInHeads: String? {
    guard !voiceFiles.isEmpty else { return nil }
    return "a script cannot name voice files: replay it with "
      + voiceFiles.map { "--voice-file \($0.printable)" }.joined(separator: " ")
  }

  /// Says on standard error that VoiceOver's own words will be English.
  func warnOfMissingVoice(for document: Document, in file: String) {
    guard let warning = missingVoice(for: document.language, reader) else { return }
    Standard.error("\(file.printable): warning: \(warning)")
  }

  /// Says that VoiceOver's own words will be English; nil where they are those of the language.
  func missingVoice(for language: String, _ reader: ReaderOptions) -> String? {
    guard !reader.hasVoice(for: language) else { return nil }
    return reader.profile == .snapshot
      ? "AccessibilitySnapshot has no words in \(language); its English ones are used"
      : "there is no voice for \(language); VoiceOver's own words are English (see `aloud voices`, --voice-file)"
        + LanguageTag.suggestion(for: language)
  }
}

extension Arguments {
  /// The value of an option that takes one of a few words.
  func choice<Value: RawRepresentable<String> & CaseIterable>(_ name: OptionName, _ command: String) throws(Failure)
    -> Value?
  {
    guard let word = value(name) else { return nil }
    guard let value = Value(rawValue: word) else {
      let words = Value.allCases.map(\.rawValue)
      throw Arguments.usage(
        "\(name) cannot be \"\(word)\"; it can be \(words.joined(separator: ", "))\(suggestion(for: word, among: words))",
        command)
    }
    return value
  }

  /// The value of an option that counts something.
  func count(_ name: OptionName, _ command: String) throws(Failure) -> Int? {
    guard let word = value(name) else { return nil }
    guard let count = Int(word), count >= 0 else {
      throw Arguments.usage("\(name) takes a whole number, not \"\(word)\"", command)
    }
    return count
  }
}

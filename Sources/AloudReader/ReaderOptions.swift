public import AloudSpeech
internal import AloudTree

/// Options for reading a screen.
public struct ReaderOptions: Sendable {
  /// The speech that is simulated: a device's, or AccessibilitySnapshot's.
  public var profile: Profile
  /// The user's settings of VoiceOver.
  public var settings: VoiceOverSettings
  /// The style of text; nil for that of the profile.
  public var style: Renderer.Style?
  /// The voices for the profile `Profile.voiceOver`.
  public var voices: VoiceLibrary
  /// The translator for a braille display; nil if there is no display. `Liblouis` of AloudBraille is a translator.
  public var braille: BrailleTranslator?

  /// Options; by default those of a device with VoiceOver's first settings. Set ``braille`` afterwards.
  public init(
    profile: Profile = .voiceOver, settings: VoiceOverSettings = VoiceOverSettings(), style: Renderer.Style? = nil,
    voices: VoiceLibrary = .standard
  ) {
    self.profile = profile
    self.settings = settings
    self.style = style
    self.voices = voices
  }

  /// Writes utterances in that style.
  public var renderer: Renderer { Renderer(style: style ?? profile.style) }

  var library: VoiceLibrary { profile == .snapshot ? .snapshot : voices }

  /// True if VoiceOver's words exist in this language; otherwise they are English.
  public func hasVoice(for language: String) -> Bool { library.voice(for: language) != nil }
}

/// The facts for reading the screens of an app. They stay when the screen changes.
struct ReadingEnvironment: Sendable {
  /// In points.
  let rowThreshold: Double
  /// The size of the screen, in points.
  let width, height: Double
  let direction: Document.Direction
  /// See ``Document/session``.
  let session: String?
  var options: ReaderOptions
  /// BCP-47: the language of VoiceOver, and of texts without a language.
  private(set) var language: String
  /// Phrasebooks by language, each made once.
  private var books: [String: Phrasebook] = [:]

  init(_ document: Document, options: ReaderOptions) {
    rowThreshold = document.device.rowThreshold
    width = document.width
    height = document.height
    direction = document.direction
    session = document.session
    language = document.language
    self.options = options
  }

  /// - Complexity: O(n log n) in the nodes.
  mutating func narrator(for tree: Tree) -> Narrator {
    let order = ReadingOrder(
      of: tree, rowThreshold: rowThreshold, direction: direction,
      options: options.profile.orderOptions(options.settings))
    var environment = self
    defer { books = environment.books }
    return Narrator(
      tree: tree, order: order, profile: options.profile, settings: options.settings, language: language,
      words: { environment.words(in: $0) })
  }

  private mutating func words(in language: String) -> Phrasebook {
    if let book = books[language] { return book }
    var book = options.library.phrasebook(for: language, settings: options.settings)
    // AccessibilitySnapshot has no words for walking, so those of a device are used.
    if options.profile == .snapshot {
      book = book.filling(Phrase.ofWalks, from: options.voices.phrasebook(for: language, settings: options.settings))
    }
    books[language] = book
    return book
  }

  /// Applies settings, which may change the words.
  mutating func set(_ settings: VoiceOverSettings) {
    options.settings = settings
    books = [:]
  }

  mutating func speak(_ language: String) { self.language = language }

  /// The words with which scripts name the rotor, in every language of VoiceOver.
  var englishWords: Phrasebook {
    mutating get {
      guard options.profile == .voiceOver else {
        return options.voices.phrasebook(for: "en", settings: options.settings)
      }
      return words(in: "en")
    }
  }
}

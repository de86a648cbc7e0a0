internal import AloudBase
internal import AloudTree
internal import AloudVoices

/// The commands of Voice Control in a language, and its messages.
///
/// Source: Apple's bundles SpeechRecognitionCommandServices and SpeechRecognitionCommandAndControl of iOS 15. Phrases
/// in a language do not prove that a device recognizes the language.
public struct VoiceControlWords: Sendable {
  /// A message, or a word for an element without a name.
  public enum Word: String, CaseIterable, Sendable {
    case namesPrompt = "message.names"
    case numbersPrompt = "message.numbers"
    case gridPrompt = "message.grid"
    case which = "message.which"
    case noActions = "message.no_actions"
    case tryThis = "message.try"
    case gridIsFinest = "message.grid_finest"
    case someCommands = "message.say"
    case adjustable = "role.adjustable"
    case backButton = "role.back_button"
    case button = "role.button"
    case header = "role.header"
    case image = "role.image"
    case keyboardKey = "role.keyboard_key"
    case link = "role.link"
    case searchField = "role.search_field"
    case text = "role.text"
  }

  /// BCP-47.
  public let language: String
  private let lines: [String: String]

  /// The words of a language; English if it has none.
  public init(language: String) {
    let found = VoiceControlWords.entry(for: language) ?? VoiceControlWords.texts[0]
    self.language = found.language
    lines = Voices.table(found.text)
  }

  /// True for a language that has words for Voice Control.
  public static func has(_ language: String) -> Bool { entry(for: language) != nil }

  private static func entry(for language: String) -> (language: String, text: String)? {
    let tag = LanguageTag(language)
    return texts.first { $0.language == tag.language }
  }

  private static let texts: [(language: String, text: String)] = [
    ("en", Voices.englishVoiceControl), ("ko", Voices.koreanVoiceControl), ("ja", Voices.japaneseVoiceControl),
    ("de", Voices.germanVoiceControl), ("fr", Voices.frenchVoiceControl), ("es", Voices.spanishVoiceControl),
    ("zh", Voices.simplifiedChineseVoiceControl), ("ru", Voices.russianVoiceControl),
  ]

  /// The word in the language; empty if the language lacks it.
  public func text(_ word: Word) -> String { lines[word.rawValue] ?? "" }

  /// The forms of a command: `[ ]` is optional, and slots such as `{name}` are for what the user says.
  public func phrases(_ command: VoiceCommand) -> [String] {
    (lines[command.rawValue] ?? "").utf8.split(separator: UInt8(ascii: "|")).map { $0.trimmed }
  }

  /// The first form of a command, complete, with a name in its slot.
  public func example(_ command: VoiceCommand, name: String = "{name}") -> String {
    (phrases(command).first ?? "").filter { $0 != "[" && $0 != "]" }.replacing("{name}", with: name)
  }
}

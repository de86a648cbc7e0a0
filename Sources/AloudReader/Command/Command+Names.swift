internal import AloudBase
internal import AloudVoices

extension ScreenReader.Command {
  /// The name in VoiceOver's settings in a language (BCP-47); the English name if no other is known.
  ///
  /// Source: the names as Apple translates them in iOS 15.
  public func name(in language: String) -> String {
    let tag = LanguageTag(language)
    guard tag.script != "Hant" else { return name }
    return Self.names[tag.language]?[rawValue] ?? name
  }

  /// The names in each language, by the raw value of the command.
  static let names: [String: [String: String]] = [
    "ko": Voices.koreanCommands, "ja": Voices.japaneseCommands, "de": Voices.germanCommands,
    "fr": Voices.frenchCommands, "es": Voices.spanishCommands, "zh": Voices.simplifiedChineseCommands,
    "ru": Voices.russianCommands,
  ].mapValues { Voices.table($0) }
}

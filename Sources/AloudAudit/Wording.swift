internal import AloudBase
internal import AloudTree

/// A text for people, in each language of messages.
public struct Wording: Hashable, Sendable {
  /// The languages of messages.
  public enum Language: String, CaseIterable, Sendable {
    /// English, the language of messages without another choice.
    case english = "en"
    /// Korean.
    case korean = "ko"

    /// The language for a BCP-47 tag: Korean for a Korean tag, otherwise English.
    public init(tag: String) {
      self = LanguageTag.base(of: tag) == "ko" ? .korean : .english
    }
  }

  /// The text in English.
  public let english: String
  /// The text in Korean.
  public let korean: String

  /// A text in both languages: `Wording("No label", ko: "레이블이 없음")`.
  public init(_ english: String, ko korean: String) {
    self.english = english
    self.korean = korean
  }

  /// A name from a document, quoted as in messages; the same in all languages.
  static func quoting(_ text: String) -> Wording {
    let text = text.told
    return Wording(text, ko: text)
  }

  /// The text in a language.
  public subscript(language: Language) -> String {
    switch language {
    case .english: english
    case .korean: korean
    }
  }
}

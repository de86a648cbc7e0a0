/// The language in which an explorer speaks to its users, which is not the language of a screen.
///
/// The explorer has its words in English; who translates them tells how.
public struct ExplorerWords: Sendable {
  public static let english = ExplorerWords(language: "en") { $0 }

  /// BCP-47.
  public let language: String
  private let translate: @Sendable (String) -> String

  /// - Parameters:
  ///   - language: BCP-47.
  ///   - translate: the same in that language; English where there is none.
  public init(language: String, translate: @escaping @Sendable (String) -> String) {
    self.language = language
    self.translate = translate
  }

  package func said(_ english: String) -> String { translate(english) }

  /// A line of a plain explorer, whose comments have a sign before them.
  func comment(_ english: String) -> String { "# " + translate(english) }
}

extension Explorer {
  func said(_ english: String) -> String { words.said(english) }
}

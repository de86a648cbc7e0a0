import Aloud
import Foundation

extension Option {
  /// The option for the language of messages, which may differ from the language of a screen.
  static let messages: Option = messages(
    help: "the language of findings, reports and pictures (default: the language of the locale)")

  static func messages(help: String) -> Option {
    Option(.messages, value: Wording.Language.allCases.map(\.rawValue).joined(separator: "|"), help: help)
  }
}

extension Arguments {
  /// The language of the option, or that of the locale, or English.
  func messageLanguage() throws(Failure) -> Wording.Language {
    guard let word = value(.messages) else { return MessageLanguage.ofLocale() }
    if let language = Wording.Language(rawValue: word) { return language }
    let known = Wording.Language.allCases.map(\.rawValue)
    let meant: Message? = LanguageTag.meant(by: word).flatMap { known.contains($0) ? "; did you mean \"\($0)\"?" : nil }
    throw usage(
      "\(OptionName.messages) cannot be \"\(word.printable)\"; it can be \(known.joined(separator: ", "))\(meant ?? "")"
    )
  }
}

/// The language of messages before arguments are parsed.
enum MessageLanguage {
  /// The language of messages in this process: that of the option, wherever it is, or that of the locale.
  ///
  /// Messages may be needed before the arguments are parsed, or when the command is unknown.
  static let current: Wording.Language = {
    let words = CommandLine.arguments.prefix { $0 != "--" }
    let name = "\(OptionName.messages)"
    var word: String?
    for (index, argument) in words.enumerated() {
      if argument == name { word = words.dropFirst(index + 1).first }
      if argument.hasPrefix(name + "=") { word = String(argument.dropFirst(name.count + 1)) }
    }
    return word.flatMap { Wording.Language(rawValue: $0) } ?? ofLocale()
  }()

  /// The language of the locale, or English.
  static func ofLocale() -> Wording.Language { locale.map { Wording.Language(tag: $0) } ?? .english }

  /// The locale of the user, such as `ko_KR`: the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is not empty.
  ///
  /// - Returns: nil where none specifies a language; `C` and `POSIX` do not.
  static var locale: String? {
    let environment = ProcessInfo.processInfo.environment
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    let name = locale.map { String($0.prefix { $0 != "." && $0 != "@" }) } ?? ""
    return ["", "C", "POSIX"].contains(name) ? nil : name
  }
}

/// A message in the language of messages.
func said(_ message: Message) -> String { MessageLanguage.current.said(message) }
/// A text of the tool, translated to the language of messages.
@_disfavoredOverload
func said(_ english: String) -> String { MessageLanguage.current.said(english) }

extension Wording.Language {
  /// A message in this language; English where there is no translation.
  func said(_ message: Message) -> String {
    switch self {
    case .english: "\(message)"
    case .korean: Korean.text(message)
    }
  }

  /// A text of the tool, translated to this language; English where there is no translation.
  @_disfavoredOverload
  func said(_ english: String) -> String {
    switch self {
    case .english: english
    case .korean: Korean.translation(of: english) ?? english
    }
  }

  /// The paragraphs of a help text. English text is already wrapped; text in other languages is wrapped here.
  func paragraphs(_ english: String, width: Int = 110) -> String {
    guard self != .english else { return english }
    return english.split(separator: "\n\n").map { paragraph in
      said(paragraph.split(separator: "\n").joined(separator: " ")).wrapped(to: width)
    }.joined(separator: "\n\n")
  }

}

extension String {
  /// The text with line breaks in place of spaces, so that no line is wider than a number of columns.
  fileprivate func wrapped(to width: Int) -> String {
    var lines: [String] = []
    for word in split(separator: " ") {
      if let last = lines.last, last.displayWidth + 1 + String(word).displayWidth <= width {
        lines[lines.count - 1] += " \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines.joined(separator: "\n")
  }
}

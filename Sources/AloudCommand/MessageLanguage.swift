import Aloud
import Foundation

extension Option {
  /// The language in which the tool speaks to its users, which is not the language of a screen.
  static let messages: Option = messages(
    help: "the language of findings, reports and pictures (default: the language of the locale)")

  static func messages(help: String) -> Option {
    Option(.messages, value: Wording.Language.allCases.map(\.rawValue).joined(separator: "|"), help: help)
  }
}

extension Arguments {
  /// The language of the option, else that of the locale, else English.
  func messageLanguage() throws(Failure) -> Wording.Language {
    guard let word = value(.messages) else { return MessageLanguage.ofLocale() }
    if let language = Wording.Language(rawValue: word) { return language }
    let known = Wording.Language.allCases.map(\.rawValue)
    let meant = LanguageTag.meant(by: word).flatMap { known.contains($0) ? "; did you mean \"\($0)\"?" : nil }
    throw usage(
      "\(OptionName.messages) cannot be \"\(word.printable)\"; it can be \(known.joined(separator: ", "))\(meant ?? "")"
    )
  }
}

/// Finds the language of messages where no arguments have been read.
enum MessageLanguage {
  /// The language in which this process speaks: of its option wherever that stands, else of the locale.
  ///
  /// Messages are made before the arguments are read, and where no command is known, so they ask here.
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

  /// The language of the locale, else English.
  static func ofLocale() -> Wording.Language { locale.map { Wording.Language(tag: $0) } ?? .english }

  /// The locale of the user, such as `ko_KR`: of `LC_ALL`, `LC_MESSAGES` and `LANG` the first that is not empty.
  ///
  /// - Returns: nil where none says a language, as `C` and `POSIX` do not.
  static var locale: String? {
    let environment = ProcessInfo.processInfo.environment
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    let name = locale.map { String($0.prefix { $0 != "." && $0 != "@" }) } ?? ""
    return ["", "C", "POSIX"].contains(name) ? nil : name
  }
}

/// A text of the tool in the language of messages.
func said(_ english: String) -> String { MessageLanguage.current.said(english) }

extension Wording.Language {
  /// A text of the tool in this language; English where there is no other.
  func said(_ english: String) -> String {
    switch self {
    case .english: english
    case .korean: Korean.translation(of: english) ?? english
    }
  }

  /// The paragraphs of a text of help. English is wrapped where it is written, other languages here.
  func paragraphs(_ english: String, width: Int = 110) -> String {
    guard self != .english else { return english }
    return english.split(separator: "\n\n").map { paragraph in
      said(paragraph.split(separator: "\n").joined(separator: " ")).wrapped(to: width)
    }.joined(separator: "\n\n")
  }

  /// A message for standard error, with the place before it.
  func message(_ english: String) -> String {
    switch self {
    case .english: english
    case .korean: Korean.message(english)
    }
  }
}

extension String {
  /// With line breaks in place of spaces, so that no line takes more columns than it may.
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

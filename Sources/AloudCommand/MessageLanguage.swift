import Aloud
import Foundation

/// The one place that finds the language in which the tool speaks to its users, which is not the language of a screen.
enum MessageLanguage {
  static let option = Option(
    .messages, value: Wording.Language.allCases.map(\.rawValue).joined(separator: "|"),
    help: "the language of findings, reports and pictures; that of the locale by default")

  /// That of the option, else that of the locale, else English.
  ///
  /// - Throws: ``Failure`` for a language in which there are no messages.
  static func chosen(
    by arguments: Arguments, _ command: String, environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(Failure) -> Wording.Language {
    guard let word = arguments.value(option.name) else {
      return locale(in: environment).map { Wording.Language(tag: $0) } ?? .english
    }
    if let language = Wording.Language(rawValue: word) { return language }
    let known = Wording.Language.allCases.map(\.rawValue)
    let meant = LanguageTag.meant(by: word).flatMap { known.contains($0) ? "; did you mean \"\($0)\"?" : nil }
    throw Arguments.usage(
      "\(option.name) cannot be \"\(word.printable)\"; it can be \(known.joined(separator: ", "))\(meant ?? "")",
      command)
  }

  /// The locale of the user, such as `ko_KR.UTF-8`: of `LC_ALL`, `LC_MESSAGES` and `LANG` the first that is not empty.
  ///
  /// - Returns: nil where none says a language, as `C` and `POSIX` do not.
  static func locale(in environment: [String: String]) -> String? {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    let name = locale.map { String($0.prefix { $0 != "." && $0 != "@" }) } ?? ""
    return ["", "C", "POSIX"].contains(name) ? nil : name
  }
}

import Aloud

/// Writes JSON with keys in the order in which they are given, which programs do not need and people like.
enum JSONText {
  static func string(_ text: String) -> String { text.quotedAsJSON }

  static func string(_ text: String?) -> String { text.map { string($0) } ?? "null" }

  /// Whole numbers without decimals.
  static func number(_ value: Double) -> String {
    value.json
  }

  static func array(_ items: [String]) -> String { "[" + items.joined(separator: ", ") + "]" }

  /// An object; members that are not always there may come in lists of their own.
  static func object(_ members: KeyValuePairs<String, String>...) -> String {
    "{" + members.joined().map { "\"\($0)\": \($1)" }.joined(separator: ", ") + "}"
  }

  /// A part of an utterance, with the rule that called for it, and what else is told of it.
  static func fragment(_ fragment: Fragment, _ more: KeyValuePairs<String, String> = [:]) -> String {
    let members: KeyValuePairs = [
      "part": string(fragment.part.rawValue), "text": string(fragment.text), "language": string(fragment.language),
      "rule": string(fragment.clause.rawValue),
    ]
    return object(members, more)
  }
}

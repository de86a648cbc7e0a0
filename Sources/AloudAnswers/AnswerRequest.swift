package import AloudBase
package import AloudImport
package import AloudScript

/// A JSON object that asks the core for something. Its members are texts, numbers, truth values, lists of texts, and objects
/// of these.
package struct AnswerRequest {
  private let object: JSONObject

  /// - Throws: ``AnswerProblem`` for a text that is no JSON object.
  package init(_ text: String) throws(AnswerProblem) {
    let json = JSONText(Array(text.utf8))
    guard json.problem == nil, let object = json.root?.asObject else {
      throw AnswerProblem("a request is a JSON object")
    }
    self.object = object
  }

  /// The text of a member; nil if there is none.
  package subscript(_ key: String) -> String? { object[key]?.asString }

  /// The text of a member.
  ///
  /// - Throws: ``AnswerProblem`` if it is missing, or is no text.
  package func text(_ key: String) throws(AnswerProblem) -> String {
    guard let text = self[key] else { throw AnswerProblem("\(key) is missing") }
    return text
  }

  /// The number of a member.
  ///
  /// - Throws: ``AnswerProblem`` if it is missing, or is no number.
  package func number(_ key: String) throws(AnswerProblem) -> Double {
    guard let number = optionalNumber(key) else { throw AnswerProblem("\(key) is missing") }
    return number
  }

  /// The number of a member; nil if there is none.
  package func optionalNumber(_ key: String) -> Double? { object[key]?.asNumber }

  /// True for a member that is `true`.
  package func has(_ key: String) -> Bool { object[key]?.asBool ?? false }

  /// True if there is a member, whatever its value.
  package func contains(_ key: String) -> Bool { object[key] != nil }

  /// The texts of an object, such as settings, in order. Numbers and truth values become texts: `on` and `off`.
  package func pairs(_ key: String) -> [(name: String, value: String)] {
    guard let members = object[key]?.asObject?.members else { return [] }
    return members.compactMap { member in
      let text = member.asString ?? member.asBool.map { $0 ? "on" : "off" } ?? member.asNumber.map { $0.inMessages }
      return text.map { (member.key, $0) }
    }
  }

  /// The texts of a list.
  package func texts(_ key: String) -> [String] { object[key]?.asList?.compactMap { $0.asString } ?? [] }
}

extension Double {
  /// The number without needless decimals.
  fileprivate var inMessages: String { JSONValue.number(self).text }
}

/// The reason why a request fails.
package struct AnswerProblem: Error {
  package let message: Message
  /// From 1, in the text that could not be read; nil where there is no place.
  package private(set) var line: Int?
  package private(set) var column: Int?
  /// The name of the text that is wrong; nil for the request itself.
  package private(set) var file: String?

  package init(_ message: Message, file: String? = nil) { (self.message, self.file) = (message, file) }

  package init(_ error: ImportError, file: String? = nil) {
    (message, self.file) = (error.message, file)
    (line, column) = (error.location?.line, error.location?.column)
  }

  package init(_ error: ScriptError, file: String? = nil) {
    (message, self.file) = (error.message, file)
    (line, column) = (error.line, error.column)
  }

  /// The answer to a request that fails.
  ///
  /// - Parameter said: translates the message.
  /// - Returns: an object with the member `error`.
  package func json(_ said: (Message) -> String) -> JSONValue {
    let place: JSONValue = ["message": .string(said(message)), "line": .whole(line), "column": .whole(column)]
    return ["error": place + .member("file", file.map { .string($0) })]
  }
}

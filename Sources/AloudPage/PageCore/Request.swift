internal import AloudTree

extension PageCore {
  /// A JSON object whose members are texts, numbers and objects of texts.
  struct Request {
    private let object: JSONObject

    init(_ text: String) throws(Problem) {
      let json = JSONText(Array(text.utf8))
      guard json.problem == nil, let object = json.root?.asObject else { throw Problem("a request is a JSON object") }
      self.object = object
    }

    /// A text; nil where there is none.
    subscript(_ key: String) -> String? { object[key]?.asString }

    func text(_ key: String) throws(Problem) -> String {
      guard let text = self[key] else { throw Problem("\(key) is missing") }
      return text
    }

    func number(_ key: String) throws(Problem) -> Double {
      guard let number = optionalNumber(key) else { throw Problem("\(key) is missing") }
      return number
    }

    func optionalNumber(_ key: String) -> Double? { object[key]?.asNumber }

    /// The members of an object, such as settings, in order.
    func pairs(_ key: String) -> [(name: String, value: String)] {
      guard let members = object[key]?.asObject?.members else { return [] }
      return members.compactMap { member in member.asString.map { (member.key, $0) } }
    }
  }
}

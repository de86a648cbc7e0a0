internal import AloudBase
internal import AloudImport
internal import AloudMessages
internal import AloudScript
internal import AloudTree

/// The simulator of a walked page. It answers requests in JSON with JSON.
///
///     var core = PageCore()
///     core.call(#"{"do": "open", "app": "a.json", "document": "…"}"#)
///     core.call(#"{"do": "key", "key": "right"}"#)  // {"caption": "Continue, Button", …}
///
/// It is compiled into the tool, for tests, and into WebAssembly, for pages. The article "Walked pages" lists the
/// requests.
package struct PageCore: Sendable {
  /// The version of the requests and answers. It grows with each change that an older page cannot handle.
  package static let version = 1

  /// Nil until a document is opened.
  var walk: Walk?
  /// The words for notes, warnings and errors.
  var words = ExplorerWords.english

  package init() {}

  /// Performs a request.
  ///
  /// - Parameter request: a JSON object. Its member `do` is the name of the request.
  /// - Returns: JSON on one line. If the request fails, it is an object with only the member `error`.
  package mutating func call(_ request: String) -> String {
    do throws(Problem) { return try answer(Request(request)).text } catch { return error.json(words).text }
  }

  private mutating func answer(_ request: Request) throws(Problem) -> JSONValue {
    switch try request.text("do") {
    case "open":
      walk = try Walk(request, words)
      return state(.started)
    case "messages":
      words = try ExplorerWords(request)
      return [:]
    case "play": return try PageCore.play(request)
    case "read": return try PageCore.read(request, words)
    case "audit": return try PageCore.audit(request)
    case "keys": return PageCore.keys(language: request["language"] ?? "en")
    case "earcon": return try PageCore.earcon(named: request.text("name"))
    case let other: return try answer(other, request)
    }
  }

  /// Answers the requests that need an open document.
  private mutating func answer(_ name: String, _ request: Request) throws(Problem) -> JSONValue {
    guard walk != nil else { throw Problem("nothing is open") }
    switch name {
    case "state": return state(.whole)
    case "restart": walk?.restart()
    case "key": walk?.explorer.handle(try Key(named: request.text("key")))
    case "paste": walk?.explorer.handle(.paste(try request.text("text")))
    case "gesture": try walk?.perform(request.text("words"))
    case "pass": try walk?.pass(seconds: request.number("seconds"))
    case "soundBegan": walk?.explorer.soundBegan(seconds: request.optionalNumber("seconds"))
    case "tellingBegan": walk?.explorer.tellingBegan(seconds: request.optionalNumber("seconds"))
    case "exercise": try walk?.begin(exercise: Int(clamping: request.number("index")))
    case "graph": return walk?.graphSound() ?? .null
    case "save": return try walk?.saved() ?? .null
    default: throw Problem("there is no request \(name)")
    }
    return state(name == "restart" || name == "exercise" ? .started : .changed)
  }

  private mutating func state(_ extent: Walk.Extent) -> JSONValue { walk?.state(extent) ?? .null }

  /// The reason why a request fails.
  struct Problem: Error {
    let message: Message
    var line: Int?
    var column: Int?

    init(_ message: Message) { self.message = message }

    init(_ error: ImportError) {
      self.message = error.message
      (line, column) = (error.location?.line, error.location?.column)
    }

    init(_ error: ScriptError) {
      self.message = error.message
      (line, column) = (error.line, error.column)
    }

    func json(_ words: ExplorerWords) -> JSONValue {
      ["error": ["message": .string(words.said(message)), "line": .whole(line), "column": .whole(column)]]
    }
  }
}

extension PageCore {
  /// A JSON object whose members are texts, numbers and objects of texts.
  struct Request {
    private let object: JSONObject

    init(_ text: String) throws(Problem) {
      let json = JSONText(Array(text.utf8))
      guard json.problem == nil, let object = json.root?.asObject else { throw Problem("a request is a JSON object") }
      self.object = object
    }

    /// The text of a member; nil if there is none.
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

    /// Returns the texts of an object, such as settings, in order.
    func pairs(_ key: String) -> [(name: String, value: String)] {
      guard let members = object[key]?.asObject?.members else { return [] }
      return members.compactMap { member in member.asString.map { (member.key, $0) } }
    }
  }
}

extension ExplorerWords {
  /// - Parameter request: a request with `language`, the language of the interface, and `rows` for `MessageTable.rows(_:)`.
  /// - Throws: `PageCore.Problem` if one is missing.
  init(_ request: PageCore.Request) throws(PageCore.Problem) {
    let table = MessageTable(MessageTable.rows(try request.text("rows")))
    self.init(language: try request.text("language")) { table.text($0) }
  }
}

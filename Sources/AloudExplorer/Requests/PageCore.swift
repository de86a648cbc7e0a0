internal import AloudAnswers
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
/// requests. Other programs ask `Answers`.
package struct PageCore: Sendable {
  typealias Request = AnswerRequest
  typealias Problem = AnswerProblem

  /// The version of the requests and answers. It grows with each change that an older page cannot handle.
  package static let version = 2

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
    do throws(Problem) { return try answer(Request(request)).text } catch {
      return error.json { words.said($0) }.text
    }
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
    case "gesture": try walk?.perform(request.text("words"), isContinued: request.has("continued"))
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
}

extension ExplorerWords {
  /// - Parameter request: a request with `language`, the language of the interface, and `rows` for `MessageTable.rows(_:)`.
  /// - Throws: `PageCore.Problem` if one is missing.
  init(_ request: PageCore.Request) throws(PageCore.Problem) {
    let table = MessageTable(MessageTable.rows(try request.text("rows")))
    self.init(language: try request.text("language")) { table.text($0) }
  }
}

import Aloud
import AloudAnswers

/// The traps of an app.
struct TrapText: ReachReport {
  private let answer: TrapAnswer
  private let file: InputFile

  init(_ answer: TrapAnswer, _ file: InputFile) { (self.answer, self.file) = (answer, file) }

  var isFound: Bool { !answer.search.traps.isEmpty }

  func json(_ rows: ([JSONValue]) -> JSONValue) -> JSONValue { answer.json(rows) { said($0) } }

  func lines() -> [String] { answer.search.traps.flatMap(lines) + [summary] }

  /// The trap, its place in the document, and the way as lines of a script.
  private func lines(of trap: Trap) -> [String] {
    let kind = Style.severity(said(TrapText.name(of: trap.kind)), .error)
    let marks = [trap.screen.map { "“\($0)”" }, trap.id.map { "#\($0)" }, trap.path].compactMap(\.self)
    let way = trap.way.flatMap { [String](repeating: "> \($0.step)", count: $0.times) }
    return [
      "\(position(of: trap).printable): \(kind): \(said(trap.message.printable))",
      Style.quiet("    " + marks.map(\.printable).joined(separator: "  ")),
    ] + (["> start"] + way).map(\.printable)
  }

  private func position(of trap: Trap) -> String {
    guard let place = answer.places[trap.path] else { return "\(file.name)" }
    return "\(place.file ?? "\(file.name)"):\(place.line)"
  }

  private static func name(of kind: Trap.Form) -> Message {
    switch kind {
    case .deadEnd: "dead end"
    case .loop: "loop"
    case .layer: "no way out"
    case .thrownCursor: "thrown cursor"
    }
  }

  private var summary: String {
    let search = answer.search
    guard search.tellsBehaviors else {
      return said(
        "this document does not tell what its elements do, so this proves nothing: a document with behaviors (`on`) can be searched for traps"
      )
    }
    let (traps, states) = (search.traps.count, search.stateCount)
    if !search.isComplete {
      return said("traps: \(traps); looked at \(states) states, the limit: there may be more traps")
    }
    return said("traps: \(traps); looked at \(states) states")
  }
}

import Aloud
import AloudAnswers

extension ReachOutput {
  /// Writes the traps of an app.
  ///
  /// - Returns: true if there is one.
  func writeTraps(_ path: String) throws(Failure) -> Bool {
    let file = speaking.input(path)
    let answer = TrapAnswer(try ReadableScreen(file, speaking), options: speaking.reader)
    let name = hasManyFiles ? path : nil
    if isJSON {
      try writeJSON(name) { rows in answer.json(rows) { said($0) } }
    } else {
      if let name { try Standard.writeLine(Style.heading("== \(name.printable)")) }
      try Standard.writeLines(TrapText(answer, file).lines)
    }
    return !answer.search.traps.isEmpty
  }
}

/// Traps for people.
private struct TrapText {
  let answer: TrapAnswer
  let file: InputFile

  init(_ answer: TrapAnswer, _ file: InputFile) { (self.answer, self.file) = (answer, file) }

  var lines: [String] { answer.search.traps.flatMap(lines) + [summary] }

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

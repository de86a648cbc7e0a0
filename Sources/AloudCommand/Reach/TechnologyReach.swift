import Aloud
import AloudAnswers

extension ReachOutput {
  /// Writes what each stop costs with a technology other than VoiceOver.
  func write(_ path: String, _ technology: AssistiveTechnology) throws(Failure) {
    let file = speaking.input(path)
    let screen = try ReadableScreen(file, speaking)
    guard let answer = TechnologyReachAnswer(screen, technology) else { return }
    var ranks = 0..<answer.costs.stops.count
    if let destination {
      guard let rank = answer.rank(of: destination) else { throw missing(destination, in: file, answer.reader) }
      ranks = rank..<rank + 1
    }
    let name = hasManyFiles ? path : nil
    if isJSON { return try writeJSON(name) { answer.json(ranks, $0) } }
    if let name { try Standard.writeLine(Style.heading("== \(name.printable)")) }
    if destination == nil {
      try Standard.writeLines(TechnologyReachTable(answer).lines)
    } else if let way = answer.costs.stops[ranks.lowerBound].way {
      try Standard.writeLines(way.flatMap { [String](repeating: "> \($0.step)".printable, count: $0.times) })
    } else {
      throw Failure(.notFound, "\(file.name): \(reason(answer, ranks.lowerBound))")
    }
  }

  /// Why there is no way to print.
  private func reason(_ answer: TechnologyReachAnswer, _ rank: Int) -> Message {
    let words = answer.words(atRank: rank).printable
    guard answer.costs.stops[rank].actions != nil else {
      return "\(answer.technology.name) passes over \"\(words)\"; `aloud scan --explain` says why"
    }
    return "the steps to \"\(words)\" depend on the time of scanning; `aloud scan` has the seconds"
  }
}

/// The costs of a technology as a table for people.
private struct TechnologyReachTable {
  let answer: TechnologyReachAnswer

  init(_ answer: TechnologyReachAnswer) { self.answer = answer }

  var lines: [String] {
    guard !answer.costs.stops.isEmpty else { return [said("nothing on this screen can be reached by VoiceOver")] }
    let stops = answer.costs.stops
    let hasSeconds = stops.contains { $0.seconds != nil }
    let rows = stops.map { stop in
      [ReachTable.number(stop.actions)] + (hasSeconds ? [ReachTable.seconds(stop.seconds)] : [])
    }
    return ReachTable.lines([unit] + (hasSeconds ? [said("seconds")] : []), rows) { rank in
      let way = stops[rank].way.map { Style.quiet("  (\(TechnologyReachTable.short($0).printable))") } ?? ""
      return answer.words(atRank: rank).printable + way
    }
  }

  private var unit: String {
    switch answer.technology {
    case .voiceOver, .fullKeyboardAccess: said("keystrokes")
    case .switchControl: said("presses")
    case .voiceControl: said("commands")
    }
  }

  /// `key Tab ×3, key Down Arrow`
  private static func short(_ way: [(step: String, times: Int)]) -> String {
    way.map { $0.step + ($0.times > 1 ? " ×\($0.times)" : "") }.joined(separator: ", ")
  }
}

import Aloud
import AloudAnswers

/// The costs of a technology as a table for people.
struct TechnologyReachTable: ReachReport {
  private let answer: TechnologyReachAnswer
  private let file: InputFile
  /// The rank of the only stop that the user asks for.
  private let destination: Int?

  init(_ answer: TechnologyReachAnswer, _ file: InputFile, destination: Int?) {
    (self.answer, self.file, self.destination) = (answer, file, destination)
  }

  func json(_ rows: ([JSONValue]) -> JSONValue) -> JSONValue {
    answer.json(destination.map { $0..<$0 + 1 } ?? answer.costs.stops.indices, rows)
  }

  func lines() throws(Failure) -> [String] {
    guard let destination else { return table }
    guard let way = answer.costs.stops[destination].way else {
      throw Failure(.notFound, "\(file.name): \(reasonWithoutWay(toRank: destination))")
    }
    return way.flatMap { [String](repeating: "> \($0.step)".printable, count: $0.times) }
  }

  /// Why there is no way to print.
  private func reasonWithoutWay(toRank rank: Int) -> Message {
    let words = answer.words(atRank: rank).printable
    let stop = answer.costs.stops[rank]
    guard stop.actions != nil else {
      let screen = answer.reader.controlledScreen
      if answer.technology == .voiceControl, screen.elements(for: .voiceControl).contains(stop.node) {
        return "\"\(words)\" is not in sight, so that Voice Control has no name for it; scroll first"
      }
      return "\(answer.technology.name) passes over \"\(words)\"; `aloud scan --explain` says why"
    }
    return "the steps to \"\(words)\" depend on the time of scanning; `aloud scan` has the seconds"
  }

  private var table: [String] {
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

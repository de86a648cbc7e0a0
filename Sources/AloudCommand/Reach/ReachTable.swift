import Aloud
import AloudAnswers

/// The costs of a screen as a table for people.
struct ReachTable: ReachReport {
  private let answer: ReachAnswer
  private let file: InputFile
  /// The rank of the only stop that the user asks for.
  private let destination: Int?

  init(_ answer: ReachAnswer, _ file: InputFile, destination: Int?) {
    (self.answer, self.file, self.destination) = (answer, file, destination)
  }

  func json(_ rows: ([JSONValue]) -> JSONValue) -> JSONValue {
    answer.json(destination.map { $0..<$0 + 1 } ?? answer.costs.stops.indices, rows)
  }

  func lines() throws(Failure) -> [String] {
    guard let destination else { return table }
    guard let steps = answer.steps(toRank: destination) else {
      let words = answer.words(atRank: destination).printable
      throw Failure(.notFound, "\(file.name): no gesture leads to \"\(words)\"")
    }
    return steps.flatMap { [String](repeating: $0.step, count: $0.times) }
  }

  private var table: [String] {
    guard !answer.costs.stops.isEmpty else { return [said("nothing on this screen can be reached by VoiceOver")] }
    let heads = [said("flicks"), said("gestures"), said("touch"), said("swift"), said("patient")]
    return ReachTable.lines(heads, answer.costs.stops.indices.map(cells)) { rank in
      answer.words(atRank: rank).printable + way(toRank: rank)
    }
  }

  /// Right-aligned columns, and words after them.
  static func lines(_ heads: [String], _ rows: [[String]], words: (_ row: Int) -> String) -> [String] {
    let widths = heads.indices.map { column in
      max(heads[column].displayWidth, rows.map { $0[column].displayWidth }.max() ?? 0)
    }
    func line(_ cells: [String]) -> String {
      zip(cells, widths).map { $0.padded(to: $1, rightAligned: true) }.joined(separator: "  ")
    }
    return [Style.quiet(line(heads))] + rows.enumerated().map { line($1) + "  " + words($0) }
  }

  private func cells(_ rank: Int) -> [String] {
    let stop = answer.costs.stops[rank]
    return [
      ReachTable.number(stop.flicks), ReachTable.number(stop.gestures), stop.touch == nil ? "–" : "1",
      ReachTable.seconds(stop.seconds?.swift), ReachTable.seconds(stop.seconds?.patient),
    ]
  }

  static func number(_ count: Int?) -> String { count.map { "\($0)" } ?? "–" }

  static func seconds(_ time: Double?) -> String { time.map { "\((($0 * 10).rounded() / 10).inScript) s" } ?? "–" }

  /// The cheapest way where flicks alone are not the cheapest.
  private func way(toRank rank: Int) -> String {
    let stop = answer.costs.stops[rank]
    guard stop.gestures != stop.flicks, let way = answer.costs.way(toRank: rank) else { return "" }
    let steps = way.map { $0.gesture.words + ($0.times > 1 ? " ×\($0.times)" : "") }
    return Style.quiet("  (\(steps.joined(separator: ", ")))")
  }
}

import Aloud
import AloudAnswers
import AloudExplorer

/// A reading as lines of text.
struct ReadingText {
  private let screen: ReadableScreen
  private let output: ReadingOutput
  private let braille: BrailleReading?
  private let reading: Reading
  private let places: NodePlaces
  /// The rank of the first printed stop.
  private let first: Int
  /// For each printed stop, its line and column in the file, its path in the document, and its id.
  private let heads: [[String]]
  private let widths: [Int]

  private var tree: Tree { screen.screen.tree }

  init(_ screen: ReadableScreen, _ output: ReadingOutput, _ ranks: Range<Int>, _ braille: BrailleReading?) {
    (self.screen, self.output, self.braille, first) = (screen, output, braille, ranks.lowerBound)
    let reading = screen.reader.reading()
    let places = NodePlaces(screen.screen)
    (self.reading, self.places) = (reading, places)
    let filePlaces = output.showsIDs ? screen.places(of: reading) : [:]
    let heads = (output.showsIDs ? ranks : 0..<0).map { rank in
      let node = reading.node(atRank: rank)
      let place = filePlaces[node].map { "\($0.line):\($0.column)" } ?? ""
      return [place, places.path(of: node), screen.screen.tree[node].id.map { "#\($0.printable)" } ?? "-"]
    }
    self.heads = heads
    widths = (0..<3).map { column in heads.map { $0[column].displayWidth }.max() ?? 0 }
  }

  /// The lines for a stop, with their line breaks.
  func block(atRank rank: Int) -> String {
    let stop = reading[rank]
    var line = stop.text.printable
    if output.showsIDs {
      // A column that is empty for all stops is left out.
      let cells = zip(heads[rank - first], widths).filter { $1 > 0 }.map { $0.padded(to: $1) }
      line = Style.quiet(cells.joined(separator: "  ")) + "  " + line
    }
    return line + "\n" + (output.braille.isShown ? braille?.block(atRank: rank) ?? "" : "")
      + (output.explains ? explanation(of: stop) : "")
  }

  // MARK: Explanation

  private func explanation(of stop: Reading.Stop) -> String {
    var lines: [String] = []
    let rows = stop.utterance.fragments.map { ExplainedFragment($0, at: stop.node, places, tree) }
    let partWidth = rows.map(\.part.displayWidth).max() ?? 0
    let textWidth = min(rows.map(\.text.displayWidth).max() ?? 0, 32)
    for row in rows {
      let head = "  \(row.part.padded(to: partWidth))  \(row.text.padded(to: textWidth))"
      lines.append("\(head)  \(row.reason)")
    }
    lines += Visitors(of: tree[stop.node], screen.reader.settings).lines.map { "  \($0)" }
    for rotor in screen.reader.rotorResults(of: stop.node) {
      lines += rotor.results.lines(named: rotor.name.printable) { $0.printable }.map { "  \(said("rotor"))  \($0)" }
    }
    // A container whose label is said here has its own rules.
    let containers = stop.utterance.fragments.map(\.node).filter { $0 != stop.node }
    var told: Set<String> = []
    for node in [stop.node] + containers {
      for name in tree[node].details.inferences where told.insert(name).inserted {
        guard let inference = Inference(rawValue: name), node == stop.node || inference == .containerLabel else {
          continue
        }
        let place = node == stop.node ? "" : " of \(places.path(of: node))"
        lines.append("  \(said("inferred"))  \(name)\(place): \(said(inference.summary)) [\(said(inference.evidence))]")
      }
    }
    for item in screen.leftOut(at: stop) {
      lines.append("  \(said("left out"))  \"\(item.text.printable)\": \(item.inference.rawValue)")
    }
    return lines.map { Style.quiet($0) + "\n" }.joined()
  }
}

/// A fragment, and a text that explains why it is said.
struct ExplainedFragment {
  let part: String
  let text: String
  let reason: String

  init(_ fragment: Fragment, at stop: NodeID, _ places: NodePlaces, _ tree: Tree) {
    part = said(fragment.part.rawValue)
    text = "\"\(fragment.text.printable)\""
    let path = places.path(of: fragment.node) + (tree[fragment.node].id.map { " #\($0.printable)" } ?? "")
    // For an element other than the stop, its path follows the rule.
    reason = said(fragment.reason.explanation.told(at: fragment.node == stop ? nil : path))
  }
}

extension Visitors {
  var lines: [String] {
    groups.map { technologies, interaction in
      let names = technologies.map(\.name).joined(separator: ", ")
      let head = said(interaction.responds ? "visited by" : "passed over by")
      return "\(head) \(names)  \(said(interaction.rule.explanation.told()))"
    }
  }
}

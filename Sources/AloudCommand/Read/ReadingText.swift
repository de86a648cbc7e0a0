import Aloud
import AloudExplore

/// A reading as lines of text.
struct ReadingText {
  let reading: Reading
  let reader: ScreenReader
  let tree: Tree
  let places: NodePlaces
  let output: ReadingOutput
  private let braille: BrailleReading?

  private let heads: [(place: String, path: String, id: String)]
  private let placeWidth: Int
  private let pathWidth: Int
  private let idWidth: Int
  private let first: Int

  init(_ screen: ReadableScreen, _ output: ReadingOutput, _ ranks: Range<Int>, _ braille: BrailleReading?) {
    self.braille = braille
    let reading = screen.reader.reading()
    let tree = screen.screen.tree
    let places = NodePlaces(screen.screen)
    (self.reading, self.tree, self.places) = (reading, tree, places)
    reader = screen.reader
    self.output = output
    first = ranks.lowerBound
    let filePlaces = output.showsIDs ? screen.places(of: reading) : [:]
    heads = output.showsIDs ? ranks.map { Self.head(of: reading.node(atRank: $0), places, filePlaces, tree) } : []
    placeWidth = heads.map(\.place.count).max() ?? 0
    pathWidth = heads.map(\.path.displayWidth).max() ?? 0
    idWidth = heads.map(\.id.displayWidth).max() ?? 0
  }

  /// The lines about one of the stops, with their line breaks.
  func block(atRank rank: Int) -> String {
    let stop = reading[rank]
    var line = stop.text.printable
    if output.showsIDs {
      let head = heads[rank - first]
      let place = placeWidth == 0 ? "" : head.place.padded(to: placeWidth) + "  "
      line = Style.quiet("\(place)\(head.path.padded(to: pathWidth))  \(head.id.padded(to: idWidth))") + "  " + line
    }
    return line + "\n" + (output.braille.isShown ? braille?.block(atRank: rank) ?? "" : "")
      + (output.explains ? explanation(of: stop) : "")
  }

  /// Its line and column in the file, its path in the document, and its id.
  private static func head(
    of node: NodeID, _ places: NodePlaces, _ filePlaces: [NodeID: FilePlace], _ tree: Tree
  ) -> (place: String, path: String, id: String) {
    let place = filePlaces[node].map { "\($0.line):\($0.column)" } ?? ""
    return (place, places.path(of: node), tree[node].id.map { "#\($0.printable)" } ?? "-")
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
    lines += Visitors(of: tree[stop.node], reader.settings).lines.map { "  \($0)" }
    for rotor in reader.rotorResults(of: stop.node) {
      lines += rotor.results.lines(named: rotor.name.printable) { $0.printable }.map { "  \(said("rotor"))  \($0)" }
    }
    for name in tree[stop.node].details.inferences {
      guard let inference = Inference(rawValue: name) else { continue }
      lines.append("  \(said("inferred"))  \(name): \(said(inference.summary)) [\(said(inference.evidence))]")
    }
    return lines.map { Style.quiet($0) + "\n" }.joined()
  }
}

/// A fragment, and why it is said, in words.
struct ExplainedFragment {
  let part: String
  let text: String
  let reason: String

  init(_ fragment: Fragment, at stop: NodeID, _ places: NodePlaces, _ tree: Tree) {
    part = said(fragment.part.rawValue)
    text = "\"\(fragment.text.printable)\""
    let path = places.path(of: fragment.node) + (tree[fragment.node].id.map { " #\($0.printable)" } ?? "")
    // An element that is not the stop itself has its place behind the rule.
    reason = said(fragment.reason.explanation.explained(at: fragment.node == stop ? "" : " of \(path)"))
  }
}

extension Explanation {
  var json: JSONValue {
    [
      "rule": .string(rule), "summary": .string(summary), "certainty": .string(evidence.certainty.rawValue),
      "source": .string(evidence.source),
    ]
  }
}

/// Which technologies besides VoiceOver visit an element, and why.
struct Visitors {
  /// Technologies that agree, with the rule that decides.
  let groups: [(technologies: [AssistiveTechnology], interaction: Interaction)]

  init(of node: Node, _ settings: VoiceOverSettings) {
    var groups: [(technologies: [AssistiveTechnology], interaction: Interaction)] = []
    for technology in AssistiveTechnology.allCases where technology != .voiceOver {
      let interaction = node.interaction(for: technology, settings)
      if let index = groups.firstIndex(where: { $0.interaction == interaction }) {
        groups[index].technologies.append(technology)
      } else {
        groups.append(([technology], interaction))
      }
    }
    self.groups = groups
  }

  var json: [JSONValue] {
    groups.map { technologies, interaction in
      ["technologies": .strings(technologies.map(\.rawValue)), "responds": .bool(interaction.responds)]
        + interaction.rule.explanation.json
    }
  }

  var lines: [String] {
    groups.map { technologies, interaction in
      let names = technologies.map(\.name).joined(separator: ", ")
      let head = said(interaction.responds ? "visited by" : "passed over by")
      return "\(head) \(names)  \(said("\(interaction.rule.explanation)"))"
    }
  }
}

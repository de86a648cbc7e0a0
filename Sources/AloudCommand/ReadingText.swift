import Aloud
import AloudExplore

/// A reading as lines of text.
struct ReadingText {
  let reading: Reading
  let reader: ScreenReader
  let tree: Tree
  let places: NodePlaces
  let output: ReadingOutput

  init(_ screen: ReadableScreen, _ output: ReadingOutput) {
    reading = screen.reader.reading()
    reader = screen.reader
    tree = screen.screen.tree
    places = NodePlaces(screen.screen)
    self.output = output
  }

  func write(_ ranks: Range<Int>) throws(Failure) {
    var buffer = OutputBuffer()
    let heads = output.showsIDs ? ranks.map { head(of: reading.node(atRank: $0)) } : []
    let pathWidth = heads.map(\.path.displayWidth).max() ?? 0
    let idWidth = heads.map(\.id.displayWidth).max() ?? 0
    for rank in ranks {
      let stop = reading[rank]
      var line = stop.text
      if output.showsIDs {
        let head = heads[rank - ranks.lowerBound]
        line = Style.quiet("\(head.path.padded(to: pathWidth))  \(head.id.padded(to: idWidth))") + "  " + line
      }
      try buffer.writeLine(line)
      if output.explains { try explain(stop, in: &buffer) }
    }
    try buffer.flush()
  }

  private func head(of node: NodeID) -> (path: String, id: String) {
    (places.path(of: node), tree[node].id.map { "#\($0.printable)" } ?? "-")
  }

  // MARK: Explanation

  private func explain(_ stop: Reading.Stop, in buffer: inout OutputBuffer) throws(Failure) {
    let rows = stop.utterance.fragments.map { Explanation(of: $0, at: stop.node, places: places, tree: tree) }
    let partWidth = rows.map(\.part.count).max() ?? 0
    let textWidth = min(rows.map(\.text.displayWidth).max() ?? 0, 32)
    for row in rows {
      let head = "  \(row.part.padded(to: partWidth))  \(row.text.padded(to: textWidth))"
      try buffer.writeLine(Style.quiet("\(head)  \(row.reason)"))
    }
    for rotor in reader.rotorResults(of: stop.node) {
      let lines = rotor.results.lines(named: rotor.name) { $0.printable }
      for line in lines { try buffer.writeLine(Style.quiet("  rotor  \(line)")) }
    }
    for name in tree[stop.node].details.inferences {
      guard let inference = Inference(rawValue: name) else { continue }
      try buffer.writeLine(Style.quiet("  inferred  \(name): \(inference.summary) [\(inference.evidence)]"))
    }
  }
}

/// Why a fragment is said, in words.
struct Explanation {
  let part: String
  let text: String
  let reason: String

  init(of fragment: Fragment, at stop: NodeID, places: NodePlaces, tree: Tree) {
    part = fragment.part.rawValue
    text = "\"\(fragment.text.printable)\""
    let rule = fragment.clause.rule
    var place = ""
    if fragment.node != stop {
      place = " of " + places.path(of: fragment.node) + (tree[fragment.node].id.map { " #\($0.printable)" } ?? "")
    }
    reason = "\(fragment.clause.rawValue)\(place): \(rule.summary) [\(rule.evidence)]"
  }
}

import Aloud

/// A reading as JSON: a contract for other programs.
struct ReadingJSON {
  private let screen: ReadableScreen
  private let reading: Reading
  private let tree: Tree
  private let output: ReadingOutput
  private let places: NodePlaces?

  init(_ screen: ReadableScreen, _ output: ReadingOutput) {
    self.screen = screen
    reading = screen.reader.reading()
    tree = screen.screen.tree
    self.output = output
    places = output.showsIDs || output.explains ? NodePlaces(screen.screen) : nil
  }

  static func failure(_ message: String, file: String) -> String {
    JSONText.object(["aloud": "1", "file": JSONText.string(file), "error": JSONText.string(message)])
  }

  /// One object, a line for each stop.
  func write(_ ranks: Range<Int>) throws(Failure) {
    var buffer = OutputBuffer()
    try buffer.write("{\(head()), \"stops\": [")
    for rank in ranks { try buffer.write((rank == ranks.lowerBound ? "\n  " : ",\n  ") + stop(reading[rank])) }
    try buffer.writeLine(ranks.isEmpty ? "]}" : "\n]}")
    try buffer.flush()
  }

  /// One object on one line.
  func line(_ ranks: Range<Int>, file: String?) -> String {
    let file = file.map { ", \"file\": \(JSONText.string($0))" } ?? ""
    return "{\(head(file)), \"stops\": \(JSONText.array(ranks.map { stop(reading[$0]) }))}"
  }

  private func head(_ file: String = "") -> String {
    "\"aloud\": 1\(file), \"screen\": \(JSONText.string(screen.screen.name)), \"language\": "
      + "\(JSONText.string(screen.document.language)), \"profile\": \(JSONText.string(screen.profile.rawValue))"
  }

  private func stop(_ stop: Reading.Stop) -> String {
    let node = tree[stop.node]
    let details = node.sharedDetails?.value
    let members: KeyValuePairs = [
      "id": JSONText.string(node.id),
      "text": JSONText.string(stop.text),
      "description": JSONText.string(stop.description),
      "cues": JSONText.array(stop.cues.map { JSONText.string($0) }),
      "hint": JSONText.string(stop.hint),
      "parts": JSONText.array(stop.utterance.fragments.map { part($0, at: stop.node) }),
      "frame": node.frame.map { JSONText.array([$0.x, $0.y, $0.width, $0.height].map(JSONText.number)) } ?? "null",
      "activationPoint": activationPoint(node),
      "actions": JSONText.array((details?.actions ?? []).map { JSONText.object(["name": JSONText.string($0.name)]) }),
      "content": JSONText.array((details?.content ?? []).map(content)),
      "rotors": JSONText.array(
        screen.reader.rotorResults(of: stop.node).map { rotor($0, $1) }),
    ]
    guard let places else { return JSONText.object(members) }
    let inferences = JSONText.array((details?.inferences ?? []).map { JSONText.string($0) })
    return JSONText.object(
      members, ["path": JSONText.string(places.path(of: stop.node))],
      output.explains ? ["inferred": inferences] : [:])
  }

  private func part(_ fragment: Fragment, at stop: NodeID) -> String {
    guard output.explains, let places else { return JSONText.fragment(fragment) }
    let rule = fragment.clause.rule
    return JSONText.fragment(
      fragment,
      [
        "of": JSONText.string(places.path(of: fragment.node)), "summary": JSONText.string(rule.summary),
        "certainty": JSONText.string(rule.evidence.certainty.rawValue),
        "source": JSONText.string(rule.evidence.source),
      ])
  }

  private func rotor(_ name: String, _ results: RotorResults<String>) -> String {
    guard output.explains else { return JSONText.object(["name": JSONText.string(name)]) }
    let texts = results.results.map { JSONText.string($0) }
    return JSONText.object(["name": JSONText.string(name), "results": JSONText.array(texts)])
  }

  private func activationPoint(_ node: Node) -> String {
    guard let point = node.tapPoint else { return "null" }
    return JSONText.array([point.x, point.y].map(JSONText.number))
  }

  private func content(_ content: CustomContent) -> String {
    JSONText.object([
      "label": JSONText.string(content.label), "value": JSONText.string(content.value),
      "importance": JSONText.string(content.importance.rawValue),
    ])
  }
}

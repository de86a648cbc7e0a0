import Aloud

/// A reading as JSON: a contract for other programs.
struct ReadingJSON {
  private let screen: ReadableScreen
  private let reading: Reading
  private let tree: Tree
  private let output: ReadingOutput
  private let places: NodePlaces?
  private let filePlaces: [NodeID: FilePlace]

  init(_ screen: ReadableScreen, _ output: ReadingOutput) {
    self.screen = screen
    reading = screen.reader.reading()
    tree = screen.screen.tree
    self.output = output
    places = output.showsIDs || output.explains ? NodePlaces(screen.screen) : nil
    filePlaces = output.showsIDs ? screen.places(of: reading) : [:]
  }

  static func failure(_ message: String, file: String) -> String {
    let object: JSONValue = ["aloud": 1, "file": .string(file), "error": .string(message)]
    return object.text
  }

  /// One object, a line for each stop, written stop by stop: there may be many.
  func write(_ ranks: Range<Int>) throws(Failure) {
    var buffer = OutputBuffer()
    let end = "]}"
    try buffer.write(String(object(file: nil, stops: []).text.dropLast(end.count)))
    for rank in ranks { try buffer.write((rank == ranks.lowerBound ? "\n  " : ",\n  ") + stop(reading[rank]).text) }
    try buffer.writeLine(ranks.isEmpty ? end : "\n" + end)
    try buffer.flush()
  }

  /// One object on one line.
  func line(_ ranks: Range<Int>, file: String?) -> String {
    object(file: file, stops: ranks.map { stop(reading[$0]) }).text
  }

  private func object(file: String?, stops: [JSONValue]) -> JSONValue {
    let head: JSONValue = file.map { ["aloud": 1, "file": .string($0)] } ?? ["aloud": 1]
    return head + [
      "screen": .string(screen.screen.name), "language": .string(screen.document.language),
      "profile": .string(screen.profile.rawValue), "stops": .list(stops),
    ]
  }

  private func stop(_ stop: Reading.Stop) -> JSONValue {
    let node = tree[stop.node]
    let details = node.sharedDetails?.value
    let fixed: JSONValue = [
      "id": .string(node.id),
      "text": .string(stop.text),
      "description": .string(stop.description),
      "cues": .strings(stop.cues),
      "hint": .string(stop.hint),
      "parts": .list(stop.utterance.fragments.map { part($0, at: stop.node) }),
      "frame": node.frame.map { .numbers([$0.x, $0.y, $0.width, $0.height]) } ?? .null,
      "activationPoint": node.tapPoint.map { .numbers([$0.x, $0.y]) } ?? .null,
      "actions": .list((details?.actions ?? []).map { ["name": .string($0.name)] }),
      "content": .list((details?.content ?? []).map(content)),
      "rotors": .list(
        screen.reader.rotorResults(of: stop.node).map { rotor($0, $1) }),
    ]
    let members = fixed + page(stop, details?.web)
    guard let places else { return members }
    let place: JSONValue = filePlaces[stop.node].map { ["place": .place($0)] } ?? [:]
    let placed = members + ["path": .string(places.path(of: stop.node))] + place
    return output.explains ? placed + ["inferred": .strings(details?.inferences ?? [])] : placed
  }

  /// Of an element of a web page: its nodes in the document, and what is said when one comes from elsewhere.
  private func page(_ stop: Reading.Stop, _ web: WebElement?) -> JSONValue {
    guard let web else { return [:] }
    var members: JSONValue = ["nodes": .numbers(web.nodes.map { Double($0) })]
    if let selector = web.selector { members = members + ["selector": .string(selector)] }
    let ways: [(String, Reading.Stop)] = [
      ("previous", stop.rank + 1 < reading.count ? reading.stop(stop.rank, after: stop.rank + 1) : stop),
      ("jump", reading.stop(stop.rank, after: nil)),
    ]
    for (name, other) in ways where other.text != stop.text { members = members + [name: .string(other.text)] }
    return members
  }

  private func part(_ fragment: Fragment, at stop: NodeID) -> JSONValue {
    guard output.explains, let places else { return .fragment(fragment) }
    let rule = fragment.clause.rule
    return .fragment(fragment) + [
      "of": .string(places.path(of: fragment.node)), "summary": .string(rule.summary),
      "certainty": .string(rule.evidence.certainty.rawValue), "source": .string(rule.evidence.source),
    ]
  }

  private func rotor(_ name: String, _ results: RotorResults<String>) -> JSONValue {
    guard output.explains else { return ["name": .string(name)] }
    return ["name": .string(name), "results": .strings(Array(results.results))]
  }

  private func content(_ content: CustomContent) -> JSONValue {
    [
      "label": .string(content.label), "value": .string(content.value),
      "importance": .string(content.importance.rawValue),
    ]
  }
}

extension JSONValue {
  /// Where something stands in the file that was read.
  static func place(_ place: FilePlace) -> JSONValue {
    let position: JSONValue = ["line": .whole(place.line), "column": .whole(place.column)]
    return position + (place.path.map { ["path": .string($0)] } ?? [:])
  }

  /// A part of an utterance, with the rule that called for it.
  static func fragment(_ fragment: Fragment) -> JSONValue {
    [
      "part": .string(fragment.part.rawValue), "text": .string(fragment.text), "language": .string(fragment.language),
      "rule": .string(fragment.clause.rawValue),
    ]
  }
}

extension ReadableScreen {
  /// Where the stops stand in the file.
  func places(of reading: Reading) -> [NodeID: FilePlace] {
    guard let imported else { return [:] }
    var places = FilePlaces(imported)
    var found: [NodeID: FilePlace] = [:]
    for rank in 0..<reading.count {
      let node = reading.node(atRank: rank)
      found[node] = places[node, in: screen.tree]
    }
    return found
  }
}

import Aloud

/// A reading as JSON. Other programs rely on this format. It is a class, because closures that write the parts of each
/// stop capture it.
final class ReadingJSON {
  private let screen: ReadableScreen
  private let reading: Reading
  private let tree: Tree
  private let output: ReadingOutput
  private let braille: BrailleReading?
  private let places: NodePlaces?
  private let filePlaces: [NodeID: FilePlace]

  init(_ screen: ReadableScreen, _ output: ReadingOutput, _ braille: BrailleReading?) {
    self.braille = braille
    self.screen = screen
    reading = screen.reader.reading()
    tree = screen.screen.tree
    self.output = output
    places = output.showsIDs || output.explains ? NodePlaces(screen.screen) : nil
    filePlaces = output.showsIDs ? screen.places(of: reading) : [:]
  }

  static func failure(_ message: String, file: String) -> String {
    (["aloud": 1, "file": .string(file), "error": .string(message)] as JSONValue).text
  }

  /// Writes one object, with a line for each stop. Stops are written one by one, because there may be many.
  func write(_ ranks: Range<Int>) throws(Failure) {
    var buffer = OutputBuffer()
    let end = "]}"
    try buffer.write(String(line(0..<0, file: nil).dropLast(end.count)))
    for rank in ranks {
      var line = JSONLine()
      write(reading[rank], to: &line)
      try buffer.write((rank == ranks.lowerBound ? "\n  " : ",\n  ") + line.text)
    }
    try buffer.writeLine(ranks.isEmpty ? end : "\n" + end)
    try buffer.flush()
  }

  /// One object in one line.
  func line(_ ranks: Range<Int>, file: String?) -> String { line(ranks, file: file).text }

  func line(_ ranks: Range<Int>, file: String?) -> JSONLine {
    var line = JSONLine()
    line.object { line in
      line.member("aloud", 1)
      line.string("file", ifAny: file)
      line.member("screen", screen.screen.name)
      line.member("language", screen.document.language)
      line.member("profile", screen.profile.rawValue)
      // Only dumps have these; a member without content is left out.
      let imported = screen.imported
      if let imported, !imported.warnings.isEmpty {
        line.member("warnings", .strings(imported.warnings.map { "\($0.message)" }))
      }
      if let imported, !imported.leftOut.isEmpty { line.member("leftOut", .list(imported.leftOut.map(json))) }
      line.key("stops")
      line.list(ranks) { write(reading[$1], to: &$0) }
    }
    return line
  }

  private func write(_ stop: Reading.Stop, to line: inout JSONLine) {
    let node = tree[stop.node]
    let details = node.sharedDetails?.value
    line.object { line in
      line.member("id", node.id)
      line.member("text", stop.text)
      line.member("description", stop.description)
      line.key("cues")
      line.list(stop.cues) { $0.string($1) }
      line.member("hint", stop.hint)
      line.key("parts")
      line.list(stop.utterance.fragments) { write($1, to: &$0) }
      line.member("frame", node.frame.map { .numbers([$0.x, $0.y, $0.width, $0.height]) } ?? .null)
      line.member("activationPoint", node.tapPoint.map { .numbers([$0.x, $0.y]) } ?? .null)
      line.member("actions", .list((details?.actions ?? []).map { ["name": .string($0.name)] }))
      line.member("content", .list((details?.content ?? []).map(content)))
      line.member("rotors", .list(screen.reader.rotorResults(of: stop.node).map { rotor($0, $1) }))
      if output.braille.isShown { braille?.write(atRank: stop.rank, to: &line) }
      if let web = details?.web { write(web, of: stop, to: &line) }
      guard let places else { return }
      line.member("path", places.path(of: stop.node))
      if let place = filePlaces[stop.node] {
        line.member("place", .place(place))
      }
      guard output.explains else { return }
      line.member("inferred", .strings(details?.inferences ?? []))
      let leftOut = screen.leftOut(at: stop)
      if !leftOut.isEmpty { line.member("leftOut", .list(leftOut.map(json))) }
      line.member("visitors", .list(Visitors(of: node, screen.reader.settings).json))
    }
  }

  private func json(_ leftOut: LeftOut) -> JSONValue {
    ["text": .string(leftOut.text), "rule": .string(leftOut.inference.rawValue)]
  }

  /// Writes the properties of an element of a web page: its nodes in the document, and its utterance when the cursor
  /// arrives from elsewhere.
  private func write(_ web: WebElement, of stop: Reading.Stop, to line: inout JSONLine) {
    line.member("nodes", .numbers(web.nodes.map { Double($0) }))
    line.string("selector", ifAny: web.selector)
    let ways: [(String, Reading.Stop)] = [
      ("previous", stop.rank + 1 < reading.count ? reading.stop(stop.rank, after: stop.rank + 1) : stop),
      ("jump", reading.stop(stop.rank, after: nil)),
    ]
    for (name, other) in ways where other.text != stop.text { line.string(name, ifAny: other.text) }
  }

  private func write(_ fragment: Fragment, to line: inout JSONLine) {
    line.object { line in
      for member in fragment.jsonMembers { line.string(member.key, ifAny: member.text) }
      guard output.explains, let places else { return }
      let rule = fragment.reason.explanation
      line.string("of", ifAny: places.path(of: fragment.node))
      line.string("summary", ifAny: rule.summary)
      line.string("certainty", ifAny: rule.evidence.certainty.rawValue)
      line.string("source", ifAny: rule.evidence.source)
    }
  }

  private func rotor(_ name: String, _ results: RotorResults) -> JSONValue {
    guard output.explains else { return ["name": .string(name)] }
    return ["name": .string(name), "results": .strings(results.results)]
  }

  private func content(_ content: CustomContent) -> JSONValue {
    [
      "label": .string(content.label), "value": .string(content.value),
      "importance": .string(content.importance.rawValue),
    ]
  }
}

extension JSONLine {
  /// Writes a member, unless its text is nil.
  fileprivate mutating func string(_ key: String, ifAny text: String?) {
    if let text { member(key, text) }
  }
}

extension Fragment {
  /// A part of an utterance, with the rule that produced it.
  fileprivate var jsonMembers: [(key: String, text: String)] {
    [("part", part.rawValue), ("text", text), ("language", language), ("rule", reason.name)]
  }
}

extension JSONValue {
  /// A part of an utterance, with the rule that produced it.
  static func fragment(_ fragment: Fragment) -> JSONValue {
    .object(fragment.jsonMembers.map { ($0.key, .string($0.text)) })
  }
}

extension ReadableScreen {
  /// The places of the stops in the file.
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

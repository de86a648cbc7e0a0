package import AloudBase
internal import AloudImport
internal import AloudReader
internal import AloudSimulator
package import AloudSpeech
package import AloudTree

/// The stops of a screen as JSON: what `aloud read --json` prints. It is a class, because closures that write the parts of
/// each stop capture it.
package final class ReadingAnswer {
  private let screen: ReadableScreen
  private let reading: Reading
  private let tree: Tree
  private let explains: Bool
  private let braille: ((Int, inout JSONLine) -> Void)?
  private let places: NodePlaces?
  private let filePlaces: [NodeID: FilePlace]

  /// - Parameters:
  ///   - screen: the screen.
  ///   - showsIDs: adds the path of each stop, and its place in the file.
  ///   - explains: adds the reason for each part, what was inferred, and who else visits the stop.
  ///   - braille: writes the member `braille` of the stop at a rank; nil leaves it out.
  package init(
    _ screen: ReadableScreen, showsIDs: Bool, explains: Bool, braille: ((Int, inout JSONLine) -> Void)? = nil
  ) {
    self.screen = screen
    self.explains = explains
    self.braille = braille
    reading = screen.reader.reading()
    tree = screen.screen.tree
    places = showsIDs || explains ? NodePlaces(screen.screen) : nil
    filePlaces = showsIDs ? screen.places(of: reading) : [:]
  }

  /// What stands for a file that could not be read.
  package static func failure(_ message: String, file: String) -> String {
    (["aloud": 1, "file": .string(file), "error": .string(message)] as JSONValue).text
  }

  /// One object in one line.
  package func line(_ ranks: Range<Int>, file: String?) -> String { line(ranks, file: file).text }

  /// One object in one line.
  package func line(_ ranks: Range<Int>, file: String?) -> JSONLine {
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

  /// The stop at a rank, as an object in one line.
  package func stop(_ rank: Int) -> String {
    var line = JSONLine()
    write(reading[rank], to: &line)
    return line.text
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
      braille?(stop.rank, &line)
      if let web = details?.web { write(web, of: stop, to: &line) }
      guard let places else { return }
      line.member("path", places.path(of: stop.node))
      if let place = filePlaces[stop.node] {
        line.member("place", .place(place))
      }
      guard explains else { return }
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
      for member in fragment.jsonMembers(explaining: explains ? places : nil) { line.member(member.key, member.text) }
    }
  }

  private func rotor(_ name: String, _ results: RotorResults) -> JSONValue {
    guard explains else { return ["name": .string(name)] }
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
  /// A part of an utterance, with the rule that produced it; with places, also the element that it describes, and the
  /// evidence for the rule.
  fileprivate func jsonMembers(explaining places: NodePlaces?) -> [(key: String, text: String)] {
    var members: [(key: String, text: String)] = [
      ("part", part.rawValue), ("text", text), ("language", language), ("rule", reason.name),
    ]
    guard let places else { return members }
    let rule = reason.explanation
    members.append(("of", places.path(of: node)))
    members.append(("summary", rule.summary))
    members.append(("certainty", rule.evidence.certainty.rawValue))
    members.append(("source", rule.evidence.source))
    return members
  }
}

extension JSONValue {
  /// A part of an utterance, with the rule that produced it; with places, also the element that it describes, and the
  /// evidence for the rule.
  package static func fragment(_ fragment: Fragment, explaining places: NodePlaces? = nil) -> JSONValue {
    .object(fragment.jsonMembers(explaining: places).map { ($0.key, .string($0.text)) })
  }
}

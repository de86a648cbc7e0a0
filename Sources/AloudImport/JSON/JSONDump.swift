package import AloudBase
internal import AloudTree

/// A JSON dump in the form in which users have it: after lines that a tool printed, truncated, or followed by another
/// dump.
enum JSONDump {
  /// Reads the first JSON value of a text, as far as it is complete. Parts that were skipped are added to the warnings.
  /// The `essence` is the key of the object that contains all data about an element; nil where the element contains
  /// them directly.
  static func read<Value>(
    _ source: consuming SourceText, essence: String? = nil, _ warnings: inout [ImportWarning],
    _ read: (JSONPlace) throws(JSONProblem) -> Value
  ) throws(ImportError) -> Value {
    let root = try root(of: source, essence: essence, &warnings)
    do {
      return try read(root)
    } catch {
      throw ImportError(error, in: source)
    }
  }

  private static func root(
    of source: SourceText, essence: String?, _ warnings: inout [ImportWarning]
  ) throws(ImportError) -> JSONPlace {
    var json = source.json ?? JSONText(source.bytes)
    if let end = json.end {
      if let offset = nextDump(in: source.bytes[end...]) {
        warnings.append(.another("reply", line: source.location(ofOffset: offset).line))
      } else if let offset = strayEnd(in: source.bytes[end...]) {
        let message: Message =
          "line \(source.location(ofOffset: offset).line) has characters after the end of the JSON, which were left out"
        warnings.append(ImportWarning(.leftOut, message))
      }
    } else if let problem = json.problem {
      json = try cut(json, problem, essence: essence, of: source)
      warnings.append(.cutOff(line: source.location(ofOffset: problem.offset).line))
    }
    guard let root = json.root else { throw ImportError(.malformed, "this JSON cannot be decoded") }
    return root
  }

  /// The dump without the truncated element at its end.
  private static func cut(
    _ json: JSONText, _ problem: JSONSyntaxError, essence: String?, of source: SourceText
  ) throws(ImportError) -> JSONText {
    let isCutOff = problem.isCutOff || isElision(source.bytes[problem.offset...])
    if isCutOff, let cut = json.cutAfterLastElement(essence: essence) { return cut }
    guard problem.isCutOff else { throw ImportError(problem, in: source) }
    let place = source.location(ofOffset: problem.offset)
    throw ImportError(.malformed, "the dump ends before its first element is complete: \(problem.message)", at: place)
  }

  /// True for dots that mark omitted text.
  private static func isElision(_ rest: ArraySlice<UInt8>) -> Bool {
    rest.starts(with: "...".utf8) || rest.starts(with: "…".utf8)
  }

  /// The place of characters that are no text: a bracket too many, the mark that a shell prints where a line has no end,
  /// a quotation mark of Markdown.
  private static func strayEnd(in rest: ArraySlice<UInt8>) -> Int? {
    let rest = rest.drop { $0.isSpace }.prefix(strays + 1).withoutTrailingSpace
    let isFence = rest.starts(with: "```".utf8)
    guard !rest.isEmpty, rest.count <= strays, !isFence else { return nil }
    return rest.allSatisfy { "]})%`;,\"'".utf8.contains($0) || $0.isSpace } ? rest.startIndex : nil
  }

  private static let strays = 8

  /// The place of more JSON after the first.
  private static func nextDump(in rest: ArraySlice<UInt8>) -> Int? {
    let rest = rest.drop { $0.isSpace || $0 == UInt8(ascii: ",") }
    return rest.first.map { "{[".utf8.contains($0) } == true ? rest.startIndex : nil
  }
}

extension ImportError {
  init(_ problem: JSONSyntaxError, in source: SourceText) {
    self.init(.malformed, problem.message, at: source.location(ofOffset: problem.offset))
  }

  init(_ problem: JSONProblem, in source: SourceText) {
    var places = ProblemPlaces(source, problem.place.text)
    self = places.error(problem)
  }

  /// The first error of the screen in a JSON text.
  init(_ error: TreeError, in source: SourceText, _ json: JSONText) {
    var paths = JSONPaths(json)
    let offset = paths.place(of: error.path)?.offset ?? 0
    self.init(
      .invalid, error.message, at: source.location(ofOffset: offset), path: error.path.isEmpty ? nil : error.path)
  }
}

/// The places of many problems in one JSON text.
///
/// - Complexity: O(bytes) for all problems, if they are in the order of the text.
struct ProblemPlaces {
  let json: JSONText
  private let source: SourceText
  private var paths: JSONPaths
  private var position = SourceText.Position()

  init(_ source: SourceText, _ json: JSONText) {
    self.json = json
    self.source = source
    paths = JSONPaths(json)
  }

  mutating func error(_ problem: JSONProblem) -> ImportError {
    let offset = problem.isAboutKey ? problem.place.keyOffset : problem.place.offset
    let path = paths.path(to: problem.place)
    let location = source.location(ofOffset: offset, after: &position)
    return ImportError(.invalid, problem.message, at: location, path: path.isEmpty ? nil : path)
  }
}

extension SourceText {
  /// The outermost value of a text that is JSON from the first byte to the last, without duplicate keys.
  func strictJSON() throws(ImportError) -> JSONPlace {
    var json = json ?? JSONText(bytes)
    // JSON after other text is not a document.
    if let root = json.root, bytes[..<root.offset].contains(where: { !$0.isSpace }) {
      json = JSONText(bytes)
    }
    let limit = json.problem?.offset ?? .max
    let twice = json.firstDuplicate.flatMap { $0.keyOffset < limit ? $0 : nil }
    if let half = json.loneSurrogate, half < min(limit, twice?.keyOffset ?? .max) {
      let message: Message = "this escape is half of a character; its other half is missing"
      throw ImportError(JSONSyntaxError(offset: half, message: message), in: self)
    }
    if let twice {
      let message: Message = "the key \"\(twice.key)\" appears twice"
      throw ImportError(.invalid, message, at: location(ofOffset: twice.keyOffset))
    }
    if let problem = json.problem { throw ImportError(problem, in: self) }
    guard let root = json.root else { throw ImportError(.malformed, "this JSON cannot be decoded") }
    return root
  }

  /// Reads such a text with a function.
  func readStrictJSON<Value>(_ read: (JSONPlace) throws(JSONProblem) -> Value) throws(ImportError) -> Value {
    let root = try strictJSON()
    do {
      return try read(root)
    } catch {
      throw ImportError(error, in: self)
    }
  }
}

/// A file in a format of Aloud that must be JSON from the first byte to the last.
package enum StrictJSON {
  /// Reads the outermost value with a function.
  ///
  /// - Throws: ``ImportError`` with the place of the first error.
  /// - Complexity: O(bytes).
  package static func read<Value>(
    _ bytes: [UInt8], _ read: (JSONPlace) throws(JSONProblem) -> Value
  ) throws(ImportError) -> Value {
    try SourceText(validating: bytes).readStrictJSON(read)
  }
}

/// Iterates over the elements of a dump, which are objects that contain lists of objects, from the top down. The call
/// stack does not grow with the depth.
///
///     var forest = JSONForest(place)
///     while let object = try forest.next() {
///       read(object, depth: forest.depth)
///       forest.descend(into: object, at: "children")
///     }
///
/// Values other than objects are skipped.
struct JSONForest {
  /// The depth of the object that was returned last.
  private(set) var depth = 0
  /// The lists that are being read, outermost first; nil represents a single object.
  private var lists: [JSONList?]
  private var first: JSONObject?
  private var count = 0

  /// The objects of a list, or a single object. Other values have none.
  init(_ place: JSONPlace) {
    lists = [place.asList]
    first = place.asObject
  }

  /// The next object: the first child of the last object after `descend`, otherwise the next sibling; nil at the end.
  mutating func next() throws(JSONProblem) -> JSONObject? {
    guard let object = nextObject() else { return nil }
    guard count < ImportLimit.elements else { throw object.problem(ImportLimit.tooManyElements) }
    count += 1
    return object
  }

  private mutating func nextObject() -> JSONObject? {
    if let object = first.take() { return object }
    while !lists.isEmpty {
      depth = lists.count - 1
      guard let item = lists[depth]?.next() else {
        lists.removeLast()
        continue
      }
      if let object = item.asObject { return object }
    }
    return nil
  }

  /// Continues with the children of an object, if it has such a list.
  mutating func descend(into object: JSONObject, at key: String) {
    if let list = object.list(key) { lists.append(list) }
  }

  /// The elements of a list of objects, or of one object, and their descendants, in preorder and with their ends.
  static func elements<Element: PreOrdered>(
    of place: JSONPlace, below key: String, _ element: (_ object: JSONObject, _ depth: Int) -> Element
  ) throws(JSONProblem) -> [Element] {
    var forest = JSONForest(place)
    var elements: [Element] = []
    while let object = try forest.next() {
      elements.append(element(object, forest.depth))
      forest.descend(into: object, at: key)
    }
    elements.findEnds()
    return elements
  }
}

/// An element in a preorder list, so that its descendants are a range.
protocol PreOrdered {
  /// The number of its ancestors.
  var depth: Int { get }
  /// The index after its last descendant.
  var end: Int { get set }
}

extension Array where Element: PreOrdered {
  /// Computes the ends from the depths.
  mutating func findEnds() {
    var open: [Int] = []
    for index in indices {
      while open.count > self[index].depth { self[open.removeLast()].end = index }
      open.append(index)
    }
    for index in open { self[index].end = count }
  }
}

import AloudTree

/// The elements of a dump: objects that hold lists of objects, gone through from the top down. The stack does not grow with
/// their depth.
///
///     var forest = JSONForest(place)
///     while let object = try forest.next() {
///       read(object, depth: forest.depth)
///       forest.descend(into: object, at: "children")
///     }
///
/// Values that are no objects are passed over.
struct JSONForest {
  /// How many objects are around the one that was given last.
  private(set) var depth = 0
  /// Those that are being read, outermost first; nil stands for one object that is in no list.
  private var lists: [JSONList?]
  private var first: JSONObject?
  private var count = 0

  /// The objects of a list, or one object; nothing of all else.
  init(_ place: JSONPlace) {
    lists = [place.asList]
    first = place.asObject
  }

  /// The next object: the first in the one that was descended into, else the next beside it; nil at the end.
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

  /// Goes on with the objects in a list of this one, if it has such a list.
  mutating func descend(into object: JSONObject, at key: String) {
    if let list = object.list(key) { lists.append(list) }
  }

  /// The elements of a list of objects, or of one, with those inside them, in pre-order.
  ///
  /// - Parameters:
  ///   - place: the list or the object.
  ///   - key: where an object holds others.
  ///   - element: makes an element of an object, around which so many others are.
  /// - Returns: the elements, with their ends.
  /// - Throws: ``JSONProblem`` at the first element beyond ``ImportLimit/elements``.
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

/// An element in a list of all in pre-order, so that what is inside it is a range.
protocol PreOrdered {
  /// How many elements are around it.
  var depth: Int { get }
  /// One past the last element inside it.
  var end: Int { get set }
}

extension Array where Element: PreOrdered {
  /// Finds from their depths what is inside each element.
  mutating func findEnds() {
    var open: [Int] = []
    for index in indices {
      while open.count > self[index].depth { self[open.removeLast()].end = index }
      open.append(index)
    }
    for index in open { self[index].end = count }
  }
}

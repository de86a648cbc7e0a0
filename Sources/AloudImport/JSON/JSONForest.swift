import AloudTree

/// Objects that hold lists of objects, gone through from the top down; the stack does not grow with their depth.
///
///     var forest = JSONForest(list)
///     while let object = forest.next() {
///       read(object, depth: forest.depth)
///       forest.descend(into: object, at: "children")
///     }
///
/// What is no object is passed over. The objects of a dump that are its elements are asked for with ``nextElement()``.
struct JSONForest {
  /// How many objects are around the one that was given last.
  private(set) var depth = 0
  /// Those that are being read, outermost first; nil stands for one object that is in no list.
  private var lists: [JSONList?]
  private var first: JSONObject?
  /// How many elements were given.
  private var elementCount = 0

  /// The objects of a list, or one object; nothing of all else.
  init(_ item: JSONPlace) {
    lists = [item.asList]
    first = item.asObject
  }

  /// The objects of a list.
  init(_ list: JSONList) { lists = [list] }

  /// One object, and those in it.
  init(_ object: JSONObject) {
    lists = [nil]
    first = object
  }

  /// The next object: the first in the one that was descended into, else the next beside it; nil at the end.
  mutating func next() -> JSONObject? {
    if let object = first {
      first = nil
      return object
    }
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

  /// The next object of a dump that has a limited number of them.
  ///
  /// - Throws: ``JSONProblem`` at the first element beyond ``ImportLimit/elements``.
  mutating func nextElement() throws(JSONProblem) -> JSONObject? {
    guard let object = next() else { return nil }
    guard elementCount < ImportLimit.elements else { throw object.problem(ImportLimit.tooManyElements) }
    elementCount += 1
    return object
  }

  /// Goes on with the objects in a list of this one, if it has such a list.
  mutating func descend(into object: JSONObject, at key: String) {
    if let list = object[key]?.asList { lists.append(list) }
  }
}

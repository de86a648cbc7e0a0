/// Objects that hold lists of objects, gone through from the top down; the stack does not grow with their depth.
///
///     var forest = JSONForest(list)
///     while let object = forest.next() {
///       read(object, depth: forest.depth)
///       forest.descend(into: object, at: "children")
///     }
///
/// What is no object is passed over.
struct JSONForest {
  /// How many objects are around the one that was given last.
  private(set) var depth = 0
  /// Those that are being read, outermost first; nil stands for one object that is in no list.
  private var lists: [JSONList?]
  private var first: JSONObject?

  /// The objects of a list, or one object; nothing of all else.
  init(_ item: some JSONPlace) {
    let list = try? item.list()
    lists = [list]
    first = list == nil ? try? item.object() : nil
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
      do {
        if let object = try lists[depth]?.nextObject() { return object }
        lists.removeLast()
      } catch {
        // Not an object.
      }
    }
    return nil
  }

  /// Goes on with the objects in a list of this one, if it has such a list.
  mutating func descend(into object: JSONObject, at key: String) {
    guard object.contains(key), let list = try? object.member(key).list() else { return }
    lists.append(list)
  }
}

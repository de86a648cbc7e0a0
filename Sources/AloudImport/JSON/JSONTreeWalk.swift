/// Goes through a tree of objects in pre-order, without recursion, however deep it is.
///
///     JSONTreeWalk(children: ["children"]).run(item, open: { names.append($0) }, close: {})
struct JSONTreeWalk {
  /// The keys under which an object may have a list of others; the first that is there counts.
  let children: [String]

  /// Opens and closes each object of a list, or one object, and all below; what is no object is passed over.
  func run(_ item: some JSONPlace, open: (JSONObject) -> Void, close: () -> Void) {
    if let list = try? item.list() {
      run([list], isInObject: false, open: open, close: close)
    } else if let object = try? item.object() {
      run(object, open: open, close: close)
    }
  }

  /// Opens and closes an object and all below.
  func run(_ object: JSONObject, open: (JSONObject) -> Void, close: () -> Void) {
    open(object)
    guard let list = list(in: object) else { return close() }
    run([list], isInObject: true, open: open, close: close)
  }

  /// - Parameter isInObject: whether the outermost list belongs to an object that is open.
  private func run(_ lists: [JSONList], isInObject: Bool, open: (JSONObject) -> Void, close: () -> Void) {
    var lists = lists
    while !lists.isEmpty {
      do {
        if let object = try lists[lists.count - 1].nextObject() {
          open(object)
          if let list = list(in: object) { lists.append(list) } else { close() }
        } else {
          lists.removeLast()
          if isInObject || !lists.isEmpty { close() }
        }
      } catch {
        // Not an object.
      }
    }
  }

  private func list(in object: JSONObject) -> JSONList? {
    children.first(where: object.contains).flatMap { try? object.member($0).list() }
  }
}

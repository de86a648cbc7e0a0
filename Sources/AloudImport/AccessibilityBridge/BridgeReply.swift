import AloudTree

/// A reply of the accessibility bridge: its elements in pre-order, and what is said of the whole.
struct BridgeReply: Decodable {
  private(set) var elements: [BridgeElement] = []
  /// In points; told only by a complete reply.
  private(set) var size: (width: Double, height: Double)?
  /// True when idb itself left elements out.
  private(set) var isTruncated = false

  /// A list of elements, one element, or either in an envelope; all else has no elements.
  init(from decoder: any Decoder) throws {
    let item = JSONItem(decoder: decoder)
    if let list = try? item.list() {
      read(list)
    } else if let object = try? item.object() {
      guard object.contains("elements") else {
        read(object)
        return
      }
      let envelope = object.member("elements")
      if let list = try? envelope.list() { read(list) } else if let single = try? envelope.object() { read(single) }
      isTruncated = object.contains("truncated") && object.member("truncated").scalar?.bool == true
      if object.contains("screen"), let screen = try? object.member("screen").object() { size = screen.bridgeSize }
    }
  }

  private mutating func read(_ object: JSONObject) {
    guard let children = add(object, depth: 0) else { return }
    read([children], open: [0])
  }

  private mutating func read(_ list: JSONList) { read([list], open: []) }

  /// - Parameters:
  ///   - lists: those that are being read, outermost first.
  ///   - open: the elements whose children are being read.
  private mutating func read(_ lists: [JSONList], open: [Int]) {
    var lists = lists
    var open = open
    while !lists.isEmpty {
      do {
        if let object = try lists[lists.count - 1].nextObject() {
          guard let children = add(object, depth: open.count) else { continue }
          open.append(elements.count - 1)
          lists.append(children)
        } else {
          lists.removeLast()
          if let last = open.popLast() { elements[last].end = elements.count }
        }
      } catch {
        // Not an object: no element.
      }
    }
  }

  /// Adds an element, and gives the list of its children when it has one.
  private mutating func add(_ object: JSONObject, depth: Int) -> JSONList? {
    elements.append(BridgeElement(object, depth: depth, index: elements.count))
    return object.contains("children") ? try? object.member("children").list() : nil
  }
}

extension JSONObject {
  fileprivate var bridgeSize: (width: Double, height: Double)? {
    guard contains("width"), contains("height"), let width = member("width").scalar?.number,
      let height = member("height").scalar?.number, width > 0, height > 0, JSONLimit.allows(width),
      JSONLimit.allows(height)
    else { return nil }
    return (width, height)
  }
}

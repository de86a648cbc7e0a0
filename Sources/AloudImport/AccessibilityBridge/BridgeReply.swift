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
    guard let object = try? item.object(), object.contains("elements") else {
      try read(item)
      return
    }
    try read(object.member("elements"))
    isTruncated = object.contains("truncated") && object.member("truncated").scalar?.bool == true
    if object.contains("screen"), let screen = try? object.member("screen").object() { size = screen.bridgeSize }
  }

  /// - Parameter elements: in pre-order; what is inside each follows from their depths.
  init(_ elements: [BridgeElement]) {
    self.elements = elements
    self.elements.findEnds()
  }

  /// - Parameter item: a list of elements, or one.
  /// - Throws: ``JSONProblem`` at the first element beyond those that are read.
  init(_ item: some JSONPlace) throws(JSONProblem) { try read(item) }

  private mutating func read(_ item: some JSONPlace) throws(JSONProblem) {
    var forest = JSONForest(item)
    while let object = try forest.nextElement() {
      elements.append(BridgeElement(object, depth: forest.depth))
      forest.descend(into: object, at: "children")
    }
    elements.findEnds()
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

import AloudTree

/// A reply of the accessibility bridge: its elements in pre-order, and what is said of the whole.
struct BridgeReply {
  private(set) var elements: [BridgeElement] = []
  /// In points; told only by a complete reply.
  private(set) var size: (width: Double, height: Double)?
  /// True when idb itself left elements out.
  private(set) var isTruncated = false

  /// A list of elements, one element, or either in an envelope; all else has no elements.
  init(reading root: JSONPlace) throws(JSONProblem) {
    guard let object = root.asObject, let elements = object["elements"] else {
      try read(root)
      return
    }
    try read(elements)
    isTruncated = object.truth("truncated") == true
    size = object.inner("screen")?.bridgeSize
  }

  /// - Parameter elements: in pre-order; what is inside each follows from their depths.
  init(_ elements: [BridgeElement]) {
    self.elements = elements
    self.elements.findEnds()
  }

  /// - Parameter item: a list of elements, or one.
  /// - Throws: ``JSONProblem`` at the first element beyond those that are read.
  init(_ item: JSONPlace) throws(JSONProblem) { try read(item) }

  private mutating func read(_ item: JSONPlace) throws(JSONProblem) {
    var forest = JSONForest(item)
    while let object = try forest.next() {
      elements.append(BridgeElement(object, depth: forest.depth))
      forest.descend(into: object, at: "children")
    }
    elements.findEnds()
  }
}

extension JSONObject {
  fileprivate var bridgeSize: (width: Double, height: Double)? {
    guard let width = self["width"]?.numeric, let height = self["height"]?.numeric, width > 0, height > 0,
      JSONLimit.allows(width),
      JSONLimit.allows(height)
    else { return nil }
    return (width, height)
  }
}

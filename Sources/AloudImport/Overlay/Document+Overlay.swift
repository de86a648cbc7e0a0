public import AloudTree

extension Document {
  /// An overlay to begin with: each stop of the first screen by what names it best, with the id that ``tidied()`` gives it.
  ///
  ///     {"find": {"identifier": "cart"}},
  ///     {"find": {"matches": "Apples, *"}, "id": "apples"}
  ///
  /// Laid over the document it changes ids alone. What is named is likely to be found in the next dump: numbers in labels may
  /// change, and paths are the last resort.
  ///
  /// - Complexity: O(stops × nodes).
  public func overlayToBeginWith() -> String {
    let layer = ScreenLayer(firstScreen)
    let names = named().firstScreen.tree
    let items = layer.tree.stops.map { id -> JSONValue in
      let finder = NodeFinder.best(for: id, in: layer)
      let item: JSONValue = [JSONKeys.NodeOverlay.find.rawValue: finder.json]
      guard layer.tree[id].id == nil, let name = names[id].id else { return item }
      return item + [JSONKeys.Node.id.rawValue: .string(name)]
    }
    var layout = JSONLayout()
    layout.write([JSONKeys.Overlay.overlay.rawValue: 1, JSONKeys.Overlay.nodes.rawValue: .rows(items)], indent: 0)
    return layout.text + "\n"
  }
}

extension Tree {
  /// The elements that VoiceOver can get to, and that a document writes, in its order.
  fileprivate var stops: [NodeID] {
    ids.filter { isElement($0) && !isInsideElement($0) && self[$0].sharedDetails?.value.chartPart == nil }
  }
}

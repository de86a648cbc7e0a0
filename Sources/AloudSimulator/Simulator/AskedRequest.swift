package import AloudReader
package import AloudTree

/// A request to the app, with what finds its element again on another run of the app.
package struct AskedRequest: Equatable, Sendable {
  package let request: ScreenReader.Request
  /// Nil for a request that is not about an element.
  package let element: FoundElement?
  /// The name of a custom action; nil for other requests.
  package let actionName: String?

  init(_ request: ScreenReader.Request, on tree: Tree) {
    self.request = request
    if case .customAction(let node, let index) = request {
      actionName = tree[node].sharedDetails?.value.actions[index].name
    } else {
      actionName = nil
    }
    element = request.node.map { FoundElement($0, in: tree) }
  }
}

/// An element, described so that it is found on another run of the same app, where other nodes may have come and gone.
package struct FoundElement: Equatable, Sendable {
  /// The name for people; empty for an element without a label.
  package let name: String
  private let id: String?
  private let node: NodeID
  private let isElement: Bool

  package init(_ node: NodeID, in tree: Tree) {
    id = tree[node].id
    name = tree[node].label?.string ?? ""
    isElement = tree.isElement(node)
    self.node = node
  }

  /// True for the same id; for elements without ids, the same name.
  package func isSame(as other: FoundElement) -> Bool {
    id == other.id && (id != nil || name == other.name && isElement == other.isElement)
  }

  /// The node with the same id; else that at the same place with the same label; else the only one with the label.
  ///
  /// - Complexity: O(nodes).
  package func place(in tree: Tree) -> NodeID? {
    if let id { return tree.ids.first { tree[$0].id == id } }
    func isAlike(_ other: NodeID) -> Bool {
      tree[other].id == nil && tree.isElement(other) == isElement && (tree[other].label?.string ?? "") == name
    }
    if tree.has(node), isAlike(node) { return node }
    let others = tree.ids.filter(isAlike)
    return others.count == 1 ? others[0] : nil
  }
}

internal import AloudTree

/// The parts of frames that views leave visible: a row that is scrolled under a bar can be touched no further than its
/// list reaches.
///
/// Source: hit testing of UIKit asks no view for a point outside its superview.
///
/// - Complexity: O(nodes) to make.
struct VisibleAreas {
  private let tree: Tree
  /// The area that the views around the children of each node leave; nil is everything.
  private let limits: [Bounds?]

  init(_ tree: Tree) {
    self.tree = tree
    limits = tree.passedDown(nil) { id, outer in
      let own = tree.nodes[id.index].frame.flatMap(Bounds.init)
      return own.flatMap { $0.isEmpty ? nil : $0 }?.cut(to: outer) ?? outer
    }
  }

  /// The part of an area of a node that can be touched; all of it where the document puts it wholly outside.
  func visible(_ area: Bounds, of node: NodeID) -> Bounds {
    area.cut(to: tree.parent(of: node).flatMap { limits[$0.index] })
  }
}

extension Bounds {
  fileprivate var isEmpty: Bool { width == 0 || height == 0 }

  /// The part inside a limit; all of it where that would be nothing.
  fileprivate func cut(to limit: Bounds?) -> Bounds {
    guard let limit else { return self }
    var part = self
    (part.minX, part.maxX) = (max(minX, limit.minX), min(maxX, limit.maxX))
    (part.minY, part.maxY) = (max(minY, limit.minY), min(maxY, limit.maxY))
    return part.minX < part.maxX && part.minY < part.maxY ? part : self
  }
}

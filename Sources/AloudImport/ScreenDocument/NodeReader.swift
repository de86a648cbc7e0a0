internal import AloudBase
import AloudTree

/// Reads the nodes of a screen document into a tree.
enum NodeReader {
  /// Reads a list of nodes and all their descendants, without recursion.
  ///
  /// - Throws: ``JSONProblem``.
  static func read(_ list: JSONList, into builder: inout Tree.Builder) throws(JSONProblem) {
    // The lists that are being read, outermost first. Each list except the first belongs to an open node.
    var lists = [list]
    while !lists.isEmpty {
      guard let object = try lists[lists.count - 1].next()?.object() else {
        lists.removeLast()
        if !lists.isEmpty { builder.close() }
        continue
      }
      if let children = try add(object, to: &builder) { lists.append(children) } else { builder.close() }
    }
  }

  /// Opens a node, and returns the list of its children if it has one.
  static func add(_ object: JSONObject, to builder: inout Tree.Builder) throws(JSONProblem) -> JSONList? {
    var parts = NodeParts()
    try object.read(JSONKeys.Node.self, into: &parts)
    parts.join()
    parts.node.fileOffset = object.fileOffset
    do {
      try builder.open(parts.node)
    } catch {
      throw object.problem(error.message)
    }
    return parts.children
  }

  /// Reads a node without children.
  ///
  /// - Throws: ``JSONProblem``; also if there are children.
  static func node(_ object: JSONObject) throws(JSONProblem) -> Node {
    var node = Node()
    try apply(try object.members(JSONKeys.Node.self), to: &node)
    return node
  }

  /// Sets the properties that the members contain, and keeps all others. Null removes a property; events replace those
  /// with the same name.
  ///
  /// - Throws: ``JSONProblem``; also if there are children.
  static func apply(_ members: JSONMembers<JSONKeys.Node>, to node: inout Node) throws(JSONProblem) {
    var parts = NodeParts(node: node, details: node.hasDetails ? node.details : nil)
    for (key, value) in members {
      switch key {
      case .children: throw value.keyProblem("children are found, not written")
      case .on where !value.isNull:
        let effects = parts.details?.behaviors.effects ?? [:]
        try key.field.read(&parts, value)
        parts.details?.behaviors.effects.merge(effects) { written, _ in written }
      case _ where !value.isNull: try key.field.read(&parts, value)
      default:
        guard key.canBeTakenAway, let takeAway = key.field.takeAway else {
          throw value.problem("\(value.name) cannot be null")
        }
        takeAway(&parts)
      }
    }
    parts.join()
    node = parts.node
  }
}

extension NodeParts {
  /// Stores the details in the node.
  fileprivate mutating func join() {
    // The value of an adjustable follows from its current position, so an explicit value is removed.
    if details?.adjusts != nil { node.value = nil }
    if let details { node.details = details }
  }
}

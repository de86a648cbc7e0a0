import AloudTree

extension Document {
  /// Links of runs that lead to an id which no node has.
  ///
  /// These are warnings: a page may link to a place of which its tree tells nothing.
  ///
  /// - Complexity: O(nodes).
  var lostLinks: [ImportWarning] {
    let links = screens.flatMap { screen in
      screen.tree.ids.flatMap { id in screen.tree[id].linkedIDs.map { (screen: screen, node: id, target: $0) } }
    }
    guard !links.isEmpty else { return [] }
    let known = identifiers
    return links.filter { !known.contains($0.target) }.map { link in
      let path = (link.screen.key.map { "screens.\($0)." } ?? "") + link.screen.tree.path(of: link.node)
      let hint = suggestion(for: link.target, among: known)
      return ImportWarning(.leftOut, "\(path): the link \"#\(link.target)\" leads nowhere: no node has this id\(hint)")
    }
  }
}

extension Node {
  /// The elements to which its texts lead.
  fileprivate var linkedIDs: [String] {
    guard label?.runs != nil || value?.runs != nil || hint?.runs != nil else { return [] }
    return [label, value, hint].flatMap { $0?.runs ?? [] }.compactMap(\.attributes.link)
      .filter { $0.hasPrefix("#") }.map { String($0.dropFirst()) }
  }
}

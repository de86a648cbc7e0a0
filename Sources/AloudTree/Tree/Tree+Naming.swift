extension Tree {
  /// Gives an id to every element at which VoiceOver can stop and that has none: `sign-in`, and `sign-in-2` for the
  /// second of that name. Elements for parts of a chart are in no document, and get none.
  ///
  /// - Parameter taken: ids that stand for something else.
  /// - Complexity: O(nodes + length of their texts).
  mutating func nameElements(avoiding taken: Set<String>) {
    var names = Names(taken: taken.union(nodes.compactMap(\.id)))
    // Nodes inside an element are never read.
    var endOfElement = 0
    for id in ids where id.index >= endOfElement && isElement(id) {
      endOfElement = subtree(of: id).upperBound
      guard nodes[id.index].id == nil, nodes[id.index].sharedDetails?.value.chartPart == nil else { continue }
      nodes[id.index].id = names.unused(like: nodes[id.index].slug)
    }
  }

  /// Names that nothing has yet.
  private struct Names {
    var taken: Set<String>
    /// The number to try next for a name that is taken.
    private var numbers: [String: Int] = [:]

    init(taken: Set<String>) { self.taken = taken }

    mutating func unused(like name: String) -> String {
      if taken.insert(name).inserted { return name }
      var number = numbers[name] ?? 2
      while !taken.insert("\(name)-\(number)").inserted { number += 1 }
      numbers[name] = number + 1
      return "\(name)-\(number)"
    }
  }
}

extension Node {
  /// An id that tells the node from others: made of its label, else its value, else its first trait.
  var slug: String {
    // The reported value never has a password in it.
    for text in [label, reportedValue] {
      if let slug = text?.string.slug, !slug.isEmpty { return slug }
    }
    return reportedTraits.names.first ?? "element"
  }
}

extension String {
  /// Letters and digits of any script in lower case, everything else as a hyphen: `wi-fi-home`.
  ///
  /// Words are left out beyond 32 characters; so are those that begin with a digit, since prices, counts and dates change from one
  /// dump to the next.
  var slug: String {
    var slug = ""
    var length = 0
    for word in split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
      guard word.first?.isNumber != true else { continue }
      let room = 32 - length - (slug.isEmpty ? 0 : 1)
      if !slug.isEmpty {
        guard word.count <= room else { break }
        slug += "-"
      }
      slug += word.prefix(room).lowercased()
      length = slug.count
    }
    return slug
  }
}

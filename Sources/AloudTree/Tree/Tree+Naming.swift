extension Tree {
  /// Gives an id to every element without one at which VoiceOver can stop: `sign-in`, and `sign-in-2` for a second
  /// element of that name. Elements for parts of a chart are in no document, and get no id.
  ///
  /// - Parameter taken: ids that are already in use.
  /// - Complexity: O(nodes + length of their texts).
  mutating func nameElements(avoiding taken: Set<String>) {
    var names = UnusedNames(taken: taken.union(nodes.compactMap { $0.id }))
    // Nodes inside an element are never read.
    var endOfElement = 0
    for id in ids where id.index >= endOfElement && isElement(id) {
      endOfElement = subtree(of: id).upperBound
      guard nodes[id.index].id == nil, nodes[id.index].sharedDetails?.value.chartPart == nil else { continue }
      nodes[id.index].id = names.unused(like: nodes[id.index].slug)
    }
  }

}

/// Assigns names that are not in use.
package struct UnusedNames {
  var taken: Set<String>
  /// The number to try next for a name that is in use.
  private var numbers: [String: Int] = [:]

  package init(taken: Set<String>) { self.taken = taken }

  package mutating func unused(like name: String) -> String {
    if taken.insert(name).inserted { return name }
    var number = numbers[name] ?? 2
    while !taken.insert("\(name)-\(number)").inserted { number += 1 }
    numbers[name] = number + 1
    return "\(name)-\(number)"
  }
}

extension Node {
  /// An id made of the label, else the value, else the first trait.
  package var slug: String {
    // The reported value never contains a password.
    for text in [label, reportedValue] {
      if let slug = text?.string.slug, !slug.isEmpty { return slug }
    }
    return reportedTraits.names.first ?? "element"
  }
}

extension String {
  /// Letters and digits of any script in lower case, with hyphens for everything else: `wi-fi-home`.
  ///
  /// The slug has at most 32 characters; words beyond are left out. Words that begin with a digit are also left out,
  /// because prices, counts and dates change from one dump to the next.
  package var slug: String {
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

import AloudTree

// Values as tools write them.

extension String {
  /// The text; nil when there is nothing in it to say.
  var spoken: String? { unicodeScalars.contains { !$0.properties.isWhitespace } ? self : nil }
}

extension Frame {
  /// A frame of numbers that can be compared and added, with no side below 0; nil for any other.
  init?(checking x: Double?, _ y: Double?, _ width: Double?, _ height: Double?) {
    guard let x, let y, let width, let height, width >= 0, height >= 0 else { return nil }
    // CGRectInfinite is as large as numbers can be; no screen comes near.
    guard [x, y, width, height].allSatisfy({ $0.isFinite && JSONLimit.allows($0) }) else { return nil }
    self.init(x: x, y: y, width: width, height: height)
  }

  /// Nil unless there are four numbers that make a frame.
  init?(checking numbers: [Double?]) {
    guard numbers.count == 4 else { return nil }
    self.init(checking: numbers[0], numbers[1], numbers[2], numbers[3])
  }
}

extension Traits {
  /// The traits by the names of a tool: those of the screen document, with a capital or not, and synonyms. Unknown names
  /// count for nothing.
  init(toolNames names: [String], synonyms: [String: String] = [:]) {
    self = []
    for name in names {
      let known = synonyms[name] ?? name.prefix(1).lowercased() + name.dropFirst()
      formUnion(Traits(name: known) ?? [])
    }
  }
}

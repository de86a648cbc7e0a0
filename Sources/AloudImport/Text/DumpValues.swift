import AloudTree

// Values in the formats of tools.

extension String {
  /// The text; nil when it is blank.
  var spoken: String? { unicodeScalars.contains { !$0.properties.isWhitespace } ? self : nil }
}

extension Frame {
  /// A frame whose numbers can be compared and added, without negative sides; nil for any other.
  init?(checking x: Double?, _ y: Double?, _ width: Double?, _ height: Double?) {
    guard let x, let y, let width, let height, width >= 0, height >= 0 else { return nil }
    // CGRectInfinite has the largest numbers; no screen has such numbers.
    guard [x, y, width, height].allSatisfy({ $0.isFinite && JSONLimit.allows($0) }) else { return nil }
    self.init(x: x, y: y, width: width, height: height)
  }

  /// Nil unless there are four numbers that form a frame.
  init?(checking numbers: [Double?]) {
    guard numbers.count == 4 else { return nil }
    self.init(checking: numbers[0], numbers[1], numbers[2], numbers[3])
  }
}

extension Traits {
  /// The traits for a tool's names: those of the screen document, with or without an uppercase initial, and synonyms.
  /// Unknown names are ignored.
  init(toolNames names: [String], synonyms: [String: String] = [:]) {
    self = []
    for name in names {
      let known = synonyms[name] ?? name.prefix(1).lowercased() + name.dropFirst()
      formUnion(Traits(name: known) ?? [])
    }
  }
}

// Replaces the module _StringProcessing, and the parts of the standard library that use dynamic casts.

internal import CBrowser

extension Collection where Element: Equatable {
  package func contains(_ other: some Collection<Element>) -> Bool { firstRange(of: other) != nil }

  package func firstRange(of other: some Collection<Element>) -> Range<Index>? {
    var start = startIndex
    while true {
      var here = start
      var there = other.startIndex
      while there != other.endIndex, here != endIndex, self[here] == other[there] {
        formIndex(after: &here)
        other.formIndex(after: &there)
      }
      if there == other.endIndex { return start..<here }
      if start == endIndex || here == endIndex { return nil }
      formIndex(after: &start)
    }
  }

  package func ranges(of other: some Collection<Element>) -> [Range<Index>] {
    var found: [Range<Index>] = []
    var rest = self[...]
    while let range = rest.firstRange(of: other), !range.isEmpty {
      found.append(range)
      rest = rest[range.upperBound...]
    }
    return found
  }

  package func split(
    separator: some Collection<Element>, maxSplits: Int = .max, omittingEmptySubsequences: Bool = true
  ) -> [SubSequence] {
    var parts: [SubSequence] = []
    var start = startIndex
    for range in ranges(of: separator).prefix(maxSplits) {
      let part = self[start..<range.lowerBound]
      if !(omittingEmptySubsequences && part.isEmpty) { parts.append(part) }
      start = range.upperBound
    }
    let part = self[start...]
    if !(omittingEmptySubsequences && part.isEmpty) { parts.append(part) }
    return parts
  }
}

extension RangeReplaceableCollection where Element: Equatable {
  package func replacing(_ other: some Collection<Element>, with new: some Collection<Element>) -> Self {
    var copy = Self()
    var start = startIndex
    for range in ranges(of: other) {
      copy.append(contentsOf: self[start..<range.lowerBound])
      copy.append(contentsOf: new)
      start = range.upperBound
    }
    copy.append(contentsOf: self[start...])
    return copy
  }
}

extension Dictionary {
  package mutating func merge(_ other: some Sequence<(Key, Value)>, uniquingKeysWith combine: (Value, Value) -> Value) {
    for (key, value) in other {
      if let old = self[key] { self[key] = combine(old, value) } else { self[key] = value }
    }
  }

  package mutating func merge(_ other: [Key: Value], uniquingKeysWith combine: (Value, Value) -> Value) {
    for (key, value) in other {
      if let old = self[key] { self[key] = combine(old, value) } else { self[key] = value }
    }
  }

  package func merging(_ other: [Key: Value], uniquingKeysWith combine: (Value, Value) -> Value) -> [Key: Value] {
    var copy = self
    copy.merge(other, uniquingKeysWith: combine)
    return copy
  }

  package init(_ pairs: some Sequence<(Key, Value)>, uniquingKeysWith combine: (Value, Value) -> Value) {
    self.init()
    merge(pairs, uniquingKeysWith: combine)
  }
}

// MARK: Regular expressions

package struct AnyRegexOutput {}
package struct RegexMistake: Error {}

/// A regular expression of the browser.
package struct Regex<Output>: Sendable {
  fileprivate let pattern: String

  /// Not nil if there is a match.
  package func firstMatch(in text: String) throws(RegexMistake) -> Bool? {
    switch matched(pattern, text) {
    case 1: return true
    case 0: return nil
    default: throw RegexMistake()
    }
  }
}

extension Regex where Output == AnyRegexOutput {
  package init(_ pattern: String) throws(RegexMistake) {
    guard matched(pattern, "") >= 0 else { throw RegexMistake() }
    self.pattern = pattern
  }
}

private func matched(_ pattern: String, _ text: String) -> Int32 {
  let (pattern, text) = (Array(pattern.utf8), Array(text.utf8))
  return pattern.withUnsafeBufferPointer { pattern in
    text.withUnsafeBufferPointer { text in
      browser_match(pattern.baseAddress, Int32(pattern.count), text.baseAddress, Int32(text.count))
    }
  }
}

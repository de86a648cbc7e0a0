import AloudTree

/// The ways through a page source, as XPath writes them: `/AppiumAUT/XCUIElementTypeApplication/XCUIElementTypeButton[2]`.
struct WDAPaths {
  private struct Tag {
    /// In the whole text.
    let offset: Int
    /// The index of the tag around this one; -1 is none.
    let parent: Int
    let kind: Kind
    /// From 1, among those of the same name beside it.
    let ordinal: Int
  }

  /// The elements of one name that are directly inside another one.
  private struct Kind: Hashable {
    let parent: Int
    let name: String
  }

  /// In the order of their offsets.
  private var tags: [Tag] = []
  private var counts: [Kind: Int] = [:]

  /// - Complexity: O(bytes).
  init(_ extent: WDAPageExtent) {
    let bytes = extent.bytes
    var open: [Int] = []
    var index = 0
    while let tag = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
      let end = WDAPaths.end(ofTag: tag, in: bytes)
      if bytes[(tag + 1)...].first == UInt8(ascii: "/") {
        _ = open.popLast()
      } else {
        add(bytes[(tag + 1)..<end], offset: extent.start + tag, in: open.last ?? -1)
        if bytes[tag..<end].last != UInt8(ascii: "/") { open.append(tags.count - 1) }
      }
      // What follows the first tag is not read.
      if open.isEmpty { break }
      index = end
    }
  }

  private mutating func add(_ tag: ArraySlice<UInt8>, offset: Int, in parent: Int) {
    let name = tag.prefix { !WDAPageExtent.isSpace($0) && $0 != UInt8(ascii: "/") }
    let kind = Kind(parent: parent, name: String(decoding: name, as: UTF8.self))
    let ordinal = (counts[kind] ?? 0) + 1
    counts[kind] = ordinal
    tags.append(Tag(offset: offset, parent: parent, kind: kind, ordinal: ordinal))
  }

  /// Where the `>` is that no attribute holds.
  private static func end(ofTag tag: Int, in bytes: [UInt8]) -> Int {
    var openQuote: UInt8?
    for index in (tag + 1)..<bytes.count {
      let byte = bytes[index]
      if let quote = openQuote {
        if byte == quote { openQuote = nil }
      } else if byte == UInt8(ascii: ">") {
        return index
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        openQuote = byte
      }
    }
    return bytes.count
  }

  /// The way to the element whose tag begins at an offset of the whole text; nil where none does.
  ///
  /// - Complexity: O(log tags + depth).
  func path(at offset: Int) -> String? {
    var (low, high) = (0, tags.count)
    while low < high {
      let middle = (low + high) / 2
      if tags[middle].offset < offset { low = middle + 1 } else { high = middle }
    }
    guard low < tags.count, tags[low].offset == offset else { return nil }
    var path = ""
    var index = low
    while index >= 0 {
      let tag = tags[index]
      // An element that is the only one of its name needs no number.
      let number = counts[tag.kind] == 1 ? "" : "[\(tag.ordinal)]"
      path = "/\(tag.kind.name)\(number)" + path
      index = tag.parent
    }
    return path
  }
}

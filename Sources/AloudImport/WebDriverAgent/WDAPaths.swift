import AloudTree

/// The paths of elements in a page source, as XPath writes them: `/AppiumAUT/XCUIElementTypeApplication/XCUIElementTypeButton[2]`.
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

  init(_ extent: WDAPageExtent) {
    let bytes = extent.bytes
    var open: [Int] = []
    var index = 0
    while let start = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
      index = WDATag(bytes, at: start).end
      let text = bytes[(start + 1)..<max(start + 1, index - 1)]
      if text.first == UInt8(ascii: "/") {
        _ = open.popLast()
      } else {
        add(text, offset: extent.start + start, in: open.last ?? -1)
        if text.last != UInt8(ascii: "/") { open.append(tags.count - 1) }
      }
      // What follows the first tag is not read.
      if open.isEmpty { break }
    }
  }

  private mutating func add(_ tag: ArraySlice<UInt8>, offset: Int, in parent: Int) {
    let name = tag.prefix { !$0.isSpace && $0 != UInt8(ascii: "/") }
    let kind = Kind(parent: parent, name: String(decoding: name, as: UTF8.self))
    let ordinal = (counts[kind] ?? 0) + 1
    counts[kind] = ordinal
    tags.append(Tag(offset: offset, parent: parent, kind: kind, ordinal: ordinal))
  }

  /// The path of the element whose tag begins at an offset of the whole text; nil where none does.
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

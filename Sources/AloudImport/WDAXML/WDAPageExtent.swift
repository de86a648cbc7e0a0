import AloudTree

/// The extent of the page source in a text: after the lines of a log, up to where it was cut off.
struct WDAPageExtent {
  /// The page source: tags and text alone, mended where it was cut off. Places in it are those in the text.
  private(set) var bytes: [UInt8]
  /// The offset of the first byte in the whole text.
  let start: Int
  /// The offsets in the page source of the tags that begin elements, in their order.
  let tags: [FileOffset]
  /// The place of the tag that was cut off, or of what stands there instead of more; nil when the last line is whole.
  private(set) var cutOffset: Int?

  /// - Throws: ``ImportError`` for what no page source has, and what could make a small text a huge one.
  init(_ source: SourceText) throws(ImportError) {
    start = WDAPageExtent.start(of: source.bytes)
    var markup = WDAMarkup(Array(source.bytes[start...]))
    do {
      try markup.clean()
    } catch {
      throw ImportError(error.kind, error.message, at: source.location(ofOffset: start + error.offset))
    }
    bytes = markup.bytes
    tags = markup.tags
    cutOffset = markup.openOffset.map { start + $0 }
    guard let lastTag = bytes.lastIndex(of: UInt8(ascii: "<")) else { return }
    let tag = WDATag(bytes[lastTag...])
    if !tag.isComplete {
      cutOffset = start + lastTag
      bytes.replaceSubrange(lastTag..., with: tag.mended)
    } else if cutOffset == nil {
      // Text after the last tag, such as "...", stands for what was left out.
      let text = bytes[tag.end...].firstIndex { !WDAPageExtent.isSpace($0) }
      cutOffset = text.map { start + $0 }
    }
  }

  /// The offset of an element in the whole text, counted from 0 with every other tag that begins one.
  func place(ofTag number: Int) -> FileOffset {
    guard tags.indices.contains(number), let offset = tags[number].value else { return .none }
    return FileOffset(start + offset)
  }

  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  /// The offset in the page source of an element, counted from 0; nil when there are fewer.
  ///
  /// - Complexity: O(bytes).
  func offset(ofElement number: Int) -> Int? {
    var offset = 0
    var count = 0
    while let next = bytes[offset...].offset(ofText: "<XCUIElementType") {
      if count == number { return next }
      count += 1
      offset = next + 1
    }
    return nil
  }

  /// The declaration is skipped, since the text is UTF-8 whatever it says.
  private static func start(of bytes: [UInt8]) -> Int {
    let names = ["<?xml", "<!DOCTYPE", "<AppiumAUT", "<XCUIElementType", "<hierarchy"].map { Array($0.utf8) }
    let tags = bytes.indices.lazy.filter { bytes[$0] == UInt8(ascii: "<") }
    guard let first = tags.first(where: { tag in names.contains { bytes[tag...].starts(with: $0) } }) else {
      return tags.first ?? bytes.count
    }
    guard bytes[(first + 1)...].first == UInt8(ascii: "?") else { return first }
    return bytes[first...].firstIndex(of: UInt8(ascii: ">")).map { $0 + 1 } ?? bytes.count
  }
}

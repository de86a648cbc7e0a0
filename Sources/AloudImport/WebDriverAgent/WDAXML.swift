internal import AloudBase
import AloudTree

/// Reads the page source of WebDriverAgent, from `GET /source` or Appium's `driver.page_source`.
enum WDAXML {
  static func read(_ source: SourceText, language: String) throws(ImportError) -> ScreenImport {
    let extent = try WDAPageExtent(source)
    let page = try WDAPageReader.reading(source, extent)
    if page.isAndroid && !page.foundElement {
      throw ImportError(
        .refused, "this is a page source of Android, and Aloud reads screens of iOS; take it in an iOS session")
    }
    if !page.foundElement, let root = page.rootName, root != "AppiumAUT" {
      throw ImportError(
        .refused,
        "this XML is not a page source: it begins with <\(root.prefix(40))>; fetch /source from WebDriverAgent")
    }
    guard page.rootName != nil else {
      throw ImportError(.malformed, "this is not XML; a page source begins with <?xml or <XCUIElementTypeApplication")
    }
    if page.snapshot.isEmpty {
      throw ImportError(
        .refused,
        """
        the page source has no elements: WebDriverAgent could not take a snapshot; wait for the screen and fetch \
        /source again
        """)
    }
    var warnings: [ImportWarning] = []
    if let offset = extent.cutOffset, !page.isComplete {
      warnings.append(.cutOff(line: source.location(ofOffset: offset).line))
    }
    if page.isComplete, let offset = extent.offset(ofElement: page.elementCount) {
      warnings.append(.another("page source", line: source.location(ofOffset: extent.start + offset).line))
    }
    return try page.snapshot.screen(language: language, warnings)
  }
}

/// The range of the page source in a text: after the lines of a log, and up to a truncated end.
struct WDAPageExtent {
  /// The page source with only tags and text, and with the truncated tag repaired. Offsets in it are those in the text.
  private(set) var bytes: [UInt8]
  /// The offset of the first byte in the whole text.
  let start: Int
  /// The offsets of the start tags in the page source, in order.
  let tags: [FileOffset]
  /// The offset of the truncated tag, or of text that replaces omitted content; nil when the last line is complete.
  private(set) var cutOffset: Int?

  /// - Throws: ``ImportError`` for markup that no page source has, and for markup that could make a small text a huge
  ///   one.
  init(_ source: SourceText) throws(ImportError) {
    start = WDAPageExtent.start(of: source.bytes)
    let markup: WDAMarkup
    do {
      markup = try WDAMarkup(cleaning: Array(source.bytes[start...]))
    } catch {
      throw ImportError(error.kind, error.message, at: source.location(ofOffset: start + error.offset))
    }
    bytes = markup.bytes
    tags = markup.tags
    cutOffset = markup.openOffset.map { start + $0 }
    guard let lastTag = bytes.lastIndex(of: UInt8(ascii: "<")) else { return }
    let tag = WDATag(bytes, at: lastTag)
    if !tag.isComplete {
      cutOffset = start + lastTag
      bytes.replaceSubrange(lastTag..., with: tag.mended(in: bytes))
    } else if cutOffset == nil {
      // Text after the last tag, such as "...", represents omitted content.
      let text = bytes[tag.end...].firstIndex { !$0.isSpace }
      cutOffset = text.map { start + $0 }
    }
  }

  /// The offset of an element in the whole text; the number counts all start tags, from 0.
  func place(ofTag number: Int) -> FileOffset {
    guard tags.indices.contains(number), let offset = tags[number].value else { return .none }
    return FileOffset(start + offset)
  }

  /// The offset of an element in the page source, counted from 0; nil when there are fewer.
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

  /// The offset after the declaration, which is skipped, since the text is always UTF-8.
  private static func start(of bytes: [UInt8]) -> Int {
    let names = ["<?xml", "<!DOCTYPE", "<AppiumAUT", "<XCUIElementType", "<hierarchy", "<ViewHierarchy"].map {
      Array($0.utf8)
    }
    let tags = bytes.indices.lazy.filter { bytes[$0] == UInt8(ascii: "<") }
    guard let first = tags.first(where: { tag in names.contains { bytes[tag...].starts(with: $0) } }) else {
      return tags.first ?? bytes.count
    }
    guard bytes[(first + 1)...].first == UInt8(ascii: "?") else { return first }
    return bytes[first...].firstIndex(of: UInt8(ascii: ">")).map { $0 + 1 } ?? bytes.count
  }
}

/// XPath paths of elements in a page source: `/AppiumAUT/XCUIElementTypeApplication/XCUIElementTypeButton[2]`.
struct WDAPaths {
  private struct Tag {
    /// The offset in the whole text.
    let offset: Int
    /// The index of the parent tag; -1 for none.
    let parent: Int
    let kind: SameName
    /// From 1, among its siblings with the same name.
    let ordinal: Int
  }

  /// The children of an element that have the same name.
  private struct SameName: Hashable {
    let parent: Int
    let name: String
  }

  /// The tags in the order of their offsets.
  private var tags: [Tag] = []
  private var counts: [SameName: Int] = [:]

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
      // Text after the first tag is ignored.
      if open.isEmpty { break }
    }
  }

  private mutating func add(_ tag: ArraySlice<UInt8>, offset: Int, in parent: Int) {
    let name = tag.prefix { !$0.isSpace && $0 != UInt8(ascii: "/") }
    let kind = SameName(parent: parent, name: String(decoding: name, as: UTF8.self))
    let ordinal = (counts[kind] ?? 0) + 1
    counts[kind] = ordinal
    tags.append(Tag(offset: offset, parent: parent, kind: kind, ordinal: ordinal))
  }

  /// The path of the element whose tag begins at an offset of the whole text; nil if no tag begins there.
  ///
  /// - Complexity: O(log tags + depth).
  func path(at offset: Int) -> String? {
    var index = tags.partitioningIndex { $0.offset >= offset }
    guard index < tags.count, tags[index].offset == offset else { return nil }
    var path = ""
    while index >= 0 {
      let tag = tags[index]
      // An element needs no number if no sibling has the same name.
      let number = counts[tag.kind] == 1 ? "" : "[\(tag.ordinal)]"
      path = "/\(tag.kind.name)\(number)" + path
      index = tag.parent
    }
    return path
  }
}

import AloudTree

/// Reads the page source of WebDriverAgent, as `GET /source` and Appium's `driver.page_source` give it.
enum WDAXML {
  static func read(_ source: SourceText, language: String) throws(ImportError) -> ScreenImport {
    let extent = try WDAPageExtent(source)
    let page = try WDAPageParser.parse(source, extent)
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
        "the page source has no elements: WebDriverAgent could not take a snapshot; wait for the screen and fetch "
          + "/source again")
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
      // Text after the last tag, such as "...", stands for what was left out.
      let text = bytes[tag.end...].firstIndex { !$0.isSpace }
      cutOffset = text.map { start + $0 }
    }
  }

  /// The offset of an element in the whole text, counted from 0 with every other tag that begins one.
  func place(ofTag number: Int) -> FileOffset {
    guard tags.indices.contains(number), let offset = tags[number].value else { return .none }
    return FileOffset(start + offset)
  }

  /// The offset in the page source of an element, counted from 0; nil when there are fewer.
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
    var index = tags.partitioningIndex { $0.offset >= offset }
    guard index < tags.count, tags[index].offset == offset else { return nil }
    var path = ""
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

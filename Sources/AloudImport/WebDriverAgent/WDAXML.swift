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
        .refused, "this XML is no page source: it begins with <\(root.prefix(40))>; fetch /source from WebDriverAgent")
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

import AloudTree

/// Reads the page source of WebDriverAgent, as `GET /source` and Appium's `driver.page_source` give it.
enum WDAXML {
  /// - Throws: ``ImportError``: malformed XML with its place; a page source without elements, or of another system,
  ///   refused with what to do.
  /// - Complexity: O(bytes).
  static func read(
    _ source: SourceText, language: String
  ) throws(ImportError) -> ScreenImport {
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
      let line = source.location(ofOffset: extent.start + offset).line
      warnings.append(ImportWarning(.leftOut, "another page source begins in line \(line); only the first was read"))
    }
    return ScreenImport(document: try page.snapshot.document(language: language), warnings: warnings)
  }
}

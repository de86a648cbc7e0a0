internal import AloudBase
import AloudTree

/// Reads Chromium's accessibility tree of a web page, with or without a snapshot of its document.
///
///     {"accessibility": {"nodes": […]}, "snapshot": {"documents": […], "strings": […]}, "page": {"url": …}}
///
/// `aloud dump` writes the whole object. A reply of the browser to `Accessibility.getFullAXTree` alone can also be
/// read; the data of the snapshot are missing then.
enum WebPage {
  static func read(_ source: consuming SourceText, language: String?) throws(ImportError) -> ScreenImport {
    var warnings: [ImportWarning] = []
    let page = try JSONDump.read(consume source, &warnings) { place throws(JSONProblem) in try ReadPage(place) }
    guard let page, !page.tree.roots.isEmpty else {
      throw ImportError(
        .refused, "this reply of a browser has no accessibility tree; dump the page again with `aloud dump URL`")
    }
    if page.snapshot == nil {
      warnings.append(
        ImportWarning(
          .leftOut,
          """
          the tree of the page has no snapshot of its document: aria-current, aria-sort, placeholders, languages, radio \
          groups and data about lists are missing; dump the page with `aloud dump URL`
          """))
    }
    return try screen(page, warnings, language: language)
  }

  /// A page in a format with less data than Chromium's.
  static func screen(
    _ outline: PageOutline, _ warnings: [ImportWarning], language: String?
  ) throws(ImportError) -> ScreenImport {
    try screen(ReadPage(outline), warnings, language: language)
  }

  private static func screen(
    _ page: ReadPage, _ warnings: [ImportWarning], language: String?
  ) throws(ImportError) -> ScreenImport {
    let spoken = language ?? page.language ?? "en"
    let name = page.title.flatMap { $0.isEmpty ? nil : $0 }
    var screen = try ScreenImport(name: name, language: spoken, size: page.size, warnings) { () throws(TreeError) in
      var facts = PageFacts(page.tree, page.snapshot)
      facts.tellsMarkers = page.tellsMarkers
      var reader = PageReader(tree: page.tree, snapshot: page.snapshot, facts: facts, language: spoken)
      return try reader.read()
    }
    screen.document.session = page.session
    screen.saysLanguage = page.language != nil
    return screen
  }
}

/// A page from its dump.
private struct ReadPage {
  var tree: ChromiumTree
  private(set) var snapshot: PageSnapshot?
  /// The language that the page declares.
  private(set) var language: String?
  private(set) var title: String?
  private(set) var size: (width: Double, height: Double)?
  /// The browser session of the dump.
  private(set) var session: String?
  /// False where the format leaves out list markers, so that every list counts as one.
  var tellsMarkers = true

  init(_ outline: PageOutline) {
    tree = ChromiumTree(outline)
    tellsMarkers = tree.nodes.contains { $0.role == .listMarker }
    title = tree.nodes.first?.name
  }

  /// Nil where there is no list of nodes.
  init?(_ place: JSONPlace) throws(JSONProblem) {
    guard let object = place.asObject else {
      guard let list = place.asList else { return nil }
      tree = try ChromiumTree(list)
      return
    }
    guard let nodes = ReadPage.nodes(of: object) else { return nil }
    tree = try ChromiumTree(nodes)
    snapshot = PageSnapshot(object.inner("snapshot"))
    title = tree.roots.first.map { tree.nodes[$0].name }
    language = ReadPage.language(of: snapshot)
    session = object.inner("page")?.text("session")
    let size = object.inner("page")?.list("size")?.compactMap { $0.asNumber } ?? []
    if size.count == 2, size[0] > 0, size[1] > 0 { self.size = (size[0], size[1]) }
  }

  /// The list of nodes: in a dump, in a reply, or in the message that contains a reply.
  private static func nodes(of object: JSONObject) -> JSONList? {
    object.inner("accessibility")?.list("nodes") ?? object.list("nodes") ?? object.inner("result")?.list("nodes")
  }

  private static func language(of snapshot: PageSnapshot?) -> String? {
    guard let snapshot, let document = snapshot.documents.first else { return nil }
    for index in document.backends.indices.prefix(8) {
      let place = PageSnapshot.Place(document: 0, node: Int32(index))
      // The document type is also called html.
      guard snapshot.tag(place) == "html", let language = snapshot.attributes(of: place).language else { continue }
      return language
    }
    return nil
  }
}

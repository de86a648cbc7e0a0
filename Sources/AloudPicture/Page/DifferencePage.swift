internal import AloudBase
internal import AloudReader
internal import AloudSpeech
internal import AloudTree

/// The differences between the announcements of two screens, as a page: both pictures side by side, each change
/// numbered and linked.
///
///     DifferencePage(from: .init(old, name: "Before"), to: .init(new, name: "After")).html
public struct DifferencePage: Sendable {
  private let old, new: PicturePage.Screen
  private let difference: ReadingDifference
  private let theme: ScreenPicture.Theme
  private let words: PictureWords

  /// The language (BCP-47) is that of the words around the screens' own.
  public init(
    from old: PicturePage.Screen, to new: PicturePage.Screen, theme: ScreenPicture.Theme = .automatic,
    language: String = "en"
  ) {
    self.old = old
    self.new = new
    self.theme = theme
    words = PictureWords(language)
    difference = ReadingDifference(from: old.reader, to: new.reader)
  }

  /// The whole page.
  ///
  /// - Complexity: O(nodes of both screens).
  public var html: String {
    let before = picture(of: old, "old") { $0.old }
    let after = picture(of: new, "new") { $0.new }
    let body = """
      <header>
      <h1>\(words.differences)</h1>
      </header>
      <main>
      \(changes(before, after))\(section("old", words.old, old, before))\(section("new", words.new, new, after))</main>

      """
    return HTMLPage(
      title: words.differences, language: words.language, theme: theme,
      style: ScreenPicture.styleSheet(theme) + DifferencePage.style, body: body
    ).html
  }

  private func section(_ id: String, _ title: String, _ screen: PicturePage.Screen, _ picture: ScreenPicture) -> String
  {
    let name = screen.name.map { ": <bdi>\($0.printable.escapedForXML())</bdi>" } ?? ""
    return """
      <section id="\(id)" aria-labelledby="\(id)-name">
      <h2 id="\(id)-name">\(title)\(name)</h2>
      <div class="stage">
      \(picture.svg)</div>
      </section>

      """
  }

  /// A screen with a mark where each change is.
  private func picture(
    of screen: PicturePage.Screen, _ prefix: String, _ rank: (ReadingDifference.Change) -> Int?
  ) -> ScreenPicture {
    var options = ScreenPicture.Options.stage
    options.language = words.language
    options.title = screen.name
    options.cursor = false
    options.isDecorative = false
    options.prefix = prefix
    options.screenshot = screen.screenshot
    for (index, change) in difference.changes.enumerated() {
      guard let rank = rank(change) else { continue }
      options.marks.append(
        ScreenPicture.Mark(
          screen.reader.narrator.stop(atRank: rank), text: "\(index + 1)", kind: change.markKind,
          label: "\(index + 1): \(words.name(of: change.kind))", id: "\(prefix)-mark-\(index + 1)",
          link: "#change-\(index + 1)"))
    }
    return ScreenPicture(screen.reader, options: options)
  }

  // MARK: Changes

  private func changes(_ before: ScreenPicture, _ after: ScreenPicture) -> String {
    let items = difference.changes.enumerated().map { item($0, $1, before, after) }.joined()
    let announced = difference.announcements.map {
      "<li><b>\(words.announced)</b> \(spoken($0.text, new))</li>\n"
    }.joined()
    let list = items.isEmpty ? "<p>\(words.same)</p>\n" : "<ol role=\"list\">\n\(items)</ol>\n"
    let says = announced.isEmpty ? "" : "<ul>\n\(announced)</ul>\n"
    return """
      <section class="changes" aria-labelledby="changes">
      <h2 id="changes">\(words.changes)</h2>
      \(list)\(says)</section>

      """
  }

  private func item(
    _ index: Int, _ change: ReadingDifference.Change, _ before: ScreenPicture, _ after: ScreenPicture
  ) -> String {
    let number = "\(index + 1)"
    var lines = ""
    if change.kind == .moved, let from = change.old, let to = change.new {
      lines += "<p>\(spoken(change.newText ?? "", new))</p>\n"
      lines += "<p class=\"quiet\">\(PictureWords.filled(words.movedFrom, "\(from + 1)", "\(to + 1)"))</p>\n"
    } else {
      if let text = change.oldText { lines += "<p><del>\(spoken(text, old))</del></p>\n" }
      if let text = change.newText { lines += "<p><ins>\(spoken(text, new))</ins></p>\n" }
    }
    var links: [String] = []
    if let rank = change.old, before.canMark(old.reader.narrator.stop(atRank: rank)) {
      links.append(link(to: "old", words.old, number))
    }
    if let rank = change.new, after.canMark(new.reader.narrator.stop(atRank: rank)) {
      links.append(link(to: "new", words.new, number))
    }
    return """
      <li id="change-\(number)"><span class="badge \(change.markKind.color)">\(number)</span>
      <div><p><b class="\(change.markKind.color)">\(words.name(of: change.kind))</b></p>
      \(lines)<p>\(links.joined(separator: " · "))</p></div></li>

      """
  }

  /// To the mark of a change on one of the screens.
  private func link(to screen: String, _ name: String, _ number: String) -> String {
    let label = "\(name), \(PictureWords.filled(words.change, number))"
    return "<a href=\"#\(screen)-mark-\(number)\" aria-label=\"\(label)\">\(name)</a>"
  }

  private func spoken(_ text: String, _ screen: PicturePage.Screen) -> String {
    let lang = words.lang(screen.reader.narrator.language)
    return text.isEmpty ? "\"\"" : "<bdi\(lang)>\(text.printable.escapedForXML())</bdi>"
  }

  private static let style = """
    .quiet { color: var(--quiet); }
    .stop { color: var(--stop); }
    body { max-width: 100rem; }
    main { display: grid; grid-template-columns: 1fr; gap: 0 2rem; }
    section { min-width: 0; }
    .changes ol { list-style: none; margin: 0; padding: 0; }
    .changes li { display: flex; gap: .75rem; padding: .6rem .5rem; border-radius: .5rem; scroll-margin: 2rem; }
    .changes li:target { background: var(--soft); }
    .changes .badge { flex: none; align-self: start; color: var(--on-stop); }
    .changes p { margin: 0; }
    del { color: var(--quiet); }
    ins { text-decoration-thickness: 1px; text-underline-offset: .2em; }
    @media (min-width: 44rem) {
      main { grid-template-columns: 1fr 1fr; }
      .changes { grid-column: 1 / -1; grid-row: 2; }
    }
    @media (min-width: 75rem) {
      main { grid-template-columns: minmax(0, 26rem) minmax(0, 26rem) minmax(0, 1fr); }
      .changes { grid-column: 3; grid-row: 1; }
      #old, #new { position: sticky; top: 0; align-self: start; }
    }

    """
}

extension ReadingDifference.Change {
  fileprivate var markKind: ScreenPicture.Mark.Style {
    switch kind {
    case .moved: .moved
    case .changed: .changed
    case .gone: .gone
    case .new: .new
    }
  }
}

extension PictureWords {
  fileprivate func name(of kind: ReadingDifference.Change.Outcome) -> String {
    switch kind {
    case .moved: moved
    case .changed: changed
    case .gone: gone
    case .new: added
    }
  }
}

internal import AloudBase
public import AloudReader
internal import AloudSpeech
internal import AloudTree

/// Screens as a page that people open, send and print: one file without scripts, and itself accessible.
///
///     PicturePage("Shop", screens: [.init(reader, name: "Basket")]).html
///
/// Each screen has its picture, and what is said at each stop as a list; numbers link both ways.
public struct PicturePage: Sendable {
  /// A screen of the app.
  public struct Screen: Sendable {
    /// The screen, and the options with which it is read.
    public var reader: ScreenReader
    /// The heading above the picture; nil for none.
    public var name: String?
    /// A picture of the real screen in place of the drawn one; nil for none.
    public var screenshot: ScreenPicture.Screenshot?
    /// The technology whose stops have the numbers; nil is VoiceOver.
    public var visit: ScreenPicture.Visit?

    /// A screen; by default drawn, with the stops of VoiceOver.
    public init(
      _ reader: ScreenReader, name: String?, screenshot: ScreenPicture.Screenshot? = nil,
      visit: ScreenPicture.Visit? = nil
    ) {
      self.reader = reader
      self.name = name
      self.screenshot = screenshot
      self.visit = visit
    }
  }

  private let title: String
  private let screens: [Screen]
  private let theme: ScreenPicture.Theme
  private let words: PictureWords

  /// The title is the name of the app or its file, the language (BCP-47) that of the words around the screens' own.
  public init(
    _ title: String, screens: [Screen], theme: ScreenPicture.Theme = .automatic, language: String = "en"
  ) {
    self.title = title
    self.screens = screens
    self.theme = theme
    words = PictureWords(language)
  }

  /// The whole page.
  ///
  /// - Complexity: O(nodes of all screens).
  public var html: String {
    var body = "<header>\n<h1>\(escaped(title))</h1>\n</header>\n"
    if screens.count > 1 { body += contents }
    body += "<main>\n\(screens.indices.map(section).joined())</main>\n"
    return HTMLPage(
      title: PictureWords.filled(words.picture, title), language: words.language, theme: theme,
      style: ScreenPicture.styleSheet(theme) + PicturePage.style + costStyle, body: body
    ).html
  }

  /// The rules for the levels of cost; empty for a page without costs.
  private var costStyle: String {
    let showsCosts = screens.contains { $0.visit?.showsCosts ?? false }
    return showsCosts ? CostLevel.allCases.map { $0.style }.joined() : ""
  }

  private func escaped(_ text: String) -> String { text.printable.escapedForXML() }

  private func name(_ index: Int) -> String { screens[index].name ?? "\(words.screen) \(index + 1)" }

  private var contents: String {
    let items = screens.indices.map { index in
      let count = words.count(ofStops: screens[index].reader.narrator.stopCount)
      let link = "<a href=\"#screen-\(index + 1)\">\(escaped(name(index)))</a>"
      return "<li>\(link) <span class=\"quiet\">\(count)</span></li>\n"
    }
    return "<nav aria-label=\"\(words.screens)\">\n<ul>\n\(items.joined())</ul>\n</nav>\n"
  }

  private func section(_ index: Int) -> String {
    let screen = screens[index]
    let prefix = "screen-\(index + 1)"
    var options = ScreenPicture.Options()
    options.language = words.language
    options.title = screen.name ?? title
    options.utterances = false
    options.hasLinks = true
    options.hasStyle = false
    options.prefix = prefix
    options.screenshot = screen.screenshot
    options.visit = screen.visit
    let picture = ScreenPicture(screen.reader, options: options)
    let heading = screens.count > 1 ? escaped(name(index)) : words.stopsInOrder
    return """
      <section id="\(prefix)" aria-labelledby="\(prefix)-name" tabindex="-1">
      <h2 id="\(prefix)-name">\(heading)</h2>
      <p class="quiet">\(picture.countText.escapedForXML())</p>
      <div class="screen">
      <div class="stage">
      \(picture.svg)\(key(of: picture))</div>
      \(stops(of: picture, prefix))</div>
      </section>

      """
  }

  /// Returns the meanings of the outlines in the picture.
  private func key(of picture: ScreenPicture) -> String {
    var items = ""
    if picture.layout.cursor != nil { items += "<li class=\"cursor\">\(words.cursor)</li>" }
    if picture.hasGroups { items += "<li class=\"group\">\(words.container)</li>" }
    if !picture.hiddenParts.isEmpty { items += "<li class=\"hatched\">\(words.hidden)</li>" }
    for level in picture.costLevels {
      let text = level.range.map { PictureWords.filled(words.gestures, $0) } ?? words.unreachable
      items += "<li class=\"cost-\(level.rawValue)\">\(text)</li>"
    }
    return items.isEmpty ? "" : "<ul class=\"key\" aria-hidden=\"true\">\(items)</ul>\n"
  }

  private func stops(of picture: ScreenPicture, _ prefix: String) -> String {
    let texts = picture.texts()
    guard !texts.isEmpty else { return "" }
    let lang = words.lang(picture.reader.narrator.language)
    var items = ""
    for (index, text) in texts.enumerated() {
      let rest = text.rest.isEmpty ? "" : " <span class=\"quiet\">\(text.rest.escapedForXML())</span>"
      let remark = text.remark.map { " <em class=\"quiet\">(\($0))</em>" } ?? ""
      let number = picture.badge(of: index)
      let badge =
        text.remark == nil
        ? "<a class=\"badge\" href=\"#\(ScreenPicture.markID(text.rank, prefix: prefix))\" "
          + "aria-label=\"\(PictureWords.filled(words.showStop, "\(index + 1)"))\">\(number)</a>"
        : "<span class=\"badge\">\(number)</span>"
      items +=
        "<li id=\"\(ScreenPicture.stopID(text.rank, prefix: prefix))\">\(badge) "
        + "<div><bdi\(lang)>\(text.main.escapedForXML())\(rest)</bdi>\(remark)</div></li>\n"
    }
    return "<ol class=\"stops\" role=\"list\" aria-label=\"\(words.stopsInOrder)\">\n\(items)</ol>\n"
  }

  private static let style = """
    .quiet { color: var(--quiet); }
    h2 { margin-bottom: 0; }
    h2 + p { margin-top: 0; }
    .screen { display: grid; grid-template-columns: minmax(0, 26rem) minmax(0, 1fr); gap: 2rem; align-items: start; }
    .screen .stage { position: sticky; top: 1rem; }
    .stops { list-style: none; margin: 0; padding: 0; }
    .stops li { display: flex; gap: .75rem; padding: .4rem .5rem; border-radius: .5rem; scroll-margin: 2rem; }
    .stops li:target { background: var(--soft); }
    .stops .badge { flex: none; align-self: start; min-width: 2rem; }
    .stage svg { max-height: calc(100vh - 5rem); }
    .key { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; list-style: none; margin: .75rem 0 0; padding: 0;
      color: var(--quiet); font-size: .85rem; }
    .key li::before { content: ""; display: inline-block; width: 1.4rem; height: .8rem; margin-inline-end: .5rem;
      vertical-align: -.05rem; border-radius: .25rem; box-sizing: border-box; }
    .key .cursor::before { border: .15rem solid #000; box-shadow: 0 0 0 .1rem #fff; }
    .key .group::before { border: .1rem dashed var(--group); }
    .key .hatched::before { border: 1px dotted var(--hidden);
      background: repeating-linear-gradient(-45deg, var(--hidden) 0 1px, transparent 1px 4px); }
    @media (max-width: 48rem) {
      .screen { grid-template-columns: minmax(0, 1fr); }
      .screen .stage { position: static; }
      .stage svg { margin: 0 auto; }
    }
    @media print { .screen .stage { position: static; } .stops li { break-inside: avoid; } }

    """
}

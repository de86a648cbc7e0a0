internal import AloudBase
import AloudTree

/// The output of Playwright's `ariaSnapshot()`: an outline in YAML, one element a line.
///
///     - heading "Shop" [level=1]
///     - list:
///       - listitem: Apples
///
/// Source: output of Playwright 1.65.
enum AriaSnapshot {
  static let warning: Message =
    """
    an ariaSnapshot of Playwright leaves out list markers, descriptions, languages, required and invalid states, popups, \
    positions, false states and the ends of texts inside a paragraph; `aloud dump URL` includes them
    """

  /// True where the text begins like an outline: with only elements.
  static func matches(_ source: SourceText) -> Bool {
    var count = 0
    var isWritten = false
    for (_, line) in TextLines(source.bytes) where !isBlank(line) {
      // A line that cannot be parsed may be the last one, in a truncated text.
      guard let parsed = AriaSnapshotLine(line) else { return isWritten && line.endIndex == source.bytes.endIndex }
      if case .element(let element) = parsed, element.isWritten { isWritten = true }
      count += 1
      if count == 20 { break }
    }
    return isWritten
  }

  /// True for an empty line and for a Markdown code fence.
  private static func isBlank(_ line: ArraySlice<UInt8>) -> Bool {
    line.allSatisfy { $0.isSpace } || line.starts(with: "```".utf8)
  }

  static func read(_ source: consuming SourceText, language: String?) throws(ImportError) -> ScreenImport {
    var warnings = [ImportWarning(.leftOut, warning)]
    var outline = PageOutline(title: "", offset: 0)
    var count = 0
    /// The ancestors of the current line, with their indentation.
    var around: [(indent: Int, node: Int)] = []
    var strays = StrayLines()
    for (number, text) in TextLines(source.bytes) where !isBlank(text) {
      let indent = text.prefix { $0.isSpace }.count
      while let last = around.last, last.indent >= indent { around.removeLast() }
      switch AriaSnapshotLine(text) {
      case .element(let element):
        try ImportLimit.check(after: count, line: text, of: source)
        count += 1
        let offset = text.startIndex + indent
        let index = outline.add(element.node(offset: offset), in: around.last?.node ?? 0)
        if !element.text.isEmpty, !element.takesTextAsValue {
          outline.add(ChromiumNode(.text, name: element.text, offset: offset), in: index)
        }
        around.append((indent, index))
      case .property(let name, let value):
        guard let index = around.last?.node else { continue }
        if name == "placeholder" { outline.change(index) { $0.properties.add(.placeholder, value) } }
      case nil where text.endIndex == source.bytes.endIndex:
        warnings.append(.cutOff(line: number))
      case nil: strays.add(number, text)
      }
    }
    if let warning = strays.warning { warnings.append(warning) }
    guard outline.hasContent else {
      throw ImportError(
        .refused, "this ariaSnapshot has no elements; dump the page with `aloud dump URL`, which includes everything")
    }
    outline.complete()
    return try WebPage.screen(outline, warnings, language: language)
  }
}

/// One line of an outline: an element, or a property of its parent.
enum AriaSnapshotLine {
  case element(Element)
  case property(name: String, value: String)

  struct Element {
    var role: String
    var name = ""
    /// States such as `level=1`, `checked`, `checked=mixed`.
    var states: [(name: String, value: String)] = []
    /// The text after the colon.
    var text = ""
    /// False for a single word, which may also be an item of a Markdown list.
    var isWritten = false
  }

  /// Nil for a line of another kind, or a truncated one.
  init?(_ line: ArraySlice<UInt8>) {
    let rest = line.drop(while: { $0.isSpace })
    guard rest.starts(with: "- ".utf8) else { return nil }
    let text = String(decoding: rest.dropFirst(2), as: UTF8.self)
    var scanner = AriaSnapshotScanner(text)
    if text.hasPrefix("/") {
      guard let name = scanner.word(dropping: 1), let value = scanner.valueBehindColon() else { return nil }
      self = .property(name: name, value: value)
      return
    }
    guard var element = scanner.elementOrKey(), let behind = scanner.valueBehindColon() else { return nil }
    element.text = behind
    self = .element(element)
  }
}

extension AriaSnapshotLine.Element {
  /// True for a field: the text after its colon is its value. For other elements, it is a text inside.
  var takesTextAsValue: Bool {
    switch ChromiumRole(name: role) {
    case .textbox, .searchbox, .combobox, .spinbutton, .slider, .progressbar, .meter, .scrollbar: true
    default: role == "text"
    }
  }

  func node(offset: Int) -> ChromiumNode {
    if role == "text" { return ChromiumNode(.text, name: text, offset: offset) }
    var node = ChromiumNode(ChromiumRole(name: role), name: name, offset: offset)
    if takesTextAsValue, !text.isEmpty { node.value = text }
    for state in states {
      if let name = ChromiumProperty(rawValue: state.name) { node.properties.add(name, state.value) }
    }
    return node
  }

  /// Roles that Playwright writes.
  static let roles: Set<String> = [
    "alert", "alertdialog", "application", "article", "banner", "blockquote", "button", "caption", "cell",
    "checkbox", "code", "columnheader", "combobox", "complementary", "contentinfo", "definition", "deletion",
    "dialog", "directory", "document", "emphasis", "feed", "figure", "form", "generic", "grid", "gridcell", "group",
    "heading", "iframe", "img", "insertion", "link", "list", "listbox", "listitem", "log", "main", "mark",
    "marquee", "math", "menu", "menubar", "menuitem", "menuitemcheckbox", "menuitemradio", "meter", "navigation",
    "none", "note", "option", "paragraph", "presentation", "progressbar", "radio", "radiogroup", "region", "row",
    "rowgroup", "rowheader", "scrollbar", "search", "searchbox", "separator", "slider", "spinbutton", "status",
    "strong", "subscript", "superscript", "switch", "tab", "table", "tablist", "tabpanel", "term", "text",
    "textbox", "time", "timer", "toolbar", "tooltip", "tree", "treegrid", "treeitem",
  ]
}

/// Parses a line of an outline.
struct AriaSnapshotScanner {
  private var rest: Substring

  init(_ text: String) { rest = text[...] }

  var isAtEnd: Bool { rest.allSatisfy { $0.isWhitespace } }

  mutating func word(dropping count: Int = 0) -> String? {
    let word = rest.dropFirst(count).prefix { $0.isASCII && $0.isLetter }
    guard !word.isEmpty else { return nil }
    rest = rest[word.endIndex...]
    return String(word)
  }

  /// An element. YAML quotes it like a key if it contains special characters.
  mutating func elementOrKey() -> AriaSnapshotLine.Element? {
    guard rest.first == "'" || rest.first == "\"" else { return element() }
    guard let key = quoted() else { return nil }
    var inner = AriaSnapshotScanner(key)
    return inner.element().flatMap { inner.isAtEnd ? $0 : nil }
  }

  /// An element such as `heading "Shop" [level=1]`, and whether it consists of more than one word.
  mutating func element() -> AriaSnapshotLine.Element? {
    guard let role = word(), AriaSnapshotLine.Element.roles.contains(role) else { return nil }
    var element = AriaSnapshotLine.Element(role: role)
    skipSpaces()
    if rest.first == "\"" {
      guard let name = quoted() else { return nil }
      element.name = name
      element.isWritten = true
      skipSpaces()
    }
    while rest.first == "[" {
      guard let end = rest.firstIndex(of: "]") else { return nil }
      let state = rest[rest.index(after: rest.startIndex)..<end].split(separator: "=", maxSplits: 1)
      if let name = state.first { element.states.append((String(name), state.count > 1 ? String(state[1]) : "true")) }
      element.isWritten = true
      rest = rest[rest.index(after: end)...]
      skipSpaces()
    }
    if rest.first == ":" { element.isWritten = true }
    return element
  }

  /// The text after a colon; empty where there is none, and nil where anything else follows.
  mutating func valueBehindColon() -> String? {
    skipSpaces()
    guard let first = rest.first else { return "" }
    guard first == ":" else { return nil }
    rest = rest.dropFirst()
    skipSpaces()
    guard rest.first == "\"" || rest.first == "'" else { return String(rest) }
    guard let text = quoted(), isAtEnd else { return nil }
    return text
  }

  private mutating func skipSpaces() { rest = rest.drop(while: { $0.isWhitespace }) }

  /// A quoted text: double quotation marks with the escapes of JSON, or single ones, which are doubled inside; nil if
  /// it does not end.
  mutating func quoted() -> String? {
    guard let quote = rest.first else { return nil }
    var text = ""
    var index = rest.index(after: rest.startIndex)
    while index < rest.endIndex {
      let character = rest[index]
      let next = rest.index(after: index)
      if character == quote {
        guard quote == "'", next < rest.endIndex, rest[next] == quote else {
          rest = rest[next...]
          return text
        }
        text.append(quote)
        index = rest.index(after: next)
      } else if character == "\\", quote == "\"", next < rest.endIndex {
        text.append(AriaSnapshotScanner.escapes[rest[next]] ?? rest[next])
        index = rest.index(after: next)
      } else {
        text.append(character)
        index = next
      }
    }
    return nil
  }

  private static let escapes: [Character: Character] = ["n": "\n", "t": "\t", "r": "\r"]
}

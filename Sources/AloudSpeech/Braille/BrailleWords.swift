/// The short braille words for VoiceOver's role and state words, in one language.
///
///     words.short(.button)  // "btn"
///     words.full(.button)   // "button"
///
/// The words stay in their text, lines `BUTTON = button / btn` sorted by their bytes, and are found by binary search.
/// Source: Apple's bundle `ScreenReaderOutput` of iOS 15. It is assumed that braille on iOS uses the short words.
public struct BrailleWords: Equatable, Sendable {
  private let lines: SortedLines

  /// - Parameter lines: `BUTTON = button / btn`, sorted by their UTF-8.
  public init(_ lines: String = "") { self.lines = SortedLines(text: lines) }

  /// True if the language has no short words.
  public var isEmpty: Bool { lines.text.isEmpty }

  /// The full word; nil in a language without short words.
  public func full(_ word: BrailleWord) -> String? { entry(word)?.full }

  /// The braille word, which in some languages equals the full word; nil in a language without short words.
  public func short(_ word: BrailleWord) -> String? { entry(word)?.short }

  private func entry(_ word: BrailleWord) -> (full: String, short: String)? {
    guard let words = lines.words(of: word.rawValue) else { return nil }
    let parts = words.utf8.split(separator: UInt8(ascii: "/"), maxSplits: 1)
    guard parts.count == 2, let full = String(parts[0].dropLast()), let short = String(parts[1].dropFirst()) else {
      return nil
    }
    return (full, short)
  }
}

/// A word of VoiceOver that has a short form in braille.
///
/// The raw value is the key of the word in Apple's bundle `ScreenReaderOutput`, without `_FULL` and `_SHORT`. Words
/// without a key (field, bar, switch, back, pop-up and adjustable) are not shortened.
public enum BrailleWord: String, CaseIterable, Sendable {
  case blank = "BLANK", box = "BOX", browser = "BROWSER", button = "BUTTON", check = "CHECK", checked = "CHECKED"
  case collapsed = "COLLAPSED", color = "COLOR", column = "COLUMN", columns = "COLUMNS", containing = "CONTAINING"
  case content = "CONTENT", contextual = "CONTEXTUAL", dialog = "DIALOG", dimmed = "DIMMED"
  case disclosure = "DISCLOSURE", displayed = "DISPLAYED", divider = "DIVIDER", edit = "EDIT"
  case expanded = "EXPANDED", folder = "FOLDER", group = "GROUP", heading = "HEADING", highlighted = "HIGHLIGHTED"
  case horizontal = "HORIZONTAL", horizontalScrollBar = "HORIZONTAL_SCROLL_BAR", image = "IMAGE"
  case indicator = "INDICATOR", item = "ITEM", items = "ITEMS", level = "LEVEL", line = "LINE", lines = "LINES"
  case link = "LINK", menu = "MENU", menubar = "MENUBAR", menus = "MENUS", minimize = "MINIMIZE"
  case minimized = "MINIMIZED", page = "PAGE", progress = "PROGRESS", radio = "RADIO", running = "RUNNING"
  case scroll = "SCROLL", search = "SEARCH", searching = "SEARCHING", secure = "SECURE", selected = "SELECTED"
  case selection = "SELECTION", separator = "SEPARATOR", slider = "SLIDER", split = "SPLIT", splitter = "SPLITTER"
  case status = "STATUS", stepper = "STEPPER", submenu = "SUBMENU", tab = "TAB", table = "TABLE", text = "TEXT"
  case toolbar = "TOOLBAR", triangle = "TRIANGLE", unchecked = "UNCHECKED", unhighlighted = "UNHIGHLIGHTED"
  case unselected = "UNSELECTED", vertical = "VERTICAL", verticalScrollBar = "VERTICAL_SCROLL_BAR"
  case visited = "VISITED", window = "WINDOW"
}

/// The braille form of a role or a state.
///
/// It belongs to a clause, because speech and braille can have different words for a role: in German, a link is
/// `Hyperlink` in speech and `lnk` in braille; in Korean, dimmed is 흐리게 표시됨 in speech and 비활성화됨 in braille.
enum BrailleForm: Sendable {
  /// The role is one word that has a short form in every language.
  case word(BrailleWord)
  /// The words of speech, with short forms for these words.
  case words([BrailleWord])
}

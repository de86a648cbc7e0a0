/// A braille display: the part of a line that it shows (its window), announcements over it, and panning.
///
/// The display has no clock: ``pass(seconds:)`` advances its time.
///
///     var display = BrailleDisplay(width: 20)
///     display.show(line)
///     display.unicode            // "⠠⠝⠕⠞⠊⠋⠊⠉⠁⠞⠊⠕⠝⠎⠀⠁⠝⠙"
///     display.pan(.right)        // .moved
///     display.pan(.right)        // .beyond: the caller shows the next item
///
/// Sources: word wrap, panning, the status cell, the times and their defaults are VoiceOver's; see ``Setting`` for
/// each. It is assumed that a pan beyond the last window goes to the next item, and how cells are filled.
public struct BrailleDisplay: Equatable, Sendable {
  /// Where panning leads.
  public enum Direction: Sendable {
    /// Toward the beginning of the text.
    case left
    /// Toward the end of the text.
    case right
  }

  /// The result of a pan.
  public enum Pan: Equatable, Sendable {
    /// The next window is shown.
    case moved
    /// There is no further window; the caller shows the next item.
    case beyond
  }

  /// The number of cells, including the status cell.
  public let width: Int
  /// The settings; commands of the display change some of them.
  public private(set) var settings: VoiceOverSettings.Braille
  /// The line of the item of the VoiceOver cursor.
  public private(set) var line = BrailleLine.empty
  /// The announcement that is shown instead of the line.
  public private(set) var alert: BrailleLine?
  /// The announcements, the newest last.
  public private(set) var history: [BrailleLine] = []
  /// True while the history of announcements is shown.
  public private(set) var showsHistory = false
  /// True while the display pans automatically.
  public private(set) var advances = false
  /// The number of announcements that have not been shown.
  public private(set) var unreadCount = 0
  private var window = 0
  private var historyPlace = 0
  /// The remaining time of the alert, in seconds.
  private var alertTime = 0.0
  /// The time until the next automatic pan, in seconds.
  private var advanceTime = 0.0
  private var windows: [Range<Int>] = [0..<0]
  /// The text of the line that is divided into ``windows``. Each window needs it, and a line may have many.
  private var scalars: [Unicode.Scalar] = []

  /// The number of announcements that are kept.
  private static let historyLength = 100

  /// `width` is the number of cells, from 1 to 200.
  public init(width: Int = 40, settings: VoiceOverSettings.Braille = .init()) {
    self.width = min(max(1, width), 200)
    self.settings = settings
  }

  /// The number of cells for text. The status cell and the blank cell beside it take two.
  public var textWidth: Int { settings.status == .off ? width : max(1, width - 2) }

  /// The line that is shown, without the status cell.
  private var shown: BrailleLine {
    if showsHistory { return history.indices.contains(historyPlace) ? history[historyPlace] : .empty }
    return alert ?? line
  }

  /// The part of the line that is shown, in cells.
  public var shownCells: Range<Int> { windows[window] }

  /// The part of the text that has cells in the window.
  public var text: String {
    let cells = shownCells
    guard let first = cells.first, let last = cells.last else { return "" }
    let (from, to) = (shown.characterOfCell[first], shown.characterOfCell[last])
    guard from <= to, to < scalars.count else { return "" }
    // A cell can stand for several characters; `characterOfCell` has the first of them.
    var end = to + 1
    while end < scalars.count, shown.cellOfCharacter[end] <= last { end += 1 }
    return String(String.UnicodeScalarView(scalars[from..<end]))
  }

  /// The cells of the display, without empty cells at the end.
  public var cells: [UInt8] {
    let cells = Array(shown.cells[shownCells])
    switch settings.status {
    case .off: return cells
    case .left: return [status, 0] + cells
    case .right:
      return cells + Array(repeating: 0, count: max(0, textWidth - cells.count) + 1) + [status]
    }
  }

  /// ``cells`` as characters from U+2800 to U+28FF.
  public var unicode: String { BrailleLine.unicode(cells) }

  private enum Dots {
    static let unread: UInt8 = 1 << 0
    static let currentUnread: UInt8 = 1 << 1
    static let canPanLeft: UInt8 = 1 << 6
    static let canPanRight: UInt8 = 1 << 7
  }

  /// The status cell. Each dot has its own meaning; the order of dots 1 and 2 is assumed.
  public var status: UInt8 {
    var dots: UInt8 = 0
    if unreadCount > 0 { dots |= Dots.unread }
    if alert != nil { dots |= Dots.currentUnread }
    if window > 0 { dots |= Dots.canPanLeft }
    if window + 1 < windows.count { dots |= Dots.canPanRight }
    return dots
  }

  private mutating func divide(at window: Int = 0) {
    windows = shown.windows(of: textWidth, wordWrap: settings.wordWrap)
    scalars = Array(shown.text.unicodeScalars)
    self.window = min(max(0, window), windows.count - 1)
    advanceTime = Double(settings.advanceTime) / 10
  }
}

// Showing.
extension BrailleDisplay {
  /// Shows the line of an item from its beginning, or from its end if the user pans back. Removes an announcement.
  public mutating func show(_ line: BrailleLine, fromEnd: Bool = false) {
    self.line = line
    alert = nil
    showsHistory = false
    divide(at: fromEnd ? .max : 0)
  }

  /// Changes the line to that of another item. An announcement stays.
  public mutating func replace(_ line: BrailleLine, fromEnd: Bool = false) {
    guard alert != nil else { return show(line, fromEnd: fromEnd) }
    self.line = line
  }

  /// Changes the settings, such as the place of the status cell.
  public mutating func change(_ settings: VoiceOverSettings.Braille) {
    self.settings = settings
    divide(at: window)
  }

  /// Shows a new translation of the same item, for example after contractions were toggled. The window stays at the
  /// same text.
  public mutating func update(_ line: BrailleLine) {
    let first =
      shown.characterOfCell.indices.contains(shownCells.lowerBound)
      ? shown.characterOfCell[shownCells.lowerBound] : 0
    self.line = line
    guard alert == nil, !showsHistory else { return }
    divide()
    let cell = line.cellOfCharacter.indices.contains(first) ? line.cellOfCharacter[first] : 0
    window = windows.lastIndex { $0.lowerBound <= cell } ?? 0
  }

  /// Shows an announcement for the set time, unless alerts are off. The history keeps it in either case.
  public mutating func announce(_ line: BrailleLine) {
    history.append(line)
    if history.count > BrailleDisplay.historyLength { history.removeFirst() }
    guard settings.alerts, !showsHistory else {
      unreadCount += 1
      return
    }
    alert = line
    alertTime = Double(settings.alertTime) / 10
    divide()
  }

  /// Advances the time.
  ///
  /// - Returns: true if the display panned beyond the end; the caller shows the next item.
  public mutating func pass(seconds: Double) -> Bool {
    var rest = seconds
    if alert != nil {
      let time = min(rest, alertTime)
      alertTime -= time
      rest -= time
      guard alertTime <= 0 else { return false }
      dismissAlert()
    }
    guard advances else { return false }
    while rest >= advanceTime {
      rest -= advanceTime
      if pan(.right) == .beyond { return true }
    }
    advanceTime -= rest
    return false
  }

  /// The time until the display changes automatically, in seconds; nil if it does not.
  public var nextChange: Double? { alert != nil ? alertTime : advances ? advanceTime : nil }

  private mutating func dismissAlert() {
    alert = nil
    divide()
  }
}

// Commands of the user.
extension BrailleDisplay {
  /// Moves by a window. At the end of an announcement, a pan dismisses it. In the history, a pan goes to the next
  /// announcement.
  public mutating func pan(_ direction: Direction) -> Pan {
    let next = direction == .right ? window + 1 : window - 1
    if windows.indices.contains(next) {
      window = next
      advanceTime = Double(settings.advanceTime) / 10
      return .moved
    }
    if alert != nil {
      dismissAlert()
      return .moved
    }
    guard showsHistory else { return .beyond }
    let place = direction == .right ? historyPlace + 1 : historyPlace - 1
    guard history.indices.contains(place) else { return .moved }
    historyPlace = place
    divide(at: direction == .right ? 0 : .max)
    return .moved
  }

  /// Turns word wrap on or off, and shows the line anew.
  public mutating func toggleWordWrap() {
    settings.wordWrap.toggle()
    let start = shownCells.lowerBound
    divide()
    window = windows.lastIndex { $0.lowerBound <= start } ?? 0
  }

  /// Shows the history of announcements, newest first; if it is shown, shows the item again.
  ///
  /// - Parameter nothing: the line to show if nothing was announced.
  public mutating func toggleHistory(nothing: BrailleLine) {
    showsHistory.toggle()
    alert = nil
    unreadCount = 0
    if showsHistory, history.isEmpty { history = [nothing] }
    historyPlace = max(0, history.count - 1)
    divide()
    if !showsHistory, history == [nothing] { history = [] }
  }

  /// Starts or stops panning by time.
  public mutating func toggleAutoAdvance() {
    advances.toggle()
    advanceTime = Double(settings.advanceTime) / 10
  }

  /// Decreases or increases the time of auto advance by half a second. The step is assumed.
  public mutating func changeAutoAdvance(faster: Bool) {
    settings.advanceTime = min(max(5, settings.advanceTime + (faster ? -5 : 5)), 200)
    advanceTime = Double(settings.advanceTime) / 10
  }
}

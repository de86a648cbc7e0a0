/// An element of a description, and the lines after it, which may belong to its last text.
struct PendingElement {
  let head: DescriptionHead
  /// The number of its line.
  let line: Int
  let ending: DescriptionTexts.Ending
  var more: [DescriptionLine] = []

  /// The lines after an element that belong to it.
  struct Lines {
    /// All its texts and flags.
    var text: ArraySlice<UInt8>
    /// Whether its last text has no end.
    var isOpen: Bool
    /// The lines that are not the element's.
    var others: ArraySlice<DescriptionLine>
  }

  init(head: DescriptionHead, line: Int) {
    self.head = head
    self.line = line
    ending = DescriptionTexts.ending(ofFirst: head.rest)
  }

  /// Tells the lines that belong to the element from those that somebody wrote between elements.
  ///
  /// - Parameter isLast: true when no element follows; what follows then is more likely a log than a text.
  /// - Returns: the texts of the element, and the lines that are not its own.
  func lines(isLast: Bool) -> Lines {
    var count = 0
    var isOpen = false
    switch ending {
    case .closed: break
    case .open:
      let isEnd = { (line: DescriptionLine) in DescriptionTexts.ending(ofLine: line.text) != .open }
      if let end = isLast ? more.firstIndex(where: isEnd) : more.lastIndex(where: isEnd) {
        count = end + 1
      } else {
        isOpen = true
        count = more.firstIndex(where: \.isElision) ?? more.count
      }
    case .value:
      count = more.firstIndex { $0.isElision || $0.isFence || $0.isLog || isLast && $0.isBlank } ?? more.count
      // The last line may be the beginning of an element that was cut off.
      if isLast, count == more.count, more.last?.isBegunElement == true { count -= 1 }
    }
    return Lines(text: text(with: more[..<count]), isOpen: isOpen, others: more[count...])
  }

  private func text(with lines: ArraySlice<DescriptionLine>) -> ArraySlice<UInt8> {
    guard !lines.isEmpty else { return head.rest }
    var text = Array(head.rest)
    for line in lines {
      text.append(UInt8(ascii: "\n"))
      text += line.text
    }
    return text[...]
  }

  /// True when the text ends inside this element, which is the last, or inside the line of one after it.
  func isCut(_ lines: Lines, endsInLine: Bool) -> Bool {
    if lines.isOpen { return true }
    if let last = lines.others.last { return endsInLine && last.isBegunElement }
    if !head.isWhole { return true }
    guard endsInLine, more.isEmpty else { return false }
    return DescriptionTexts(lines.text).isUnclear || isBare(lines)
  }

  /// True when the element has half of a text, or none at all.
  func isHalf(_ lines: Lines) -> Bool { DescriptionTexts(lines.text).hasHalfText || isBare(lines) }

  /// True when nothing is known of the element but its type.
  func isBare(_ lines: Lines) -> Bool {
    let texts = DescriptionTexts(lines.text)
    return head.frame == nil && texts.texts.isEmpty && texts.flags.isEmpty && head.type != .application
  }

  /// True for what stands for a view of another process.
  func isRemote(_ lines: Lines) -> Bool {
    head.isRemote || DescriptionTexts(lines.text).flags.contains(.remoteLeaf)
  }

  func element(_ lines: Lines) -> XCUISnapshot.Element {
    let texts = DescriptionTexts(lines.text)
    func text(_ key: DescriptionTexts.Key) -> String? { texts.texts[key]?.spoken }
    var element = XCUISnapshot.Element(head.type ?? .other, label: text(.label) ?? text(.title))
    element.identifier = text(.identifier)
    element.value = text(.value)
    element.placeholder = text(.placeholder)
    element.traits = head.traits
    element.enabled = !texts.flags.contains(.disabled)
    element.selected = texts.flags.contains(.selected)
    element.keyboardFocused = texts.flags.contains(.keyboardFocused)
    element.frame = head.frame
    element.fileOffset = head.offset
    return element
  }
}

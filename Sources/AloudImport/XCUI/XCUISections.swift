import AloudTree

/// Finds the titles of the sections in tables and collection views.
///
/// A title is a text between the cells, or a cell with only a text in capitals, that belongs to the cell after it. A
/// text that is nearer to the cell before it is a footer.
struct XCUISections {
  /// The stops that are titles.
  private(set) var titles: Set<Int> = []

  private let plan: XCUIPlan
  private var survey: XCUISurvey { plan.survey }
  private var elements: [XCUISnapshot.Element] { survey.elements }

  /// Longer texts are sentences, in bytes.
  private static let longestTitle = 120

  /// - Complexity: O(elements).
  init(_ plan: XCUIPlan) {
    self.plan = plan
    guard survey.tellsTypes else { return }
    for index in elements.indices where plan.steps[index] == .passed && holdsRows(index) { findTitles(in: index) }
  }

  /// True for a list, and for a view directly in it, in which older versions of UIKit put all rows.
  private func holdsRows(_ index: Int) -> Bool {
    let element = elements[index]
    return element.type.isList || element.type == .other && element.parent >= 0 && elements[element.parent].type.isList
  }

  private mutating func findTitles(in list: Int) {
    var rows: [Int] = []
    var row = list + 1
    while row < elements[list].end {
      if holdsStops(row) { rows.append(row) }
      row = elements[row].end
    }
    for (place, row) in rows.enumerated() where place + 1 < rows.count {
      let next = rows[place + 1]
      guard let title = title(of: row), isCell(next), self.title(of: next) == nil else { continue }
      guard isCell(row) ? isLower(row, than: next) : !isFooter(row, after: place == 0 ? nil : rows[place - 1], next)
      else { continue }
      titles.insert(title)
    }
  }

  private func isStop(_ index: Int) -> Bool { plan.steps[index] == .stop }
  private func holdsStops(_ index: Int) -> Bool {
    isStop(index) || plan.steps[index] == .cell || plan.holdsStops(index)
  }
  private func isCell(_ index: Int) -> Bool { elements[index].type == .cell }

  /// The only stop in a row, if its text may be a title. A dump with traits says itself what is a heading.
  private func title(of row: Int) -> Int? {
    guard plan.steps[row] == .stop || plan.steps[row] == .passed, let stop = onlyText(in: row) else { return nil }
    guard elements[stop].traits == nil, elements[stop].value == nil || elements[stop].value == elements[stop].label,
      let text = elements[stop].label, text.utf8.count <= XCUISections.longestTitle, !isSentence(text)
    else { return nil }
    if isCell(row) { return isCapital(text) ? stop : nil }
    // UIKit's own header has the label, and its identifier is the title; other views may be anything.
    let isHeader = stop == row || elements[row].label != nil || elements[row].identifier == text || isCapital(text)
    return isHeader ? stop : nil
  }

  private func onlyText(in row: Int) -> Int? {
    var found: Int?
    var index = row
    while index < elements[row].end {
      switch plan.steps[index] {
      case .passed: index += 1
      case .stop:
        let isText = elements[index].type == .staticText || elements[index].type == .other
        guard isText, found == nil else { return nil }
        found = index
        index = elements[index].end
      case .cell: return nil
      case .leftOut, .hidden: index = elements[index].end
      }
    }
    return found
  }

  private func isSentence(_ text: String) -> Bool {
    guard let last = text.unicodeScalars.last(where: { !$0.properties.isWhitespace }) else { return false }
    return [".", "。", "．", "।"].contains(last)
  }

  /// True for a text in capitals, as lists of Apple's frameworks write their titles.
  private func isCapital(_ text: String) -> Bool { text.uppercased() == text && text.lowercased() != text }

  /// True for a row that is lower than the one after it, or whose height is not known.
  private func isLower(_ row: Int, than next: Int) -> Bool {
    guard let own = elements[row].frame, let other = elements[next].frame else { return true }
    return own.height < other.height
  }

  /// True for a text that is nearer to the cell before it than to the one after it.
  private func isFooter(_ row: Int, after previous: Int?, _ next: Int) -> Bool {
    guard let previous, isCell(previous), let own = elements[row].frame, let before = elements[previous].frame,
      let after = elements[next].frame
    else { return false }
    return own.y - before.y - before.height < after.y - own.y - own.height
  }
}

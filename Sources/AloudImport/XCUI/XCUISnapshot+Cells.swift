import AloudTree

extension XCUISnapshot {
  /// Gives the cells of tables that have no label the texts in them as their label, as UIKit does.
  ///
  /// The texts must be directly in the cell, where UIKit's own hierarchy has them; views of other frameworks are read
  /// one by one. Controls in the cell stay stops of their own.
  ///
  /// - Complexity: O(elements).
  mutating func joinTextsOfCells() {
    guard tellsTypes else { return }
    var inTable = [Bool](repeating: false, count: elements.count)
    for index in elements.indices {
      let parent = elements[index].parent
      guard parent >= 0 else { continue }
      let type = elements[parent].type
      inTable[index] = type == .table || inTable[parent] && !type.scrolls && type.stop != .cell
      guard inTable[index], elements[index].type == .cell, elements[index].label == nil else { continue }
      guard let texts = joinedTexts(of: index) else { continue }
      update(index) { cell in
        cell.label = texts.joined(separator: ", ")
        cell.inferences.append(.cellTexts)
      }
    }
  }

  /// The texts of a cell, without those of controls; nil for a cell with fewer than two, or with views that say
  /// something.
  private func joinedTexts(of cell: Int) -> [String]? {
    var texts: [String] = []
    var part = cell + 1
    while part < elements[cell].end {
      let element = elements[part]
      if XCUIOrnament.rule(element, isInCell: true, tellsTypes: true) != nil {
        part = element.end
        continue
      }
      switch element.type.stop {
      case .text:
        guard element.parent == cell else { return nil }
        if let label = element.label { texts.append(label) }
        part = element.end
      case .control, .button, .named, .leaf: part = element.end
      case .view where element.label == nil && element.value == nil: part += 1
      default: return nil
      }
    }
    return texts.count > 1 ? texts : nil
  }
}

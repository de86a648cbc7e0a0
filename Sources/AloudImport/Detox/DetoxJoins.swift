import AloudTree

/// Removes the labels that React Native joins from the texts in a view that is no element.
///
/// Every view without a label of its own has such a one, with spaces between the texts, and with those of invisible
/// views. So a label with more commas was written by a person. A view with one text keeps its label, since it reads the
/// same.
struct DetoxJoins {
  private(set) var snapshot: XCUISnapshot
  /// Labels with words that a truncated dump does not have elsewhere.
  private(set) var leftOut: [LeftOut] = []
  /// The words of invisible views.
  private let invisible: Set<[UInt8]>
  /// The number of commas in their texts.
  private let invisibleCommas: Int

  /// - Complexity: O(views + length of their labels).
  init(_ snapshot: XCUISnapshot, invisible leftOut: [LeftOut], isCut: Bool) {
    self.snapshot = snapshot
    invisible = Set(leftOut.flatMap { LabelWords($0.text).words })
    invisibleCommas = leftOut.reduce(0) { $0 + DetoxJoins.commas($1.text) }
    let elements = snapshot.elements
    let holdsOthers = DetoxJoins.holdsOthers(elements)
    for (index, element) in elements.enumerated() where element.type == .other && holdsOthers[index] {
      // In a truncated dump, the last views lack a part of what their labels join.
      let isOpen = isCut && element.end == elements.count
      let isJoin = isJoin(index, of: elements)
      guard isOpen || isJoin, let label = element.label else { continue }
      self.snapshot.update(index) { $0.label = nil }
      if !isJoin { self.leftOut.append(LeftOut(text: label, inference: .joinedLabel, place: element.fileOffset)) }
    }
  }

  private func isJoin(_ index: Int, of elements: [XCUISnapshot.Element]) -> Bool {
    guard let label = elements[index].label else { return false }
    let inside = index + 1..<max(elements[index].end, index + 1)
    var commas = DetoxJoins.commas(label) - invisibleCommas
    var part = inside.lowerBound
    while commas > 0, part < inside.upperBound {
      commas -= elements[part].label.map(DetoxJoins.commas) ?? 0
      part = elements[part].label == nil ? part + 1 : elements[part].end
    }
    guard commas <= 0 else { return false }
    return LabelWords(visible(label)).join(inside) { part in
      let element = elements[part]
      return (element.label.map(visible), element.value, element.end, element.type.stop == .never)
    }
  }

  private static func commas(_ text: String) -> Int { text.utf8.count { $0 == UInt8(ascii: ",") } }

  /// The label without the words of invisible views.
  private func visible(_ label: String) -> String {
    guard !invisible.isEmpty else { return label }
    let words = LabelWords(label).words.filter { !invisible.contains($0) }
    return words.map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
  }

  /// For each element, whether one inside has another label.
  private static func holdsOthers(_ elements: [XCUISnapshot.Element]) -> [Bool] {
    var labels = [String?](repeating: nil, count: elements.count)
    var holdsOthers = [Bool](repeating: false, count: elements.count)
    // For each element, whether the labels inside differ.
    var differ = holdsOthers
    for (index, element) in elements.enumerated().reversed() {
      holdsOthers[index] = differ[index] || labels[index] != nil && labels[index] != element.label
      let isMixed = differ[index] || element.label != nil && holdsOthers[index]
      guard element.parent >= 0, let label = element.label ?? labels[index] else { continue }
      differ[element.parent] = differ[element.parent] || isMixed || labels[element.parent].map { $0 != label } ?? false
      labels[element.parent] = label
    }
    return holdsOthers
  }
}

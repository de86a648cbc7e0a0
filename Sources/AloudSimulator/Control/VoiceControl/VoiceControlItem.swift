internal import AloudSpeech
public import AloudTree

/// An element that Voice Control can address, and its names.
public struct VoiceControlItem: Equatable, Sendable {
  /// The source of the names.
  public enum Source: String, CaseIterable, Sendable {
    /// `accessibilityUserInputLabels`, the label, or for an element without both the word for its role.
    case userInputLabels, label, role
    /// The item has only a number.
    case nothing
  }

  /// The element.
  public let node: NodeID
  /// The names; the first one is shown.
  public let names: [String]
  /// Where the names come from.
  public let source: Source

  /// The name that is shown; nil if there is none.
  public var shownName: String? { names.first }

  /// True when a name has a letter or a digit, because symbols and emoji alone cannot be said. Source: assumed.
  public var isSpeakable: Bool { names.contains { $0.contains { $0.isLetter || $0.isNumber } } }

  /// True when the item has a name, regardless of letter case and punctuation.
  public func answers(to name: String) -> Bool {
    let spoken = SpokenPhrase.normalized(name)
    return names.contains { SpokenPhrase.normalized($0) == spoken }
  }
}

extension ControlledScreen {
  /// The elements that get names and numbers in Voice Control, in reading order: those that respond and are visible.
  ///
  /// The order of the numbers is assumed.
  ///
  /// - Complexity: O(n) in the stops of the screen.
  public func voiceControlItems(_ words: VoiceControlWords) -> [VoiceControlItem] {
    elements(for: .voiceControl).filter(isInSight).map { item($0, words) }
  }

  private func isInSight(_ id: NodeID) -> Bool { tree[id].frame == nil || visibleFrame(id) != nil }

  /// The names of an element: its `userInputLabels`, else its label, else the word for its role.
  ///
  /// Source: UIAccessibility.h for the first two; for the role word, hmrc/accessibility 70, which reports "Text" for a
  /// text field without a label.
  public func item(_ id: NodeID, _ words: VoiceControlWords) -> VoiceControlItem {
    let node = tree[id]
    let given = (node.sharedDetails?.value.userInputLabels ?? []).filter { SpokenPhrase.isSayable($0) }
    if !given.isEmpty { return VoiceControlItem(node: id, names: given, source: .userInputLabels) }
    if let label = node.label?.string, SpokenPhrase.isSayable(label) {
      let whole = settings.technologies.itemNames == .label
      let name = whole ? label : String(label.split(whereSeparator: { $0.isWhitespace }).first ?? "")
      return VoiceControlItem(node: id, names: [name], source: .label)
    }
    guard let role = VoiceControlWords.role(of: node.reportedTraits) else {
      return VoiceControlItem(node: id, names: [], source: .nothing)
    }
    return VoiceControlItem(node: id, names: [words.text(role)], source: .role)
  }

  /// The groups of two or more items that have the same shown name.
  public func sharedNames(of items: [VoiceControlItem]) -> [[VoiceControlItem]] {
    var groups: [String: [VoiceControlItem]] = [:]
    var order: [String] = []
    for item in items {
      guard let name = item.shownName.map(SpokenPhrase.normalized) else { continue }
      if groups[name] == nil { order.append(name) }
      groups[name, default: []].append(item)
    }
    return order.compactMap { groups[$0] }.filter { $0.count > 1 }
  }
}

extension VoiceControlWords {
  /// The word for an element without a name; nil if its traits have no word.
  static func role(of traits: Traits) -> Word? {
    let roles: [(Traits, Word)] = [
      (.searchField, .searchField), (.textEntry, .text), (.backButton, .backButton), (.keyboardKey, .keyboardKey),
      (.link, .link), (.adjustable, .adjustable), (.button, .button), (.toggleButton, .button), (.image, .image),
      (.header, .header),
    ]
    return roles.first { traits.contains($0.0) }?.1
  }
}

/// A part of the screen with numbered cells, row by row from 1.
public struct VoiceControlGrid: Equatable, Sendable {
  /// The frame in screen points.
  public let frame: Frame
  /// The number of columns. Default: 3.
  public let columns: Int
  /// The number of rows. Default: 5.
  public let rows: Int

  /// The default size is assumed; no source has it.
  public init(_ frame: Frame, columns: Int = 3, rows: Int = 5) {
    self.frame = frame
    self.columns = columns
    self.rows = rows
  }

  /// The number of cells, which is the greatest number that can be said.
  public var count: Int { columns * rows }

  /// True when a cell does not open a finer grid, because it is smaller than a fingertip. The limit is assumed.
  public var isFinest: Bool { frame.width / Double(columns) < 8 || frame.height / Double(rows) < 8 }

  /// The cell with a number, in screen points; nil if there is no such cell.
  public func cell(_ number: Int) -> Frame? {
    guard (1...count).contains(number) else { return nil }
    let (row, column) = (number - 1).quotientAndRemainder(dividingBy: columns)
    let width = frame.width / Double(columns)
    let height = frame.height / Double(rows)
    return Frame(
      x: frame.x + Double(column) * width, y: frame.y + Double(row) * height, width: width, height: height)
  }
}

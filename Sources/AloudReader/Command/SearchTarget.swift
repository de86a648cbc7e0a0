internal import AloudBase
internal import AloudSpeech
internal import AloudTree

/// A condition for elements. A command moves to the next element that meets it.
enum SearchTarget: Hashable, Sendable {
  /// The element is a result of a rotor option.
  case option(ScreenReader.RotorOption)
  /// The element is a heading of the same level as the one under the cursor.
  case sameHeading
  /// The element has other roles than the one under the cursor.
  case differentItem
  case plainText
  /// The element differs in style, font or color from the nearest end of the element under the cursor, or has several.
  case change(TextFeature)
  case blockquote
  /// The element is a block quote of the same level as the one under the cursor.
  case sameBlockquote
  case searchedText

  enum TextFeature: Hashable, Sendable {
    case style, font, color

    /// The attributes that belong to the feature.
    func part(of attributes: TextAttributes) -> TextAttributes {
      switch self {
      case .style: TextAttributes(bold: attributes.bold, italic: attributes.italic, underline: attributes.underline)
      case .font: TextAttributes(fontName: attributes.fontName, fontSize: attributes.fontSize)
      case .color: TextAttributes(color: attributes.color)
      }
    }
  }

  /// The name that is said if no element is found; nil if the rotor provides it, or if there is none.
  var phrase: Phrase? {
    switch self {
    case .option, .searchedText: nil
    case .sameHeading: .searchSameHeading
    case .differentItem: .searchDifferentItem
    case .plainText: .searchPlainText
    case .change(.style): .searchStyleChange
    case .change(.font): .searchFontChange
    case .change(.color): .searchColorChange
    case .blockquote: .searchBlockquote
    case .sameBlockquote: .searchSameBlockquote
    }
  }

  /// True if an element meets the condition, compared with the element under the cursor.
  func matches(_ item: Node, from here: Node?, _ forward: Bool) -> Bool {
    switch self {
    case .option, .searchedText: return false
    case .sameHeading: return item.isHeading && here?.isHeading == true && item.level == here?.level
    case .differentItem: return here.map { !ScreenIndex.areAlike(item, $0) } ?? true
    case .plainText:
      let runs = item.textRuns
      return !runs.isEmpty && runs.allSatisfy { $0.attributes.isPlain }
    case .change(let feature):
      let parts = item.textRuns.map { feature.part(of: $0.attributes) }
      guard !parts.isEmpty else { return false }
      let before = here?.textRuns.map { feature.part(of: $0.attributes) } ?? []
      return Set(parts).count > 1 || (forward ? parts.first != before.last : parts.last != before.first)
    case .blockquote: return item.blockquoteLevel != nil
    case .sameBlockquote: return item.blockquoteLevel != nil && item.blockquoteLevel == here?.blockquoteLevel
    }
  }
}

extension Node {
  fileprivate var isHeading: Bool { reportedTraits.contains(.header) || label?.headingLevel != nil }
  /// The level of a heading.
  fileprivate var level: Int? { sharedDetails?.value.headingLevel ?? label?.headingLevel }
  fileprivate var blockquoteLevel: Int? { textRuns.lazy.compactMap { $0.attributes.blockquoteLevel }.first }

  /// The runs of label, value and reading content that have text.
  var textRuns: [SpokenText.Run] {
    let lines = sharedDetails?.value.readingContent.map { $0.text } ?? []
    return ([label, reportedValue].compactMap { $0 } + lines).flatMap { $0.runs ?? [SpokenText.Run($0.string)] }
      .filter { !$0.text.isEmpty }
  }
}

extension ScreenReader {
  /// Goes to the next element that matches.
  ///
  /// - Complexity: O(log n) for rotor options, O(n) for all other targets.
  mutating func find(_ target: SearchTarget, _ forward: Bool) -> [Event] {
    if case .option(let option) = target { return flick(option, forward) }
    if case .searchedText = target { return searchOn(forward) }
    let (tree, stops) = (narrator.tree, narrator.order.stops)
    let here = focus.map { tree.nodes[$0.index] }
    let ranks = stops.indices.filter { $0 != rank && target.matches(tree.nodes[stops[$0].index], from: here, forward) }
    let nothing = target.phrase.map { nothingFound(narrator.words.text($0)) } ?? [.happening(.boundary)]
    return go(toNearest: ranks, forward, orElse: nothing)
  }

  // MARK: Text

  /// Item Text Search: moves to the next element with the text, and continues from the first element after the last.
  /// Source: assumed.
  mutating func search(_ text: String) -> [Event] {
    commands.searched = text
    let ranks = ranks(withText: text)
    guard let first = ranks.first else { return nothingWith(text) }
    if let next = ranks.nearest(true, of: rank ?? -1) { return go(to: next) }
    return [.happening(.wrappedForwards)] + go(to: first)
  }

  private mutating func searchOn(_ forward: Bool) -> [Event] {
    guard let text = commands.searched else { return [.refused(.nothingSearched)] }
    return go(toNearest: ranks(withText: text), forward, orElse: nothingWith(text))
  }

  private func nothingWith(_ text: String) -> [Event] { [.happening(.noResults)] + nothingFound(text.printable) }

  private func ranks(withText text: String) -> [Int] {
    let wanted = text.lowercased()
    guard !wanted.isEmpty else { return [] }
    return narrator.order.stops.indices.filter { narrator.text(atRank: $0).lowercased().contains(wanted) }
  }
}

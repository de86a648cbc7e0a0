internal import AloudSpeech
internal import AloudTree

/// The Item Chooser: an alphabetical list of the items on the screen.
struct ItemChooser: Equatable, Sendable {
  struct Item: Equatable, Sendable {
    let label: String
    let rank: Int
  }

  var items: [Item]
  /// The item under the cursor; nil before the first item.
  var current: Int?

  /// The index of the item to which a gesture leads; nil at the ends, and for gestures that do not move.
  func item(after gesture: ScreenReader.Gesture) -> Int? {
    let next: Int
    switch gesture {
    case .swipeRight: next = (current ?? -1) + 1
    case .swipeLeft: next = (current ?? -1) - 1
    case .fourFingerTapTop: next = 0
    case .fourFingerTapBottom: next = items.count - 1
    default: return nil
    }
    return items.indices.contains(next) ? next : nil
  }

  /// The item with this label, else one whose label begins with the text, else one whose label contains it.
  func item(matching text: String) -> Item? {
    let wanted = text.lowercased()
    return items.first { $0.label == text } ?? items.first { $0.label.lowercased() == wanted }
      ?? items.first { $0.label.lowercased().hasPrefix(wanted) }
      ?? items.first { $0.label.lowercased().contains(wanted) }
  }
}

// Source: the command "Show item chooser"; how the user moves through the list is assumed.
extension ScreenReader {
  /// The labels of the Item Chooser for the current screen.
  package var choosableLabels: [String] { makeItemChooser().items.map { $0.label } }

  func makeItemChooser() -> ItemChooser {
    var items: [ItemChooser.Item] = []
    for (rank, stop) in narrator.order.stops.enumerated() {
      let node = narrator.tree.nodes[stop.index]
      guard !node.traits.contains(.ignoreItemChooser) else { continue }
      let label = narrator.text(atRank: rank)
      if !label.isEmpty { items.append(.init(label: node.label?.string ?? label, rank: rank)) }
    }
    items.sort { ($0.label.lowercased(), $0.rank) < ($1.label.lowercased(), $1.rank) }
    return ItemChooser(items: items)
  }

  /// Rebuilds the list. The cursor stays on the nearest item with the same name.
  mutating func refreshItemChooser() {
    guard case .itemChooser(let old) = layers.top else { return }
    var new = makeItemChooser()
    if let current = old.current {
      new.current = new.items.indices.filter { new.items[$0].label == old.items[current].label }
        .min { abs($0 - current) < abs($1 - current) }
    }
    layers.top = .itemChooser(new)
  }

  mutating func openItemChooser() -> [Event] {
    open(.itemChooser(makeItemChooser()))
    return [.happening(.itemChooserOpened)] + tell(.itemchooserTitle)
  }

  mutating func choose(_ text: String, in chooser: ItemChooser) -> [Event] {
    guard let item = chooser.item(matching: text) else { return [.happening(.boundary)] }
    return choose(item)
  }

  private mutating func choose(_ item: ItemChooser.Item) -> [Event] {
    guard case .itemChooser = layers.top else { return go(to: item.rank) }
    leaveLayer()
    return [.happening(.itemChooserClosed)] + go(to: item.rank)
  }

  mutating func perform(_ gesture: Gesture, in chooser: ItemChooser) -> [Event] {
    switch gesture {
    case .swipeRight, .swipeLeft, .fourFingerTapTop, .fourFingerTapBottom: return walk(chooser, by: gesture)
    case .choose(let text): return choose(text, in: chooser)
    case .doubleTap, .splitTap:
      guard let current = chooser.current else { return [.refused(.nothingChosen)] }
      return choose(chooser.items[current])
    case .scrub, .twoFingerTripleTap:
      leaveLayer()
      return [.happening(.itemChooserClosed)] + sayAgain()
    case .twoFingerTap: return []
    default: return [.refused(.inItemChooser)]
    }
  }

  private mutating func walk(_ chooser: ItemChooser, by gesture: Gesture) -> [Event] {
    guard let next = chooser.item(after: gesture) else { return [.happening(.boundary)] }
    var chooser = chooser
    chooser.current = next
    layers.top = .itemChooser(chooser)
    return [
      .said(narrator.utterance(.status, SpokenText(chooser.items[next].label), clause: .voiceOverStatus), .system)
    ]
  }
}

package import AloudSpeech
internal import AloudTree

/// The position of the cursor in grouped navigation, in which containers are stops.
struct Grouping: Equatable, Sendable {
  /// The container whose members the cursor moves through, as an index into the order's containers; nil for the screen.
  var level: Int?
  /// The container under the cursor; nil if the cursor is on an element.
  var current: Int?

  /// The position after the screen changed, with the cursor at a rank. If the container was removed, only the stop
  /// counts.
  func moved(from old: ReadingOrder, to new: ReadingOrder, rank: Int, _ map: TreeMap?) -> Grouping {
    func index(_ container: Int?) -> Int? {
      let node = container.flatMap { map.at(old.containers[$0].node) }
      return node.flatMap { node in new.containers.firstIndex { $0.node == node } }
    }
    guard let current = index(current) else { return Grouping(around: rank, in: new) }
    return Grouping(level: new.containers[current].parent, current: current)
  }
}

extension Grouping {
  /// The position on an element, among the members of the container around it.
  init(around rank: Int, in order: ReadingOrder) { self.init(level: order.innermostContainer(ofRank: rank)) }
}

// Source: VoiceOver's commands "Move in" and "Move out". Which containers are stops, and their words, is assumed.
extension ScreenReader {
  /// Moves to the first member of the screen: its first stop, or the outermost container around that stop.
  package mutating func standOnFirstMember() -> Utterance { stand(onMember: 0, level: nil, after: nil) }

  /// Moves to the next member of the container, which may be an element or a container.
  mutating func groupedStep(by step: Int) -> Utterance? {
    guard let rank else { return nil }
    let order = narrator.order
    let members = cursor.grouping.level.map { order.containers[$0].ranks } ?? order.stops.indices
    let own = cursor.grouping.current.map { order.containers[$0].ranks } ?? rank..<rank + 1
    let next = step > 0 ? own.upperBound : own.lowerBound - 1
    guard members.contains(next) else { return nil }
    return stand(onMember: next, level: cursor.grouping.level, after: rank)
  }

  /// Moves to the member of a container that includes the stop: the stop itself, or a container inside.
  private mutating func stand(onMember rank: Int, level: Int?, after previous: Int?) -> Utterance {
    let order = narrator.order
    guard let container = order.containers(aroundRank: rank).prefix(while: { $0 != level }).last else {
      let utterance = focus(rank, after: previous)
      cursor.grouping = Grouping(level: level)
      return utterance
    }
    return stand(onContainer: container, level: level)
  }

  private mutating func stand(onContainer container: Int, level: Int?) -> Utterance {
    let found = narrator.order.containers[container]
    place(found.ranks.lowerBound)
    cursor.grouping = Grouping(level: level, current: container)
    let utterance = narrator.container(found)
    said.utterance = utterance
    return utterance
  }

  /// The utterance about the container under the cursor; nil when the cursor is on an element.
  func containerUnderCursor() -> Utterance? {
    cursor.grouping.current.map { narrator.container(narrator.order.containers[$0]) }
  }

  mutating func enterContainer() -> Utterance? {
    guard settings.navigation == .grouped, let current = cursor.grouping.current else { return nil }
    let first = narrator.order.containers[current].ranks.lowerBound
    // The name of the container has just been said, so it is not repeated.
    return stand(onMember: first, level: current, after: first)
  }

  mutating func leaveContainer() -> Utterance? {
    guard settings.navigation == .grouped, let level = cursor.grouping.level else { return nil }
    return stand(onContainer: level, level: narrator.order.containers[level].parent)
  }
}

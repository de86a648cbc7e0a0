package import AloudSpeech
internal import AloudTree

/// The position of the cursor in grouped navigation, in which containers are stops.
struct Grouping: Hashable, Sendable {
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

  /// A rank, and the position in grouped navigation there.
  typealias Place = (rank: Int, grouping: Grouping)

  /// The place of the member of a container that includes the stop: the stop itself, or a container inside.
  static func member(at rank: Int, of level: Int?, in order: ReadingOrder) -> Place {
    guard let inner = order.containers(aroundRank: rank).prefix(while: { $0 != level }).last else {
      return (rank, Grouping(level: level))
    }
    return place(on: inner, in: level, order)
  }

  private static func place(on container: Int, in level: Int?, _ order: ReadingOrder) -> Place {
    (order.containers[container].ranks.lowerBound, Grouping(level: level, current: container))
  }

  /// The place of the next or the previous member of the container; nil at its ends.
  func next(from rank: Int, by step: Int, in order: ReadingOrder) -> Place? {
    let members = level.map { order.containers[$0].ranks } ?? order.stops.indices
    let own = current.map { order.containers[$0].ranks } ?? rank..<rank + 1
    let next = step > 0 ? own.upperBound : own.lowerBound - 1
    return members.contains(next) ? Grouping.member(at: next, of: level, in: order) : nil
  }

  /// The place of the first member of the container under the cursor; nil on an element.
  func inside(in order: ReadingOrder) -> Place? {
    current.map { Grouping.member(at: order.containers[$0].ranks.lowerBound, of: $0, in: order) }
  }

  /// The place of the container around the cursor; nil at the level of the screen.
  func outside(in order: ReadingOrder) -> Place? {
    level.map { Grouping.place(on: $0, in: order.containers[$0].parent, order) }
  }
}

// Source: VoiceOver's commands "Move in" and "Move out". Which containers are stops, and their words, is assumed.
extension ScreenReader {
  /// Moves to the first member of the screen: its first stop, or the outermost container around that stop.
  package mutating func standOnFirstMember() -> Utterance {
    stand(at: Grouping.member(at: 0, of: nil, in: narrator.order), after: nil)
  }

  /// Moves to the next member of the container, which may be an element or a container.
  mutating func groupedStep(by step: Int) -> Utterance? {
    guard let rank else { return nil }
    return cursor.grouping.next(from: rank, by: step, in: narrator.order).map { stand(at: $0, after: rank) }
  }

  private mutating func stand(at new: Grouping.Place, after previous: Int?) -> Utterance {
    guard let container = new.grouping.current else {
      let utterance = focus(new.rank, after: previous)
      cursor.grouping = new.grouping
      return utterance
    }
    place(new.rank)
    cursor.grouping = new.grouping
    let utterance = narrator.container(narrator.order.containers[container])
    said.utterance = utterance
    return utterance
  }

  /// The utterance about the container under the cursor; nil when the cursor is on an element.
  func containerUnderCursor() -> Utterance? {
    cursor.grouping.current.map { narrator.container(narrator.order.containers[$0]) }
  }

  mutating func enterContainer() -> Utterance? {
    guard settings.navigation == .grouped else { return nil }
    // The name of the container has just been said, so it is not repeated.
    return cursor.grouping.inside(in: narrator.order).map { stand(at: $0, after: $0.rank) }
  }

  mutating func leaveContainer() -> Utterance? {
    guard settings.navigation == .grouped else { return nil }
    return cursor.grouping.outside(in: narrator.order).map { stand(at: $0, after: nil) }
  }
}

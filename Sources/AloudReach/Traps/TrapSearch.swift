internal import AloudBase
public import AloudReader
internal import AloudSimulator
public import AloudTree

/// The traps of an app: places from which no gesture of VoiceOver leads on.
///
///     let search = TrapSearch(document)
///     search.traps           // each with the shortest way that was found into it
///     search.isComplete      // false if the app has more states than were looked at
///
/// It walks the app breadth first: from each stop, with flicks, taps with four fingers, touches, activations, custom
/// actions, adjustments, typing of one letter, the escape and the magic tap, and by waiting for timers. It reports only what
/// these gestures prove: a layer is no trap if a state that was not looked at, or a condition that was not met, may lead out
/// of it.
public struct TrapSearch: Sendable {
  /// The traps, those with the fewest gestures first.
  public let traps: [Trap]
  /// The number of states that were looked at.
  public let stateCount: Int
  /// False if the limit was reached. There may be more traps.
  public let isComplete: Bool
  /// False for a document without effects of behaviors, such as a dump or a capture. Nothing can be found there, and this proves nothing.
  public let tellsBehaviors: Bool

  /// The number of states after which a search ends, unless it is told another.
  public static let usualStates = 200

  /// Searches the app of a document, from one of its screens, by default the first.
  ///
  /// - Complexity: O(states × stops × gestures) gestures of a simulator: up to some seconds.
  public init(
    _ document: Document, screen: Document.Screen? = nil, options: ReaderOptions = ReaderOptions(),
    mostStates: Int = TrapSearch.usualStates
  ) {
    tellsBehaviors = document.tellsBehaviors
    guard tellsBehaviors else {
      (traps, stateCount, isComplete) = ([], 1, true)
      return
    }
    var start = Simulator(document, screen: screen, options: options)
    let facts = TrapFacts(document, start.reader)
    start.start()
    let walk = TrapWalk(start, facts, mostStates: mostStates)
    stateCount = walk.states.count
    isComplete = walk.isComplete
    let deadEnds = walk.deadEnds
    let ends = Set(deadEnds.map { $0.place })
    let found =
      deadEnds + walk.openLayers(besides: ends) + walk.loops.filter { !ends.contains($0.place) } + walk.throwsOfCursor
    let named = TrapNames(document)
    var known: Set<String> = []
    traps = found.sorted { ($0.way.count, $0.kind.order) < ($1.way.count, $1.kind.order) }
      .compactMap { found in
        let trap = named.trap(found, walk)
        return known.insert("\(trap.kind.rawValue) \(trap.path)").inserted ? trap : nil
      }
  }
}

/// A trap as a search finds it.
struct FoundTrap {
  let kind: Trap.Form
  /// The first place in it.
  let place: Int
  let way: [TrapStep]
  /// The screen of the stack, and its node; nil for the whole screen.
  let level: Int
  let node: NodeID?
  let message: Message
}

extension Trap.Form {
  fileprivate var order: Int { Trap.Form.allCases.firstIndex(of: self) ?? 0 }
}

/// Finds nodes of a running app in its document.
private struct TrapNames {
  private let document: Document

  init(_ document: Document) { self.document = document }

  func trap(_ found: FoundTrap, _ walk: TrapWalk) -> Trap {
    let level = walk.states[walk.places[found.place].state].levels[found.level].screen
    let (path, id) = place(of: found.node, in: level)
    return Trap(
      kind: found.kind, screen: level.name, path: path, id: id, message: found.message, way: found.way.counted)
  }

  /// The path of a node, or of the nearest node around it that the document has.
  private func place(of node: NodeID?, in level: Document.Screen) -> (path: String, id: String?) {
    let whole = level.key.map { "screens.\($0)" } ?? "elements"
    guard let node, let screen = document.screens.first(where: { $0.key == level.key }) else { return (whole, nil) }
    for id in level.tree.lineage(of: node) where id != .root {
      guard let same = original(of: level.tree.nodes[id.index], in: screen.tree) else { continue }
      return (NodePlaces(screen).path(of: same), screen.tree[same].id)
    }
    return (whole, nil)
  }

  /// The node at the same place of the file.
  private func original(of node: Node, in tree: Tree) -> NodeID? {
    guard let offset = node.fileOffset.value else { return tree.ids.first { node.id != nil && tree[$0].id == node.id } }
    return tree.ids.first { tree[$0].fileOffset.value == offset }
  }
}

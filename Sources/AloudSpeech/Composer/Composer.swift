internal import AloudTree

/// Composes the utterance for one stop, clause by clause. It is noncopyable, because a copy costs as much as a clause.
struct Composer: ~Copyable {
  let screen: SpokenScreen
  let rank: Int
  let previous: Int?
  let id: NodeID
  let sharedDetails: Node.SharedDetails?
  let traits: Traits
  let context: StopContext?
  let words: Phrasebook
  private let facts: Facts
  private var fragments: [Fragment] = []
  /// True after a name of the element has been said; then a hint is not promoted.
  var isNamed: Bool
  var isHintPromoted = false
  /// True if only a new state is said.
  var isStateAlone = false

  init(screen: SpokenScreen, rank: Int, previous: Int?) {
    self.screen = screen
    self.rank = rank
    self.previous = previous
    id = screen.order.stops[rank]
    sharedDetails = screen.tree.nodes[id.index].sharedDetails
    traits = Node.reportedTraits(screen.tree.nodes[id.index].traits, sharedDetails)
    words = screen.words(for: id)
    context = StopContext.of(rank, in: screen)
    var facts: Facts = [.always, .traits(traits)]
    if sharedDetails != nil { facts.insert(.details) }
    if context != nil { facts.insert(.container) }
    if screen.tree.nodes[id.index].hint != nil { facts.insert(.hint) }
    if screen.tree.nodes[id.index].label?.runs != nil { facts.insert(.runs) }
    self.facts = facts
    // For AccessibilitySnapshot, the place of a cell is part of its name, so a cell always has a name.
    isNamed = context?.cell != nil && screen.profileFacts.contains(.namesCellsByTheirPlace)
  }

  /// Read in place so that a step does not copy the node.
  var label: SpokenText? { screen.tree.nodes[id.index].label }
  var hint: SpokenText? { screen.tree.nodes[id.index].hint }
  var reportedValue: SpokenText? { Node.reportedValue(screen.tree.nodes[id.index].value, sharedDetails) }

  consuming func compose() -> Utterance {
    var starts = Utterance.Starts()
    let isRoleDescribed = sharedDetails != nil && saysRoleDescription
    // This compares raw bits, because the generic `isDisjoint(with:)` costs as much as several clauses.
    for entry in screen.clauses(for: traits) where facts.rawValue & entry.facts.rawValue != 0 {
      if isRoleDescribed, entry.clause.row.isRole { continue }
      say(entry.clause)
      switch entry.section {
      case .description:
        let count = fragments.count
        starts = Utterance.Starts(cues: count, hint: count, laterCues: count)
      case .cues:
        let count = fragments.count
        starts = Utterance.Starts(cues: starts.cues, hint: count, laterCues: count)
      case .hint: starts.laterCues = fragments.count
      case .laterCues: break
      }
    }
    return Utterance(fragments, starts: starts, isTableCell: context?.cell != nil)
  }

  /// The words of some clauses about the stop.
  consuming func compose(_ clauses: [Clause]) -> Utterance {
    for clause in clauses { say(clause) }
    return Utterance(description: fragments)
  }

  mutating func append(_ fragment: consuming Fragment) {
    if fragments.isEmpty { fragments.reserveCapacity(4) }
    fragments.append(fragment)
  }

  /// Adds the words of a clause if its condition is true.
  private mutating func say(_ clause: Clause) {
    let row = clause.row
    guard facts.isSuperset(of: row.condition.all), row.condition.test?(self) ?? true else { return }
    switch row.words {
    case .phrase(let part, let phrase): say(part, phrase, clause, names: part == .selected)
    case .role(let phrase): say(.trait, phrase, clause)
    case .chosen(let part, let choose): if let phrase = choose(self) { say(part, phrase, clause) }
    case .text(let part, let find): say(part, find(self), clause)
    case .function(let function): function(&self, clause)
    }
  }
}

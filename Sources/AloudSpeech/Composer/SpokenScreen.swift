internal import AloudTree

/// The facts about a screen that a narrator needs: its tree, its order, its words, and tables for frequent look-ups.
///
/// It is an immutable class, so that a step retains only one object.
final class SpokenScreen: Sendable {
  let tree: Tree
  let order: ReadingOrder
  private let clauses: [ConditionedClause]
  /// The clauses for elements of web pages.
  private let pageClauses: [ConditionedClause]
  let profile: Profile
  let profileFacts: Profile.Facts
  let settings: VoiceOverSettings
  let lowercasesRoles: Bool
  /// BCP-47; the language of texts without a language.
  let language: String
  /// The phrasebook of VoiceOver's language.
  let words: Phrasebook
  /// The phrasebooks of other languages of elements, if role words are said in the language of the element.
  let wordsByLanguage: [String: Phrasebook]
  /// The language of each node whose language differs from the screen's.
  private let languages: [NodeID: String]
  private let tables: [NodeID: DataTableIndex]
  /// For AccessibilitySnapshot: the index of each direct member of a container in given order, and the number of
  /// members.
  private let members: [NodeID: (index: Int, count: Int)]

  /// `asksEveryClause` is for tests: no clause is skipped by its facts.
  init(
    tree: Tree, order: ReadingOrder, profile: Profile, settings: VoiceOverSettings, language: String,
    words: (String) -> Phrasebook, asksEveryClause: Bool = false
  ) {
    self.tree = tree
    self.order = order
    self.profile = profile
    profileFacts = profile.facts
    self.settings = settings
    lowercasesRoles = settings.roleCase == .lowercase
    self.language = language
    clauses = ConditionedClause.all(of: profile.grammar, settings, asksEveryClause: asksEveryClause)
    pageClauses = ConditionedClause.all(of: profile.pageGrammar, settings, asksEveryClause: asksEveryClause)
    languages = SpokenScreen.languages(of: tree)
    self.words = words(language)
    let followsElement = profileFacts.contains(.saysRolesInLanguageOfElement) || settings.traitLanguage == .element
    wordsByLanguage = followsElement ? Dictionary(Set(languages.values).map { ($0, words($0)) }) { $1 } : [:]

    members = profileFacts.contains(.usesOutermostContainer) ? SpokenScreen.members(of: tree, order) : [:]
    let tables = order.containers.map { $0.node }.filter { tree[$0].isTable }
    let ids = tables.isEmpty ? [:] : tree.idsByIdentifier()
    self.tables = Dictionary(tables.map { ($0, DataTableIndex(of: $0, in: tree, order, ids: ids)) }) { $1 }
  }

  /// The same screen with a changed tree. Its nodes may say something else, but their order is equal.
  init(_ screen: SpokenScreen, saying tree: Tree) {
    self.tree = tree
    order = screen.order
    clauses = screen.clauses
    pageClauses = screen.pageClauses
    profile = screen.profile
    profileFacts = screen.profileFacts
    settings = screen.settings
    lowercasesRoles = screen.lowercasesRoles
    language = screen.language
    words = screen.words
    wordsByLanguage = screen.wordsByLanguage
    languages = screen.languages
    tables = screen.tables
    members = screen.members
  }

  /// The language of each node, inherited from its parent, in one pass.
  private static func languages(of tree: Tree) -> [NodeID: String] {
    var languages: [NodeID: String] = [:]
    for id in tree.ids {
      if let own = tree.nodes[id.index].sharedDetails?.value.language {
        languages[id] = own
      } else if !languages.isEmpty, let parent = tree.parent(of: id), let inherited = languages[parent] {
        languages[id] = inherited
      }
    }
    return languages
  }

  func clauses(for traits: Traits) -> [ConditionedClause] { traits.contains(.webContent) ? pageClauses : clauses }

  func language(of id: NodeID) -> String { languages.isEmpty ? language : languages[id] ?? language }

  /// A text of the app as it is said. If the user wants all punctuation, names replace the marks.
  func spoken(_ text: String) -> String {
    guard settings.punctuation == .all else { return text }
    return CharacterSpeech.spokenPunctuation(text, group: .all, words: words)
  }

  /// The text of a run; the run can turn punctuation off.
  func spoken(_ run: SpokenText.Run) -> String {
    run.punctuation == SpokenText.Run.Punctuation.none ? run.text : spoken(run.text)
  }

  /// The phrasebook for the role of a node.
  func words(for id: NodeID) -> Phrasebook {
    wordsByLanguage.isEmpty ? words : wordsByLanguage[language(of: id)] ?? words
  }

  /// The words for the values of the chart that the node is, or the nearest chart around it; nil outside all charts.
  func chartWords(around id: NodeID) -> ChartWords? {
    guard let around = tree.chart(around: id), let chart = tree.nodes[around.index].sharedDetails?.value.chart else {
      return nil
    }
    return ChartWords(chart, words: words(for: around), language: language(of: around))
  }

  /// The announced containers around a stop, inner ones first.
  func containers(aroundRank rank: Int) -> [ReadingOrder.Container] {
    order.containers(aroundRank: rank).map { order.containers[$0] }
  }

  /// The stop as a cell of the table; nil for other stops.
  func cell(atRank rank: Int, of table: NodeID) -> StopContext.Cell? {
    let stop = order.stops[rank]
    guard let place = tree.nodes[stop.index].sharedDetails?.value.cell, let index = tables[table] else { return nil }
    var isFirst = false
    if let row = place.row, let column = place.column { isFirst = index.firstColumns[row] == column }
    return StopContext.Cell(table: index, place: place, isFirstInRow: isFirst)
  }

  /// The index of a stop among the direct members of a container in given order; nil if the stop is nested deeper.
  func placeAmongMembers(of container: NodeID, _ stop: NodeID) -> (index: Int, count: Int)? {
    tree.parent(of: stop) == container ? members[stop] : nil
  }

  /// The indices of members, computed once, because AccessibilitySnapshot needs them for every stop.
  private static func members(of tree: Tree, _ order: ReadingOrder) -> [NodeID: (index: Int, count: Int)] {
    var places: [NodeID: (index: Int, count: Int)] = [:]
    for container in order.containers.map({ $0.node }) where tree[container].order == .given {
      let members = tree.children(of: container).filter { child in
        tree.isElement(child) ? order.rank(of: child) != nil : order.hasStops(inside: child, of: tree)
      }
      for (index, member) in members.enumerated() { places[member] = (index, members.count) }
    }
    return places
  }
}

extension ReadingOrder {
  /// True if VoiceOver stops at a node of the subtree.
  func hasStops(inside id: NodeID, of tree: Tree) -> Bool {
    tree.ids(inside: id).contains { rank(of: $0) != nil }
  }
}

/// A clause of a grammar with the facts that it needs, which are looked up once for each screen.
struct ConditionedClause: Sendable {
  let clause: Clause
  let facts: Facts
  let section: Clause.Section

  /// The clauses of a grammar in their order.
  static func all(of grammar: Grammar, _ settings: VoiceOverSettings, asksEveryClause: Bool) -> [ConditionedClause] {
    grammar.clauses(settings).map { clause in
      ConditionedClause(
        clause: clause, facts: asksEveryClause ? .always : clause.row.condition.any, section: clause.section)
    }
  }
}

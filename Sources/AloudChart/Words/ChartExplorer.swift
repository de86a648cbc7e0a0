public import AloudSpeech
public import AloudTree

/// The screen that "Chart details" opens: what a chart is called, how it sounds, and what it shows.
///
///     let explorer = ChartExplorer(description, words: words)
///     for (id, role) in explorer.roles where role == .play { … }
///
/// A heading, the title, a button that plays, the graph (one for each series) for listening with a finger; then sections
/// with headings: the app's summary, what is computed, statistics, axes, series; last a button that closes it. Sections
/// without content are left out. Elements are in given order, one below the other.
///
/// Source: WWDC21, demonstration of the explorer (title, play button, summary, features); statistics, axes and series are
/// assumed.
public struct ChartExplorer: Equatable, Sendable {
  /// What an element is for, beside being read.
  public enum Role: Hashable, Sendable {
    /// Plays the audio graph.
    case play
    /// The graph itself, for a finger that is held down and moved; nil stands for all series of a chart that has none.
    case graph(series: Int?)
    /// Closes the screen.
    case done
  }

  public let tree: Tree
  /// The elements that do something.
  public let roles: [NodeID: Role]

  /// In points: as wide as a phone, and rows as high as a finger.
  private static let width = 390.0
  private static let rowHeight = 44.0

  /// - Complexity: O(sentences).
  public init(_ description: ChartDescription, words: ChartWords) {
    let rows = ChartExplorer.rows(description, words)
    tree = ChartExplorer.tree(of: rows.map(\.node))
    // The screen is node 0; rows are its children and have none of their own.
    roles = Dictionary(zip(tree.ids, rows).compactMap { id, row in row.role.map { (id, $0) } }) { $1 }
  }

  /// The element for a role; nil where there is none.
  public func id(of role: Role) -> NodeID? { roles.first { $0.value == role }?.key }

  private struct Row {
    var node: Node
    var role: Role?

    /// The language, in BCP-47, is that of the app's own texts; nil is VoiceOver's.
    init(_ text: String, _ traits: Traits = .staticText, _ role: Role? = nil, in language: String? = nil) {
      node = Node(label: SpokenText(text), traits: traits)
      node.details.language = language
      self.role = role
    }
  }

  private static func rows(_ description: ChartDescription, _ words: ChartWords) -> [Row] {
    let book = words.words
    var rows = [Row(book.text(.rotorAudioGraph), .header)]
    let title = words.chart.title?.onOneLine ?? ""
    if !title.saysNothing { rows.append(Row(book.text(.audiographTitle, ["title": title]))) }
    rows.append(Row(book.text(.audiographPlay), .button, .play))
    rows += graphs(words, title.saysNothing ? book.text(.rotorAudioGraph) : title)
    for (heading, kinds) in sections {
      let sentences = description.sentences(kinds)
      guard sentences.contains(where: { $0.kind != .computed }) else { continue }
      rows.append(Row(book.text(heading), .header))
      rows += sentences.map { Row($0.text, in: $0.kind == .summary ? words.language : nil) }
    }
    return rows + [Row(book.text(.audiographDone), .button, .done)]
  }

  private static let sections: [(heading: Phrase, kinds: Set<ChartDescription.Kind>)] = [
    (.audiographSummary, [.summary]),
    (.audiographFeatures, [.computed, .shape, .trend, .peak, .valley, .outlier, .comparison, .note]),
    (.audiographStatistics, [.extrema, .statistics]),
    (.audiographAxes, [.axis]),
    (.audiographSeries, [.series]),
  ]

  private static func graphs(_ words: ChartWords, _ title: String) -> [Row] {
    let count = words.chart.series.count
    guard count > 1 else { return [Row(title, [], .graph(series: count == 1 ? 0 : nil), in: words.language)] }
    return (0..<count).map { series in
      Row(words.name(ofSeries: series)?.onOneLine ?? title, [], .graph(series: series), in: words.language)
    }
  }

  private static func tree(of nodes: [Node]) -> Tree {
    var builder = Tree.Builder(order: .given)
    for (row, node) in nodes.enumerated() {
      var node = node
      node.frame = Frame(x: 0, y: Double(row) * rowHeight, width: width, height: rowHeight)
      do { try builder.add(node) } catch { preconditionFailure("A screen of single rows is not too deep.") }
    }
    return builder.finish()
  }
}

public import AloudSpeech
public import AloudTree

/// The screen that "Chart details" opens: what a chart is called, how it sounds, and what it shows.
///
///     let explorer = ChartExplorer(words, limits: settings.insights)
///     for (id, role) in explorer.roles where role == .play { … }
///
/// A heading; a group that is called as the chart is, with a button that plays it; where there are several series, a button that says
/// which is shown and goes on to the next; the graph of that series, for listening with a finger; then the sections Summary, Insights
/// and Statistics (``ChartDetails``); last a button that closes it. Sections without content are left out. Elements are in given
/// order, one below the other.
///
/// Source: WWDC21, demonstration of the explorer (title, Play, summary), where the title is said before Play, without a word for it;
/// the names of sections and buttons are those of Apple's screen. That a double tap goes on to the next series is assumed.
public struct ChartExplorer: Equatable, Sendable {
  /// The use of an element that is more than read.
  public enum Role: Hashable, Sendable {
    /// Plays the audio graph.
    case play
    /// Shows the next series.
    case nextSeries
    /// The graph itself, for a finger that is held down and moved; nil stands for that of a chart that has no series.
    case graph(series: Int?)
    /// Closes the screen.
    case done
  }

  public let tree: Tree
  /// The elements that do something.
  public let roles: [NodeID: Role]
  /// The place of the series that is shown, from 0; nil where there is none.
  public let series: Int?

  /// In points: as wide as a phone, and rows as high as a finger.
  private static let width = 390.0
  private static let rowHeight = 44.0

  /// After the last series comes the first.
  ///
  /// - Complexity: O(n log n) of the points of that series, and O(categories).
  public init(_ words: ChartWords, limits: VoiceOverSettings.Insights, series: Int = 0) {
    let count = words.chart.series.count
    let shown = count > 0 ? series % count : nil
    let screen = ChartExplorer.screen(words, limits, shown)
    (tree, roles) = ChartExplorer.tree(of: screen)
    self.series = shown
  }

  /// The element for a role; nil where there is none.
  public func id(of role: Role) -> NodeID? { roles.first { $0.value == role }?.key }

  private struct Row {
    var node: Node
    var role: Role?
    /// The group in which the row stands.
    var group: Node?

    /// The language, in BCP-47, is that of the app's own texts; nil is VoiceOver's.
    init(_ text: String, _ traits: Traits = .staticText, _ role: Role? = nil, in language: String? = nil) {
      node = Node(label: SpokenText(text), traits: traits)
      node.details.language = language
      self.role = role
    }
  }

  private static func screen(_ words: ChartWords, _ limits: VoiceOverSettings.Insights, _ series: Int?) -> [Row] {
    let book = words.words
    let title = words.chart.title?.onOneLine ?? ""
    let isNamed = !title.saysNothing
    var play = Row(book.text(.audiographPlay), .button, .play)
    if isNamed {
      var group = Node(label: SpokenText(title), container: .group)
      group.details.language = words.language
      play.group = group
    }
    var rows = [Row(book.text(.rotorAudioGraph), .header), play]
    let name = series.flatMap(words.name(ofSeries:))?.onOneLine
    let isOneOfSeveral = words.chart.series.count > 1
    if isOneOfSeveral, let name {
      rows.append(Row(book.text(.chartCurrentSeries, ["series": name]), .button, .nextSeries))
    }
    let graph = (isOneOfSeveral ? name : nil) ?? (isNamed ? title : book.text(.rotorAudioGraph))
    rows.append(Row(graph, [], .graph(series: series), in: words.language))
    for (section, sentences) in ChartDetails(words: words, limits: limits).sections(ofSeries: series ?? -1)
    where !sentences.isEmpty {
      rows.append(Row(book.text(heading(of: section)), .header))
      rows += sentences.map { Row($0.text, in: $0.kind == .summary ? words.language : nil) }
    }
    return rows + [Row(book.text(.audiographDone), .button, .done)]
  }

  private static func heading(of section: ChartDetails.Section) -> Phrase {
    switch section {
    case .summary: .audiographSummary
    case .insights: .chartInsights
    case .statistics: .audiographStatistics
    }
  }

  private static func tree(of rows: [Row]) -> (Tree, [NodeID: Role]) {
    var builder = Tree.Builder(order: .given)
    do {
      for (number, row) in rows.enumerated() {
        let frame = Frame(x: 0, y: Double(number) * rowHeight, width: width, height: rowHeight)
        if var group = row.group {
          group.frame = frame
          try builder.open(group)
        }
        var node = row.node
        node.frame = frame
        try builder.add(node)
        if row.group != nil { builder.close() }
      }
    } catch { preconditionFailure("A screen of rows in groups is not too deep.") }
    let tree = builder.finish()
    let elements = tree.ids.filter { tree[$0].container == .none }
    let roles = zip(elements, rows).compactMap { id, row in row.role.map { (id, $0) } }
    return (tree, Dictionary(roles) { $1 })
  }
}

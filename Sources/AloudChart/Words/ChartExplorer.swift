internal import AloudBase
public import AloudSpeech
public import AloudTree

/// The screen that "Chart details" opens: the title of a chart, its sound, and its description.
///
///     let explorer = ChartExplorer(words)
///     for (id, role) in explorer.roles where role == .play { … }
///
/// The screen has a heading; a group with the name of the chart and a button that plays it; if there are several
/// series, a button with the name of the current series that shows the next one; the graph of that series, for a
/// finger; the sections Summary, Insights and Statistics (``ChartDetails``); and a button that closes the screen. Empty
/// sections are left out. The elements have a given order, from top to bottom.
///
/// Source: WWDC21, demonstration of the explorer (title, Play, summary), where the title is said before Play, without a
/// role. The names of sections and buttons are those of Apple's screen. It is assumed that a double tap shows the next
/// series.
public struct ChartExplorer: Equatable, Sendable {
  /// The role of an element that has more than a text.
  public enum Role: Hashable, Sendable {
    /// Plays the audio graph.
    case play
    /// Shows the next series.
    case nextSeries
    /// The graph for a finger that is held down and moved; nil for a chart without series.
    case graph(series: Int?)
    /// Closes the screen.
    case done
  }

  /// The elements of the screen, in reading order.
  public let tree: Tree
  /// The elements with a role.
  public let roles: [NodeID: Role]
  /// The index of the current series; nil if there is none.
  public let series: Int?

  /// The size in points: as wide as a phone, with rows as high as a fingertip.
  private static let width = 390.0
  private static let rowHeight = 44.0

  /// After the last series, the first one follows.
  ///
  /// - Complexity: O(n log n) in the points of that series, and O(categories).
  public init(_ words: ChartWords, series: Int = 0) {
    let count = words.chart.series.count
    let shown = count > 0 ? series % count : nil
    let screen = ChartExplorer.screen(words, shown)
    (tree, roles) = ChartExplorer.tree(of: screen)
    self.series = shown
  }

  /// The element with a role; nil if there is none.
  public func id(of role: Role) -> NodeID? { roles.first { $0.value == role }?.key }

  private struct Row {
    var node: Node
    var role: Role?
    /// The group that contains the row.
    var group: Node?

    /// `language` is the language (BCP-47) of the app's texts; nil for that of VoiceOver.
    init(_ text: String, _ traits: Traits = .staticText, _ role: Role? = nil, in language: String? = nil) {
      node = Node(label: SpokenText(text), traits: traits)
      node.details.language = language
      self.role = role
    }
  }

  private static func screen(_ words: ChartWords, _ series: Int?) -> [Row] {
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
    for (section, sentences) in ChartDetails(words: words).sections(ofSeries: series ?? -1)
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

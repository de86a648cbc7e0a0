public import AloudReader
internal import AloudSpeech
public import AloudTree

/// One screen in its first state, before any handler has run, and the walk through it.
///
/// Rules speak of ``stops``, so that what is hidden, behind a dialog or pruned raises nothing.
public struct AuditedScreen: Sendable {
  /// The document that the screen is part of.
  public let document: Document
  /// The screen as it is written.
  public let screen: Document.Screen
  /// The place of the screen among those of the document, from 0.
  public let index: Int
  /// True for a page of the web, on which some rules look at something else, and some at nothing.
  public let isPage: Bool
  /// VoiceOver on the screen, before anybody has done anything.
  public let reader: ScreenReader
  /// The stops of flicking right, in their order.
  public let stops: [Stop]
  /// The reading order, with its containers.
  public var order: ReadingOrder { reader.narrator.order }
  /// The nodes of the screen.
  public var tree: Tree { screen.tree }
  /// The place of the screen in the document: `elements` of the first one, else `screens.detail`.
  public var path: String { screen.key.map { "screens.\($0)" } ?? "elements" }
  /// Controls among the stops, in reading order.
  public var controls: some Sequence<Stop> { stops.lazy.filter(\.isControl) }

  /// Walks through a screen of a document; `index` is its place there, from 0.
  ///
  /// - Complexity: O(n log n) in the nodes of the screen.
  public init(_ document: Document, _ screen: Document.Screen, index: Int) {
    self.document = document
    self.screen = screen
    self.index = index
    isPage = screen.tree.nodes.contains { $0.sharedDetails?.value.web != nil }
    let reader = ScreenReader(document, screen: screen)
    self.reader = reader
    let order = reader.narrator.order
    stops = order.stops.indices.map { Stop(rank: $0, order: order, tree: screen.tree) }
  }

  /// The stop at a node; nil where VoiceOver does not stop.
  ///
  /// - Complexity: O(1).
  public func stop(at node: NodeID) -> Stop? { order.rank(of: node).map { stops[$0] } }

  /// The utterance about a stop by itself, without its hint and the containers around it.
  public func utterance(of stop: Stop) -> String {
    reader.renderer.description(reader.narrator.utterance(atRank: stop.rank, after: stop.rank))
  }

  /// The same less a hint that is said in place of a label.
  func utteranceWithoutHint(of stop: Stop) -> String {
    let utterance = reader.narrator.utterance(atRank: stop.rank, after: stop.rank)
    return utterance.fragments.filter { $0.part != .hint }.map(\.text).joined(separator: ", ")
  }

  /// The stops inside a node, in reading order; with the node's own where it is one.
  ///
  /// - Complexity: O(nodes inside).
  public func stops(inside node: NodeID) -> [Stop] {
    tree.ids(inside: node).compactMap { order.rank(of: $0) }.sorted().map { stops[$0] }
  }

  /// The language of a node's texts: its own, or that of what is around it.
  ///
  /// - Complexity: O(depth).
  public func language(of node: NodeID) -> String {
    var next: NodeID? = node
    while let id = next {
      if let language = tree.nodes[id.index].sharedDetails?.value.language { return language }
      next = tree.parent(of: id)
    }
    return document.language
  }
}

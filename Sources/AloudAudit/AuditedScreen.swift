public import AloudReader
internal import AloudSpeech
public import AloudTree

/// A screen in its initial state, before any handler has run, with its reading order.
///
/// Rules check ``stops``, so that elements which are hidden, behind a dialog or pruned cause no findings.
public struct AuditedScreen: Sendable {
  /// The document that contains the screen.
  public let document: Document
  /// The screen of the document.
  public let screen: Document.Screen
  /// The index of the screen in the document, from 0.
  public let index: Int
  /// True for a web page. On web pages, some rules check something else, and some check nothing.
  public let isPage: Bool
  /// True for a screen from a dump: an importer has added what the dump does not tell.
  let isImported: Bool
  /// True for a dump of XCTest without traits, so that it has neither hints nor most headings.
  let isOfXCTest: Bool
  /// VoiceOver on the screen, before any gesture.
  public let reader: ScreenReader
  /// The stops of swiping right, in order.
  public let stops: [Stop]
  /// The reading order, with its containers.
  public var order: ReadingOrder { reader.narrator.order }
  /// The nodes of the screen.
  public var tree: Tree { screen.tree }
  /// The path of the screen in the document: `elements` for the first screen, otherwise such as `screens.detail`.
  public var path: String { screen.key.map { "screens.\($0)" } ?? "elements" }
  /// The stops that are controls, in reading order.
  public var controls: some Sequence<Stop> { stops.lazy.filter { $0.isControl } }

  /// Creates the walk through a screen of a document; `index` is its index there, from 0.
  ///
  /// - Complexity: O(n log n) in the nodes of the screen.
  public init(_ document: Document, _ screen: Document.Screen, index: Int) {
    self.document = document
    self.screen = screen
    self.index = index
    isPage = screen.tree.nodes.contains { $0.sharedDetails?.value.web != nil }
    let inferences = screen.tree.nodes.lazy.compactMap { $0.sharedDetails?.value.inferences }
    isImported = inferences.contains { !$0.isEmpty }
    // Dumps of the accessibility bridge tell headings and hints.
    isOfXCTest =
      isImported && inferences.contains { $0.contains("roleImpliesTraits") }
      && !inferences.contains { $0.contains("emitterOrder") }
    let reader = ScreenReader(document, screen: screen)
    self.reader = reader
    let order = reader.narrator.order
    stops = order.stops.indices.map { Stop(rank: $0, order: order, tree: screen.tree) }
  }

  /// The stop at a node; nil where VoiceOver does not stop.
  ///
  /// - Complexity: O(1).
  public func stop(at node: NodeID) -> Stop? { order.rank(of: node).map { stops[$0] } }

  /// The utterance for a stop, without its hint and the containers around it.
  public func utterance(of stop: Stop) -> String {
    reader.renderer.description(reader.narrator.utterance(atRank: stop.rank, after: stop.rank))
  }

  /// The utterance for a stop, also without a hint that is said in place of a label.
  func utteranceWithoutHint(of stop: Stop) -> String {
    let utterance = reader.narrator.utterance(atRank: stop.rank, after: stop.rank)
    return utterance.fragments.filter { $0.part != .hint }.map { $0.text }.joined(separator: ", ")
  }

  /// The stops inside a node, in reading order, including the node itself if it is a stop.
  ///
  /// - Complexity: O(nodes inside).
  public func stops(inside node: NodeID) -> [Stop] {
    tree.ids(inside: node).compactMap { order.rank(of: $0) }.sorted().map { stops[$0] }
  }

  /// True for a key of the system's keyboard in a dump: an app cannot correct it.
  func isKeyOfSystem(_ node: NodeID) -> Bool {
    guard let inferences = tree.nodes[node.index].sharedDetails?.value.inferences else { return false }
    return inferences.contains("keyboardKey")
      || tree.nodes[node.index].traits.contains(.keyboardKey) && inferences.contains("roleImpliesTraits")
  }

  /// The language of a node's texts: its own, or that of the nearest ancestor that has one.
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

public import AloudTree

/// Says what VoiceOver says of each stop of a screen.
///
///     let narrator = Narrator(tree: tree, order: ReadingOrder(of: tree), language: "en", words: words)
///     narrator.utterance(atRank: 0).description.map(\.text)  // ["Settings", "Heading"]
public struct Narrator: Sendable {
  let screen: SpokenScreen

  /// The language, in BCP-47, is that of VoiceOver, and of texts that name none; `words` gives the words of a language.
  public init(
    tree: Tree, order: ReadingOrder, profile: Profile = .voiceOver, settings: VoiceOverSettings = VoiceOverSettings(),
    language: String, words: (String) -> Phrasebook
  ) {
    screen = SpokenScreen(
      tree: tree, order: order, profile: profile, settings: settings, language: language, words: words)
  }

  /// The same narrator on a tree in which nodes say something else, and stand where they stood (`Node.standsAs(_:)`).
  ///
  /// - Complexity: O(1).
  public func saying(_ tree: Tree) -> Narrator { Narrator(screen: SpokenScreen(screen, saying: tree)) }

  private init(screen: SpokenScreen) { self.screen = screen }

  public var tree: Tree { screen.tree }
  public var order: ReadingOrder { screen.order }

  // A step looks at single things in place: handing out the tree or the order retains all of their arrays.

  public var stopCount: Int { screen.order.stops.count }
  /// The element at which VoiceOver stops; ranks count from 0.
  public func stop(atRank rank: Int) -> NodeID { screen.order.stops[rank] }
  /// The traits of a node as written.
  public func traits(of id: NodeID) -> Traits { screen.tree.nodes[id.index].traits }
  /// True when a node has any of the rare properties.
  public func hasDetails(_ id: NodeID) -> Bool { screen.tree.nodes[id.index].hasDetails }
  public var profile: Profile { screen.profile }
  public var language: String { screen.language }

  /// The name of a custom rotor; that of a system rotor is in VoiceOver's own words.
  public func name(of rotor: CustomRotor) -> String {
    switch rotor.kind {
    case .named(let name): name
    case .system(let type): screen.words.name(of: type)
    }
  }

  /// The utterance about the stop of this rank.
  ///
  /// - Parameters:
  ///   - rank: from 0.
  ///   - previous: the rank of the stop that was read before; decides which containers are entered, which table headers
  ///     are new, and whether a cue would be a repetition. Nil is coming from nowhere.
  /// - Returns: what is said, fragment by fragment.
  /// - Complexity: O(1) in the size of the screen.
  public func utterance(atRank rank: Int, after previous: Int? = nil) -> Utterance {
    Composer(screen: screen, rank: rank, previous: previous).compose()
  }
}

public import AloudTree

/// Says what VoiceOver says about each stop of a screen.
///
///     let narrator = Narrator(tree: tree, order: ReadingOrder(of: tree), language: "en", words: words)
///     narrator.utterance(atRank: 0).description.map(\.text)  // ["Settings", "Heading"]
public struct Narrator: Sendable {
  let screen: SpokenScreen

  /// `language` (BCP-47) is the language of VoiceOver, and of texts without a language. `words` returns a phrasebook.
  public init(
    tree: Tree, order: ReadingOrder, profile: Profile = .voiceOver, settings: VoiceOverSettings = VoiceOverSettings(),
    language: String, words: (String) -> Phrasebook
  ) {
    screen = SpokenScreen(
      tree: tree, order: order, profile: profile, settings: settings, language: language, words: words)
  }

  /// The same narrator for a changed tree. Its nodes may say something else, but their order is equal
  /// (`Node.standsAs(_:)`).
  ///
  /// - Complexity: O(1).
  public func saying(_ tree: Tree) -> Narrator { Narrator(screen: SpokenScreen(screen, saying: tree)) }

  private init(screen: SpokenScreen) { self.screen = screen }

  /// The screen.
  public var tree: Tree { screen.tree }
  /// The stops of the screen, in order.
  public var order: ReadingOrder { screen.order }

  // These members read single values in place. To return the tree or the order would retain all of their arrays.

  /// The number of stops.
  public var stopCount: Int { screen.order.stops.count }
  /// The element at which VoiceOver stops, by its rank from 0.
  public func stop(atRank rank: Int) -> NodeID { screen.order.stops[rank] }
  /// The traits of a node as written.
  public func traits(of id: NodeID) -> Traits { screen.tree.nodes[id.index].traits }
  /// True when a node has any of the rare properties.
  public func hasDetails(_ id: NodeID) -> Bool { screen.tree.nodes[id.index].hasDetails }
  /// Whose speech is simulated.
  public var profile: Profile { screen.profile }
  /// The language of the screen, as a BCP-47 tag.
  public var language: String { screen.language }

  /// The name of a custom rotor. VoiceOver names a system rotor.
  public func name(of rotor: CustomRotor) -> String {
    switch rotor.kind {
    case .named(let name): name
    case .system(let type): screen.words.name(of: type)
    }
  }

  /// The utterance for the stop with this rank.
  ///
  /// - Parameters:
  ///   - rank: from 0.
  ///   - previous: the rank of the stop that was read before. It decides which containers are entered, which table
  ///     headers are new, and whether a cue would repeat. Nil if there was none.
  /// - Returns: the utterance, fragment by fragment.
  /// - Complexity: O(1) in the size of the screen.
  public func utterance(atRank rank: Int, after previous: Int? = nil) -> Utterance {
    Composer(screen: screen, rank: rank, previous: previous).compose()
  }
}

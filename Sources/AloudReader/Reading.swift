public import AloudSpeech
public import AloudTree

/// A screen read from its first stop to its last.
///
///     for stop in reader.reading() { print(stop.text) }
public struct Reading: Sequence, Sendable {
  /// A stop, and its utterance.
  public struct Stop: Sendable {
    /// From 0.
    public let rank: Int
    /// The element, in the tree of the screen.
    public let node: NodeID
    /// All that VoiceOver says there, with the clause of each fragment. ``text`` has the words.
    public let utterance: Utterance
    let renderer: Renderer

    /// Description, cues and hint.
    public var text: String { renderer.text(utterance) }
    /// The words about the element itself.
    public var description: String { renderer.description(utterance) }
    /// The words about what else there is, such as "Actions available"; empty for most stops.
    public var cues: [String] { renderer.cues(utterance) }
    /// The words after a pause; nil when there are none.
    public var hint: String? { renderer.hint(utterance) }
  }

  private let narrator: Narrator
  private let renderer: Renderer

  init(reader: ScreenReader) {
    narrator = reader.narrator
    renderer = reader.renderer
  }

  /// The number of stops.
  public var count: Int { narrator.order.stops.count }

  /// The element of a stop, without its utterance.
  public func node(atRank rank: Int) -> NodeID { narrator.order.stops[rank] }

  /// The stop with the words after the previous stop.
  ///
  /// - Complexity: O(1).
  public subscript(rank: Int) -> Stop {
    stop(rank, after: rank > 0 && narrator.profile == .voiceOver ? rank - 1 : nil)
  }

  /// The stop with the words when the cursor comes from another stop. Nil means from outside all containers. Ranks
  /// start at 0.
  ///
  /// - Complexity: O(1).
  public func stop(_ rank: Int, after previous: Int?) -> Stop {
    Stop(
      rank: rank, node: narrator.order.stops[rank],
      utterance: narrator.utterance(atRank: rank, after: previous), renderer: renderer)
  }

  public func makeIterator() -> some IteratorProtocol<Stop> { (0..<count).lazy.map { self[$0] }.makeIterator() }
}

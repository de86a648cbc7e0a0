public import AloudSpeech
public import AloudTree

/// VoiceOver on one screen: where its cursor is, and what it says there.
///
///     var reader = try ScreenReader([.heading("Sign in"), .textField("Email")])
///     reader.currentSpeech().utterance  // "Sign in, Heading"
///     reader.moveForward().utterance    // "Email, Text field"
///     reader.moveForward().isBoundary   // true
///
/// A value without time: copies do not affect each other. The names of the moves are those of Apple's
/// `XCUIVoiceOverService`.
public struct ScreenReader: Sendable {
  public let narrator: Narrator
  public let renderer: Renderer
  /// The place of the VoiceOver cursor among the stops, from 0; nil on a screen without stops.
  public private(set) var rank: Int?

  /// A reader on a screen of a document, focused on its first stop.
  ///
  /// - Parameters:
  ///   - document: the app.
  ///   - screen: nil is the first.
  ///   - options: how it is to be read.
  /// - Complexity: O(n log n) in the nodes of the screen.
  public init(_ document: Document, screen: Document.Screen? = nil, options: ReaderOptions = ReaderOptions()) {
    let tree = (screen ?? document.firstScreen).tree
    let order = ReadingOrder(
      of: tree, rowThreshold: document.device.rowThreshold, direction: document.direction,
      options: options.profile.orderOptions(options.settings))
    let library = options.library
    narrator = Narrator(
      tree: tree, order: order, profile: options.profile, settings: options.settings, language: document.language,
      words: { library.phrasebook(for: $0, settings: options.settings) })
    renderer = options.renderer
    rank = order.stops.isEmpty ? nil : 0
  }

  /// A reader on a screen written in Swift.
  ///
  /// - Throws: `TreeError` when ids are repeated or items nested too deep.
  public init(_ outline: Outline, language: String = "en", options: ReaderOptions = ReaderOptions()) throws(TreeError) {
    self.init(try Document(outline, language: language), options: options)
  }

  /// The node under the cursor.
  public var focus: NodeID? { rank.map { narrator.order.stops[$0] } }

  /// What is said of the element under the cursor.
  public func currentSpeech() -> Output { rank.map { output(atRank: $0, after: nil) } ?? Output() }

  /// Flicks right: to the next element.
  @discardableResult
  public mutating func moveForward() -> Output { move(by: 1) }

  /// Flicks left: to the element before.
  @discardableResult
  public mutating func moveBackward() -> Output { move(by: -1) }

  private mutating func move(by step: Int) -> Output {
    guard let old = rank, narrator.order.stops.indices.contains(old + step) else { return .boundary }
    rank = old + step
    return output(atRank: old + step, after: old)
  }

  /// Every stop, each as if it were reached by flicking right from the one before; with AccessibilitySnapshot's profile
  /// each on its own.
  public func reading() -> Reading { Reading(reader: self) }

  func output(atRank rank: Int, after previous: Int?) -> Output {
    Output(narrator.utterance(atRank: rank, after: previous), renderer: renderer)
  }
}

extension ScreenReader {
  /// What is said after a move.
  public struct Output: Sendable, CustomStringConvertible {
    /// What is said of the element, cues included, without the hint.
    public let utterance: String
    /// What is said after a pause; nil when there is nothing.
    public let hint: String?
    /// True when there was nowhere to go: a sound is heard, nothing is said.
    public let isBoundary: Bool
    private let spoken: Utterance

    /// The fragments of the utterance, each with the reason why it is said.
    public var parts: [Fragment] { spoken.fragments }

    init(_ utterance: Utterance, renderer: Renderer) {
      var withoutHint = utterance
      withoutHint.hint = []
      self.utterance = renderer.text(withoutHint)
      hint = renderer.hint(utterance)
      isBoundary = false
      spoken = utterance
    }

    init(isBoundary: Bool = false) {
      utterance = ""
      hint = nil
      self.isBoundary = isBoundary
      spoken = Utterance()
    }

    /// What is said, then the hint: what a failed expectation shows.
    public var description: String {
      isBoundary ? "[boundary]" : [utterance, hint].compactMap(\.self).joined(separator: ", ")
    }

    static let boundary = Output(isBoundary: true)

    public static func == (output: Output, utterance: String) -> Bool { output.utterance == utterance }
    public static func != (output: Output, utterance: String) -> Bool { output.utterance != utterance }
  }
}

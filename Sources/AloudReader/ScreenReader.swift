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
/// `XCUIVoiceOverService`. ``perform(_:)`` takes every gesture; what only an app can answer comes out as a
/// ``Event/request(_:)``. A `Simulator` has an app that answers, and a clock.
public struct ScreenReader: Sendable {
  /// The screen, and the words about it.
  public internal(set) var narrator: Narrator
  public let renderer: Renderer
  /// The place of the VoiceOver cursor among the stops, from 0; nil on a screen without stops.
  public internal(set) var rank: Int?

  var environment: ReadingEnvironment
  var rotor = Rotor()
  /// The app, and what lies over it.
  var layers = LayerStack(Layer.app)
  /// The containers that the cursor has been moved into and stands on; grouped navigation alone asks.
  var grouping = Grouping()
  /// How far the content of scroll views is moved, in points, so that the cursor is in sight.
  var scrolling = Scrolling()
  var isDragging = false
  /// True once the direct touch area under the cursor has been activated.
  var isAreaActivated = false
  var isReadingAll = false
  /// True while the screen change is awaited that turns the page.
  var isTurningPage = false
  /// True while speech is off.
  public internal(set) var isMuted = false
  /// True while the screen curtain is drawn: nothing is seen, everything is said.
  public internal(set) var isCurtained = false
  /// The status that was said last after scrolling: the same once more is the end.
  var lastStatus: String?
  /// The last utterance about the element under the cursor.
  var lastSaid: Utterance?
  /// The contents of live regions that have gone, as behind a modal dialog, by their nodes of the page: a region that
  /// comes back is not new.
  var hiddenRegions: [Int: LiveRegionContent] = [:]
  var asked: Asked?
  /// The range that was just selected in the field that is edited, in characters from 0.
  var selection: Range<Int>?
  var liveRegions: [NodeID] = []
  /// The text of the field before a deletion.
  var textBefore: String?
  var commands = CommandState()
  /// The tables for the rotor and for touch; made when they are first asked for.
  var index: ScreenIndex?

  /// A reader on a screen of a document, the first unless another is given, focused on its first stop.
  ///
  /// - Complexity: O(n log n) in the nodes of the screen.
  public init(_ document: Document, screen: Document.Screen? = nil, options: ReaderOptions = ReaderOptions()) {
    self.init(document, screen: screen, in: ReadingEnvironment(document, options: options))
  }

  /// The same user on an app that begins anew: what VoiceOver was set to stays.
  package init(_ document: Document, screen: Document.Screen?, as reader: ScreenReader) {
    self.init(document, screen: screen, in: reader.environment)
    isMuted = reader.isMuted
    isCurtained = reader.isCurtained
    rotor.chosen = reader.rotor.chosen
    commands = reader.commands
  }

  private init(_ document: Document, screen: Document.Screen?, in environment: ReadingEnvironment) {
    self.environment = environment
    narrator = self.environment.narrator(for: (screen ?? document.firstScreen).tree)
    renderer = environment.options.renderer
    scrolling = Scrolling(narrator.tree)
    liveRegions = narrator.tree.liveRegions
    rank = narrator.order.stops.isEmpty ? nil : 0
    chooseRotorOfFocus()
    if rank != nil, settings.navigation == .grouped { _ = standOnFirstMember() }
  }

  /// A reader on a screen written in Swift.
  ///
  /// - Throws: `TreeError` when ids are repeated or items nested too deep.
  public init(_ outline: Outline, language: String = "en", options: ReaderOptions = ReaderOptions()) throws(TreeError) {
    self.init(try Document(outline, language: language), options: options)
  }

  /// The node under the cursor.
  public var focus: NodeID? { rank.map { narrator.stop(atRank: $0) } }

  /// The id that the document gives a node of the screen; nil where it gives none.
  public func id(of node: NodeID) -> String? { narrator.tree[node].id }

  /// The screen, in points.
  public var screenFrame: Frame { Frame(x: 0, y: 0, width: environment.width, height: environment.height) }

  /// The layout direction of the app.
  public var direction: Document.Direction { environment.direction }

  /// The container that the cursor is around, where containers are stops; nil on an element.
  package var focusedContainer: NodeID? { grouping.current.map { narrator.order.containers[$0].node } }

  /// The user's settings.
  public var settings: VoiceOverSettings { environment.options.settings }

  /// The words of all languages.
  package var voices: VoiceLibrary { environment.options.voices }

  /// Every stop, each as if it were reached by flicking right from the one before; with AccessibilitySnapshot's profile
  /// each on its own.
  public func reading() -> Reading { Reading(reader: self) }
}

// The moves of `XCUIVoiceOverService`.
extension ScreenReader {
  /// The words about the element under the cursor.
  public func currentSpeech() -> Output {
    Output(rank.map { containerUnderCursor() ?? arrival(atRank: $0, after: nil) }, renderer: renderer)
  }

  /// Flicks right: to the next element.
  @discardableResult
  public mutating func moveForward() -> Output { output(of: step(by: 1)) }

  /// Flicks left: to the element before.
  @discardableResult
  public mutating func moveBackward() -> Output { output(of: step(by: -1)) }

  /// Flicks right with two fingers: into the container under the cursor (the setting `navigation`).
  @discardableResult
  public mutating func moveIn() -> Output { output(of: enterContainer()) }

  /// Flicks left with two fingers: to the container around the cursor, where containers are stops.
  @discardableResult
  public mutating func moveOut() -> Output { output(of: leaveContainer()) }

  private func output(of utterance: Utterance?) -> Output {
    Output(utterance, isBoundary: utterance == nil, renderer: renderer)
  }
}

/// The state that a command leaves for later commands.
struct CommandState: Equatable, Sendable {
  var searched: String?
  var pasteboard: String?
  /// True while letters are commands, unless a text is edited.
  var navigatesByLetter = false
  /// True when the selection grew last, false when it shrank; nil before the first change.
  var selectionGrew: Bool?
}

// VoiceOver is turned off and on.
extension ScreenReader {
  /// Ends reading on, dragging, and whatever else VoiceOver does by itself.
  package mutating func stopActing() {
    isReadingAll = false
    isTurningPage = false
    isDragging = false
  }

  /// It speaks, and the curtain is open, whatever was set before.
  package mutating func turnOn() {
    isMuted = false
    isCurtained = false
  }

  /// The words after a move.
  public struct Output: Sendable, CustomStringConvertible {
    /// The words about the element before the first pause.
    public let utterance: String
    /// The words from the first pause on, such as "Actions available"; nil when there are none.
    public let hint: String?
    /// True when there was nowhere to go: a sound is heard, nothing is said.
    public let isBoundary: Bool
    private let spoken: Utterance

    /// The fragments of the utterance, each with the reason why it is said.
    public var parts: [Fragment] { spoken.fragments }

    init(_ utterance: Utterance?, isBoundary: Bool = false, renderer: Renderer) {
      spoken = utterance ?? Utterance()
      self.utterance = renderer.textWithoutHint(spoken)
      hint = spoken.afterPause.map { renderer.text($0) }
      self.isBoundary = isBoundary
    }

    /// The utterance, then the hint: the text that a failed expectation shows.
    public var description: String {
      isBoundary ? "[boundary]" : [utterance, hint].compactMap(\.self).joined(separator: ", ")
    }

    public static func == (output: Output, utterance: String) -> Bool { output.utterance == utterance }
    public static func != (output: Output, utterance: String) -> Bool { output.utterance != utterance }
  }

  /// The text of an element on a braille display: see `BrailleText`.
  ///
  ///     reader.brailleText(of: reader.reading()[0].utterance)  // "Search btn"
  public func brailleText(of utterance: Utterance) -> String { brailleWriter.text(of: utterance) }

  /// The text of an announcement on a braille display.
  public func brailleMessage(of utterance: Utterance) -> String { brailleWriter.message(utterance) }

  /// The text of the item under the cursor on a braille display; empty where there is none. Containers around it are
  /// not named: they are said on entry, and the line stays.
  public var brailleText: String {
    guard let rank else { return "" }
    return brailleText(of: containerUnderCursor() ?? narrator.utterance(atRank: rank, after: rank))
  }

  /// The language of VoiceOver, whose braille table a display has: BCP-47.
  public var brailleLanguage: String { narrator.language }

  private var brailleWriter: BrailleText {
    let options = environment.options
    return BrailleText(settings: options.settings) {
      options.library.phrasebook(for: $0, settings: options.settings)
    }
  }
}

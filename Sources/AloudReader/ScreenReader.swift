public import AloudSpeech
public import AloudTree

/// VoiceOver on one screen: its cursor, and what it says.
///
///     var reader = try ScreenReader([.heading("Sign in"), .textField("Email")])
///     reader.currentSpeech().utterance  // "Sign in, Heading"
///     reader.moveForward().utterance    // "Email, Text field"
///     reader.moveForward().isBoundary   // true
///
/// The reader is a value without a clock; copies are independent. The moves have the names of Apple's
/// `XCUIVoiceOverService`. ``perform(_:)`` takes every gesture. What only an app can answer is returned as
/// ``Event/request(_:)``. A `Simulator` has an app that replies, and a clock.
public struct ScreenReader: Sendable {
  /// The screen and its words.
  public internal(set) var narrator: Narrator

  var environment: ReadingEnvironment
  var rotor = Rotor()
  /// The app, and the layers over it.
  var layers = LayerStack(Layer.app)
  var cursor = Cursor()
  /// How far the content of scroll views is moved, in points, so that the cursor is visible.
  var scrolling = Scrolling()
  var ongoing = OngoingActions()
  var said = SaidBefore()
  var regions = LiveRegions()
  var editing = TextEditing()
  var commands = CommandState()
  /// The look-up tables for the rotor and for touches, made on first use.
  var index: ScreenIndex?

  /// A reader on a screen of a document (by default the first), with the cursor on the first stop.
  ///
  /// - Complexity: O(n log n) in the nodes of the screen.
  public init(_ document: Document, screen: Document.Screen? = nil, options: ReaderOptions = ReaderOptions()) {
    self.init(document, screen: screen, in: ReadingEnvironment(document, options: options))
  }

  /// A reader for the same user after the app restarts; VoiceOver's state stays.
  package init(_ document: Document, screen: Document.Screen?, as reader: ScreenReader) {
    self.init(document, screen: screen, in: reader.environment)
    rotor.chosen = reader.rotor.chosen
    commands = reader.commands
  }

  private init(_ document: Document, screen: Document.Screen?, in environment: ReadingEnvironment) {
    self.environment = environment
    narrator = self.environment.narrator(for: (screen ?? document.firstScreen).tree)
    scrolling = Scrolling(narrator.tree)
    regions = LiveRegions(in: narrator.tree)
    rank = narrator.order.stops.isEmpty ? nil : 0
    editing.selection = editingField.flatMap { textInput($0)?.selection }
    chooseRotorOfFocus()
    if rank != nil, settings.navigation == .grouped { _ = standOnFirstMember() }
  }

  /// A reader on a screen that is written in Swift.
  ///
  /// - Throws: `TreeError` if an id is repeated or the items are nested too deep.
  public init(_ outline: Outline, language: String = "en", options: ReaderOptions = ReaderOptions()) throws(TreeError) {
    self.init(try Document(outline, language: language), options: options)
  }

  /// Turns utterances into text, in the style of the options.
  public var renderer: Renderer { environment.options.renderer }

  /// The rank of the stop under the VoiceOver cursor; nil on a screen without stops.
  public internal(set) var rank: Int? {
    get { cursor.rank }
    set { cursor.rank = newValue }
  }

  /// True while speech is off.
  public var isMuted: Bool { commands.isMuted }

  /// True while the screen curtain is on: the screen is dark, and speech continues.
  public var isCurtained: Bool { commands.isCurtained }

  /// The node under the cursor.
  public var focus: NodeID? { rank.map { narrator.stop(atRank: $0) } }

  /// The id of a node in the document; nil if it has none.
  public func id(of node: NodeID) -> String? { narrator.tree[node].id }

  /// The frame of the screen, in points.
  public var screenFrame: Frame { Frame(x: 0, y: 0, width: environment.width, height: environment.height) }

  /// The layout direction of the app.
  public var direction: Document.Direction { environment.direction }

  /// The container under the cursor in grouped navigation; nil if the cursor is on an element.
  package var focusedContainer: NodeID? { cursor.grouping.current.map { narrator.order.containers[$0].node } }

  /// The user's settings.
  public var settings: VoiceOverSettings { environment.options.settings }

  /// The voices of all languages.
  package var voices: VoiceLibrary { environment.options.voices }

  /// Every stop, as if it were reached by a flick to the right from the stop before. With AccessibilitySnapshot's
  /// profile, each stop is independent of the others.
  public func reading() -> Reading { Reading(reader: self) }
}

// The moves of `XCUIVoiceOverService`.
extension ScreenReader {
  /// The words about the element under the cursor.
  public func currentSpeech() -> Output { Output(currentUtterance, renderer: renderer) }

  /// The words about the element or the container under the cursor; nil on a screen without stops.
  var currentUtterance: Utterance? { rank.map { containerUnderCursor() ?? arrival(atRank: $0, after: nil) } }

  /// Flicks right, to the next element.
  @discardableResult
  public mutating func moveForward() -> Output { output(of: step(by: 1)) }

  /// Flicks left, to the previous element.
  @discardableResult
  public mutating func moveBackward() -> Output { output(of: step(by: -1)) }

  /// Flicks right with two fingers: moves into the container under the cursor (the setting `navigation`).
  @discardableResult
  public mutating func moveIn() -> Output { output(of: enterContainer()) }

  /// Flicks left with two fingers: in grouped navigation, moves to the container around the cursor.
  @discardableResult
  public mutating func moveOut() -> Output { output(of: leaveContainer()) }

  private func output(of utterance: Utterance?) -> Output {
    Output(utterance, isBoundary: utterance == nil, renderer: renderer)
  }
}

/// The state that commands keep for later commands.
struct CommandState: Equatable, Sendable {
  var searched: String?
  var pasteboard: String?
  /// True while letters are commands (Quick Nav), except while a text is being edited.
  var navigatesByLetter = false
  var isMuted = false
  var isCurtained = false
}

/// Where VoiceOver is on the screen.
struct Cursor: Sendable {
  /// The rank of the stop under the cursor.
  var rank: Int?
  /// The container under the cursor and the container around it; only grouped navigation uses them.
  var grouping = Grouping()
  /// True after the direct touch area under the cursor has been activated.
  var isAreaActivated = false
}

/// Actions of VoiceOver that go on after the gesture.
struct OngoingActions: Sendable {
  var isDragging = false
  var isReadingAll = false
  /// True until the screen change that turns the page arrives.
  var isTurningPage = false
}

/// What has been said, for comparisons with what follows.
struct SaidBefore: Sendable {
  /// The last utterance about the element under the cursor.
  var utterance: Utterance?
  /// The last status that was said after scrolling. If the next status is equal, the end is reached.
  var status: String?
  /// The element when the app was asked for something.
  var asked: ScreenReader.Asked?
}

// Turning VoiceOver off and on.
extension ScreenReader {
  /// Stops reading all, dragging, and other actions of VoiceOver.
  package mutating func stopActing() {
    ongoing = OngoingActions()
  }

  /// Turns speech on and the screen curtain off.
  package mutating func turnOn() {
    commands.isMuted = false
    commands.isCurtained = false
  }

  /// What is said after a move.
  ///
  /// It equals a text that has its utterance, so that both test libraries compare it with one:
  ///
  ///     #expect(reader.moveForward() == "Email, Text field")
  ///     XCTAssertEqual(reader.moveForward(), "Email, Text field")
  public struct Output: Equatable, Sendable, CustomStringConvertible, ExpressibleByStringInterpolation {
    /// The words before the first pause.
    public let utterance: String
    /// The words after the first pause, such as "Actions available"; nil if there are none.
    public let hint: String?
    /// True if the cursor could not move: a sound plays, and nothing is said.
    public let isBoundary: Bool
    private let spoken: Utterance

    /// The fragments of the utterance, each with its reason.
    public var parts: [Fragment] { spoken.fragments }

    init(_ utterance: Utterance?, isBoundary: Bool = false, renderer: Renderer) {
      spoken = utterance ?? Utterance()
      self.utterance = renderer.textWithoutHint(spoken)
      hint = spoken.afterPause.map { renderer.text($0) }
      self.isBoundary = isBoundary
    }

    /// An output to compare with, which has only an utterance.
    public init(stringLiteral utterance: String) {
      (self.utterance, hint, isBoundary, spoken) = (utterance, nil, false, Utterance())
    }

    /// True if the utterances are equal. The hint has a property of its own.
    public static func == (one: Output, other: Output) -> Bool { one.utterance == other.utterance }

    /// The utterance and the hint, as in the message of a failed expectation.
    public var description: String {
      isBoundary ? "[boundary]" : [utterance, hint].compactMap { $0 }.joined(separator: ", ")
    }

    /// True if the utterance is this text.
    public static func == (output: Output, utterance: String) -> Bool { output.utterance == utterance }
    /// True if the utterance is another text.
    public static func != (output: Output, utterance: String) -> Bool { output.utterance != utterance }
  }

  /// The text of an element on a braille display; see `BrailleText`.
  ///
  ///     reader.brailleText(of: reader.reading()[0].utterance)  // "Search btn"
  public func brailleText(of utterance: Utterance) -> String { brailleWriter.text(of: utterance) }

  /// The text of an announcement on a braille display.
  public func brailleMessage(of utterance: Utterance) -> String { brailleWriter.message(utterance) }

  /// The text of the item under the cursor on a braille display; empty if there is none. Containers around the item are
  /// not included, because they are only said on entry, and the line stays.
  public var brailleText: String {
    guard let rank else { return "" }
    return brailleText(of: containerUnderCursor() ?? narrator.utterance(atRank: rank, after: rank))
  }

  /// The language of VoiceOver (BCP-47), which decides the braille table.
  public var brailleLanguage: String { narrator.language }

  private var brailleWriter: BrailleText {
    let options = environment.options
    return BrailleText {
      options.library.phrasebook(for: $0, settings: options.settings)
    }
  }
}

internal import AloudAudit
public import AloudBase
public import AloudReader
internal import AloudScript
public import AloudSimulator
public import AloudTree

/// An exploration of an app with a keyboard: the state of VoiceOver, and the content of the page.
///
///     var explorer = Explorer(document, options: options)
///     explorer.start()
///     explorer.handle(.right)
///     explorer.pass(seconds: 0.5)
///     explorer.page(width: 80, height: 24).lines
///
/// An explorer is a value that uses neither a terminal nor a clock. Its input is keys and seconds; its output is pages
/// and ``Effect``s.
public struct Explorer: Sendable {
  /// An action that needs a terminal, a voice or a file.
  public enum Effect: Equatable, Sendable {
    /// A speech begins. Report its duration with ``Explorer/soundBegan(seconds:)``.
    case say(ScreenReader.Speech)
    /// An audio graph, or a part of it, begins. Report its duration with ``Explorer/soundBegan(seconds:)``.
    case playGraph(ScreenReader.Speech)
    /// A message of the explorer begins. Report its duration with ``Explorer/tellingBegan(seconds:)``.
    case tell(ScreenReader.Speech)
    case stopSpeech, pauseSpeech, resumeSpeech
    case play(Happening)
    /// Save the walk to this file.
    case save(path: String)
    case redraw, suspend, quit
  }

  /// The meaning of keys.
  package enum Mode: Equatable, Sendable {
    case walking
    /// The keys scroll the table of keys, whose first visible line is `line`.
    case help(line: Int)
    case asking(Question)
  }

  /// A question of a command in the last line, and the answer that the user is typing.
  package struct Question: Equatable, Sendable {
    package let command: ExploreCommand
    package var answer = ""
  }

  /// The title in the first line.
  let title: String
  let app: ExploredApp
  let options: ReaderOptions
  public internal(set) var simulator: Simulator
  package var mode = Mode.walking
  /// True while keys show their gestures and do nothing.
  package var isPractice = false
  /// True if keys are gestures although a field is being edited.
  var prefersGestures = false
  /// The text of the current speech, or of the last one.
  package var caption = ""
  package var transcript = Transcript()
  var lastSpeech = LastSpeech()
  /// The notice in the last line until the next key; nil if there is none.
  package var notice: String?
  /// The reason why nothing is heard; nil if the voice works.
  var silence: String?
  var record = WalkRecord()
  /// The file to which to save the walk; nil to ask.
  let recordPath: String?
  /// The simulated seconds per real second during speech.
  var pace = 1.0
  /// The real seconds until simulated time continues. It stops while the explorer says a message.
  var hold = 0.0
  var effects: [Effect] = []
  /// The language of the explorer's messages.
  public var words = ExplorerWords.english
  /// The first visible column and row of the picture.
  var origin = (column: 0, row: 0)
  /// The size of the last page; nil if there was none.
  var lastSize: (width: Int, height: Int)?

  /// - Parameters:
  ///   - document: the app.
  ///   - title: the title of the page.
  ///   - screen: the screen to start with; nil for the first.
  ///   - options: the options of VoiceOver.
  ///   - recordPath: the file to which to save the walk; nil to ask.
  public init(
    _ document: Document, title: String = "", screen: Document.Screen? = nil, options: ReaderOptions = ReaderOptions(),
    recordPath: String? = nil
  ) {
    self.init(ExploredApp(document, screen: screen), title: title, options: options, recordPath: recordPath)
  }

  /// - Parameters:
  ///   - app: a document or a live page.
  ///   - title: the title of the page.
  ///   - options: the options of VoiceOver.
  ///   - equipment: a braille display, and the assistive technologies.
  ///   - recordPath: the file to which to save the walk; nil to ask.
  public init(
    _ app: ExploredApp, title: String = "", options: ReaderOptions = ReaderOptions(),
    equipment: WalkEquipment = WalkEquipment(), recordPath: String? = nil
  ) {
    self.app = app
    self.title = title
    self.options = options
    self.recordPath = recordPath
    simulator = app.simulator(options, equipment.technologies)
    equipment.connect(to: &simulator, options)
    simulator.isLive = true
  }

  /// Starts the app.
  public mutating func start() { perform(.start) }

  /// The walk so far.
  public var walk: WalkScript { WalkScript(steps: record.finished(at: simulator.time), app: app, options: options) }

  /// Returns the effects to perform now, in order.
  public mutating func takeEffects() -> [Effect] {
    defer { effects = [] }
    return effects
  }

  /// True if letters are typed into a field.
  package var isTyping: Bool {
    simulator.reader.isEditing && simulator.reader.reachesElements && !prefersGestures && mode == .walking
      && !isPractice
  }

  /// Shows a message in the last line until the next key.
  public mutating func tell(_ message: Message) { notice = said(message) }

  /// Shows once that nothing is heard, and why.
  public mutating func fallSilent(because problem: String) {
    guard silence != problem else { return }
    silence = problem
    let line: Message = "Silent: \(Message(english: problem))"
    notice = said(line)
    // The last line may be too short for the whole message.
    transcript.note(said(line))
  }
}

/// The language of an explorer's messages. It is independent of the language of a screen.
///
/// The messages are written in English and translated to this language.
public struct ExplorerWords: Sendable {
  public static let english = ExplorerWords(language: "en") { "\($0)" }

  /// The language (BCP-47).
  public let language: String
  private let text: @Sendable (Message) -> String

  /// - Parameters:
  ///   - language: the language (BCP-47).
  ///   - text: the text of a message in the language.
  public init(language: String, text: @escaping @Sendable (Message) -> String) {
    self.language = language
    self.text = text
  }

  package func said(_ message: Message) -> String { text(message) }

  /// Returns a message as a comment line of a script.
  func comment(_ message: Message) -> String { "# " + text(message) }
}

extension Explorer {
  func said(_ message: Message) -> String { words.said(message) }
}

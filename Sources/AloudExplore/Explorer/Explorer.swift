public import Aloud

/// A screen that is walked with a keyboard: where VoiceOver is, and what the page shows.
///
///     var explorer = Explorer(document, options: options)
///     explorer.start()
///     explorer.handle(.right)
///     explorer.pass(seconds: 0.5)
///     explorer.page(width: 80, height: 24).lines
///
/// A value that touches neither a terminal nor a clock: keys and seconds come in, pages and ``Effect``s go out.
public struct Explorer: Sendable {
  /// Something that needs a terminal or a voice.
  public enum Effect: Equatable, Sendable {
    /// Something begins to be said; ``Explorer/soundBegan(seconds:)`` tells how long it will be heard.
    case say(ScreenReader.Speech)
    /// An audio graph, or a part of it, begins to be heard instead; likewise.
    case playGraph(ScreenReader.Speech)
    /// The explorer says something of its own; ``Explorer/tellingBegan(seconds:)`` takes how long it will be heard.
    case tell(ScreenReader.Speech)
    case stopSpeech, pauseSpeech, resumeSpeech
    case play(Happening)
    /// The walk is to be written to this file.
    case save(path: String)
    case redraw, suspend, quit
  }

  /// The meaning of keys.
  package enum Mode: Equatable, Sendable {
    case walking
    /// The table of keys, from this line on.
    case help(line: Int)
    case asking(Question)
  }

  /// A line that is typed below the page.
  package struct Question: Equatable, Sendable {
    package let command: ExploreCommand
    package var answer = ""
  }

  /// The title in the first line.
  let title: String
  let app: ExploredApp
  let options: ReaderOptions
  public internal(set) var simulator: Simulator
  var display: WalkDisplay
  package var mode = Mode.walking
  /// True while keys tell their gesture and do nothing.
  package var isPractice = false
  /// True when keys are gestures although a field is being edited.
  var prefersGestures = false
  /// The current words, or the last ones.
  package var caption = ""
  package var transcript = Transcript()
  var lastSpeech = LastSpeech()
  /// A notice for the last line, shown once.
  package var notice: String?
  /// Why nothing is heard; nil when all is well.
  var silence: String?
  var record = WalkRecord()
  /// The path of a recording; nil asks.
  let recordPath: String?
  /// Simulated seconds in a second, while something is being said.
  var pace = 1.0
  /// How many seconds of real time pass before simulated time goes on, since the explorer itself is speaking.
  var hold = 0.0
  var effects: [Effect] = []
  /// In which language the explorer itself speaks.
  public var words = ExplorerWords.english
  /// The part of the picture that is in sight: its first column and row.
  var origin = (column: 0, row: 0)
  /// Of the page that was drawn last.
  var lastSize: (width: Int, height: Int)?

  /// - Parameters:
  ///   - document: the app.
  ///   - title: what it is called.
  ///   - screen: the screen to begin with; nil is the first.
  ///   - options: how it is read.
  ///   - recordPath: where what is done is saved; nil asks.
  public init(
    _ document: Document, title: String = "", screen: Document.Screen? = nil, options: ReaderOptions = ReaderOptions(),
    recordPath: String? = nil
  ) {
    self.init(ExploredApp(document, screen: screen), title: title, options: options, recordPath: recordPath)
  }

  /// - Parameters:
  ///   - app: a document or a live page.
  ///   - title: what it is called.
  ///   - options: how it is read.
  ///   - equipment: a braille display, and technologies besides VoiceOver.
  ///   - recordPath: where what is done is saved; nil asks.
  public init(
    _ app: ExploredApp, title: String = "", options: ReaderOptions = ReaderOptions(),
    equipment: WalkEquipment = WalkEquipment(), recordPath: String? = nil
  ) {
    self.app = app
    self.title = title
    self.options = options
    self.recordPath = recordPath
    simulator = app.simulator(options, equipment.technologies)
    display = WalkDisplay(equipment.braille, on: simulator, options)
    simulator.isLive = true
  }

  /// The app begins.
  public mutating func start() { perform(.start) }

  /// The walk so far.
  public var walk: WalkScript { WalkScript(steps: record.finished(at: simulator.time), app: app, options: options) }

  /// Returns the effects to perform now, in order.
  public mutating func takeEffects() -> [Effect] {
    defer { effects = [] }
    return effects
  }

  /// True when letters go into a field.
  package var isTyping: Bool {
    simulator.reader.isEditing && simulator.reader.reachesElements && !prefersGestures && mode == .walking
      && !isPractice
  }

  /// Says something in the last line, until the next key.
  public mutating func tell(_ message: String) { notice = said(message) }

  /// Nothing is heard any more; said once.
  public mutating func fallSilent(because problem: String) {
    guard silence != problem else { return }
    silence = problem
    notice = said("Silent: \(problem)")
    // The last line may be too short for the whole message.
    transcript.note(said("Silent: \(problem)"))
  }
}

/// The language in which an explorer speaks to its users, which is not the language of a screen.
///
/// The explorer has its words in English; this translates them.
public struct ExplorerWords: Sendable {
  public static let english = ExplorerWords(language: "en") { $0 }

  /// BCP-47.
  public let language: String
  private let translate: @Sendable (String) -> String

  /// - Parameters:
  ///   - language: BCP-47.
  ///   - translate: the same in that language; English where there is none.
  public init(language: String, translate: @escaping @Sendable (String) -> String) {
    self.language = language
    self.translate = translate
  }

  package func said(_ english: String) -> String { translate(english) }

  /// A line of a plain explorer, whose comments have a sign before them.
  func comment(_ english: String) -> String { "# " + translate(english) }
}

extension Explorer {
  func said(_ english: String) -> String { words.said(english) }
}

/// The app that is walked: a document, or a live page.
public struct ExploredApp: Sendable {
  private enum Kind: Sendable {
    case document(Document, Document.Screen?)
    #if os(Linux) || os(macOS)
      case page(LivePage, another: @Sendable () throws(BrowserError) -> LivePage)
    #endif
  }

  private let kind: Kind

  /// - Parameters:
  ///   - document: the app.
  ///   - screen: the screen to begin with; nil is the first.
  public init(_ document: Document, screen: Document.Screen? = nil) { kind = .document(document, screen) }

  #if os(Linux) || os(macOS)
    /// - Parameters:
    ///   - page: the app.
    ///   - another: opens the page once more; a walk that is saved is performed on it again.
    public init(_ page: LivePage, another: @escaping @Sendable () throws(BrowserError) -> LivePage) {
      kind = .page(page, another: another)
    }
  #endif

  /// A simulator on it, with these technologies on; nil is VoiceOver, as the app has it.
  func simulator(_ options: ReaderOptions, _ technologies: Set<AssistiveTechnology>?) -> Simulator {
    var simulator = simulator(options)
    if let technologies { simulator.begin(with: technologies) }
    return simulator
  }

  private func simulator(_ options: ReaderOptions) -> Simulator {
    switch kind {
    case .document(let document, let screen): Simulator(document, screen: screen, options: options)
    #if os(Linux) || os(macOS)
      case .page(let page, _): Simulator(page.app, options: options)
    #endif
    }
  }

  /// Performs a script on it from its beginning.
  func run(_ script: Script, _ options: ReaderOptions) throws(ScriptError) -> ScriptRun {
    switch kind {
    case .document(let document, let screen): return try script.run(on: document, screen: screen, options: options)
    #if os(Linux) || os(macOS)
      case .page(_, let another):
        let page: LivePage
        do throws(BrowserError) { page = try another() } catch { throw script.error("\(error)", line: 1) }
        defer { page.close() }
        return try script.run(on: page.app, options: options)
    #endif
    }
  }
}

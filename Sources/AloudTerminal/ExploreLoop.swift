internal import Aloud
public import AloudBase
public import AloudExplorer
internal import Foundation

/// Runs an explorer on a terminal, in real time.
public struct ExploreLoop {
  /// The reason why an exploration ended.
  public enum Ending: Equatable, Sendable {
    /// The user quit, or the input ended.
    case quit
    /// A signal arrived; the program should end by the same signal.
    case signal(Int32)
  }

  /// Writes the walk to a file, and returns a message about it.
  public typealias Save = (Explorer, _ path: String) -> Message

  private var explorer: Explorer
  private let voice: any ExploreVoice
  private let save: Save
  private let terminal: Terminal
  private var writer: TerminalWriter
  private var decoder = KeyDecoder()
  private let clock = ContinuousClock()
  private var now: ContinuousClock.Instant
  private var ending: Ending?

  /// The time to wait for the rest of a key, in seconds. After it, a lone escape byte is the Escape key.
  private static let patience = 0.05

  /// - Parameters:
  ///   - explorer: an explorer that has not been started.
  ///   - voice: the voice.
  ///   - input: the descriptor from which to read keys.
  ///   - output: the descriptor of the terminal that shows the page.
  ///   - hasColor: false for `NO_COLOR`.
  ///   - hasMouse: true if clicks are touches.
  ///   - save: writes the walk to a file, and returns a message about it.
  public init(
    _ explorer: Explorer, voice: any ExploreVoice, input: Int32 = 0, output: Int32 = 1,
    hasColor: Bool, hasMouse: Bool = false, save: @escaping Save
  ) {
    self.explorer = explorer
    self.voice = voice
    self.save = save
    terminal = Terminal(input: input, output: output, hasMouse: hasMouse)
    writer = TerminalWriter(hasColor: hasColor)
    now = clock.now
  }

  /// Runs until the user quits, the input ends or a signal arrives, and then restores the terminal.
  ///
  /// - Returns: the explorer at the end, and the reason why it ended.
  public mutating func run() -> (explorer: Explorer, ending: Ending) {
    SignalPipe.open()
    terminal.take()
    defer {
      voice.end()
      terminal.restore()
      SignalPipe.close()
    }
    explorer.start()
    now = clock.now
    carryOut()
    while ending == nil { turn() }
    return (explorer, ending ?? .quit)
  }

  private mutating func turn() {
    // A player may fail at any time.
    if let problem = voice.problem { explorer.fallSilent(because: problem) }
    draw()
    let (bytes, signals) = terminal.wait(seconds: secondsToWait)
    pass()
    signals.forEach { handle(signal: $0) }
    guard let bytes else { return end(.quit) }
    let keys = bytes.isEmpty ? decoder.flush() : decoder.decode(bytes)
    handle(keys)
  }

  /// Handles keys that arrive together, for example while one is held down. Only the last speech is heard. The page is
  /// drawn in between if the keys take more than 50 milliseconds.
  private mutating func handle(_ keys: [Key]) {
    var sounds: [Explorer.Effect] = []
    var drawn = clock.now
    for key in keys where ending == nil {
      explorer.handle(key)
      let new = carryOutSilently()
      if new.contains(where: \.isSpeech), !sounds.isEmpty { sounds = [.stopSpeech] }
      sounds += new
      if drawn.duration(to: clock.now) > .milliseconds(50) {
        draw()
        drawn = clock.now
      }
    }
    sounds.forEach { sound($0) }
  }

  private mutating func end(_ how: Ending) { if ending == nil { ending = how } }

  private var secondsToWait: Double? {
    let next = explorer.secondsToNext
    return decoder.isPending ? min(next ?? .infinity, ExploreLoop.patience) : next
  }

  private mutating func draw() {
    let size = terminal.size
    let text = writer.update(to: explorer.page(width: size.width, height: size.height))
    if !text.isEmpty { terminal.write(text) }
  }

  /// Advances simulated time by the clock.
  private mutating func pass() {
    let then = now
    now = clock.now
    let passed = then.duration(to: now).components
    var rest = Double(passed.seconds) + Double(passed.attoseconds) / 1e18
    while rest > 0, ending == nil {
      rest = explorer.pass(seconds: rest)
      carryOut()
    }
  }

  private mutating func carryOut() {
    for effect in carryOutSilently() { sound(effect) }
  }

  /// Carries out the effects that do not need the voice.
  ///
  /// - Returns: the effects for the voice.
  private mutating func carryOutSilently() -> [Explorer.Effect] {
    explorer.takeEffects().filter { effect in
      switch effect {
      case .say, .playGraph, .tell, .stopSpeech, .pauseSpeech, .resumeSpeech, .play: return true
      case .save(let path): explorer.tell(save(explorer, path))
      case .redraw: writer.forget()
      case .suspend: suspend()
      case .quit: end(.quit)
      }
      return false
    }
  }

  private mutating func sound(_ effect: Explorer.Effect) {
    switch effect {
    case .say(let speech): explorer.soundBegan(seconds: voice.say(speech, explorer.simulator.settings))
    case .playGraph(let speech): explorer.soundBegan(seconds: speech.graph.flatMap(voice.play))
    case .tell(let speech): explorer.tellingBegan(seconds: voice.say(speech, explorer.simulator.settings))
    case .stopSpeech: voice.stop()
    case .pauseSpeech: voice.pause()
    case .resumeSpeech: voice.resume()
    case .play(let happening): voice.play(happening)
    case .save, .redraw, .suspend, .quit: break
    }
  }

  // MARK: Signals

  private mutating func handle(signal number: Int32) {
    switch number {
    case SIGTSTP: suspend()
    case SIGCONT:
      // Another program may have used the terminal meanwhile.
      terminal.takeAgain()
      writer.forget()
    case SIGWINCH: break
    default: end(.signal(number))
    }
  }

  /// Suspends the program until the command `fg` of the shell. No simulated time passes meanwhile.
  private mutating func suspend() {
    voice.stop()
    terminal.restore()
    signal(SIGTSTP, SIG_DFL)
    raise(SIGTSTP)
    SignalPipe.open()
    terminal.take()
    writer.forget()
    now = clock.now
  }
}

extension Explorer.Effect {
  /// True if the effect replaces the current speech.
  fileprivate var isSpeech: Bool {
    switch self {
    case .say, .playGraph, .tell: true
    default: false
    }
  }
}

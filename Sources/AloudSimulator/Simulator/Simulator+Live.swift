public import AloudReader
internal import AloudSpeech
package import AloudTree

// Simulation in real time: an outside clock advances the time in steps.
extension Simulator {
  /// Advances the time by at most a year, as for a person who uses an app. Pending changes arrive when they are due,
  /// and speech is not awaited.
  ///
  ///     simulator.isLive = true
  ///     simulator.perform(.swipeRight)
  ///     simulator.pass(seconds: 0.5)  // half of the speech
  ///
  /// One call with a second has the same effect as two calls with half a second.
  @discardableResult
  public mutating func pass(seconds: Double) -> [Occurrence] { pass(until: time.after(seconds: seconds)) }

  /// Advances to a time on the simulated clock; does nothing if that time has passed.
  @discardableResult
  public mutating func pass(until end: Instant) -> [Occurrence] {
    let wasLive = isLive
    isLive = true
    defer { isLive = wasLive }
    return followedInTime(withoutDisplay { $0.step { simulator in simulator.run(until: end) } })
  }

  /// The current speech, in the state at its beginning.
  public struct Saying: Equatable, Sendable {
    /// What is being said.
    public let speech: ScreenReader.Speech
    /// The total duration, in seconds of the simulated clock.
    public let duration: Double
    /// The part that has been heard, from 0 to 1.
    public let heard: Double
  }

  /// The current speech; nil in silence.
  public var saying: Saying? {
    guard let item = queue.current, item.hasBegun else { return nil }
    return Saying(speech: item.speech, duration: Double(item.whole) / 1_000_000, heard: item.heard(at: time))
  }

  /// True while something is said or will be said, including a hint; false while speech is paused.
  public var isTalking: Bool { !queue.isIdle || changes.pending != nil }

  /// True while an audio graph plays or will play, including its words.
  public var isPlayingGraph: Bool { queue.isPlayingGraph }

  /// True while a magic tap would stop the audio graph.
  public var magicTapStopsGraph: Bool { isPlayingGraph && reader.isExploringChart }

  /// True while speech is paused in the middle of a word.
  public var isPaused: Bool { queue.isPaused }

  // MARK: Trying controls on copies

  /// An idle app on one of its screens: no screen has appeared, no timer runs, and nothing is said.
  ///
  /// - Complexity: O(nodes); copies share the look-up tables.
  package init(atRest document: Document, on screen: Document.Screen, reader: ScreenReader) {
    launched = Launch(document: document, screen: screen)
    self.reader = reader
    device = Device(document.guidedAccessFacts)
    var app = DocumentApp(document, screen: screen, settings: reader.settings)
    app.cursor = reader.focus
    // Builds the look-up table of ids once, for all copies.
    _ = app.place(named: "")
    self.app = .document(app)
    restrictApp()
  }

  /// Moves the cursor to a stop without events.
  package mutating func putCursor(onRank rank: Int) {
    guard reader.narrator.order.stops.indices.contains(rank) else { return }
    reader.place(rank)
    app.cursor = reader.focus
  }

  /// Sends a request as a gesture would, whatever option the rotor has.
  package mutating func ask(for request: ScreenReader.Request) -> [Occurrence] {
    step { $0.process($0.reader.ask(request)) }
  }

  /// Moves the cursor to a stop as a touch would, and informs the app.
  package mutating func moveCursor(toRank rank: Int) -> [Occurrence] {
    let stops = reader.narrator.order.stops
    guard stops.indices.contains(rank) else { return [] }
    return step { $0.process($0.reader.focusMoved(to: stops[rank])) }
  }
}

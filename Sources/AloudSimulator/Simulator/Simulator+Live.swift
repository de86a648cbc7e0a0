public import AloudReader
internal import AloudSpeech
package import AloudTree

// Walks that are shown while they happen: a clock outside lets time pass, in pieces.
extension Simulator {
  /// Lets time pass as it does for somebody who is using an app, a year at most: what is on its way arrives when it is
  /// due, and nothing is heard out.
  ///
  ///     simulator.isLive = true
  ///     simulator.perform(.swipeRight)
  ///     simulator.pass(seconds: 0.5)  // half of what is said
  ///
  /// Passing one second is the same as passing half a second twice.
  @discardableResult
  public mutating func pass(seconds: Double) -> [Occurrence] { pass(until: time.after(seconds: seconds)) }

  /// The same up to a time on the simulated clock; nothing when that has gone by.
  @discardableResult
  public mutating func pass(until end: Instant) -> [Occurrence] {
    let wasLive = isLive
    isLive = true
    defer { isLive = wasLive }
    return step { simulator in simulator.run(until: end) }
  }

  /// The current speech, as it was when it began.
  public struct Saying: Equatable, Sendable {
    public let speech: ScreenReader.Speech
    /// How long all of it takes, in seconds of the simulated clock.
    public let duration: Double
    /// How much has been heard, from 0 to 1.
    public let heard: Double
  }

  /// The current speech; nil in silence.
  public var saying: Saying? {
    guard let item = queue.current, item.hasBegun else { return nil }
    return Saying(speech: item.speech, duration: Double(item.whole) / 1_000_000, heard: item.heard(at: time))
  }

  /// True while something is said or about to be said, a hint among it; false while speech is paused.
  public var isTalking: Bool { !queue.isIdle || pending != nil }

  /// True while an audio graph is heard, its words among it, or about to be.
  public var isPlayingGraph: Bool { queue.isPlayingGraph }

  /// True while a magic tap stops the audio graph that is heard: where one makes it play.
  public var magicTapStopsGraph: Bool { isPlayingGraph && reader.isExploringChart }

  /// True while speech is paused in the middle of a word.
  public var isPaused: Bool { queue.isPaused }

  // MARK: Trying one control after another, each on a copy

  /// An app at rest on one of its screens, where the reader is: nothing has appeared, no timer runs, nothing is said.
  ///
  /// - Complexity: O(nodes); copies share what is found here.
  package init(atRest document: Document, on screen: Document.Screen, reader: ScreenReader) {
    self.document = document
    self.screen = screen
    self.reader = reader
    device = Device(document.guidedAccessFacts)
    var app = DocumentApp(document, screen: screen, settings: reader.settings)
    app.cursor = reader.focus
    app.restrict(device.restrictions(reader.settings.lockedElements))
    // Looked up once here, and not again in each copy.
    _ = app.place(named: "")
    self.app = .document(app)
  }

  /// Puts the cursor on a stop, without any events.
  package mutating func putCursor(onRank rank: Int) {
    guard reader.narrator.order.stops.indices.contains(rank) else { return }
    reader.place(rank)
    app.cursor = reader.focus
  }

  /// Asks the app as a gesture does that comes to this, whatever the rotor is turned to.
  package mutating func ask(for request: ScreenReader.Request) -> [Occurrence] {
    step { $0.process($0.reader.ask(request)) }
  }

  /// The cursor goes to a stop as if it were touched there, and the app is told.
  package mutating func moveCursor(toRank rank: Int) -> [Occurrence] {
    let stops = reader.narrator.order.stops
    guard stops.indices.contains(rank) else { return [] }
    return step { $0.process($0.reader.focusMoved(to: stops[rank])) }
  }
}

package import AloudReader
internal import AloudSpeech
package import AloudTree

// For whoever tries one control after another: a simulator is made once for a screen and copied for each.
extension Simulator {
  /// An app at rest on one of its screens: nothing has appeared, no timer runs, nothing is said.
  ///
  /// - Parameters:
  ///   - document: the app.
  ///   - screen: the only screen that there is at first.
  ///   - reader: VoiceOver on that screen.
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

  /// The cursor is on a stop, and nobody has heard how it came there.
  package mutating func putCursor(onRank rank: Int) {
    guard reader.narrator.order.stops.indices.contains(rank) else { return }
    reader.place(rank)
    app.cursor = reader.focus
  }

  /// Asks the app as a gesture does that comes to this, whatever the rotor is turned to.
  package mutating func ask(for request: ScreenReader.Request) -> [Occurrence] {
    step { $0.process($0.reader.ask(request)) }
  }
}

extension Simulator {
  /// The cursor goes to a stop as if it were touched there, and the app is told.
  package mutating func moveCursor(toRank rank: Int) -> [Occurrence] {
    let stops = reader.narrator.order.stops
    guard stops.indices.contains(rank) else { return [] }
    return step { $0.process($0.reader.focusMoved(to: stops[rank])) }
  }
}

internal import AloudReader
public import AloudTree

extension Simulator {
  /// An app that is not a document, such as a page in a browser: a function that answers.
  ///
  ///     let app = Simulator.LiveApp(document) { request, time in page.answer(request, at: time) }
  ///     var simulator = Simulator(app)
  ///
  /// Each answer may have a new tree. Between answers nothing changes; an app that changes by itself begins a timer that repeats.
  /// A copy has a cursor of its own, and calls the same function.
  public struct LiveApp: Sendable {
    /// Answers a request at a time of the simulated clock.
    public typealias Answering = @Sendable (App.Request, Instant) -> App.Answer

    /// The app as it begins.
    public let document: Document
    let answering: Answering
    var screen: Document.Screen
    var cursor: NodeID?
    private var pendingUpdate = DocumentApp.PendingUpdate()

    /// - Parameters:
    ///   - document: what the app is like when it begins. Its behaviors are not used.
    ///   - answering: answers one request after another, in the order of the simulated clock.
    public init(_ document: Document, _ answering: @escaping Answering) {
      self.document = document
      self.answering = answering
      screen = document.firstScreen
    }

    mutating func answer(_ request: App.Request, at now: Instant) -> App.Answer {
      guard request != .tell([]) else { return App.Answer(isHandled: true) }
      var answer = answering(request, now)
      if let update = answer.update { take(update) }
      for (index, outcome) in answer.outcomes.enumerated() {
        guard case .screenChanged(let node) = outcome else { continue }
        // One that is not there is none to come back to.
        cursor = node.flatMap { screen.tree.has($0) ? $0 : nil }
        answer.outcomes[index] = .screenChanged(returningTo: cursor)
      }
      return answer
    }

    private mutating func take(_ update: ScreenReader.Update) {
      defer {
        screen.tree = update.tree
        pendingUpdate.focused = update.focused ?? pendingUpdate.focused
      }
      guard !update.isNewScreen else {
        return (cursor, pendingUpdate) = (nil, DocumentApp.PendingUpdate(isNewScreen: true))
      }
      let map = update.map ?? TreeMap(from: screen.tree, to: update.tree)
      cursor = cursor.flatMap { map[$0] }
      pendingUpdate.move(map)
      pendingUpdate.touched = update.touched.flatMap { touched in
        pendingUpdate.touched?.union(touched.filter(update.tree.has))
      }
    }

    mutating func takeUpdate() -> ScreenReader.Update? { pendingUpdate.take(showing: screen.tree) }
  }
}

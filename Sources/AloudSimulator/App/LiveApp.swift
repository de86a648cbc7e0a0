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
    private var changes = DocumentApp.Changes()

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
      if let change = answer.change { take(change) }
      for (index, outcome) in answer.outcomes.enumerated() {
        guard case .screenChanged(let node) = outcome else { continue }
        // One that is not there is none to come back to.
        cursor = node.flatMap { screen.tree.has($0) ? $0 : nil }
        answer.outcomes[index] = .screenChanged(returningTo: cursor)
      }
      return answer
    }

    private mutating func take(_ change: App.Change) {
      defer {
        screen.tree = change.tree
        changes.focused = change.focused ?? changes.focused
      }
      guard !change.isNewScreen else { return (cursor, changes) = (nil, DocumentApp.Changes(isNewScreen: true)) }
      let map = change.map ?? TreeMap(from: screen.tree, to: change.tree)
      cursor = cursor.flatMap { map[$0] }
      changes.move(map)
      changes.touched = change.touched.flatMap { touched in changes.touched?.union(touched.filter(change.tree.has)) }
    }

    mutating func takeChange() -> App.Change? { changes.take(showing: screen.tree) }
  }
}

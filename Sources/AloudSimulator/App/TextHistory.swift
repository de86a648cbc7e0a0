/// The earlier states of a text, for undo and redo.
struct TextHistory: Equatable, Sendable {
  struct State: Equatable, Sendable {
    var text: String
    /// In characters from 0.
    var insertionPoint: Int
  }

  /// How many changes can be taken back.
  static let maximumCount = 100

  private var before: [State] = []
  private var after: [State] = []

  /// The text is about to change.
  mutating func record(_ state: State) {
    before.append(state)
    if before.count > TextHistory.maximumCount { before.removeFirst() }
    after = []
  }

  mutating func undo(from state: State) -> State? {
    guard let last = before.popLast() else { return nil }
    after.append(state)
    return last
  }

  mutating func redo(from state: State) -> State? {
    guard let next = after.popLast() else { return nil }
    before.append(state)
    return next
  }
}

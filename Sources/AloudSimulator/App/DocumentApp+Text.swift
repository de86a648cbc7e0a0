internal import AloudReader
public import AloudTree

// Editing text.
extension Simulator.DocumentApp {
  /// The text, the insertion point and the selection of a text input, in characters; nil for other nodes.
  public func textState(of id: NodeID) -> (text: String, insertionPoint: Int, selection: Range<Int>?)? {
    guard tree.has(id), let input = tree[id].input else { return nil }
    let text = tree[id].value?.string ?? ""
    let count = text.count
    let selection = tree[id].isBeingEdited ? levels.top.selection?.clamped(to: 0..<count) : nil
    return (text, min(max(input.insertionPoint ?? count, 0), count), selection.flatMap { $0.isEmpty ? nil : $0 })
  }

  /// Gives the keyboard focus to a field; another field loses it.
  mutating func beginEditing(_ id: NodeID) {
    guard !tree[id].isBeingEdited else { return }
    for other in tree.ids where tree[other].isBeingEdited { stopEditing(other) }
    levels.top.selection = nil
    update(id) { node in
      guard var input = node.input else { return }
      input.editing = true
      (input.insertionPoint, input.selection) = (nil, nil)
      node.details.text = input
    }
  }

  mutating func endEditing(_ id: NodeID) -> Bool {
    guard tree[id].isBeingEdited else { return false }
    levels.top.selection = nil
    stopEditing(id)
    return true
  }

  private mutating func stopEditing(_ id: NodeID) {
    update(id) { node in
      node.details.text?.editing = false
      node.traits.remove(.isEditing)
    }
  }

  /// Moves the insertion point, and clears the selection.
  mutating func moveInsertionPoint(of id: NodeID, to offset: Int) -> Bool {
    guard tree[id].isBeingEdited, let state = textState(of: id) else { return false }
    levels.top.selection = nil
    update(id) { $0.put(min(max(offset, 0), state.text.count)) }
    return true
  }

  /// A field with one line accepts no line breaks.
  mutating func insert(_ string: String, into id: NodeID, _ run: inout Run) -> Bool {
    let isMultiline = tree[id].input?.multiline ?? false
    let string = isMultiline ? string : String(string.filter { !$0.isNewline })
    guard !string.isEmpty, tree[id].canBeTypedIn, let state = textState(of: id) else { return false }
    let place = state.selection ?? state.insertionPoint..<state.insertionPoint
    replace(place, of: state.text, with: string, in: id, &run)
    return true
  }

  mutating func deleteBackward(in id: NodeID, _ run: inout Run) -> Bool {
    guard tree[id].canBeTypedIn, let state = textState(of: id) else { return false }
    let place = state.selection ?? max(state.insertionPoint - 1, 0)..<state.insertionPoint
    guard !place.isEmpty else { return false }
    replace(place, of: state.text, with: "", in: id, &run)
    return true
  }

  private mutating func replace(
    _ place: Range<Int>, of text: String, with string: String, in id: NodeID, _ run: inout Run
  ) {
    levels.top.histories[id, default: TextHistory()].record(snapshot(of: id))
    // Characters can combine, for example when a combining accent is typed.
    let head = String(text.prefix(place.lowerBound)) + string
    write(.init(text: head + String(text.dropFirst(place.upperBound)), insertionPoint: head.count), to: id)
    handle(.change, to: id, &run)
  }

  /// Selects a range of the text; the next typed text replaces it.
  mutating func select(_ range: Range<Int>, in id: NodeID) -> Bool {
    guard tree[id].isBeingEdited, let state = textState(of: id) else { return false }
    levels.top.selection = range.clamped(to: 0..<state.text.count)
    return true
  }

  // MARK: Undoing

  /// Undoes or redoes the last change of a field's text; false if there is none.
  mutating func restore(
    _ id: NodeID, _ run: inout Run, _ step: (inout TextHistory, TextHistory.State) -> TextHistory.State?
  ) -> Bool {
    guard tree.has(id), tree[id].canBeTypedIn, var history = levels.top.histories[id],
      let state = step(&history, snapshot(of: id))
    else { return false }
    levels.top.histories[id] = history
    write(state, to: id)
    handle(.change, to: id, &run)
    return true
  }

  private func snapshot(of id: NodeID) -> TextHistory.State {
    let state = textState(of: id)
    return .init(text: state?.text ?? "", insertionPoint: state?.insertionPoint ?? 0)
  }

  private mutating func write(_ state: TextHistory.State, to id: NodeID) {
    levels.top.selection = nil
    update(id) { node in
      node.value = state.text.isEmpty ? nil : SpokenText(state.text)
      node.put(state.insertionPoint)
    }
  }
}

/// The earlier states of a text, for undo and redo.
struct TextHistory: Equatable, Sendable {
  struct State: Equatable, Sendable {
    var text: String
    /// The insertion point, in characters.
    var insertionPoint: Int
  }

  /// The number of changes that can be undone.
  static let maximumCount = 100

  private var before: [State] = []
  private var after: [State] = []

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

extension Node {
  /// Moves the insertion point. A text input that only had traits gets details.
  mutating func put(_ insertionPoint: Int) {
    guard var input else { return }
    (input.insertionPoint, input.selection) = (insertionPoint, nil)
    details.text = input
  }

  /// True if a double tap begins to edit the node.
  var takesText: Bool { input != nil && isEnabled && !traits.contains(.readOnly) }

  var canBeTypedIn: Bool { takesText && isBeingEdited }
}

extension Tree {
  var editedField: NodeID? { ids.first { self[$0].isBeingEdited } }
}

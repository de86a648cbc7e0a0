internal import AloudReader
internal import AloudTree

extension Node {
  /// Puts the insertion point; what traits alone made a text input is one in so many words from then on.
  mutating func put(_ insertionPoint: Int) {
    guard var input else { return }
    input.insertionPoint = insertionPoint
    details.text = input
  }

  /// True for what a double tap begins to edit.
  var takesText: Bool { input != nil && isEnabled && !traits.contains(.readOnly) }

  var canBeTypedIn: Bool { takesText && isBeingEdited }
}

extension Tree {
  /// The first field that is being edited.
  var editedField: NodeID? { ids.first { self[$0].isBeingEdited } }
}

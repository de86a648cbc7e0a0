internal import AloudTree

extension Node {
  /// What makes the node a text input: what is written, else what its traits say.
  var input: TextInput? {
    if let text = sharedDetails?.value.text { return text }
    guard !traits.isDisjoint(with: [.textEntry, .searchField]) else { return nil }
    return TextInput(
      secure: traits.contains(.secureTextField), multiline: traits.contains(.textArea),
      editing: traits.contains(.isEditing))
  }

  /// Puts the insertion point; what traits alone made a text input is one in so many words from then on.
  mutating func put(_ insertionPoint: Int) {
    guard var input else { return }
    input.insertionPoint = insertionPoint
    details.text = input
  }

  /// True for what a double tap begins to edit.
  var takesText: Bool { input != nil && isEnabled && !traits.contains(.readOnly) }

  var isBeingEdited: Bool { input.map { $0.editing || traits.contains(.isEditing) } ?? false }

  var canBeTypedIn: Bool { takesText && isBeingEdited }
}

extension Tree {
  /// The first field that is being edited.
  var editedField: NodeID? { ids.first { self[$0].isBeingEdited } }
}

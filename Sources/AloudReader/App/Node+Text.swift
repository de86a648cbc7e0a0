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

  /// True for what a double tap begins to edit.
  var takesText: Bool { input != nil && isEnabled && !traits.contains(.readOnly) }

  var isBeingEdited: Bool { input.map { $0.editing || traits.contains(.isEditing) } ?? false }

  var canBeTypedIn: Bool { takesText && isBeingEdited }
}

extension Tree {
  /// The first field that is being edited.
  var editedField: NodeID? { ids.first { self[$0].isBeingEdited } }
}

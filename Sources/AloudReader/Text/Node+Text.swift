package import AloudTree

extension Node {
  /// What makes the node a text input: what is written, else what its traits say.
  package var input: TextInput? {
    if let text = sharedDetails?.value.text { return text }
    guard !traits.isDisjoint(with: [.textEntry, .searchField]) else { return nil }
    return TextInput(
      secure: traits.contains(.secureTextField), multiline: traits.contains(.textArea),
      editing: traits.contains(.isEditing))
  }

  package var isBeingEdited: Bool { input.map { $0.editing || traits.contains(.isEditing) } ?? false }
}

package import AloudTree

extension Node {
  /// The text input that the node is: as written, else as its traits say.
  package var input: TextInput? {
    if let text = sharedDetails?.value.text { return text }
    guard !traits.isDisjoint(with: [.textEntry, .searchField]) else { return nil }
    return TextInput(
      secure: traits.contains(.secureTextField), multiline: traits.contains(.textArea),
      editing: traits.contains(.isEditing))
  }

  package var isBeingEdited: Bool { input.map { $0.editing || traits.contains(.isEditing) } ?? false }
}

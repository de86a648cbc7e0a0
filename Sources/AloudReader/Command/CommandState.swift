/// The state that a command leaves for later commands.
struct CommandState: Equatable, Sendable {
  /// The text of the last search.
  var searched: String?
  /// The text that was copied or cut last.
  var pasteboard: String?
  /// True while letters are commands, unless a text is edited.
  var navigatesByLetter = false
  /// True when the selection grew last, false when it shrank; nil before the first change.
  var selectionGrew: Bool?
}

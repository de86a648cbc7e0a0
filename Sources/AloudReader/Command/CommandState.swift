/// What commands leave behind for those that follow.
struct CommandState: Equatable, Sendable {
  /// What was searched for last.
  var searched: String?
  /// What was copied or cut last.
  var pasteboard: String?
  /// True while letters that nobody types are commands.
  var navigatesByLetter = false
  /// True when the selection grew last, false when it shrank; nil before the first change.
  var selectionGrew: Bool?
}

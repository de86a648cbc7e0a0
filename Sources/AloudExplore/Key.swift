/// A key of a terminal's keyboard.
public enum Key: Hashable, Sendable {
  /// A character, as typed.
  case character(Character)
  /// Control and a letter, small.
  case control(Character)
  case up, down, left, right
  case enter, tab, backTab, backspace, escape, delete, home, end, pageUp, pageDown
  /// Text that was pasted at one go.
  case paste(String)
}

/// A key of a terminal, or other input: pasted text, or a click.
public enum Key: Hashable, Sendable {
  /// A character, as typed.
  case character(Character)
  /// Control and a letter, in lowercase.
  case control(Character)
  case up, down, left, right
  case enter, tab, backTab, backspace, escape, delete, home, end, pageUp, pageDown
  /// Pasted text.
  case paste(String)
  /// A press of the first mouse button at a column and a row, from 0.
  case click(column: Int, row: Int)
}

extension Key {
  /// The name of the key in help: `→`, `Enter`, `Ctrl-C`.
  public var name: String {
    switch self {
    case .character(" "): "Space"
    case .character(let character): String(character)
    case .control(let character): "Ctrl-\(character.uppercased())"
    case .up: "↑"
    case .down: "↓"
    case .left: "←"
    case .right: "→"
    case .enter: "Enter"
    case .tab: "Tab"
    case .backTab: "Shift-Tab"
    case .backspace: "Backspace"
    case .escape: "Esc"
    case .delete: "Del"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "PgUp"
    case .pageDown: "PgDn"
    case .paste: "paste"
    case .click: "click"
    }
  }
}

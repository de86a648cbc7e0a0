/// Something that an assistive technology shows: what a braille display feels like, which element the keyboard is on, which
/// names can be said. Scripts write it as `[KIND] TEXT`.
public struct Shown: Equatable, Sendable {
  /// Which of the things that are shown it is, under the name that scripts put in brackets.
  public enum Kind: String, CaseIterable, Sendable {
    /// The cells of a braille display, as characters from U+2800.
    case braille
    /// The element that the keyboard is on now, with Full Keyboard Access.
    case keyboardFocus = "keyboard focus"
    /// The element that Switch Control highlights, or the group that selecting enters.
    case scan
    case scanGroup = "scan group"
    /// The way out of the group that is scanned.
    case scanOut = "scan out"
    /// The cursor of Switch Control hides, since nobody has pressed the switch.
    case scanHidden = "scan hidden"
    /// The items of the Scanner Menu.
    case scannerMenu = "scanner menu"
    /// The names that can be said to Voice Control.
    case names
    /// The numbers that can be said to Voice Control, each with its element.
    case numbers
    /// The grid of numbers on the screen.
    case grid
    /// The overlay of Voice Control goes.
    case overlayHidden = "overlay hidden"
    /// The custom actions of an element, to choose from.
    case actions
    /// A message of the technology, in the language of the app.
    case message
    /// An element that was pressed without VoiceOver's double tap, as it is afterwards.
    case pressed
    /// Full Keyboard Access looks for an element by what is typed.
    case find
    /// The help of Full Keyboard Access on its keys.
    case help
  }

  public let kind: Kind
  /// Empty where the kind says all.
  public let text: String
  /// The id of the element that it is about; nil where it has none.
  public let id: String?

  public init(_ kind: Kind, _ text: String = "", id: String? = nil) {
    self.kind = kind
    self.text = text
    self.id = id
  }
}

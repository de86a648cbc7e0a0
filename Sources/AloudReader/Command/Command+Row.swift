package import AloudBase
internal import AloudSpeech

extension ScreenReader.Command {
  /// A row of the table: a command, Apple's English name, and what it does.
  typealias Row = (command: ScreenReader.Command, name: String, work: Work)

  enum Direction: Sendable {
    case next, previous

    var isForward: Bool { self == .next }
  }

  enum Work: Sendable {
    /// The command does the same as its gesture.
    case gesture
    /// The command does the same as another gesture, one of the keyboard.
    case `as`(ScreenReader.Gesture)
    /// The command moves the cursor to the next element that matches.
    case find(SearchTarget, Direction)
    /// The command moves by a unit through the text of the element, or of the field that is being edited.
    case pass(TextUnit, Direction)
    case go(Destination)
    case read(Matter)
    case edit(Edit)
    case toggle(Toggle)
    /// The device performs the command; only a `Simulator` has one.
    case device
    case nothing(Lack)
  }

  /// A place to which a command moves the cursor.
  enum Destination: Sendable {
    case topOfContainer, bottomOfContainer, topOfDocument, bottomOfDocument
    case nextColumn, previousColumn
    case linkedItem, statusBar, systemFocusedItem
    case firstWord, lastWord
  }

  /// What a command reads without moving the cursor.
  enum Matter: Sendable {
    case hint, unit(TextUnit), characterPhonetically, lineCount, textStyle, selectedText, url
    case rowContents, rowHeader, columnContents, columnHeader, rowAndColumn, rowColumnAndCell
    case systemFocusedItem, systemFocusedItemSummary
  }

  enum Edit: Sendable { case copy, cut, paste, deleteWord }

  enum Toggle: Sendable { case textSelection, navigation, letterNavigation }

  /// What the simulator lacks to perform a command.
  enum Lack: String, Sendable {
    case noOtherApps = "there is no other app"
    case noSystemScreens = "only Guided Access and the accessibility shortcut have system screens here"
    case noPixels = "there is no picture of the screen"
    case noCamera = "there is no camera"
    case noDisplay = "there is no display"
    case noHandwriting = "handwriting is not simulated; use the keyboard: `type \"text\"`"
    case noBraille = "braille input is not simulated; use the keyboard: `type \"text\"`"
    case noSuggestions = "the keyboard makes no suggestions"
    case oneKeyboard = "there is one keyboard, and it types any text"
    case noReturnKey = "the Return key is not simulated; if a button does the same, `double tap` that button"
    case noPressure = "touches have no pressure"
    case noSecondaryAction = "a document does not say what a secondary activation does"
    case noLabels = "labels that the user adds are not simulated"
    case noWatching = "only the item with the cursor is watched"
    case noOtherSound = "only VoiceOver makes sounds here"
    case noSystemFocus = "only a text field can have the system focus"
    case noSpeakScreen = "Speak Screen is a separate feature: `Read From Top` reads the screen"
    case noCommand = "it is a placeholder, not a command"
  }

  // MARK: Commands by their names, and the rows of the table

  private static let rows: [Self: Row] = Dictionary(uniqueKeysWithValues: table.map { ($0.command, $0) })

  private static let byName: [String: Self] = Dictionary(
    uniqueKeysWithValues: table.map { ($0.name.lowercased(), $0.command) })

  /// The command with an English name, regardless of letter case.
  public init?(_ name: String) {
    guard let command = Self.byName[name.lowercased()] else { return nil }
    self = command
  }

  /// What the command does; a test checks that every command has a row.
  var work: Work { Self.rows[self]?.work ?? .nothing(.noCommand) }

  /// The English name as Apple writes it.
  public var name: String { Self.rows[self]?.name ?? rawValue }

  /// The gesture of the command, or a gesture that does the same, with an empty argument; nil if there is none.
  public var gesture: ScreenReader.Gesture? {
    switch work {
    case .gesture: Self.gestures[self]
    case .as(let gesture): gesture
    default: nil
    }
  }

  private static let gestures: [Self: ScreenReader.Gesture] = Dictionary(
    ScreenReader.Gesture.table.compactMap { row in row.given.map { ($0, row.gesture) } },
    uniquingKeysWith: { first, _ in first })

  /// What the command does, in a few words; for the command of a gesture, the words of the gesture.
  public var summary: String { "\(told)" }

  /// ``summary`` for people.
  package var told: Message {
    switch work {
    case .gesture:
      "\(gesture.map { $0.words.hasSuffix("\"\"") ? $0.words.dropLast() + "text\"" : $0.words } ?? "")"
    case .as(let gesture): "\(gesture.words)"
    case .find(_, let direction): direction.isForward ? "goes to the next one" : "goes to the previous one"
    case .pass: "moves through the text, and reads what it passes"
    case .go: "puts the cursor there"
    case .read: "reads it; the cursor does not move"
    case .edit: "in the field that is edited"
    case .toggle: "turns it on and off"
    case .device: "a button of the device"
    case .nothing(let lack): "does nothing here: \(Message(english: lack.rawValue))"
    }
  }

  /// The reason why the command does nothing on any screen; nil if it does something.
  public var reasonForNothing: String? {
    guard case .nothing(let lack) = work else { return nil }
    return lack.rawValue
  }

  /// True for a command that only a device can perform.
  package var isOfDevice: Bool { if case .device = work { true } else { false } }
}

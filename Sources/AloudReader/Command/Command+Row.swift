internal import AloudSpeech

extension ScreenReader.Command {
  /// What a command is called, and what it does.
  struct Row: Sendable {
    let command: ScreenReader.Command
    /// Apple's English name.
    let name: String
    let work: Work

    init(_ command: ScreenReader.Command, _ name: String, _ work: Work) {
      self.command = command
      self.name = name
      self.work = work
    }
  }

  enum Direction: Sendable {
    case next, previous

    var isForward: Bool { self == .next }
  }

  /// What a command does.
  enum Work: Sendable {
    /// What the gesture does that gives it.
    case gesture
    /// The same as something of the keyboard.
    case `as`(ScreenReader.Gesture)
    /// The cursor goes to the next element that matches.
    case find(SearchTarget, Direction)
    /// Over a part of the text of the element, or of the field that is edited.
    case pass(TextUnit, Direction)
    case go(Destination)
    case read(Matter)
    case edit(Edit)
    case toggle(Toggle)
    /// The device does it: a simulator has one.
    case device
    /// Nothing, ever.
    case nothing(Lack)
  }

  /// Where the cursor goes.
  enum Destination: Sendable {
    case topOfContainer, bottomOfContainer, topOfDocument, bottomOfDocument
    case nextColumn, previousColumn
    case linkedItem, statusBar, systemFocusedItem
    case firstWord, lastWord
  }

  /// Reads something, while the cursor stays.
  enum Matter: Sendable {
    case hint, unit(TextUnit), characterPhonetically, lineCount, textStyle, selectedText, url
    case rowContents, rowHeader, columnContents, columnHeader, rowAndColumn, rowColumnAndCell
    case systemFocusedItem, systemFocusedItemSummary
  }

  enum Edit: Sendable { case copy, cut, paste, deleteWord }

  enum Toggle: Sendable { case textSelection, navigation, letterNavigation }

  /// What a simulator would need to do a command.
  enum Lack: String, Sendable {
    case noOtherApps = "there is no other app"
    case noSystemScreens = "of the system, only Guided Access and the accessibility shortcut have screens here"
    case noPixels = "no picture of the screen is there to look at"
    case noCamera = "there is no camera"
    case noDisplay = "there is no display"
    case noHandwriting = "text comes from the keyboard, handwriting is not simulated: `type \"text\"`"
    case noBraille = "text comes from the keyboard, braille is not simulated: `type \"text\"`"
    case noSuggestions = "the keyboard suggests nothing"
    case oneKeyboard = "there is one keyboard, and it types any text"
    case noReturnKey = "the Return key is not simulated; where a button does the same: `double tap` on it"
    case noPressure = "touches have no pressure"
    case noSecondaryAction = "a document does not tell what a secondary activation does"
    case noLabels = "labels of the user's own are not simulated"
    case noWatching = "an item without the cursor is not watched"
    case noOtherSound = "nothing but VoiceOver is heard"
    case noSystemFocus = "nothing but a text field has the focus of the system"
    case noSpeakScreen = "Speak Screen is a feature of its own: `Read From Top` reads the screen"
    case noCommand = "it stands for no command"
  }
}

// Commands that read something.
extension ScreenReader.Command {
  private static let rows: [Self: Row] = Dictionary(uniqueKeysWithValues: table.map { ($0.command, $0) })

  private static let byName: [String: Self] = Dictionary(
    uniqueKeysWithValues: table.map { ($0.name.lowercased(), $0.command) })

  /// A command by its English name, whatever the letter case.
  public init?(_ name: String) {
    guard let command = Self.byName[name.lowercased()] else { return nil }
    self = command
  }

  /// What it does; every command has a row, which a test checks.
  var work: Work { Self.rows[self]?.work ?? .nothing(.noCommand) }

  /// Its English name, as Apple writes it.
  public var name: String { Self.rows[self]?.name ?? rawValue }

  /// What VoiceOver's settings call it in a language (BCP-47); English where we have no other name.
  public func name(in language: String) -> String {
    let names: [Self: String]? =
      switch language.split(separator: "-").first.map({ $0.lowercased() }) {
      case "ko": Self.korean
      case "ja": Self.japanese
      case "de": Self.german
      case "fr": Self.french
      case "es": Self.spanish
      case "zh" where !language.hasPrefix("zh-Hant"): Self.simplifiedChinese
      case "ru": Self.russian
      default: nil
      }
    return names?[self] ?? name
  }

  /// The gesture that gives it, or that does the same; nil where none does. One with an argument has an empty one.
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

  /// What it does, in a few words; of one that a gesture gives, the gesture's.
  public var summary: String {
    switch work {
    case .gesture:
      gesture.map { $0.words.hasSuffix("\"\"") ? $0.words.dropLast() + "text\"" : $0.words } ?? ""
    case .as(let gesture): gesture.words
    case .find(_, let direction): direction.isForward ? "goes to the next one" : "goes to the one before"
    case .pass: "goes through the text, and says what it passes"
    case .go: "puts the cursor there"
    case .read: "says it, and the cursor stays"
    case .edit: "in the field that is edited"
    case .toggle: "turns it on and off"
    case .device: "a button of the device"
    case .nothing(let lack): "does nothing here: \(lack.rawValue)"
    }
  }

  /// Why it does nothing on any screen; nil for one that does something.
  public var reasonForNothing: String? {
    guard case .nothing(let lack) = work else { return nil }
    return lack.rawValue
  }

  /// True for one that only a device can do.
  package var isOfDevice: Bool { if case .device = work { true } else { false } }
}

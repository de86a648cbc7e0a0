/// A command of a braille display. Scripts write it with Apple's English name: `> Pan Right`.
///
/// Source: Apple's bundle `VoiceOverServices`, keys `VOTEventCommandBraille…`. The chords for the commands differ
/// between displays.
public enum BrailleCommand: String, CaseIterable, Sendable {
  case panLeft = "Pan Left"
  case panRight = "Pan Right"
  case nextOutputMode = "Next Output Mode"
  case toggleContractions = "Toggle Contractions"
  case toggleEightDot = "Toggle 8-Dot Braille"
  case toggleWordWrap = "Toggle Word Wrap"
  case toggleHistory = "Toggle Announcement History"
  case enableAutoAdvance = "Enable Auto Advance"
  case increaseAutoAdvanceSpeed = "Increase Auto Advance Speed"
  case decreaseAutoAdvanceSpeed = "Decrease Auto Advance Speed"
  case nextInputMode = "Next Input Mode"
  case translate = "Translate"
  case translateToClipboard = "Translate Braille to Clipboard"

  /// The command with a name, regardless of letter case.
  public init?(words: String) {
    let small = words.lowercased()
    guard let command = Self.allCases.first(where: { $0.rawValue.lowercased() == small }) else { return nil }
    self = command
  }

  /// The effect of the command, in a few words.
  public var meaning: String {
    switch self {
    case .panLeft: "shows what is before; before the first cells, the item before"
    case .panRight: "shows what comes next; behind the last cells, the next item"
    case .nextOutputMode: "six dots, eight dots, contracted, in turn"
    case .toggleContractions: "contracted braille, or not"
    case .toggleEightDot: "braille of eight dots, or of six"
    case .toggleWordWrap: "words stay whole, or every cell is used"
    case .toggleHistory: "shows what was announced, or the item again"
    case .enableAutoAdvance: "the display pans by itself, or no longer"
    case .increaseAutoAdvanceSpeed: "half a second less between pans"
    case .decreaseAutoAdvanceSpeed: "half a second more between pans"
    case .nextInputMode, .translate, .translateToClipboard: "does nothing here: braille input is not simulated"
    }
  }
}

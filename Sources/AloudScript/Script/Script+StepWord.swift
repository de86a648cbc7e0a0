extension Script {
  /// The first word of a step that is no gesture; gestures are in `ScreenReader.Gesture.table`.
  public enum StepWord: String, CaseIterable, Sendable {
    case start, wait, setting, post, technology, key
    case switchAction = "switch"
    case say

    /// How such a step is written, without the `>`: `wait 2s`.
    public var usage: String {
      switch self {
      case .start: "start"
      case .wait: "wait 2s"
      case .setting: "setting NAME VALUE"
      case .post: "post NOTIFICATION"
      case .technology: "technology NAMES"
      case .key: "key KEY"
      case .switchAction: "switch ACTION"
      case .say: "say \"TEXT\""
      }
    }

    /// The effect of the step, in a few words.
    public var meaning: String {
      switch self {
      case .start: "the app begins anew"
      case .wait: "time passes: 2s, 0.5s, 250ms"
      case .setting: "a setting of VoiceOver is changed"
      case .post:
        "the app posts screenChanged or layoutChanged, with focus ID, \"text\" or both;\n"
          + "announcement \"text\", with priority high, default or low; or pageScrolled \"text\""
      case .technology:
        "these are on, and no others: voiceover, full keyboard access, switch control,\n"
          + "voice control; several are parted by commas"
      case .key: "a key of Full Keyboard Access: Tab, Shift-Tab, Space, Tab-Z, Right Arrow"
      case .switchAction: "a switch of Switch Control: select item, move to next item, scanner menu"
      case .say: "something is said to Voice Control: say \"Tap Send\""
      }
    }
  }
}

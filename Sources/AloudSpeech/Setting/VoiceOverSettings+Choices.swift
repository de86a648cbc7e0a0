// The values of the settings that have more than two. `aloud help settings` names the evidence of each.
extension VoiceOverSettings {
  /// The choices of the setting `controlType`: the role words come after the label, before it, or not at all.
  public enum ControlType: String, CaseIterable, Sendable {
    /// “Email, Text field”.
    case after
    /// “Text field, Email”.
    case before
    /// “Email”.
    case off
  }
  /// The choices of the setting `roleCase`: the letter case of role and state words.
  public enum RoleCase: String, CaseIterable, Sendable {
    /// “Text field”.
    case capitalized
    /// “text field”.
    case lowercase
  }
  /// The choices of the setting `traitLanguage`: role words are said in VoiceOver's language or in the element's.
  public enum TraitLanguage: String, CaseIterable, Sendable {
    /// The language of VoiceOver.
    case voiceOver
    /// The language of the element.
    case element
  }
  /// The choices of the setting `boundaries`: the start and the end of lists and landmarks are spoken.
  public enum Boundaries: String, CaseIterable, Sendable {
    /// “List start” and “List end” are said.
    case spoken
    /// They are not said.
    case off
  }
  /// The choices of the setting `actionsCue`: where "Actions available" is spoken.
  public enum ActionsCue: String, CaseIterable, Sendable {
    /// At each element with actions.
    case on
    /// Not again for a neighbor with the same actions.
    case first
    /// Nowhere.
    case off
  }
  /// The choices of the setting `editingDetails`: what VoiceOver says about a field that is edited.
  public enum EditingDetails: String, CaseIterable, Sendable {
    /// The mode, such as “Character mode”, and the insertion point.
    case on
    /// The insertion point.
    case insertionPoint
    /// Neither.
    case off
  }
  /// The choices of the setting `reread`: after a double tap the element is said again, without role and hint: always,
  /// if it changed, never.
  public enum Reread: String, CaseIterable, Sendable {
    /// After each double tap.
    case always
    /// If its words have changed.
    case changed
    /// Only when something else moves the cursor.
    case never
  }
  /// The choices of the setting `controls`: what a control without a behavior does when activated: nothing, or what its
  /// kind does (a switch flips).
  public enum Controls: String, CaseIterable, Sendable {
    /// Nothing happens that the document does not say.
    case inert
    /// A switch flips, a slider moves, a field begins editing.
    case live
  }
  /// The choices of the setting `navigation`: the cursor passes through containers, or stops at them and moves in and
  /// out.
  public enum Navigation: String, CaseIterable, Sendable {
    /// Swiping goes from element to element.
    case flat
    /// Swiping stops at containers; two-finger swipes move in and out.
    case grouped
  }
  /// The choices of the setting `typingFeedback`: what is said while typing.
  public enum TypingFeedback: String, CaseIterable, Sendable {
    /// Each character.
    case characters
    /// Each word when it is complete.
    case words
    /// Both.
    case charactersAndWords
    /// Neither.
    case nothing
  }
  /// The choices of the setting `deletingText`: how a deleted character is announced.
  public enum Emphasis: String, CaseIterable, Sendable {
    /// In words: “Cap”.
    case speak
    /// By a change of pitch.
    case pitch
    /// By a sound.
    case sound
    /// Not at all.
    case nothing
  }
  /// The choices of the setting `punctuation`: which punctuation is said in words.
  public enum Punctuation: String, CaseIterable, Sendable {
    /// None is said.
    case none
    /// The marks that the voices list as said with this setting.
    case some
    /// All is said.
    case all
  }
  /// The choices of the setting `describedBy`: aria-describedby is a hint, or content that is always spoken.
  public enum DescribedBy: String, CaseIterable, Sendable {
    /// A hint, which users can turn off.
    case hint
    /// Content, which is always spoken.
    case content
  }
  /// The choices of the setting `announcementsInActions`: an announcement of default priority that the action of a
  /// double tap posts is cut off by the element, or heard after it.
  public enum AnnouncementsInActions: String, CaseIterable, Sendable {
    /// The element cuts it off.
    case lost
    /// It is heard after the element.
    case heard
  }
  /// The choices of the setting `koreanHeading`: the Korean word for a heading.
  public enum KoreanHeading: String, CaseIterable, Sendable {
    /// “설정, 머리말”.
    case meorimal = "머리말"
    /// “설정, 제목”.
    case jemok = "제목"
  }
  /// The choices of the setting `koreanTap`: the Korean verb for a double tap.
  public enum KoreanTap: String, CaseIterable, Sendable {
    /// “이중 탭하여 …”.
    case double = "이중"
    /// “두 번 탭하여 …”.
    case twice = "두 번"
  }
}

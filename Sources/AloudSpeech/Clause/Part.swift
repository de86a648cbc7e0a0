/// The subject of a fragment.
public enum Part: String, CaseIterable, Sendable {
  /// A container that is entered or left.
  case container
  case selected
  case label
  case value
  /// Important custom content.
  case content
  /// A header of a table.
  case header
  case row
  case column
  case span
  /// A role word.
  case trait
  /// On, off, mixed, expanded, collapsed.
  case state
  /// "2 of 5".
  case position
  /// The start or the end of a list or a landmark.
  case boundary
  case hint
  /// "Actions available".
  case cue
  // While walking.
  /// A text that the app announces.
  case announcement
  /// A text that is typed, deleted or passed over.
  case echo
  /// The rotor, and what it turns to.
  case rotor
  /// How far something is scrolled, and what VoiceOver tells of itself.
  case status
}

/// What a fragment is about.
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
  /// On, off, mixed, expanded or collapsed.
  case state
  /// "2 of 5".
  case position
  /// The start or the end of a list or a landmark.
  case boundary
  case hint
  /// "Actions available".
  case cue
  // Parts of walking.
  /// A text that the app announces.
  case announcement
  /// A text that is typed, deleted or passed by the cursor.
  case echo
  /// The rotor, and its options.
  case rotor
  /// The scroll position, and messages about VoiceOver itself.
  case status
}

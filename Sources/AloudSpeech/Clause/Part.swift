/// What a fragment is about.
public enum Part: String, CaseIterable, Sendable {
  /// A container that is entered or left.
  case container
  /// The word "Selected".
  case selected
  /// `accessibilityLabel`.
  case label
  /// `accessibilityValue`.
  case value
  /// Important custom content.
  case content
  /// A header of a table.
  case header
  /// The row of a cell, where it changes.
  case row
  /// The column of a cell, where it changes.
  case column
  /// How many rows or columns a cell spans.
  case span
  /// A role word.
  case trait
  /// On, off, mixed, expanded or collapsed.
  case state
  /// "2 of 5".
  case position
  /// The start or the end of a list or a landmark.
  case boundary
  /// `accessibilityHint`, or a hint of the system's.
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

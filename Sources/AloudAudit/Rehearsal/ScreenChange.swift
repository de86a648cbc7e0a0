internal import AloudTree

/// The change of a screen when a handler of one of its stops runs, as far as rules ask.
struct ScreenChange: Sendable {
  /// Another stop that comes, goes or is called otherwise.
  struct Other: Sendable {
    /// Since the handler was called.
    let seconds: Double
    /// The name before the change; empty where it has none.
    let label: String
  }

  /// True when something is other than before: the tree, here or on another screen, the cursor, speech, the screen, a timer.
  var isAnything = false
  /// True when a value or a selection is other than before.
  var isState = false
  /// True when whether the stop itself is expanded is other than before, which is said as its own state.
  var isExpansion = false
  /// The ids of effects that left everything as it was.
  var idle: Set<String> = []
  /// The ids of what was given a label, a value or a hint, came into sight, was inserted, or had something inserted.
  var renewed: Set<String> = []
  /// The first change of another stop.
  var other: Other?
  /// True when the stop itself, or something around it, is removed or hidden within ``EffectCourse/soon``.
  var isGone = false
}

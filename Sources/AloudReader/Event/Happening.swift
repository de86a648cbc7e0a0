/// A sound, or something that happens, under the name that scripts put in brackets: `[screen changed]`.
///
/// The sounds are ours to name: no list of VoiceOver's is public.
public enum Happening: String, CaseIterable, Sendable {
  // Printed in every script.
  case screenChanged = "screen changed"
  case layoutChanged = "layout changed"
  case alert = "alert"
  case boundary = "boundary"
  case scrolled = "scrolled"
  case refused = "refused"
  case focusLost = "focus lost"
  case nothingThere = "nothing there"
  case interrupted = "interrupted"
  case speechPaused = "speech paused"
  case speechResumed = "speech resumed"
  case stillSpeaking = "still speaking"
  case speechCopied = "speech copied"

  // Printed with `setting sounds on` only.
  case focusMoved = "focus moved"
  case rotorTick = "rotor tick"
  case activated = "activated"
  case holdRecognized = "hold recognized"
  case scrolledIntoView = "scrolled into view"
  case capital = "capital"
  case deleted = "deleted"
  case itemChooserOpened = "item chooser opened"
  case itemChooserClosed = "item chooser closed"
  case dragBegan = "drag began"
  case dragEnded = "drag ended"
  case graphPlayed = "graph played"

  /// False for the sounds that accompany nearly every step.
  public var isPrinted: Bool {
    switch self {
    case .screenChanged, .layoutChanged, .alert, .boundary, .scrolled, .refused, .focusLost, .nothingThere,
      .interrupted, .speechPaused, .speechResumed, .stillSpeaking, .speechCopied:
      true
    case .focusMoved, .rotorTick, .activated, .holdRecognized, .scrolledIntoView, .capital, .deleted,
      .itemChooserOpened, .itemChooserClosed, .dragBegan, .dragEnded, .graphPlayed:
      false
    }
  }
}

/// A sound, or something that happens. Scripts put its name in brackets: `[screen changed]`.
///
/// ``OutputEvent`` has the names in VoiceOver's settings.
public enum Happening: String, CaseIterable, Sendable {
  // Printed in every script.
  /// A new screen, or a large part of one, has appeared.
  case screenChanged = "screen changed"
  /// A part of the screen has changed.
  case layoutChanged = "layout changed"
  /// An alert has appeared.
  case alert = "alert"
  /// There is nothing further in this direction.
  case boundary = "boundary"
  /// The screen has scrolled by a page.
  case scrolled = "scrolled"
  /// A gesture had no effect; ``Refusal`` has the reason.
  case refused = "refused"
  /// The element under the cursor has disappeared.
  case focusLost = "focus lost"
  /// The finger touches no element.
  case nothingThere = "nothing there"
  /// Speech was cut off before its end.
  case interrupted = "interrupted"
  /// The user has paused speech.
  case speechPaused = "speech paused"
  /// The user has continued paused speech.
  case speechResumed = "speech resumed"
  /// VoiceOver is still speaking when the next step begins.
  case stillSpeaking = "still speaking"
  /// The last speech was copied to the clipboard.
  case speechCopied = "speech copied"

  // Happenings of the device, which have no sounds; printed in every script.
  /// A session has locked the device to the app.
  case guidedAccessStarted = "guided access started"
  /// The session has ended.
  case guidedAccessEnded = "guided access ended"
  /// The session's time is over.
  case timeLimitReached = "time limit reached"
  /// `configureForGuidedAccess` reports this error.
  case permissionDenied = "permission denied"
  /// `configureForGuidedAccess` reports the error `failed`.
  case configurationFailed = "configuration failed"
  /// VoiceOver was turned on.
  case voiceOverOn = "voiceover on"
  /// VoiceOver was turned off.
  case voiceOverOff = "voiceover off"
  /// Zoom was turned on.
  case zoomOn = "zoom on"
  /// Zoom was turned off.
  case zoomOff = "zoom off"
  /// AssistiveTouch was turned on.
  case assistiveTouchOn = "assistivetouch on"
  /// AssistiveTouch was turned off.
  case assistiveTouchOff = "assistivetouch off"
  /// Inverted colors were turned on.
  case invertColorsOn = "invert colors on"
  /// Inverted colors were turned off.
  case invertColorsOff = "invert colors off"
  /// The grayscale display was turned on.
  case grayscaleOn = "grayscale on"
  /// The grayscale display was turned off.
  case grayscaleOff = "grayscale off"
  /// The device was locked.
  case screenLocked = "screen locked"
  /// The device was unlocked.
  case screenUnlocked = "screen unlocked"
  /// The user has left the app.
  case appLeft = "app left"

  // Printed with `setting sounds on` only.
  /// The sound of the cursor that moves to another element.
  case focusMoved = "focus moved"
  /// The sound of the rotor that turns to another option.
  case rotorTick = "rotor tick"
  /// The sound of a double tap.
  case activated = "activated"
  /// The sound of a double tap that is held long enough.
  case holdRecognized = "hold recognized"
  /// The sound of the cursor that moves to an element beyond the edge of the screen.
  case scrolledIntoView = "scrolled into view"
  /// The sound of a capital letter.
  case capital = "capital"
  /// The sound of deleted text.
  case deleted = "deleted"
  /// The sound of the Item Chooser that appears.
  case itemChooserOpened = "item chooser opened"
  /// The sound of the Item Chooser that disappears.
  case itemChooserClosed = "item chooser closed"
  /// The sound of the beginning of a drag.
  case dragBegan = "drag began"
  /// The sound of the end of a drag.
  case dragEnded = "drag ended"
  /// The sound of a chart's audio graph.
  case graphPlayed = "graph played"
  /// The sound of a character that is typed into a secure field.
  case secureTextEntered = "secure text entered"
  /// The sound of a row that has moved past another.
  case itemReordered = "item reordered"
  /// The sound of the insertion point that moves.
  case insertionPointMoved = "insertion point moved"
  /// The sound of a selection that grew and now shrinks, or the other way round.
  case selectionDirectionChanged = "text selection direction changed"
  /// The sound of the cursor that goes from the last element to the first.
  case wrappedForwards = "navigation wrapped forwards"
  /// The sound of the cursor that goes from the first element to the last.
  case wrappedBackwards = "navigation wrapped backwards"
  /// The sound of a search that finds nothing.
  case noResults = "no results"
  /// The sound of the keyboard that appears.
  case keyboardAppeared = "keyboard appeared"
  /// The sound of the keyboard that disappears.
  case keyboardDisappeared = "keyboard disappeared"
  /// The sound of Quick Nav that is turned on.
  case quickNavEnabled = "quick nav enabled"
  /// The sound of Quick Nav that is turned off.
  case quickNavDisabled = "quick nav disabled"
  /// The sound of the cursor that goes to the element with the keyboard focus.
  case synchronizedFocus = "synchronized focus"
  /// The sound of VoiceOver that becomes louder or softer.
  case volumeChanged = "volume changed"
  /// The sound of the cursor that enters a container.
  case startInteracting = "start interacting"
  /// The sound of the cursor that leaves a container.
  case stopInteracting = "stop interacting"
  /// The sound of a container that the cursor can enter.
  case interactableGroup = "interactable group"

  /// True for an event of the device. It is reported whether or not VoiceOver is on, and has no sound of VoiceOver.
  public var isOfDevice: Bool { kind == .ofDevice }

  /// False for sounds that accompany nearly every step.
  public var isPrinted: Bool { kind != .accompanying }

  private enum Weight { case telling, accompanying, ofDevice }

  private var kind: Weight {
    switch self {
    case .screenChanged, .layoutChanged, .alert, .boundary, .scrolled, .refused, .focusLost, .nothingThere,
      .interrupted, .speechPaused, .speechResumed, .stillSpeaking, .speechCopied:
      .telling
    case .guidedAccessStarted, .guidedAccessEnded, .timeLimitReached, .permissionDenied, .configurationFailed,
      .voiceOverOn, .voiceOverOff, .zoomOn, .zoomOff, .assistiveTouchOn, .assistiveTouchOff, .invertColorsOn,
      .invertColorsOff, .grayscaleOn, .grayscaleOff, .screenLocked, .screenUnlocked, .appLeft:
      .ofDevice
    case .focusMoved, .rotorTick, .activated, .holdRecognized, .scrolledIntoView, .capital, .deleted,
      .itemChooserOpened, .itemChooserClosed, .dragBegan, .dragEnded, .graphPlayed, .secureTextEntered, .itemReordered,
      .insertionPointMoved, .selectionDirectionChanged, .wrappedForwards, .wrappedBackwards, .noResults,
      .keyboardAppeared, .keyboardDisappeared, .quickNavEnabled, .quickNavDisabled, .synchronizedFocus, .volumeChanged,
      .startInteracting, .stopInteracting, .interactableGroup:
      .accompanying
    }
  }
}

extension Happening {
  /// Synonyms that people may write instead of these names.
  package static let synonyms: [String: String] = {
    let rows: [(Happening, [String])] = [
      (.screenChanged, ["new screen", "screen", "navigation", "screenchanged", "page changed"]),
      (.layoutChanged, ["layout", "layoutchanged", "update", "updated"]),
      (.alert, ["dialog", "popup", "modal"]),
      (.boundary, ["bonk", "thud", "end", "edge", "bump", "no more items", "last item", "first item"]),
      (.scrolled, ["scroll", "page scrolled", "pagescrolled"]),
      (.refused, ["denied", "rejected", "error", "failed", "not handled"]),
      (.focusLost, ["lost focus", "no focus"]),
      (.nothingThere, ["not found", "nothing", "empty", "no element"]),
      (.interrupted, ["cut off", "interruption", "lost"]),
      (.focusMoved, ["focus", "focused", "moved"]),
      (.activated, ["activate", "tap", "click", "double tap"]),
      (.rotorTick, ["rotor", "tick"]),
      (.appLeft, ["home", "app closed", "left"]),
      (.screenLocked, ["locked"]), (.screenUnlocked, ["unlocked"]),
      (.graphPlayed, ["audio graph", "graph", "played"]),
    ]
    return Dictionary(uniqueKeysWithValues: rows.flatMap { row in row.1.map { ($0, row.0.rawValue) } })
  }()
}

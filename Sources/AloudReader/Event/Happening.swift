/// A sound, or something that happens. Scripts put its name in brackets: `[screen changed]`.
///
/// ``OutputEvent`` has the names in VoiceOver's settings.
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

  // Happenings of the device, which have no sounds; printed in every script.
  case guidedAccessStarted = "guided access started"
  case guidedAccessEnded = "guided access ended"
  case timeLimitReached = "time limit reached"
  /// `configureForGuidedAccess` reports this error.
  case permissionDenied = "permission denied"
  /// `configureForGuidedAccess` reports the error `failed`.
  case configurationFailed = "configuration failed"
  case voiceOverOn = "voiceover on"
  case voiceOverOff = "voiceover off"
  case zoomOn = "zoom on"
  case zoomOff = "zoom off"
  case assistiveTouchOn = "assistivetouch on"
  case assistiveTouchOff = "assistivetouch off"
  case invertColorsOn = "invert colors on"
  case invertColorsOff = "invert colors off"
  case grayscaleOn = "grayscale on"
  case grayscaleOff = "grayscale off"
  case screenLocked = "screen locked"
  case screenUnlocked = "screen unlocked"
  case appLeft = "app left"

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
  case secureTextEntered = "secure text entered"
  case itemReordered = "item reordered"
  case insertionPointMoved = "insertion point moved"
  case selectionDirectionChanged = "text selection direction changed"
  case wrappedForwards = "navigation wrapped forwards"
  case wrappedBackwards = "navigation wrapped backwards"
  case noResults = "no results"
  case keyboardAppeared = "keyboard appeared"
  case keyboardDisappeared = "keyboard disappeared"
  case quickNavEnabled = "quick nav enabled"
  case quickNavDisabled = "quick nav disabled"
  case synchronizedFocus = "synchronized focus"
  case volumeChanged = "volume changed"
  case startInteracting = "start interacting"
  case stopInteracting = "stop interacting"
  case interactableGroup = "interactable group"

  /// True for an event of the device. It is reported whether or not VoiceOver is on, and has no sound of VoiceOver.
  public var isOfDevice: Bool { kind == .ofDevice }

  /// False for sounds that accompany nearly every step.
  public var isPrinted: Bool { kind != .accompanying }

  private enum Kind { case telling, accompanying, ofDevice }

  private var kind: Kind {
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

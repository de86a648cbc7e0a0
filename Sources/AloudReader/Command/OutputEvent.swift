internal import AloudSpeech
internal import AloudTree

/// A sound or haptic in VoiceOver's settings, and its name in scripts.
///
///     OutputEvent.table.first { $0.name == "Boundary Reached" }?.happening  // .boundary
public struct OutputEvent: Equatable, Sendable {
  /// The key of Apple's translations.
  public let key: String
  /// Its English name in VoiceOver's settings.
  public let name: String
  /// The happening that this sound accompanies; nil if Aloud never plays the sound.
  public let happening: Happening?
  /// The reason why Aloud never plays the sound; nil if it does.
  public let reason: String?

  private enum Lack: String {
    case noAutoFill = "the keyboard makes no suggestions"
    case noBraille = "a braille display stays connected"
    case noSharing = "nobody else uses the app"
    case noAreas = "a document does not describe such areas"
    case noPixels = "there is no picture of the screen"
    case noHomeScreen = "the Home screen is not simulated"
    case noLoading = "the content of a document appears immediately"
    case wholeTurns = "the rotor turns one whole option at a time"
    case noPopovers = "a document does not distinguish popovers from other screens"
    case noReachability = "there is no display to move"
    case televisionOnly = "a sound of Apple TV"
    case noAuthentication = "no authentication is needed"
  }

  private init(_ key: String, _ name: String, _ happening: Happening? = nil, never lack: Lack? = nil) {
    self.key = key
    self.name = name
    self.happening = happening
    reason = lack?.rawValue
  }

  // Source: the names are Apple's, those of the settings of iOS 15.
  /// Every sound and haptic, once.
  public static let table: [OutputEvent] = [
    OutputEvent("AlertDidAppear", "Alert Appeared", .alert),
    OutputEvent("AutofillDidAppear", "AutoFill Suggestion Appeared", never: .noAutoFill),
    OutputEvent("AutofillDidDismiss", "AutoFill Suggestion Dismissed", never: .noAutoFill),
    OutputEvent("BoundaryEncountered", "Boundary Reached", .boundary),
    OutputEvent("BrailleDisplayConnected", "Braille Display Connected", never: .noBraille),
    OutputEvent("BrailleDisplayDisconnected", "Braille Display Disconnected", never: .noBraille),
    OutputEvent("CollaborationOccurred", "Collaboration Occurred", never: .noSharing),
    OutputEvent("DidActivateElement", "Item Activated", .activated),
    OutputEvent("DidBeginPassthrough", "Pass-Through Gesture", .holdRecognized),
    OutputEvent("DidChangeTextSelectionDirection", "Text Selection Direction Changed", .selectionDirectionChanged),
    OutputEvent("DidChangeVolume", "Volume Changed", .volumeChanged),
    OutputEvent("DidDisableQuickNav", "Quick Nav Disabled", .quickNavDisabled),
    OutputEvent("DidEnableQuickNav", "Quick Nav Enabled", .quickNavEnabled),
    OutputEvent("DidEnterSecureText", "Secure Text Entered", .secureTextEntered),
    OutputEvent("DidEnterTargetArea", "Entered Target Area", never: .noAreas),
    OutputEvent("DidEnterTouchContainer", "Navigated Inside Touch Container", never: .noAreas),
    OutputEvent("DidFocusOnElement", "Item Focused", .focusMoved),
    OutputEvent("DidLeaveTargetArea", "Exited Target Area", never: .noAreas),
    OutputEvent("DidRecognizeMLContent", "Detected Text & Images", never: .noPixels),
    OutputEvent("DidReorderItem", "Item Reordered", .itemReordered),
    OutputEvent("DidScrollByPage", "Scrolled Page", .scrolled),
    OutputEvent("DidSelectAutofill", "AutoFill Suggestion Selected", never: .noAutoFill),
    OutputEvent("DidSelectNextRotor", "Next Rotor", .rotorTick),
    OutputEvent("DidSelectPreviousRotor", "Previous Rotor", .rotorTick),
    OutputEvent("DidSyncWithSystemFocus", "Synchronized Focus", .synchronizedFocus),
    OutputEvent("DidWrapBackwards", "Navigation Wrapped Backwards", .wrappedBackwards),
    OutputEvent("DidWrapForwards", "Navigation Wrapped Forwards", .wrappedForwards),
    OutputEvent("DockDidAppear", "Dock Appeared", never: .noHomeScreen),
    OutputEvent("DockDidDisappear", "Dock Disappeared", never: .noHomeScreen),
    OutputEvent("FolderDidClose", "Folder Closed", never: .noHomeScreen),
    OutputEvent("FolderDidOpen", "Folder Opened", never: .noHomeScreen),
    OutputEvent("FolderWillOpen", "Folder Opening", never: .noHomeScreen),
    OutputEvent("InsertionPointDidMove", "Insertion Point Moved", .insertionPointMoved),
    OutputEvent("InteractIn", "Start Interacting", .startInteracting),
    OutputEvent("InteractOut", "Stop Interacting", .stopInteracting),
    OutputEvent("IsInteractable", "Interactable Group", .interactableGroup),
    OutputEvent("ItemDidLoad", "Item Loaded", never: .noLoading),
    OutputEvent("ItemIsLoading", "Item Loading", never: .noLoading),
    OutputEvent("ItemMemorizationFailed", "Item Save Failed", never: .noLoading),
    OutputEvent("ItemMemorizationInProgress", "Item Saving", never: .noLoading),
    OutputEvent("ItemMemorizationSucceeded", "Item Saved", never: .noLoading),
    OutputEvent("KeyboardAppeared", "Keyboard Appeared", .keyboardAppeared),
    OutputEvent("KeyboardDisappeared", "Keyboard Disappeared", .keyboardDisappeared),
    OutputEvent("NextRotorProgress", "Next Rotor Progress", never: .wholeTurns),
    OutputEvent("NoItemExists", "No Item Discovered", .nothingThere),
    OutputEvent("NoResultsFound", "No Results", .noResults),
    OutputEvent("PopoverDidAppear", "Popover Appeared", never: .noPopovers),
    OutputEvent("PreviousRotorProgress", "Previous Rotor Progress", never: .wholeTurns),
    OutputEvent("ReachabilityDidBegin", "Reachability Started", never: .noReachability),
    OutputEvent("ReachabilityDidEnd", "Reachability Ended", never: .noReachability),
    OutputEvent("ScreenDidChange", "Screen Changed", .screenChanged),
    OutputEvent("ScreenDidTurnOff", "Screen Locked", .screenLocked),
    OutputEvent("SensitiveContent", "Sensitive Content", never: .noPixels),
    OutputEvent("TVDidBeginInteractionWithRotor", "Rotor Interaction Began", never: .televisionOnly),
    OutputEvent("TVDidEndInteractionWithRotor", "Rotor Interaction Ended", never: .televisionOnly),
    OutputEvent("TouchIDAuthenticated", "Authentication Succeeded", never: .noAuthentication),
    OutputEvent("TouchIDFailed", "Authentication Failed", never: .noAuthentication),
    OutputEvent("UnknownCommand", "Unknown Command", .refused),
  ]

  /// The names of a happening in VoiceOver's settings; empty for a happening that Apple does not have.
  public static func names(of happening: Happening) -> [String] {
    table.filter { $0.happening == happening }.map { $0.name }
  }
}

// Sounds that accompany a gesture and have the same information as the speech.
extension ScreenReader {
  mutating func accompanied(_ gesture: Gesture, _ perform: (inout ScreenReader) -> [Event]) -> [Event] {
    let wasOnGroup = cursor.grouping.current != nil
    let selected = editing.selection?.count ?? 0
    var events = perform(&self)
    switch gesture {
    case .swipeUp, .swipeDown, .swipeLeft, .swipeRight:
      if let sound = selectionSound(events, from: selected) { events.insert(sound, at: 0) }
    case .twoFingerSwipeRight, .twoFingerSwipeLeft:
      guard settings.navigation == .grouped, events != [.happening(.boundary)] else { break }
      events.insert(.happening(gesture == .twoFingerSwipeRight ? .startInteracting : .stopInteracting), at: 0)
    default: break
    }
    if cursor.grouping.current != nil, !wasOnGroup { events.insert(.happening(.interactableGroup), at: 0) }
    return events
  }

  /// The sound when a selection changes its direction, from growing to shrinking or the reverse; nil otherwise.
  private mutating func selectionSound(_ events: [Event], from count: Int) -> Event? {
    for case .request(.select(_, let range)) in events {
      let grew = range.count > count
      let before = editing.selectionGrew
      editing.selectionGrew = grew
      return before.map { $0 != grew } == true ? .happening(.selectionDirectionChanged) : nil
    }
    return nil
  }
}

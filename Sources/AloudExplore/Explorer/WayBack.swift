package import Aloud

/// Why VoiceOver does not speak of the app, and how the user comes back to it.
package struct WayBack: Equatable, Sendable {
  /// The flag in the caption panel: `HOME SCREEN`.
  let flag: String
  /// The screen in front in place of the app; nil where the app itself is.
  let inFront: String?
  /// The step that leads back, after the key `:`.
  package let step: String
  /// The effect of the step.
  let result: String

  /// A whole sentence for the log.
  func message(_ words: ExplorerWords) -> String {
    "\(words.said(flag.lowercased())): `:\(step)` \(words.said(result))"
  }
}

extension Simulator {
  /// Nil while VoiceOver speaks of the app.
  package var wayBack: WayBack? {
    // A locked screen hides the Home screen.
    if device.isScreenLocked {
      return WayBack(
        flag: "SCREEN LOCKED", inFront: "The screen is locked", step: "side button", result: "unlocks the screen")
    }
    if device.isAway {
      return WayBack(
        flag: "HOME SCREEN", inFront: "The Home screen is in front", step: "return to app", result: "comes back")
    }
    guard !device.isVoiceOverRunning, device.facts.shortcut.contains(.voiceOver) else { return nil }
    return WayBack(
      flag: "VOICEOVER OFF", inFront: nil, step: "accessibility shortcut \"VoiceOver\"",
      result: "turns VoiceOver on")
  }

  /// True while the app has a VoiceOver cursor that the user can see.
  package var showsCursor: Bool { device.isVoiceOverRunning && wayBack == nil }
}

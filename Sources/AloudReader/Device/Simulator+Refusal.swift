internal import AloudSpeech
internal import AloudTree

// Why the device has refused something, for whoever wonders.
extension Simulator {
  /// Why it let the gesture through to nobody; nil where it did not keep it.
  func refusal(of gesture: ScreenReader.Gesture) -> String? {
    if let reason = absence { return reason }
    if systemScreen == nil {
      if device.isTimeUp { return timeUp }
      if !reaches(gesture) { return restriction(of: gesture) }
    }
    guard !device.isVoiceOverRunning else { return nil }
    let way = device.facts.shortcut.contains(.voiceOver) ? ": `accessibility shortcut \"VoiceOver\"` turns it on" : ""
    return "VoiceOver is off, and a touch is a tap" + way
  }

  /// Why it did not do what was asked of it.
  func refusal(of action: DeviceAction) -> String? {
    if let event = action.event, !permits(event) { return refusal(of: event) }
    switch action {
    case .returnToApp where !device.isAway: return "the app is in front already"
    case .accessibilityShortcut(let name): return name == nil ? noShortcut : notOffered
    case .sideButton where device.denies(.sideButton): return denial(.sideButton)
    case .volumeUp where device.denies(.volumeButtons), .volumeDown where device.denies(.volumeButtons):
      return denial(.volumeButtons)
    case .shake where device.denies(.motion): return denial(.motion)
    case .shake where device.isTimeUp: return timeUp
    default: return systemScreen == nil ? absence : "a screen of the system's is open: `scrub` closes it"
    }
  }

  private var absence: String? {
    if device.isAway { return "the app is not in front: `return to app` brings it back" }
    return device.isScreenLocked ? "the screen is locked: `side button` unlocks it" : nil
  }

  private func restriction(of gesture: ScreenReader.Gesture) -> String? {
    switch gesture {
    case .type, .delete, .undo, .redo: denial(.keyboards)
    case _ where device.denies(.touch): denial(.touch)
    case .touch where device.mode == .singleApp: "management has disabled this part of the screen: \(facts("areas"))"
    case .touch: "the session has disabled this part of the screen: `guided access areas off` enables it"
    default: refusal(of: SingleAppMode.Event.userLeavesApp)
    }
  }

  private func denial(_ restriction: GuidedAccess.SystemRestriction) -> String {
    let name = restriction.rawValue
    guard device.mode == .singleApp else {
      return "the session denies \(name): `guided access allow \"\(name)\"` allows it"
    }
    return "management denies \(name): \(facts("denied"))"
  }

  private func facts(_ key: String) -> String { "see `\(key)` under `guidedAccess` of the app" }

  private var timeUp: String { "the time of the session is over: `guided access end` ends it" }

  /// By the table of modes.
  private func refusal(of event: SingleAppMode.Event) -> String? {
    guard let row = SingleAppMode.table.first(where: { $0.event == event }) else { return nil }
    let missing = row.cell(in: device.mode).facts.filter { !$0.holds(on: device.facts) }.map { "`\($0.rawValue)`" }
    if !missing.isEmpty {
      return "the device lacks \(missing.joined(separator: " and ")): see `guidedAccess` of the app"
    }
    let mode = device.isGuidedAccessEnabled ? "in \(device.mode.words)" : "on a device that is not locked"
    return "\(mode) this is refused: \(row.evidence)"
  }

  private var noShortcut: String { "the accessibility shortcut is set to nothing: see `guidedAccess` of the app" }

  private var notOffered: String {
    let names = device.facts.shortcut.map { "\"\(reader.narrator.words.text($0.phrase))\"" }
    return names.isEmpty ? noShortcut : "the accessibility shortcut offers \(names.joined(separator: ", ")) here"
  }
}

extension DeviceAction {
  /// What it asks of the mode of the device; nil for what every mode permits.
  fileprivate var event: SingleAppMode.Event? {
    switch self {
    case .startGuidedAccess: .userStarts
    case .endGuidedAccess: .userEnds
    case .showGuidedAccessOptions, .deny, .allow, .disableArea, .enableAreas, .limitTime: .userChangesOptions
    case .startSingleAppMode: .managementLocks
    case .endSingleAppMode: .managementUnlocks
    case .home: .userLeavesApp
    case .accessibilityShortcut, .restart, .returnToApp, .sideButton, .volumeUp, .volumeDown, .shake: nil
    }
  }
}

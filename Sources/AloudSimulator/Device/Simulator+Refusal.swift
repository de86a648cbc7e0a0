public import AloudReader
internal import AloudSpeech
internal import AloudTree

extension Refusal {
  static let appIsAway = Refusal("the app is not in front: `return to app` brings it back")
  static let appIsInFront = Refusal("the app is in front already")
  static let screenIsLocked = Refusal("the screen is locked: `side button` unlocks it")
  static let systemScreenIsOpen = Refusal("a screen of the system's is open: `scrub` closes it")
  static let timeIsUp = Refusal("the time of the session is over: `guided access end` ends it")
  static let shortcutIsEmpty = Refusal("the accessibility shortcut is set to nothing: see `guidedAccess` of the app")
}

extension Simulator.Occurrence {
  /// Why something is refused; nil for all other events.
  public var refusal: Refusal? { if case .refused(let refusal) = event { refusal } else { nil } }
}

// Why the device refuses something. Each is nil where it does not.
extension Simulator {
  /// The app is not seen.
  var absence: Refusal? { device.isAway ? .appIsAway : device.isScreenLocked ? .screenIsLocked : nil }

  /// A screen of the system's lies over the app.
  var coverage: Refusal? { reader.seesApp ? nil : .systemScreenIsOpen }

  /// The session has ended by its time limit.
  var overtime: Refusal? { device.isTimeUp ? .timeIsUp : nil }

  func refusal(of event: SingleAppMode.Event) -> Refusal? {
    guard !permits(event) else { return nil }
    guard let row = SingleAppMode.table.first(where: { $0.event == event }) else {
      return Refusal("no mode permits this")
    }
    let missing = row.cell(in: device.mode).facts.filter { !$0.holds(on: device.facts) }.map { "`\($0.rawValue)`" }
    if !missing.isEmpty {
      return Refusal("the device lacks \(missing.joined(separator: " and ")): see `guidedAccess` of the app")
    }
    let mode = device.isGuidedAccessEnabled ? "in \(device.mode.words)" : "on a device that is not locked"
    return Refusal("\(mode) this is refused: \(row.evidence)")
  }

  func denial(of restriction: GuidedAccess.SystemRestriction) -> Refusal {
    let name = restriction.rawValue
    guard device.mode == .singleApp else {
      return Refusal("the session denies \(name): `guided access allow \"\(name)\"` allows it")
    }
    return Refusal("management denies \(name): \(facts("denied"))")
  }

  var disabledArea: Refusal {
    Refusal(
      device.mode == .singleApp
        ? "management has disabled this part of the screen: \(facts("areas"))"
        : "the session has disabled this part of the screen: `guided access areas off` enables it")
  }

  var voiceOverIsOff: Refusal {
    let way = device.facts.shortcut.contains(.voiceOver) ? ": `accessibility shortcut \"VoiceOver\"` turns it on" : ""
    return Refusal("VoiceOver is off, and a touch is a tap" + way)
  }

  /// The features that the shortcut offers instead, among those that this mode allows.
  func notOffered(_ offered: [GuidedAccess.Shortcut]) -> Refusal {
    guard offered.isEmpty else {
      let names = offered.map { "\"\(reader.narrator.words.text($0.phrase))\"" }
      return Refusal("the accessibility shortcut offers \(names.joined(separator: ", ")) here")
    }
    let hasMore = !device.facts.shortcut.isEmpty
    return (hasMore ? refusal(of: SingleAppMode.Event.userChangesOptions) : nil) ?? .shortcutIsEmpty
  }

  private func facts(_ key: String) -> String { "see `\(key)` under `guidedAccess` of the app" }
}

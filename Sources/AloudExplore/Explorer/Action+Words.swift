internal import Aloud

extension Script.Action {
  /// Something that is done to the device, in the words of scripts.
  ///
  /// - Throws: `ScriptError` for what is none, and for names that neither the app nor the device has.
  init(deviceStep text: String, on simulator: Simulator) throws(ScriptError) {
    let script = try Script("> \(text.onOneLine)")
    guard let step = script.steps.first, case .device = step.action else {
      let words = DeviceAction.table.map(\.words).joined(separator: ", ")
      throw script.error("nothing that is done to a device; there are \(words)", line: 1)
    }
    try script.check(on: simulator)
    self = step.action
  }

  /// A step that a user can take, in the words of scripts: a gesture, a command of VoiceOver or of a braille display, what is done
  /// with another technology.
  ///
  /// - Throws: `ScriptError` for what is none, and for names that neither the app nor the device has.
  init(step text: String, on simulator: Simulator) throws(ScriptError) {
    let script = try Script("> \(text.onOneLine)")
    guard let step = script.steps.first, !WalkRecord.words(of: step.action).isEmpty else {
      throw script.error("a script can post notifications, a user cannot", line: 1)
    }
    try script.check(on: simulator)
    self = step.action
  }

  /// Speech at that rate, within what can be set; a step like any other.
  static func speakingRate(_ percent: Int) -> Script.Action? {
    (try? Script("> setting speakingRate \(min(100, max(5, percent)))"))?.steps.first?.action
  }
}

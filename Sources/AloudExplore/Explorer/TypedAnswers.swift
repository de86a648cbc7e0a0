package import Aloud

extension ExploreCommand {
  /// The step that a typed answer to a command's question means.
  ///
  /// - Returns: nil where the rotor has no such option, and for a command that no answer makes a step.
  /// - Throws: `ScriptError` for what is no such step, and for names that neither the app nor the device has.
  func step(for answer: String, on simulator: Simulator) throws(ScriptError) -> Script.Action? {
    switch self {
    case .touch: .gesture((try? ScreenReader.Gesture("touch \(answer)")) ?? .touch(.label(answer)))
    case .choose: .gesture(.choose(answer))
    case .rotor: simulator.reader.rotorName(meant: answer).map { .gesture(.rotor($0)) }
    case .device, .command: try writtenStep(answer, on: simulator)
    default: nil
    }
  }

  /// A step in the words of scripts: something that is done to the device, or anything that a user can do.
  private func writtenStep(_ text: String, on simulator: Simulator) throws(ScriptError) -> Script.Action? {
    let script = try Script("> \(text.onOneLine)")
    let action = script.steps.first?.action
    if self == .device {
      guard case .device? = action else {
        let words = DeviceAction.table.map(\.words).joined(separator: ", ")
        throw script.error("this is not a step for the device; these are: \(words)", line: 1)
      }
    } else if action.map({ WalkRecord.words(of: $0).isEmpty }) ?? true {
      throw script.error("a script can post notifications, a user cannot", line: 1)
    }
    try script.check(on: simulator)
    return action
  }
}

extension Script.Action {
  /// Speech at that rate, within what can be set; a step like any other.
  static func speakingRate(_ percent: Int) -> Script.Action? {
    (try? Script("> setting speakingRate \(min(100, max(5, percent)))"))?.steps.first?.action
  }
}

extension ScreenReader {
  /// The names of the rotor's options, in their order.
  package var rotorNames: [String] {
    // The elements of the screen are looked up once, and kept.
    var copy = self
    return copy.rotorOptions.map { copy.name(of: $0) }
  }

  /// The full name of the option that a text means in any letter case: the whole name, else its beginning; nil where
  /// there is none.
  fileprivate func rotorName(meant text: String) -> String? {
    let wanted = text.lowercased()
    guard !wanted.isEmpty else { return nil }
    let names = rotorNames
    return names.first { $0.lowercased() == wanted } ?? names.first { $0.lowercased().hasPrefix(wanted) }
  }
}

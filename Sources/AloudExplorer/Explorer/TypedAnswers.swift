internal import AloudBase
package import AloudReader
internal import AloudScript
internal import AloudSimulator
internal import AloudSpeech
internal import AloudTree

extension ExploreCommand {
  /// Converts the typed answer to a command's question into a step.
  ///
  /// - Returns: the step; nil if the rotor has no such option, or if the command needs no answer for a step.
  /// - Throws: `ScriptError` if the answer is not a step for the command, or has a name that neither the app nor the
  ///   device has.
  func step(for answer: String, on simulator: Simulator) throws(ScriptError) -> Script.Action? {
    switch self {
    case .touch: .gesture(touch(answer, on: simulator))
    case .choose: .gesture(.choose(answer))
    case .rotor: simulator.reader.rotorName(meant: answer).map { .gesture(.rotor($0)) }
    case .device, .command: try writtenStep(answer, on: simulator)
    default: nil
    }
  }

  /// Returns a touch of a point, or of the label that an answer means.
  private func touch(_ answer: String, on simulator: Simulator) -> ScreenReader.Gesture {
    switch try? ScreenReader.Gesture("touch \(answer)") {
    case .touch(.label(let label))?: .touch(.label(simulator.reader.label(meant: label) ?? label))
    case let gesture?: gesture
    case nil: .touch(.label(simulator.reader.label(meant: answer) ?? answer))
    }
  }

  /// Reads a step of a script: for the command `device`, a step for the device; otherwise any step that users can
  /// perform.
  private func writtenStep(_ text: String, on simulator: Simulator) throws(ScriptError) -> Script.Action? {
    let script = try Script("> \(text.onOneLine)")
    let action = script.steps.first?.action
    if self == .device {
      guard case .device? = action else {
        let words = DeviceAction.table.map { $0.words }.joined(separator: ", ")
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
  /// Returns a step that sets the speaking rate, from 5 to 100 percent.
  static func speakingRate(_ percent: Int) -> Script.Action? {
    (try? Script("> setting speakingRate \(min(100, max(5, percent)))"))?.steps.first?.action
  }
}

extension ScreenReader {
  /// The names of the rotor's options, in order.
  package var rotorNames: [String] {
    // The options need a mutable copy, which keeps the index of the screen.
    var copy = self
    return copy.rotorOptions.map { copy.name(of: $0) }
  }

  /// Returns the name of the rotor option that has a text as its name, else as the beginning of its name; nil if there is
  /// none. Letter case does not count.
  fileprivate func rotorName(meant text: String) -> String? { rotorNames.name(meant: text) }

  /// Returns the label of a stop in the same way; of several, the first in reading order.
  fileprivate func label(meant text: String) -> String? {
    narrator.order.stops.compactMap { narrator.tree[$0].label?.string }.name(meant: text)
  }
}

extension [String] {
  /// Returns the name that a text is, else the one that it is in another letter case, else the first that it begins.
  fileprivate func name(meant text: String) -> String? {
    guard !text.isEmpty else { return nil }
    if contains(text) { return text }
    let wanted = text.lowercased()
    return first { $0.lowercased() == wanted } ?? first { $0.lowercased().hasPrefix(wanted) }
  }
}

public import AloudControl
public import AloudReader
public import AloudSimulator
public import AloudSpeech

extension Script {
  /// Something that is done, and what must happen then.
  public struct Step: Equatable, Sendable {
    /// The line at which it stands, from 1.
    public let line: Int
    /// The line without the `>` and white space around it.
    public let written: String
    /// The action of the step.
    public let action: Action
    /// The events that must happen, in order and completely; an empty list means that nothing may.
    public internal(set) var expectations: [Expectation] = []
  }

  /// The action of a step.
  public enum Action: Equatable, Sendable {
    /// The app begins anew, at its first screen, as its document has it. Settings stay as they are.
    case start
    case gesture(ScreenReader.Gesture)
    /// Something is done to the device.
    case device(DeviceAction)
    /// Time passes, an hour at most.
    case wait(milliseconds: Int)
    /// A setting of VoiceOver is changed.
    case setting(SettingChange)
    /// The app posts a notification.
    case post(ScreenReader.Notification)
    /// These assistive technologies are on from now on, and no others.
    case technology(Set<AssistiveTechnology>)
    /// A key of Full Keyboard Access is pressed.
    case key(KeyboardKey)
    /// A switch of Switch Control is pressed.
    case switchAction(SwitchAction)
    /// Something is said to Voice Control.
    case say(String)
    /// A command of the braille display.
    case braille(BrailleCommand)
  }
}

extension Script.Step {
  /// A step that does nothing, with expectations of what happened otherwise.
  ///
  /// - Throws: ``ScriptError``; lines are those of the text, from 1.
  public init(expecting text: String) throws(ScriptError) {
    do throws(ScriptError) {
      let script = try Script("> wait 0s\n" + text)
      if script.steps.count > 1 {
        throw script.error("expectations alone are meant here, not a step", line: script.steps[1].line)
      }
      self = script.steps[0]
    } catch {
      throw error.movedUp(by: 1)
    }
  }
}

extension Script.Step {
  /// A step after which texts are said, a line each, as they are written; a line `…` stands for any number of texts.
  package init(saying lines: [String]) {
    let expectations = lines.enumerated().map { index, line in
      let isGap = line == "…" || line == "..."
      return Script.Expectation(line: index + 1, written: line, form: isGap ? .gap : .event(.utterance(line)))
    }
    self.init(line: 0, written: "", action: .start, expectations: expectations)
  }
}

extension Script: CustomStringConvertible {
  /// The file, as a test prints its argument.
  public var description: String { path ?? "script" }
}

public import AloudControl
public import AloudReader
public import AloudSimulator
public import AloudSpeech
public import AloudTree

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
        throw script.error("write only expectations here, not a step", line: script.steps[1].line)
      }
      self = script.steps[0]
    } catch {
      throw error.movedUp(by: 1)
    }
  }

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

extension Script {
  /// The first word of a step that is no gesture; gestures are in `ScreenReader.Gesture.table`.
  public enum StepWord: String, CaseIterable, Sendable {
    case start, wait, setting, post, technology, key
    case switchAction = "switch"
    case say

    /// How such a step is written, without the `>`: `wait 2s`.
    public var usage: String { help.usage }

    /// The effect of the step, in a few words.
    public var meaning: String { help.meaning }

    private var help: (usage: String, meaning: String) {
      switch self {
      case .start: ("start", "the app starts again")
      case .wait: ("wait 2s", "time passes: 2s, 0.5s, 250ms")
      case .setting: ("setting NAME VALUE", "a setting of VoiceOver is changed")
      case .post:
        (
          "post NOTIFICATION",
          "the app posts screenChanged or layoutChanged, with focus ID, \"text\" or both;\n"
            + "announcement \"text\", with priority high, default or low; or pageScrolled \"text\""
        )
      case .technology:
        (
          "technology NAMES",
          "turns on only these: voiceover, full keyboard access, switch control,\n"
            + "voice control; separated by commas"
        )
      case .key: ("key KEY", "a key of Full Keyboard Access: Tab, Shift-Tab, Space, Tab-Z, Right Arrow")
      case .switchAction:
        ("switch ACTION", "a switch of Switch Control: select item, move to next item, scanner menu")
      case .say: ("say \"TEXT\"", "the user speaks to Voice Control: say \"Tap Send\"")
      }
    }
  }

  /// A line under a step: what must happen, or must not.
  public struct Expectation: Equatable, Sendable {
    /// The line at which it stands, from 1.
    public let line: Int
    /// The line as it stands there, without white space around it.
    public let written: String
    public let form: Form

    public enum Form: Equatable, Sendable {
      /// Exactly one event, and this one.
      case event(Matter)
      /// Any events or none: `…`.
      case gap
      /// Nothing of the step is this.
      case never(Matter)
    }
  }

  /// The form with which an event is compared.
  public enum Matter: Equatable, Sendable {
    /// These words, exactly.
    case utterance(String)
    case happening(Happening)
    /// The exact text that an assistive technology shows.
    case shown(Shown.Kind, String)
    /// An utterance that the regular expression, known to be one, matches somewhere.
    case pattern(String)
  }

  /// Something that happened in a step, as scripts tell it.
  public enum Actual: Equatable, Sendable {
    case utterance(String)
    case happening(Happening)
    case shown(Shown.Kind, String)

    /// The line that expects it, in quotes where it would be read as something else.
    ///
    ///     Script.Actual.utterance("#1").written                 // "#1", with the quotes
    ///     Script.Actual.happening(.screenChanged).written       // [screen changed]
    ///     Script.Actual.shown(.keyboardFocus, "Send").written   // [keyboard focus] Send
    ///
    /// Line breaks and control characters of an utterance become blanks; see `printable`.
    public var written: String {
      switch self {
      case .happening(let happening): return "[\(happening.rawValue)]"
      case .shown(let kind, ""): return "[\(kind.rawValue)]"
      case .shown(let kind, let text): return "[\(kind.rawValue)] \(Actual.quotedWhereNeeded(text))"
      case .utterance(let text): return Actual.quotedWhereNeeded(text)
      }
    }

    private static func quotedWhereNeeded(_ text: String) -> String {
      let line = text.printable
      return needsQuotes(line) ? "\"\(line)\"" : line
    }

    private static func needsQuotes(_ line: String) -> Bool {
      guard let first = line.unicodeScalars.first, let last = line.unicodeScalars.last else { return true }
      return ">＞#[/!\"…\u{FEFF}".unicodeScalars.contains(first) || line == "..." || first.properties.isWhitespace
        || last.properties.isWhitespace || ScriptParser.isHead(line)
    }
  }
}

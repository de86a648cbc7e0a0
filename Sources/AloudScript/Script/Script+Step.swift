package import AloudBase
public import AloudReader
public import AloudSimulator
public import AloudSpeech
public import AloudTree

extension Script {
  /// An action, and the events that must follow.
  public struct Step: Equatable, Sendable {
    /// The line number, from 1.
    public let line: Int
    /// The line without the `>` and the white space around it.
    public let written: String
    /// The action of the step.
    public let action: Action
    /// The events that must happen, in order and completely. An empty list means that none may happen.
    public internal(set) var expectations: [Expectation] = []
  }

  /// The action of a step.
  public enum Action: Equatable, Sendable {
    /// Restarts the app on its first screen, in the state of its document. Settings are kept.
    case start
    /// A gesture, a key, or a choice of the user's.
    case gesture(ScreenReader.Gesture)
    /// Performs an action on the device.
    case device(DeviceAction)
    /// Lets time pass, at most an hour.
    case wait(milliseconds: Int)
    /// Changes a setting of VoiceOver.
    case setting(SettingChange)
    /// Posts a notification of the app.
    case post(ScreenReader.Notification)
    /// Turns on these assistive technologies, and turns off all others.
    case technology(Set<AssistiveTechnology>)
    /// Presses a key of Full Keyboard Access.
    case key(KeyboardKey)
    /// Presses a switch of Switch Control.
    case switchAction(SwitchAction)
    /// Speaks to Voice Control.
    case say(String)
    /// Performs a command of the braille display.
    case braille(BrailleCommand)
    /// Fails if the task has cost more than this, since the last ``start``.
    case expect(CostLimit)
  }
}

extension Script.Action {
  /// True for a step that does nothing but fail.
  var isExpectation: Bool { if case .expect = self { true } else { false } }

  /// The happenings by which the step fails: nothing answers it, or what it names is not there. A gap covers none of
  /// them, so a script expects them in so many words or not at all.
  var missing: Set<Happening> {
    switch self {
    case .gesture(let gesture): gesture.missing.union([.refused])
    // On a device without VoiceOver, and with other technologies, these are taps on elements, too.
    case .start, .device, .wait, .setting, .post, .technology, .key, .switchAction, .say, .braille, .expect:
      [.refused, .nothingThere]
    }
  }
}

extension Script {
  /// True if every step expects only gaps, which any events meet: the script checks only that what it names is there.
  public var expectsNothing: Bool {
    steps.allSatisfy { step in !step.expectations.isEmpty && step.expectations.allSatisfy { $0.form == .gap } }
  }

  /// Why a script that expects nothing fails as a test, and what to do.
  package static let expectsNothingProblem: Message = """
    every step expects only …, which anything meets, so this checks nothing; write what must happen, or delete these \
    lines and record it
    """
}

extension Script.Step {
  /// Creates a step that waits zero seconds, with expectations for events from elsewhere.
  ///
  /// - Throws: ``ScriptError`` with the line in the text, from 1.
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

  /// Creates a step that expects an utterance for each line, exactly as written. A line `…` stands for any number of
  /// utterances.
  package init(saying lines: [String]) {
    let expectations = lines.enumerated().map { index, line in
      let isGap = line == "…" || line == "..."
      return Script.Expectation(line: index + 1, written: line, form: isGap ? .gap : .event(.utterance(line)))
    }
    self.init(line: 0, written: "", action: .start, expectations: expectations)
  }
}

extension Script: CustomStringConvertible {
  /// The file, for the description of a test's argument.
  public var description: String { path ?? "script" }
}

extension Script {
  /// The first word of a step, except gestures (`ScreenReader.Gesture.table`), device actions and braille commands.
  public enum StepWord: String, CaseIterable, Sendable {
    /// A word; ``meaning`` says what the step does.
    case start, wait, setting, post, technology, key
    /// A word; ``meaning`` says what the step does.
    case switchAction = "switch"
    /// A word; ``meaning`` says what the step does.
    case say, expect

    /// The form of the step, without the `>`: `wait 2s`.
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
          "the app posts screenChanged or layoutChanged, with focus ID or \"text\";\n"
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
      case .expect:
        (
          "expect cost 12 gestures",
          "fails if the steps since start cost more; also expect cost within 30s, or both"
        )
      }
    }
  }

  /// A line under a step: an event that must happen, or must not happen.
  public struct Expectation: Equatable, Sendable {
    /// The line number, from 1.
    public let line: Int
    /// The line without white space around it.
    public let written: String
    /// What must happen, or must not.
    public let form: Form

    /// What an expectation demands of the events of its step.
    public enum Form: Equatable, Sendable {
      /// Exactly one event, which is equal to this one.
      case event(Matter)
      /// Any number of events: `…`.
      case gap
      /// This event must not happen in the step.
      case never(Matter)
    }
  }

  /// A pattern for events.
  public enum Matter: Equatable, Sendable {
    /// An utterance with exactly these words.
    case utterance(String)
    /// A sound, or something that happens, by its name in brackets.
    case happening(Happening)
    /// Output of an assistive technology with exactly this text.
    case shown(Shown.Channel, String)
    /// An utterance that contains a match of the valid regular expression.
    case pattern(String)
  }

  /// An event of a step, as scripts write it.
  public enum Actual: Equatable, Sendable {
    /// VoiceOver says these words.
    case utterance(String)
    /// A sound, or something that happens.
    case happening(Happening)
    /// An assistive technology other than speech shows this text.
    case shown(Shown.Channel, String)

    /// The line that expects the event, in quotes if it would otherwise have another meaning.
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

internal import AloudReader
public import AloudScript
public import AloudSimulator
internal import AloudSpeech
internal import AloudTree

/// The braille display and the assistive technologies of a walk.
public struct WalkEquipment: Sendable {
  /// The braille display; nil for none.
  public var braille: Script.Braille?
  /// The assistive technologies that are on; nil for VoiceOver, unless the app starts without it.
  public var technologies: Set<AssistiveTechnology>?

  public init(braille: Script.Braille? = nil, technologies: Set<AssistiveTechnology>? = nil) {
    self.braille = braille
    self.technologies = technologies
  }
}

/// The braille display of a walk. It is removed if a text cannot be translated.
struct WalkDisplay: Sendable {
  private var display: ScriptBraille?
  /// The reason why the display was removed; nil after ``takeProblem()``.
  private var problem: String?

  init(_ braille: Script.Braille?, on simulator: Simulator, _ options: ReaderOptions) {
    guard let braille else { return }
    do throws(BrailleError) {
      display = try ScriptBraille(braille, on: simulator, options)
    } catch {
      problem = error.description
    }
  }

  /// The cells that are shown, and their text; nil without a display.
  var shown: (cells: String, text: String)? { display?.shown }

  /// Returns the reason why the display was removed, the first time; nil otherwise.
  mutating func takeProblem() -> String? {
    defer { problem = nil }
    return problem
  }

  /// The time until the display changes automatically, in seconds; nil if it does not.
  var nextChange: Double? { display?.nextChange }

  /// Performs an action, and adds the output of the display to its occurrences.
  mutating func perform(_ action: Script.Action, on simulator: inout Simulator) -> [Simulator.Occurrence] {
    guard display != nil else {
      if case .braille = action {
        let refusal = Refusal("there is no braille display; connect one: `aloud explore --braille`")
        return [Simulator.Occurrence(of: .refused(refusal), at: simulator.time)]
      }
      return simulator.perform(action)
    }
    do throws(BrailleError) {
      return try display?.perform(action, on: &simulator) ?? []
    } catch {
      return unplug(error)
    }
  }

  /// Adds the output of the display to occurrences while time passes.
  mutating func passed(_ occurrences: [Simulator.Occurrence], on simulator: inout Simulator) -> [Simulator.Occurrence] {
    do throws(BrailleError) {
      return try display?.passed(occurrences, on: &simulator) ?? occurrences
    } catch {
      return occurrences + unplug(error)
    }
  }

  private mutating func unplug(_ error: BrailleError) -> [Simulator.Occurrence] {
    display = nil
    problem = error.description
    return []
  }
}

/// The keys for assistive technologies other than VoiceOver.
enum TechnologyKeys {
  private static let keyboard: [Key: KeyboardKey] = [
    .tab: .tab, .backTab: .shiftTab, .up: .upArrow, .down: .downArrow, .left: .leftArrow, .right: .rightArrow,
    .home: .tabLeft, .end: .tabRight, .character(" "): .space, .escape: .escape,
  ]

  private static let switches: [Key: SwitchAction] = [
    .enter: .selectItem, .right: .nextItem, .down: .nextItem, .left: .previousItem, .up: .previousItem,
  ]

  /// The keys for Full Keyboard Access while VoiceOver is on.
  private static let besideVoiceOver: Set<Key> = [.tab, .backTab]

  /// Returns the action of a key; nil if none of these technologies uses the key.
  static func action(of key: Key, _ technologies: Set<AssistiveTechnology>) -> Script.Action? {
    let isFree = !technologies.contains(.voiceOver)
    if technologies.contains(.fullKeyboardAccess), isFree || besideVoiceOver.contains(key),
      let pressed = keyboard[key]
    {
      return .key(pressed)
    }
    guard technologies.contains(.switchControl), isFree else { return nil }
    return switches[key].map { .switchAction($0) }
  }
}

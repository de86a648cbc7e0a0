public import Aloud

/// The equipment of a walk besides the app and VoiceOver.
public struct WalkEquipment: Sendable {
  /// The braille display; nil is none.
  public var braille: Script.Braille?
  /// The assistive technologies that are on; nil is VoiceOver, as the app has it.
  public var technologies: Set<AssistiveTechnology>?

  public init(braille: Script.Braille? = nil, technologies: Set<AssistiveTechnology>? = nil) {
    self.braille = braille
    self.technologies = technologies
  }
}

/// The braille display of a walk. It is removed when texts can no longer be translated.
struct WalkDisplay: Sendable {
  private var display: ScriptBraille?
  /// Why the display was removed; nil once it has been told.
  private var problem: String?

  init(_ braille: Script.Braille?, on simulator: Simulator, _ options: ReaderOptions) {
    guard let braille else { return }
    do throws(BrailleError) {
      display = try ScriptBraille(braille, on: simulator, options)
    } catch {
      problem = error.description
    }
  }

  /// The cells that are shown, and the text that they are of; nil without a display.
  var shown: (cells: String, text: String)? { display?.shown }

  /// Returns once why the display was removed.
  mutating func takeProblem() -> String? {
    defer { problem = nil }
    return problem
  }

  /// How long until the display changes by itself, in seconds; nil when it does not.
  var nextChange: Double? { display?.nextChange }

  /// Performs an action, and adds what the display shows then.
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

  /// Adds what the display shows to the occurrences while time passed.
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

/// The keys of a terminal while other technologies than VoiceOver are on.
enum TechnologyKeys {
  private static let keyboard: [Key: KeyboardKey] = [
    .tab: .tab, .backTab: .shiftTab, .up: .upArrow, .down: .downArrow, .left: .leftArrow, .right: .rightArrow,
    .home: .tabLeft, .end: .tabRight, .character(" "): .space, .escape: .escape,
  ]

  private static let switches: [Key: SwitchAction] = [
    .enter: .selectItem, .right: .nextItem, .down: .nextItem, .left: .previousItem, .up: .previousItem,
  ]

  /// Keys that VoiceOver leaves to Full Keyboard Access.
  private static let besideVoiceOver: Set<Key> = [.tab, .backTab]

  /// The action of a key; nil where it is none of these technologies'.
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

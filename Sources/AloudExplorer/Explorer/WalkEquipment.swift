internal import AloudBase
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

extension WalkEquipment {
  /// Connects the braille display to the simulator of a walk. If that fails, the walk goes on without it.
  func connect(to simulator: inout Simulator, _ options: ReaderOptions) {
    guard let braille else { return }
    do throws(BrailleError) {
      try simulator.connectBrailleDisplay(cells: braille.cells, output: braille.output, options.braille)
    } catch {
      simulator.brailleError = error
    }
  }
}

extension Simulator {
  /// Performs an action of a walk. Without a braille display, its commands are refused with the remedy.
  mutating func walk(_ action: Script.Action) -> [Occurrence] {
    guard case .braille = action, shownBraille == nil else { return perform(action) }
    let refusal = Refusal("there is no braille display; connect one: `aloud explore --braille`")
    return [Occurrence(of: .refused(refusal), at: time)]
  }

  /// The reason why the braille display was disconnected, the first time; nil otherwise.
  mutating func takeBrailleError() -> Message? {
    defer { brailleError = nil }
    return brailleError?.message
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

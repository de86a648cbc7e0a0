public import AloudSpeech
public import AloudTree

/// Whether an element responds to user interaction, and the rule that decides this.
///
/// VoiceOver visits every element. Full Keyboard Access, Switch Control and Voice Control visit elements that respond
/// to user interaction: `accessibilityRespondsToUserInteraction`, or what the system derives without it.
///
///     Node(label: "Send", traits: .button).interaction()  // responds, by a trait
///     Node(label: "Total: 12").interaction()              // does not: it only informs
public struct Interaction: Equatable, Sendable {
  /// The first rule that applies, in the order of the cases.
  public let rule: Rule
  /// True if the technology visits the element.
  public let responds: Bool

  /// The rules, in the order in which they are tested.
  public enum Rule: String, CaseIterable, Sendable {
    /// A rule; ``summary`` says it in one sentence.
    case given, notEnabled, trait, text, directTouch, action, activation, plain, informs
  }
}

extension Interaction.Rule {
  /// The rule in one sentence.
  public var summary: String {
    switch self {
    case .given: "`respondsToUserInteraction` says so"
    case .notEnabled: "an element with the trait `notEnabled` does not respond"
    case .trait: "an element with the trait or the role of a control responds"
    case .text: "a text input responds"
    case .directTouch: "an element that takes touches or begins to play responds"
    case .action: "an element with custom actions responds"
    case .activation: "an element that does something on `activate` or a long press responds"
    case .plain: "before iOS 17, Full Keyboard Access stops at an element without traits and actions"
    case .informs: "an element that only gives information does not respond"
    }
  }

  /// The evidence of the rule.
  public var evidence: Evidence {
    switch self {
    case .given, .notEnabled:
      .documented("UIAccessibility.h, accessibilityRespondsToUserInteraction; WWDC21 10120")
    case .trait: .documented("WWDC20 10019 and WWDC21 10120 for buttons; which other traits count is assumed")
    case .text: .assumed("text inputs take the keyboard focus; Apple says only that the value is derived")
    case .directTouch: .assumed("Apple says only that the value is derived from other properties")
    case .action: .documented("WWDC20 10019: Switch Control offers custom actions")
    case .activation: .assumed("Apple says only that the value is derived from other properties")
    case .plain: .observed("va-mobile-app 9288, react-native 45326")
    case .informs: .documented("UIAccessibility.h; WWDC20 10019: text that only gives information is passed over")
    }
  }

  /// The explanation that all commands print.
  public var explanation: Explanation { Explanation(rule: rawValue, summary: summary, evidence: evidence) }
}

extension Node {
  /// The traits of controls.
  private static let controls: Traits = [
    .button, .link, .adjustable, .searchField, .keyboardKey, .toggleButton, .backButton, .tabBarItem, .popUpButton,
    .radioButton, .menuItem,
  ]

  /// Whether an element responds to user interaction. The result is undefined for other nodes.
  ///
  /// - Parameters:
  ///   - technology: the technology; it matters only for elements without traits and actions.
  ///   - settings: the version of iOS decides for those elements.
  /// - Returns: whether the element responds, and the rule.
  public func interaction(
    for technology: AssistiveTechnology? = nil, _ settings: VoiceOverSettings = VoiceOverSettings()
  ) -> Interaction {
    let traits = reportedTraits
    let details = sharedDetails?.value
    if let given = details?.respondsToUserInteraction { return Interaction(rule: .given, responds: given) }
    if traits.contains(.notEnabled) { return Interaction(rule: .notEnabled, responds: false) }
    if !traits.isDisjoint(with: Node.controls) || details?.web?.role?.isControl == true {
      return Interaction(rule: .trait, responds: true)
    }
    if traits.contains(.textEntry) || details?.text != nil { return Interaction(rule: .text, responds: true) }
    if !traits.isDisjoint(with: [.allowsDirectInteraction, .startsMediaSession]) {
      return Interaction(rule: .directTouch, responds: true)
    }
    if let details, !details.actions.isEmpty { return Interaction(rule: .action, responds: true) }
    if let effects = details?.behaviors.effects, effects[.activate] != nil || effects[.longPress] != nil {
      return Interaction(rule: .activation, responds: true)
    }
    if traits.isEmpty, technology == .fullKeyboardAccess, !settings.has(.keyboardSkipsPlainElements) {
      return Interaction(rule: .plain, responds: true)
    }
    return Interaction(rule: .informs, responds: false)
  }
}

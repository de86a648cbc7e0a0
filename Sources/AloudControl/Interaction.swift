public import AloudSpeech
public import AloudTree

/// Whether an element responds to user interaction, and which rule says so.
///
/// VoiceOver visits every element. Full Keyboard Access, Switch Control and Voice Control visit those that respond to user
/// interaction: `accessibilityRespondsToUserInteraction`, or what the system derives without it.
///
///     Node(label: "Send", traits: .button).interaction()  // responds, by a trait
///     Node(label: "Total: 12").interaction()              // does not: it only informs
public struct Interaction: Equatable, Sendable {
  /// The rule that decides: the first one that holds, in the order of the cases.
  public let rule: Rule
  public let responds: Bool

  /// The rules that decide whether an element responds, in the order in which they are asked.
  public enum Rule: String, CaseIterable, Sendable {
    case given, notEnabled, trait, text, directTouch, action, activation, plain, informs
  }
}

extension Interaction.Rule {
  /// The rule as every command tells it.
  public var explanation: Explanation {
    Explanation(rule: rawValue, summary: row.summary, evidence: row.evidence)
  }

  /// The rule in one sentence.
  public var summary: String { row.summary }

  /// How well it is attested.
  public var evidence: Evidence { row.evidence }

  private var row: (summary: String, evidence: Evidence) {
    switch self {
    case .given: ("`respondsToUserInteraction` says so", Self.header)
    case .notEnabled: ("an element with the trait `notEnabled` does not respond", Self.header)
    case .trait:
      (
        "an element with the trait or the role of a control responds",
        .documented("WWDC20 10019 and WWDC21 10120 for buttons; which other traits count is assumed")
      )
    case .text:
      (
        "a text input responds",
        .assumed("text inputs take the keyboard's focus; Apple says only that the value is derived")
      )
    case .directTouch: ("an element that takes touches or begins to play responds", Self.derived)
    case .action:
      (
        "an element with custom actions responds",
        .documented("WWDC20 10019: custom actions are offered by Switch Control")
      )
    case .activation: ("an element that answers `activate` or a long press responds", Self.derived)
    case .plain:
      (
        "an element without traits and actions is a stop of Full Keyboard Access before iOS 17",
        .observed("va-mobile-app 9288, react-native 45326")
      )
    case .informs:
      (
        "an element that only informs does not respond",
        .documented("UIAccessibility.h; WWDC20 10019: text that informs is passed over")
      )
    }
  }

  private static let header = Evidence.documented(
    "UIAccessibility.h, accessibilityRespondsToUserInteraction; WWDC21 10120")
  private static let derived = Evidence.assumed("Apple says only that the value is derived from other properties")
}

extension Node {
  /// The traits of controls.
  private static let controls: Traits = [
    .button, .link, .adjustable, .searchField, .keyboardKey, .toggleButton, .backButton, .tabBarItem, .popUpButton,
    .radioButton, .menuItem,
  ]

  /// Whether the element responds to user interaction; a node that is no element is not asked.
  ///
  /// - Parameters:
  ///   - technology: the one that asks; it matters for elements without traits and actions alone.
  ///   - settings: the setting `keyboardPlainElements` decides about those.
  /// - Returns: whether it responds, and why.
  public func interaction(
    for technology: AssistiveTechnology? = nil, _ settings: VoiceOverSettings = VoiceOverSettings()
  ) -> Interaction {
    let traits = reportedTraits
    let details = sharedDetails?.value
    if let given = details?.respondsToUserInteraction { return Interaction(rule: .given, responds: given) }
    if traits.contains(.notEnabled) { return Interaction(rule: .notEnabled, responds: false) }
    let effects = details?.behaviors.effects
    let rules: [(holds: Bool, rule: Interaction.Rule)] = [
      (!traits.isDisjoint(with: Node.controls) || details?.web?.role?.isControl == true, .trait),
      (traits.contains(.textEntry) || details?.text != nil, .text),
      (!traits.isDisjoint(with: [.allowsDirectInteraction, .startsMediaSession]), .directTouch),
      (details?.actions.isEmpty == false, .action),
      (effects?[.activate] != nil || effects?[.longPress] != nil, .activation),
      (
        traits.isEmpty && technology == .fullKeyboardAccess && settings.technologies.keyboardPlainElements, .plain
      ),
    ]
    guard let rule = rules.first(where: \.holds)?.rule else { return Interaction(rule: .informs, responds: false) }
    return Interaction(rule: rule, responds: true)
  }
}

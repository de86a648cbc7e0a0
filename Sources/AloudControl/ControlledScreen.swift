public import AloudSpeech
public import AloudTree

/// A screen as technologies see it that operate it without touching: which elements each of them visits, and how they are
/// grouped.
///
/// As with VoiceOver, no order has hidden elements, elements beside a modal view, or views that are not elements.
public struct ControlledScreen: Sendable {
  public let tree: Tree
  public let order: ReadingOrder
  public let settings: VoiceOverSettings
  /// The frame of a node in sight; nil where it has no frame or is not in sight.
  let visibleFrame: @Sendable (NodeID) -> Frame?

  /// `visibleFrame` tells where a node is seen, in screen points; without it, every node is seen at its own frame.
  public init(
    _ tree: Tree, _ order: ReadingOrder, _ settings: VoiceOverSettings = VoiceOverSettings(),
    visibleFrame: (@Sendable (NodeID) -> Frame?)? = nil
  ) {
    self.tree = tree
    self.order = order
    self.settings = settings
    self.visibleFrame = visibleFrame ?? { tree[$0].frame }
  }

  /// The elements that a technology visits, in reading order.
  ///
  /// - Complexity: O(n) in the stops of the screen.
  public func elements(for technology: AssistiveTechnology) -> [NodeID] {
    guard technology != .voiceOver else { return order.stops }
    return order.stops.filter { tree[$0].interaction(for: technology, settings).responds }
  }

  /// The text that people see of an element: its name, and its value.
  public func text(of id: NodeID, named name: String) -> String {
    guard let value = tree[id].valueInSight, !value.isEmpty else { return name }
    return "\(name), \(value)"
  }
}

extension Node {
  /// The value as it is seen: that of `adjusts`, else its own.
  fileprivate var valueInSight: String? {
    sharedDetails?.value.adjusts?.text(number: { $0.json }, percentage: { "\($0)%" }) ?? reportedValue?.string
  }
}

/// An assistive technology of iOS that presents a screen in its own way.
public enum AssistiveTechnology: String, CaseIterable, Sendable {
  case voiceOver = "voiceover"
  case fullKeyboardAccess = "full keyboard access"
  case switchControl = "switch control"
  case voiceControl = "voice control"

  /// As scripts write several: with commas, in the order of the cases.
  public static func list(_ technologies: Set<AssistiveTechnology>) -> String {
    allCases.filter(technologies.contains).map(\.rawValue).joined(separator: ", ")
  }

  /// Apple's name for it.
  public var name: String {
    switch self {
    case .voiceOver: "VoiceOver"
    case .fullKeyboardAccess: "Full Keyboard Access"
    case .switchControl: "Switch Control"
    case .voiceControl: "Voice Control"
    }
  }
}

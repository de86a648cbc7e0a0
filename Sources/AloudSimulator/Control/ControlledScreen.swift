internal import AloudBase
public import AloudSpeech
public import AloudTree

/// A screen for assistive technologies that operate it without touches: the elements that each technology visits, and
/// their groups.
///
/// As with VoiceOver, hidden elements, elements beside a modal view, and views that are not elements are left out.
public struct ControlledScreen: Sendable {
  /// The screen.
  public let tree: Tree
  /// The order in which VoiceOver reads the screen; the technologies visit part of it.
  public let order: ReadingOrder
  /// The settings that decide what each technology visits.
  public let settings: VoiceOverSettings
  /// The visible frame of a node; nil if it has no frame or is not visible.
  let visibleFrame: @Sendable (NodeID) -> Frame?

  /// `visibleFrame` is the visible frame of a node, in screen points; by default, the node's own frame.
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

  /// The visible text of an element: its name and its value.
  public func text(of id: NodeID, named name: String) -> String {
    guard let value = tree[id].valueInSight, !value.isEmpty else { return name }
    return "\(name), \(value)"
  }
}

extension Node {
  /// The visible value: the value of `adjusts`, else the node's value.
  fileprivate var valueInSight: String? {
    sharedDetails?.value.adjusts?.text(number: { $0.json }, percentage: { "\($0)%" }) ?? reportedValue?.string
  }
}

/// An assistive technology of iOS.
public enum AssistiveTechnology: String, CaseIterable, Sendable {
  /// VoiceOver, with gestures.
  case voiceOver = "voiceover"
  /// A keyboard moves a focus and activates.
  case fullKeyboardAccess = "full keyboard access"
  /// A cursor moves by itself or with a switch; a switch selects.
  case switchControl = "switch control"
  /// The user speaks commands with the names of elements.
  case voiceControl = "voice control"

  /// The names of several technologies as in scripts: with commas, in the order of the cases.
  public static func list(_ technologies: Set<AssistiveTechnology>) -> String {
    allCases.filter(technologies.contains).map { $0.rawValue }.joined(separator: ", ")
  }

  /// Apple's name of the technology.
  public var name: String {
    switch self {
    case .voiceOver: "VoiceOver"
    case .fullKeyboardAccess: "Full Keyboard Access"
    case .switchControl: "Switch Control"
    case .voiceControl: "Voice Control"
    }
  }
}

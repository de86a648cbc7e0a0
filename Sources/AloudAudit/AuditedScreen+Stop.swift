public import AloudTree

extension AuditedScreen {
  /// A node at which VoiceOver stops, with the properties that rules check.
  public struct Stop: Sendable {
    /// The position in reading order, from 0.
    public let rank: Int
    /// The id of the node in the tree.
    public let node: NodeID
    /// Plain text without surrounding white space; empty where there is none.
    public let label: String
    /// The value that the object reports; its text is prepared like ``label``.
    public let value: String
    /// The text is prepared like ``label``.
    public let hint: String
    /// The traits that the object reports, including those that follow from `text` and `adjusts`.
    public let traits: Traits
    /// In screen points; nil where the document has none.
    public let frame: Frame?
    /// The touch target, in screen points: the bounds of the path, or the frame where there is no path.
    public let target: Frame?
    /// The innermost announced container around it.
    public let container: NodeID?
    /// True directly inside a tab bar or a segmented control.
    public let isTab: Bool
    /// True for an element that users can operate.
    public let isControl: Bool
    /// True for an element into which users type text.
    public let isInput: Bool
    /// The less common properties; nil when the node has none.
    public let shared: Node.SharedDetails?

    /// The less common properties.
    public var details: Details? { shared?.value }

    init(rank: Int, order: ReadingOrder, tree: Tree) {
      self.rank = rank
      let id = order.stops[rank]
      node = id
      let node = tree.nodes[id.index]
      shared = node.sharedDetails
      label = node.label?.string.trimmed ?? ""
      value = node.reportedValue?.string.trimmed ?? ""
      hint = node.hint?.string.trimmed ?? ""
      traits = node.reportedTraits
      frame = node.frame
      target = node.sharedDetails?.value.path.flatMap(Frame.init(around:)) ?? node.frame
      container = order.innermostContainer(ofRank: rank).map { order.containers[$0].node }
      isTab = container.map { tree.nodes[$0.index].countsItsMembers } ?? false
      isInput = !traits.isDisjoint(with: .ofInputs)
      isControl =
        isInput || isTab || shared?.value.web?.role?.isControl == true || !traits.isDisjoint(with: .ofControls)
        || shared.map { $0.value.canBeOperated } ?? false
    }
  }
}

extension AuditedScreen.Stop {
  /// True for controls that the system draws and sizes: tabs, segments, back buttons, switches, adjustables, keys,
  /// inputs, and the parts of UIKit's controls, such as the buttons of a stepper.
  ///
  /// Source: the Korean guideline's 2.5 exempts components of the system; which elements of a tree these are is Aloud's
  /// choice.
  public var isSystemControl: Bool {
    isTab || isInput || shared?.value.control != nil
      || !traits.isDisjoint(with: [.backButton, .tabBarItem, .toggleButton, .adjustable, .keyboardKey])
  }

  /// True for a link that is not a button.
  public var isPlainLink: Bool { traits.contains(.link) && !traits.contains(.button) }

  /// False for a dimmed element.
  public var isEnabled: Bool { !traits.contains(.notEnabled) }

  /// The effects of an event on the node; nil where the document has none.
  public func effects(of event: Behaviors.Event) -> [Effect]? { details?.behaviors.effects[event] }

  /// The point at which a double tap lands, in screen points; nil without a frame.
  public var activationPoint: ScreenPoint? { details?.activationPoint ?? frame?.center }
}

extension Traits {
  /// Traits of elements that users can operate. Source: the definitions of the audit's rules.
  static let ofControls: Traits = [
    .button, .link, .searchField, .keyboardKey, .adjustable, .toggleButton, .textEntry, .secureTextField, .textArea,
    .popUpButton, .backButton, .tabBarItem, .radioButton, .menuItem,
  ]

  /// Traits of elements into which users type text.
  static let ofInputs: Traits = [.textEntry, .secureTextField, .textArea, .searchField]
}

extension AuditedScreen.Stop {
  /// The properties that only elements of web pages have.
  var web: WebElement? { details?.web }

  /// The address to which a link of a page leads.
  func linkTarget(in tree: Tree) -> String? {
    tree.nodes[node.index].label?.runs?.lazy.compactMap { $0.attributes.link }.first
  }
}

extension Node {
  /// True for a tab bar and a segmented control.
  var countsItsMembers: Bool { isTabBar || container == .segmentedControl }
}

extension Details {
  var canBeOperated: Bool {
    text != nil || adjusts != nil
      || [.activate, .increment, .decrement].contains { behaviors.effects[$0] != nil }
  }
}

extension Frame {
  /// The smallest frame around points; nil without points.
  fileprivate init?(around points: [ScreenPoint]) {
    guard let first = points.first else { return nil }
    self = points.reduce(Frame(x: first.x, y: first.y, width: 0, height: 0)) {
      $0.union(Frame(x: $1.x, y: $1.y, width: 0, height: 0))
    }
  }
}

extension String {
  /// The text without surrounding white space.
  package var trimmed: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }), let last = lastIndex(where: { !$0.isWhitespace }) else {
      return ""
    }
    return first == startIndex && index(after: last) == endIndex ? self : String(self[first...last])
  }
}

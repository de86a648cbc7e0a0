package import AloudBase

/// A node of the accessibility tree, with all properties that VoiceOver receives: an element, or a container of
/// elements.
///
/// The properties have the names of UIAccessibility, shortened as in the screen document. The children are not stored
/// in the node but in the ``Tree``.
///
///     var node = Node(label: "Wi-Fi", value: "Home", traits: .button)
///     node.details.actions = [Action(name: "Forget this network")]
public struct Node: Equatable, Sendable {
  /// `accessibilityIdentifier`; never spoken.
  public var id: String?
  /// `accessibilityLabel`.
  public var label: SpokenText?
  /// `accessibilityValue`, as written; see ``reportedValue``.
  public var value: SpokenText?
  /// `accessibilityHint`.
  public var hint: SpokenText?
  /// `accessibilityTraits`, as written; see ``reportedTraits``.
  public var traits: Traits
  /// `accessibilityFrame`, in screen points.
  public var frame: Frame?
  /// `isAccessibilityElement`; if nil, the tree decides (see ``Tree/isElement(_:)``).
  public var isElement: Bool?
  /// `accessibilityElementsHidden`: VoiceOver reaches neither the node nor the nodes inside it.
  public var hidden = false
  /// False for `isHidden` or an alpha of 0.
  public var visible = true
  /// `clipsToBounds`: decides whether the children of a view without size are read.
  public var clips = false
  /// `accessibilityViewIsModal`.
  public var modal = false
  /// `shouldGroupAccessibilityChildren`.
  public var groupsChildren = false
  /// How the children are read. Default: sorted by their places.
  public var order = Order.sorted
  /// How the place of a group among its neighbors is decided.
  public var placement = Placement.firstMember
  /// `accessibilityContainerType`. Default: none.
  public var container = ContainerType.none
  /// The offset in the file at which an importer found the node.
  package var fileOffset = FileOffset.none
  /// SwiftUI's `accessibilitySortPriority`: among the members of a sorted group, higher values come first.
  public var sortPriority = 0.0

  /// The rare properties, shared by copies of the node; nil when it has none.
  ///
  /// A read through this property copies only the value that is read; a read through ``details`` copies all of them.
  public private(set) var sharedDetails: SharedDetails?

  /// A node with the properties that most nodes have; set the others, and ``details``, afterwards.
  public init(
    id: String? = nil, label: SpokenText? = nil, value: SpokenText? = nil, hint: SpokenText? = nil,
    traits: Traits = [], frame: Frame? = nil, container: ContainerType = .none
  ) {
    self.id = id
    self.label = label
    self.value = value
    self.hint = hint
    self.traits = traits
    self.frame = frame
    self.container = container
  }

  /// Whether children are sorted by their places on the screen or read in the given order (`accessibilityElements`).
  public enum Order: String, CaseIterable, Sendable {
    /// By their places: rows from top to bottom, and each row in reading direction.
    case sorted
    /// As listed, as for views that set `accessibilityElements`.
    case given
  }

  /// What decides a group's place in the order: its first member, or its own frame.
  ///
  /// Groups are at the place of their first member. A scrolled group is at the place of its frame, because its first
  /// row may be far above the screen.
  public enum Placement: String, CaseIterable, Sendable {
    /// The place of its first member.
    case firstMember
    /// The place of its own frame.
    case frame
  }

  /// `accessibilityContainerType`, and the two kinds of bars that count their members.
  public enum ContainerType: String, CaseIterable, Sendable {
    /// A type, with UIKit's name; but `table` is `dataTable`, `group` is `semanticGroup`, and the last two are
    /// `UITabBar` and `UISegmentedControl`.
    case none, list, landmark, table, group, tabBar, segmentedControl
  }
}

extension Node {
  /// The properties that few nodes have, in one box that keeps other nodes small.
  public var details: Details {
    get { sharedDetails?.value ?? Details() }
    set { sharedDetails = newValue == Details() ? nil : SharedDetails(newValue) }
  }

  /// True when the node has rare properties. This test is cheaper than reading ``details``.
  public var hasDetails: Bool { sharedDetails != nil }

  /// An immutable box for the rare properties.
  public final class SharedDetails: Equatable, Sendable {
    /// The rare properties themselves.
    public let value: Details

    init(_ value: Details) { self.value = value }

    public static func == (one: SharedDetails, other: SharedDetails) -> Bool {
      one === other || one.value == other.value
    }
  }
}

extension Node {
  /// The traits that the object reports: the written ones, and those that `text` and `adjusts` add.
  public var reportedTraits: Traits { Node.reportedTraits(traits, sharedDetails) }

  /// The same from parts of a node, so that a step need not copy the node.
  public static func reportedTraits(_ traits: Traits, _ sharedDetails: SharedDetails?) -> Traits {
    guard let sharedDetails else { return traits }
    return traits.union(sharedDetails.value.impliedTraits)
  }

  /// The value that the object reports: one of the texts of `adjusts`, bullets for a secure text, else the value as written.
  ///
  /// UIKit reports the text of a secure field as bullets, so Aloud never says a password.
  public var reportedValue: SpokenText? { Node.reportedValue(value, sharedDetails) }

  /// The same from parts of a node, so that a step need not copy the node.
  public static func reportedValue(_ value: SpokenText?, _ sharedDetails: SharedDetails?) -> SpokenText? {
    guard let sharedDetails else { return value }
    if let text = sharedDetails.value.text, text.secure, let value {
      return SpokenText(String(repeating: "•", count: value.string.count))
    }
    if case .values(let values, let index)? = sharedDetails.value.adjusts {
      return values.indices.contains(index) ? values[index] : nil
    }
    return value
  }

  /// True when the node has something to say or to do. Without children, such a node is an element.
  ///
  /// Source: the screen document's definition of `isElement`.
  public var saysSomething: Bool {
    if label != nil || value != nil || hint != nil || !traits.isEmpty { return true }
    guard let details = sharedDetails?.value else { return false }
    return details.text != nil || details.adjusts != nil || details.control != nil || details.chart != nil
      || details.chartPart != nil
      || !details.actions.isEmpty || !details.content.isEmpty
  }

  /// True for a tab bar: the container type or the trait is enough.
  public var isTabBar: Bool { container == .tabBar || traits.contains(.tabBar) }

  /// True for a data table: the container type or its dimensions are enough.
  public var isTable: Bool { container == .table || sharedDetails?.value.table != nil }

  /// True for a container that VoiceOver recognizes: its entry is announced, its members are counted, or it has bounds.
  public var isAnnounced: Bool { container != .none || isTabBar || isTable }
}

extension Node {
  /// The names of the custom actions in the rotor option Actions: those without a category.
  public var offeredActions: [String] {
    (sharedDetails?.value.actions ?? []).filter { $0.category == nil }.map { $0.name }
  }

  /// True when the element can be dragged: it has the trait, or drag sources.
  ///
  /// Source: WWDC24, "Catch up on accessibility in SwiftUI", where such an element is said to be draggable.
  public var isDraggable: Bool { reportedTraits.contains(.draggable) || !(sharedDetails?.value.drag ?? []).isEmpty }
}

extension Node {
  /// The point at which a double tap lands, in screen points: the activation point, else the middle of the frame. Nil
  /// without both.
  public var tapPoint: ScreenPoint? { sharedDetails?.value.activationPoint ?? frame?.center }
}

/// Stores a rare value outside its owner, so that copies of the owner are cheap.
package final class Box<Value: Equatable & Sendable>: Equatable, Sendable {
  package let value: Value

  package init(_ value: Value) { self.value = value }

  package static func == (one: Box, other: Box) -> Bool { one === other || one.value == other.value }
}

extension Node {
  /// Sets new values for some properties.
  ///
  /// A new value moves an adjustable to the position that has this value; a value that no position has changes nothing.
  /// New text puts the insertion point at its end, as in UIKit.
  public mutating func apply(_ change: Effect.Change) {
    if let label = change.label { self.label = label }
    if let value = change.value { set(value: value) }
    if let hint = change.hint { self.hint = hint }
    if let frame = change.frame { self.frame = frame }
    if let hidden = change.hidden { self.hidden = hidden }
    if let expanded = change.expanded { details.expanded = expanded }
    traits.formUnion(change.addTraits)
    traits.subtract(change.removeTraits)
  }

  private mutating func set(value: SpokenText?) {
    if let adjusts = sharedDetails?.value.adjusts {
      if let string = value?.string, let moved = adjusts.moved(to: string) { details.adjusts = moved }
      return
    }
    self.value = value
    guard var text = sharedDetails?.value.text, text.insertionPoint != nil || text.selection != nil else { return }
    (text.insertionPoint, text.selection) = (nil, nil)
    details.text = text
  }
}

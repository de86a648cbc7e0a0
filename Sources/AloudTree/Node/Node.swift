/// A node of the accessibility tree, with all that it tells VoiceOver: an element, or a container of elements.
///
/// The properties carry UIAccessibility's names, shortened as in the screen document. Children are no property of a node:
/// the ``Tree`` holds them.
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
  /// `isAccessibilityElement`; nil leaves it to the tree (see ``Tree/isElement(_:)``).
  public var isElement: Bool?
  /// `accessibilityElementsHidden`: the node and all below it are out of reach.
  public var hidden = false
  /// False for `isHidden` or an alpha of 0.
  public var visible = true
  /// `clipsToBounds`: decides whether a view without size is walked.
  public var clips = false
  /// `accessibilityViewIsModal`.
  public var modal = false
  /// `shouldGroupAccessibilityChildren`.
  public var groupsChildren = false
  public var order = Order.sorted
  /// The place of a group among its neighbors.
  public var placement = Placement.firstMember
  public var container = ContainerType.none
  /// The place in the file at which an importer found the node.
  package var fileOffset = FileOffset.none
  /// SwiftUI's `accessibilitySortPriority`; higher comes first among the members of one sorted group.
  public var sortPriority = 0.0

  /// The rare properties, shared by copies of the node; nil when it has none.
  ///
  /// Reading a property through this, unlike through ``details``, copies that property alone.
  public private(set) var sharedDetails: SharedDetails?

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

  /// Whether children are sorted by their place on the screen or read as given (`accessibilityElements`).
  public enum Order: String, CaseIterable, Sendable { case sorted, given }

  /// The source of a group's place in the order: its first member, or its own frame.
  ///
  /// Groups stand at their first member, but a scrolled group stands where it is seen, however far up its first row is.
  public enum Placement: String, CaseIterable, Sendable { case firstMember, frame }

  /// `accessibilityContainerType`, and the two kinds of bars that count their members.
  public enum ContainerType: String, CaseIterable, Sendable {
    case none, list, landmark, table, group, tabBar, segmentedControl
  }
}

extension Node {
  /// The properties that few nodes have; kept in one box, so that the others stay small.
  public var details: Details {
    get { sharedDetails?.value ?? Details() }
    set { sharedDetails = newValue == Details() ? nil : SharedDetails(newValue) }
  }

  /// True when the node has any of the rare properties: a cheap test before reading ``details``.
  public var hasDetails: Bool { sharedDetails != nil }

  /// A box for the rare properties; it never changes.
  public final class SharedDetails: Equatable, Sendable {
    public let value: Details

    init(_ value: Details) { self.value = value }

    public static func == (one: SharedDetails, other: SharedDetails) -> Bool {
      one === other || one.value == other.value
    }
  }
}

extension Node {
  /// The traits that the object reports: those written, and those that follow from `text` and `adjusts`.
  public var reportedTraits: Traits { Node.reportedTraits(traits, sharedDetails) }

  /// The same from parts of a node, so that a step need not copy the node.
  public static func reportedTraits(_ traits: Traits, _ sharedDetails: SharedDetails?) -> Traits {
    guard let sharedDetails else { return traits }
    return traits.union(sharedDetails.value.impliedTraits)
  }

  /// The value that the object reports: one of the texts of `adjusts`, bullets for a secure text, else the value as written.
  ///
  /// UIKit reports a secure field's text as bullets; so Aloud never says a password.
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

  /// True when there is something about the node to say or do, which makes a node without children an element.
  ///
  /// Source: the screen document's definition of `isElement`.
  public var saysSomething: Bool {
    if label != nil || value != nil || hint != nil || !traits.isEmpty { return true }
    guard let details = sharedDetails?.value else { return false }
    return details.text != nil || details.adjusts != nil || details.control != nil || details.chart != nil
      || details.chartPart != nil
      || !details.actions.isEmpty || !details.content.isEmpty
  }

  /// True for a tab bar made by its container type or by the trait, either alone.
  public var isTabBar: Bool { container == .tabBar || traits.contains(.tabBar) }

  /// True for a data table made by its container type or by its dimensions, either alone.
  public var isTable: Bool { container == .table || sharedDetails?.value.table != nil }

  /// True for a container that VoiceOver knows as one: it is announced, counted or bounded.
  public var isAnnounced: Bool { container != .none || isTabBar || isTable }
}

extension Node {
  /// The names of the custom actions that the rotor's option Actions offers: all but those of a category.
  public var offeredActions: [String] {
    (sharedDetails?.value.actions ?? []).filter { $0.category == nil }.map(\.name)
  }

  /// True when the element can be dragged: the trait says so, or there are drag sources.
  ///
  /// Source: WWDC24, "Catch up on accessibility in SwiftUI", where such an element is said to be draggable.
  public var isDraggable: Bool { reportedTraits.contains(.draggable) || !(sharedDetails?.value.drag ?? []).isEmpty }
}

extension Node {
  /// The point at which a double tap lands, in screen points: the activation point, else the middle of the frame; nil
  /// without either.
  public var tapPoint: ScreenPoint? { sharedDetails?.value.activationPoint ?? frame?.center }
}

/// Keeps a rare value out of line, so that copies of what may have one are cheap.
package final class Box<Value: Equatable & Sendable>: Equatable, Sendable {
  package let value: Value

  package init(_ value: Value) { self.value = value }

  package static func == (one: Box, other: Box) -> Bool { one === other || one.value == other.value }
}

extension Node {
  /// Takes new values for some properties.
  ///
  /// The value of an adjustable follows from where it stands, so that a new one moves it there; a value at which it
  /// cannot stand changes nothing. New text puts the insertion point at its end, as UIKit does.
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
    if sharedDetails?.value.text?.insertionPoint != nil { details.text?.insertionPoint = nil }
  }
}

/// A screen that is written in Swift, for tests and examples.
///
///     let outline: Outline = [
///       .heading("Sign in"),
///       .textField("Email"),
///       .button("Continue", .notEnabled),
///     ]
///
/// Without frames, a screen is read in the order in which it is written.
public struct Outline: Sendable, ExpressibleByArrayLiteral {
  /// The items at the top level of the screen, as written.
  public var items: [Item]

  /// An outline of items from an array. A literal needs no initializer.
  public init(_ items: [Item]) { self.items = items }

  public init(arrayLiteral items: Item...) { self.items = items }

  /// A node and the nodes inside it.
  public struct Item: Sendable {
    /// The properties of the item.
    public var node: Node
    /// The items inside it, as written; empty for most elements.
    public var children: [Item]

    /// An item for any node, for what has no function of its own here.
    public init(_ node: Node, _ children: [Item] = []) {
      self.node = node
      self.children = children
    }

    /// A changed copy of the item: `.button("Delete").with { $0.hint = "Cannot be undone" }`.
    public func with(_ change: (inout Node) -> Void) -> Item {
      var copy = self
      change(&copy.node)
      return copy
    }
  }

  /// The outline as a tree.
  ///
  /// - Throws: ``TreeError`` when the items are nested too deep.
  public func tree(order: Node.Order = .sorted) throws(TreeError) -> Tree {
    var builder = Tree.Builder(order: order)
    for item in items { try Outline.add(item, to: &builder) }
    return builder.finish()
  }

  private static func add(_ item: Item, to builder: inout Tree.Builder) throws(TreeError) {
    try builder.open(item.node)
    for child in item.children { try add(child, to: &builder) }
    builder.close()
  }
}

extension Document {
  /// A document of one screen.
  ///
  /// - Throws: ``TreeError`` for a repeated id or another mistake in the document.
  public init(_ outline: Outline, name: String? = nil, language: String = "en") throws(TreeError) {
    try self.init(language: language, screens: [Screen(name: name, tree: try outline.tree())])
  }
}

// The items of an outline.
extension Outline.Item {
  /// An element with any traits.
  public static func element(
    _ label: SpokenText, value: SpokenText? = nil, hint: SpokenText? = nil, _ traits: Traits = []
  ) -> Self {
    Self(Node(label: label, value: value, hint: hint, traits: traits))
  }

  /// A text with the trait `header`. `level` is that of `accessibilityHeadingLevel`, 1 to 6; nil for a heading without
  /// a level.
  public static func heading(_ label: SpokenText, level: Int? = nil) -> Self {
    var node = Node(label: label, traits: .header)
    node.details.headingLevel = level
    return Self(node)
  }

  /// A text that does nothing: a `UILabel`, with the trait `staticText`.
  public static func text(_ label: SpokenText) -> Self { element(label, .staticText) }

  /// A button, with the trait `button` and any others, such as `notEnabled` or `selected`.
  public static func button(
    _ label: SpokenText, _ traits: Traits = [], value: SpokenText? = nil, hint: SpokenText? = nil
  ) -> Self {
    element(label, value: value, hint: hint, traits.union(.button))
  }

  /// A link, with the trait `link` and any others.
  public static func link(_ label: SpokenText, _ traits: Traits = []) -> Self { element(label, traits.union(.link)) }

  /// An image, with the trait `image` and any others. A decorative image is no element: leave it out.
  public static func image(_ label: SpokenText, _ traits: Traits = []) -> Self { element(label, traits.union(.image)) }

  /// A switch, on or off.
  public static func toggle(_ label: SpokenText, on: Bool, _ traits: Traits = []) -> Self {
    element(label, value: on ? "1" : "0", traits.union([.button, .toggleButton]))
  }

  /// A `UITextField`. `value` is the text in it, `placeholder` what it shows while it is empty. A `secure` text is
  /// reported as bullets.
  public static func textField(
    _ label: SpokenText, value: SpokenText? = nil, placeholder: String? = nil, secure: Bool = false,
    _ traits: Traits = []
  ) -> Self {
    var node = Node(label: label, value: value, traits: traits)
    node.details.text = TextInput(secure: secure, placeholder: placeholder)
    return Self(node)
  }

  /// A `UISearchTextField`: a text field with the trait `searchField`.
  public static func searchField(_ label: SpokenText, value: SpokenText? = nil) -> Self {
    textField(label, value: value, .searchField)
  }

  /// A slider from `from` to `to`, whose value is a percentage.
  public static func slider(
    _ label: SpokenText, at: Double, from: Double = 0, to: Double = 100, step: Double = 10
  ) -> Self {
    var node = Node(label: label, traits: .adjustable)
    node.details.adjusts = .range(from: from, to: to, step: step, at: at, format: .percent)
    return Self(node)
  }

  /// A container with a type (`accessibilityContainerType`) and perhaps a label, around other items.
  public static func container(_ type: Node.ContainerType, _ label: SpokenText? = nil, _ children: [Self]) -> Self {
    Self(Node(label: label, container: type), children)
  }

  /// A container of the type `list`. VoiceOver says where it begins and ends.
  public static func list(_ label: SpokenText? = nil, _ children: [Self]) -> Self { container(.list, label, children) }

  /// A container of the type `landmark`, which the rotor option Landmarks visits.
  public static func landmark(_ label: SpokenText? = nil, _ children: [Self]) -> Self {
    container(.landmark, label, children)
  }

  /// A container of the type `semanticGroup`. VoiceOver says its label on entering it.
  public static func group(_ label: SpokenText? = nil, _ children: [Self]) -> Self {
    container(.group, label, children)
  }

  /// A `UITabBar`. VoiceOver says the place of each item among all items.
  public static func tabBar(_ children: [Self]) -> Self { container(.tabBar, nil, children) }

  /// A `UISegmentedControl`. VoiceOver says the place of each item among all items.
  public static func segmentedControl(_ children: [Self]) -> Self { container(.segmentedControl, nil, children) }
}

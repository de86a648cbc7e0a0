internal import AloudBase

/// An app as a screen reader receives it: its screens, their elements, and what its controls do.
///
///     let document = try Document(screens: [Document.Screen(tree: tree)])
///
/// The initializer checks the document: ids are unique in a screen, and everything that behaviors, rotors and tables
/// mention exists. So mistakes are found when a document is read, not when it runs.
///
/// In the behaviors of a node, the id `self` is the node; it is replaced by the node's id, which is made up if there is
/// none.
///
/// A chart that lists no elements then gets one for each of its points, or for intervals if there are many points: see
/// ``Chart/parts``.
public struct Document: Equatable, Sendable {
  /// The device, which decides the distance between rows.
  public enum Device: String, CaseIterable, Sendable {
    /// An iPhone.
    case phone
    /// An iPad.
    case pad

    /// The vertical distance at which a new row begins, in points: 8 on a phone, 13 on a pad.
    ///
    /// Source: AccessibilitySnapshot, found by experiment and pinned by its unit tests.
    public var rowThreshold: Double { self == .phone ? 8 : 13 }
  }

  /// Layout direction of the app.
  public enum Direction: String, CaseIterable, Sendable {
    /// From left to right.
    case ltr
    /// From right to left.
    case rtl
  }

  /// One screen of the app.
  public struct Screen: Equatable, Sendable {
    /// The key by which behaviors name the screen; nil for the first screen.
    public let key: String?
    /// Its title.
    public var name: String?
    /// The elements of the screen as it opens.
    public var tree: Tree
    /// The effects of events that happen to the screen as a whole, such as `escape` and `appear`.
    public var behaviors: Behaviors
    /// The rules whose findings audits leave out for the whole screen. Those of the first screen also apply to the app.
    public var ignored: [IgnoredRule]

    /// A screen. The first screen of a document has no key; the others have one, by which behaviors show them.
    public init(
      key: String? = nil, name: String? = nil, tree: Tree, behaviors: Behaviors = Behaviors(),
      ignored: [IgnoredRule] = []
    ) {
      self.key = key
      self.name = name
      self.tree = tree
      self.behaviors = behaviors
      self.ignored = ignored
    }
  }

  /// BCP-47: the language of the texts, and of the words that VoiceOver adds.
  public var language: String
  /// The kind of device. Default: phone.
  public var device: Device
  /// The device that the document names, which decides how large a point is; nil where it names none.
  public var model: DeviceModel?
  /// The direction as written; if nil, the language decides.
  public var explicitDirection: Direction?
  /// Screen size in points, as written.
  public var explicitSize: (width: Double, height: Double)?
  /// The points in an inch of the screen, as written; nil for those of the ``model``.
  public var explicitPointsPerInch: Double?
  /// The first screen, then the others in the order of their keys.
  public internal(set) var screens: [Screen]
  /// The effects of the app itself, by event.
  public var behaviors: Behaviors
  /// The facts that Guided Access needs; nil for a document that does not mention them.
  public var guidedAccess: GuidedAccess?
  /// The browser session that the page comes from. Within a session, equal `WebElement.nodes` are the same nodes. The
  /// session is not part of the document's content, so equality ignores it.
  public var session: String?
  /// The facts that conditions ask for and texts show; computed from the rest of the document.
  package private(set) var conditionFacts = ConditionFacts()

  /// - Throws: ``TreeError`` for a repeated id, and for a mention of an id or a screen that does not exist.
  /// - Complexity: O(nodes).
  public init(
    language: String = "en", device: Device = .phone, model: DeviceModel? = nil, direction: Direction? = nil,
    size: (width: Double, height: Double)? = nil, pointsPerInch: Double? = nil, screens: [Screen],
    behaviors: Behaviors = Behaviors(), guidedAccess: GuidedAccess? = nil
  ) throws(TreeError) {
    precondition(!screens.isEmpty, "A document has at least one screen.")
    self.language = language
    self.device = model?.device ?? device
    self.model = model
    explicitDirection = direction
    explicitSize = size
    explicitPointsPerInch = pointsPerInch
    let taken = Set(screens.flatMap { $0.tree.nodes.compactMap { $0.id } })
    self.screens = screens.map { screen in
      var screen = screen
      screen.tree = screen.tree.resolvingSelf(avoiding: taken).expandingAllCharts()
      screen.behaviors = screen.behaviors.resolvingSelf(avoiding: taken).expandingCharts()
      return screen
    }
    self.behaviors = behaviors.resolvingSelf(avoiding: taken).expandingCharts()
    self.guidedAccess = guidedAccess?.expandingCharts()
    conditionFacts = try DocumentCheck(self).run()
  }

  /// The points in an inch of the screen, for rules in millimeters: as written, else those of the ``model``; nil where neither is
  /// known.
  public var pointsPerInch: Double? { explicitPointsPerInch ?? model?.pointsPerInch }

  /// The width of the screen in points: as written, else that of a common phone or pad.
  public var width: Double { explicitSize?.width ?? (device == .phone ? 390 : 820) }

  /// The height of the screen in points: as written, else that of a common phone or pad.
  public var height: Double { explicitSize?.height ?? (device == .phone ? 844 : 1180) }

  /// The screen that appears when the app starts.
  public var firstScreen: Screen { screens[0] }

  /// The direction in which rows are read: as written, else that of the language.
  public var direction: Direction {
    explicitDirection ?? (LanguageTag(language).isRightToLeft ? .rtl : .ltr)
  }

  /// The ids of all nodes on all screens, and of nodes that effects insert.
  ///
  /// - Complexity: O(nodes).
  public var identifiers: Set<String> { DocumentCheck(self).identifiers() }

  /// A screen by its key, or by its name.
  public func screen(named name: String) -> Screen? {
    screens.first { $0.key == name } ?? screens.first { $0.name == name }
  }

  public static func == (one: Document, other: Document) -> Bool {
    one.language == other.language && one.device == other.device && one.explicitDirection == other.explicitDirection
      && one.explicitSize?.width == other.explicitSize?.width
      && one.explicitSize?.height == other.explicitSize?.height && one.model == other.model
      && one.explicitPointsPerInch == other.explicitPointsPerInch
      && one.screens == other.screens && one.behaviors == other.behaviors && one.guidedAccess == other.guidedAccess
  }
}

/// A rule that audits do not apply to a node or a screen, and the reason.
public struct IgnoredRule: Equatable, Sendable {
  /// The id of the rule: `small-target`.
  public var rule: String
  /// The reason, for readers of the document or a report.
  public var why: String

  /// An exception to a rule, with its reason.
  public init(rule: String, why: String) {
    self.rule = rule
    self.why = why
  }
}

extension Document {
  /// Gives another name to the screen with an index, from 0.
  package mutating func rename(screen index: Int, to name: String) { screens[index].name = name }
}

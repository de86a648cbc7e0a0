/// An app as a screen reader meets it: its screens, what is on them, and what its controls do.
///
///     let document = try Document(screens: [Screen(tree: tree)])
///
/// A document is checked when it is made: ids are unique in a screen, and whatever behaviors, rotors and tables speak of
/// exists. So a mistake is found when a document is read, not when it is played.
///
/// A chart that lists no elements gets one for each of its points then, or for intervals where they are many: see
/// ``Chart/parts``.
public struct Document: Equatable, Sendable {
  /// Sets how far apart two rows are.
  public enum Device: String, CaseIterable, Sendable {
    case phone, pad

    /// The vertical distance at which a new row begins, in points: 8 on a phone, 13 on a pad.
    ///
    /// Source: AccessibilitySnapshot, found by experiment and pinned by its unit tests.
    public var rowThreshold: Double { self == .phone ? 8 : 13 }
  }

  /// Layout direction of the app.
  public enum Direction: String, CaseIterable, Sendable { case ltr, rtl }

  /// One screen of the app.
  public struct Screen: Equatable, Sendable {
    /// The key under which behaviors know it; nil for the first screen.
    public let key: String?
    /// Its title.
    public var name: String?
    public var tree: Tree
    public var behaviors: Behaviors
    /// The rules whose findings audits leave out for the screen as a whole; on the first screen, for the app as well.
    public var ignored: [IgnoredRule]

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

  /// BCP-47: the language of texts and of VoiceOver's own words.
  public var language: String
  public var device: Device
  /// The direction as written; nil follows from the language.
  public var explicitDirection: Direction?
  /// Screen size in points, as written.
  public var explicitSize: (width: Double, height: Double)?
  /// For rules in millimetres; 163 points per inch unless written.
  public var pixelsPerInch: Double?
  /// The first screen, then the others in the order of their keys.
  public internal(set) var screens: [Screen]
  /// The effects of the app itself, by event.
  public var behaviors: Behaviors
  public var guidedAccess: GuidedAccess?
  /// The session of a browser from which the page is; within one, `WebElement.nodes` are the same nodes. No part of what a
  /// document says, hence none of its equality.
  public var session: String?
  /// The facts that conditions ask about and texts show. They follow from the rest of the document.
  package private(set) var conditionFacts = ConditionFacts()

  /// - Throws: ``TreeError`` for a repeated id, and for an id or a screen that is spoken of but does not exist.
  /// - Complexity: O(nodes).
  public init(
    language: String = "en", device: Device = .phone, direction: Direction? = nil,
    size: (width: Double, height: Double)? = nil, pixelsPerInch: Double? = nil, screens: [Screen],
    behaviors: Behaviors = Behaviors(), guidedAccess: GuidedAccess? = nil
  ) throws(TreeError) {
    precondition(!screens.isEmpty, "A document has at least one screen.")
    self.language = language
    self.device = device
    explicitDirection = direction
    explicitSize = size
    self.pixelsPerInch = pixelsPerInch
    self.screens = screens.map { screen in
      var screen = screen
      screen.tree = screen.tree.expandingAllCharts()
      screen.behaviors = screen.behaviors.expandingCharts()
      return screen
    }
    self.behaviors = behaviors.expandingCharts()
    self.guidedAccess = guidedAccess?.expandingCharts()
    conditionFacts = try DocumentCheck(self).run()
  }

  /// How wide the screen is, in points: as written, else as that of a common phone or pad.
  public var width: Double { explicitSize?.width ?? (device == .phone ? 390 : 820) }

  /// How high the screen is, in points: as written, else as that of a common phone or pad.
  public var height: Double { explicitSize?.height ?? (device == .phone ? 844 : 1180) }

  /// The screen that is there when the app starts.
  public var firstScreen: Screen { screens[0] }

  /// The direction in which rows are read: as written, else that of the language.
  public var direction: Direction {
    explicitDirection ?? (LanguageTag(language).isRightToLeft ? .rtl : .ltr)
  }

  /// The ids of all nodes on all screens, those too that effects insert.
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
      && one.explicitSize?.height == other.explicitSize?.height && one.pixelsPerInch == other.pixelsPerInch
      && one.screens == other.screens && one.behaviors == other.behaviors && one.guidedAccess == other.guidedAccess
  }
}

/// A rule that an audit is not to apply to a node or a screen, and why.
public struct IgnoredRule: Equatable, Sendable {
  /// The id of the rule: `small-target`.
  public var rule: String
  /// The reason, for readers of the document or a report.
  public var why: String

  public init(rule: String, why: String) {
    self.rule = rule
    self.why = why
  }
}

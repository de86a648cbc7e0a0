internal import AloudBase

// Settings of Switch Control and Voice Control. Full Keyboard Access has none.

extension VoiceOverSettings {
  /// The settings of Switch Control and Voice Control, and options that sources leave open.
  public struct Technologies: Equatable, Sendable {
    /// How the cursor of Switch Control moves: automatically, with a second switch, or step by step with a single
    /// switch, where waiting selects.
    public enum Scanning: String, CaseIterable, Sendable {
      /// It moves by itself; the switch selects.
      case auto
      /// A second switch moves it.
      case manual
      /// The only switch moves it; waiting selects.
      case step
    }
    /// The effect of selecting an element: the Scanner Menu, a tap after a pause, or a tap at once.
    public enum TapBehavior: String, CaseIterable, Sendable {
      /// The Scanner Menu opens.
      case menu
      /// The element is tapped after a pause; a second press opens the menu.
      case auto
      /// The element is tapped at once.
      case always
    }
    /// After a tap, scanning continues at the first item or at the current one.
    public enum AfterTap: String, CaseIterable, Sendable {
      /// At the first item.
      case first
      /// At the item that was tapped.
      case current
    }
    /// The name for Voice Control is the whole label, or its first word.
    public enum ItemNames: String, CaseIterable, Sendable {
      /// The whole label.
      case label
      /// The first word of the label.
      case firstWord
    }

    /// If true, Switch Control highlights lists, tables, tab bars and scroll views as groups
    /// first.
    public var groupItems = true
    /// The cursor of Switch Control moves automatically, with a separate switch, or with the only
    /// switch.
    public var scanning = Scanning.auto
    /// Milliseconds for each item.
    public var scanningTime = 1000
    /// How many times the items are scanned before the cursor hides; from 1 to 10.
    public var scanLoops = 4
    /// Selecting an item opens the Scanner Menu, taps after 0.75 s unless it is selected twice,
    /// or taps at once.
    public var tapBehavior = TapBehavior.menu
    /// After a tap, scanning continues at the first item or at the current one.
    public var afterTap = AfterTap.first
    /// The name for Voice Control is the whole label, or its first word.
    public var itemNames = ItemNames.label

    /// The defaults of Switch Control and Voice Control.
    public init() {}
  }
}

extension Setting {
  private static let recreation = "a re-creation of Apple's Settings"

  static let technologies: [Setting] = [
    .flag(
      "groupItems", { assigned(&$0.technologies.groupItems, $1) },
      "lists, tables, tab bars and scroll views are highlighted as groups first",
      .observed("\(recreation): Group Items is on; which containers are groups is assumed")),
    .choice(
      "scanning", { assigned(&$0.technologies.scanning, $1) },
      "the cursor moves automatically, with a separate switch, or with the only one",
      .documented("the user guide: Auto Scanning is the default")),
    .number(
      "scanningTime", { assigned(&$0.technologies.scanningTime, $1) }, 50...25_000,
      "milliseconds on each item with Auto Scanning",
      .observed("\(recreation): 1 second")),
    .number(
      "scanLoops", { assigned(&$0.technologies.scanLoops, $1) }, 1...10,
      "how many times the items are scanned before the cursor hides",
      .observed("\(recreation): 4 loops")),
    .choice(
      "tapBehavior", { assigned(&$0.technologies.tapBehavior, $1) },
      "selecting opens the menu, taps after 0.75 s unless done twice, or taps at once",
      .documented("the user guide: Tap Behavior")),
    .choice(
      "afterTap", { assigned(&$0.technologies.afterTap, $1) },
      "after a tap, scanning continues at the first item or at the current one",
      .observed("\(recreation): Focused Item After Tap is First Item")),
    .choice(
      "itemNames", { assigned(&$0.technologies.itemNames, $1) },
      "the name for Voice Control is the whole label, or its first word",
      .observed("the blog Making Accessibility Accessible and w3c/matf 39 saw the first word of a label")),
  ]
}

/// `UIAccessibilityTraits`, with UIKit's bits, including the private ones.
///
///     let traits: Traits = [.button, .selected]
///     traits.names  // ["button", "selected"]
///
/// The public bits are documented by Apple; the private ones are recorded in facebook/idb's `AXTraits.h`. Bits without
/// a name are kept as they are.
///
/// No bit is free for a trait that UIKit does not have: bits from 59 on have another meaning in the choice of clauses
/// (`Facts`).
public struct Traits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64

  public init(rawValue: UInt64) { self.rawValue = rawValue }

  private init(bit: UInt64) { rawValue = 1 << bit }

  // Public traits.
  /// `UIAccessibilityTraits.button`: said as "Button".
  public static let button = Traits(bit: 0)
  /// `UIAccessibilityTraits.link`: said as "Link".
  public static let link = Traits(bit: 1)
  /// `UIAccessibilityTraits.image`: said as "Image".
  public static let image = Traits(bit: 2)
  /// `UIAccessibilityTraits.selected`: said as "Selected", before the label.
  public static let selected = Traits(bit: 3)
  /// `UIAccessibilityTraits.playsSound`: the element makes its own sound when it is activated.
  public static let playsSound = Traits(bit: 4)
  /// `UIAccessibilityTraits.keyboardKey`: a key of a keyboard.
  public static let keyboardKey = Traits(bit: 5)
  /// `UIAccessibilityTraits.staticText`: a text that does not change.
  public static let staticText = Traits(bit: 6)
  /// `UIAccessibilityTraits.summaryElement`: sums up the screen when the app starts, such as the weather now.
  public static let summaryElement = Traits(bit: 7)
  /// `UIAccessibilityTraits.notEnabled`: said as "Dimmed".
  public static let notEnabled = Traits(bit: 8)
  /// `UIAccessibilityTraits.updatesFrequently`: VoiceOver asks again for the label and the value while the cursor is on
  /// it.
  public static let updatesFrequently = Traits(bit: 9)
  /// `UIAccessibilityTraits.searchField`: said as "Search field".
  public static let searchField = Traits(bit: 10)
  /// `UIAccessibilityTraits.startsMediaSession`: VoiceOver is silent while the element records or plays.
  public static let startsMediaSession = Traits(bit: 11)
  /// `UIAccessibilityTraits.adjustable`: swiping up and down changes the value.
  public static let adjustable = Traits(bit: 12)
  /// `UIAccessibilityTraits.allowsDirectInteraction`: touches go to the element, as for the keys of a piano.
  public static let allowsDirectInteraction = Traits(bit: 13)
  /// `UIAccessibilityTraits.causesPageTurn`: VoiceOver turns the page after it has read the element.
  public static let causesPageTurn = Traits(bit: 14)
  /// `UIAccessibilityTraits.tabBar`: the elements inside are tabs.
  public static let tabBar = Traits(bit: 15)
  /// `UIAccessibilityTraits.header`: said as "Heading"; the rotor option Headings visits it.
  public static let header = Traits(bit: 16)
  /// `UIAccessibilityTraits.supportsZoom`: VoiceOver's commands zoom its content.
  public static let supportsZoom = Traits(bit: 46)
  /// `UIAccessibilityTraits.toggleButton`: a switch, whose value is 1 for on and 0 for off.
  public static let toggleButton = Traits(bit: 53)

  // Private traits of real controls.
  /// The element is part of a web page. It is said with the words for web pages.
  public static let webContent = Traits(bit: 17)
  /// The element takes text; ``Details/text`` adds the trait.
  public static let textEntry = Traits(bit: 18)
  /// A wheel of a picker.
  public static let pickerElement = Traits(bit: 19)
  /// A radio button.
  public static let radioButton = Traits(bit: 20)
  /// The element takes the keys that are typed now.
  public static let isEditing = Traits(bit: 21)
  /// An app's icon on the Home Screen.
  public static let launchIcon = Traits(bit: 22)
  /// A part of the status bar.
  public static let statusBarElement = Traits(bit: 23)
  /// A field for passwords; ``TextInput/secure`` adds the trait.
  public static let secureTextField = Traits(bit: 24)
  /// The element is inactive. What that changes is unknown.
  public static let inactive = Traits(bit: 25)
  /// The footer of a section.
  public static let footer = Traits(bit: 26)
  /// The button that leads back, in a navigation bar.
  public static let backButton = Traits(bit: 27)
  /// A tab.
  public static let tabBarItem = Traits(bit: 28)
  /// A correction that the keyboard offers.
  public static let autoCorrectCandidate = Traits(bit: 29)
  /// The key that deletes.
  public static let deleteKey = Traits(bit: 30)
  /// Choosing the element closes what it is in.
  public static let selectionDismissesItem = Traits(bit: 31)
  /// A link that was visited.
  public static let visited = Traits(bit: 32)
  /// The element scrolls.
  public static let scrollable = Traits(bit: 33)
  /// An element that only takes up room.
  public static let spacer = Traits(bit: 34)
  /// The index beside a table: A to Z.
  public static let tableIndex = Traits(bit: 35)
  /// A map.
  public static let map = Traits(bit: 36)
  /// Its text can be cut, copied or pasted.
  public static let textOperationsAvailable = Traits(bit: 37)
  /// The element can be dragged.
  public static let draggable = Traits(bit: 38)
  /// The area of VoiceOver's settings in which gestures are practiced.
  public static let gesturePracticeRegion = Traits(bit: 39)
  /// A button that opens a menu.
  public static let popUpButton = Traits(bit: 40)
  /// Sliding a finger on the element changes it, as without VoiceOver.
  public static let allowsNativeSliding = Traits(bit: 41)
  /// An equation.
  public static let mathEquation = Traits(bit: 42)
  /// The element is inside a table.
  public static let containedByTable = Traits(bit: 43)
  /// The element is inside a list.
  public static let containedByList = Traits(bit: 44)
  /// A container that takes touches itself.
  public static let touchContainer = Traits(bit: 45)
  /// A text input of several lines; ``TextInput/multiline`` adds the trait.
  public static let textArea = Traits(bit: 47)
  /// The text of a book.
  public static let bookContent = Traits(bit: 48)
  /// The element is inside a landmark.
  public static let containedByLandmark = Traits(bit: 49)
  /// A folder on the Home Screen.
  public static let folderIcon = Traits(bit: 50)
  /// The text in the element cannot be changed.
  public static let readOnly = Traits(bit: 51)
  /// An item of a menu.
  public static let menuItem = Traits(bit: 52)
  /// The Item Chooser does not list the element.
  public static let ignoreItemChooser = Traits(bit: 54)
  /// The element can tell more while it is tracked.
  public static let supportsTrackingDetail = Traits(bit: 55)
  /// An alert.
  public static let alert = Traits(bit: 56)
  /// The element is inside a `fieldset` of a web page.
  public static let containedByFieldset = Traits(bit: 57)
  /// Changes of layout in the status bar are allowed.
  public static let allowsLayoutChangeInStatusBar = Traits(bit: 58)
}

extension Traits {
  /// Every trait that has a name, in the order of the bits.
  public static let named: [(name: String, trait: Traits)] = [
    "button", "link", "image", "selected", "playsSound", "keyboardKey", "staticText", "summaryElement", "notEnabled",
    "updatesFrequently", "searchField", "startsMediaSession", "adjustable", "allowsDirectInteraction", "causesPageTurn",
    "tabBar", "header", "webContent", "textEntry", "pickerElement", "radioButton", "isEditing", "launchIcon",
    "statusBarElement", "secureTextField", "inactive", "footer", "backButton", "tabBarItem", "autoCorrectCandidate",
    "deleteKey", "selectionDismissesItem", "visited", "scrollable", "spacer", "tableIndex", "map",
    "textOperationsAvailable", "draggable", "gesturePracticeRegion", "popUpButton", "allowsNativeSliding",
    "mathEquation", "containedByTable", "containedByList", "touchContainer", "supportsZoom", "textArea", "bookContent",
    "containedByLandmark", "folderIcon", "readOnly", "menuItem", "toggleButton", "ignoreItemChooser",
    "supportsTrackingDetail", "alert", "containedByFieldset", "allowsLayoutChangeInStatusBar",
  ].enumerated().map { ($1, Traits(bit: UInt64($0))) }

  /// The names of the traits that Apple documents.
  public static let publicNames =
    named.filter { $0.trait.rawValue < 1 << 17 }.map { $0.name } + ["supportsZoom", "toggleButton"]

  private static let byName = Dictionary(uniqueKeysWithValues: named.map { ($0.name, $0.trait) })

  /// The trait that has this name in screen documents, or nil.
  public init?(name: String) {
    guard let trait = Traits.byName[name] else { return nil }
    self = trait
  }

  /// The names of the traits in the set, in the order of their bits; unnamed bits are left out.
  public var names: [String] { Traits.named.filter { contains($0.trait) }.map { $0.name } }
}

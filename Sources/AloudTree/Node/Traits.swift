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
  public static let button = Traits(bit: 0)
  public static let link = Traits(bit: 1)
  public static let image = Traits(bit: 2)
  public static let selected = Traits(bit: 3)
  public static let playsSound = Traits(bit: 4)
  public static let keyboardKey = Traits(bit: 5)
  public static let staticText = Traits(bit: 6)
  public static let summaryElement = Traits(bit: 7)
  public static let notEnabled = Traits(bit: 8)
  public static let updatesFrequently = Traits(bit: 9)
  public static let searchField = Traits(bit: 10)
  public static let startsMediaSession = Traits(bit: 11)
  public static let adjustable = Traits(bit: 12)
  public static let allowsDirectInteraction = Traits(bit: 13)
  public static let causesPageTurn = Traits(bit: 14)
  public static let tabBar = Traits(bit: 15)
  public static let header = Traits(bit: 16)
  public static let supportsZoom = Traits(bit: 46)
  public static let toggleButton = Traits(bit: 53)

  // Private traits of real controls.
  public static let webContent = Traits(bit: 17)
  public static let textEntry = Traits(bit: 18)
  public static let pickerElement = Traits(bit: 19)
  public static let radioButton = Traits(bit: 20)
  public static let isEditing = Traits(bit: 21)
  public static let launchIcon = Traits(bit: 22)
  public static let statusBarElement = Traits(bit: 23)
  public static let secureTextField = Traits(bit: 24)
  public static let inactive = Traits(bit: 25)
  public static let footer = Traits(bit: 26)
  public static let backButton = Traits(bit: 27)
  public static let tabBarItem = Traits(bit: 28)
  public static let autoCorrectCandidate = Traits(bit: 29)
  public static let deleteKey = Traits(bit: 30)
  public static let selectionDismissesItem = Traits(bit: 31)
  public static let visited = Traits(bit: 32)
  public static let scrollable = Traits(bit: 33)
  public static let spacer = Traits(bit: 34)
  public static let tableIndex = Traits(bit: 35)
  public static let map = Traits(bit: 36)
  public static let textOperationsAvailable = Traits(bit: 37)
  public static let draggable = Traits(bit: 38)
  public static let gesturePracticeRegion = Traits(bit: 39)
  public static let popUpButton = Traits(bit: 40)
  public static let allowsNativeSliding = Traits(bit: 41)
  public static let mathEquation = Traits(bit: 42)
  public static let containedByTable = Traits(bit: 43)
  public static let containedByList = Traits(bit: 44)
  public static let touchContainer = Traits(bit: 45)
  public static let textArea = Traits(bit: 47)
  public static let bookContent = Traits(bit: 48)
  public static let containedByLandmark = Traits(bit: 49)
  public static let folderIcon = Traits(bit: 50)
  public static let readOnly = Traits(bit: 51)
  public static let menuItem = Traits(bit: 52)
  public static let ignoreItemChooser = Traits(bit: 54)
  public static let supportsTrackingDetail = Traits(bit: 55)
  public static let alert = Traits(bit: 56)
  public static let containedByFieldset = Traits(bit: 57)
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
    named.filter { $0.trait.rawValue < 1 << 17 }.map(\.name) + ["supportsZoom", "toggleButton"]

  private static let byName = Dictionary(uniqueKeysWithValues: named.map { ($0.name, $0.trait) })

  /// The trait that has this name in screen documents, or nil.
  public init?(name: String) {
    guard let trait = Traits.byName[name] else { return nil }
    self = trait
  }

  /// The names of the traits in the set, in the order of their bits; unnamed bits are left out.
  public var names: [String] { Traits.named.filter { contains($0.trait) }.map(\.name) }
}

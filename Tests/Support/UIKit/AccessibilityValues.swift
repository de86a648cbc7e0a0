// The declarations are those of Apple.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

// Numbers and texts of constants: public headers, and tests that measured them; see each type.

/// Bits 0 to 14 and 16 are those that AccessibilitySnapshot tests; 46 and 53 were read from iOS 18.0.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  private init(bit: UInt64) { rawValue = 1 << bit }

  public static let none: UIAccessibilityTraits = []
  public static let button = UIAccessibilityTraits(bit: 0)
  public static let link = UIAccessibilityTraits(bit: 1)
  public static let image = UIAccessibilityTraits(bit: 2)
  public static let selected = UIAccessibilityTraits(bit: 3)
  public static let playsSound = UIAccessibilityTraits(bit: 4)
  public static let keyboardKey = UIAccessibilityTraits(bit: 5)
  public static let staticText = UIAccessibilityTraits(bit: 6)
  public static let summaryElement = UIAccessibilityTraits(bit: 7)
  public static let notEnabled = UIAccessibilityTraits(bit: 8)
  public static let updatesFrequently = UIAccessibilityTraits(bit: 9)
  public static let searchField = UIAccessibilityTraits(bit: 10)
  public static let startsMediaSession = UIAccessibilityTraits(bit: 11)
  public static let adjustable = UIAccessibilityTraits(bit: 12)
  public static let allowsDirectInteraction = UIAccessibilityTraits(bit: 13)
  public static let causesPageTurn = UIAccessibilityTraits(bit: 14)
  public static let tabBar = UIAccessibilityTraits(bit: 15)
  public static let header = UIAccessibilityTraits(bit: 16)
  @available(iOS 17.0, tvOS 17.0, *)
  public static let supportsZoom = UIAccessibilityTraits(bit: 46)
  @available(iOS 17.0, tvOS 17.0, *)
  public static let toggleButton = UIAccessibilityTraits(bit: 53)
}

public enum UIAccessibilityNavigationStyle: Int, Sendable { case automatic, separate, combined }

public enum UIAccessibilityContainerType: Int, Sendable { case none, dataTable, list, landmark, semanticGroup }

public enum UIAccessibilityScrollDirection: Int, Sendable { case right = 1, left, up, down, next, previous }

public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }

  public static let wordProcessing = UIAccessibilityTextualContext("UIAccessibilityTextualContextWordProcessing")
  public static let narrative = UIAccessibilityTextualContext("UIAccessibilityTextualContextNarrative")
  public static let messaging = UIAccessibilityTextualContext("UIAccessibilityTextualContextMessaging")
  public static let spreadsheet = UIAccessibilityTextualContext("UIAccessibilityTextualContextSpreadsheet")
  public static let fileSystem = UIAccessibilityTextualContext("UIAccessibilityTextualContextFileSystem")
  public static let sourceCode = UIAccessibilityTextualContext("UIAccessibilityTextualContextSourceCode")
  public static let console = UIAccessibilityTextualContext("UIAccessibilityTextualContextConsole")
}

@available(iOS 17.0, tvOS 17.0, *)
public struct UIAccessibilityPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let high = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityHigh")
  public static let `default` = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityDefault")
  public static let low = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityLow")
}

public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
  case tv = 2
  case carPlay = 3
  case mac = 5
  @available(iOS 17.0, tvOS 17.0, *)
  case vision = 6
}

// The raw texts are the names in C.
extension NSAttributedString.Key {
  public static let accessibilitySpeechPunctuation = Self(rawValue: "UIAccessibilitySpeechAttributePunctuation")
  public static let accessibilitySpeechLanguage = Self(rawValue: "UIAccessibilitySpeechAttributeLanguage")
  public static let accessibilitySpeechPitch = Self(rawValue: "UIAccessibilitySpeechAttributePitch")
  public static let accessibilitySpeechQueueAnnouncement = Self(
    rawValue: "UIAccessibilitySpeechAttributeQueueAnnouncement")
  public static let accessibilitySpeechIPANotation = Self(rawValue: "UIAccessibilitySpeechAttributeIPANotation")
  public static let accessibilitySpeechSpellOut = Self(rawValue: "UIAccessibilitySpeechAttributeSpellOut")
  @available(iOS 17.0, tvOS 17.0, *)
  public static let accessibilitySpeechAnnouncementPriority = Self(
    rawValue: "UIAccessibilitySpeechAttributeAnnouncementPriority")
  public static let accessibilityTextHeadingLevel = Self(rawValue: "UIAccessibilityTextAttributeHeadingLevel")
  public static let accessibilityTextCustom = Self(rawValue: "UIAccessibilityTextAttributeCustom")
  public static let UIAccessibilityTextAttributeContext = Self(rawValue: "UIAccessibilityTextAttributeContext")
}

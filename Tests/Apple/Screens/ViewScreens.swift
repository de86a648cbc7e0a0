#if canImport(UIKit)
  import UIKit

  extension Screen {
    /// A plain view with one property of UIAccessibility.
    static var views: [Screen] {
      traits.map { name, trait in
        Screen("view-trait-\(name)", view: { element("Sample") { $0.accessibilityTraits = trait } })
      }
        + containers.map { name, type in
          Screen(
            "view-container-\(name)",
            view: {
              container(element("First"), element("Second")) {
                $0.accessibilityContainerType = type
                $0.accessibilityLabel = "Group"
              }
            })
        } + properties.map { name, change in Screen("view-\(name)", view: { element("Sample", change) }) }
    }

    private static let traits: [(String, UIAccessibilityTraits)] = [
      ("button", .button), ("link", .link), ("image", .image), ("selected", .selected), ("plays-sound", .playsSound),
      ("keyboard-key", .keyboardKey), ("static-text", .staticText), ("summary-element", .summaryElement),
      ("not-enabled", .notEnabled), ("updates-frequently", .updatesFrequently), ("search-field", .searchField),
      ("starts-media-session", .startsMediaSession), ("adjustable", .adjustable),
      ("allows-direct-interaction", .allowsDirectInteraction), ("causes-page-turn", .causesPageTurn),
      ("tab-bar", .tabBar), ("header", .header), ("supports-zoom", .supportsZoom), ("toggle-button", .toggleButton),
    ]

    private static let containers: [(String, UIAccessibilityContainerType)] = [
      ("list", .list), ("landmark", .landmark), ("semantic-group", .semanticGroup),
    ]

    private static let properties: [(String, @MainActor (UIView) -> Void)] = [
      ("value", { $0.accessibilityValue = "50" }),
      ("hint", { $0.accessibilityHint = "Opens it" }),
      ("language", { $0.accessibilityLanguage = "ko" }),
      ("user-input-labels", { $0.accessibilityUserInputLabels = ["Other", "Name"] }),
      ("textual-context", { $0.accessibilityTextualContext = .console }),
      (
        "direct-touch",
        {
          $0.accessibilityTraits = .allowsDirectInteraction
          $0.accessibilityDirectTouchOptions = [.silentOnTouch, .requiresActivation]
        }
      ),
      ("expanded", { if #available(iOS 18.0, *) { $0.accessibilityExpandedStatus = .expanded } }),
      ("collapsed", { if #available(iOS 18.0, *) { $0.accessibilityExpandedStatus = .collapsed } }),
      (
        "actions",
        {
          $0.accessibilityCustomActions = [
            UIAccessibilityCustomAction(name: "Delete", actionHandler: { _ in true }),
            UIAccessibilityCustomAction(name: "Share", actionHandler: { _ in true }),
          ]
        }
      ),
      ("spelled-out", { $0.attribute(.accessibilitySpeechSpellOut, NSNumber(value: true)) }),
      ("pitch", { $0.attribute(.accessibilitySpeechPitch, NSNumber(value: 1.5)) }),
      ("punctuation", { $0.attribute(.accessibilitySpeechPunctuation, NSNumber(value: true)) }),
      ("phonetic", { $0.attribute(.accessibilitySpeechIPANotation, "həˈləʊ") }),
      ("language-in-text", { $0.attribute(.accessibilitySpeechLanguage, "ko") }),
    ]
  }

  extension UIView {
    fileprivate func attribute(_ key: NSAttributedString.Key, _ value: Any) {
      accessibilityAttributedLabel = NSAttributedString(string: "A (b), c!", attributes: [key: value])
    }
  }
#endif

/// A change of VoiceOver, UIKit or WebKit that came with a version of iOS.
///
///     var settings = VoiceOverSettings()
///     settings.ios = IOSVersion(16)
///     settings.has(.zoomRotor)  // false: since iOS 17
public enum IOSChange: CaseIterable, Sendable {
  /// A header of a table on a web page says "column header" or "row header".
  case pageHeaders
  /// aria-haspopup says the kind of popup; before, only that a popup is shown.
  case pagePopups
  /// A landmark that is a region says "region".
  case landmarkRegions
  /// Each element of a description list on a web page says "term" or "definition".
  case pageTerms
  /// The rotor has the option Audio graph where there is a chart.
  case audioGraphs
  /// The role is said where there is an aria-roledescription; before, that took its place.
  case rolesOfDescriptions
  /// Removals from a live region are announced if its aria-relevant asks for them.
  case liveRemovals
  /// accessibilityDirectTouchOptions take effect.
  case directTouchOptions
  /// Announcements have priorities; before, each has the default priority.
  case announcementPriorities
  /// The rotor has the option Zoom where an element has the trait supportsZoom.
  case zoomRotor
  /// Full Keyboard Access does not stop at an element without traits and actions.
  case keyboardSkipsPlainElements
  /// accessibilityExpandedStatus is spoken.
  case expandedStatus
  /// Custom actions of the category edit are in the rotor option Edit, not in Actions.
  case editActions
  /// With the rotor on Text selection, flicking up or down chooses a unit, and left or right selects it; before, flicking
  /// up or down selects characters.
  case textSelection

  /// The first version that has the change.
  public var since: IOSVersion {
    switch self {
    case .pageHeaders, .pagePopups, .landmarkRegions: IOSVersion(13)
    case .pageTerms: IOSVersion(14)
    case .audioGraphs, .rolesOfDescriptions: IOSVersion(15)
    case .liveRemovals: IOSVersion(16)
    case .directTouchOptions, .announcementPriorities, .zoomRotor, .keyboardSkipsPlainElements: IOSVersion(17)
    case .expandedStatus, .editActions: IOSVersion(18)
    case .textSelection: IOSVersion(27)
    }
  }

  /// The change, in one clause.
  public var meaning: String {
    switch self {
    case .pageHeaders: "header cells of web pages say that they are"
    case .pagePopups: "popups say their kind"
    case .landmarkRegions: "regions say \"region\""
    case .pageTerms: "description lists say \"term\" and \"definition\""
    case .audioGraphs: "charts have the rotor option Audio graph"
    case .rolesOfDescriptions: "aria-roledescription no longer replaces the role"
    case .liveRemovals: "live regions announce removals"
    case .directTouchOptions: "direct touch has options"
    case .announcementPriorities: "announcements have priorities"
    case .zoomRotor: "the rotor has Zoom"
    case .keyboardSkipsPlainElements: "the keyboard skips plain elements"
    case .expandedStatus: "accessibilityExpandedStatus is spoken"
    case .editActions: "the rotor has Edit for the actions of that category"
    case .textSelection: "on Text selection, flicks up and down choose a unit, left and right select"
    }
  }

  /// The source of the version.
  public var evidence: Evidence {
    let recordings = "a11ysupport.io, recordings of Safari"
    return switch self {
    case .pageHeaders: .observed("\(recordings): iOS 12.2 without, 13.3 with")
    case .pagePopups: .observed("\(recordings): iOS 12.1 \"shows popup\", 13.3 \"menu popup\"")
    case .landmarkRegions: .observed("\(recordings): iOS 12.4 without, 13.4 with")
    case .pageTerms: .observed("\(recordings): iOS 12.2 without, 14 with")
    case .audioGraphs: .documented("AXChart is there since iOS 15; WWDC21 10122")
    case .rolesOfDescriptions: .observed("\(recordings): iOS 12.4 yes, 15.0 no")
    case .liveRemovals: .observed("\(recordings): iOS 13.4 no, 16.1 yes")
    case .directTouchOptions: .documented("UIAccessibility's headers have them since iOS 17")
    case .announcementPriorities: .documented("UIAccessibilityPriority is there since iOS 17")
    case .zoomRotor: .documented("the trait is there since iOS 17; WWDC23 10036")
    case .keyboardSkipsPlainElements:
      .observed("va-mobile-app 9288, react-native 45326: a stop in iOS 15 and 16, none since iOS 17")
    case .expandedStatus: .documented("UIAccessibility's headers have it since iOS 18")
    case .editActions: .documented("UIAccessibility's headers have categories since iOS 18")
    case .textSelection:
      .documented("WWDC26 219, demonstration of iOS 27; characters are assumed for earlier versions")
    }
  }
}

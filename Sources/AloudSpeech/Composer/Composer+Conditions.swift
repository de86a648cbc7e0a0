internal import AloudTree

// The conditions of clauses.
extension Composer {
  var profile: Profile.Facts { screen.profileFacts }
  var isDimmed: Bool { traits.contains(.notEnabled) }
  var isTextEntry: Bool { traits.contains(.textEntry) }
  var isSecure: Bool { traits.contains(.secureTextField) }
  var isSearch: Bool { traits.contains(.searchField) }
  var isLink: Bool { traits.contains(.link) }
  var isVisitedLink: Bool { traits.isSuperset(of: [.link, .visited]) }
  var isTab: Bool { traits.contains(.tabBarItem) || context?.position?.isTab == true }
  /// Nil for a sheet grabber: its hint says what happens to the sheet.
  var expanded: Bool? {
    guard let details = sharedDetails, details.value.control != .sheetGrabber else { return nil }
    // A button of a page that opens something says what it opens, and not whether that is open.
    if details.value.web != nil, traits.contains(.popUpButton) { return nil }
    // Web pages had this state long before apps, so the setting does not apply to them.
    return screen.settings.has(.expandedStatus) || details.value.web != nil ? details.value.expanded : nil
  }

  var isDraggable: Bool { screen.tree.nodes[id.index].isDraggable }
  /// A check item in a menu of a web page has its own state.
  var isMenuItemOfPage: Bool { web != nil && traits.contains(.menuItem) }

  /// A button that no other role word replaces.
  var isPlainButton: Bool {
    traits.contains(.button) && traits.isDisjoint(with: [.keyboardKey, .toggleButton, .tabBarItem, .backButton])
      && context?.position?.isTab != true
  }

  /// The label "Back" of a back button repeats the role, so it is left out.
  var isBareBackLabel: Bool {
    guard traits.contains(.backButton), let label = label?.string else { return false }
    return label.lowercased() == words.text(.back).lowercased()
  }

  /// The spoken value; numbers of `adjusts` are written as the language writes them.
  var value: SpokenText? {
    if let words = pageOfControl ?? bullets { return words }
    guard let adjusts = sharedDetails?.value.adjusts else { return reportedValue }
    let numbers = words.numbers
    let said = adjusts.text(number: { numbers.string($0) }, percentage: { numbers.percentage($0) })
    return said.map { SpokenText($0) } ?? reportedValue
  }

  /// "17 bullets", for the text of a secure field.
  private var bullets: SpokenText? {
    guard profile.contains(.countsBullets), sharedDetails?.value.text?.secure == true, let text = reportedValue?.string,
      !text.isEmpty
    else { return nil }
    return SpokenText(words.text(.textBullets, counting: text.count))
  }

  /// The state word of a switch; nil if its value is not 0, 1 or 2.
  var switchState: Phrase? {
    guard traits.contains(.toggleButton) else { return nil }
    switch reportedValue?.string {
    case "1": return .switchOn
    case "0": return .switchOff
    case "2": return .switchMixed
    default: return nil
    }
  }

  var hasActions: Bool { !(sharedDetails?.value.actions.isEmpty ?? true) }

  /// True for a direct touch area that takes touches only after activation.
  var requiresActivation: Bool {
    screen.settings.has(.directTouchOptions) && traits.contains(.allowsDirectInteraction)
      && sharedDetails?.value.directTouchOptions.contains(.requiresActivation) == true
  }

  /// True if the rotor offers actions of the app.
  var offersActions: Bool {
    screen.settings.has(.editActions) ? !screen.tree.nodes[id.index].offeredActions.isEmpty : hasActions
  }

  /// True if the previous stop has the same actions by name, so the cue would repeat.
  var hasActionsOfPrevious: Bool {
    guard let previous, previous != rank else { return false }
    let before = screen.tree.nodes[screen.order.stops[previous].index].offeredActions
    return before == screen.tree.nodes[id.index].offeredActions
  }

  /// True if there is content that is not said at once.
  var hasMoreContent: Bool {
    guard let content = sharedDetails?.value.content, !content.isEmpty else { return false }
    return profile.contains(.cuesAllContent) || content.contains { $0.importance == .default }
  }

  /// A hint that replaces label and value says what the user can do, so the automatic hint is left out.
  var offersAdjustment: Bool {
    guard traits.contains(.adjustable), !isDimmed, !traits.contains(.toggleButton) else { return false }
    let isHintAlone = isBlank(label) && isBlank(value) && !isBlank(hint)
    return !isHintAlone
  }

  var offersActivation: Bool {
    !isDimmed && (isPlainButton || isLink) && expanded == nil
      && traits.isDisjoint(with: [.popUpButton, .adjustable, .textEntry, .toggleButton])
  }

  /// True for a text that has no words. For AccessibilitySnapshot, white space is text.
  func isBlank(_ text: SpokenText?) -> Bool {
    guard let text else { return true }
    if let first = text.string.utf8.first, first > 0x20, first < 0x80 { return false }
    return profile.contains(.countsWhiteSpaceAsText) ? text.isEmpty : text.string.allSatisfy { $0.isWhitespace }
  }
}

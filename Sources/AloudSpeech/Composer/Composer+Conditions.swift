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
  /// Nil of a sheet grabber, whose hint tells what becomes of the sheet.
  var expanded: Bool? {
    guard let details = sharedDetails, details.value.control != .sheetGrabber else { return nil }
    // Pages told it long before apps could.
    return screen.settings.expandedStatus || details.value.web != nil ? details.value.expanded : nil
  }

  var isDraggable: Bool { screen.tree.nodes[id.index].isDraggable }
  /// A check item of a menu of a page has a state of its own.
  var isMenuItemOfPage: Bool { web != nil && traits.contains(.menuItem) }

  /// A button that no other role word replaces.
  var isPlainButton: Bool {
    traits.contains(.button) && traits.isDisjoint(with: [.keyboardKey, .toggleButton, .tabBarItem, .backButton])
      && context?.position?.isTab != true
  }

  /// "Back" of a back button says no more than its role, so it is left out.
  var isBareBackLabel: Bool {
    guard traits.contains(.backButton), let label = label?.string else { return false }
    return label.lowercased() == words.text(.back).lowercased()
  }

  /// The value as it is said: that of `adjusts` in the language's own numbers.
  var value: SpokenText? {
    if let page = pageOfControl { return page }
    guard let adjusts = sharedDetails?.value.adjusts else { return reportedValue }
    let numbers = words.numbers
    let said = adjusts.text(number: { numbers.string($0) }, percentage: { numbers.percentage($0) })
    return said.map { SpokenText($0) } ?? reportedValue
  }

  /// The state word of a switch; nil when its value is none of the three that have one.
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

  /// True for a direct touch area that takes touches only once it has been activated.
  var requiresActivation: Bool {
    screen.settings.directTouchOptions && traits.contains(.allowsDirectInteraction)
      && sharedDetails?.value.directTouchOptions.contains(.requiresActivation) == true
  }

  /// True when the app has given the rotor something to choose among its actions.
  var offersActions: Bool {
    screen.settings.editActions ? !screen.tree.nodes[id.index].offeredActions.isEmpty : hasActions
  }

  /// True when the stop before has the same actions by name, so that the cue would be a repetition.
  var hasActionsOfPrevious: Bool {
    guard let previous, previous != rank else { return false }
    let before = screen.tree.nodes[screen.order.stops[previous].index].offeredActions
    return before == screen.tree.nodes[id.index].offeredActions
  }

  /// True when there is content that is not said at once.
  var hasMoreContent: Bool {
    guard let content = sharedDetails?.value.content, !content.isEmpty else { return false }
    return profile.contains(.cuesAllContent) || content.contains { $0.importance == .default }
  }

  var offersMisspelledWords: Bool {
    isTextEntry && !isDimmed && !traits.isDisjoint(with: [.isEditing, .textArea])
  }

  /// A hint that stands for label and value says what can be done; the automatic one is left out then.
  var offersAdjustment: Bool {
    guard traits.contains(.adjustable), !isDimmed, !traits.contains(.toggleButton) else { return false }
    let isHintAlone = isBlank(label) && isBlank(value) && !isBlank(hint)
    return !isHintAlone
  }

  var offersActivation: Bool {
    !isDimmed && (isPlainButton || isLink) && expanded == nil
      && traits.isDisjoint(with: [.popUpButton, .adjustable, .textEntry, .toggleButton])
  }

  /// True for a text that says nothing. AccessibilitySnapshot counts white space as text.
  func isBlank(_ text: SpokenText?) -> Bool {
    guard let text else { return true }
    if let first = text.string.utf8.first, first > 0x20, first < 0x80 { return false }
    return profile.contains(.countsWhiteSpaceAsText) ? text.isEmpty : text.string.allSatisfy(\.isWhitespace)
  }
}

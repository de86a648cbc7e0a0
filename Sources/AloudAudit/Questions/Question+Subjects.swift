internal import AloudTree

// The subjects of questions.

extension AuditedScreen.Stop {
  var isNamedImage: Bool { traits.contains(.image) && !label.isEmpty }

  /// True for media: by the trait, or by the name.
  package var isMedia: Bool {
    traits.contains(.startsMediaSession) || ((isControl || traits.contains(.image)) && WordList.media.isIn(label))
  }

  var makesSound: Bool { !traits.isDisjoint(with: [.playsSound, .startsMediaSession]) }

  var isColored: Bool { details?.colors != nil || details?.chart != nil || traits.contains(.selected) }

  package var isText: Bool { !isControl && !label.isEmpty && !traits.contains(.image) }

  package var isFramedControl: Bool { isControl && frame != nil }

  var hasState: Bool { !traits.isDisjoint(with: [.toggleButton, .adjustable, .selected]) || details?.expanded != nil }

  /// True where users need gestures other than a tap.
  package var hasGestures: Bool {
    guard let details else { return traits.contains(.allowsDirectInteraction) }
    return traits.contains(.allowsDirectInteraction) || details.behaviors.effects[.longPress] != nil
      || !(details.drag ?? []).isEmpty || !(details.drop ?? []).isEmpty
  }
}

extension Node {
  /// True for a control that is itself hidden.
  var isHiddenControl: Bool {
    (hidden || !visible)
      && (!reportedTraits.isDisjoint(with: .ofControls) || sharedDetails?.value.behaviors.effects[.activate] != nil)
  }
}

extension Node {
  /// True for a dialog of a web page.
  var isWindowOfPage: Bool {
    guard let web = sharedDetails?.value.web else { return false }
    return modal || web.role == .dialog
  }
}

extension WordList {
  /// Words for media.
  static let media = WordList(
    english: ["play", "video", "movie", "trailer", "watch", "listen", "podcast"],
    korean: ["재생", "동영상", "비디오", "영상", "음악 듣기", "라디오"])
}

extension AuditedApp {
  package var hasControls: Bool { screens.contains { screen in screen.stops.contains { $0.isControl } } }

  /// True where something covers the screen or interrupts the user.
  package var hasAlerts: Bool {
    anyEffect { $0.isPresentation }
      || screens.contains { screen in screen.tree.nodes.contains { $0.modal || $0.traits.contains(.alert) } }
  }

  /// True where bars or dialogs cover content.
  var hasLayers: Bool { hasAlerts || screens.contains { $0.tree.nodes.contains { $0.isTabBar } } }

  /// True where something happens by itself.
  package var hasTimers: Bool {
    anyEffect { if case .after = $0 { true } else if case .every = $0 { true } else { false } }
  }

  var requestsGuidedAccess: Bool { anyEffect { if case .guidedAccess = $0 { true } else { false } } }
}

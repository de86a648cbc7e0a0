internal import AloudReader
internal import AloudSpeech
internal import AloudTree

// Accessibility features that are switched on and off while the app runs; VoiceOver above all.
extension Simulator {
  mutating func turn(_ feature: GuidedAccess.Feature, on isOn: Bool) -> [App.News] {
    guard feature == .voiceOver else {
      device.features.formSymmetricDifference([feature])
      log([.happening(feature.happening(isOn))])
      return []
    }
    isOn ? turnVoiceOverOn() : turnVoiceOverOff()
    return [.voiceOverStatusDidChange(isRunning: isOn)]
  }

  /// VoiceOver says that it goes, and nothing more.
  private mutating func turnVoiceOverOff() {
    reader.leaveOwnLayers()
    reader.stopActing()
    hush()
    log([.happening(.voiceOverOff)])
    tell(.voOff)
    settle()
    device.features.remove(.voiceOver)
  }

  /// VoiceOver begins on the first element, as on another screen.
  private mutating func turnVoiceOverOn() {
    refresh()
    device.features.insert(.voiceOver)
    log([.happening(.voiceOverOn)])
    reader.turnOn()
    tell(.voOn)
    // The name of a screen that was about to be told is known with it.
    pending = nil
    queue.awaitsMove = false
    guard !device.isAway, !device.isScreenLocked else { return }
    tellApp(named: document.firstScreen.name)
    process(reader.arriving().map { $0.following() })
  }
}

extension Simulator {
  /// Says the name of the app, after the current speech. Source: three WWDC talks.
  private mutating func tellApp(named name: String?) {
    guard let name, !name.isEmpty else { return }
    let words = reader.narrator.utterance(.status, SpokenText(name), clause: .appName)
    process([ScreenReader.Event.utterance(.init(words, origin: .system)).following()])
  }
}

extension ScreenReader {
  /// VoiceOver finds itself on a screen.
  fileprivate mutating func arriving() -> [Event] {
    receive(.screenChanged(focus: nil, text: nil)).filter { $0 != .happening(.screenChanged) }
  }
}

extension ScreenReader.Event {
  /// The same, heard after what is being said.
  fileprivate func following() -> Self {
    guard case .utterance(var speech) = self else { return self }
    speech.follows = true
    return .utterance(speech)
  }
}

extension GuidedAccess.Feature {
  fileprivate func happening(_ isOn: Bool) -> Happening {
    switch self {
    case .voiceOver: isOn ? .voiceOverOn : .voiceOverOff
    case .zoom: isOn ? .zoomOn : .zoomOff
    case .assistiveTouch: isOn ? .assistiveTouchOn : .assistiveTouchOff
    case .invertColors: isOn ? .invertColorsOn : .invertColorsOff
    case .grayscaleDisplay: isOn ? .grayscaleOn : .grayscaleOff
    }
  }
}

internal import AloudSpeech
internal import AloudTree

/// The current option of the rotor, and the position in its list.
struct Rotor: Equatable, Sendable {
  /// The option that the user chose; Characters at first.
  var chosen = ScreenReader.RotorOption.characters
  /// The option that the element under the cursor selects, or that the user chose for this element only.
  var ofElement: ScreenReader.RotorOption?
  /// The index in a list: actions (0 is Activate), more content, audio graph, units of text selection. Nil before the
  /// first entry.
  var entry: Int?
  /// The range of the element's text that was said last, in characters.
  var passed: Range<Int>?
  /// The index of the last result of a custom rotor; an element can contain several results.
  var result: Int?

  var current: ScreenReader.RotorOption { ofElement ?? chosen }

  /// Chooses an option, and begins at its first entry.
  mutating func turn(to option: ScreenReader.RotorOption) {
    if option.isOfElement {
      ofElement = option
    } else {
      ofElement = nil
      chosen = option
    }
    leaveEntry()
  }

  /// Resets the state of the element that the cursor left.
  mutating func leaveElement() {
    ofElement = nil
    leaveEntry()
  }

  /// Resets the position in the list of an option.
  mutating func leaveEntry() {
    entry = nil
    passed = nil
    result = nil
  }
}

extension ScreenReader {
  /// A stop with actions selects Actions, an adjustable stop Adjust value. When the cursor leaves it, the previous
  /// option returns.
  mutating func chooseRotorOfFocus() {
    rotor.leaveElement()
    guard let focus else { return }
    let mayOffer =
      narrator.hasDetails(focus) || !narrator.traits(of: focus).isDisjoint(with: [.adjustable, .draggable])
    guard mayOffer else { return }
    if narrator.tree.nodes[focus.index].reportedTraits.contains(.adjustable) {
      rotor.ofElement = .adjustValue
    } else if !ownActions(of: focus).isEmpty {
      rotor.ofElement = .actions
    }
  }

  /// The options of the rotor for this element, in their order.
  public var rotorOptions: [RotorOption] {
    mutating get {
      let index = screenIndex()
      let customs = customRotors()
      let named = customs.map { $0.option }
      var options = RotorOption.beforeCustom.filter { isOffered($0, index, named) }
      options += named.filter { $0.isCustom }
      return options + RotorOption.afterCustom.filter { isOffered($0, index, named) }
    }
  }

  /// The name of an option in VoiceOver's language.
  public func name(of option: RotorOption) -> String { option.name(in: narrator.words) }

  private func isOffered(_ option: RotorOption, _ index: ScreenIndex, _ customs: [RotorOption]) -> Bool {
    if option == .misspelledWords, !settings.spelling { return false }
    if customs.contains(option) { return true }
    let node = focus.map { narrator.tree.nodes[$0.index] }
    let details = node?.sharedDetails?.value
    switch option {
    case .characters, .words, .speakingRate, .volume, .punctuation, .hints, .language: return true
    case .lines: return hasLines
    case .sameItem: return focus != nil
    case .verticalNavigation: return node?.frame != nil
    case .misspelledWords, .textSelection: return node?.isBeingEdited ?? false
    case .edit: return focus.map { !editActions(of: $0).isEmpty } ?? false
    case .zoom: return settings.has(.zoomRotor) && node?.traits.contains(.supportsZoom) == true
    case .actions: return focus.map { !entries(ofActionsOf: $0).isEmpty } ?? false
    case .adjustValue: return node?.reportedTraits.contains(.adjustable) ?? false
    case .moreContent: return !(details?.content ?? []).isEmpty
    case .audioGraph: return offersAudioGraph
    default: return !index.ranks(of: option).isEmpty
    }
  }

  mutating func screenIndex() -> ScreenIndex {
    if let index { return index }
    let made = ScreenIndex(narrator, rowThreshold: environment.rowThreshold)
    index = made
    return made
  }

  // MARK: Turning

  mutating func turnRotor(by step: Int) -> [Event] {
    turnRotor(to: rotorOptions.turned(by: step, from: rotor.current))
  }

  mutating func turnRotor(toName name: String) -> [Event] {
    guard let found = rotorOption(named: name) else { return [.happening(.boundary)] }
    return turnRotor(to: found)
  }

  private mutating func rotorOption(named name: String) -> RotorOption? {
    let english = environment.englishWords
    let wanted = name.lowercased()
    return rotorOptions.first { option in
      [option.name(in: narrator.words), option.name(in: english)].contains { $0.lowercased() == wanted }
    }
  }

  /// How many times two fingers turn the rotor to get to an option, in the shorter direction; nil if it is not offered.
  ///
  /// - Complexity: O(options).
  package mutating func turns(toRotorNamed name: String) -> Int? {
    guard let wanted = rotorOption(named: name) else { return nil }
    let options = rotorOptions
    var (right, left) = (rotor.current, rotor.current)
    for turns in 0...options.count {
      if right == wanted || left == wanted { return turns }
      right = options.turned(by: 1, from: right)
      left = options.turned(by: -1, from: left)
    }
    return nil
  }

  private mutating func turnRotor(to option: RotorOption) -> [Event] {
    rotor.turn(to: option)
    let name = narrator.utterance(.rotor, SpokenText(option.name(in: narrator.words)), clause: .rotorName)
    return [.happening(.rotorTick), .said(name, .rotor)] + (option == .textSelection ? selectionHelp() : [])
  }

  /// The boundary sound. If elements of the option have a name, VoiceOver also says that none was found.
  func nothingFound(_ option: RotorOption) -> [Event] {
    option.nameOfOne(in: narrator.words).map { nothingFound($0) } ?? [.happening(.boundary)]
  }

  /// The boundary sound. VoiceOver also says that no element of this name was found. Source: WWDC18 226, a demonstration
  /// on iOS 12.
  func nothingFound(_ name: String) -> [Event] {
    let words = narrator.utterance(.rotor, .rotorNoneFound, ["name": name], clause: .rotorEmpty)
    return [.happening(.boundary), .said(words, .rotor)]
  }
}

extension [ScreenReader.RotorOption] {
  /// The option beside another one on the rotor that has these options. It has at least one.
  func turned(by step: Int, from current: ScreenReader.RotorOption) -> ScreenReader.RotorOption {
    var next = firstIndex(of: current).map { $0 + step }
    if next == nil {
      // An option that is no longer offered keeps its place among the others.
      let ordered = Element.beforeCustom + filter { $0.isCustom } + Element.afterCustom
      let earlier = Set(ordered[..<(ordered.firstIndex(of: current) ?? 0)])
      let before = prefix { earlier.contains($0) }.count
      next = step > 0 ? before : before - 1
    }
    return self[((next ?? 0) + count) % count]
  }
}

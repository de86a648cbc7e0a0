internal import AloudBase
internal import AloudChart
public import AloudSpeech
internal import AloudTree

// Flicks with the rotor: down moves to the next item of the current option, up to the previous one.
extension ScreenReader {
  mutating func flick(forward: Bool) -> [Event] {
    let before = (rotor: rotor, rank: rank)
    let events = flick(rotor.current, forward)
    if settings.rotorStays, rank != before.rank { rotor.ofElement = before.rotor.ofElement }
    return events
  }

  /// The same for an option that need not be the current one.
  mutating func flick(_ option: RotorOption, _ forward: Bool) -> [Event] {
    if option.mayBeOfApp, let custom = customRotors().first(where: { $0.option == option }) {
      return flick(custom, forward)
    }
    switch option {
    case .characters: return pass(.character, forward)
    case .words: return pass(.word, forward)
    case .lines: return pass(.line, forward)
    case .verticalNavigation:
      return rank(below: forward, rank).map { go(to: $0) } ?? nothingFound(.verticalNavigation)
    case .custom, .misspelledWords: return nothingFound(option)
    case .textSelection:
      return settings.has(.textSelection) ? chooseSelectionUnit(forward) : select(forward: forward)
    case .edit: return flickEditActions(forward)
    case .zoom: return zoom(inward: !forward)
    case .actions: return flickActions(forward)
    case .adjustValue: return adjust(by: forward ? -1 : 1)
    case .moreContent: return flickContent(forward)
    case .audioGraph: return flickAudioGraph(forward)
    case .speakingRate, .volume, .punctuation, .hints, .language: return set(option, forward)
    default: return go(toNearest: ranks(of: option, at: rank), forward, orElse: nothingFound(option))
    }
  }

  /// Moves to the next of the sorted ranks. After the last one, it wraps around if the setting `rotorWraps` is on.
  mutating func go(toNearest ranks: [Int], _ forward: Bool, orElse nothing: [Event]) -> [Event] {
    guard let next = ranks.next(forward, after: rank, wraps: settings.rotorWraps) else { return nothing }
    let wrapped = Event.happening(forward ? .wrappedForwards : .wrappedBackwards)
    return (next.isWrapped ? [wrapped] : []) + go(to: next.rank)
  }

  /// The sorted ranks of the stops that an option finds when the cursor is at a rank.
  mutating func ranks(of option: RotorOption, at rank: Int?) -> [Int] {
    guard option == .sameItem else { return screenIndex().ranks(of: option) }
    return rank.map { screenIndex().ranks(like: narrator.tree.nodes[narrator.stop(atRank: $0).index]) } ?? []
  }

  /// The stop below or above a stop; nil if there is none, or without a frame.
  mutating func rank(below: Bool, _ rank: Int?) -> Int? {
    guard let rank, let frame = narrator.tree.nodes[narrator.stop(atRank: rank).index].frame else { return nil }
    return screenIndex().rank(below: below, frame, in: narrator.tree, narrator.order.stops)
  }

  // MARK: Of the element

  private mutating func adjust(by step: Int) -> [Event] {
    guard let focus, !narrator.tree.nodes[focus.index].traits.contains(.notEnabled) else {
      return [.happening(.boundary)]
    }
    return ask(.adjust(focus, by: step))
  }

  private mutating func flickContent(_ forward: Bool) -> [Event] {
    guard let focus else { return [.happening(.boundary)] }
    let content = narrator.tree.nodes[focus.index].sharedDetails?.value.content ?? []
    return flickEntries(content.count, forward) { reader, next in
      // Source: WWDC21 10121, a demonstration with ten items on iOS. On macOS, the label is said first.
      let texts = [content[next].value, content[next].label].filter { !$0.isEmpty }
      return Utterance(
        description: texts.flatMap {
          reader.narrator.fragments(.content, SpokenText($0), clause: .rotorItem, node: focus)
        })
    }
  }

  /// Says the next or the previous entry of a list of the element. Plays the boundary sound at the ends. A ring begins
  /// on its first entry, and wraps around.
  mutating func flickEntries(
    _ count: Int, isRing: Bool = false, _ forward: Bool, _ words: (ScreenReader, Int) -> Utterance
  ) -> [Event] {
    var next = (rotor.entry ?? (isRing || !forward ? 0 : -1)) + (forward ? 1 : -1)
    if isRing { next = (next + count) % count }
    guard (0..<count).contains(next) else { return [.happening(.boundary)] }
    rotor.entry = next
    return [.said(words(self, next), .rotor, focus)]
  }

  // MARK: Settings

  /// Changes a setting of VoiceOver: flicking up raises it, flicking down lowers it. The new value is said.
  private mutating func set(_ option: RotorOption, _ forward: Bool) -> [Event] {
    var settings = settings
    var language: String?
    let text: String?
    switch option {
    case .speakingRate:
      text = ScreenReader.change(&settings.speakingRate, by: forward ? -5 : 5, from: 5, in: narrator.words)
    case .volume: text = ScreenReader.change(&settings.volume, by: forward ? -5 : 5, from: 0, in: narrator.words)
    case .hints:
      settings.hints.toggle()
      text = narrator.words.text(settings.hints ? .switchOn : .switchOff)
    case .punctuation:
      settings.punctuation = ScreenReader.neighbor(of: settings.punctuation, forward)
      text = narrator.words.text(settings.punctuation.phrase)
    case .language:
      let voices = environment.options.voices.voices
      let current = environment.options.voices.voice(for: environment.language)?.language
      let place = voices.firstIndex { $0.language == current } ?? 0
      let next = voices[(place + (forward ? 1 : -1) + voices.count) % voices.count]
      language = next.language
      text = next.name
    default: return nothingFound(option)
    }
    guard let text else { return [.happening(.boundary)] }
    change(settings, language: language)
    let said = Event.said(narrator.utterance(.rotor, SpokenText(text), clause: .rotorSetting), .rotor)
    return option == .volume ? [.happening(.volumeChanged), said] : [said]
  }

  /// Changes a percentage by a step; nil at the ends.
  private static func change(_ value: inout Int, by step: Int, from least: Int, in words: Phrasebook) -> String? {
    let next = min(100, max(least, value + step))
    guard next != value else { return nil }
    value = next
    return words.numbers.percentage(next)
  }

  private static func neighbor<Value: CaseIterable & Equatable>(of value: Value, _ forward: Bool) -> Value {
    let all = Array(Value.allCases)
    let place = all.firstIndex(of: value) ?? 0
    return all[(place + (forward ? 1 : -1) + all.count) % all.count]
  }

  /// Changes the user's settings. The cursor stays at its place.
  ///
  /// - Complexity: O(n log n) in the nodes of the screen.
  public mutating func change(_ settings: VoiceOverSettings, language: String? = nil) {
    guard settings != self.settings || language != nil else { return }
    let wasGrouped = self.settings.navigation == .grouped
    environment.set(settings)
    if let language { environment.speak(language) }
    chartScreen?.change(settings, language: language)
    narrator = environment.narrator(for: page.content?.tree ?? narrator.tree)
    let focus = focus.flatMap { narrator.tree.has($0) ? $0 : nil }
    index = nil
    refreshItemChooser()
    let kept = (rotor: rotor, grouping: cursor.grouping)
    if let rank = focus.flatMap({ narrator.order.rank(of: $0) }) ?? (narrator.order.stops.isEmpty ? nil : 0) {
      place(rank)
    } else {
      rank = nil
    }
    rotor = kept.rotor
    // The containers have not changed: the order of a screen does not depend on its words.
    if settings.navigation == .flat {
      cursor.grouping = Grouping()
    } else if wasGrouped {
      cursor.grouping = kept.grouping
    }
  }
}

extension VoiceOverSettings.Punctuation {
  var phrase: Phrase {
    switch self {
    case .none: .punctuationNone
    case .some: .punctuationSome
    case .all: .punctuationAll
    }
  }
}

extension [Int] {
  /// The next or the previous of these sorted ranks, and whether it was found from the other end.
  func next(_ forward: Bool, after rank: Int?, wraps: Bool) -> (rank: Int, isWrapped: Bool)? {
    if let next = nearest(forward, of: rank ?? -1) { return (next, false) }
    guard wraps, let otherEnd = forward ? first : last, otherEnd != rank else { return nil }
    return (otherEnd, true)
  }
}

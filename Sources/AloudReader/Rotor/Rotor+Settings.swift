internal import AloudChart
public import AloudSpeech
internal import AloudTree

// VoiceOver's own settings in the rotor: flicking up raises, flicking down lowers, and the new value is said.
extension ScreenReader {
  mutating func set(_ option: RotorOption, _ forward: Bool) -> [Event] {
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
    let said = Event.utterance(
      Speech(narrator.utterance(.rotor, SpokenText(text), clause: .rotorSetting), origin: .rotor))
    return option == .volume ? [.happening(.volumeChanged), said] : [said]
  }

  /// A percentage, in steps; nil at the ends.
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

  /// Changes what the user has set; the cursor stays where it is.
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
    let kept = (rotor: rotor, grouping: grouping)
    if let rank = focus.flatMap({ narrator.order.rank(of: $0) }) ?? (narrator.order.stops.isEmpty ? nil : 0) {
      place(rank)
    } else {
      rank = nil
    }
    rotor = kept.rotor
    // The containers are where they were: the order of a screen does not depend on what is said of it.
    if settings.navigation == .flat { grouping = Grouping() } else if wasGrouped { grouping = kept.grouping }
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

internal import AloudSpeech
internal import AloudTree

/// Writes what an engine is given: runs of words, place by place.
struct EarWriter {
  let text: [Character]
  let settings: VoiceOverSettings
  private let speakers: Speakers
  private(set) var runs: [Passage.Run] = []
  /// The ranges that no engine can say, in order.
  var unheard: [Range<Int>] = []
  private var known: [String: Speaker] = [:]
  private var style = Style(voice: "", standIn: nil, rate: 0, pitch: 0, volume: 0)
  private var styleOfLastRun: Style?
  private var prosody: Prosody?
  /// The end of the last place.
  private var end = 0
  /// True after words that stand for a mark: the next one begins behind a blank.
  private var needsBlank = false

  init(_ text: [Character], speakers: Speakers, settings: VoiceOverSettings) {
    self.text = text
    self.speakers = speakers
    self.settings = settings
  }

  mutating func write(_ place: FragmentPlaces.Place) {
    let gap = end..<max(end, place.range.lowerBound)
    if text[gap].allSatisfy(\.isWhitespace) {
      // Runs of one text are not parted.
      for offset in gap where !runs.isEmpty { runs[runs.count - 1].text.append(" ", standingFor: offset) }
    } else {
      separate(at: end)
    }
    end = place.range.upperBound
    let prosody = place.fragment.prosody
    self.prosody = prosody
    let home = speaker(of: place.fragment.language)
    if let ipa = prosody?.ipa, let phonemes = Pronunciation(ipa, voice: home.engineVoice)?.phonemes {
      return write(place.range, home, prosody, phonemes: phonemes)
    }
    let level = prosody?.punctuation.map { $0 == .all ? .all : .none } ?? settings.punctuation
    let shown = text[place.range].filter { !$0.isWhitespace }
    let isAlone = shown.count == 1 || shown.allSatisfy(\.isMark)
    for stretch in ScriptStretches(text[place.range], language: home.language).all {
      let speaker = stretch.language.map { self.speaker(of: $0) } ?? home
      style = speaker.style(prosody, settings)
      let rules = EarRules(
        voice: speaker.voice, settings: settings, punctuation: level, isAlone: isAlone,
        spellsOut: prosody?.spellOut ?? false)
      say(text[stretch.range], rules)
    }
  }

  /// A run whose sound the app gives; the words are for captions.
  private mutating func write(_ range: Range<Int>, _ speaker: Speaker, _ prosody: Prosody?, phonemes: String) {
    style = speaker.style(prosody, settings)
    styleOfLastRun = nil
    for offset in range { append(text[offset], standingFor: offset) }
    if !runs.isEmpty { runs[runs.count - 1].phonemes = phonemes }
    styleOfLastRun = nil
  }

  private mutating func speaker(of language: String) -> Speaker {
    if let speaker = known[language] { return speaker }
    let speaker = speakers.speaker(of: language)
    known[language] = speaker
    return speaker
  }

  /// Says something with the English voice.
  mutating func inEnglish<Result>(_ say: (inout EarWriter) -> Result) -> Result {
    let own = style
    style = speaker(of: "en").style(prosody, settings)
    defer { style = own }
    return say(&self)
  }

  // MARK: Appending

  /// A pause as short as a comma's, unless a mark is there already.
  private mutating func separate(at source: Int) {
    needsBlank = false
    guard let last = runs.last?.text.scalars.last(where: { !$0.properties.isWhitespace && !$0.closes }) else { return }
    for scalar in last.pauses ? " ".unicodeScalars : ", ".unicodeScalars {
      runs[runs.count - 1].text.append(scalar, standingFor: min(source, text.count - 1))
    }
  }

  /// A character as it is.
  mutating func append(_ character: Character, standingFor source: Int) {
    if needsBlank, !character.isWhitespace, !character.unicodeScalars.allSatisfy({ $0.pauses || $0.closes }) {
      appendScalars(" ", source)
    }
    needsBlank = false
    appendScalars(String(character), source)
  }

  /// Parts the words that stand for a mark from those around them, so that they do not grow together.
  mutating func part(at source: Int) {
    if let last = runs.last?.text.scalars.last, styleOfLastRun == style, !last.properties.isWhitespace {
      appendScalars(" ", source)
    }
    needsBlank = false
  }

  /// The next word begins behind a blank.
  mutating func partNext() { needsBlank = true }

  private mutating func appendScalars(_ string: String, _ source: Int) {
    for scalar in string.unicodeScalars {
      if styleOfLastRun != style {
        // A blank begins no run: nobody hears it there.
        guard !scalar.properties.isWhitespace else { continue }
        var run = Passage.Run(EarText(), voice: style.voice)
        run.standIn = style.standIn
        (run.rate, run.pitch, run.volume) = (style.rate, style.pitch, style.volume)
        runs.append(run)
        styleOfLastRun = style
      }
      runs[runs.count - 1].text.append(scalar, standingFor: source)
    }
  }
}

extension Unicode.Scalar {
  /// True for a mark at which an engine pauses.
  fileprivate var pauses: Bool { ".,;:!?…。、，．；：！？؟،।".unicodeScalars.contains(self) }
  /// True for what may stand behind such a mark and belong to it.
  fileprivate var closes: Bool { "\"')]}”’»›」』）〉》】".unicodeScalars.contains(self) }
}

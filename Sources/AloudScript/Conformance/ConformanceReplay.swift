internal import AloudReader
internal import AloudSpeech
internal import AloudTree

/// Replays the moves of a device. When the words differ, it searches for the stop of the device.
struct ConformanceReplay {
  private(set) var start = Conformance.Start.firstStop
  private(set) var results: [Conformance.Step] = []

  private let steps: [Recording.Step]
  private let words: [RecordedWords]
  private let fresh: ConformanceCursor
  private var cursor: ConformanceCursor

  /// The number of stops that the device may skip at once.
  private static let reach = 20
  /// The number of searches that are left. A recording that needs more is probably of another screen.
  private var searchesLeft = 2_000

  init(_ steps: [Recording.Step], _ reader: ScreenReader) {
    self.steps = steps
    words = steps.map { RecordedWords($0.utterance) }
    fresh = ConformanceCursor(reader)
    cursor = fresh
  }

  mutating func run() {
    if !steps.isEmpty { locate() }
    for index in steps.indices { take(index) }
  }

  // MARK: The position of the device

  /// Finds the stop at which the first step agrees. If there are several, the second step decides.
  private mutating func locate() {
    var first: (start: Conformance.Start, cursor: ConformanceCursor)?
    var walker = fresh
    var isAtEnd = fresh.reader.rank == nil
    while !isAtEnd {
      let rank = walker.reader.rank ?? 0
      var places = [(start: rank == 0 ? Conformance.Start.firstStop : .stop(rank), cursor: walker)]
      if rank == 0, steps[0].action == .moveForward {
        places.append((start: .beforeFirstStop, cursor: fresh))
        places[1].cursor.isBeforeFirst = true
      }
      for place in places where follows(from: place.cursor, 0, count: 1) {
        if follows(from: place.cursor, 0, count: 2) { return (start, cursor) = place }
        first = first ?? place
      }
      isAtEnd = walker.reader.moveForward().isBoundary
    }
    if let first { (start, cursor) = first }
  }

  /// Returns true if the next steps agree from a position on. The recording may have fewer steps than `count`.
  private func follows(from place: ConformanceCursor, _ index: Int, count: Int) -> Bool {
    var place = place
    for step in steps.indices[index...].prefix(count) {
      let said = place.perform(steps[step].action)
      guard words[step].isEmpty || said.agrees(with: words[step]) else { return false }
    }
    return true
  }

  // MARK: Steps

  private mutating func take(_ index: Int) {
    let action = steps[index].action
    var next = cursor
    let said = next.perform(action)
    let place = cursor
    cursor = next
    if said.agrees(with: words[index]) {
      add(index, said, .agrees)
    } else if words[index].isEmpty {
      add(index, said, .unheard)
    } else if action == .currentSpeech || said.isBoundary || isConfirmed(next, after: index) {
      add(index, said, .differs)
    } else if let (ahead, passed, found) = ahead(of: next, said, index) {
      cursor = ahead
      add(index, found, .passedOver(passed))
    } else if steps.indices.contains(index + 1), steps[index + 1].action == action, isConfirmed(place, after: index) {
      cursor = place
      add(index, said, .unknownStop)
    } else {
      add(index, said, .differs)
    }
  }

  /// Returns true if there is a next step, and it agrees from this position.
  private func isConfirmed(_ place: ConformanceCursor, after index: Int) -> Bool {
    steps.indices.contains(index + 1) && follows(from: place, index + 1, count: 1)
  }

  /// Returns the next position at which Aloud's words agree with those of the device, the stops before it, and these words.
  ///
  /// The next step, if any, must agree, too, unless less than half of the words at the current stop are equal.
  private mutating func ahead(
    of place: ConformanceCursor, _ said: ConformanceCursor.Said, _ index: Int
  ) -> (ConformanceCursor, [Conformance.PassedStop], ConformanceCursor.Said)? {
    guard searchesLeft > 0 else { return nil }
    searchesLeft -= 1
    let isCertain = !said.resembles(words[index].words)
    var place = place
    var said = said
    var passed: [Conformance.PassedStop] = []
    for _ in 0..<ConformanceReplay.reach {
      if let node = said.node { passed.append(Conformance.PassedStop(node: node, ours: said.text)) }
      said = place.perform(steps[index].action)
      guard !said.isBoundary else { return nil }
      guard said.agrees(with: words[index]) else { continue }
      if isCertain || index + 1 == steps.count || isConfirmed(place, after: index) { return (place, passed, said) }
    }
    return nil
  }

  private mutating func add(_ index: Int, _ said: ConformanceCursor.Said, _ verdict: Conformance.Verdict) {
    var differences: [Conformance.Difference] = []
    if verdict == .differs { differences = WordDifference.best(words[index].words, said.alternatives) }
    results.append(
      Conformance.Step(
        number: index + 1, action: steps[index].action, device: steps[index].utterance,
        ours: verdict == .unknownStop ? "" : said.text,
        fragments: verdict == .unknownStop ? [] : said.fragments, isBoundary: said.isBoundary,
        node: verdict == .unknownStop ? nil : said.node, verdict: verdict, differences: differences))
  }
}

/// The position of Aloud's reader during a replay.
struct ConformanceCursor {
  var reader: ScreenReader
  /// True before the first move, which goes to the first stop.
  var isBeforeFirst = false
  private var last: [[SpokenWord]] = []

  init(_ reader: ScreenReader) { self.reader = reader }

  /// Aloud's words at a step.
  struct Said {
    let text: String
    /// The parts of the text, without the hint and cues.
    let fragments: [Fragment]
    let node: NodeID?
    let isBoundary: Bool
    /// The forms that count as equal: with and without the words after a pause.
    let alternatives: [[SpokenWord]]

    func agrees(with recorded: RecordedWords) -> Bool { alternatives.contains { recorded.agree(with: $0) } }

    /// Returns true if at least half of the words are equal.
    func resembles(_ words: [SpokenWord]) -> Bool {
      alternatives.contains { own in
        Alignment(own.map { $0.key }, words.map { $0.key }).pairs.count * 2 >= max(own.count, words.count)
      }
    }
  }

  /// Performs a recorded step, and returns Aloud's words.
  mutating func perform(_ action: Recording.Action) -> Said {
    let entersScreen = isBeforeFirst && action == .moveForward
    if action != .currentSpeech { isBeforeFirst = false }
    let output = entersScreen ? reader.currentSpeech() : self.move(action)
    let fragments = output.parts
    let withoutHint = fragments.filter { $0.part != .hint || $0.clause == .promotedHint }
    let withoutCues = withoutHint.filter { $0.part != .cue || $0.clause == .contentCue }
    let own = [withoutHint, fragments].flatMap { parts in
      [parts.filter { $0.part != .cue || $0.clause == .contentCue }, parts].map(SpokenWord.words(of:))
    }
    // At the end of a screen, and for the current speech, a device says nothing or repeats the last words.
    let alternatives = output.isBoundary || action == .currentSpeech ? own + last : own
    if !output.isBoundary { last = own }
    return Said(
      text: output.utterance, fragments: output.isBoundary ? [] : withoutCues, node: reader.focus,
      isBoundary: output.isBoundary, alternatives: alternatives)
  }

  /// Performs the move of a recorded step.
  private mutating func move(_ action: Recording.Action) -> ScreenReader.Output {
    switch action {
    case .moveForward: reader.moveForward()
    case .moveBackward: reader.moveBackward()
    case .moveIn: reader.moveIn()
    case .moveOut: reader.moveOut()
    case .currentSpeech: reader.currentSpeech()
    }
  }
}

internal import AloudTree

/// A point, and the time at which it sounds.
struct TimedPlace {
  var place: GraphSeries.Place
  /// The time in seconds, from the beginning of the passage.
  var time: Double
}

/// Converts points to tones.
struct ToneWriter {
  typealias Tone = AudioGraph.Tone

  /// A series, and its timbre.
  struct Voice {
    let series: Int
    let timbre: Tone.Timbre
  }

  private let map: GraphMap

  // Durations are in seconds. The figures without a source are assumed, so that nothing clicks and nothing is too loud.
  /// The duration of a separate tone, if there is room. Source: Highcharts has 0.2 seconds.
  private static let note = 0.2
  /// The attack of a tone, and the fades of a glide at a gap.
  private static let attack = 0.005
  /// The release of a separate tone.
  private static let release = 0.02
  /// Decibels by which a separate tone decays until its release.
  private static let decay = 20.0
  /// The milliseconds between the points at one place that follow one another.
  private static let arpeggio = 30.0
  /// The shortest tone. A shorter tone has no pitch.
  private static let shortest = 0.028
  /// The duration of the sounds before and after the points.
  static let earconLength = 0.08
  /// The pitch of the click of a gridline, in hertz, and the level of the click. Source: Nees and Walker (2006) tried 9
  /// decibels less than the points, and 9 more.
  static let clickPitch = 2000.0
  private static let clickLevel = Mathematics.decibels(-9)
  private static let clickLength = 0.012

  init(_ map: GraphMap) { self.map = map }

  private func knot(_ place: TimedPlace) -> Tone.Knot {
    Tone.Knot(
      time: place.time, frequency: map.frequency(at: place.place.height),
      position: map.earPosition(at: place.place.share))
  }

  // MARK: Points

  /// Makes a tone for each point. Points at the same place sound together.
  func notes(_ places: [TimedPlace], until end: Double, _ voice: Voice) -> [Tone] {
    var tones: [Tone] = []
    var start = 0
    var slot = 0.0
    while start < places.count {
      let time = places[start].time
      let next = places[start...].firstIndex { $0.time > time } ?? places.count
      // The last point has at least as much room as the point before it. A single point has enough room for its whole
      // tone.
      slot = next < places.count ? places[next].time - time : start == 0 ? 2 * ToneWriter.note : max(end - time, slot)
      let length = max(ToneWriter.shortest, min(ToneWriter.note, 0.8 * slot))
      for (offset, place) in places[start..<next].enumerated() {
        let delay = Double(max(0, offset - AudioGraph.chord + 1)) * ToneWriter.arpeggio / 1000
        let knot = knot(place)
        tones.append(
          Tone(
            at: time + delay, for: length, knot.frequency, position: knot.position, voice.timbre, of: voice.series,
            attack: ToneWriter.attack, release: ToneWriter.release, decay: ToneWriter.decay))
      }
      start = next
    }
    return tones
  }

  /// Makes one glide for each run without gaps.
  func glides(_ places: [TimedPlace], until end: Double, _ voice: Voice) -> [Tone] {
    var tones: [Tone] = []
    var start = 0
    while start < places.count {
      let next = places[start...].dropFirst().firstIndex { $0.place.isAfterGap } ?? places.count
      var knots = places[start..<next].map(knot)
      let room =
        (next < places.count ? places[next].time : max(end, places[start].time + 2 * ToneWriter.note))
        - places[start].time
      let length = places[next - 1].time - places[start].time
      if length < ToneWriter.shortest {
        // A single point between two gaps also gets a tone, which fills half of the free time.
        knots = spread(knots, over: max(ToneWriter.shortest, min(ToneWriter.note, room / 2)))
      }
      tones.append(
        Tone(
          knots, voice.timbre, of: voice.series, attack: ToneWriter.attack,
          release: ToneWriter.attack))
      start = next
    }
    return tones
  }

  /// Distributes knots evenly over a duration in seconds, starting at the first knot.
  private func spread(_ knots: [Tone.Knot], over length: Double) -> [Tone.Knot] {
    guard let first = knots.first, let last = knots.last else { return [] }
    let all = knots.count > 1 ? knots : [first, last]
    return all.enumerated().map { offset, knot in
      var knot = knot
      knot.time = first.time + length * Double(offset) / Double(all.count - 1)
      return knot
    }
  }

  /// Makes the tone of the value under a finger that does not move.
  func touch(height: Double, share: Double, _ voice: Voice, isContinuous: Bool) -> Tone {
    Tone(
      at: 0, for: ToneWriter.note, map.frequency(at: height), position: map.earPosition(at: share),
      voice.timbre, of: voice.series, attack: ToneWriter.attack, release: ToneWriter.release,
      decay: isContinuous ? 0 : ToneWriter.decay)
  }

  // MARK: Sounds other than points

  func click(at time: Double, share: Double) -> Tone {
    Tone(
      at: time, for: ToneWriter.clickLength, ToneWriter.clickPitch, position: map.earPosition(at: share), .pure,
      level: ToneWriter.clickLevel, attack: 0.002, release: 0.008)
  }

  /// The sound before the points, a rising fifth; after the points, a falling fifth.
  func fifth(at time: Double, isRising: Bool) -> [Tone] {
    let pitches = [587.33, 880]
    let half = ToneWriter.earconLength / 2
    return (isRising ? pitches : pitches.reversed()).enumerated().map { index, pitch in
      Tone(
        at: time + Double(index) * half, for: half, pitch, position: 0.5, .pure, level: 0.5, attack: 0.005,
        release: 0.02)
    }
  }
}

internal import AloudSpeech
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
  private let settings: VoiceOverSettings.Graph
  private let attack, release, decay: Double
  /// The duration of a separate tone, in seconds.
  private let note: Double

  /// The shortest tone, in seconds. A shorter tone has no pitch.
  private static let shortest = 0.028
  /// The duration of the sounds before and after the points, in seconds. Below it is that of a legend tone.
  static let earconLength = 0.08
  static let legendLength = 0.3
  /// The highest tone, in hertz. Higher tones would need a higher sample rate.
  private static let highest = 4000.0

  init(_ map: GraphMap, _ settings: VoiceOverSettings.Graph) {
    self.map = map
    self.settings = settings
    attack = Double(settings.attack) / 1000
    release = Double(settings.release) / 1000
    decay = Double(settings.decay)
    note = Double(settings.note) / 1000
  }

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
      slot = next < places.count ? places[next].time - time : start == 0 ? 2 * note : max(end - time, slot)
      let length = max(ToneWriter.shortest, min(note, 0.8 * slot))
      for (offset, place) in places[start..<next].enumerated() {
        let delay = Double(max(0, offset - settings.chord + 1) * settings.arpeggio) / 1000
        let knot = knot(place)
        tones.append(
          Tone(
            at: time + delay, for: length, knot.frequency, position: knot.position, voice.timbre, of: voice.series,
            attack: attack, release: release, decay: decay))
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
        (next < places.count ? places[next].time : max(end, places[start].time + 2 * note)) - places[start].time
      let length = places[next - 1].time - places[start].time
      if length < ToneWriter.shortest {
        // A single point between two gaps also gets a tone, which fills half of the free time.
        knots = spread(knots, over: max(ToneWriter.shortest, min(note, room / 2)))
      }
      tones.append(Tone(knots, voice.timbre, of: voice.series, attack: attack, release: attack))
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
      at: 0, for: max(note, ToneWriter.shortest), map.frequency(at: height), position: map.earPosition(at: share),
      voice.timbre, of: voice.series, attack: attack, release: release, decay: isContinuous ? 0 : decay)
  }

  /// Makes the marker of a point: a short tone an octave above it.
  func marker(at time: Double, _ place: GraphSeries.Place, of series: Int) -> Tone {
    Tone(
      at: time, for: 0.03, min(2 * map.frequency(at: place.height), ToneWriter.highest),
      position: map.earPosition(at: place.share), .pure, of: series, level: Mathematics.decibels(-3), attack: attack,
      release: release)
  }

  // MARK: Sounds other than points

  private var gridlineLevel: Double { Mathematics.decibels(-Double(settings.gridlineLevel)) }

  func click(at time: Double, share: Double) -> Tone {
    Tone(
      at: time, for: Double(settings.gridlineNote) / 1000, Double(settings.gridlinePitch),
      position: map.earPosition(at: share), .pure, level: gridlineLevel, attack: 0.002, release: 0.008)
  }

  func crossing(at time: Double, share: Double, height: Double, of series: Int) -> Tone {
    Tone(
      at: time, for: 0.02, map.frequency(at: height), position: map.earPosition(at: share), .pure,
      of: series, level: gridlineLevel, attack: attack, release: 0.01)
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

  func legend(at time: Double, height: Double) -> Tone {
    Tone(
      at: time, for: ToneWriter.legendLength, map.frequency(at: height), position: 0.5, .warm, attack: attack,
      release: release)
  }
}

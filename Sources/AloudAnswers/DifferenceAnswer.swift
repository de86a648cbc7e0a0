package import AloudBase
internal import AloudReach
package import AloudReader
package import AloudSpeech
package import AloudTree

/// The changes between two screens: what `aloud diff --json` prints.
package struct DifferenceAnswer {
  /// One of the two screens.
  package struct Side {
    package let reading: Reading
    package let tree: Tree
    package let places: NodePlaces

    init(_ screen: ReadableScreen) {
      reading = screen.reader.reading()
      tree = screen.screen.tree
      places = NodePlaces(screen.screen)
    }

    func path(_ rank: Int) -> String { places.path(of: reading.node(atRank: rank)) }
  }

  package let old: Side
  package let new: Side
  /// The changes, with the paths of their stops.
  package let changes: [(change: ReadingDifference.Change, path: String)]
  /// What live regions announce, with their paths.
  package let announcements: [(announcement: LiveRegionAnnouncement, path: String)]
  /// The rows of the changes that do not name themselves.
  package let rows: [Int: String]
  /// The stops that need more gestures than before, if costs were asked for.
  package let dearer: [Dearer]

  /// A stop of both screens, and the fewest gestures that lead to it.
  package struct Dearer {
    /// What VoiceOver says there on the new screen.
    package let text: String
    package let path: String
    package let old: Int
    /// Nil if no gesture leads there any longer.
    package let new: Int?
  }

  /// Both screens; `comparesCosts` also finds the stops that became dearer.
  package init(_ old: ReadableScreen, _ new: ReadableScreen, comparesCosts: Bool = false) {
    let (oldSide, newSide) = (Side(old), Side(new))
    (self.old, self.new) = (oldSide, newSide)
    let difference = ReadingDifference(from: old.reader, to: new.reader)
    changes = difference.changes.map { change in
      (change, change.new.map { newSide.path($0) } ?? change.old.map { oldSide.path($0) } ?? "")
    }
    let named = DifferenceRows(newSide.reading, newSide.tree, difference.changes)
    let namedRows = difference.changes.enumerated().compactMap { index, change in
      named.row(of: change).map { (index, $0) }
    }
    rows = Dictionary(uniqueKeysWithValues: namedRows)
    announcements = difference.announcements.map { ($0, newSide.places.path(of: $0.region)) }
    dearer = comparesCosts ? DifferenceAnswer.dearer(difference.partners, old.reader, new.reader, newSide) : []
  }

  private static func dearer(
    _ partners: [Int?], _ old: ScreenReader, _ new: ScreenReader, _ side: Side
  ) -> [Dearer] {
    let (before, after) = (ScreenCosts(old).stops, ScreenCosts(new).stops)
    var dearer: [(rank: Int, stop: Dearer)] = []
    for (rank, partner) in partners.enumerated() {
      guard let partner, let cost = before[rank].gestures else { continue }
      let now = after[partner].gestures
      guard now.map({ $0 > cost }) ?? true else { continue }
      dearer.append(
        (partner, Dearer(text: side.reading[partner].text, path: side.path(partner), old: cost, new: now)))
    }
    return dearer.sorted { $0.rank < $1.rank }.map { $0.stop }
  }

  /// True if both screens say the same, and nothing became dearer.
  package var isEmpty: Bool { changes.isEmpty && dearer.isEmpty }

  /// The fragments of an utterance that occur only before or only after the change; all those of a stop that is gone or
  /// new.
  package func parts(_ change: ReadingDifference.Change) -> (gone: [Fragment], new: [Fragment]) {
    let before = change.old.map { old.reading[$0].utterance.fragments } ?? []
    let after = change.new.map { new.reading[$0].utterance.fragments } ?? []
    switch change.kind {
    case .moved: return ([], [])
    case .gone: return (before, [])
    case .new: return ([], after)
    case .changed:
      func key(_ fragment: Fragment) -> String { "\(fragment.reason.name) \(fragment.text)" }
      let keys = (Set(before.map(key)), Set(after.map(key)))
      return (before.filter { !keys.1.contains(key($0)) }, after.filter { !keys.0.contains(key($0)) })
    }
  }

  // MARK: JSON

  /// Each change as one object.
  package func json(explains: Bool) -> [JSONValue] {
    let changed = changes.indices.map { index -> JSONValue in
      let (change, path) = changes[index]
      let members: JSONValue =
        [
          "change": .string(change.kind.rawValue), "old": .string(change.oldText), "new": .string(change.newText),
          "path": .string(path),
        ] + .member("beside", rows[index].map { .string($0) })
      guard explains else { return members }
      let parts = parts(change)
      return members + ["parts": ["gone": list(parts.gone, old), "new": list(parts.new, new)]]
    }
    let announced: [JSONValue] = announcements.map { announcement, path in
      [
        "change": .string("announced"), "politeness": .string(announcement.politeness.rawValue),
        "new": .string(announcement.text), "path": .string(path),
        "selector": .string(new.tree[announcement.region].details.web?.selector),
      ]
    }
    let costs: [JSONValue] = dearer.map { stop in
      [
        "change": .string("dearer"), "text": .string(stop.text), "path": .string(stop.path),
        "oldGestures": .whole(stop.old), "newGestures": .whole(stop.new),
      ]
    }
    return changed + announced + costs
  }

  /// Each change as one line of JSON.
  package func lines(explains: Bool) -> [String] { json(explains: explains).map { $0.text } }

  private func list(_ fragments: [Fragment], _ side: Side) -> JSONValue {
    .list(fragments.map { .fragment($0, explaining: side.places) })
  }
}

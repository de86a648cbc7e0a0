package import AloudAudit
internal import AloudBase
internal import AloudTree

/// The other places of a finding, in lines for people: the first of them have their own line, the others are counted
/// with the numbers of their lines.
///
///     also at feed.txt:14:5  “Like, Button”  #like-3  elements[5]
///     and 35 more: lines 18, 22, 26
package struct OtherPlaces {
  private let finding: Finding
  private let file: AuditedFile

  /// So many places have their own line.
  private static let mostPlaces = 5
  /// So many numbers of lines are listed. The JSON has all places.
  private static let mostNumbers = 100

  package init(of finding: Finding, in file: AuditedFile) {
    self.finding = finding
    self.file = file
  }

  /// The lines; empty for a finding with one place. `position` writes the position of a path.
  ///
  /// - Complexity: O(places).
  package func lines(position: (String) -> String) -> [String] {
    let others = finding.others
    var lines = others.prefix(OtherPlaces.mostPlaces).map { place in
      "\(ReportWords.also[file.language]) \(position(place.path).printable)  \(marks(of: place))"
    }
    let rest = others.dropFirst(OtherPlaces.mostPlaces)
    if !rest.isEmpty { lines.append(more(rest)[file.language]) }
    return lines
  }

  private func marks(of place: Finding.Place) -> String {
    let words = place.message == finding.message ? place.utterance.map { "“\($0)”" } : place.message[file.language]
    return [words, place.mark, place.path].compactMap { $0?.printable }.joined(separator: "  ")
  }

  private func more(_ places: ArraySlice<Finding.Place>) -> Wording {
    let lines = places.compactMap { place in
      file.places[place.path].flatMap { $0.file == nil ? $0.line : nil }
    }
    guard lines.count == places.count else { return ReportWords.more(places.count) }
    let isCut = lines.count > OtherPlaces.mostNumbers
    let told = lines.prefix(OtherPlaces.mostNumbers).map(String.init).joined(separator: ", ")
    return ReportWords.more(places.count, lines: isCut ? told + ", …" : told)
  }
}

extension Finding.Place {
  /// The selector, or the id as in `#like`; nil where there is neither.
  package var mark: String? { selector ?? id.map { "#\($0)" } }
}

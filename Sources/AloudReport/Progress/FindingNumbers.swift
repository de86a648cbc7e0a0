internal import AloudAudit

/// The number of each finding of a report, and what an earlier report says of it.
///
/// A finding keeps the number that it had. Other findings get the next numbers that no report has used, so that a number never
/// means two findings.
struct FindingNumbers {
  /// For each file, the numbers of its findings.
  private(set) var found: [[Int]] = []
  /// For each file, the numbers of its accepted findings.
  private(set) var accepted: [[Int]] = []
  /// The highest number that this or an earlier report has used.
  private(set) var last: Int
  /// The numbers of findings that the earlier report has, too.
  private(set) var known: Set<Int> = []
  /// Findings of the earlier report that no longer occur.
  private(set) var corrected: [EarlierReport.Finding] = []
  /// Findings of the earlier report that cannot be compared, because their files or rules were left out.
  private(set) var unknown: [EarlierReport.Finding] = []
  /// Findings that were corrected before the earlier report, and still are.
  private(set) var longCorrected: [EarlierReport.Finding] = []

  private var taken: Set<Int> = []

  /// Without an earlier report, findings are numbered by file in the order of the audit, and accepted ones come last.
  ///
  /// - Complexity: O(findings) but for files that have another name now.
  init(_ files: [AuditedFile], rules: [Rule] = Rule.all, since earlier: EarlierReport? = nil) {
    last = earlier?.lastNumber ?? 0
    let kept = earlier.map { keep($0, files, rules) }
    found = files.enumerated().map { index, file in
      file.findings.indices.map { kept?[index][$0] ?? next() }
    }
    accepted = files.enumerated().map { index, file in
      file.accepted.indices.map { kept?[index][file.findings.count + $0] ?? next() }
    }
  }

  private mutating func next() -> Int {
    last += 1
    return last
  }

  /// For each file, the number that each of its findings and then each of its accepted findings had.
  private mutating func keep(_ earlier: EarlierReport, _ files: [AuditedFile], _ rules: [Rule]) -> [[Int?]] {
    let places = RenamedScreens(since: earlier, files)
    let asked = Set(rules.map(\.id))
    var byFile: [Int: [EarlierPlaces]] = [:]
    for (isOpen, findings) in [(true, earlier.findings), (false, earlier.corrected)] {
      for finding in findings {
        let isLeftOut = Rule.all.contains { $0.id == finding.entry.rule } && !asked.contains(finding.entry.rule)
        if let place = places.place(of: finding.entry), files[place.file].failure == nil, !isLeftOut {
          let entries = finding.entries.map { places.place(of: $0)?.entry ?? $0 }
          byFile[place.file, default: []].append(EarlierPlaces(finding, entries, isOpen: isOpen))
        } else if isOpen {
          unknown.append(finding)
        } else {
          longCorrected.append(finding)
        }
      }
    }
    return files.enumerated().map { index, file in
      keep(byFile[index, default: []], file.findings + file.accepted.map(\.finding))
    }
  }

  /// A finding of the earlier report, and its entries under the names of now.
  private struct EarlierPlaces {
    let finding: EarlierReport.Finding
    let entries: [AuditBaseline.Entry]
    /// False for a finding that was corrected before.
    let isOpen: Bool

    init(_ finding: EarlierReport.Finding, _ entries: [AuditBaseline.Entry], isOpen: Bool) {
      (self.finding, self.entries, self.isOpen) = (finding, entries, isOpen)
    }
  }

  private mutating func keep(_ earlier: [EarlierPlaces], _ findings: [Finding]) -> [Int?] {
    let owners = earlier.indices.flatMap { Array(repeating: $0, count: earlier[$0].entries.count) }
    var lookup = BaselineLookup(earlier.flatMap(\.entries))
    let matches = lookup.indices(of: findings).map { $0.compactMap { $0.map { owners[$0] } } }
    var numbers: [Int?] = []
    for owners in matches {
      // A finding may have been several before, and several may have been one.
      let counts = Dictionary(grouping: owners) { $0 }.mapValues(\.count)
      let candidates = counts.keys.sorted { (counts[$0, default: 0], $1) > (counts[$1, default: 0], $0) }
      let number = candidates.lazy.compactMap { earlier[$0].finding.number }.first { !taken.contains($0) }
      let kept = number ?? (candidates.isEmpty ? nil : next())
      if let kept { taken.insert(kept) }
      if let kept, candidates.contains(where: { earlier[$0].isOpen }) { known.insert(kept) }
      numbers.append(kept)
    }
    let found = Set(matches.joined())
    for (index, place) in earlier.enumerated() where !found.contains(index) {
      if place.isOpen { corrected.append(place.finding) } else { longCorrected.append(place.finding) }
    }
    return numbers
  }
}

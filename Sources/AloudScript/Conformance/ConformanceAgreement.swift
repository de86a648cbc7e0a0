public import AloudSpeech

/// How often Aloud agrees with the device in one respect, such as for one kind of stop.
public struct ConformanceAgreement: Equatable, Sendable {
  /// The kind of stop, or the name of the clause.
  public let name: String
  /// How many times Aloud and the device agree.
  public private(set) var agreeing: Int
  /// How many times they could agree.
  public private(set) var count: Int

  /// A row of a table.
  public init(name: String, agreeing: Int, count: Int) {
    self.name = name
    self.agreeing = agreeing
    self.count = count
  }

  /// Adds rows with the same name, and sorts by name.
  ///
  /// - Complexity: O(n log n)
  public static func merged(_ rows: [ConformanceAgreement]) -> [ConformanceAgreement] {
    var merged: [String: ConformanceAgreement] = [:]
    for row in rows {
      var sum = merged[row.name] ?? ConformanceAgreement(name: row.name, agreeing: 0, count: 0)
      sum.agreeing += row.agreeing
      sum.count += row.count
      merged[row.name] = sum
    }
    return merged.values.sorted { $0.name < $1.name }
  }
}

extension Conformance {
  /// The steps by kind of stop. The kind is the role that Aloud says, such as `button`; it is `text` without a role, and
  /// `unknown` where Aloud has no stop.
  public var agreementByKind: [ConformanceAgreement] {
    ConformanceAgreement.merged(
      steps.filter { $0.verdict != .unheard }.map { step in
        ConformanceAgreement(name: step.kind, agreeing: step.verdict == .agrees ? 1 : 0, count: 1)
      })
  }

  /// The clauses behind the words of Aloud, without hints, by their names. A clause agrees at a step if the device says its
  /// words at the same place.
  public var agreementByClause: [ConformanceAgreement] {
    ConformanceAgreement.merged(
      steps.filter { $0.verdict != .unheard }.flatMap { step in
        let differing = step.differences.compactMap { $0.fragment }.map { $0.rule }
        return Set(step.fragments.map { $0.rule }).map { rule in
          ConformanceAgreement(name: rule, agreeing: differing.contains(rule) ? 0 : 1, count: 1)
        }
      })
  }
}

extension Conformance.Step {
  /// Role words that say how a stop is, and not what it is.
  private static let conditions: Set = ["trait.notEnabled", "trait.isEditing", "trait.draggable"]

  fileprivate var kind: String {
    guard node != nil else { return "unknown" }
    let roles = fragments.filter { $0.part == .trait }.map { $0.rule }.filter { !Self.conditions.contains($0) }
    let names = roles.map { $0.split(separator: ".").last.map(String.init) ?? $0 }
    return names.isEmpty ? "text" : names.joined(separator: " ")
  }
}

extension Conformance.Difference {
  /// The fragment of Aloud; nil for words that only the device says.
  public var fragment: Fragment? {
    switch self {
    case .onlyOurs(_, let fragment), .elsewhere(_, let fragment): fragment
    case .onlyDevice: nil
    }
  }
}

extension Fragment {
  fileprivate var rule: String { reason.explanation.rule }
}

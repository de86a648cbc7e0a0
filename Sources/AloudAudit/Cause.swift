internal import AloudTree

/// Finds the faults that have one cause: one correction of the code, such as of the cell of a list, removes them all.
///
/// What a fault says of its cause is its rule, its message and its correction. Assumed is which nodes the same code makes:
///
/// - Faults that name the same nodes (``Fault/namesakes``) have one cause.
/// - Nodes of the same kind (traits, container, role, width, pattern of their ids) have one cause where three or more of
///   them stand in several rows, as in a list, or six or more in one row. Fewer in one row may be the items of a bar,
///   each of which has its own code: a tab bar has at most five.
///
/// Faults on different screens have different causes.
enum Cause {
  /// Rules whose messages only name the element. Their faults may have one cause although the names differ.
  private static let namingRules = Set(
    [
      Rule.overlappingTargets, .closeTargets, .roleInLabel, .roleWordWithoutRole, .labelNotInName, .changeNotAnnounced,
      .outOfReachByKeyboard, .groupHidesOrder,
    ].map { $0.id })
  private static let leastInList = 3
  private static let mostInBar = 5

  /// The faults, in order, with those of the same cause together; a group has the place of its first fault.
  ///
  /// - Complexity: O(faults).
  static func groups(of faults: [SortedFault], on screens: [AuditedScreen]) -> [[SortedFault]] {
    var leaders = Array(faults.indices)
    func join(_ indices: [Int]) { for index in indices { leaders[index] = indices[0] } }
    var named: [Namesakes: [Int]] = [:]
    var kinds: [Likeness: [Int]] = [:]
    for (index, sorted) in faults.enumerated() {
      guard case .node(let id) = sorted.fault.place else { continue }
      if let first = sorted.fault.namesakes.first {
        named[Namesakes(rule: sorted.rule.id, screen: sorted.fault.screen, first: first), default: []].append(index)
      } else {
        kinds[Likeness(sorted, screens[sorted.fault.screen].tree[id]), default: []].append(index)
      }
    }
    for indices in named.values { join(indices) }
    for indices in kinds.values where isList(indices.map { faults[$0] }, on: screens) { join(indices) }
    var groups: [[SortedFault]] = []
    var places: [Int: Int] = [:]
    for (index, leader) in leaders.enumerated() {
      if let place = places[leader] {
        groups[place].append(faults[index])
      } else {
        places[leader] = groups.count
        groups.append([faults[index]])
      }
    }
    return groups
  }

  /// True where the nodes of one kind are so many, or stand so, that they are rows of a list.
  private static func isList(_ faults: [SortedFault], on screens: [AuditedScreen]) -> Bool {
    guard faults.count >= leastInList else { return false }
    let frames = faults.compactMap { sorted -> Frame? in
      guard case .node(let id) = sorted.fault.place else { return nil }
      return screens[sorted.fault.screen].tree[id].frame
    }
    guard frames.count == faults.count, faults.count <= mostInBar else { return true }
    let (lowest, highest) = (frames.map { $0.y }.max() ?? 0, frames.map { $0.y + $0.height }.min() ?? 0)
    return lowest >= highest
  }

  private struct Namesakes: Hashable {
    let rule: String
    let screen: Int
    let first: NodeID
  }

  /// What a fault says of its cause.
  private struct Told: Hashable {
    let screen: Int
    let rule: String
    let severity: Severity
    let message: String
    let fix: String
    let references: [String]

    init(_ sorted: SortedFault) {
      let (rule, fault) = (sorted.rule, sorted.fault)
      let message = fault.message.english
      screen = fault.screen
      self.rule = rule.id
      severity = sorted.severity
      self.message = Cause.namingRules.contains(rule.id) ? message.withoutQuotations : message
      fix = (fault.fix ?? rule.fix).english
      references = fault.references ?? rule.references
    }
  }

  /// What nodes have in common that the same code makes.
  private struct Likeness: Hashable {
    let told: Told
    let traits: Traits
    let container: Node.ContainerType
    let role: WebRole?
    /// In whole points. Heights differ where a row is cut off, or its text has several lines.
    let width: Double?
    let id: String?

    init(_ sorted: SortedFault, _ node: Node) {
      told = Told(sorted)
      traits = node.reportedTraits
      container = node.container
      role = node.sharedDetails?.value.web?.role
      width = node.frame?.width.rounded()
      id = node.id?.patternOfID
    }
  }
}

extension String {
  /// The text with the words between “ and ” left out.
  fileprivate var withoutQuotations: String {
    var result = ""
    var depth = 0
    for scalar in unicodeScalars {
      if scalar == "”" { depth = max(0, depth - 1) }
      if depth == 0 { result.unicodeScalars.append(scalar) }
      if scalar == "“" { depth += 1 }
    }
    return result
  }

  /// An id without its numbers: `row-#-like` for `row-12-like`. Parts of hexadecimal digits, as in a UUID, are numbers,
  /// too.
  fileprivate var patternOfID: String {
    split(omittingEmptySubsequences: false) { !$0.isLetter && !$0.isNumber }.map { part -> String in
      guard part.contains(where: { $0.isNumber }) else { return String(part) }
      let isHexadecimal = part.utf8.count >= 4 && part.allSatisfy { $0.isHexDigit }
      return isHexadecimal ? "#" : String(part.filter { !$0.isNumber }) + "#"
    }.joined(separator: "-")
  }
}

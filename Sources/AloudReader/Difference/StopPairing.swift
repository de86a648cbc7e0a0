internal import AloudBase
internal import AloudTree

/// Pairs the stops of two screens.
struct StopPairing {
  /// For each old stop, the rank of the new stop; nil if there is none.
  private(set) var partners: [Int?]
  private var isTaken: [Bool]
  private let old: [ReadingDifference.Stop]
  private let new: [ReadingDifference.Stop]

  init(_ old: [ReadingDifference.Stop], _ new: [ReadingDifference.Stop]) {
    self.old = old
    self.new = new
    partners = Array(repeating: nil, count: old.count)
    isTaken = Array(repeating: false, count: new.count)
    pairUnique { $0.webNode.map(String.init) }
    pairUnique(by: { $0.id })
    pairUnique(by: { $0.part })
    let words = { (stop: ReadingDifference.Stop) in stop.text.isEmpty ? nil : stop.text }
    pairInOrder(by: words)
    // A price that is now equal to the old price of another row has changed, not moved.
    pairBetweenPairs { $0.pairSameShapes($1, $2, inContainer: true) }
    pairOutOfOrder(by: words)
    pair { $0.label?.isEmpty == false ? $0.label : nil }
    pairUnique(by: { $0.selector })
    // Stops without words are paired last, when no other property pairs them.
    pair { $0.text.isEmpty && $0.id == nil ? "" : nil }
    pairBetweenPairs { $0.pairSameShapes($1, $2, inContainer: false) }
    pairBetweenPairs { $0.pairOnly($1, $2) }
  }

  private mutating func take(_ place: Int, _ partner: Int) {
    partners[place] = partner
    isTaken[partner] = true
  }

  private mutating func pairUnique(by key: (ReadingDifference.Stop) -> String?) {
    func once(_ stops: [ReadingDifference.Stop]) -> [String: Int] {
      var places: [String: Int] = [:]
      for (place, stop) in stops.enumerated() {
        guard let name = key(stop) else { continue }
        places[name] = places[name] == nil ? place : -1
      }
      return places.filter { $0.value >= 0 }
    }
    let others = once(new)
    for (name, place) in once(old) {
      if let other = others[name], partners[place] == nil, !isTaken[other] { take(place, other) }
    }
  }

  /// Pairs stops with equal keys: first those in the same order, then the others, first with first.
  private mutating func pair(by key: (ReadingDifference.Stop) -> String?) {
    pairInOrder(by: key)
    pairOutOfOrder(by: key)
  }

  private mutating func pairInOrder(by key: (ReadingDifference.Stop) -> String?) {
    let places = old.indices.filter { partners[$0] == nil && key(old[$0]) != nil }
    let others = new.indices.filter { !isTaken[$0] && key(new[$0]) != nil }
    for pair in Alignment(places.map { key(old[$0]) }, others.map { key(new[$0]) }).pairs {
      take(places[pair.old], others[pair.new])
    }
  }

  private mutating func pairOutOfOrder(by key: (ReadingDifference.Stop) -> String?) {
    var free: [String: [Int]] = [:]
    for other in new.indices.reversed() where !isTaken[other] {
      if let name = key(new[other]) { free[name, default: []].append(other) }
    }
    for place in old.indices where partners[place] == nil {
      if let name = key(old[place]), let other = free[name]?.popLast() { take(place, other) }
    }
  }

  // MARK: Places between pairs

  /// Calls the body with the stops without partners between each pair and the next. The pairs are those in the same order.
  private mutating func pairBetweenPairs(_ body: (inout StopPairing, [Int], [Int]) -> Void) {
    let paired = partners.indices.filter { partners[$0] != nil }
    let kept = longestRise(of: paired.compactMap { partners[$0] }).map { paired[$0] }
    guard !kept.isEmpty else { return }
    var (place, other) = (0, 0)
    for (end, otherEnd) in kept.map({ ($0, partners[$0] ?? 0) }) + [(old.count, new.count)] {
      let places = (place..<end).filter { partners[$0] == nil }
      let others = (other..<otherEnd).filter { !isTaken[$0] }
      if !places.isEmpty, !others.isEmpty { body(&self, places, others) }
      (place, other) = (end + 1, otherEnd + 1)
    }
  }

  /// Pairs stops whose words differ only in their numbers.
  private mutating func pairSameShapes(_ places: [Int], _ others: [Int], inContainer: Bool) {
    let places = places.filter { old[$0].shape != nil }
    let others = others.filter { new[$0].shape != nil }
    for pair in Alignment(places.map { old[$0].shape }, others.map { new[$0].shape }).pairs {
      let (place, other) = (places[pair.old], others[pair.new])
      if mayBeSame(place, other), !inContainer || isInSameContainer(place, other) { take(place, other) }
    }
  }

  /// Pairs a single stop with the single one that took its place.
  private mutating func pairOnly(_ places: [Int], _ others: [Int]) {
    if places.count == 1, others.count == 1, mayBeSame(places[0], others[0]) { take(places[0], others[0]) }
  }

  private func mayBeSame(_ place: Int, _ other: Int) -> Bool {
    let (old, new) = (old[place], new[other])
    return old.kind != nil && old.kind == new.kind && (old.id == nil || new.id == nil || old.id == new.id)
  }

  /// True if a neighbor is paired with the same neighbor of the other stop, and both are in the containers of these stops.
  private func isInSameContainer(_ place: Int, _ other: Int) -> Bool {
    guard old[place].container != nil, new[other].container != nil else { return false }
    return [-1, 1].contains { step in
      let (neighbor, partner) = (place + step, other + step)
      return old.indices.contains(neighbor) && new.indices.contains(partner) && partners[neighbor] == partner
        && old[neighbor].container == old[place].container && new[partner].container == new[other].container
    }
  }
}

extension ReadingDifference.Stop {
  /// The words without numbers; nil if there is no number.
  fileprivate var shape: String? {
    var rest = ""
    var hasNumber = false
    for scalar in text.unicodeScalars {
      if scalar.properties.generalCategory == .decimalNumber {
        hasNumber = true
      } else if scalar != ".", scalar != ",", scalar != " " {
        rest.unicodeScalars.append(scalar)
      }
    }
    return hasNumber ? rest : nil
  }
}

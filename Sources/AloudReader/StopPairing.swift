/// Finds out which stop of one screen is which stop of another.
struct StopPairing {
  /// For each old stop the rank of the new one, if there is one.
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
    pairUnique(by: \.id)
    pairUnique(by: \.part)
    pair { $0.text.isEmpty ? nil : $0.text }
    pair { $0.label?.isEmpty == false ? $0.label : nil }
    pairUnique(by: \.selector)
    // Stops that say nothing are only the same where nothing better is known of them.
    pair { $0.text.isEmpty && $0.id == nil ? "" : nil }
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

  /// Pairs what has the same key: first what is in the same order, then the rest, the first with the first.
  private mutating func pair(by key: (ReadingDifference.Stop) -> String?) {
    let places = old.indices.filter { partners[$0] == nil && key(old[$0]) != nil }
    let others = new.indices.filter { !isTaken[$0] && key(new[$0]) != nil }
    for pair in Alignment(places.map { key(old[$0]) }, others.map { key(new[$0]) }).pairs {
      take(places[pair.old], others[pair.new])
    }
    var free: [String: [Int]] = [:]
    for other in others.reversed() where !isTaken[other] {
      if let name = key(new[other]) { free[name, default: []].append(other) }
    }
    for place in places where partners[place] == nil {
      if let name = key(old[place]), let other = free[name]?.popLast() { take(place, other) }
    }
  }
}

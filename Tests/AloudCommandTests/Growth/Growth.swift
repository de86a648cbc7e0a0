import Foundation

/// Decides whether a cost grows with the input, in as few runs as decide.
struct Growth {
  static let sizes = [4_000, 8_000, 16_000, 32_000]
  /// The most that doubling the input may multiply the cost by.
  static let limit = 2.4
  /// A cost that no measurement tells from that of starting the process, in seconds.
  private static let least = 0.03
  /// A run that takes longer with 8,000 is first measured with less, in seconds.
  private static let long = 0.5
  /// Of so many measurements, the shortest counts: other processes disturb the rest.
  private static let attempts = 6
  /// The input with which a run takes little more than the start of the process, which does not count.
  private static let small = 400

  private let measure: (Int) throws -> Double
  private var best: [Int: Double] = [:]

  /// - Parameter measure: returns the cost of a run with an input of this size, in seconds.
  init(_ measure: @escaping (Int) throws -> Double) { self.measure = measure }

  /// The doublings that multiply the cost by more than the limit, in words.
  mutating func excesses() throws -> [String] {
    if try isClearlyLinear() { return [] }
    var found: [String] = []
    for _ in 1..<Growth.attempts {
      for size in [Growth.small] + Growth.sizes { try run(size) }
      found = zip(Growth.sizes, Growth.sizes.dropFirst()).compactMap(excess)
      if found.isEmpty { break }
    }
    return found
  }

  /// Two sizes decide about most runs. If the part of the cost that grows with the square of the input is `c` times the
  /// other part at the smaller size, four times the input cost `(4 + 16c) / (1 + c)` times as much. The doubling up to
  /// there costs `(4 + 16c) / (2 + 4c)` times as much, which is at most 2.4 where the former is at most 5.3. For the next
  /// doubling, `(8 + 64c) / (4 + 16c)`, it is 4.7.
  private mutating func isClearlyLinear() throws -> Bool {
    try run(Growth.small)
    try run(8_000)
    if cost(8_000) <= Growth.long {
      try run(32_000)
      return cost(32_000) <= 5.3 * max(cost(8_000), Growth.least)
    }
    try run(4_000)
    try run(16_000)
    return cost(16_000) <= 4.7 * max(cost(4_000), Growth.least)
  }

  private mutating func run(_ size: Int) throws { best[size] = min(try measure(size), best[size] ?? .infinity) }

  /// The shortest time with this input so far, without the start of the process.
  private func cost(_ size: Int) -> Double { max(0, (best[size] ?? 0) - start) }

  /// The time with no input, as it follows from the two smallest inputs.
  private var start: Double {
    guard let small = best[Growth.small], let size = Growth.sizes.first(where: { best[$0] != nil }),
      let next = best[size]
    else { return 0 }
    return max(0, small - (next - small) * Double(Growth.small) / Double(size - Growth.small))
  }

  private func excess(_ from: Int, _ to: Int) -> String? {
    let ratio = cost(to) / max(cost(from), Growth.least)
    guard ratio > Growth.limit else { return nil }
    let seconds = [from, to].map { String(format: "%.2f", cost($0)) }.joined(separator: " to ")
    return "\(from) to \(to) costs \(String(format: "%.1f", ratio)) times as much (\(seconds) s)"
  }
}

internal import AloudBase
internal import AloudTree

/// What a task may cost: the step `expect cost 12 gestures within 30s`.
public struct CostLimit: Equatable, Sendable {
  /// The most gestures; nil for any number.
  public let gestures: Int?
  /// The longest simulated time, in milliseconds; nil for any time.
  public let milliseconds: Int?

  /// True if a task costs more than this.
  func isExceeded(by cost: TaskCost) -> Bool {
    if let gestures, cost.gestures > gestures { return true }
    // Speech ends between two milliseconds.
    if let milliseconds, (cost.seconds * 1_000).rounded(.down) > Double(milliseconds) { return true }
    return false
  }

  /// What a task costs, in the form of the limit: `expect cost 14 gestures within 21.3s`.
  func written(for cost: TaskCost) -> String {
    let count = gestures.map { _ in " \(cost.gestures) \(cost.gestures == 1 ? "gesture" : "gestures")" } ?? ""
    let time = milliseconds.map { _ in " within \((cost.seconds * 10).rounded(.up) / 10)s" } ?? ""
    return "expect cost\(count)\(time)"
  }
}

extension ScriptParser {
  /// Reads a limit: `cost 12 gestures within 30s`.
  static func costLimit(_ reader: inout ScriptLineReader) throws(ScriptError) -> CostLimit {
    let line = reader
    func mistake() -> ScriptError { line.needs(.step, "expect", "a limit", "expect cost 12 gestures within 30s") }
    guard reader.word().lowercased() == "cost", !reader.isAtEnd else { throw mistake() }
    var gestures: Int?
    var place = reader
    var word = reader.word()
    if let number = Int(word), number >= 0 {
      guard ["gesture", "gestures"].contains(reader.word().lowercased()) else { throw mistake() }
      gestures = number
      guard !reader.isAtEnd else { return CostLimit(gestures: number, milliseconds: nil) }
      place = reader
      word = reader.word()
    }
    guard word.lowercased() == "within" else {
      throw place.needs(.step, "expect cost", "gestures or a time", "expect cost 12 gestures within 30s")
    }
    return CostLimit(gestures: gestures, milliseconds: try milliseconds(&reader, "within", "30s"))
  }
}

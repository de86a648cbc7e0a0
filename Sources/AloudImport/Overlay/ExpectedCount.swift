internal import AloudBase
import AloudTree

/// How many nodes an item of an overlay expects to find.
///
///     "count": 3
///     "count": {"from": 1, "to": 5}
///     "count": "any"
struct ExpectedCount: Sendable {
  /// Any number, also none.
  static let any = "any"

  private let least: Int
  /// `Int.max` without a limit.
  let most: Int

  init(_ count: Int) { self.init(count, count) }

  private init(_ least: Int, _ most: Int) { (self.least, self.most) = (least, most) }

  init(_ value: JSONPlace) throws(JSONProblem) {
    if value.asString == ExpectedCount.any {
      self.init(0, .max)
    } else if value.asObject != nil {
      let object = try value.object()
      var (from, to) = (0, Int.max)
      for (key, value) in try object.members(JSONKeys.ExpectedCount.self) {
        switch key {
        case .from: from = try value.whole(0...JSONLimit.count)
        case .to: to = try value.whole(1...JSONLimit.count)
        }
      }
      guard from <= to else { throw object.problem("\"from\" cannot be greater than \"to\"") }
      self.init(from, to)
    } else if value.asNumber != nil {
      self.init(try value.whole(1...JSONLimit.count))
    } else {
      throw value.mustBe("a whole number from 1, {\"from\": 1, \"to\": 5} or \"any\"")
    }
  }

  func contains(_ count: Int) -> Bool { least <= count && count <= most }

  /// Such as `3`, `1 to 5` or `at least 2`.
  var described: Message {
    if least == most { return "\(least)" }
    if most == .max { return least == 0 ? "any number" : "at least \(least)" }
    return "\(least) to \(most)"
  }

  static var schema: Schema {
    .any(of: [
      .whole(1...JSONLimit.count),
      .object(of: JSONKeys.ExpectedCount.self) { key in
        switch key {
        case .from: .whole().described("At least this many.").defaulting(to: .whole(0))
        case .to: .whole(1...JSONLimit.count).described("At most this many.")
        }
      },
      .constant(.string(any)),
    ])
  }
}

internal import AloudBase
import AloudTree

// `adjusts`: an adjustable chooses from values, or a number in a range.

extension JSONKeys {
  enum Adjustment: String, JSONKeyList {
    case values, index, from, to, step, at, format

    static let known = JSONKeyTable<Self>(of: "\"adjusts\"")
    static let forValues = [values, index]
    static let forRange = [from, to, step, at, format]
  }
}

extension JSONForm<Adjustment> {
  static var adjustment: Self {
    Self(
      ScreenDocumentSchema.adjustment, read: { place throws(JSONProblem) in try place.adjustment() },
      write: { $0.json })
  }
}

extension JSONPlace {
  func adjustment() throws(JSONProblem) -> Adjustment {
    let object = try object()
    return object.contains("values") ? try object.adjustmentOfValues() : try object.adjustmentOfRange()
  }

  fileprivate func format() throws(JSONProblem) -> Adjustment.Format {
    guard let format = asString, format == "percent" || format.contains("{}") else {
      throw mustBe("\"percent\" or a text with {} for the number")
    }
    return format == "percent" ? .percent : .template(format)
  }

  /// A number for an adjustable: sums and differences of such numbers are finite and sufficiently exact.
  fileprivate func countable(
    _ what: Message = "a number", where isAllowed: (Double) -> Bool = { _ in true }
  ) throws(JSONProblem) -> Double {
    let number = try number(what, where: isAllowed)
    guard number.magnitude <= 1e15 else { throw tooLarge(most: "1e15") }
    return number
  }
}

extension JSONObject {
  fileprivate func adjustmentOfValues() throws(JSONProblem) -> Adjustment {
    _ = try members(JSONKeys.Adjustment.self, allowed: JSONKeys.Adjustment.forValues, owner: "\"adjusts\" with values")
    try require([JSONKeys.Adjustment.values])
    let values = try member("values").list().read { item throws(JSONProblem) in try item.spokenText() }
    guard !values.isEmpty else { throw member("values").mustBe("a list of at least one text") }
    return .values(values, index: contains("index") ? try member("index").whole(0...values.count - 1) : 0)
  }

  fileprivate func adjustmentOfRange() throws(JSONProblem) -> Adjustment {
    _ = try members(JSONKeys.Adjustment.self, allowed: JSONKeys.Adjustment.forRange)
    try require([JSONKeys.Adjustment.from, .to, .step, .at])
    let from = try member("from").countable()
    let to = try member("to").countable()
    let step = try member("step").countable("a number above 0") { $0 > 0 }
    let at = try member("at").countable()
    let format = contains("format") ? try member("format").format() : nil
    guard from != to else { throw member("to").problem("from and to must differ") }
    guard (min(from, to)...max(from, to)).contains(at) else {
      throw member("at").mustBe("a number from \(min(from, to).json) to \(max(from, to).json)")
    }
    return .range(from: from, to: to, step: step, at: at, format: format)
  }
}

extension Adjustment {
  var json: JSONValue {
    .object(of: JSONKeys.Adjustment.self) { key in
      switch (self, key) {
      case (.values(let values, _), .values): .list(values.map({ $0.json }))
      case (.values(_, let index), .index): index == 0 ? nil : .whole(index)
      case (.range(let from, _, _, _, _), .from): .number(from)
      case (.range(_, let to, _, _, _), .to): .number(to)
      case (.range(_, _, let step, _, _), .step): .number(step)
      case (.range(_, _, _, let at, _), .at): .number(at)
      case (.range(_, _, _, _, let format), .format): format?.json
      case (.range, .values), (.range, .index): nil
      case (.values, .from), (.values, .to), (.values, .step), (.values, .at), (.values, .format): nil
      }
    }
  }
}

extension Adjustment.Format {
  fileprivate var json: JSONValue {
    switch self {
    case .percent: .string("percent")
    case .template(let template): .string(template)
    }
  }
}

extension ScreenDocumentSchema {
  static var adjustment: Schema {
    func form(_ keys: [JSONKeys.Adjustment], required: [JSONKeys.Adjustment]) -> Schema {
      .object(of: JSONKeys.Adjustment.self, only: keys, required: required) { key in
        switch key {
        case .values: .list(of: .reference(.text), atLeast: 1).described("The values to choose from.")
        case .index: .whole().described("The index of the current value, from 0.").defaulting(to: .whole(0))
        case .from: countable.described("One end of the range.")
        case .to: countable.described("The other end of the range.")
        case .step: .number(atMost: 1e15, above: 0).described("How much one swipe changes.")
        case .at: countable.described("The current value.")
        case .format:
          .string(matching: "^percent$|\\{\\}").described("\"percent\", or a text with {} for the number.")
        }
      }
    }
    return .one(of: [
      form(JSONKeys.Adjustment.forValues, required: [.values]),
      form(JSONKeys.Adjustment.forRange, required: [.from, .to, .step, .at]),
    ])
  }

  private static var countable: Schema { .number(atLeast: -1e15, atMost: 1e15) }
}

package import AloudBase
internal import AloudTree

// Functions that read the scalars of a screen document. Their errors state the expected value.
extension JSONPlace {
  package func string() throws(JSONProblem) -> String {
    guard let string = asString else { throw mustBe("a string") }
    return string
  }

  func bool() throws(JSONProblem) -> Bool {
    guard let bool = asBool else { throw mustBe("true or false") }
    return bool
  }

  func strings() throws(JSONProblem) -> [String] {
    if let strings = asStrings { return strings }
    return try list().read { item throws(JSONProblem) in try item.string() }
  }

  /// A finite number. The text, such as `a number from 0 to 2`, is used in the message.
  func number(_ what: Message = "a number", where isAllowed: (Double) -> Bool = { _ in true }) throws(JSONProblem)
    -> Double
  {
    guard let number = asNumber, isAllowed(number) else { throw mustBe(what) }
    return number
  }

  /// Seconds of the simulated clock, with a limit that keeps sums exact.
  func seconds(atLeast minimum: Double) throws(JSONProblem) -> Double {
    let what: Message = "a number of seconds, \(minimum.json) or more"
    let seconds = try number(what) { $0 >= minimum }
    guard seconds <= Double(JSONLimit.count) else { throw tooLarge() }
    return seconds
  }

  /// A whole number. The limit of one thousand million prevents overflow in sums.
  func whole(_ range: ClosedRange<Int> = 0...JSONLimit.count) throws(JSONProblem) -> Int {
    if let number = asWhole, range.contains(number) { return number }
    guard range.upperBound == JSONLimit.count else {
      throw mustBe("a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    if let number = asNumber, number > Double(JSONLimit.count) { throw tooLarge() }
    throw mustBe("a whole number, \(range.lowerBound) or more")
  }

  func tooLarge(most: String = String(JSONLimit.count)) -> JSONProblem {
    problem("\(name) is too large; the maximum is \(most)")
  }

  /// A value of an enumeration by its name. Messages use the noun, or else the key.
  package func choice<Choice>(_ type: Choice.Type = Choice.self, noun: Message? = nil) throws(JSONProblem) -> Choice
  where Choice: RawRepresentable<String> & CaseIterable {
    let names = Choice.allCases.map { $0.rawValue }
    guard let name = asString else {
      let quoted = names.map { "\"\($0)\"" }
      throw mustBe(names.count <= 8 ? "one of \(quoted.joined(separator: ", "))" : "a string")
    }
    guard let choice = Choice(rawValue: name) else {
      throw problem("unknown \(noun ?? "\(self.name)") \"\(name)\"\(alternatives(to: name, among: names))")
    }
    return choice
  }

  /// A list of such values.
  func choices<Choice>(_ type: Choice.Type = Choice.self, noun: Message) throws(JSONProblem) -> [Choice]
  where Choice: RawRepresentable<String> & CaseIterable {
    try list().read { item throws(JSONProblem) in try item.choice(type, noun: noun) }
  }

  func language() throws(JSONProblem) -> String {
    guard let tag = asString else { throw mustBe("a BCP-47 language tag such as \"en\"") }
    guard LanguageTag(tag).isWellFormed else {
      throw problem(LanguageTag.mistake(tag))
    }
    return tag
  }

  func traits() throws(JSONProblem) -> Traits {
    guard let list = asList else { throw mustBe("a list of names") }
    var traits: Traits = []
    for item in list {
      let name = try item.string()
      guard let trait = Traits(name: name) else {
        throw item.problem("unknown \(Message("trait")) \"\(name)\"\(TraitMistake.hint(for: name))")
      }
      traits.formUnion(trait)
    }
    return traits
  }

  // MARK: Geometry

  func frame() throws(JSONProblem) -> Frame {
    guard let numbers = asNumbers, numbers.count == 4 else {
      throw mustBe("four numbers: [x, y, width, height]")
    }
    let frame = Frame(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    guard numbers.allSatisfy(JSONLimit.allows) else { throw outOfBounds() }
    guard frame.width >= 0, frame.height >= 0 else { throw problem("width and height of \(name) must be 0 or more") }
    return frame
  }

  func point() throws(JSONProblem) -> ScreenPoint {
    guard let numbers = asNumbers, numbers.count == 2 else { throw mustBe("two numbers: [x, y]") }
    guard numbers.allSatisfy(JSONLimit.allows) else { throw outOfBounds() }
    return ScreenPoint(x: numbers[0], y: numbers[1])
  }

  func size() throws(JSONProblem) -> (width: Double, height: Double) {
    guard let numbers = asNumbers, numbers.count == 2, numbers.allSatisfy({ $0 > 0 }) else {
      throw mustBe("two numbers above 0: [width, height]")
    }
    guard numbers.allSatisfy(JSONLimit.allows) else { throw outOfBounds() }
    return (numbers[0], numbers[1])
  }

  private func outOfBounds() -> JSONProblem {
    problem("\(name) is too large; no screen is \(JSONLimit.count) points wide or high")
  }

  /// A color such as `#rrggbb`.
  func color() throws(JSONProblem) -> UInt32 {
    guard let text = asString, text.utf8.count == 7, text.first == "#",
      text.dropFirst().allSatisfy({ $0.isHexDigit }), let color = UInt32(text.dropFirst(), radix: 16)
    else { throw mustBe("a color such as \"#1b5e20\"") }
    return color
  }
}

/// The maximum magnitudes of numbers. They are much larger than any number on a screen, and keep sums and conversions
/// safe.
enum JSONLimit {
  static let count = 1_000_000_000

  static func allows(_ number: Double) -> Bool { number.magnitude < Double(count) }
}

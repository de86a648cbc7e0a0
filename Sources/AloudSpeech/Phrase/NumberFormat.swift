internal import AloudBase
internal import AloudTree

/// How a language writes numbers.
public struct NumberFormat: Hashable, Sendable {
  /// The text between groups of three digits; empty for no groups.
  public var grouping = ""
  /// The smallest number of digits in the first group: with 2, `1234` is not grouped.
  public var groupingMinimum = 1
  /// The decimal separator.
  public var decimal = "."
  /// The form of a percentage.
  public var percent = Template("{number}%")

  /// The properties of the format that a voice file sets; nil leaves a property unchanged.
  struct Changes: Hashable, Sendable {
    var grouping: String?
    var groupingMinimum: Int?
    var decimal: String?
    var percent: Template?

    func replacing(with other: Changes) -> Changes {
      Changes(
        grouping: other.grouping ?? grouping, groupingMinimum: other.groupingMinimum ?? groupingMinimum,
        decimal: other.decimal ?? decimal, percent: other.percent ?? percent)
    }

    func applied(to format: NumberFormat) -> NumberFormat {
      NumberFormat(
        grouping: grouping ?? format.grouping, groupingMinimum: groupingMinimum ?? format.groupingMinimum,
        decimal: decimal ?? format.decimal, percent: percent ?? format.percent)
    }
  }

  /// A whole number: `1,234`.
  public func string(_ number: Int) -> String { string(whole: Int64(number)) }

  /// The same for numbers that need 64 bits on every platform.
  func string(whole number: Int64) -> String {
    let digits = String(number.magnitude)
    let sign = number < 0 ? "-" : ""
    guard !grouping.isEmpty, digits.count >= 3 + groupingMinimum else { return sign + digits }
    var groups: [Substring] = []
    var rest = digits[...]
    while rest.count > 3 {
      groups.append(rest.suffix(3))
      rest = rest.dropLast(3)
    }
    groups.append(rest)
    return sign + groups.reversed().joined(separator: grouping)
  }

  /// A number with at most six decimals, without trailing zeros: `2.5`.
  public func string(_ number: Double) -> String {
    guard number.isFinite, abs(number) < 1e15 else { return "\(number)" }
    let scaled = (abs(number) * 1_000_000).rounded()
    let whole = (scaled / 1_000_000).rounded(.down)
    let fraction = Int(clamping: scaled - whole * 1_000_000)
    var text = string(whole: Int64(clamping: whole))
    if fraction > 0 {
      let digits = String(1_000_000 + fraction).dropFirst()
      text += decimal + String(digits.reversed().drop { $0 == "0" }.reversed())
    }
    return number < 0 && scaled > 0 ? "-" + text : text
  }

  /// A percentage in whole percent: `40%`.
  public func percentage(_ percent: Int) -> String { self.percent.filled(["number": string(percent)]) }
}

internal import AloudBase
internal import AloudTree

// How numbers in charts are said.
extension ChartWords {
  /// A number without a unit, as the language writes it.
  ///
  ///     words.number(1960)    // "1960", in every language
  ///     words.number(12_345)  // "12,345"
  ///     words.number(2e-9)    // "2 times 10 to the power of -9"
  ///
  /// Four digits are not grouped, because a number on an axis may be a year. Numbers that are too small or too large
  /// for six decimals and sixteen digits are said with a power of ten, because a listener cannot count zeros. NaN is
  /// said as no value.
  public func number(_ value: Double) -> String {
    guard value.isFinite else { return words.text(.chartNoValue) }
    var format = words.numbers
    format.groupingMinimum = max(2, format.groupingMinimum)
    let size = abs(value)
    if size == 0 || size >= 1e-4 && size < 1e15 { return format.string(value) }
    if size >= 1e15 && size < 1e16 { return format.string(whole: Int64(clamping: value)) }
    let parts = "\(value)".split(separator: "e")
    guard parts.count == 2, let number = Double(parts[0]), let power = Int(parts[1]) else { return "\(value)" }
    return words.text(.chartPower, ["number": format.string(number), "power": String(power)])
  }

  /// A computed number with only the digits that matter. It has three digits, or so many that rounding changes it by at
  /// most a hundredth of the range of the data.
  ///
  ///     ChartWords.rounded(205.34, range: 90)       // 205
  ///     ChartWords.rounded(10_124.2, range: 2)      // 10124.2
  ///     ChartWords.rounded(1_000_000.773, range: 1) // 1000001
  ///
  /// There are at most `digits`; listeners remember no more than seven. A value that is not finite is unchanged.
  public static func rounded(_ value: Double, range: Double = .infinity, digits most: Int = 7) -> Double {
    guard value.isFinite, value != 0 else { return value }
    let most = min(max(3, most), 15)
    for digits in 3..<most {
      let rounded = ChartWords.rounded(value, digits: digits)
      if abs(rounded - value) <= abs(range) / 100 { return rounded }
    }
    return ChartWords.rounded(value, digits: most)
  }

  /// A bound on an axis, rounded to a power of ten that is at most a fiftieth of the width.
  static func bound(_ value: Double, of width: Double) -> Double {
    guard value.isFinite, width.isFinite, width > 1e-4 else { return value }
    let decade = Mathematics.decade(of: width / 50)
    let rounded = Mathematics.scaled(Mathematics.scaled(value, -decade).rounded(), decade)
    return rounded.isFinite ? rounded : value
  }

  private static func rounded(_ value: Double, digits: Int) -> Double {
    let last = Mathematics.decade(of: abs(value)) - digits + 1
    let rounded = Mathematics.scaled(Mathematics.scaled(value, -last).rounded(), last)
    return rounded.isFinite ? rounded : value
  }
}

/// Powers of ten and logarithms; this module asks no library for them.
enum Decade {
  /// Ten to a whole power, 0 at least; infinite beyond what there are numbers for.
  static func power(_ exponent: Int) -> Double {
    var (power, factor, rest) = (1.0, 10.0, exponent)
    while rest > 0, power.isFinite {
      if rest % 2 == 1 { power *= factor }
      factor *= factor
      rest /= 2
    }
    return power
  }

  /// A number times ten to a power.
  static func scaled(_ number: Double, _ exponent: Int) -> Double {
    exponent < 0 ? number / power(-exponent) : number * power(exponent)
  }

  /// The greatest power of ten that is no greater than a number above 0: -1 for 0.5.
  static func exponent(of number: Double) -> Int {
    guard number.isNormal, number > 0 else { return number > 1 ? 308 : -308 }
    var exponent = Int((logarithm(number) / logarithm(10)).rounded(.down))
    if scaled(1, exponent + 1) <= number { exponent += 1 }
    if scaled(1, exponent) > number { exponent -= 1 }
    return exponent
  }

  /// The natural logarithm of a number above 0, to about 15 digits.
  static func logarithm(_ number: Double) -> Double {
    guard number > 0, number.isFinite else { return number > 0 ? 709.78 : -745.13 }
    let ln2 = 0.693_147_180_559_945_3
    // ln m = 2 (t + t³/3 + t⁵/5 + …) with t = (m - 1) / (m + 1), a third at most.
    let mantissa = number.significand
    let t = (mantissa - 1) / (mantissa + 1)
    var (term, sum) = (t, 0.0)
    for odd in stride(from: 1.0, through: 33, by: 2) {
      sum += term / odd
      term *= t * t
    }
    return Double(number.exponent) * ln2 + 2 * sum
  }
}

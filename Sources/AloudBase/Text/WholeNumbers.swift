// Conversions to whole numbers that accept any number of a document. `Int(_:)` of the standard library stops the
// process if a number does not fit, and `Int` has 32 bits on a watch and in a browser.

extension FixedWidthInteger {
  /// The number without decimals; the nearest limit if it does not fit, and 0 for NaN.
  ///
  ///     Int64(clamping: 2.9)     // 2
  ///     Int64(clamping: 1e300)   // 9,223,372,036,854,775,807
  ///     Int64(clamping: .nan)    // 0
  package init(clamping number: Double) {
    if number.isNaN {
      self = 0
    } else if number >= Double(Self.max) {
      self = .max
    } else if number <= Double(Self.min) {
      self = .min
    } else {
      self = Self(number)
    }
  }
}

extension BinaryInteger {
  /// The digits of the number, with leading zeros up to `count` digits.
  ///
  ///     7.digits(2)               // 07
  ///     255.digits(4, radix: 16)  // 00ff
  package func digits(_ count: Int, radix: Int = 10) -> String {
    let digits = String(self, radix: radix)
    return String(repeating: "0", count: max(0, count - digits.count)) + digits
  }
}

extension Double {
  /// The number rounded to nine decimals, which removes errors of sums: 0.1 + 0.2 is 0.3.
  package var withoutRemainder: Double { magnitude < 1e6 ? (self * 1e9).rounded() / 1e9 : self }
}

// These initializers hide those of the standard library, so that the compiler warns of conversions that can stop the
// process.
extension Int {
  @available(*, deprecated, message: "a number that does not fit would stop the process: use Int(clamping:)")
  package init(_ number: Double) { self.init(clamping: number) }
}

extension Int64 {
  @available(*, deprecated, message: "a number that does not fit would stop the process: use Int64(clamping:)")
  package init(_ number: Double) { self.init(clamping: number) }
}

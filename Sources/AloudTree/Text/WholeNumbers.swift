// Whole numbers of what a document holds, which may be anything: `Int(_:)` of the standard library stops the process where a
// number does not fit, and `Int` has 32 bits on a watch and in a browser.

extension FixedWidthInteger {
  /// A number without its decimals; the nearest limit where it does not fit, and 0 for NaN.
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
  /// The digits of a number, with zeros before them where they are fewer than `count`.
  ///
  ///     7.digits(2)               // 07
  ///     255.digits(4, radix: 16)  // 00ff
  package func digits(_ count: Int, radix: Int = 10) -> String {
    let digits = String(self, radix: radix)
    return String(repeating: "0", count: max(0, count - digits.count)) + digits
  }
}

extension Double {
  /// The number without what adding fractions leaves behind: 0.1 and 0.2 are 0.3. Nine decimals stay.
  package var withoutRemainder: Double { magnitude < 1e6 ? (self * 1e9).rounded() / 1e9 : self }
}

// These hide those of the standard library, so that the compiler warns of every conversion that might stop the process.
extension Int {
  @available(*, deprecated, message: "a number that does not fit would stop the process: use Int(clamping:)")
  package init(_ number: Double) { self.init(clamping: number) }
}

extension Int64 {
  @available(*, deprecated, message: "a number that does not fit would stop the process: use Int64(clamping:)")
  package init(_ number: Double) { self.init(clamping: number) }
}

// The one file of the core that asks the C library for mathematics.
#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(CMathematics)
  // A walked page: see Scripts/wasm.
  internal import CMathematics
#endif

package enum Mathematics {
  package static func naturalLogarithm(_ number: Double) -> Double { log(number) }
  package static func exponential(_ number: Double) -> Double { exp(number) }
  package static func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }
  package static func cosine(_ angle: Double) -> Double { cos(angle) }
  package static func sine(_ angle: Double) -> Double { sin(angle) }

  /// How likely a normal deviate is at least this far from its mean, on either side, in standard deviations.
  package static func twoSidedNormal(_ z: Double) -> Double { min(1, erfc(z / 2.0.squareRoot())) }
}

extension Mathematics {
  /// The greatest whole power of ten that is no greater than a number above 0: -1 for 0.5.
  package static func decade(of number: Double) -> Int {
    guard number.isNormal, number > 0 else { return number > 1 ? 308 : -308 }
    var exponent = Int(clamping: log10(number).rounded(.down))
    // Rounding may have gone past a power of ten.
    if scaled(1, exponent + 1) <= number { exponent += 1 }
    if scaled(1, exponent) > number { exponent -= 1 }
    return exponent
  }

  /// A number times ten to a power; divided where that is exact and multiplying is not.
  package static func scaled(_ number: Double, _ exponent: Int) -> Double {
    exponent < 0 ? number / power(10, Double(-exponent)) : number * power(10, Double(exponent))
  }

  /// A level, of 1, that is so many decibels louder.
  package static func decibels(_ level: Double) -> Double { power(10, level / 20) }
}

internal import AloudBase

// The only file of the core that calls the mathematical functions of the C library.
#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(CMathematics)
  // WebAssembly, for pages: see Scripts/wasm.
  internal import CMathematics
#endif

package enum Mathematics {
  package static func naturalLogarithm(_ number: Double) -> Double { log(number) }
  package static func exponential(_ number: Double) -> Double { exp(number) }
  package static func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }
  package static func cosine(_ angle: Double) -> Double { cos(angle) }
  package static func sine(_ angle: Double) -> Double { sin(angle) }

  /// The probability that a normal deviate is at least `z` standard deviations from its mean, on either side.
  package static func twoSidedNormal(_ z: Double) -> Double { min(1, erfc(z / 2.0.squareRoot())) }
}

extension Mathematics {
  /// The exponent of the greatest power of ten that is not above a positive number: -1 for 0.5.
  package static func decade(of number: Double) -> Int {
    guard number.isNormal, number > 0 else { return number > 1 ? 308 : -308 }
    var exponent = Int(clamping: log10(number).rounded(.down))
    // Rounding may be off by one power of ten.
    if scaled(1, exponent + 1) <= number { exponent += 1 }
    if scaled(1, exponent) > number { exponent -= 1 }
    return exponent
  }

  /// A number times a power of ten. A negative exponent divides, because the divisor is exact: 3 × 0.1 is not 0.3.
  package static func scaled(_ number: Double, _ exponent: Int) -> Double {
    exponent < 0 ? number / power(10, Double(-exponent)) : number * power(10, Double(exponent))
  }

  /// The amplitude of a level in decibels: 1 for 0 dB, 10 for 20 dB.
  package static func decibels(_ level: Double) -> Double { power(10, level / 20) }
}

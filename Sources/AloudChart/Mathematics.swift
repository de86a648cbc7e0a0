// The one file that asks the C library for mathematics.
#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

enum Mathematics {
  static func naturalLogarithm(_ number: Double) -> Double { log(number) }
  static func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }
  static func cosine(_ angle: Double) -> Double { cos(angle) }
  static func sine(_ angle: Double) -> Double { sin(angle) }

  /// How likely a normal deviate is at least this far from its mean, on either side, in standard deviations.
  static func twoSidedNormal(_ z: Double) -> Double { min(1, erfc(z / 2.0.squareRoot())) }
}

extension Mathematics {
  /// A level, of 1, that is so many decibels louder.
  static func decibels(_ level: Double) -> Double { power(10, level / 20) }
}

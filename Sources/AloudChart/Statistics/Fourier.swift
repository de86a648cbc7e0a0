internal import AloudTree

enum Fourier {
  /// The Fourier transform in place, by halves (Cooley and Tukey), of a power of two values.
  static func transform(_ real: inout [Double], _ imaginary: inout [Double]) {
    let size = real.count
    var mirror = 0
    for place in 1..<max(size, 1) {
      var bit = size / 2
      while mirror & bit != 0 {
        mirror ^= bit
        bit /= 2
      }
      mirror |= bit
      guard place < mirror else { continue }
      real.swapAt(place, mirror)
      imaginary.swapAt(place, mirror)
    }
    let turns = (0..<size / 2).map { -2 * Double.pi * Double($0) / Double(size) }
    let (cosines, sines) = (turns.map(Mathematics.cosine), turns.map(Mathematics.sine))
    var half = 1
    while half < size {
      for start in stride(from: 0, to: size, by: 2 * half) {
        for place in 0..<half {
          let (low, high, turn) = (start + place, start + place + half, place * (size / (2 * half)))
          let a = real[high] * cosines[turn] - imaginary[high] * sines[turn]
          let b = real[high] * sines[turn] + imaginary[high] * cosines[turn]
          (real[low], real[high]) = (real[low] + a, real[low] - a)
          (imaginary[low], imaginary[high]) = (imaginary[low] + b, imaginary[low] - b)
        }
      }
      half *= 2
    }
  }
}

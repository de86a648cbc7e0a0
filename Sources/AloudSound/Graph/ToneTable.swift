internal import AloudChart
internal import AloudTree

/// A period of each timbre, its loudest place 1.
///
/// Harmonics are shifted against one another so that none of them is steep where another one is: the steps between samples are
/// smaller, and no ear hears the difference.
enum ToneTable {
  /// Places in a period; there is one more, which is the first one again.
  static let size = 2048

  static let warm = table {
    Mathematics.cosine($0) + 0.3 * Mathematics.cosine(2 * $0) + 0.15 * Mathematics.cosine(3 * $0)
  }
  static let hollow = table { Mathematics.sine($0) - 0.3 * Mathematics.sine(3 * $0) + 0.1 * Mathematics.sine(5 * $0) }
  static let pure = table { Mathematics.sine($0) }

  private static func table(_ wave: (Double) -> Double) -> [Float] {
    let places = (0...size).map { wave(2 * Double.pi * Double($0 % size) / Double(size)) }
    let peak = places.reduce(0) { max($0, abs($1)) }
    return places.map { Float($0 / peak) }
  }
}

extension AudioGraph.Tone.Timbre {
  var table: [Float] {
    switch self {
    case .warm, .vibrato: ToneTable.warm
    case .hollow: ToneTable.hollow
    case .pure: ToneTable.pure
    }
  }
}

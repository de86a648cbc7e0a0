package import Aloud

extension ScreenReader {
  /// The names of the rotor's options, in their order.
  package var rotorNames: [String] {
    // The elements of the screen are looked up once, and kept.
    var copy = self
    return copy.rotorOptions.map { copy.name(of: $0) }
  }

  /// The full name of the option that somebody means: as written, else the first that begins so, whatever the letter case.
  func rotorName(meant text: String) -> String? {
    let wanted = text.lowercased()
    let names = rotorNames
    return names.first { $0.lowercased() == wanted } ?? names.first { $0.lowercased().hasPrefix(wanted) }
  }
}

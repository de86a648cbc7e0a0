import Aloud

/// The names that `--about` gives to audited screens: `FILE=NAME` to the first screen of a file, `FILE#KEY=NAME` to another.
struct ScreenNames {
  private var names: [String: String] = [:]

  /// True for the left side of `FILE=NAME`. The keys of a cover have neither dots nor slashes.
  static func isScreen(_ word: String) -> Bool { word.contains(".") || word.contains("/") }

  mutating func set(_ name: String, of screen: String) { names[screen] = name }

  /// A document with the names for its screens.
  func naming(_ document: Document, of path: String) -> Document {
    var document = document
    for (index, screen) in document.screens.enumerated() {
      let keyed = screen.key.flatMap { names["\(path)#\($0)"] }
      if let name = keyed ?? (index == 0 ? names[path] : nil) { document.rename(screen: index, to: name) }
    }
    return document
  }

  /// The screens that no audited file has, in alphabetical order.
  func unknown(in files: [AuditedFile]) -> [String] {
    var known = Set(files.map(\.path))
    for file in files { known.formUnion(file.screens.compactMap(\.screen.key).map { "\(file.path)#\($0)" }) }
    return names.keys.filter { !known.contains($0) }.sorted()
  }
}

/// How much there may be on a screen. Reading takes about 2 KB an element and a few times the bytes; so it stays below
/// 1.5 GB whatever is read.
enum ImportLimit {
  /// In bytes; a dump of the fullest home screen has two million.
  static let bytes = 64 << 20
  /// Elements of a dump; the fullest screens have some thousand.
  static let elements = 300_000
  /// Objects in JSON: dumps spend up to four on an element.
  static let objects = 1_000_000
  /// Values in JSON, objects and lists among them.
  static let values = 10_000_000
  /// Lines of a text behind one element that may be its own.
  static let lines = 100_000

  /// - Throws: ``ImportError`` for more elements than are read.
  static func check(elements count: Int) throws(ImportError) {
    if count >= elements { throw ImportError(.invalid, tooManyElements) }
  }

  static let tooManyElements = "there are more than \(elements) elements; no screen has as many"
}

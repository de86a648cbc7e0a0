/// How much there may be on a screen. Reading takes about 2 KB an element and a few times the bytes; so it stays below
/// 1.5 GB whatever is read.
enum ImportLimit {
  /// In bytes; a dump of the fullest home screen has two million.
  static let bytes = 64 << 20
  /// Elements of a dump; the fullest screens have some thousand. Tests read small dumps with a lower limit.
  #if hasFeature(Embedded)
    static let elements = 300_000
  #else
    @TaskLocal static var elements = 300_000
  #endif
  /// Lines of a text behind one element that may be its own.
  static let lines = 100_000

  static var tooManyElements: String { "there are more than \(elements) elements; no screen has as many" }

  /// Makes sure that one more element may be read.
  ///
  /// - Parameters:
  ///   - count: how many elements were read.
  ///   - line: where the next one begins; a slice of the source.
  ///   - source: the whole text.
  /// - Throws: ``ImportError`` with the place of the element.
  static func check(after count: Int, line: ArraySlice<UInt8>, of source: SourceText) throws(ImportError) {
    guard count >= elements else { return }
    let start = line.drop(while: SourceText.isSpace).startIndex
    throw ImportError(.invalid, tooManyElements, at: source.location(ofOffset: start))
  }
}

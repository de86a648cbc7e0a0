import AloudTree

enum KIFHierarchy {
  static func read(_ source: SourceText, language: String) throws(ImportError) -> ScreenImport {
    throw ImportError(.refused, "not yet")
  }
}
extension KIFHierarchy {
  static func matches(_ line: ArraySlice<UInt8>) -> Bool { false }
}

import AloudTree

enum EarlGreyHierarchy {
  static func read(_ source: SourceText, language: String) throws(ImportError) -> ScreenImport {
    throw ImportError(.refused, "not yet")
  }
}

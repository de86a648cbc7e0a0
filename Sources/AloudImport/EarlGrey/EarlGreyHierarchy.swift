import AloudTree

/// Reads the view hierarchy that EarlGrey prints when a test fails.
///
/// It is the one text of a screen that tells what is an element, with traits and hints; so it is read as UIKit has it, and
/// only what UIKit keeps in private follows from classes (see ``EarlGreyClass``). `text=` is what is drawn, and no label.
enum EarlGreyHierarchy {
  /// - Throws: ``ImportError``: text without elements, refused with what to do.
  /// - Complexity: O(bytes).
  static func read(_ source: SourceText, language: String) throws(ImportError) -> ScreenImport {
    var scanner = EarlGreyScanner(source)
    try scanner.scan()
    guard !scanner.elements.isEmpty else {
      throw ImportError(
        .refused,
        "there are no elements here, such as \"|--<UIButton:0x7f8; AX=Y; AX.label='OK'; …>\"; "
          + "save the hierarchy that EarlGrey prints when a test fails")
    }
    // Asked first: what climbs from an element to its window takes long in a tree that is deeper.
    guard scanner.depth < Tree.Builder.maximumDepth else {
      throw ImportError(dump: TreeError(.tooDeep, at: "", "too deep"))
    }
    do {
      var tree = EarlGreyTree(scanner, rightToLeft: LanguageTag(language).isRightToLeft)
      let size = tree.size
      let document = try Document(
        language: language, device: Document.Device(ofScreen: size), size: size,
        screens: [Document.Screen(tree: try tree.write())])
      return ScreenImport(document: document, warnings: scanner.warnings)
    } catch {
      throw ImportError(dump: error)
    }
  }

  /// True for a line that describes an element, behind the margin of a log or a comment or not.
  static func matches(_ line: ArraySlice<UInt8>) -> Bool { EarlGreyHead(line) != nil }
}

import AloudTree

/// Reads a design of VoiceOver Designer: what a person wrote for VoiceOver to say, and in which order.
///
/// The layouts are read alike: a list of elements (`controls.json`, in either place of it), and an object that holds
/// frames (`document.json`).
enum VoiceOverDesigner {
  /// A screen for each frame of the design, or one of all that is in it; a design does not tell its language.
  ///
  /// - Throws: ``ImportError``; ``ImportError/Kind/refused`` for a file without elements.
  /// - Complexity: O(bytes).
  static func read(_ source: SourceText, language: String) throws(ImportError) -> ScreenImport {
    var warnings: [ImportWarning] = []
    let design = try JSONDump.read(source, &warnings, Design.init)
    guard design.nodes.contains(where: { $0.kind == .element }) else { throw empty(design) }
    do {
      let screens = try DesignScreens(design, language: language, &warnings)
      let document = try Document(language: language, size: screens.size, screens: screens.screens)
      return ScreenImport(document: document, warnings: warnings)
    } catch {
      throw ImportError(dump: error)
    }
  }

  private static func empty(_ design: Design) -> ImportError {
    guard !design.isInfo else {
      return ImportError(
        .refused,
        "this is only the info.json of a VoiceOver Designer file; read controls.json beside it, where the elements are")
    }
    return ImportError(
      .refused,
      "there are no elements in this design; draw some in VoiceOver Designer, save, "
        + "and read \(VoiceOverDesignerFolder.files.joined(separator: " or ")) of its folder")
  }
}

/// The file with the elements inside a `.vodesign` folder.
///
///     let file = VoiceOverDesignerFolder.files.map { folder.appending(path: $0) }.first { exists($0) }
///
/// Source: VoiceOver Designer, which has changed its layout twice and writes the first.
package enum VoiceOverDesignerFolder {

  /// Paths relative to the folder, the newest layout first: the first that exists is the one to read.
  public static let files = ["document.json", "Frame/controls.json", "controls.json"]
}

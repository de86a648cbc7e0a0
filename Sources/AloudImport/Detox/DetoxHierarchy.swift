internal import AloudBase
import AloudTree

/// Reads the XML of the view hierarchy that Detox generates: `device.generateViewHierarchyXml()`.
///
///     <ViewHierarchy>
///       <UIWindow class="UIWindow" visibility="visible" alpha="1.0" width="414" height="896">
///         <RCTParagraphComponentView class="RCTParagraphComponentView" label="Apples" text="Apples" x="0" y="60" …/>
///
/// It states neither which views are elements nor their traits, so classes are converted to XCTest types, and the rules
/// for XCTest apply.
enum DetoxHierarchy {
  static let root = "ViewHierarchy"

  /// True for the first line of a hierarchy, or of a view in an excerpt, whose name is also its class.
  static func matches(_ line: ArraySlice<UInt8>) -> Bool {
    if line.offset(ofText: "<ViewHierarchy") != nil { return true }
    let tag = line.drop(while: { $0.isSpace })
    let name = tag.dropFirst().prefix(longestName).prefix { !$0.isSpace }
    guard tag.first == UInt8(ascii: "<"), name.first?.isASCIILetter == true || name.first == UInt8(ascii: "_"),
      tag.offset(ofText: " class=\"\(String(decoding: name, as: UTF8.self))\"") != nil
    else { return false }
    return tag.offset(ofEither: [" visibility=\"", " alpha=\""]) != nil
  }

  /// True for the tag of a view.
  static func isView(_ name: String, _ attributes: [String: String]) -> Bool {
    attributes["class"] == name && (attributes["visibility"] != nil || attributes["alpha"] != nil)
  }

  private static let longestName = 128

  static func read(_ source: SourceText, language: String) throws(ImportError) -> ScreenImport {
    let extent = try WDAPageExtent(source)
    let page = try WDAPageReader.reading(source, extent)
    guard let views = page.views else {
      throw ImportError(
        .refused,
        """
        this is not a view hierarchy of Detox, which begins with <ViewHierarchy>; \
        write what device.generateViewHierarchyXml() returns to a file
        """)
    }
    guard !views.isAndroid else {
      throw ImportError(.refused, "this is Detox's hierarchy of an Android screen, and Aloud reads screens of iOS")
    }
    guard page.snapshot.elements.contains(where: { $0.label != nil || $0.value != nil || $0.identifier != nil }) else {
      throw ImportError(
        .refused,
        """
        this hierarchy of Detox has no views with a label, a text or an id; wait for the screen, and call \
        device.generateViewHierarchyXml() again
        """)
    }
    var warnings: [ImportWarning] = []
    if let offset = extent.cutOffset, !page.isComplete {
      warnings.append(.cutOff(line: source.location(ofOffset: offset).line))
    }
    if page.isComplete, let offset = extent.place(ofTag: page.tagCount).value {
      warnings.append(.another("hierarchy", line: source.location(ofOffset: offset).line))
    }
    let joins = DetoxJoins(page.snapshot, invisible: views.leftOut, isCut: !page.isComplete)
    return try joins.snapshot.screen(language: language, warnings, leftOut: views.leftOut + joins.leftOut)
  }
}

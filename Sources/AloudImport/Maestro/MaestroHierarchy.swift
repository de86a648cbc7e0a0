internal import AloudBase
import AloudTree

/// Reads `maestro hierarchy`, and the reply of its test runner (`/viewHierarchy`).
///
///     {"attributes": {"accessibilityText": "OK", "resource-id": "", "bounds": "[16,60][94,81]", …}, "children": […]}
///
/// The reply of the runner contains the types of elements. The hierarchy does not: they are guessed from the content
/// and the places of elements (see ``MaestroTypes``).
enum MaestroHierarchy {
  static func read(_ source: consuming SourceText, language: String) throws(ImportError) -> ScreenImport {
    var warnings: [ImportWarning] = []
    let snapshot = try JSONDump.read(consume source, essence: "attributes", &warnings, MaestroHierarchy.snapshot)
    guard snapshot.elements.contains(where: { $0.label != nil || $0.value != nil || $0.identifier != nil }) else {
      throw ImportError(
        .refused,
        """
        Maestro's hierarchy is empty: it could not take a snapshot of the app; bring the app to the front and run \
        `maestro hierarchy` again
        """)
    }
    return try snapshot.screen(language: language, warnings)
  }

  /// Maestro's data about a screen, in the form of XCTest.
  private static func snapshot(of root: JSONPlace) throws(JSONProblem) -> XCUISnapshot {
    let object = root.asObject
    if let runner = object?.inner("axElement") ?? (object?.contains("elementType") == true ? object : nil) {
      return try XCUISnapshot(runner.place) { object, _ in XCUISnapshot.Element(snapshot: object) }
    }
    var checked: Set<Int> = []
    let snapshot = try XCUISnapshot(root, tellsTypes: false) { object, index in
      if XCUISnapshot.Element.truth("checked", of: object) == true { checked.insert(index) }
      return XCUISnapshot.Element(hierarchy: object)
    }
    return MaestroTypes(snapshot, checked: checked).snapshot
  }
}

extension XCUISnapshot.Element {
  /// An element of the hierarchy, whose attributes are all texts. Its type is not known yet.
  fileprivate init(hierarchy object: JSONObject) {
    let attributes = object.inner("attributes") ?? object
    func text(_ key: String) -> String? { attributes.text(key)?.spoken }
    func truth(_ key: String) -> Bool? { XCUISnapshot.Element.truth(key, of: object) }
    // Hierarchies from before 2023 have the label under the key of the text.
    let label = text("accessibilityText") ?? text("title")
    self.init(.other, label: label ?? (attributes.contains("accessibilityText") ? nil : text("text")))
    fileOffset = object.fileOffset
    value = text("value")
    placeholder = text("hintText")
    identifier = text("resource-id")
    frame = Frame(maestroBounds: attributes.text("bounds"))
    enabled = truth("enabled")
    selected = truth("selected") == true
    keyboardFocused = truth("focused") == true
  }

  fileprivate static func truth(_ key: String, of object: JSONObject) -> Bool? {
    object.inner("attributes")?.truth(key) ?? object.truth(key)
  }
}

extension Frame {
  /// `[16,60][94,81]`: the top left and the bottom right corners, in points.
  fileprivate init?(maestroBounds text: String?) {
    guard let text, text.utf8.count <= 128 else { return nil }
    let numbers = Array(text.utf8)[...].numbers(between: "[], ")
    guard numbers.count == 4, let left = numbers[0], let top = numbers[1], let right = numbers[2],
      let bottom = numbers[3]
    else { return nil }
    self.init(checking: left, top, right - left, bottom - top)
  }
}

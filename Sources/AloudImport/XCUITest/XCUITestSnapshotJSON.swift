internal import AloudBase
import AloudTree

/// Reads a snapshot of XCTest that was written as JSON, as tests attach it: `XCUIElementSnapshot.dictionaryRepresentation`.
///
///     {"elementType": 9, "label": "Pay", "enabled": true, "frame": {"X": 16, "Y": 60, "Width": 94, "Height": 44}, "children": []}
///
/// Types are XCTest's numbers, or their names where the test wrote those.
enum XCUITestSnapshotJSON {
  static func read(_ source: consuming SourceText, language: String) throws(ImportError) -> ScreenImport {
    var warnings: [ImportWarning] = []
    let snapshot = try JSONDump.read(consume source, &warnings) { (root) throws(JSONProblem) in
      try XCUISnapshot(root.ofSnapshot) { object, _ in XCUISnapshot.Element(snapshot: object) }
    }
    guard !snapshot.elements.isEmpty else {
      throw ImportError(
        .refused, "the snapshot is empty; take it of the app: `try app.snapshot().dictionaryRepresentation`")
    }
    return try snapshot.screen(language: language, warnings)
  }
}

extension JSONPlace {
  /// The snapshot in an object with other facts about it, such as the time; else the value itself.
  fileprivate var ofSnapshot: JSONPlace {
    guard let object = asObject, !object.contains("elementType") else { return self }
    return object.members.first { $0.asObject?.contains("elementType") == true } ?? self
  }
}

extension XCUISnapshot.Element {
  /// An element of a snapshot. Maestro's test runner replies with the same keys.
  init(snapshot object: JSONObject) {
    func text(_ key: String) -> String? { object.text(key)?.spoken }
    self.init(object.elementType ?? .other, label: text("label") ?? text("title"))
    fileOffset = object.fileOffset
    identifier = text("identifier")
    value = text("value")
    placeholder = text("placeholderValue")
    enabled = object.truth("enabled")
    selected = object.truth("selected")
    keyboardFocused = object.truth("hasFocus") == true && type.textInput != nil
    frame = object["frame"].flatMap { $0.dumpFrame ?? $0.encodedFrame }
  }
}

extension JSONObject {
  fileprivate var elementType: XCUIElementType? {
    if let number = whole("elementType") { return UInt8(exactly: number).flatMap { XCUIElementType(rawValue: $0) } }
    guard let name = text("elementType") else { return nil }
    let prefix = "XCUIElementType"
    let short = name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name
    // Swift's name of the case, `staticText`, is XCTest's name with a small letter.
    return XCUIElementType(name: short.prefix(1).uppercased() + short.dropFirst())
  }
}

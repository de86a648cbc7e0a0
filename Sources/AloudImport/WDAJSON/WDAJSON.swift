import AloudTree

/// Reads what WebDriverAgent gives as JSON: `/source?format=json`, `/wda/accessibleSource`, and what is left of the replies
/// of older servers (2016, macaca, XCTestWD).
///
///     {"value": {"type": "Window", "isEnabled": "1", "children": [{"type": "Button", "label": "OK", …}]}, "sessionId": "A"}
enum WDAJSON {
  /// - Throws: ``ImportError``: malformed JSON with its place; a reply without a tree, refused with what to do.
  /// - Complexity: O(bytes).
  static func read(_ source: consuming SourceText, language: String) throws(ImportError) -> ScreenImport {
    var warnings: [ImportWarning] = []
    let reply = try JSONDump.read(consume source, &warnings, WDAReply.init)
    if let problem = reply.problem {
      throw ImportError(
        .refused,
        "WebDriverAgent answers with an error (\(problem)); open a session and the app, and fetch /source again")
    }
    var snapshot = reply.snapshot
    snapshot.readLoneElement()
    guard !snapshot.isEmpty else {
      throw ImportError(
        .refused,
        "WebDriverAgent's reply has no elements: it could not take a snapshot; wait for the screen and fetch /source again"
      )
    }
    return ScreenImport(document: try snapshot.document(language: language), warnings: warnings)
  }
}

extension XCUISnapshot {
  /// Somebody who asks how one element reads wants to hear it, even if it is a part of another one on its screen.
  fileprivate mutating func readLoneElement() {
    guard elements.count == 1, elements[0].accessible == false, elements[0].type != .application else { return }
    update(0) { element in
      element.accessible = true
      element.inferences.append(.loneElement)
    }
  }
}

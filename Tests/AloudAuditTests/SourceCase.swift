import Aloud
import AloudTestSupport

/// A case of the guidelines, as a screen with a few elements, and the places where one rule finds something.
struct SourceCase: CustomStringConvertible, Sendable {
  let description: String
  let rule: String
  /// The paths of the findings; empty if the rule must find nothing.
  let found: [String]
  let elements: String
  let language: String

  init(_ description: String, _ rule: String, _ found: [String], _ elements: String, language: String = "ko") {
    self.description = description
    self.rule = rule
    self.found = found
    self.elements = elements
    self.language = language
  }

  /// The places where the rule finds something.
  func paths() throws -> [String] {
    let text = #"{"aloud": 1, "name": "화면", "language": "\#(language)", "elements": [\#(elements)]}"#
    let document = try ImportedScreen(Array(text.utf8)).document
    return Audit().findings(in: document).filter { $0.rule == rule }.map(\.path)
  }
}

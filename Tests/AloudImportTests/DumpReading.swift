import Aloud
import AloudTree
import Testing

@testable import AloudImport

/// The reading of a dump for tests: a line for each stop, `label | value | traits`.
struct DumpReading {
  let document: Document
  /// Without that about stops, which most dumps have.
  let warnings: [String]
  let leftOut: [LeftOut]

  /// Lines of elements in a window of an XCUITest description.
  static func description(_ text: String, language: String = "en") throws -> DumpReading {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { "    " + $0 }
    return try whole(
      """
      Application, pid: 1, label: 'App'
        Window, {{0.0, 0.0}, {390.0, 844.0}}
      \(lines.joined(separator: "\n"))

      """, language: language)
  }

  /// A whole XCUITest description.
  static func whole(_ text: String, language: String = "en") throws -> DumpReading {
    DumpReading(try XCUITestDescription.read(Envelope.opened(SourceText(Array(text.utf8))), language: language))
  }

  /// Tags of elements in a window of a page source, without the prefix of their names.
  static func source(_ text: String, language: String = "en") throws -> DumpReading {
    let tags = text.split(separator: "<", omittingEmptySubsequences: false).map { part in
      part.first == "/" ? "/XCUIElementType" + part.dropFirst() : "XCUIElementType" + part
    }
    return try page(
      """
      <AppiumAUT><XCUIElementTypeApplication label="App"><XCUIElementTypeWindow x="0" y="0" width="390" height="844">
      <\(tags.dropFirst().joined(separator: "<"))
      </XCUIElementTypeWindow></XCUIElementTypeApplication></AppiumAUT>
      """, language: language)
  }

  /// A whole page source.
  static func page(_ text: String, language: String = "en") throws -> DumpReading {
    DumpReading(try WDAXML.read(SourceText(Array(text.utf8)), language: language))
  }

  /// A dump of any format, detected from its content.
  static func any(_ text: String, language: String = "en") throws -> DumpReading {
    let screen = try ImportedScreen(Array(text.utf8), language: language)
    return DumpReading(ScreenImport(document: screen.document, warnings: screen.warnings, leftOut: screen.leftOut))
  }

  init(_ result: ScreenImport) {
    document = result.document
    warnings = result.warnings.filter { $0.kind != .unsaid }.map(\.message.description)
    leftOut = result.leftOut
  }

  var tree: Tree { document.firstScreen.tree }

  var stops: [Node] {
    let order = ReadingOrder(of: tree, rowThreshold: document.device.rowThreshold, direction: document.direction)
    return order.stops.map { tree[$0] }
  }

  var lines: [String] {
    stops.map { stop in
      let traits = stop.reportedTraits.names.joined(separator: " ")
      return "\(stop.label?.string ?? "") | \(stop.value?.string ?? "") | \(traits)"
    }
  }

  /// The rules that made any of the nodes, or left out any text.
  var inferences: Set<String> {
    Set(tree.nodes.flatMap(\.details.inferences)).union(leftOut.map(\.inference.rawValue))
  }

  /// The texts that were left out, each with its rule.
  var omissions: [String] { leftOut.map { "\($0.text) (\($0.inference.rawValue))" } }

  /// The text of each stop, as VoiceOver says it.
  var spoken: [String] { ScreenReader(document).reading().map(\.text) }
}

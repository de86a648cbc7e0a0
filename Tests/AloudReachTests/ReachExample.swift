import Aloud
import AloudTestSupport

@testable import AloudReader

/// The screens of the tests about ways.
enum ReachExample {
  /// Every screen of the fixtures, and the documents with scroll views, custom rotors or containers.
  static let files =
    Fixtures.files(in: "Screens")
    + [
      "gallery", "manual-book", "manual-pages", "manual-rows", "chapters", "book", "inbox", "manual-tables", "comments",
      "manual-traits-field", "form", "playlist",
    ].map { "Apps/\($0).json" }

  static func document(_ file: String) throws -> Document { try ImportedScreen(try Fixtures.bytes(file)).document }

  /// Settings that change where gestures lead.
  static let variants: [ReaderOptions] = {
    var grouped = ReaderOptions()
    grouped.settings.navigation = .grouped
    var wrapping = ReaderOptions()
    wrapping.settings.rotorWraps.toggle()
    wrapping.settings.rotorStays.toggle()
    return [ReaderOptions(), grouped, wrapping]
  }()

  /// A simulator whose screen has appeared, in which nothing is said any longer.
  static func started(_ document: Document, _ options: ReaderOptions = ReaderOptions()) -> Simulator {
    var simulator = Simulator(document, options: options)
    simulator.start()
    return simulator
  }

  /// A document with rows below each other, some with traits.
  static func rows(_ count: Int, traits: (Int) -> String = { _ in "" }, mirrored: Bool = false) throws -> Document {
    let rows = (0..<count).map { row in
      let left = row % 2 == 0 ? 0 : 200
      let x = mirrored ? 390 - left - 150 : left
      let frame = "[\(x), \(row / 2 * 44), 150, 40]"
      return #"{"label": "Row \#(row)", "frame": \#(frame), "traits": [\#(traits(row))]}"#
    }
    let text = """
      {"aloud": 1, "direction": "\(mirrored ? "rtl" : "ltr")", "elements": [\(rows.joined(separator: ","))]}
      """
    return try ImportedScreen(Array(text.utf8)).document
  }
}

import Aloud
import Foundation

/// The options of the command line.
struct FuzzOptions {
  var seconds = 10.0
  var target = Target.screen
  /// Nil finds the format of each input.
  var format: ScreenFormat?
  var seed: UInt64 = 1
  /// The folder for inputs; nil keeps none.
  var folder: URL?
  /// The files of which inputs are made.
  var files: [URL] = []

  /// The kind of file that inputs are taken for.
  enum Target: String, CaseIterable {
    case screen, script, overlay
  }

  struct Mistake: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
  }

  init(_ arguments: [String]) throws(Mistake) {
    var rest = arguments[...]
    guard let first = rest.popFirst(), let seconds = Double(first), seconds > 0, seconds < 1e6 else {
      throw Mistake(
        "say for how many seconds: aloud-fuzz 60 [--target screen|script|overlay] [--format NAME] [--seed NUMBER] [--keep FOLDER] [FILE …]"
      )
    }
    self.seconds = seconds
    while let argument = rest.popFirst() {
      switch argument {
      case "--format": format = try FuzzOptions.format(rest.popFirst())
      case "--target":
        guard let target = rest.popFirst().flatMap(Target.init(rawValue:)) else {
          throw Mistake("--target is one of " + Target.allCases.map(\.rawValue).joined(separator: ", "))
        }
        self.target = target
      case "--seed":
        guard let seed = rest.popFirst().flatMap({ UInt64($0) }) else { throw Mistake("--seed needs a number") }
        self.seed = seed
      case "--keep":
        guard let folder = rest.popFirst() else { throw Mistake("--keep needs a folder") }
        self.folder = URL(fileURLWithPath: folder, isDirectory: true)
      default: files.append(URL(fileURLWithPath: argument))
      }
    }
    if files.isEmpty, target == .screen { files = FuzzOptions.fixtures }
  }

  private static func format(_ name: String?) throws(Mistake) -> ScreenFormat {
    if let format = name.flatMap(ScreenFormat.init(rawValue:)) { return format }
    throw Mistake("--format is one of " + ScreenFormat.allCases.map(\.rawValue).joined(separator: ", "))
  }

  private static var fixtures: [URL] {
    ["Fixtures/Screens", "Fixtures/Dumps", "Fixtures/Pages"].flatMap { folder in
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      return names.filter { name in
        !name.hasPrefix(".") && ![".reading.txt", ".expected.txt", ".html", ".md"].contains { name.hasSuffix($0) }
          && name != "WebKit"
      }.sorted()
        .map { URL(fileURLWithPath: folder).appendingPathComponent($0) }
    }
  }
}

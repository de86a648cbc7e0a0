import Aloud
import Foundation

/// The command-line options.
struct FuzzOptions {
  var seconds = 10.0
  var target = Target.screen
  /// Nil detects the format of each input.
  var format: ScreenFormat?
  var seed: UInt64 = 1
  /// The folder in which inputs are stored; nil stores none.
  var folder: URL?
  /// The files from which inputs are made.
  var files: [URL] = []

  /// The kind of file as which inputs are read.
  enum Target: String, CaseIterable {
    case screen, script, overlay
  }

  struct Mistake: Error, CustomStringConvertible {
    let description: String
  }

  init(_ arguments: [String]) throws(Mistake) {
    var rest = arguments[...]
    guard let first = rest.popFirst(), let seconds = Double(first), seconds > 0, seconds < 1e6 else {
      throw Mistake(
        description: "say for how many seconds: aloud-fuzz 60 [--target screen|script|overlay] [--format NAME] "
          + "[--seed NUMBER] [--keep FOLDER] [FILE …]")
    }
    self.seconds = seconds
    while let argument = rest.popFirst() {
      switch argument {
      case "--format": format = try FuzzOptions.choice(argument, rest.popFirst())
      case "--target": target = try FuzzOptions.choice(argument, rest.popFirst())
      case "--seed":
        guard let seed = rest.popFirst().flatMap({ UInt64($0) }) else {
          throw Mistake(description: "--seed needs a number")
        }
        self.seed = seed
      case "--keep":
        guard let folder = rest.popFirst() else { throw Mistake(description: "--keep needs a folder") }
        self.folder = URL(fileURLWithPath: folder, isDirectory: true)
      default: files.append(URL(fileURLWithPath: argument))
      }
    }
    if files.isEmpty, target == .screen { files = FuzzOptions.fixtures }
  }

  private static func choice<Value: RawRepresentable<String> & CaseIterable>(
    _ option: String, _ name: String?
  ) throws(Mistake) -> Value {
    if let value = name.flatMap(Value.init(rawValue:)) { return value }
    throw Mistake(description: "\(option) is one of " + Value.allCases.map(\.rawValue).joined(separator: ", "))
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

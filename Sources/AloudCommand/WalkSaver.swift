import Aloud
import AloudExplore
import Foundation

/// Writes a walk as a script that `aloud test` accepts.
struct WalkSaver {
  /// What was walked.
  enum App {
    case file(String)
    /// It has no file: one is written beside the script.
    case document(Document, name: String)
  }

  private let app: App
  private let options: [String]

  init(app: App, heads: [(head: Script.Head, line: String)]) {
    self.app = app
    options = heads.map(\.line)
  }

  /// The head lines of a script at this path; nil is in this folder, where nothing is written.
  func heads(for path: String?) -> [String] {
    switch (app, path) {
    case (.file(let file), _): ["app \(WalkSaver.path(to: file, from: path))"] + options
    case (.document, let path?):
      ["app \(URL(fileURLWithPath: WalkSaver.companion(of: path)).lastPathComponent)"] + options
    case (.document(_, let name), nil):
      ["# app: \(name); save FILE.aloud writes it beside the script"] + options
    }
  }

  /// - Throws: ``Failure`` with 73 where no file can be made.
  func check(_ path: String?) throws(Failure) {
    guard let path else { return }
    var isFolder: ObjCBool = false
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    let isFile = !isFolder.boolValue
    guard isFile, access(exists ? path : folder, W_OK) == 0 else {
      throw Failure(.cannotWrite, "\(path): cannot be written")
    }
  }

  /// Writes the script whole or not at all.
  ///
  /// - Returns: what to tell about it.
  /// - Throws: ``Failure``.
  func save(_ walk: WalkScript, to path: String) throws(Failure) -> String {
    let text: String
    do { text = try walk.text(heads: heads(for: path)) } catch { throw Failure(.badInput, "\(path): \(error)") }
    if case .document(let document, _) = app {
      let companion = WalkSaver.companion(of: path)
      let screen = document.screenDocument()
      let there = FileManager.default.contents(atPath: companion)
      guard there == nil || there == Data(screen.utf8) else {
        throw Failure(.cannotWrite, "\(companion): this is another screen, and would be written over")
      }
      try OutputFile(path: companion).write(screen)
    }
    try OutputFile(path: path).write(text)
    return "Saved \(walk.count) \(walk.count == 1 ? "step" : "steps") in \(path)"
  }

  /// The file beside a script that has its screen.
  private static func companion(of path: String) -> String {
    (path.hasSuffix(".aloud") ? String(path.dropLast(6)) : path) + ".json"
  }

  /// The way from the folder of a script to a file.
  private static func path(to file: String, from script: String?) -> String {
    let here = FileManager.default.currentDirectoryPath
    let folder = script.map { URL(fileURLWithPath: $0).standardizedFileURL.deletingLastPathComponent().path } ?? here
    var from = folder.split(separator: "/")[...]
    var to = URL(fileURLWithPath: file).standardizedFileURL.path.split(separator: "/")[...]
    while let next = from.first, next == to.first {
      from.removeFirst()
      to.removeFirst()
    }
    return (from.map { _ in ".." } + to.map(String.init)).joined(separator: "/")
  }
}

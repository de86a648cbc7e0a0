import Aloud
import AloudExplorer
import AloudTerminal
import Foundation

/// Saves a walk as a script for `aloud test`.
struct WalkSaver {
  /// The explored app.
  enum App {
    case file(String)
    /// An app without a file. Its document is written in a file next to the script.
    case document(Document, name: String)
  }

  private let app: App
  private let options: [String]
  private let overlays: [String]
  /// The options that head lines cannot represent; nil where there are none.
  private let unsaid: Message?
  private let files: RunFiles
  /// Scripts that this walk has written, or about which the user has been warned. They may be overwritten.
  private let replaceable = Guarded<Set<String>>([])

  /// - Parameters:
  ///   - app: the explored app.
  ///   - speaking: options that become head lines of the script.
  ///   - equipment: options that become further head lines.
  ///   - files: the files that the walk reads, which are never overwritten.
  init(app: App, _ speaking: SpeakingOptions, _ equipment: WalkEquipment, files: RunFiles) {
    self.app = app
    self.files = files
    overlays = speaking.overlays.paths
    unsaid = speaking.unsaidInHeads
    options = speaking.heads.map(\.line) + equipment.heads + (unsaid.map { ["# \($0)"] } ?? [])
  }

  /// The head lines of a script at a path; nil means a script that is only printed, in the current folder.
  func heads(for path: String?) -> [String] {
    switch (app, path) {
    case (.file(let file), _) where file.contains(where: \.isNewline):
      ["# app: \(file.printable); no script can name it, since its name has a line break"] + options
    case (.file(let file), _):
      ["app \(WalkSaver.path(to: file, from: path))"]
        + overlays.map { "with \(WalkSaver.path(to: $0, from: path))" } + options
    case (.document, let path?):
      ["app \(URL(fileURLWithPath: WalkSaver.companion(of: path)).lastPathComponent)"] + options
    case (.document(_, let name), nil):
      ["# app: \(name); save FILE.aloud writes it beside the script"] + options
    }
  }

  /// - Throws: ``Failure`` with 64 for `-` and where a file that the walk reads would be overwritten; with 73 where a
  ///   file cannot be created, or another screen would be overwritten.
  func check(_ path: String?) throws(Failure) {
    guard let path else { return }
    guard path != "-" else {
      throw Arguments.usage("--record needs a FILE; --plain prints the script on standard output as it goes", "explore")
    }
    try checkFiles(path)
    guard case .document(let document, _) = app else { return }
    try WalkSaver.checkCompanion(of: path, has: document.screenDocument())
  }

  /// - Throws: ``Failure`` with 64 where the script or its screen would overwrite a file that the walk reads; with 73
  ///   where they cannot be written, or would overwrite a file that is not a script.
  private func checkFiles(_ path: String) throws(Failure) {
    var files = files
    files.writes(path, by: "a saved walk", .script)
    if case .document = app { files.writes(WalkSaver.companion(of: path), by: "the screen that is saved with a walk") }
    try files.check()
    try files.checkWritable()
  }

  private static func checkCompanion(of path: String, has screen: String) throws(Failure) {
    let companion = companion(of: path)
    guard let there = FileManager.default.contents(atPath: companion), there != Data(screen.utf8) else { return }
    throw Failure(.cannotWrite, "\(companion.printable): this file is another screen, and saving would overwrite it")
  }

  /// Saves like ``save(_:to:)``, but overwrites a script of another walk only at the second request.
  func saveOnRequest(_ walk: WalkScript, to path: String) throws(Failure) -> Message {
    try checkFiles(path)
    if OutputFile(path: path).isThere, replaceable.withLock({ $0.insert(path).inserted }) {
      throw Failure(.cannotWrite, "\(path.printable): this script exists already; save again to overwrite it")
    }
    return try save(walk, to: path)
  }

  /// Writes the script, and its screen: both files, or none.
  ///
  /// - Returns: a message about it.
  /// - Throws: ``Failure``.
  func save(_ walk: WalkScript, to path: String) throws(Failure) -> Message {
    let text: String
    try checkFiles(path)
    do { text = try walk.text(heads: heads(for: path)) } catch {
      throw Failure(.badInput, "\(path.printable): \(error.message)")
    }
    let isThere = OutputFile(path: path).isThere
    if case .document(let document, _) = app {
      try WalkSaver.write(text, to: path, beside: document.screenDocument())
    } else {
      try OutputFile(path: path).write(text)
    }
    replaceable.withLock { _ = $0.insert(path) }
    let saved: Message =
      walk.count == 1 ? "Saved 1 step in \(path.printable)" : "Saved \(walk.count) steps in \(path.printable)"
    let told: Message = isThere ? "\(saved), replacing the old script" : saved
    return unsaid.map { "\(told); \($0)" } ?? told
  }

  /// The screen is renamed to its final name after both files are on the disk. If the script then cannot be renamed, a
  /// new screen is removed.
  private static func write(_ text: String, to path: String, beside screen: String) throws(Failure) {
    try checkCompanion(of: path, has: screen)
    let companion = companion(of: path)
    let isNew = access(companion, F_OK) != 0
    do throws(SoundError) {
      let script = try FileWriter(path)
      try script.write(Array(text.utf8))
      let beside = try FileWriter(companion)
      try beside.write(Array(screen.utf8))
      try beside.finish()
      do throws(SoundError) {
        try script.finish()
      } catch {
        if isNew { unlink(companion) }
        throw error
      }
    } catch {
      throw Failure(error)
    }
  }

  /// The path of the screen for a script.
  private static func companion(of path: String) -> String {
    (path.hasSuffix(".aloud") ? String(path.dropLast(6)) : path) + ".json"
  }

  /// The path of a file relative to the folder of a script.
  private static func path(to file: String, from script: String?) -> String {
    // An address does not depend on the folder.
    if let address = try? PageAddress(file), address.url == file { return file }
    // The paths in a printed script are relative to the current folder.
    return file.relative(toFolderOf: script ?? "script")
  }
}

import Aloud
import AloudExplore
import Foundation

/// Writes a walk as a script that `aloud test` accepts.
struct WalkSaver {
  /// The app that was walked.
  enum App {
    case file(String)
    /// It has no file: one is written beside the script.
    case document(Document, name: String)
  }

  private let app: App
  private let options: [String]
  private let overlays: [String]
  /// The options that head lines cannot say; nil where they say all.
  private let unsaid: String?
  private let files: RunFiles
  /// Scripts that this walk has written, and those that the user was warned of. They may be written over.
  private let replaceable = Guarded<Set<String>>([])

  /// - Parameters:
  ///   - app: what was walked.
  ///   - speaking: gives the head lines of the script.
  ///   - equipment: gives more of them.
  ///   - files: those that the walk reads, which are never written over.
  init(app: App, _ speaking: SpeakingOptions, _ equipment: WalkEquipment, files: RunFiles) {
    self.app = app
    self.files = files
    overlays = speaking.overlays.paths
    unsaid = speaking.unsaidInHeads
    options = speaking.heads.map(\.line) + equipment.heads + (unsaid.map { ["# \($0)"] } ?? [])
  }

  /// The head lines of a script at this path; nil is in this folder, where nothing is written.
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

  /// - Throws: ``Failure`` with 73 where no file can be made, or another screen would be written over.
  func check(_ path: String?) throws(Failure) {
    guard let path else { return }
    guard path != "-" else {
      throw Arguments.usage("--record needs a FILE; --plain prints the script on standard output as it goes", "explore")
    }
    try checkFiles(path)
    guard case .document(let document, _) = app else { return }
    try WalkSaver.checkCompanion(of: path, has: document.screenDocument())
  }

  /// - Throws: ``Failure`` with 64 where the script or the screen beside it would overwrite what the walk reads, and with 73
  ///   where they cannot be written, or something else than a script would be written over.
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

  /// Saves like ``save(_:to:)``, but writes over a script that is not of this walk only at the second request.
  func saveOnRequest(_ walk: WalkScript, to path: String) throws(Failure) -> String {
    try checkFiles(path)
    if OutputFile(path: path).isThere, replaceable.withLock({ $0.insert(path).inserted }) {
      throw Failure(.cannotWrite, "\(path.printable): this script exists already; save again to overwrite it")
    }
    return try save(walk, to: path)
  }

  /// Writes the script, and the screen beside it: both, or nothing.
  ///
  /// - Returns: what to tell about it.
  /// - Throws: ``Failure``.
  func save(_ walk: WalkScript, to path: String) throws(Failure) -> String {
    let text: String
    try checkFiles(path)
    do { text = try walk.text(heads: heads(for: path)) } catch {
      throw Failure(.badInput, "\(path.printable): \(error)")
    }
    let isThere = OutputFile(path: path).isThere
    if case .document(let document, _) = app {
      try WalkSaver.write(text, to: path, beside: document.screenDocument())
    } else {
      try OutputFile(path: path).write(text)
    }
    replaceable.withLock { _ = $0.insert(path) }
    return "Saved \(walk.count) \(walk.count == 1 ? "step" : "steps") in \(path.printable)"
      + (isThere ? ", replacing the old script" : "") + (unsaid.map { "; \($0)" } ?? "")
  }

  /// The script is on the disk before the screen appears, and the screen goes again when the script cannot appear.
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

  /// The file beside a script that has its screen.
  private static func companion(of path: String) -> String {
    (path.hasSuffix(".aloud") ? String(path.dropLast(6)) : path) + ".json"
  }

  /// The way from the folder of a script to a file.
  private static func path(to file: String, from script: String?) -> String {
    // An address is the same everywhere.
    if let address = try? PageAddress(file), address.url == file { return file }
    // A script that is printed belongs to this folder.
    return file.relative(toFolderOf: script ?? "script")
  }
}

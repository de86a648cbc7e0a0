import Aloud

/// What a script says under two versions of iOS, step by step. The script's own version is left out.
struct ScriptVersions {
  struct Change {
    /// The line of the step, from 1, and its gesture.
    let line: Int
    let step: String
    let old: [String]
    let new: [String]
  }

  let changes: [Change]
  let stepCount: Int
  private let path: String

  /// - Throws: ``Failure`` for a script that cannot be read or performed.
  init(_ file: InputFile, _ versions: VersionDifference) throws(Failure) {
    let script = try file.script().withoutVersion()
    let (old, new) = try versions.runs(of: script)
    path = file.path
    stepCount = old.steps.count
    changes = zip(old.steps, new.steps).compactMap { before, after in
      guard before.actuals != after.actuals else { return nil }
      let line = before.step.line
      let text = script.script.lines[line - 1].text.trimmingPrefix { $0.isWhitespace }
      return Change(
        line: line, step: String(text), old: before.actuals.map(\.written), new: after.actuals.map(\.written))
    }
  }

  /// The steps that differ, for people.
  var text: [String] {
    changes.flatMap { change in
      ["\(said("line")) \(change.line): \(change.step.printable)"]
        + change.old.filter { !change.new.contains($0) }.map { "  - \($0.printable)" }
        + change.new.filter { !change.old.contains($0) }.map { "  + \($0.printable)" }
    }
  }

  /// A line for each step that differs: `{"file", "line", "step", "old": [text], "new": [text]}`.
  var json: [JSONValue] {
    changes.map { change in
      [
        "file": .string(path), "line": .whole(change.line), "step": .string(change.step), "old": .strings(change.old),
        "new": .strings(change.new),
      ]
    }
  }
}

extension ScriptFile {
  /// The file without the head line `ios`, so that options decide.
  fileprivate func withoutVersion() throws(Failure) -> ScriptFile {
    guard let line = script.heads.line(of: .ios) else { return self }
    var texts = script.lines.map { $0.text + $0.ending }
    // An empty line keeps the numbers of the others.
    texts[line - 1] = script.lines[line - 1].ending
    do { return ScriptFile(try Script(texts.joined(), path: script.path), path: path) } catch { throw Failure(error) }
  }
}

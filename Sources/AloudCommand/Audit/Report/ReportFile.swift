package import Aloud
import Foundation

/// A JSON file that a report reads: answers, a cover, or an earlier report.
struct ReportFile {
  let path: String

  /// Reads the contents of the file.
  ///
  /// - Parameters:
  ///   - wanted: the expected kind of file.
  ///   - read: parses the outermost value.
  /// - Returns: the parsed value.
  /// - Throws: ``Failure`` that describes the kind of file, or the place of the error.
  func read<Value>(wanted: FileKind, _ read: (JSONPlace) throws(JSONProblem) -> Value) throws(Failure) -> Value {
    let file = InputFile(path: path)
    let bytes = try file.bytes()
    do {
      return try StrictJSON.read(bytes, read)
    } catch {
      throw file.failure(bytes, wanted: wanted, error.told(file: file.name))
    }
  }

  /// The files that options of an audit read. In a folder to audit, they are no screens.
  static func named(in arguments: Arguments) -> Set<String> {
    let options: [OptionName] = [.cover, .answers, .compare, .baseline]
    return Set(options.flatMap { arguments.values($0) }.map(standard))
  }

  /// A path that is the same for equal places of files.
  static func standard(_ path: String) -> String { URL(fileURLWithPath: path).standardizedFileURL.path }

  /// The folder to which paths in the file are relative.
  var folder: URL { URL(fileURLWithPath: path).deletingLastPathComponent() }
}

// MARK: - Cover

extension ComplianceReport.Cover.Key: JSONKeyList {
  package static let known = JSONKeyTable<Self>(of: "a cover")
}

extension ReportFile {
  /// Reads a cover: `{"app": "…", "version": "…"}`.
  func cover() throws(Failure) -> ComplianceReport.Cover {
    try read(wanted: .cover) { root throws(JSONProblem) in
      var cover = ComplianceReport.Cover()
      for (key, value) in try root.object().members(ComplianceReport.Cover.Key.self) {
        cover[key] = try value.string()
      }
      return cover
    }
  }

  /// Sets a text of a cover, or the name of a screen, from `NAME=VALUE`.
  static func set(
    _ word: String, in cover: inout ComplianceReport.Cover, _ screens: inout ScreenNames, _ arguments: Arguments
  ) throws(Failure) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    try arguments.require(parts.count == 2, "--about takes NAME=VALUE, not \"\(word)\"")
    if ScreenNames.isScreen(parts[0]) { return screens.set(parts[1], of: parts[0]) }
    guard let key = ComplianceReport.Cover.Key(rawValue: parts[0]) else {
      let names = ComplianceReport.Cover.Key.allCases.map(\.rawValue)
      throw arguments.usage("--about has no \"\(parts[0])\"\(alternatives(to: parts[0], among: names))")
    }
    cover[key] = parts[1]
  }
}

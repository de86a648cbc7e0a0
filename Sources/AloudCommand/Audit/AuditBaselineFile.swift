import Aloud
import Foundation

/// A baseline in a file: a header, followed by one entry a line, so that differences are readable. Paths are relative
/// to the folder of the baseline, so that the tool can run in any folder.
struct AuditBaselineFile {
  private let path: String
  private let baseline: AuditBaseline
  /// The numbers of the lines of accepted entries.
  private let lines: [AuditBaseline.Entry: Int]
  /// The content of the file; nil where there was none.
  private let content: [UInt8]?

  private static let head = #"{"aloud": 1, "baseline": "findings that aloud audit leaves out"}"#

  /// - Throws: ``Failure`` with 66 where the file does not exist and must not be created, 65 where it is another kind
  ///   of file.
  init(_ path: String, isToBeMade: Bool) throws(Failure) {
    self.path = path
    if isToBeMade, !FileManager.default.fileExists(atPath: path) {
      (baseline, lines, content) = (AuditBaseline(), [:], nil)
      return
    }
    let file = InputFile(path: path)
    let bytes = try file.bytes()
    content = bytes
    var text = try file.text(bytes, wanted: .baseline)
    if text.unicodeScalars.first == "\u{FEFF}" { text.unicodeScalars.removeFirst() }
    guard isToBeMade || text.contains(where: { !$0.isWhitespace }) else {
      throw Failure(
        .badInput,
        "\(path.printable):1:1: this file is empty, so it is not a baseline; --baseline with --record writes one")
    }
    let entries = try AuditBaselineFile.read(Array(text.utf8), path)
    baseline = AuditBaseline(entries: entries.map(\.entry))
    lines = Dictionary(entries.filter { $0.entry.accepted != nil }) { first, _ in first }
  }

  // MARK: Comparing

  /// The files with only their new findings, and the accepted ones apart. Prints the numbers of known findings and of entries
  /// without a finding on standard error.
  ///
  /// A report by clauses needs all findings, so that only the accepted entries count in it.
  func compare(_ files: [AuditedFile], _ options: AuditOptions) -> [AuditedFile] {
    let isReport = options.format.isReport
    let entries = isReport ? baseline.entries.filter { $0.accepted != nil } : baseline.entries
    let comparison = AuditBaseline(entries: entries)
      .compared(with: files, name: name, on: Day.today, isAsked: options.isAsked)
    for entry in comparison.gone {
      guard let line = lines[entry] else { continue }
      Standard.error(
        "\(path.printable):\(line): warning: \(entry.notFound(remedy: "remove this line, or correct it"))")
    }
    if !isReport { tell(comparison) }
    return comparison.files
  }

  private func tell(_ comparison: AuditBaseline.Comparison) {
    let (known, gone) = (comparison.knownCount, comparison.gone.count { $0.accepted == nil })
    let accepted = comparison.files.reduce(0) { $0 + $1.accepted.count }
    let places = comparison.knownPlaceCount
    var parts: [Message] = [
      known == 1
        ? places > known ? "1 finding in \(places) places is known" : "1 finding is known"
        : places > known ? "\(known) findings in \(places) places are known" : "\(known) findings are known"
    ]
    if accepted > 0 { parts.append(accepted == 1 ? "1 finding is accepted" : "\(accepted) findings are accepted") }
    if comparison.files.allSatisfy(\.findings.isEmpty) { parts.append("nothing is new") }
    if gone > 0 {
      parts.append(
        gone == 1
          ? "1 entry is no longer found; --record removes it"
          : "\(gone) entries are no longer found; --record removes them")
    }
    Standard.error("\(path.printable): \(parts.joined(separator: ", "))")
  }

  /// Writes all findings into the baseline, with the decisions about them, and keeps the entries of files and rules that this
  /// audit left out.
  ///
  /// - Returns: the files without their findings.
  /// - Throws: ``Failure`` when it cannot be written.
  func record(_ files: [AuditedFile], _ options: AuditOptions) throws(Failure) -> [AuditedFile] {
    let audited = Set(files.filter { $0.failure == nil }.map(name))
    let kept = baseline.entries.filter { entry in
      audited.contains(entry.file) ? !options.isAsked(entry) : exists(entry.file)
    }
    let new = AuditBaseline(recording: files, keeping: baseline, name: name).entries
    let lines = AuditBaseline(entries: kept + new).entries.map(\.json.text)
    try OutputFile(path: path).replace(content, with: ([AuditBaselineFile.head] + lines).map { $0 + "\n" }.joined())
    let found = files.reduce(0) { $0 + $1.findings.count }
    let told: Message =
      switch (found == 1, new.count > found) {
      case (true, false): "1 finding recorded"
      case (true, true): "1 finding in \(new.count) places recorded"
      case (false, false): "\(found) findings recorded"
      case (false, true): "\(found) findings in \(new.count) places recorded"
      }
    Standard.error("\(path.printable): \(told)")
    return files.map { file in
      var file = file
      file.findings = []
      return file
    }
  }

  // MARK: Names of files

  /// The path of a file relative to the folder of the baseline.
  private func name(_ file: AuditedFile) -> String { file.path == "-" ? "-" : file.path.relative(toFolderOf: path) }

  private func exists(_ name: String) -> Bool {
    let folder = URL(fileURLWithPath: path).standardizedFileURL.deletingLastPathComponent()
    return name == "-" || FileManager.default.fileExists(atPath: folder.appendingPathComponent(name).path)
  }

  // MARK: Lines

  /// The entries, and the numbers of their lines.
  private static func read(
    _ bytes: [UInt8], _ path: String
  ) throws(Failure) -> [(entry: AuditBaseline.Entry, line: Int)] {
    var entries: [(entry: AuditBaseline.Entry, line: Int)] = []
    var isBegun = false
    for (index, line) in bytes.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated() {
      guard line.contains(where: { $0 > 0x20 }) else { continue }
      let json = JSONText(Array(line))
      let object = json.problem == nil ? json.root?.asObject : nil
      if !isBegun {
        guard object?["aloud"]?.asWhole == 1, object?["baseline"]?.asString != nil else {
          let mistake: Message? = MistakenFile.message(bytes, wanted: .baseline).map { "\(path.printable): \($0)" }
          throw Failure(
            .badInput,
            mistake
              ?? "\(path.printable):\(index + 1): this is not a baseline; its first line has to be \(AuditBaselineFile.head)"
          )
        }
        isBegun = true
        continue
      }
      guard var entry = object.flatMap({ AuditBaseline.Entry($0) }) else {
        throw Failure(
          .badInput,
          "\(path.printable):\(index + 1): this is not an entry of a baseline: it needs file, rule, severity, and id, or path and says"
        )
      }
      if object?.contains("accepted") == true { entry.accepted = try acceptance(Array(line), index, path) }
      entries.append((entry, index + 1))
    }
    return entries
  }

  /// The decision in a line. Empty lines before it give a problem its place in the file.
  private static func acceptance(_ line: [UInt8], _ index: Int, _ path: String) throws(Failure) -> Acceptance {
    let bytes = Array(repeating: 0x0A, count: index) + line
    do {
      return try StrictJSON.read(bytes) { root throws(JSONProblem) in
        let object = try root.object()
        guard let accepted = object["accepted"] else { throw object.problem("\"accepted\" is missing") }
        return try accepted.acceptance()
      }
    } catch {
      let file = InputFile(path: path)
      throw file.failure(bytes, wanted: .baseline, error.told(file: file.name))
    }
  }
}

extension AuditOptions {
  /// False for an entry that this audit cannot find, because it leaves out its rule or its severity.
  func isAsked(_ entry: AuditBaseline.Entry) -> Bool {
    let isLeftOut = Rule.all.contains { $0.id == entry.rule } && !rules.contains { $0.id == entry.rule }
    return !isLeftOut && entry.severity >= level
  }
}

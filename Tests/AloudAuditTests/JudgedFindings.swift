import Aloud
import AloudAudit
import AloudTestSupport
import Foundation

/// What people judged of the findings in the project's own screens and in public dumps.
///
/// `Fixtures/Audits/judged.tsv` has a line for each finding in the fixtures: the file, the rule, the place, and `true`
/// or `false`. `Fixtures/Audits/judged-dumps.tsv` has a line for each rule that finds something in public dumps, which
/// are not part of the project: the rule, the severity, how many findings it has there, and how many are true.
struct JudgedFindings {
  struct Finding: Hashable, Comparable {
    let file, rule, path: String
    static func < (one: Self, other: Self) -> Bool {
      (one.file, one.rule, one.path) < (other.file, other.rule, other.path)
    }
  }

  struct Count {
    var found = 0
    var correct = 0

    mutating func add(_ isTrue: Bool) { (found, correct) = (found + 1, correct + (isTrue ? 1 : 0)) }
  }

  /// A rule and a severity that some finding of it has.
  struct Row: Hashable {
    let rule: String
    let severity: Severity
  }

  static let url = Fixtures.url("Audits/judged.tsv")

  /// The lines of the file; nil for a finding that nobody has judged.
  static func judged() throws -> [Finding: Bool?] {
    var judged: [Finding: Bool?] = [:]
    for line in try Fixtures.text("Audits/judged.tsv").split(separator: "\n") {
      let cells = line.split(separator: "\t").map(String.init)
      judged[Finding(file: cells[0], rule: cells[1], path: cells[2])] = .some(Bool(cells[3]))
    }
    return judged
  }

  static func inDumps() throws -> [Row: Count] {
    var counts: [Row: Count] = [:]
    for line in try Fixtures.text("Audits/judged-dumps.tsv").split(separator: "\n") {
      let cells = line.split(separator: "\t").map(String.init)
      guard let severity = Severity(rawValue: cells[1]), let found = Int(cells[2]), let correct = Int(cells[3]) else {
        throw CocoaError(.fileReadCorruptFile)
      }
      counts[Row(rule: cells[0], severity: severity)] = Count(found: found, correct: correct)
    }
    return counts
  }

  /// The findings in all screens and dumps of the fixtures, but for those that are examples of faults.
  static func found() throws -> [Finding: Severity] {
    var found: [Finding: Severity] = [:]
    for file in files() {
      // `aloud audit` refuses dumps that are cut off.
      guard let screen = try? ImportedScreen(try Fixtures.bytes(file)),
        !screen.warnings.contains(where: { $0.kind == .cutOff })
      else { continue }
      for finding in Audit().findings(in: screen.document) {
        found[Finding(file: file, rule: finding.rule, path: finding.path)] = finding.severity
      }
    }
    return found
  }

  private static func files() -> [String] {
    let all = FileManager.default.enumerator(atPath: Fixtures.url("").path)?.compactMap { $0 as? String } ?? []
    return all.filter { file in
      !file.hasPrefix("Audits/") && !file.contains(".expected.") && !file.hasSuffix(".reading.txt")
        && ["json", "txt", "xml"].contains((file as NSString).pathExtension)
    }.sorted()
  }
}

import Aloud

extension ReportFile {
  /// Reads a report in JSON. Unknown keys are ignored, because a later version may have written them.
  func earlierReport() throws(Failure) -> EarlierReport {
    try read(wanted: .report) { root throws(JSONProblem) in
      let object = try root.object()
      guard object["aloud"]?.asWhole == 1, object["report"]?.asString == "compliance",
        let findings = object["findings"], let guidelines = object["guidelines"]
      else {
        throw object.problem(
          "this is not a report; `aloud audit … --format report --output FILE.json` writes one for --compare")
      }
      // An accepted finding is there, so that a later report that has it again does not call it new.
      var open = try ReportFile.findings(findings) + ReportFile.findings(object["accepted"])
      let past = try ReportFile.findings(object["past"])
      let states = try object["past"].map { list throws(JSONProblem) in
        try list.list().map { $0.asObject?["state"]?.asString }
      }
      var corrected: [EarlierReport.Finding] = []
      for (finding, state) in zip(past, states ?? []) {
        // What the earlier report did not check again is as open as it was.
        if state == "corrected" { corrected.append(finding) } else { open.append(finding) }
      }
      return EarlierReport(
        date: object["cover"]?.asObject?["date"]?.asString,
        version: object["method"]?.asObject?["version"]?.asString, findings: open, corrected: corrected,
        verdicts: try ReportFile.verdicts(guidelines), screens: try ReportFile.screens(object["readings"]),
        lastNumber: try object["lastNumber"].map { number throws(JSONProblem) in try ReportFile.number(number) } ?? 0)
    }
  }

  private static func findings(_ list: JSONPlace?) throws(JSONProblem) -> [EarlierReport.Finding] {
    guard let list else { return [] }
    return try list.list().read { item throws(JSONProblem) in try finding(item) }
  }

  private static func finding(_ item: JSONPlace) throws(JSONProblem) -> EarlierReport.Finding {
    let finding = try item.object()
    let known = finding["known"].map { $0.asList.map(Array.init) ?? [$0] } ?? []
    let entries = known.compactMap { $0.asObject.flatMap { AuditBaseline.Entry($0) } }
    guard let entry = entries.first, entries.count == known.count else {
      throw finding.problem("this finding has no \"known\", which identifies it in later reports")
    }
    var result = EarlierReport.Finding(
      entry, others: Array(entries.dropFirst()), references: finding["references"]?.asStrings ?? [],
      message: finding["message"]?.asString ?? "")
    if let number = finding["number"], !number.isNull { result.number = try ReportFile.number(number) }
    return result
  }

  /// The number of a finding.
  private static func number(_ place: JSONPlace) throws(JSONProblem) -> Int {
    guard let number = place.asWhole, (0...EarlierReport.mostNumbers).contains(number) else {
      throw place.problem("the number of a finding is a whole number from 1 to \(EarlierReport.mostNumbers)")
    }
    return number
  }

  private static func verdicts(_ guidelines: JSONPlace) throws(JSONProblem) -> [String: Verdict] {
    var verdicts: [String: Verdict] = [:]
    for guideline in try guidelines.list() {
      guard let clauses = guideline.asObject?["clauses"]?.asList else { continue }
      for clause in clauses {
        guard let clause = clause.asObject, let reference = clause["clause"]?.asString,
          let result = clause["result"]?.asString
        else { continue }
        verdicts[reference] = Verdict(rawValue: result)
      }
    }
    return verdicts
  }

  private static func screens(_ list: JSONPlace?) throws(JSONProblem) -> [EarlierReport.Screen] {
    guard let list else { return [] }
    return try list.list().compactMap { item in
      guard let screen = item.asObject, let file = screen["file"]?.asString, let stops = screen["stops"]?.asStrings
      else { return nil }
      return EarlierReport.Screen(
        file: file, path: screen["path"]?.asString ?? "", name: screen["screen"]?.asString, stops: stops)
    }
  }
}

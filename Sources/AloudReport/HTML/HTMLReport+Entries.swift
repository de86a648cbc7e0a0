internal import AloudAudit
internal import AloudBase
internal import AloudTree

// The findings of the long form: one entry for each, or for several that are the same on several screens.
extension HTMLReport {
  /// What findings have in common that are one entry.
  private struct Sameness: Hashable {
    let message, utterance, fix: String
    let severity: Severity
    let references: [String]

    init(_ place: ReportedFinding) {
      let (finding, language) = (place.finding, place.file.language)
      (message, utterance) = (finding.message[language], finding.utterance ?? "")
      (fix, severity, references) = (finding.fix[language], finding.severity, finding.references)
    }
  }

  /// The entries of a rule, with what they have in common.
  func entries(of group: RuleFindings, _ pictured: PicturedFindings) -> String {
    let id = HTMLReport.anchor(group.rule)
    let title = group.title.map { "\($0[language].escapedForXML()) " } ?? ""
    var order: [Sameness] = []
    var same: [Sameness: [ReportedFinding]] = [:]
    for place in group.places {
      let key = Sameness(place)
      if same[key] == nil { order.append(key) }
      same[key, default: []].append(place)
    }
    let codes = ownCodes(of: group)
    let entries = order.map { entry(same[$0, default: []], in: group, codes, pictured) }
    return """
      <article aria-labelledby="\(id)">
      <div class="opening">
      <h3 id="\(id)">\(title)<code>\(group.rule.escapedForXML())</code></h3>
      \(common(group, hasOwnCode: !codes.isEmpty))\(entries[0])</div>
      \(entries.dropFirst().joined())</article>

      """
  }

  /// By the numbers of the findings; empty if one of them has no code of its own. Advice has the sample of its rule, because it is
  /// often about many elements.
  private func ownCodes(of group: RuleFindings) -> [Int: OwnCode] {
    guard group.severity > .advice else { return [:] }
    let codes = group.places.map { ($0.number, OwnCode(of: $0)) }
    guard codes.allSatisfy({ $0.1 != nil }) else { return [:] }
    return Dictionary(codes.compactMap { number, code in code.map { (number, $0) } }) { first, _ in first }
  }

  /// Different codes for findings that are one entry, each once.
  private func terms(of codes: [OwnCode]) -> [(Wording, String)] {
    var seen: Set<OwnCode> = []
    let different = codes.filter { seen.insert($0).inserted }
    guard !different.isEmpty else { return [] }
    return [
      (ReportWords.uiKit, different.map { code($0.uiKit) }.joined()),
      (ReportWords.swiftUI, different.map { code($0.swiftUI) }.joined()),
    ]
  }

  private func entry(
    _ places: [ReportedFinding], in group: RuleFindings, _ codes: [Int: OwnCode], _ pictured: PicturedFindings
  ) -> String {
    let first = places[0]
    let (file, finding) = (first.file, first.finding)
    let messages = lang(file.language.rawValue)
    let heads = places.map { place -> String in
      let isNew = compliance?.progress?.isNew(place.number) == true
      return number(of: place, pictured)
        + "<bdi\(lang(place.file.spokenLanguage))>\(brief(place.screenName))</bdi>"
        + (isNew ? " <b>\(say(ComplianceWords.new))</b>" : "")
    }
    var terms: [(Wording, String)] = [(ReportWords.says, says(finding.first, in: file))]
    let notes = places.map { ended($0) + others($0) }.joined()
    let message = finding.message[file.language].brief[file.language].markedUp
    terms.append((ReportWords.message, "<div\(messages)><bdi>\(message)</bdi>\(notes)</div>"))
    if group.commonFix == nil {
      let fix = fix(finding)[file.language].brief[file.language].markedUp
      terms.append((ReportWords.fix, "<div\(messages)>\(fix)</div>"))
    }
    terms += self.terms(of: places.compactMap { codes[$0.number] })
    if group.commonReferences == nil {
      terms.append((ReportWords.references, Guideline.told(finding.references, in: language).escapedForXML()))
    }
    if let way = way(to: first) { terms.append((ComplianceWords.reproduce, "<bdi>\(say(way))</bdi>")) }
    terms.append((ReportWords.place, places.map { place($0.finding.first, in: $0.file) }.joined(separator: "<br/>")))
    return """
      <section class="entry">
      \(pictured.part(first.number, finding.severity, width: HTMLReport.pictureWidth))
      <div>
      <h4>\(severity(finding.severity)) \(heads.joined(separator: ", "))</h4>
      <dl>\(terms.map { "<dt>\(say($0))</dt><dd>\($1)</dd>" }.joined())</dl>
      </div>
      </section>

      """
  }

  /// In pixels.
  private static let pictureWidth = 260.0

  /// The name of the first screen of a file, with its path in small letters; only the path where there is no name.
  func name(of file: AuditedFile) -> String {
    let path = file.path.printable.escapedForXML()
    guard let screen = file.screens.first?.screen, let name = screen.name ?? screen.key else { return path }
    return "<bdi\(lang(file.spokenLanguage))>\(brief(name))</bdi> <small><code>\(path)</code></small>"
  }

  /// How many flicks lead to a finding; nil where VoiceOver does not stop there.
  private func way(to place: ReportedFinding) -> Wording? {
    guard place.finding.utterance != nil,
      let screen = place.file.screens.first(where: { $0.index == place.finding.screen })
    else { return nil }
    let places = NodePlaces(screen.screen)
    guard let rank = screen.stops.firstIndex(where: { places.path(of: $0.node) == place.finding.path }) else {
      return nil
    }
    return ComplianceWords.reproduce(place.screenName, flicks: rank)
  }

  // MARK: Key findings

  /// On the page for those who decide, at most this many.
  private static let mostKeys = 8

  /// The gravest findings in sentences.
  func keyFindings(_ groups: [RuleFindings], _ report: ComplianceReport) -> String {
    let grave = groups.filter { $0.severity > .advice }.prefix(HTMLReport.mostKeys)
    guard !grave.isEmpty else { return "" }
    let items = grave.map { group -> String in
      let title = (group.title?[language] ?? group.rule).escapedForXML()
      return
        "<li>\(severity(group.severity)) <a href=\"#\(HTMLReport.anchor(group.rule))\">\(title)</a>: <bdi>\(say(key(group, report)))</bdi></li>\n"
    }
    return section(
      "key", ComplianceWords.keyFindings,
      "<p>\(say(ComplianceWords.keyFindingsExplained))</p>\n<ol class=\"key\">\n\(items.joined())</ol>\n")
  }

  private func key(_ group: RuleFindings, _ report: ComplianceReport) -> Wording {
    var screens: [String] = []
    for name in group.places.map({ $0.screenName.brief[language].printable }) where !screens.contains(name) {
      screens.append(name)
    }
    let people = Correction.of(group.rule)?.affected.map(\.name) ?? []
    let clauses = report.guidelines.flatMap { report.results[$0, default: []] }.map(\.clause).filter { clause in
      group.places.contains { DecidingRules.fail(clause.basis, by: $0.finding) }
    }.map(\.reference)
    return ComplianceWords.key(
      places: group.placeCount, on: screens,
      affected: Wording(
        people.map(\.english).joined(separator: ", "), ko: people.map(\.korean).joined(separator: ", ")),
      fails: Wording(Guideline.told(clauses, in: .english), ko: Guideline.told(clauses, in: .korean)))
  }
}

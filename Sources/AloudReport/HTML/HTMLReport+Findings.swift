internal import AloudAudit
internal import AloudBase
internal import AloudTree

extension HTMLReport {
  /// The findings, a table for each rule.
  func found(_ groups: [RuleFindings], _ pictured: PicturedFindings) -> String {
    """
    <section id="findings" aria-labelledby="rules" tabindex="-1">
    <h2 id="rules">\(say(compliance == nil ? ReportWords.findings : ReportWords.details))</h2>
    \(groups.map { compliance == nil ? section($0, pictured) : entries(of: $0, pictured) }.joined())</section>

    """
  }

  private func section(_ group: RuleFindings, _ pictured: PicturedFindings) -> String {
    let title = group.title.map { "\($0[language].escapedForXML()) " } ?? ""
    let id = HTMLReport.anchor(group.rule)
    var columns: [HTMLTable.Column] = [
      .init(ReportWords.place, .place), .init(ReportWords.severity, .word), .init(ReportWords.says),
      .init(ReportWords.message),
    ]
    if group.commonFix == nil { columns.append(.init(ReportWords.fix)) }
    if group.commonReferences == nil { columns.append(.init(ReportWords.references)) }
    let table = HTMLTable(
      caption: "\(title)(\(group.places.count))", columns: columns,
      rows: group.places.map { row($0, in: group, pictured) })
    return """
      <article aria-labelledby="\(id)">
      <h3 id="\(id)">\(title)<code>\(group.rule.escapedForXML())</code></h3>
      \(common(group))\(table.html(in: language))</article>

      """
  }

  /// The common properties of a rule's findings: affected people, fix, samples of code and references.
  ///
  /// If each finding has code of its own, there is no common sample.
  func common(_ group: RuleFindings, hasOwnCode: Bool = false) -> String {
    var terms: [(Wording, String)] = []
    let correction = Correction.of(group.rule)
    if let people = correction?.affected.map({ $0.name[language] }) {
      terms.append((ReportWords.affected, people.joined(separator: ", ").escapedForXML()))
    }
    if group.commonFix != nil, let first = group.places.first {
      let language = group.language ?? language
      terms.append((ReportWords.fix, fix(first.finding)[language].brief[language].markedUp))
    }
    if let correction {
      // Findings on pages are corrected in HTML.
      let isOfPages = group.places.allSatisfy { $0.finding.selector != nil }
      if !isOfPages, !hasOwnCode {
        terms.append((ReportWords.uiKit, code(correction.uiKit)))
        terms.append((ReportWords.swiftUI, code(correction.swiftUI)))
      }
      if let html = correction.html, group.places.contains(where: { $0.finding.selector != nil }) {
        terms.append((ReportWords.html, code(html)))
      }
    }
    if let references = group.commonReferences, !references.isEmpty {
      terms.append((ReportWords.references, Guideline.told(references, in: language).escapedForXML()))
    }
    guard !terms.isEmpty else { return "" }
    return "<dl>\n" + terms.map { "<dt>\(say($0))</dt><dd>\($1)</dd>\n" }.joined() + "</dl>\n"
  }

  /// In the long form, the fix for UIKit and SwiftUI; in the short form, the fix for a screen document.
  func fix(_ finding: Finding) -> Wording {
    compliance == nil ? finding.fix : Correction.fix(of: finding)
  }

  func code(_ lines: Wording) -> String {
    "<pre><code>\(lines[language].escapedForXML(keepsLines: true))</code></pre>"
  }

  private func row(
    _ place: ReportedFinding, in group: RuleFindings, _ pictured: PicturedFindings
  ) -> [HTMLTable.Cell] {
    let (file, finding) = (place.file, place.finding)
    let messages = lang(file.language.rawValue)
    let name = number(of: place, pictured) + self.place(finding.first, in: file)
    var row = [
      HTMLTable.Cell(name), HTMLTable.Cell(severity(finding.severity)),
      HTMLTable.Cell(says(finding.first, in: file)),
      HTMLTable.Cell(
        "<bdi>\(finding.message[file.language].brief[file.language].markedUp)</bdi>" + ended(place) + others(place),
        lang: messages),
    ]
    if group.commonFix == nil {
      row.append(HTMLTable.Cell(fix(finding)[file.language].brief[file.language].markedUp, lang: messages))
    }
    if group.commonReferences == nil {
      row.append(HTMLTable.Cell(Guideline.told(finding.references, in: language).escapedForXML()))
    }
    return row
  }

  /// The decisions about a finding that no longer count, in the language of the file, as the cell is.
  func ended(_ found: ReportedFinding) -> String {
    found.file.expiredAcceptances(of: found.finding).map { ended in
      "\n<p><b>\(ReportWords.ended(ended)[found.file.language].escapedForXML())</b></p>"
    }.joined()
  }

  func place(_ place: Finding.Place, in file: AuditedFile) -> String {
    var name = file.position(ofPath: place.path).printable.escapedForXML() + " <code>\(brief(place.path))</code>"
    if let id = place.id { name += " <code>#\(brief(id))</code>" }
    // If the element has an id, the selector is the id.
    if let selector = place.selector, place.id.map({ "#\($0)" }) != selector {
      name += " <code>\(brief(selector))</code>"
    }
    return name
  }

  /// The other places of a finding, folded; empty where there is only one. The long form is printed, so it unfolds few.
  func others(_ found: ReportedFinding) -> String {
    let (file, finding) = (found.file, found.finding)
    let others = finding.others
    guard !others.isEmpty else { return "" }
    let items = others.map { place -> String in
      let words =
        place.message == finding.message
        ? says(place, in: file)
        : "<bdi\(lang(file.language.rawValue))>\(place.message[file.language].brief[file.language].markedUp)</bdi>"
      return "<li>\(self.place(place, in: file)) \(words)</li>\n"
    }
    // The cell is in the language of the file.
    let tag = file.language == language ? "" : " lang=\"\(language.rawValue)\""
    let isOpen = compliance != nil && others.count <= 10 ? " open=\"open\"" : ""
    return
      "\n<details\(tag)\(isOpen)><summary>\(say(ReportWords.morePlaces(others.count)))</summary>\n<ul>\n\(items.joined())</ul>\n</details>"
  }

  func says(_ place: Finding.Place, in file: AuditedFile) -> String {
    guard let utterance = place.utterance else { return say(ReportWords.noStop) }
    guard !utterance.isEmpty else { return say(ReportWords.saysNothing) }
    return "<q\(lang(file.spokenLanguage))><bdi>\(brief(utterance))</bdi></q>"
  }
}

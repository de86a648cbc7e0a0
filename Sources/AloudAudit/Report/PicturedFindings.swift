internal import AloudPicture
internal import AloudReader
internal import AloudTree

/// The pictures of a report: each screen of which something was found, with its findings numbered.
struct PicturedFindings {
  /// A screen and its picture.
  struct Screen {
    /// The place of its file among all, from 0.
    let file: Int
    let name: String?
    let svg: String
  }

  let screens: [Screen]
  /// The findings that have a mark, by the place of their file and their own among its findings.
  private let marked: Set<[Int]>

  /// In bytes: a larger picture has outlines alone, so that a report of many screens can still be sent.
  private static let largest = 60_000

  /// - Complexity: O(nodes of the screens).
  init(_ files: [AuditedFile], rules: [Rule], in language: Wording.Language) {
    let titles = Dictionary(rules.map { ($0.id, $0.title) }) { first, _ in first }
    var screens: [Screen] = []
    var marked: Set<[Int]> = []
    for (fileIndex, file) in files.enumerated() {
      for screen in file.screens {
        let found = file.findings.indices.filter { file.findings[$0].screen == screen.index }
        guard !found.isEmpty else { continue }
        let nodes = PicturedFindings.nodes(of: Set(found.map { file.findings[$0].path }), on: screen)
        var options = ScreenPicture.Options.stage
        options.language = language.rawValue
        options.title = screen.screen.name ?? file.path
        options.cursor = false
        options.isDecorative = false
        options.prefix = "picture-\(fileIndex + 1)-\(screen.index + 1)"
        let layout = ScreenPicture(screen.reader, options: options)
        for index in found {
          let finding = file.findings[index]
          guard let node = nodes[finding.path], layout.canMark(node) else { continue }
          marked.insert([fileIndex, index])
          let severity = ReportWords.name(of: finding.severity)[language]
          let title = titles[finding.rule]?[language] ?? finding.rule
          options.marks.append(
            ScreenPicture.Mark(
              node, text: "\(index + 1)", kind: PicturedFindings.kind(finding.severity),
              label: "\(index + 1): \(severity): \(title)", id: PicturedFindings.markID(fileIndex, index),
              link: "#" + PicturedFindings.findingID(fileIndex, index)))
        }
        var svg = ScreenPicture(screen.reader, options: options).svg
        if svg.utf8.count > PicturedFindings.largest {
          options.outlines = true
          svg = ScreenPicture(screen.reader, options: options).svg
        }
        screens.append(Screen(file: fileIndex, name: screen.screen.name ?? screen.screen.key, svg: svg))
      }
    }
    self.screens = screens
    self.marked = marked
  }

  func isMarked(_ file: Int, _ finding: Int) -> Bool { marked.contains([file, finding]) }

  static func markID(_ file: Int, _ finding: Int) -> String { "mark-\(file + 1)-\(finding + 1)" }
  static func findingID(_ file: Int, _ finding: Int) -> String { "finding-\(file + 1)-\(finding + 1)" }

  private static func kind(_ severity: Severity) -> ScreenPicture.Mark.Kind {
    switch severity {
    case .error: .error
    case .warning: .warning
    case .advice: .advice
    }
  }

  private static func nodes(of paths: Set<String>, on screen: AuditedScreen) -> [String: NodeID] {
    let places = NodePlaces(screen.screen)
    var nodes: [String: NodeID] = [:]
    for id in screen.tree.ids {
      let path = places.path(of: id)
      if paths.contains(path) { nodes[path] = id }
    }
    return nodes
  }
}

extension HTMLReport {
  /// The pictures, each with the file that it is of.
  func pictures(_ pictured: PicturedFindings) -> String {
    guard !pictured.screens.isEmpty else { return "" }
    let figures = pictured.screens.map { screen in
      let file = files[screen.file]
      let name = screen.name.map { " – <bdi\(lang(file.spokenLanguage))>\($0.printable.escapedForXML())</bdi>" } ?? ""
      return """
        <figure class="stage">
        <figcaption>\(file.path.printable.escapedForXML())\(name)</figcaption>
        \(screen.svg)</figure>

        """
    }
    return """
      <section aria-labelledby="pictures">
      <h2 id="pictures">\(say(ReportWords.pictures))</h2>
      <div class="screens">
      \(figures.joined())</div>
      </section>

      """
  }

  /// The number of a finding, which leads to its mark where it has one.
  func number(of place: RuleFindings.Place, _ pictured: PicturedFindings) -> String {
    guard files[place.fileIndex].screens.contains(where: { $0.index == place.finding.screen }) else { return "" }
    let number = "\(place.index + 1)"
    let attributes =
      "class=\"badge \(place.finding.severity.rawValue)\" id=\"\(PicturedFindings.findingID(place.fileIndex, place.index))\""
    guard pictured.isMarked(place.fileIndex, place.index) else { return "<span \(attributes)>\(number)</span> " }
    let label = ReportWords.showMark(number)[language].escapedForXML()
    return
      "<a \(attributes) href=\"#\(PicturedFindings.markID(place.fileIndex, place.index))\" aria-label=\"\(label)\">"
      + "\(number)</a> "
  }
}

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
  /// The numbers of the findings that have a mark.
  private let marked: Set<Int>
  /// By file, the number of its first finding; numbers run through all files, from 1.
  private let firstNumbers: [Int]

  /// In bytes: a larger picture has outlines alone, so that a report of many screens can still be sent.
  private static let largest = 60_000

  /// - Complexity: O(nodes of the screens).
  init(_ files: [AuditedFile], rules: [Rule], in language: Wording.Language) {
    let titles = Dictionary(rules.map { ($0.id, $0.title) }) { first, _ in first }
    var screens: [Screen] = []
    var marked: Set<Int> = []
    var firstNumbers = [1]
    for file in files { firstNumbers.append((firstNumbers.last ?? 1) + file.findings.count) }
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
          guard let node = nodes[finding.path], layout.canMark(node), screen.stands(finding, at: node) else { continue }
          let number = firstNumbers[fileIndex] + index
          marked.insert(number)
          let severity = ReportWords.name(of: finding.severity)[language]
          let title = titles[finding.rule]?[language] ?? finding.rule
          options.marks.append(
            ScreenPicture.Mark(
              node, text: "\(number)", kind: PicturedFindings.kind(finding.severity),
              label: "\(number): \(severity): \(title)", id: PicturedFindings.markID(number),
              link: "#" + PicturedFindings.findingID(number)))
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
    self.firstNumbers = firstNumbers
  }

  func isMarked(_ number: Int) -> Bool { marked.contains(number) }

  func number(of place: RuleFindings.Place) -> Int { firstNumbers[place.fileIndex] + place.index }

  static func markID(_ number: Int) -> String { "mark-\(number)" }
  static func findingID(_ number: Int) -> String { "finding-\(number)" }

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

extension AuditedScreen {
  /// False for what was found at another element, after the page had changed.
  fileprivate func stands(_ finding: Finding, at node: NodeID) -> Bool {
    finding.selector == nil || finding.selector == tree.nodes[node.index].sharedDetails?.value.web?.selector
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
    let number = pictured.number(of: place)
    let attributes =
      "class=\"badge \(place.finding.severity.rawValue)\" id=\"\(PicturedFindings.findingID(number))\""
    guard pictured.isMarked(number) else { return "<span \(attributes)>\(number)</span> " }
    let label = ReportWords.showMark(number)[language].escapedForXML()
    return "<a \(attributes) href=\"#\(PicturedFindings.markID(number))\" aria-label=\"\(label)\">\(number)</a> "
  }
}

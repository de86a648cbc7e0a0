internal import AloudAudit
internal import AloudBase
internal import AloudPicture
internal import AloudReader
internal import AloudTree

/// The pictures of a report: each screen that has findings, with numbered marks.
struct PicturedFindings {
  /// A screen and its picture.
  struct Screen {
    /// The index of its file, from 0.
    let file: Int
    let name: String?
    let svg: String
  }

  let screens: [Screen]
  /// The numbers of the findings that have a mark.
  private let marked: Set<Int>
  /// By the number of a finding, the part of a picture that a page shows next to it.
  private let parts: [Int: Part]

  /// A part of a picture: the surroundings of a node, or the whole picture.
  private struct Part {
    let picture: String
    let bounds: Frame
    let node: Frame?
  }

  /// In bytes. A larger picture has only outlines, so that a report of many screens is not too large to send.
  private static let largest = 60_000
  /// In bytes, for all pictures together.
  private static let largestSum = 3_000_000
  /// In bytes: the minimum size of a stop that is drawn with its text.
  private static let leastOfStop = 250

  /// - Complexity: O(nodes of the screens).
  init(_ files: [AuditedFile], rules: [Rule], _ numbers: FindingNumbers, in language: Wording.Language) {
    let titles = Dictionary(rules.map { ($0.id, $0.title) }) { first, _ in first }
    var screens: [Screen] = []
    var marked: Set<Int> = []
    var parts: [Int: Part] = [:]
    let screenCount = files.reduce(0) { $0 + $1.screens.count }
    let largest = min(PicturedFindings.largest, PicturedFindings.largestSum / max(1, screenCount))
    for (fileIndex, file) in files.enumerated() {
      for screen in file.screens {
        let found = file.findings.indices.filter { file.findings[$0].screen == screen.index }
        guard !found.isEmpty else { continue }
        let nodes = PicturedFindings.nodes(of: Set(found.flatMap { file.findings[$0].places.map(\.path) }), on: screen)
        var options = ScreenPicture.Options.stage
        options.language = language.rawValue
        options.title = (screen.screen.name ?? file.path).brief[language]
        options.cursor = false
        options.isDecorative = false
        options.prefix = "picture-\(fileIndex + 1)-\(screen.index + 1)"
        options.screenID = options.prefix + "-screen"
        let layout = ScreenPicture(screen.reader, options: options)
        for index in found {
          let finding = file.findings[index]
          let frame = nodes[finding.path].flatMap {
            screen.stands(finding.first, at: $0) ? layout.frame(ofMark: $0) : nil
          }
          let number = numbers.found[fileIndex][index]
          parts[number] = Part(
            picture: options.prefix + "-screen", bounds: layout.layout.bounds, node: frame)
          let severity = ReportWords.name(of: finding.severity)[language]
          let title = titles[finding.rule]?[language] ?? finding.rule
          // All places have the number of the finding; the finding links to the first.
          for place in [finding.first] + finding.others {
            guard let node = nodes[place.path], layout.canMark(node), screen.stands(place, at: node) else { continue }
            let isFirst = marked.insert(number).inserted
            options.marks.append(
              ScreenPicture.Mark(
                node, text: "\(number)", kind: PicturedFindings.kind(finding.severity),
                label: "\(PicturedFindings.name(number)): \(severity): \(title)",
                id: PicturedFindings.markID(number) + (isFirst ? "" : "-\(node.index)"),
                link: "#" + PicturedFindings.findingID(number)))
          }
        }
        options.outlines = screen.stops.count * PicturedFindings.leastOfStop > largest
        var svg = ScreenPicture(screen.reader, options: options).svg
        if !options.outlines, svg.utf8.count > largest {
          options.outlines = true
          svg = ScreenPicture(screen.reader, options: options).svg
        }
        screens.append(Screen(file: fileIndex, name: screen.screen.name ?? screen.screen.key, svg: svg))
      }
    }
    self.screens = screens
    self.marked = marked
    self.parts = parts
  }

  /// The part of a picture that shows a finding; empty where there is no picture. It is hidden from assistive
  /// technologies, because the text next to it has the same information. It is at most `width` pixels wide.
  func part(_ number: Int, _ severity: Severity, width: Double = 200) -> String {
    guard let part = parts[number] else { return "" }
    let near = part.node.map { PicturedFindings.surroundings(of: $0, in: part.bounds) } ?? part.bounds
    // The margin leaves room for the outline of a node at the edge.
    let view = Frame(x: near.x - 6, y: near.y - 6, width: near.width + 12, height: near.height + 12)
    let scale = min(width / view.width, width * 0.6 / view.height, 1)
    var outline = ""
    if let node = part.node {
      let place =
        "x=\"\(node.x.svg)\" y=\"\(node.y.svg)\" width=\"\(node.width.svg)\" height=\"\(node.height.svg)\"/>"
      // A wide line in the color of the screen lies below, so that the line is visible on any color.
      outline = "<rect class=\"ground\" \(place)<rect class=\"\(severity.rawValue)-line\" \(place)"
    }
    return
      "<svg class=\"aloud part\" aria-hidden=\"true\" viewBox=\"\(view.viewBox)\" width=\"\((view.width * scale).svg)\" height=\"\((view.height * scale).svg)\"><use href=\"#\(part.picture)\"/>\(outline)</svg>"
  }

  /// The area of a node and its surroundings.
  private static func surroundings(of node: Frame, in bounds: Frame) -> Frame {
    let (width, height) = (min(max(node.width + 48, 200), bounds.width), min(max(node.height + 48, 120), bounds.height))
    func start(_ center: Double, _ length: Double, _ low: Double, _ high: Double) -> Double {
      min(max(center - length / 2, low), max(low, high - length))
    }
    return Frame(
      x: start(node.center.x, width, bounds.x, bounds.x + bounds.width),
      y: start(node.center.y, height, bounds.y, bounds.y + bounds.height),
      width: width, height: height)
  }

  func isMarked(_ number: Int) -> Bool { marked.contains(number) }

  static func markID(_ number: Int) -> String { "mark-\(number)" }
  /// The name of a finding in reports: `F-012`.
  static func name(_ number: Int) -> String { "F-" + number.digits(3) }
  static func findingID(_ number: Int) -> String { "finding-\(number)" }

  /// The style of marks in parts of pictures; severities also differ without color.
  static let styleSheet =
    ".part > rect { rx: 5px; fill: none; stroke-width: 2px; vector-effect: non-scaling-stroke; }\n.part > .ground { stroke: var(--screen); stroke-width: 5px; }\n"
    + Severity.allCases.map { severity in
      let dashes = kind(severity).dashes
      return dashes.isEmpty ? "" : ".part > .\(severity.rawValue)-line { stroke-dasharray: \(dashes); }\n"
    }.joined()

  private static func kind(_ severity: Severity) -> ScreenPicture.Mark.Style {
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
  /// False for a place whose element is another one, because the page has changed.
  fileprivate func stands(_ place: Finding.Place, at node: NodeID) -> Bool {
    place.selector == nil || place.selector == tree.nodes[node.index].sharedDetails?.value.web?.selector
  }
}

extension HTMLReport {
  /// The pictures, each with the name of its screen and the path of its file.
  func pictures(_ pictured: PicturedFindings) -> String {
    guard !pictured.screens.isEmpty else { return "" }
    let figures = pictured.screens.enumerated().map { index, screen in
      let file = files[screen.file]
      let path = file.path.printable.escapedForXML()
      let name =
        screen.name.map { "<bdi\(lang(file.spokenLanguage))>\(brief($0))</bdi> <small><code>\(path)</code></small>" }
        ?? path
      return """
        <figure class="stage">
        <figcaption>\(say(ReportWords.picture(index + 1))) \(name)</figcaption>
        \(screen.svg)</figure>

        """
    }
    return section("pictures", ReportWords.pictures, "<div class=\"screens\">\n\(figures.joined())</div>\n")
  }

  /// The number of a finding, linked to its mark if it has one.
  func number(of place: ReportedFinding, _ pictured: PicturedFindings) -> String {
    let isShown = files[place.fileIndex].screens.contains { $0.index == place.finding.screen }
    guard isShown || compliance != nil else { return "" }
    let number = place.number
    let name = PicturedFindings.name(number)
    let attributes =
      "class=\"badge \(place.finding.severity.rawValue)\" id=\"\(PicturedFindings.findingID(number))\""
    guard pictured.isMarked(number) else { return "<span \(attributes)>\(name)</span> " }
    let label = ReportWords.showMark(number)[language].escapedForXML()
    return "<a \(attributes) href=\"#\(PicturedFindings.markID(number))\" aria-label=\"\(label)\">\(name)</a> "
  }
}

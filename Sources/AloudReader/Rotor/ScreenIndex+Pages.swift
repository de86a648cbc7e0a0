internal import AloudSpeech
internal import AloudTree

/// Under which options the rotor finds an element of a web page: there the role tells, and traits alone do not.
///
/// Source: recordings of Safari at a11ysupport.io, and which elements WebKit's search finds; where neither decides, it is said.
struct PageElement {
  private let traits: Traits
  private let node: Node
  private let web: WebElement

  init(_ node: Node, _ web: WebElement) {
    traits = node.reportedTraits
    self.node = node
    self.web = web
  }

  var rotorOptions: [ScreenReader.RotorOption] {
    var options: [ScreenReader.RotorOption] = []
    if traits.contains(.header) {
      options.append(.headings)
      if let level = node.sharedDetails?.value.headingLevel { options.append(.headingLevel(level)) }
    }
    if traits.contains(.link) {
      options += [.links, traits.contains(.visited) ? .visitedLinks : .nonVisitedLinks]
      if leadsIntoPage { options.append(.inPageLinks) }
    }
    if isFormControl { options.append(.formControls) }
    if isButton { options.append(.buttons) }
    if isTextField { options.append(.textFields) }
    if traits.contains(.image) { options.append(.images) }
    if isText, traits.isDisjoint(with: [.link, .header, .button, .image]) { options.append(.staticText) }
    return options
  }

  /// A text, also one in a link, a heading or a summary.
  private var isText: Bool { traits.contains(.staticText) }

  private var leadsIntoPage: Bool {
    node.label?.runs?.contains { $0.attributes.link?.hasPrefix("#") == true } ?? false
  }

  private var isTextField: Bool { !traits.isDisjoint(with: [.textEntry, .searchField]) }

  /// Neither what opens a popup nor the text of a summary, which is assumed.
  private var isButton: Bool { traits.contains(.button) && !traits.contains(.toggleButton) && !isText }

  /// True for a control of a form. Recordings leave out summaries, and fields of a date with a time.
  private var isFormControl: Bool {
    guard !isText, web.role != .dateTimePicker, !traits.contains(.menuItem) else { return false }
    switch web.role {
    case .checkbox, .combobox, .select, .toggleButton, .colorWell, .datePicker, .fileButton, .spinbutton: return true
    default:
      return !traits.isDisjoint(with: [
        .button, .popUpButton, .toggleButton, .radioButton, .textEntry, .searchField, .adjustable,
      ])
    }
  }
}

extension Node {
  var web: WebElement? { traits.contains(.webContent) ? sharedDetails?.value.web : nil }
}

extension [ScreenReader.RotorOption: [Int]] {
  /// A heading of several stops is found once, at its first; an article at its first stop.
  mutating func keepFirstStops(ofPagesIn tree: Tree, _ order: ReadingOrder) {
    var later: Set<Int> = []
    for id in tree.ids(inside: .root) {
      guard let role = tree.nodes[id.index].sharedDetails?.value.web?.role, role == .heading || role == .article else {
        continue
      }
      // The order of a page is that of its tree.
      let inside = tree.ids(inside: id)
      guard let first = inside.first(where: { order.rank(of: $0) != nil }) else { continue }
      if role == .article {
        if let rank = order.rank(of: first) { self[.articles, default: []].append(rank) }
      } else {
        later.formUnion(inside.filter { $0 != first }.compactMap { order.rank(of: $0) })
      }
    }
    guard !later.isEmpty else { return }
    for option in keys {
      switch option {
      case .headings, .headingLevel:
        self[option]?.removeAll(where: later.contains)
        if self[option]?.isEmpty == true { self[option] = nil }
      default: break
      }
    }
  }
}

import AloudTree

/// Data about the whole page that are needed for its stops.
struct PageFacts {
  /// An `id` in a document.
  struct ElementID: Hashable {
    let document: Int32
    let id: String
  }

  /// The `<label>` elements of checkboxes, radio buttons and switches, by `backendDOMNodeId`.
  private(set) var labelsOfChecks: Set<Int> = []
  /// The positions of radio buttons in their groups, by node.
  private(set) var positions: [Int: WebPosition] = [:]
  /// Nodes with texts of `::before` and `::after`. Such a text is one stop with the adjacent texts.
  private(set) var nodesWithGeneratedText: Set<Int> = []
  /// Texts inside an element with `role="text"` that Chromium leaves out, with that element; they are one stop.
  private(set) var writtenTexts: [Int: PageSnapshot.Place] = [:]
  /// The parents of ``writtenTexts``.
  private(set) var nodesWithWrittenText: Set<Int> = []
  /// False for a format without list markers.
  var tellsMarkers = true
  private(set) var rootsByFrame: [String: Int] = [:]
  private(set) var places: [ElementID: PageSnapshot.Place] = [:]
  private(set) var labelsByTarget: [ElementID: PageSnapshot.Place] = [:]
  /// Whether each node is read: it is inside an open modal dialog, an ancestor of it, or in another document. Nil where
  /// nothing is modal.
  private var readNodes: [Bool]?
  private var nodesAroundModal: Set<Int> = []

  init(_ tree: ChromiumTree, _ snapshot: PageSnapshot?) {
    for root in tree.roots {
      if let id = tree.nodes[root].frameID, rootsByFrame[id] == nil { rootsByFrame[id] = root }
    }
    if let snapshot {
      places = PageFacts.byID(snapshot.places(with: .id))
      labelsByTarget = PageFacts.byID(snapshot.places(with: .for).filter { snapshot.tag($0.place) == "label" })
    }
    let checks: Set<ChromiumRole> = [.checkbox, .radio, .toggle]
    for node in tree.nodes where checks.contains(node.role) && !node.isIgnored { labelsOfChecks.formUnion(node.labels) }
    findGeneratedTexts(tree, snapshot)
    findPositions(tree, snapshot)
    findModal(tree)
  }

  func isRead(_ index: Int) -> Bool { readNodes?[index] ?? true }

  func isAroundModal(_ index: Int) -> Bool { nodesAroundModal.contains(index) }

  /// The places by id; if an id occurs several times in a document, the first place counts.
  private static func byID(_ places: [(place: PageSnapshot.Place, value: String)]) -> [ElementID: PageSnapshot.Place] {
    Dictionary(places.map { (ElementID(document: $0.place.document, id: $0.value), $0.place) }) { first, _ in first }
  }

  /// Finds generated texts. Such a text has no node in the document, or that of a pseudo-element.
  private mutating func findGeneratedTexts(_ tree: ChromiumTree, _ snapshot: PageSnapshot?) {
    guard let snapshot else { return }
    let roles = snapshot.places(with: .role)
    let written = Set(roles.filter { $0.value.withPlainSpaces.lowercased() == "text" }.map { $0.place })
    // A pseudo-element belongs to the nearest ancestor of the text that is in the document.
    var stack: [(index: Int, element: Int)] = tree.roots.map { ($0, $0) }
    while let (index, element) = stack.popLast() {
      let isGenerated = snapshot.isGenerated(tree.nodes[index].backend)
      if isGenerated, tree.nodes[index].role == .text, !tree.nodes[index].isIgnored {
        nodesWithGeneratedText.insert(element)
      }
      if !written.isEmpty, tree.nodes[index].role == .text,
        let place = snapshot.ancestor(
          of: tree.nodes[index].backend, below: tree.nodes[element].backend, where: written.contains)
      {
        writtenTexts[index] = place
        nodesWithWrittenText.insert(element)
      }
      let inner = isGenerated ? element : index
      for child in tree.children(of: index) { stack.append((Int(child), inner)) }
    }
  }

  /// Groups radio buttons by their name in one document, or by their group element.
  ///
  /// Source: recordings of native and ARIA radio buttons; in a group of one, no position is said.
  private mutating func findPositions(_ tree: ChromiumTree, _ snapshot: PageSnapshot?) {
    var groups: [String: [Int]] = [:]
    var stack: [(index: Int, group: Int)] = tree.roots.map { ($0, -1) }
    var order: [(index: Int, group: Int)] = []
    while let (index, group) = stack.popLast() {
      let role = tree.nodes[index].role
      if role == .radio, !tree.nodes[index].isIgnored { order.append((index, group)) }
      let inner = role == .radiogroup ? index : group
      for child in tree.children(of: index).reversed() { stack.append((Int(child), inner)) }
    }
    for (index, group) in order {
      let place = snapshot?.place(of: tree.nodes[index].backend)
      let attributes = place.flatMap { snapshot?.attributes(of: $0) }
      if let place, let name = attributes?[.name], !name.isEmpty, snapshot?.tag(place) == "input" {
        groups["name \(place.document) \(name)", default: []].append(index)
      } else if group >= 0 {
        groups["group \(group)", default: []].append(index)
      }
    }
    for members in groups.values where members.count > 1 {
      for (place, index) in members.enumerated() {
        positions[index] = WebPosition(index: place + 1, count: members.count)
      }
    }
  }

  /// Finds an open modal dialog. It hides the rest of its document, but not the documents around and beside that.
  ///
  /// Source: WebKit, `ignoredFromModalPresence`.
  private mutating func findModal(_ tree: ChromiumTree) {
    let dialog = tree.nodes.indices.last { index in
      let role = tree.nodes[index].role
      return (role == .dialog || role == .alertdialog) && !tree.nodes[index].isIgnored
        && tree.nodes[index].properties.isTrue(.modal)
    }
    guard let dialog else { return }
    var parents = [Int32](repeating: -1, count: tree.nodes.count)
    for index in tree.nodes.indices {
      for child in tree.children(of: index) { parents[Int(child)] = Int32(index) }
    }
    var above = parents[dialog]
    var root = dialog
    while above >= 0, nodesAroundModal.insert(Int(above)).inserted {
      root = Int(above)
      above = parents[root]
    }
    var read = [Bool](repeating: true, count: tree.nodes.count)
    for index in tree.subtree(of: root) { read[index] = false }
    for index in nodesAroundModal { read[index] = true }
    for index in tree.subtree(of: dialog) { read[index] = true }
    readNodes = read
  }
}

internal import AloudBase
internal import AloudTree

extension Rule {
  /// The reading order goes backward: up, or against the reading direction.
  ///
  /// For two consecutive stops, the branches of the tree that contain them are compared, each as the area of all its
  /// stops. So columns and cards may be read one after another. An order that depends only on geometry never jumps;
  /// given orders, priorities and groups may. Stops within 8 points, on iPad 13, are in one row, as in the reading
  /// order itself.
  ///
  /// - Complexity: O(nodes · depth).
  static let orderJumps = Rule(
    "order-jumps", .warning,
    title: Wording("The order jumps back", ko: "읽는 순서가 거슬러 감"),
    fix: Wording(
      "Order the elements as they are laid out: correct the given order, the sort priority or the grouping.",
      ko: "배치된 순서대로 읽도록 지정한 순서, 정렬 우선순위, 묶음을 고치십시오."),
    references: ["MAAG 2.1", "HIG Navigation", "WCAG 1.3.2", "WCAG 2.4.3"],
    onPages: .silent("columns, floats and wrapped lines go back up; the reading order is that of the document")
  ) { screen in
    let kin = StopRelations(screen)
    let suspects = zip(screen.stops, screen.stops.dropFirst()).filter { kin.mayJump($0, $1) }
    if suspects.isEmpty { return [] }
    let areas = StopAreas(screen)
    let direction = ReadingDirection(screen.document)
    return suspects.compactMap { before, after in
      let branches = kin.branches(of: before, and: after)
      let jumps = branches.allSatisfy { one, other in
        guard let one = areas[one], let other = areas[other] else { return false }
        return direction.goesBack(from: one, to: other)
      }
      guard jumps, !branches.isEmpty else { return nil }
      let (from, to) = (screen.name(of: before), screen.name(of: after))
      return Fault(
        Wording(
          "Focus jumps back from “\(from.english)” to “\(to.english)”.",
          ko: "초점이 “\(from.korean)”에서 “\(to.korean)”\(particle: .to) 거슬러 갑니다."),
        at: after, of: screen)
    }
  }

  /// VoiceOver reads another element between a picture and the caption below it.
  ///
  /// The caption is the nearest text that begins at most 44 points below the picture (an overlap of 2 points allows for
  /// rounding in layouts). Its center must be within a quarter of the wider width of the picture's center. Elements on
  /// the picture, or between it and its caption, belong to both. Source: the example with mangoes and artichokes in
  /// Apple's Human Interface Guidelines; the numbers are Aloud's choice.
  ///
  /// - Complexity: O(n log n) in stops.
  static let splitGroup = Rule(
    "split-group", .warning,
    title: Wording("A caption is read apart from its picture", ko: "그림과 따로 읽는 설명"),
    fix: Wording("Set `groupsChildren` on a view around both.", ko: "둘을 감싸는 뷰에 `groupsChildren`을 설정하십시오."),
    references: ["MAAG 2.1", "HIG Navigation", "WCAG 1.3.2", "WCAG 2.4.3"],
    onPages: .silent("WebKit keeps the content of an element together")
  ) { screen in
    let images = screen.stops.filter { $0.traits.contains(.image) }
    if images.isEmpty { return [] }
    let captions = Captions(screen)
    return images.compactMap { image in
      guard let area = image.bounds, let caption = captions.caption(of: image, area),
        let between = captions.firstBetween(image, area, caption)
      else { return nil }
      let (picture, other) = (screen.name(of: image), screen.name(of: between))
      let isLate = caption.stop.rank > image.rank
      return Fault(
        Wording(
          "The caption of “\(picture.english)” is read \(isLate ? "after" : "before") “\(other.english)”.",
          ko: "“\(picture.korean)”의 설명을 “\(other.korean)” \(isLate ? "뒤" : "앞")에 읽습니다."),
        at: image, of: screen)
    }
  }
}

/// The reading direction of a screen.
private struct ReadingDirection {
  let rowThreshold: Double
  let rightToLeft: Bool

  init(_ document: Document) {
    rowThreshold = document.device.rowThreshold
    rightToLeft = document.direction == .rtl
  }

  /// True when the second area comes before the first one in reading direction: it is above without beginning a new
  /// column, or beside the first on the side that is read first. A tolerance of one point allows for rounded layouts.
  func goesBack(from one: Bounds, to other: Bounds) -> Bool {
    let startsColumn = rightToLeft ? other.maxX <= one.minX + 1 : other.minX >= one.maxX - 1
    if other.maxY <= one.minY + 1, one.minY - other.minY >= rowThreshold { return !startsColumn }
    let isBehind = rightToLeft ? other.minX >= one.maxX - 1 : other.maxX <= one.minX + 1
    return isBehind && abs(one.minY - other.minY) < rowThreshold
  }
}

/// The relations of two stops in the tree.
private struct StopRelations {
  let tree: Tree

  init(_ screen: AuditedScreen) { tree = screen.tree }

  /// False for most consecutive stops: siblings that are sorted by geometry.
  func mayJump(_ one: AuditedScreen.Stop, _ other: AuditedScreen.Stop) -> Bool {
    guard let parent = tree.parent(of: one.node), parent == tree.parent(of: other.node) else { return true }
    return tree.nodes[parent.index].order == .given || priority(of: one.node) != priority(of: other.node)
  }

  /// The pairs of nodes that must all go backward for two stops to go backward: the branches below the lowest common
  /// ancestor and, if stops of these branches are sorted together, the sorted units. Empty where only geometry
  /// determines the order of the stops.
  func branches(of one: AuditedScreen.Stop, and other: AuditedScreen.Stop) -> [(NodeID, NodeID)] {
    var otherBranch = other.node
    var ancestor = tree.parent(of: other.node) ?? .root
    while ancestor != .root, !tree.contains(ancestor, one.node) {
      otherBranch = ancestor
      ancestor = tree.parent(of: ancestor) ?? .root
    }
    var branch = one.node
    while let parent = tree.parent(of: branch), parent != ancestor { branch = parent }
    if tree.nodes[ancestor.index].order == .given { return [(branch, otherBranch)] }
    let sorted = (sortedUnit(of: one.node, below: ancestor), sortedUnit(of: other.node, below: ancestor))
    let areStops = sorted == (one.node, other.node)
    if areStops, priority(of: sorted.0) == priority(of: sorted.1) { return [] }
    return [(branch, otherBranch), sorted]
  }

  /// The unit that is sorted as a whole and contains a stop: the outermost group below an ancestor, or the stop itself.
  private func sortedUnit(of stop: NodeID, below ancestor: NodeID) -> NodeID {
    var unit = stop
    var next = tree.parent(of: stop)
    while let id = next, id != ancestor {
      if tree.nodes[id.index].order == .given || tree.nodes[id.index].isGroup { unit = id }
      next = tree.parent(of: id)
    }
    return unit
  }

  private func priority(of node: NodeID) -> Double { tree.nodes[node.index].sortPriority }
}

/// For each node, the common area of the stops inside it.
///
/// - Complexity: O(nodes) to create.
struct StopAreas {
  private var areas: [Bounds?]

  init(_ screen: AuditedScreen) {
    areas = Array(repeating: nil, count: screen.tree.count)
    for stop in screen.stops { areas[stop.node.index] = stop.bounds }
    // Children come after their parent. In reverse order, each node is complete before it is added to its parent.
    for id in Array(screen.tree.ids).reversed() {
      guard let area = areas[id.index], let parent = screen.tree.parent(of: id) else { continue }
      areas[parent.index] = areas[parent.index]?.union(area) ?? area
    }
  }

  /// Nil where no stop inside has a frame.
  subscript(node: NodeID) -> Bounds? { areas[node.index] }
}

/// The texts of a screen that may be captions of pictures.
private struct Captions {
  struct Caption {
    let stop: AuditedScreen.Stop
    let area: Bounds
  }

  /// How many stops between a picture and its caption are examined.
  private static let limit = 64

  private let screen: AuditedScreen
  private let texts: [Caption]
  private let neighborhood: Neighborhood

  init(_ screen: AuditedScreen) {
    self.screen = screen
    texts = screen.stops.compactMap { stop in
      guard stop.canBeCaption, let area = stop.bounds else { return nil }
      return Caption(stop: stop, area: area)
    }
    neighborhood = Neighborhood(texts.map { $0.area })
  }

  /// The nearest text below a picture; of several at the same distance, the one closest to the middle.
  func caption(of image: AuditedScreen.Stop, _ area: Bounds) -> Caption? {
    var band = area
    (band.minY, band.maxY) = (area.maxY - 2, area.maxY + 44)
    var nearest: (distance: (Double, Double), caption: Caption)?
    neighborhood.visit(near: band, within: 0) { index in
      let text = texts[index]
      let offset = abs(text.area.center.x - area.center.x)
      guard text.area.minY >= band.minY, text.area.minY <= band.maxY,
        offset <= max(text.area.width, area.width) / 4
      else { return }
      let distance = (text.area.minY, offset)
      if let nearest, nearest.distance <= distance { return }
      nearest = (distance, text)
    }
    return nearest?.caption
  }

  /// The first stop that is read between a picture and its caption and does not belong to either.
  func firstBetween(_ image: AuditedScreen.Stop, _ area: Bounds, _ caption: Caption) -> AuditedScreen.Stop? {
    let (low, high) = (min(image.rank, caption.stop.rank), max(image.rank, caption.stop.rank))
    let both = area.union(caption.area)
    return screen.stops[(low + 1)..<high].prefix(Captions.limit).first { stop in
      stop.bounds.map { !both.contains($0.center) } ?? true
    }
  }
}

extension AuditedScreen.Stop {
  /// True for a text that can be a caption: not a control, a heading or a picture.
  fileprivate var canBeCaption: Bool {
    !isControl && traits.isDisjoint(with: [.header, .image]) && !(label.isEmpty && value.isEmpty)
  }
}

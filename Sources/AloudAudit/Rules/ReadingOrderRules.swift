internal import AloudTree

extension Rule {
  /// The reading order goes back: up, or against the direction of reading.
  ///
  /// For two stops in a row the branches of the tree in which they stand are compared, each as the area of all its
  /// stops, so that columns and cards may be read one after the other. What the geometry alone sorts never jumps: only
  /// orders as given, priorities and groups do. A row is 8 points, on a pad 13, as in the walk.
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
    let kin = StopKin(screen)
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

  /// Another element is read between a picture and the caption under it.
  ///
  /// The caption is the nearest text that begins at most 44 points under the picture (2 points of overlap are how
  /// layouts are rounded) and is centered with it, to a quarter of the wider of the two. What lies on the picture, or
  /// between it and its caption, belongs to them. Source: the mangoes and artichokes of Apple's Human Interface
  /// Guidelines; the numbers are ours.
  ///
  /// - Complexity: O(n log n) in stops.
  static let splitGroup = Rule(
    "split-group", .warning,
    title: Wording("A caption is read apart from its picture", ko: "그림과 따로 읽는 설명"),
    fix: Wording("Set `groupsChildren` on a view around both.", ko: "둘을 감싸는 뷰에 `groupsChildren`을 설정하십시오."),
    references: ["HIG Navigation", "WCAG 1.3.1", "WCAG 1.3.2"],
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

/// The direction in which a screen is read.
private struct ReadingDirection {
  let rowThreshold: Double
  let rightToLeft: Bool

  init(_ document: Document) {
    rowThreshold = document.device.rowThreshold
    rightToLeft = document.direction == .rtl
  }

  /// True when a reader who comes from the first area has passed the second one: it lies above without beginning a new
  /// column, or beside the first on the side that is read first. The tolerance of a point allows for rounded layouts.
  func goesBack(from one: Bounds, to other: Bounds) -> Bool {
    let startsColumn = rightToLeft ? other.maxX <= one.minX + 1 : other.minX >= one.maxX - 1
    if other.maxY <= one.minY + 1, one.minY - other.minY >= rowThreshold { return !startsColumn }
    let isBehind = rightToLeft ? other.minX >= one.maxX - 1 : other.maxX <= one.minX + 1
    return isBehind && abs(one.minY - other.minY) < rowThreshold
  }
}

/// The relations of stops in the tree.
private struct StopKin {
  let tree: Tree

  init(_ screen: AuditedScreen) { tree = screen.tree }

  /// False for most successive stops: siblings that the geometry has sorted.
  func mayJump(_ one: AuditedScreen.Stop, _ other: AuditedScreen.Stop) -> Bool {
    guard let parent = tree.parent(of: one.node), parent == tree.parent(of: other.node) else { return true }
    return tree.nodes[parent.index].order == .given || priority(of: one.node) != priority(of: other.node)
  }

  /// The pairs of nodes that must jump for two stops to jump: the branches below the lowest common ancestor and, where
  /// stops of these branches are sorted among one another, what was sorted. None where nothing but the geometry has put
  /// one stop after the other.
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

  /// The unit that is sorted as one where a stop stands: the outermost group around it below an ancestor, else the stop
  /// itself.
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

/// The area that the stops inside each node take together.
///
/// - Complexity: O(nodes) to make.
struct StopAreas {
  private var areas: [Bounds?]

  init(_ screen: AuditedScreen) {
    areas = Array(repeating: nil, count: screen.tree.count)
    for stop in screen.stops { areas[stop.node.index] = stop.bounds }
    // Children come after their parent, so that going backward each node is complete before it is added to its parent.
    for id in Array(screen.tree.ids).reversed() {
      guard let area = areas[id.index], let parent = screen.tree.parent(of: id) else { continue }
      areas[parent.index] = areas[parent.index]?.union(area) ?? area
    }
  }

  /// Nil where no stop inside has a frame.
  subscript(node: NodeID) -> Bounds? { areas[node.index] }
}

/// The texts of a screen that may belong to pictures.
private struct Captions {
  struct Caption {
    let stop: AuditedScreen.Stop
    let area: Bounds
  }

  /// How many stops between a picture and its caption are looked at.
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
    neighborhood = Neighborhood(texts.map(\.area))
  }

  /// The nearest text under a picture, of those equally near the one in the middle.
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

  /// The first stop that is read between a picture and its caption and belongs to neither.
  func firstBetween(_ image: AuditedScreen.Stop, _ area: Bounds, _ caption: Caption) -> AuditedScreen.Stop? {
    let (low, high) = (min(image.rank, caption.stop.rank), max(image.rank, caption.stop.rank))
    let both = area.union(caption.area)
    return screen.stops[(low + 1)..<high].prefix(Captions.limit).first { stop in
      stop.bounds.map { !both.contains($0.center) } ?? true
    }
  }
}

extension AuditedScreen.Stop {
  /// True for what can be a caption: something to read, that is no control, heading or picture.
  fileprivate var canBeCaption: Bool {
    !isControl && traits.isDisjoint(with: [.header, .image]) && !(label.isEmpty && value.isEmpty)
  }
}

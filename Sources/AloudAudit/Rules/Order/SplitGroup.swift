internal import AloudTree

extension Rule {
  /// A picture and the caption under it are read with something else between them.
  ///
  /// The caption is the nearest text that begins at most 44 points under the picture (2 points of overlap are how layouts are
  /// rounded) and is centered with it, to a quarter of the wider of the two. What lies on the picture, or between it and its
  /// caption, belongs to them. Source: the mangoes and artichokes of Apple's Human Interface Guidelines; the numbers are ours.
  ///
  /// - Complexity: O(n log n) in stops.
  static let splitGroup = Rule(
    "split-group", .warning,
    title: Wording("A caption is read apart from its picture", ko: "그림과 따로 읽는 설명"),
    fix: Wording(
      "Set `groupsChildren` on a view round both.", ko: "둘을 감싸는 뷰에 `groupsChildren`을 설정하십시오."),
    references: ["HIG Navigation", "WCAG 1.3.1", "WCAG 1.3.2"]
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

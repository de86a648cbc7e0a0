internal import AloudBase
internal import AloudReader
internal import AloudSpeech
internal import AloudTree

// Containers around elements, and nodes out of reach.
extension ScreenPicture {
  var hasGroups: Bool { !groups.isEmpty }

  /// - Complexity: O(nodes).
  private var groups: [(id: NodeID, frame: Frame)] {
    let tree = reader.narrator.tree
    let areas = areasOfStops
    return tree.ids.compactMap { id in
      guard tree.hasChildren(id), !tree.isElement(id) else { return nil }
      let node = tree.nodes[id.index]
      let isGroup = options.visit?.groups.contains(id) ?? (node.isAnnounced || node.modal || node.groupsChildren)
      return isGroup ? areas[id.index].map { (id, frame(ofGroup: id, around: $0)) } : nil
    }
  }

  /// For each node, the frame around the stops in it; nil where there is none.
  private var areasOfStops: [Frame?] {
    let tree = reader.narrator.tree
    var areas = [Frame?](repeating: nil, count: tree.count)
    for place in layout.places { areas[place.node.index] = place.frame }
    // Children come after their parent. In reverse order, each node is complete before it is added to its parent.
    for id in Array(tree.ids).reversed() {
      guard let area = areas[id.index], let parent = tree.parent(of: id) else { continue }
      areas[parent.index] = areas[parent.index]?.union(area) ?? area
    }
    return areas
  }

  func drawGroups(_ writer: inout SVGWriter) {
    var captions = CaptionRows()
    for (id, frame) in groups {
      let node = reader.narrator.tree.nodes[id.index]
      let name = words.name(of: node)
      let label = node.label.map { "\(name): \($0.string.printable)" } ?? name
      writer.add("g") { writer in
        writer.add("title", text: label)
        writer.drawBox(frame, radius: 8, class: "group-line", lineWidth: 1.5, dashes: "5 4")
        drawCaption(label, of: frame, &captions, &writer)
      }
    }
  }

  /// The frame of a container, else one around the stops in it.
  private func frame(ofGroup id: NodeID, around stops: Frame) -> Frame {
    if let frame = reader.visibleFrame(of: id), ScreenLayout.canBeDrawn(frame), !frame.isZeroSize {
      return frame.grown(by: 2)
    }
    return stops.grown(by: 4)
  }

  /// Draws the caption on the lower edge, where there are no numbers of stops, beside those of other containers.
  private func drawCaption(
    _ label: String, of frame: Frame, _ captions: inout CaptionRows, _ writer: inout SVGWriter
  ) {
    let size = 9.5
    let room = min(frame.width - 12, 180)
    // A small container shows its name under the pointer.
    guard room > 70, frame.height >= 36 else { return }
    let text = label.clipped(to: room, size: size)
    let width = min(TextWidth.width(of: text, size: size) + 8, room + 8)
    let bounds = layout.bounds
    let left = reader.direction == .rtl ? frame.x + 8 : frame.x + frame.width - width - 8
    let x = min(max(left, bounds.x + 1), bounds.x + bounds.width - width - 1)
    let y = min(frame.y + frame.height - 6.5, bounds.y + bounds.height - 14)
    let box = Frame(x: x, y: y, width: width, height: 13)
    // A container without room for its name shows it under the pointer.
    guard let box = captions.room(for: box, in: frame, isRightToLeft: reader.direction == .rtl) else { return }
    writer.drawBox(box, radius: 3, class: "group")
    writer.write(
      text, at: ScreenPoint(x: box.center.x, y: y + 9.8), anchor: "middle", size: size, class: "on-stop")
  }

  // MARK: Hidden parts

  /// The outermost nodes that VoiceOver does not reach: hidden ones, and ones with words. Each has a frame that can be drawn.
  var hiddenParts: [NodeID] {
    let tree = reader.narrator.tree
    let order = reader.narrator.order
    var parts: [NodeID] = []
    var next = 0
    for id in tree.ids where id.index >= next {
      let node = tree.nodes[id.index]
      if order.rank(of: id) != nil {
        // Nodes in an element are read as part of it, or the app leaves them out on purpose.
        next = tree.subtree(of: id).upperBound
      } else if node.hidden || !node.visible || (!tree.hasChildren(id) && node.saysSomething && node.isElement != false)
      {
        guard let frame = node.frame, !frame.isZeroSize, ScreenLayout.canBeDrawn(frame) else { continue }
        parts.append(id)
        next = tree.subtree(of: id).upperBound
      }
    }
    return parts
  }

  func defineHatching(_ writer: inout SVGWriter) {
    writer.add(
      "pattern",
      [
        "id": "\(options.prefix)-hatching", "width": "7", "height": "7", "patternUnits": "userSpaceOnUse",
        "patternTransform": "rotate(45)",
      ]
    ) { $0.drawLine(from: ScreenPoint(x: 0, y: 0), to: ScreenPoint(x: 0, y: 7), class: "hidden-line", width: 1.5) }
    // A stop is not hatched, even if a hidden node is around it or over it.
    let bounds = layout.bounds
    writer.add(
      "mask",
      [
        "id": "\(options.prefix)-unreached", "maskUnits": "userSpaceOnUse", "x": bounds.x.svg, "y": bounds.y.svg,
        "width": bounds.width.svg, "height": bounds.height.svg,
      ]
    ) { writer in
      writer.add(
        "rect",
        [
          "x": bounds.x.svg, "y": bounds.y.svg, "width": bounds.width.svg, "height": bounds.height.svg,
          "fill": "#ffffff",
        ])
      writer.add("path", ["d": layout.outlines, "fill": "#000000"])
    }
  }

  func drawHidden(_ id: NodeID, _ writer: inout SVGWriter) {
    guard let frame = reader.visibleFrame(of: id) else { return }
    let label = reader.narrator.tree[id].label?.string.printable ?? ""
    writer.add("g", ["mask": "url(#\(options.prefix)-unreached)"]) { writer in
      writer.add("title", text: label.isEmpty ? words.hidden : "\(label): \(words.hidden)")
      drawHatching(frame, &writer)
      guard options.screenshot == nil, frame.width > 30, frame.height > 12 else { return }
      let text = label.clipped(to: frame.width - 12, size: 11)
      let width = TextWidth.width(of: text, size: 11) + 8
      guard !text.isEmpty else { return }
      writer.drawBox(
        Frame(x: frame.center.x - width / 2, y: frame.center.y - 8, width: width, height: 16), radius: 4,
        class: "screen")
      writer.write(
        text, at: ScreenPoint(x: frame.center.x, y: frame.center.y + 4), anchor: "middle", size: 11, class: "quiet")
    }
  }

  func drawHatching(_ frame: Frame, _ writer: inout SVGWriter) {
    writer.add(
      "rect",
      [
        "class": "hidden-line", "x": frame.x.svg, "y": frame.y.svg, "width": max(frame.width, 0).svg,
        "height": max(frame.height, 0).svg, "rx": "4", "fill": "url(#\(options.prefix)-hatching)", "stroke-width": "1",
        "stroke-dasharray": "2 3",
      ])
  }
}

/// The captions of containers, so that none covers another.
private struct CaptionRows {
  /// The most captions in a row, so that a deep screen takes no longer than a flat one.
  private static let most = 8
  private static let height = 13.0
  private var rows: [Int: [Frame]] = [:]

  /// Returns the box, moved along the edge of its container away from other captions; nil if there is no room.
  ///
  /// - Complexity: O(1).
  mutating func room(for box: Frame, in container: Frame, isRightToLeft: Bool) -> Frame? {
    let row = Int(clamping: (box.y / CaptionRows.height).rounded(.down))
    let near = [row &- 1, row, row &+ 1].flatMap { rows[$0] ?? [] }
    let others = near.filter { abs($0.y - box.y) < CaptionRows.height }
    guard others.count < CaptionRows.most else { return nil }
    var box = box
    let ordered = others.sorted { isRightToLeft ? $0.x < $1.x : $0.x > $1.x }
    for other in ordered where other.x < box.x + box.width + 2 && box.x < other.x + other.width + 2 {
      box.x = isRightToLeft ? other.x + other.width + 3 : other.x - box.width - 3
    }
    guard box.x >= container.x, box.x + box.width <= container.x + container.width else { return nil }
    rows[row, default: []].append(box)
    return box
  }
}

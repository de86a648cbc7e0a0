internal import AloudReader
internal import AloudSpeech
internal import AloudTree

/// The screen as a person sees it.
struct StageDrawing {
  private let reader: ScreenReader
  private let layout: ScreenLayout
  /// The nodes to draw that are no stops, in the order of the tree.
  private let others: [NodeID]

  init(_ reader: ScreenReader, _ layout: ScreenLayout, others: [NodeID] = []) {
    self.reader = reader
    self.layout = layout
    self.others = others
  }

  /// Draws everything in the order of the tree, as it covers one another.
  func draw(_ writer: inout SVGWriter, other draw: (NodeID, inout SVGWriter) -> Void = { _, _ in }) {
    writer.drawBox(layout.bounds, class: "screen")
    var containers = ContainerDrawing(reader)
    var next = 0
    for place in layout.places {
      while !place.isListed, next < others.count, others[next] < place.node {
        containers.draw(before: others[next], &writer)
        draw(others[next], &writer)
        next += 1
      }
      containers.draw(before: place.node, &writer)
      ElementDrawing(reader, place).draw(&writer)
    }
    for id in others[next...] { draw(id, &writer) }
  }
}

/// Draws containers below their elements: bars, cards, sheets.
private struct ContainerDrawing {
  /// The containers that are drawn, in the order of the tree, and the first that is not yet.
  private let frames: [(id: NodeID, frame: Frame, isSheet: Bool, isBar: Bool)]
  private var next = 0

  init(_ reader: ScreenReader) {
    let tree = reader.narrator.tree
    frames = tree.ids.compactMap { id in
      let node = tree.nodes[id.index]
      guard tree.hasChildren(id), !tree.isElement(id), node.isAnnounced || node.modal, node.visible, !node.hidden,
        node.container != .landmark, let frame = reader.visibleFrame(of: id), ScreenLayout.canBeDrawn(frame)
      else { return nil }
      return (id, frame, node.modal, node.isTabBar)
    }
  }

  /// Draws those that are written before an element.
  mutating func draw(before node: NodeID, _ writer: inout SVGWriter) {
    while next < frames.count, frames[next].id < node {
      let container = frames[next]
      next += 1
      if container.isSheet {
        writer.drawBox(container.frame, radius: 14, class: "screen line", lineWidth: 1.5)
      } else if container.isBar {
        writer.drawBox(container.frame, class: "card")
        writer.drawLine(
          from: container.frame.origin,
          to: ScreenPoint(x: container.frame.x + container.frame.width, y: container.frame.y), class: "line")
      } else {
        writer.drawBox(container.frame, radius: 12, class: "card")
      }
    }
  }
}

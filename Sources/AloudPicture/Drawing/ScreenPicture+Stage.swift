internal import AloudBase
internal import AloudReader
internal import AloudSpeech
internal import AloudTree

// The drawing of the screen.
extension ScreenPicture {
  /// Draws stops and hidden nodes in the order of the tree, each container below its elements.
  func drawStage(hidden: [NodeID], _ writer: inout SVGWriter) {
    writer.drawBox(layout.bounds, class: "screen")
    var (hidden, containers) = (hidden[...], drawnContainers[...])
    func drawContainers(before node: NodeID, _ writer: inout SVGWriter) {
      while let container = containers.first, container.id < node {
        draw(container.id, in: container.frame, &writer)
        containers.removeFirst()
      }
    }
    for place in layout.places {
      while !place.isListed, let id = hidden.first, id < place.node {
        drawContainers(before: id, &writer)
        drawHidden(id, &writer)
        hidden.removeFirst()
      }
      drawContainers(before: place.node, &writer)
      ElementDrawing(reader, place).draw(&writer)
    }
    for id in hidden { drawHidden(id, &writer) }
  }

  /// The containers that are drawn, in the order of the tree.
  private var drawnContainers: [(id: NodeID, frame: Frame)] {
    let tree = reader.narrator.tree
    return tree.ids.compactMap { id in
      let node = tree.nodes[id.index]
      guard tree.hasChildren(id), !tree.isElement(id), node.isAnnounced || node.modal, node.visible, !node.hidden,
        node.container != .landmark, let frame = reader.visibleFrame(of: id), ScreenLayout.canBeDrawn(frame)
      else { return nil }
      return (id, frame)
    }
  }

  /// Draws a sheet, a bar or a card.
  private func draw(_ container: NodeID, in frame: Frame, _ writer: inout SVGWriter) {
    let node = reader.narrator.tree.nodes[container.index]
    if node.modal {
      writer.drawBox(frame, radius: 14, class: "screen line", lineWidth: 1.5)
    } else if node.isTabBar {
      writer.drawBox(frame, class: "card")
      writer.drawLine(from: frame.origin, to: ScreenPoint(x: frame.x + frame.width, y: frame.y), class: "line")
    } else {
      writer.drawBox(frame, radius: 12, class: "card")
    }
  }
}

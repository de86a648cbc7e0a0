internal import AloudBase
internal import AloudReader
internal import AloudSimulator
internal import AloudSpeech
internal import AloudTree

/// A presented screen or a modal view over other elements.
struct TrapLayer: Hashable {
  /// The index of its screen in the stack, and the key of that screen.
  let level: Int
  let key: String?
  /// The modal node, by its id or its place in the file; nil for a presented screen.
  let node: String?
}

// Layers that no gesture closes.
extension TrapWalk {
  /// The traps among layers, besides places that the cursor never leaves, which are traps of their own.
  func openLayers(besides ends: Set<Int>) -> [FoundTrap] {
    let layers = states.map { $0.layers }
    var seen: Set<TrapLayer> = []
    var found: [FoundTrap] = []
    for place in places.indices {
      for (layer, node) in layers[places[place].state] where seen.insert(layer).inserted {
        let isInside = layers.map { list in list.contains { $0.layer == layer } }
        guard let first = closedPlaces(in: layer, isInside).first(where: { !ends.contains($0) }) else { continue }
        found.append(
          FoundTrap(
            kind: .layer, place: first, way: way(to: first), level: layer.level,
            node: first == place ? node : states[places[first].state].layers.first { $0.layer == layer }?.node,
            message: states[places[first].state].closes(layer)
              ? "no gesture leads out of this layer: what closes it leads back into it"
              : "no gesture leads out of this layer: no element closes it, and it does not answer the escape gesture"))
      }
    }
    return found
  }

  /// The places from which nothing leads, or may lead, out of a layer.
  private func closedPlaces(in layer: TrapLayer, _ isInside: [Bool]) -> [Int] {
    let inside = places.indices.filter { isInside[places[$0].state] }
    let mayLeave = states.indices.map { isInside[$0] && states[$0].mayLeave(layer) }
    let leading = leadingOut(of: Set(inside)) { mayLeave[places[$0].state] }
    return inside.filter { !leading.contains($0) }
  }

  /// The places of a set from which gestures lead out of it, or to a place that meets a condition.
  ///
  /// - Complexity: O(places and gestures).
  func leadingOut(of inside: Set<Int>, or isOut: (Int) -> Bool) -> Set<Int> {
    var before: [Int: [Int]] = [:]
    var leading: Set<Int> = []
    for place in inside {
      let next = places[place].next
      if places[place].mayLeadOn || isOut(place) || next.contains(where: { !inside.contains($0) }) {
        leading.insert(place)
      }
      for other in next { before[other, default: []].append(place) }
    }
    var pending = Array(leading)
    while let place = pending.popLast() {
      for other in before[place] ?? [] where leading.insert(other).inserted { pending.append(other) }
    }
    return leading
  }
}

extension Simulator.AppState {
  /// The layers over other elements, the outer ones first, with their modal nodes. A screen that was pushed over a layer
  /// leads out of it.
  fileprivate var layers: [(layer: TrapLayer, node: NodeID?)] {
    guard cover == nil else { return [] }
    var found: [(layer: TrapLayer, node: NodeID?)] = []
    for (index, level) in levels.enumerated() {
      if level.isPushed { found = [] }
      let key = level.screen.key
      if level.isPresented { found.append((TrapLayer(level: index, key: key, node: nil), nil)) }
      guard let modal = level.screen.tree.outerModal else { continue }
      let node = level.screen.tree[modal]
      let name = node.id ?? node.fileOffset.value.map { "at \($0)" } ?? "\(modal.index)"
      found.append((TrapLayer(level: index, key: key, node: name), modal))
    }
    return found
  }

  /// True if something may lead out of a layer that the walk cannot try: behind a condition, a control that is disabled
  /// now, or a gesture that is not tried; or if an escape does anything but ask a question.
  fileprivate func mayLeave(_ layer: TrapLayer) -> Bool {
    guard let top = levels.last else { return false }
    let tree = top.screen.tree
    let names = namesTaken(with: layer)
    let order = ReadingOrder(of: tree)
    let reached = Set(order.stops.flatMap { tree.lineage(of: $0) + Array(tree.ids(inside: $0)) })
    var escapes = [top.screen.behaviors.effects[.escape]]
    for id in reached {
      guard let details = tree.nodes[id.index].sharedDetails?.value else { continue }
      escapes.append(details.behaviors.effects[.escape])
      let zooms = [Behaviors.Event.zoomIn, .zoomOut].compactMap { details.behaviors.effects[$0] }
      let untried = (details.drop ?? []).map { $0.effects } + zooms
      let isDisabled = tree.lineage(of: id).contains { tree[$0].traits.contains(.notEnabled) }
      if untried.contains(where: { $0.mayLeave(names) }) { return true }
      if levels.count == 1, details.effectLists.contains(where: { $0.closesScreen }) { return true }
      for effects in details.effectLists where effects.mayLeave(names, onlyUntried: !isDisabled) { return true }
    }
    return escapes.contains { effects in
      guard let effects, !effects.isEmpty else { return false }
      return !effects.everyEffect.contains { if case .present = $0 { true } else { false } }
        || effects.mayLeave(names, onlyUntried: true)
    }
  }

  /// True if an element of the top screen closes a layer, even if that leads back into it.
  fileprivate func closes(_ layer: TrapLayer) -> Bool {
    guard let tree = levels.last?.screen.tree else { return false }
    let names = namesTaken(with: layer)
    return ReadingOrder(of: tree).stops.contains { stop in
      tree.lineage(of: stop).contains { id in
        tree.nodes[id.index].sharedDetails?.value.effectLists.contains { $0.mayLeave(names) } ?? false
      }
    }
  }

  /// The ids of the nodes that take a layer along if they are hidden or removed.
  private func namesTaken(with layer: TrapLayer) -> Set<String> {
    guard levels.indices.contains(layer.level) else { return [] }
    let tree = levels[layer.level].screen.tree
    let nodes = layer.node == nil ? tree.ids.map { $0 } : tree.outerModal.map { tree.lineage(of: $0) } ?? []
    return Set(nodes.compactMap { tree[$0].id })
  }
}

extension Tree {
  /// The modal node that hides others now; of several beside each other, the last. Nil for none, and for one without an
  /// element.
  fileprivate var outerModal: NodeID? {
    var found: NodeID?
    for id in ids where self[id].modal && isSeen(id) && ids(inside: id).contains(where: { isElement($0) && isSeen($0) })
    {
      if let outer = found, contains(outer, id) { continue }
      found = id
    }
    return found
  }

  private func isSeen(_ id: NodeID) -> Bool { lineage(of: id).allSatisfy { !self[$0].hidden && self[$0].visible } }
}

extension [Effect] {
  /// True if an effect closes a screen, or is not described. Where nothing lies below, the document shows a layer that is
  /// open from the start, without what is behind it.
  fileprivate var closesScreen: Bool {
    everyEffect.contains { effect in
      switch effect {
      case .dismiss, .back, .unknown: true
      default: false
      }
    }
  }

  /// True if an effect closes a screen, goes on to another, hides or removes one of the nodes, or is not described; on
  /// request, only effects count that the walk cannot try: those inside conditions, and those that are not described.
  fileprivate func mayLeave(_ names: Set<String>, onlyUntried: Bool = false) -> Bool {
    let effects =
      onlyUntried
      ? everyEffect.flatMap { effect -> [Effect] in
        if case .when = effect { effect.nested } else { effect.isUnknown ? [effect] : [] }
      } : self
    return effects.everyEffect.contains { effect in
      switch effect {
      case .dismiss, .back, .show, .unknown: true
      case .remove(let id): names.contains(id)
      case .set(let id, let change): change.hidden == true && names.contains(id)
      default: false
      }
    }
  }
}

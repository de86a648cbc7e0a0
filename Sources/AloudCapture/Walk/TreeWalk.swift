#if canImport(UIKit)
  internal import AloudTree
  internal import UIKit

  /// Walks the objects of a screen once, from the top down, without recursion.
  @MainActor struct TreeWalk {
    var reader: PropertyReader
    let names: Names
    let options: CaptureOptions
    /// The object of each node; nil for the screen.
    private(set) var objects: [NSObject?] = [nil]
    private(set) var nodes: [Node] = []
    private(set) var depths: [Int] = []
    private(set) var sources: [Int: ChildSource] = [:]
    /// The views of SwiftUI that vend nothing.
    private(set) var hosts: [String] = []
    /// The number of views of SwiftUI that vend elements.
    private(set) var filledHosts = 0
    private var indices: [ObjectIdentifier: Int] = [:]
    private let kept: KeptElement?

    init(_ options: CaptureOptions, _ names: Names, keeping kept: KeptElement? = nil) {
      (self.options, self.names, self.kept) = (options, names, kept)
      reader = PropertyReader(options, names.namesAll ? names : nil)
    }

    private enum Work {
      case visit(NSObject, depth: Int)
      /// The elements of a host have been walked: it had none if the number has not changed.
      case check(host: String, count: Int)
      /// A node without an object.
      case add(Node, depth: Int)
    }

    mutating func walk(_ root: NSObject) {
      var work = [Work.visit(root, depth: 0)]
      while let next = work.popLast() {
        switch next {
        case .visit(let object, let depth): visit(object, depth, &work)
        case .check(let host, let count):
          if elementCount > count {
            filledHosts += 1
          } else if !hosts.contains(host) {
            hosts.append(host)
          }
        case .add(let node, let depth):
          nodes.append(node)
          objects.append(nil)
          depths.append(depth)
        }
      }
    }

    /// The number of elements that VoiceOver can reach.
    private(set) var elementCount = 0

    private mutating func visit(_ given: NSObject, _ depth: Int, _ work: inout [Work]) {
      let name = Names.ofClass(given)
      guard !Names.substitutes.contains(name) else { return }
      let object = PrivateSymbols.view(behind: given) ?? given
      guard indices[ObjectIdentifier(object)] == nil else {
        return reader.notes.add("\(name) is vended more than once, and is captured at its first place")
      }
      guard nodes.count < options.maximumObjects else {
        return reader.notes.add(
          "the screen has more than \(options.maximumObjects) objects, and the rest is left out; "
            + "CaptureOptions.maximumObjects is the limit")
      }
      let isElement = object.isAccessibilityElement
      var node = reader.node(of: object, isElement: isElement)
      let index = nodes.count
      indices[ObjectIdentifier(object)] = index
      objects.append(object)
      depths.append(depth)
      if isElement, !node.hidden, node.visible, node.frame?.isZeroSize != true { elementCount += 1 }
      // What is inside such a node is never read.
      let isClosed = isElement || node.hidden || !node.visible
      if !isClosed {
        if depth + 1 >= options.maximumDepth {
          reader.notes.add("\(name) is nested \(depth + 1) levels deep, and what is inside it is left out")
        } else {
          let children = Children(of: object, options, &reader.notes)
          if let source = children.source { sources[index + 1] = source }
          if children.source != .subviews, children.source != .cells, children.source != nil { node.order = .given }
          // UIKit's lists are containers, whose elements stay together: a row under a bar does not come before the bar.
          if children.source == .cells { (node.groupsChildren, node.placement) = (true, .frame) }
          if Names.isHost(object), node.frame?.isZeroSize == false {
            work.append(.check(host: name, count: elementCount))
          }
          if let kept, kept.container === object { work.append(.add(kept.current, depth: depth + 1)) }
          for child in children.objects.reversed() { work.append(.visit(child, depth: depth + 1)) }
        }
      }
      nodes.append(node)
    }

    /// True if there are views of SwiftUI, and none of them vends an element.
    var isUnarmed: Bool { !hosts.isEmpty && filledHosts == 0 }

    /// Notes about views of SwiftUI without elements beside others that have some.
    var unarmedNotes: [String] {
      elementCount == 0 ? [] : hosts.map { "\($0) vends no element; if it shows something, its tree does not exist" }
    }

    /// The tree of all nodes.
    func tree(_ isGiven: Bool) -> Tree {
      var builder = Tree.Builder(order: isGiven ? .given : .sorted)
      for (node, depth) in zip(nodes, depths) {
        while builder.depth > depth { builder.close() }
        // The depth is limited far below that of a tree.
        try? builder.open(node)
      }
      return builder.finish()
    }

    // MARK: What leads to other nodes

    /// The index of the node of an object.
    func index(of object: NSObject) -> Int? { indices[ObjectIdentifier(object)] }

    /// The index of the node, or of the first element inside it.
    private func elementIndex(_ index: Int) -> Int? {
      if nodes[index].isElement == true { return index }
      return nodes.indices.dropFirst(index + 1).prefix { depths[$0] > depths[index] }.first {
        nodes[$0].isElement == true
      }
    }

    /// The nodes that need names, by their indices.
    private var named: Set<Int> = []

    /// Reads rotors and headers of tables, after all other properties: a search may scroll the screen.
    ///
    /// - Parameter known: the rotors that were read earlier, by their objects.
    mutating func readRotors(_ known: [ObjectIdentifier: [CustomRotor]] = [:]) {
      for index in nodes.indices {
        guard let object = objects[index + 1] else { continue }
        var rotors = object.accessibilityCustomRotors ?? []
        if let view = object as? UIView, let controller = view.next as? UIViewController {
          rotors += controller.accessibilityCustomRotors ?? []
        }
        if let known = known[ObjectIdentifier(object)], known.map({ $0.kind }) == rotors.map({ reader.kind(of: $0) }) {
          knownRotors[index] = known
        } else {
          for rotor in rotors { read(rotor, at: index) }
        }
        readHeaders(of: object, at: index)
      }
    }

    /// Rotors whose results have names already.
    private var knownRotors: [Int: [CustomRotor]] = [:]

    private mutating func read(_ rotor: UIAccessibilityCustomRotor, at index: Int) {
      let places = scrollViews.map { (view: $0, offset: $0.contentOffset) }
      let results = RotorWalk(rotor, limit: options.maximumRotorResults, &reader.notes).results
      // A capture must not change the app, and the next one must see the same.
      let moved = places.filter { $0.view.contentOffset != $0.offset }
      for (view, offset) in moved {
        view.setContentOffset(offset, animated: false)
        view.layoutIfNeeded()
      }
      if !moved.isEmpty {
        reader.notes.add(
          "the search of the rotor \(RotorWalk.name(of: rotor)) scrolls, and what it scrolled was scrolled back")
      }
      var items: [CustomRotor.Item] = []
      for result in results {
        guard let target = self.index(of: result.target).flatMap(elementIndex) else {
          reader.notes.add("the rotor \(RotorWalk.name(of: rotor)) leads to an element that is not on the screen")
          continue
        }
        named.insert(target)
        items.append(CustomRotor.Item(id: String(target), range: result.range))
      }
      nodes[index].details.rotors.append(CustomRotor(reader.kind(of: rotor), items: items))
    }

    private var scrollViews: [UIScrollView] { objects.compactMap { $0 as? UIScrollView } }

    private mutating func readHeaders(of object: NSObject, at index: Int) {
      guard var table = nodes[index].sharedDetails?.value.table,
        let source = object as? any UIAccessibilityContainerDataTable
      else { return }
      if max(table.rows, table.columns) > TableReading.maximumLines {
        reader.notes.add(
          "\(Names.ofClass(object)) has more than \(TableReading.maximumLines) rows or columns, and headers of the rest "
            + "are left out")
      }
      for row in 0..<min(table.rows, TableReading.maximumLines) {
        table.rowHeaders[row] = headers(TableReading.headers(ofRow: row, in: source))
      }
      for column in 0..<min(table.columns, TableReading.maximumLines) {
        table.columnHeaders[column] = headers(TableReading.headers(ofColumn: column, in: source))
      }
      nodes[index].details.table = table
    }

    /// The headers that are on the screen; nil for none.
    private mutating func headers(_ objects: [NSObject]) -> [String]? {
      let found = objects.compactMap { self.index(of: $0).flatMap(elementIndex) }
      named.formUnion(found)
      return found.isEmpty ? nil : found.map { String($0) }
    }

    // MARK: Names

    /// Gives names to nodes: identifiers of the app where they are unique, and others where something leads to a node.
    mutating func nameNodes() {
      var counts: [String: Int] = [:]
      for case let id? in nodes.lazy.map({ $0.id }) { counts[id, default: 0] += 1 }
      for index in nodes.indices {
        guard let id = nodes[index].id, counts[id, default: 0] > 1 || id == "self" else { continue }
        nodes[index].id = nil
        nodes[index].details.sharedIdentifier = id
      }
      var unused = UnusedNames(taken: names.taken.union(nodes.compactMap { $0.id }))
      var cell: (index: Int, place: String)?
      var given = Set(nodes.compactMap { $0.id })
      for index in nodes.indices {
        if let inside = cell, depths[index] <= depths[inside.index] { cell = nil }
        guard let object = objects[index + 1] else { continue }
        if let place = names.place(ofCell: object) { cell = (index, place) }
        let place = cell.map { "\($0.place) \(index - $0.index)" }
        let label = nodes[index].label?.string
        // An identifier of the app may not be the only one in the next capture.
        if let id = nodes[index].id { names.remember(id, of: object, at: place, label) }
        guard nodes[index].id == nil, named.contains(index) || names.namesAll && nodes[index].isElement == true else {
          continue
        }
        let known = names.name(of: object, at: place, label).flatMap { given.contains($0) ? nil : $0 }
        let name = known ?? unused.unused(like: nodes[index].slug)
        given.insert(name)
        names.remember(name, of: object, at: place, label)
        nodes[index].id = name
      }
      resolveNames()
    }

    /// Replaces the indices in rotors and tables by names.
    private mutating func resolveNames() {
      func name(_ index: String) -> String { Int(index).flatMap { nodes[$0].id } ?? index }
      for index in nodes.indices {
        guard let details = nodes[index].sharedDetails?.value, !details.rotors.isEmpty || details.table != nil else {
          continue
        }
        var resolved = details
        for rotor in resolved.rotors.indices {
          resolved.rotors[rotor].items = resolved.rotors[rotor].items.map { .init(id: name($0.id), range: $0.range) }
        }
        resolved.table?.rowHeaders = details.table?.rowHeaders.mapValues { $0.map(name) } ?? [:]
        resolved.table?.columnHeaders = details.table?.columnHeaders.mapValues { $0.map(name) } ?? [:]
        nodes[index].details = resolved
      }
      guard !knownRotors.isEmpty else { return }
      let ids = Set(nodes.compactMap { $0.id })
      for (index, rotors) in knownRotors {
        nodes[index].details.rotors = rotors.map { rotor in
          var rotor = rotor
          rotor.items.removeAll { !ids.contains($0.id) }
          return rotor
        }
      }
    }

    /// Gives a name to the node of an object that a notification mentions, once the tree is made.
    func name(of object: NSObject) -> String? {
      guard let index = index(of: object).flatMap(elementIndex) else { return nil }
      return nodes[index].id
    }
  }
#endif

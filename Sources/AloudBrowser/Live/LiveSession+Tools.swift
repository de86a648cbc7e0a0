internal import AloudBase
internal import AloudImport
internal import AloudTree

// Queries to the page, in an isolated world in each of its frames.
extension LiveSession {
  /// An element or a text of the page.
  struct Handle {
    /// Identifies the node in the isolated world of its frame.
    let object: String
  }

  /// The frames of the page, the page itself first.
  func frames() throws(BrowserError) -> [String] {
    guard hasFrames else { return [page.frame] }
    return BrowserPage.frames(in: try page.call("Page.getFrameTree").result["frameTree"])
  }

  /// The isolated world in a frame; nil while a dialog is open, and for a frame that no longer exists.
  func world(of frame: String) throws(BrowserError) -> Int? {
    if let world = worlds[frame] { return world }
    let command = page.send(
      "Page.createIsolatedWorld", ["frameId": .string(frame), "worldName": .string(ChangeWatcher.world)])
    let world = try finish(command)?.result["executionContextId"]?.asWhole
    worlds[frame] = world
    return world
  }

  /// The value of an expression in the isolated world of a frame; nil while a dialog is open, and for a frame that no
  /// longer exists.
  func ask(_ expression: String, in frame: String) throws(BrowserError) -> JSONPlace? {
    guard let world = try world(of: frame) else { return nil }
    return try value(of: evaluating(expression, world))
  }

  func evaluating(_ expression: String, _ world: Int?) -> Int {
    let parameters: JSONValue = ["expression": .string(expression), "returnByValue": .bool(true)]
    return page.send(
      "Runtime.evaluate", world.map { parameters + ["contextId": .whole($0)] } ?? parameters)
  }

  /// Waits for the value of an expression that was sent.
  func value(of command: Int) throws(BrowserError) -> JSONPlace? {
    guard let reply = try finish(command) else { return nil }
    // A frame that is being removed has no world any more.
    guard reply.refusal == nil else {
      (worlds, handles) = ([:], [:])
      return nil
    }
    if reply.result["exceptionDetails"] != nil { return nil }
    return reply.result["result"]?.asObject?["value"]
  }

  // MARK: Elements

  /// A node of the page by its `backendDOMNodeId`; nil when it no longer exists.
  func handle(_ node: Int) throws(BrowserError) -> Handle? {
    if let known = handles[node] { return known }
    for frame in try frames() {
      guard let world = try world(of: frame) else { continue }
      let command = page.send(
        "DOM.resolveNode", ["backendNodeId": .whole(node), "executionContextId": .whole(world)])
      guard let reply = try finish(command) else { return nil }
      guard let object = reply.result["object"]?.asObject?["objectId"]?.asString else { continue }
      let handle = Handle(object: object)
      handles[node] = handle
      return handle
    }
    return nil
  }

  /// Calls a function of ``ToolWorldScript`` on a node with user activation, which some actions require.
  ///
  /// - Parameters:
  ///   - function: the name of the function.
  ///   - handle: the node.
  ///   - values: the other arguments.
  /// - Returns: the result; nil for no result, and while a dialog is open.
  /// - Throws: ``BrowserError`` when the page does not reply.
  @discardableResult
  func call(_ function: String, _ handle: Handle?, _ values: JSONValue...) throws(BrowserError) -> JSONPlace? {
    let arguments: [JSONValue] = values.map { ["value": $0] }
    var parameters: JSONValue = [
      "functionDeclaration": .string(
        "function(...values) { return aloud.\(function)(\(handle == nil ? "" : "this, ")...values) }"),
      "arguments": .list(arguments), "returnByValue": .bool(true), "userGesture": .bool(true),
    ]
    if let handle {
      parameters = parameters + ["objectId": .string(handle.object)]
    } else {
      guard let world = try world(of: page.frame) else { return nil }
      parameters = parameters + ["executionContextId": .whole(world)]
    }
    return try value(of: page.send("Runtime.callFunctionOn", parameters))
  }

  /// The node with the keyboard focus, and its descendants, in document order; empty where no node has the focus.
  func focusedNodes() throws(BrowserError) -> [Int] {
    for frame in try frames().reversed() {
      guard let world = try world(of: frame) else { continue }
      let expression = "aloud.focused()"
      let command = page.send(
        "Runtime.evaluate", ["expression": .string(expression), "contextId": .whole(world)])
      guard let object = try finish(command)?.result["result"]?.asObject?["objectId"]?.asString else { continue }
      let description = try page.call(
        "DOM.describeNode", ["objectId": .string(object), "depth": -1, "pierce": .bool(true)])
      return LiveSession.nodes(in: description.result["node"])
    }
    return []
  }

  private static func nodes(in node: JSONPlace?) -> [Int] {
    var found: [Int] = []
    var rest = [node]
    while let next = rest.popLast() {
      guard let object = next?.asObject else { continue }
      if let id = object["backendNodeId"]?.asWhole { found.append(id) }
      for key in ["children", "shadowRoots"] {
        for child in object[key]?.asList.map({ Array($0) })?.reversed() ?? [] { rest.append(child) }
      }
    }
    return found
  }

  // MARK: State of the page

  /// Whether anything has changed since the last call, without fetching the tree. Also updates the time of the page's
  /// next event.
  func hasChanged() throws(BrowserError) -> Bool {
    var hasChanged = documents > 0
    focusings = 0
    let schedule = evaluating(PageWorldScript.question, nil)
    for frame in try frames() {
      guard let look = try ask("aloud.look()", in: frame)?.asString else { continue }
      let parts = look.split(separator: " ")
      if parts.first != "0" { hasChanged = true }
      if parts.first == "1" { noteChange() }
      if parts.count > 1 { focusings += Int(parts[1]) ?? 0 }
      if frame == page.frame { scrolled = parts.last.map { String($0) } ?? "" }
    }
    let told = try value(of: schedule)?.asString?.split(separator: " ", omittingEmptySubsequences: false) ?? []
    flags = told.count > 1 ? String(told[1]) : ""
    next = told.first.flatMap { Double($0) }.flatMap { $0 < 0 ? nil : $0 }
    if flags.contains("w") { next = min(next ?? LiveSession.tick, LiveSession.tick) }
    if let end = animationRest { next = min(next ?? end, end) }
    if flags.contains("p") { fail("the page prints, but printing is not simulated") }
    return hasChanged
  }

  /// How often a page with workers is checked, in milliseconds. The timers of workers are not known.
  private static let tick = 100.0
}

extension LiveSession {
  /// The current state of the page.
  struct Look {
    let document: Document
    var tree: Tree
    /// The node with the keyboard focus, and its descendants.
    let focused: [Int]

    /// The first node of the tree that is the focused node or inside it.
    var focus: NodeID? {
      guard !focused.isEmpty else { return nil }
      let places = Dictionary(
        tree.ids.flatMap { id in (tree[id].details.web?.nodes ?? []).map { ($0, id) } }, uniquingKeysWith: min)
      return focused.lazy.compactMap { places[$0] }.first
    }
  }

  /// Reads the tree of the page. Most of the time is that of the browser: 30 ms for 500 nodes.
  ///
  /// - Throws: ``BrowserError`` for a page that cannot be read.
  func look() throws(BrowserError) -> Look {
    documents = 0
    let dump = try dump()
    let focused = try focusedNodes()
    let document: Document
    do {
      document = try ImportedScreen(dump, format: .webPage, language: language).document
    } catch {
      throw BrowserError(.restless, "the page cannot be read: \(error)")
    }
    var look = Look(document: document, tree: document.firstScreen.tree, focused: focused)
    if let node = focused.first { try mark(node, in: &look.tree) }
    return look
  }

  /// Like ``BrowserPage/dump()``, without the parts that a live page does not need.
  private func dump() throws(BrowserError) -> [UInt8] {
    do throws(BrowserError) {
      return try page.dump(of: frames(), about: ["size": page.sizeInDumps, "session": .string(page.mark)])
    } catch {
      // The frame may have been removed in the meantime.
      guard error.kind == .refused else { throw error }
      return try page.dump()
    }
  }

  /// Marks the field with the keyboard focus as edited.
  private func mark(_ node: Int, in tree: inout Tree) throws(BrowserError) {
    let field = tree.ids.first { tree[$0].details.text != nil && tree[$0].details.web?.nodes.first == node }
    guard let field, !tree[field].traits.contains(.notEnabled), let handle = try handle(node) else { return }
    let place = try insertionPoint(in: handle)
    tree.update(field) { field in
      field.details.text?.editing = true
      field.details.text?.insertionPoint = place
    }
  }
}

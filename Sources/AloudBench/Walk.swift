import Aloud

/// Measures the steps of a user and an app on an existing screen.
func walk(_ tree: Tree, size: Int, runs: Int) -> [Measurement] {
  let document = valid { try Document(screens: [.init(tree: tree)]) }
  var results = [
    Measurement(work: "walk step", size: size, seconds: walk(document, runs: runs) { _, _ in }, unit: "step"),
    Measurement(
      work: "walk step with text", size: size,
      seconds: walk(document, runs: runs) { renderer, speech in
        precondition(!renderer.textWithoutHint(speech.utterance).isEmpty, "Every stop says something.")
      }, unit: "step"),
    edit(tree, size: size, runs: runs),
  ]
  // No tool makes dumps of larger screens.
  if size <= 10_000 { results += [refresh(tree, size: size, runs: runs), script(document, size: size, runs: runs)] }
  return results
}

/// Measures swiping right through a screen, from the start again at its end.
private func walk(_ document: Document, runs: Int, _ hear: (Renderer, ScreenReader.Speech) -> Void) -> Double {
  var reader = ScreenReader(document)
  let renderer = reader.renderer
  let count = 100_000
  return shortest(of: runs) {
    for _ in 0..<count {
      var events = reader.perform(.swipeRight)
      if events == [.happening(.boundary)] { events = reader.perform(.fourFingerTapTop) }
      for case .utterance(let speech) in events { hear(renderer, speech) }
    }
  } / Double(count)
}

/// Measures inserting a node in the middle of a tree, and removing it.
private func edit(_ tree: Tree, size: Int, runs: Int) -> Measurement {
  let added = valid { try Outline([.button("New")]).tree() }
  var tree = tree
  // Make room for new nodes.
  while tree.count >= Tree.maximumCount { tree.remove(tree.id(at: tree.count - 1)) }
  let count = tree.count
  let seconds = shortest(of: runs) {
    tree.insert(added, into: .root, at: size / 2)
    precondition(tree.count == count + 1, "It has come.")
    tree.remove(tree.id(at: 1 + size / 2))
  }
  precondition(tree.count == count, "What came has gone.")
  return Measurement(work: "edit", size: size, seconds: seconds / 2, unit: "edit")
}

/// Measures a double tap on the last element that changes its label: the app edits the screen, and the reader
/// refreshes.
private func refresh(_ tree: Tree, size: Int, runs: Int) -> Measurement {
  var tree = tree
  var change = Effect.Change()
  change.value = .some("Other")
  var button = Node(id: "last", label: "Last", traits: .button)
  button.frame = Frame(x: 0, y: Double(size) * 44, width: 390, height: 44)
  button.details.behaviors = Behaviors([.activate: [.set(id: "last", change)]])
  tree.insert(valid { try Outline([.init(button)]).tree() }, into: .root)
  var fresh = Simulator(valid { try Document(screens: [.init(tree: tree)]) })
  fresh.pace = .swift
  fresh.perform(.fourFingerTapBottom)
  let seconds = shortest(of: runs) {
    var simulator = fresh
    precondition(!simulator.perform(.doubleTap).isEmpty, "The element is said again.")
  }
  return Measurement(work: "edit and look again", size: size, seconds: seconds, unit: "edit")
}

/// Measures reading, performing and comparing a script of twenty steps.
private func script(_ document: Document, size: Int, runs: Int) -> Measurement {
  let steps = ["start", "swipe right", "swipe right", "rotor \"Headings\"", "swipe down", "double tap", "wait 1s"]
  let text = (0..<20).map { "> \(steps[$0 % steps.count])\n…\n" }.joined()
  let seconds = shortest(of: runs) {
    let run = valid { try Script(text).run(on: document) }
    precondition(run.failures.isEmpty, "It expects nothing.")
  }
  return Measurement(work: "script", size: size, seconds: seconds, unit: "script")
}

import Aloud

/// A screen with a number of elements, of the kinds that real screens have.
func screen(size: Int) -> Tree {
  var builder = Tree.Builder()
  for index in 0..<size {
    var node = Node(label: SpokenText("Row number \(index)"), value: "Some value", traits: .button)
    node.frame = Frame(x: 0, y: Double(index) * 44, width: 390, height: 44)
    switch index % 10 {
    case 0: node.traits = .header
    case 1: node.traits = [.button, .toggleButton]
    case 2: node.hint = "Opens it"
    case 3: node.details.actions = [Action(name: "Delete")]
    default: break
    }
    if index % 10 == 1 { node.value = "1" }
    valid { try builder.add(node) }
  }
  return builder.finish()
}

/// Everything that is measured at one size.
func measure(size: Int) -> [Measurement] {
  let runs = size >= 1_000_000 ? 2 : 5
  let tree = screen(size: size)
  var order = ReadingOrder(of: tree)
  var results = [
    Measurement(work: "build", size: size, seconds: shortest(of: runs) { _ = screen(size: size) }, unit: "screen"),
    Measurement(
      work: "order", size: size, seconds: shortest(of: runs) { order = ReadingOrder(of: tree) }, unit: "screen"),
  ]
  precondition(order.stops.count == size, "Every element is a stop.")
  results += steps(tree, size: size, runs: runs) + walk(tree, size: size, runs: runs)
  // No tool makes dumps of larger screens.
  if size <= 10_000 {
    results += audits(tree, size: size, runs: min(runs, 3))
    results += DumpTemplate.all.map { imports($0, size: size, runs: min(runs, 3)) }
  }
  return results
}

/// Measures all rules on a screen with the usual layout, and on one where all elements overlap, which compares the most
/// targets.
private func audits(_ tree: Tree, size: Int, runs: Int) -> [Measurement] {
  var heap = tree
  for id in tree.ids { heap.update(id) { $0.frame = Frame(x: 0, y: 0, width: 44, height: 44) } }
  return [("audit", tree), ("audit of a heap", heap)].map { work, tree in
    let document = valid { try Document(screens: [.init(name: "Rows", tree: tree)]) }
    var findings = 0
    let seconds = shortest(of: runs) { findings += Audit().findings(in: document).count }
    precondition(findings > 0, "Something is wrong with every screen of this kind.")
    return Measurement(work: work, size: size, seconds: seconds, unit: "screen")
  }
}

/// Measures converting the bytes of a dump to a document.
private func imports(_ template: DumpTemplate, size: Int, runs: Int) -> Measurement {
  let bytes = Array(template.text(size: size).utf8)
  var stops = 0
  let seconds = shortest(of: runs) {
    let screen = valid { try ImportedScreen(bytes, format: template.format) }
    stops = ReadingOrder(of: screen.document.firstScreen.tree).stops.count
  }
  precondition(stops == size, "Every element of the dump for \(template.format) is a stop.")
  return Measurement(work: "import \(template.format.rawValue)", size: size, seconds: seconds, unit: "screen")
}

private func steps(_ tree: Tree, size: Int, runs: Int) -> [Measurement] {
  let reader = ScreenReader(valid { try Document(screens: [.init(tree: tree)]) })
  // The same number of steps at every size, so that times are comparable.
  let count = 100_000
  var fragments = 0
  var characters = 0
  let say = shortest(of: runs) {
    for step in 0..<count {
      let rank = step % size
      fragments += reader.narrator.utterance(atRank: rank, after: rank > 0 ? rank - 1 : nil).description.count
    }
  }
  let render = shortest(of: runs) {
    for step in 0..<count {
      let rank = step % size
      let utterance = reader.narrator.utterance(atRank: rank, after: rank > 0 ? rank - 1 : nil)
      characters += reader.renderer.text(utterance).utf8.count
    }
  }
  precondition(fragments > 0 && characters > 0, "Something is said.")
  return [
    Measurement(work: "step", size: size, seconds: say / Double(count), unit: "step"),
    Measurement(work: "step with text", size: size, seconds: render / Double(count), unit: "step"),
  ]
}

public import AloudTree

extension Document {
  /// A random document with everything that the format has; all references exist.
  public static func random(seed: UInt64, count: Int = 12) throws -> Document {
    var random = RandomProperties(seed: seed)
    let guidedAccess = random.maybe { $0.guidedAccess() }
    let others = try ["basket", "a \"second\" one"].map { key in
      Screen(
        key: key, name: random.maybe { $0.text() }, tree: try random.tree(count: count / 2),
        behaviors: random.behaviors(Behaviors.Event.ofNodes))
    }
    let first = Screen(name: random.maybe { $0.text() }, tree: try random.tree(count: count))
    let screens = [first] + others.sorted { $0.key ?? "" < $1.key ?? "" }
    return try Document(
      language: random.pick(["en", "ko", "pt-BR"]), device: random.pick(Device.allCases),
      model: random.maybe { $0.pick(DeviceModel.all) },
      direction: random.maybe { $0.pick(Direction.allCases) }, size: random.maybe { _ in (390, 844.5) },
      pointsPerInch: random.maybe { _ in 163 }, screens: screens,
      behaviors: random.behaviors(Behaviors.Event.ofApp), guidedAccess: guidedAccess)
  }
}

/// Makes values of every kind in the format.
struct RandomProperties {
  private var generator: SeededGenerator
  /// The restrictions of Guided Access that effects can refer to.
  var restrictionNames = GuidedAccess().restrictionNames

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  mutating func once(in chance: Int) -> Bool { number(chance) == 0 }
  mutating func flag() -> Bool { once(in: 2) }
  mutating func number(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &generator) }
  mutating func real() -> Double { flag() ? Double(number(100)) : .random(in: -500...500, using: &generator) }
  mutating func pick<Value>(_ values: [Value]) -> Value { values[number(values.count)] }
  mutating func maybe<Value>(in chance: Int = 2, _ make: (inout Self) -> Value) -> Value? {
    once(in: chance) ? make(&self) : nil
  }
  mutating func some<Value>(_ limit: Int = 3, _ make: (inout Self) -> Value) -> [Value] {
    (0..<number(limit)).map { _ in make(&self) }
  }

  mutating func text() -> String {
    pick([
      "", "Save", "저장", "a \"b\" \\ c", "line\nline\r\n\t", "\u{0}\u{1F}\u{7F}\u{85}\u{2028}", "👩‍👩‍👧 e\u{301}",
      "/</script>",
      "A sentence that is long enough to fill a good part of a line", "Ωμέγα",
    ])
  }
  /// An id on the first node of every screen, so that everything can refer to it.
  mutating func id() -> String { pick(["node0", "node1", "node2"]) }
  mutating func frame() -> Frame { Frame(x: real(), y: real(), width: abs(real()), height: abs(real())) }
  mutating func point() -> ScreenPoint { ScreenPoint(x: real(), y: real()) }
  mutating func traits() -> Traits { Traits(some { $0.pick(Traits.named).trait }) }

  mutating func spoken() -> SpokenText {
    guard once(in: 3) else { return SpokenText(text()) }
    return SpokenText(
      runs: some(4) { random in
        SpokenText.Run(
          random.text(), language: random.maybe { _ in "de" }, pitch: random.maybe { $0.pick([0.6, 1, 2]) },
          spellOut: random.flag(), punctuation: random.maybe { $0.pick(SpokenText.Run.Punctuation.allCases) },
          ipa: random.maybe { _ in "mæn" }, headingLevel: random.maybe { 1 + $0.number(6) },
          attributes: random.attributes())
      })
  }

  mutating func attributes() -> TextAttributes {
    TextAttributes(
      bold: flag(), italic: flag(), underline: flag(), fontName: maybe { _ in "Georgia" },
      fontSize: maybe { $0.pick([9, 12.5]) }, color: maybe { $0.text() }, blockquoteLevel: maybe { 1 + $0.number(3) },
      link: maybe { $0.pick(["#node0", "https://example.com"]) })
  }

  // MARK: Nodes

  mutating func tree(count: Int) throws -> Tree {
    var builder = Tree.Builder(order: pick(Node.Order.allCases))
    for index in 0..<count {
      while builder.depth > 0, once(in: 3) { builder.close() }
      try builder.open(node(index))
      if number(5) < 3 { builder.close() }
    }
    return builder.finish()
  }

  mutating func node(_ index: Int, isInserted: Bool = false) -> Node {
    var node = Node.random(index, using: &generator)
    if once(in: 3) { node.label = spoken() }
    node.placement = pick(Node.Placement.allCases)
    if flag() { addState(to: &node.details) }
    if once(in: 3) { addControls(to: &node.details) }
    if once(in: 3) { addTables(to: &node.details) }
    if !isInserted {
      if flag() { addBehaviors(to: &node.details) }
      node.details.inferences = some { _ in "rule" }
    }
    // The reported traits follow from the place in the tree.
    if node.details.adjusts != nil { node.value = nil }
    return node
  }

  private mutating func addState(to details: inout Details) {
    details.path = maybe { $0.some(40) { $0.point() } }
    details.activationPoint = maybe { $0.point() }
    details.headingLevel = maybe { 1 + $0.number(6) }
    details.expanded = maybe { $0.flag() }
    details.respondsToUserInteraction = maybe { $0.flag() }
    details.userInputLabels = some { $0.text() }
    details.sharedIdentifier = maybe { $0.text() }
    details.textualContext = maybe { $0.pick(TextualContext.allCases) }
    details.navigationStyle = pick(NavigationStyle.allCases)
    details.content = some { random in
      CustomContent(
        label: random.text(), value: random.text(), importance: random.pick(CustomContent.Importance.allCases))
    }
    details.colors = maybe { random in
      Colors(
        foreground: random.maybe { _ in 0x1B5E }, background: random.maybe { _ in 0xFFFFFF },
        pointSize: random.maybe { _ in 17.5 }, bold: random.flag())
    }
  }

  private mutating func addControls(to details: inout Details) {
    details.text = maybe { random in
      TextInput(
        secure: random.flag(), multiline: random.flag(), editing: random.flag(),
        placeholder: random.maybe { $0.text() },
        insertionPoint: random.maybe { $0.number(9) }, selection: random.maybe { 1..<2 + $0.number(9) })
    }
    details.adjusts = maybe { random in
      guard random.flag() else { return .values([random.spoken(), random.spoken()], index: random.number(2)) }
      let format = random.maybe { $0.pick([Adjustment.Format.percent, .template("{} of 5")]) }
      return .range(from: -0.1, to: 5, step: 0.25, at: random.pick([0, 1.25, 0.1 + 0.2]), format: format)
    }
    details.scroll = maybe { random in
      random.flag()
        ? .status(random.some { $0.text() }) : .pages(page: 2, pages: 3, axis: random.pick(Scroll.Axis.allCases))
    }
    details.drag = maybe { $0.some { LocationDescriptor(name: $0.text(), point: $0.maybe { $0.point() }) } }
    details.readingContent = some { ReadingLine(text: $0.spoken(), frame: $0.maybe { $0.frame() }) }
    details.chart = maybe { $0.chart() }
  }

  private mutating func addTables(to details: inout Details) {
    details.table = maybe { random in
      DataTable(
        rows: 12, columns: 3, rowHeaders: random.flag() ? [2: ["node0"], 11: []] : [:],
        columnHeaders: random.flag() ? [0: ["node1", "node2"]] : [:])
    }
    details.cell = maybe { random in
      DataTableCell(
        row: random.maybe { $0.number(5) }, column: random.maybe { $0.number(5) }, rowSpan: 1 + random.number(2),
        columnSpan: 1 + random.number(2))
    }
    details.rotors = some { random in
      let kind: CustomRotor.Naming =
        random.flag() ? .named(random.text()) : .system(random.pick(CustomRotor.SystemType.allCases))
      return CustomRotor(
        kind, items: random.some(30) { .init(id: $0.id(), range: $0.maybe { $0.number(4)..<(4 + $0.number(4)) }) })
    }
  }

  private mutating func addBehaviors(to details: inout Details) {
    details.behaviors = behaviors(Behaviors.Event.ofNodes)
    details.actions = some { Action(name: $0.text(), effects: $0.maybe { $0.effects(depth: 2) }) }
    details.drop = maybe { random in
      random.some {
        LocationDescriptor(name: $0.text(), point: $0.maybe { $0.point() }, effects: $0.effects(depth: 2))
      }
    }
  }

  private mutating func chart() -> Chart {
    let axis = Chart.NumericAxis(
      title: text(), from: -1, to: 10.5, scale: pick(Chart.Scale.allCases), gridlines: some(50) { $0.real() },
      unit: flag() ? ["one": "{} cup", "other": text()] : [:], words: flag() ? [-0.5: text(), 10: text()] : [:])
    let categories = ["Jan", "Feb"]
    let isNumeric = flag()
    let series = some { random in
      Chart.Series(
        name: random.maybe { $0.text() }, continuous: random.flag(),
        points: random.some(40) { random in
          Chart.Point(
            x: isNumeric ? .number(random.real()) : .category(random.pick(categories)), y: random.maybe { $0.real() },
            label: random.maybe(in: 4) { $0.text() },
            more: random.pick([[], [nil], [.category("Jan")], [.category("Feb"), .number(random.real())]]))
        })
    }
    return Chart(
      title: maybe { $0.text() }, summary: maybe { $0.text() }, direction: pick(Chart.Direction.allCases),
      x: isNumeric ? .numeric(axis) : .categorical(title: text(), categories: categories), y: axis,
      more: [.categorical(title: "Month", categories: categories), .numeric(axis)], series: series)
  }
}

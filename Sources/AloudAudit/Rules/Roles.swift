internal import AloudBase
internal import AloudReader
internal import AloudSpeech
internal import AloudTree

extension Rule {
  /// Roles that contradict each other: two of button, link and search field, or an adjustable with a button or a link.
  ///
  /// Keys and headings may also be buttons, and pop-up buttons may have any of these roles.
  static let conflictingTraits = Rule(
    "conflicting-traits", .warning,
    title: Wording("Roles that contradict each other", ko: "서로 맞지 않는 특성"),
    fix: Wording("Keep only the trait that fits what it does.", ko: "동작에 맞는 특성 하나만 남기십시오."),
    references: ["MAAG 1.1", "WCAG 4.1.2"],
    onPages: .silent("WebKit sets the traits: a heading in a link has both"),
    check: .stops { stop, _ in
      let roles = stop.conflictingRoles
      guard !roles.isEmpty else { return nil }
      return Wording(
        "It is called “\(roles.map { $0.english }.joined(separator: ", "))”.",
        ko: "“\(roles.map { $0.korean }.joined(separator: ", "))”\(particle: .to) 함께 읽습니다.")
    })

  /// A slider or a switch without a spoken value.
  static let missingValue = Rule(
    "missing-value", .error,
    title: Wording("No value", ko: "값이 없음"),
    fix: Wording(
      "Give it a value that says its current state, and update the value with each change.",
      ko: "현재 상태를 알리는 값을 주고 바뀔 때마다 고치십시오."),
    references: ["WCAG 4.1.2", "MAAG 1.1"],
    onPages: .applies(
      "a slider of WAI-ARIA without `aria-valuenow` has no value",
      fix: Wording("Set `aria-valuenow`, or `aria-valuetext`.", ko: "`aria-valuenow`나 `aria-valuetext`를 지정하십시오.")),
    check: .stops(
      where: { $0.lacksValue },
      Wording("VoiceOver does not say the current value.", ko: "현재 값을 읽지 않습니다.")))

  /// A custom action that has no name, or the same name as another action of the element.
  static let actionWithoutName = Rule(
    "action-without-name", .error,
    title: Wording("A custom action without a name of its own", ko: "이름이 없거나 겹치는 사용자 설정 동작"),
    fix: Wording("Name what it does.", ko: "무엇을 하는 동작인지 이름을 붙이십시오."),
    references: ["HIG Gestures", "WCAG 4.1.2"],
    onPages: .silent("a page has no custom actions"),
    check: .stops { stop, _ in
      guard let actions = stop.shared?.value.actions, !actions.isEmpty else { return nil }
      let names = actions.map { $0.name.trimmed.lowercased() }
      if names.contains("") { return Wording("A custom action has no name.", ko: "사용자 설정 동작에 이름이 없습니다.") }
      guard Set(names).count < names.count else { return nil }
      return Wording("Two custom actions have the same name.", ko: "사용자 설정 동작에 이름이 겹칩니다.")
    })

  /// A custom rotor without a target: none of its items is a stop or contains a stop.
  ///
  /// Items that a behavior shows or inserts count: a rotor of errors is empty until the form is sent.
  /// Rotors of elements that VoiceOver does not reach are not available, so they are not checked.
  static let rotorEmpty = Rule(
    "rotor-empty", .warning,
    title: Wording("A rotor that finds nothing", ko: "항목이 없는 로터"),
    fix: Wording("Give it items that VoiceOver can reach, or remove it.", ko: "초점이 갈 수 있는 항목을 주거나 로터를 없애십시오."),
    references: ["HIG Navigation"],
    onPages: .silent("a page has no custom rotors"),
    check: .app { app in
      let shown = app.shownLater
      return app.screens.flatMap { emptyRotors(of: $0, shownLater: shown) }
    })

  private static func emptyRotors(of screen: AuditedScreen, shownLater: Set<String>) -> [Fault] {
    let owners = screen.tree.ids.filter { !(screen.tree.nodes[$0.index].sharedDetails?.value.rotors ?? []).isEmpty }
    guard !owners.isEmpty else { return [] }
    let stops = SubtreeSums(screen)
    let known = screen.tree.idsByIdentifier()
    return owners.compactMap { owner in
      guard stops.count(inside: owner) > 0 else { return nil }
      let rotors = screen.tree.nodes[owner.index].sharedDetails?.value.rotors ?? []
      let empty = rotors.first { rotor in
        !rotor.items.contains { item in
          guard let node = known[item.id] else { return shownLater.contains(item.id) }
          return stops.count(inside: node) > 0 || screen.tree.isShown(node, by: shownLater)
        }
      }
      guard let empty else { return nil }
      let name = screen.name(of: empty)
      return Fault(
        Wording("The rotor “\(name.english)” finds nothing.", ko: "로터 “\(name.korean)”에 항목이 없습니다."),
        on: screen, at: .node(owner))
    }
  }

  /// A table of at least two rows and two columns that has no headers for rows or columns.
  ///
  /// A heading inside the table counts as a header.
  static let tableWithoutHeaders = Rule(
    "table-without-headers", .advice,
    title: Wording("A table without headers", ko: "머리글이 없는 표"),
    fix: Wording("Set the headers of its rows or columns.", ko: "행이나 열의 머리글을 지정하십시오."),
    references: ["HIG Content descriptions", "WCAG 1.3.1"],
    onPages: .differs(
      "headers are `th`, and cells with the role of a header",
      fix: Wording("Mark headers as `th`.", ko: "머리글 셀을 `th`로 표시하십시오."))
  ) { screen in
    screen.order.containers.compactMap { container in
      guard screen.tree.nodes[container.node.index].isTable, screen.isWithoutHeaders(container.node) else { return nil }
      return Fault(
        Wording("The table has neither row headers nor column headers.", ko: "표에 머리글이 없습니다."), on: screen,
        at: .node(container.node))
    }
  }

  /// A heading that is more than one level below the heading before it. Headings without a level are skipped.
  static let headingSkipsLevel = Rule(
    "heading-skips-level", .advice,
    title: Wording("A heading level is skipped", ko: "머리말 단계를 건너뜀"),
    fix: Wording("Use the next level.", ko: "바로 다음 단계를 쓰십시오."),
    references: ["HIG Content descriptions"],
    onPages: .applies(
      "levels are those of h1 to h6, and of aria-level",
      fix: Wording("Go down by one level at a time: `h2` after `h1`.", ko: "`h1` 다음에는 `h2`처럼 한 단계씩 내려가십시오."),
      references: ["WCAG 1.3.1"])
  ) { screen in
    var last: Int?
    return screen.stops.compactMap { stop in
      guard let level = screen.headingLevel(of: stop) else { return nil }
      defer { last = level }
      guard let last, level > last, level - 1 > last else { return nil }
      return Fault(
        Wording("Level \(last) is followed by \(level).", ko: "머리말이 \(last)단계에서 \(level)단계로 건너뜁니다."),
        at: stop, of: screen)
    }
  }
}

extension AuditedScreen.Stop {
  private static let exclusive: [Traits] = [.button, .link, .searchField]

  /// The roles that contradict each other; empty where there is no contradiction.
  fileprivate var conflictingRoles: [Wording] {
    guard !traits.contains(.popUpButton) else { return [] }
    let roles = Self.exclusive.filter { traits.contains($0) }
    let isAdjustedAndPressed = traits.contains(.adjustable) && !traits.isDisjoint(with: [.button, .link])
    guard roles.count > 1 || isAdjustedAndPressed else { return [] }
    return (isAdjustedAndPressed ? roles + [.adjustable] : roles).map(RoleName.of)
  }

  fileprivate var lacksValue: Bool {
    guard value.isEmpty, !traits.isDisjoint(with: [.adjustable, .toggleButton]) else { return false }
    // A number is always said; the current text of a list may be empty.
    if case .range? = shared?.value.adjusts { return false }
    // A control of UIKit has a value, also where a dump tells only its type.
    return shared?.value.inferences.contains("roleImpliesTraits") != true
  }
}

extension AuditedScreen {
  /// The name of the rotor as VoiceOver says it.
  fileprivate func name(of rotor: CustomRotor) -> Wording {
    switch rotor.kind {
    case .named(let name): .quoting(name)
    case .system(let type): Wording(Phrasebook.english.name(of: type), ko: Phrasebook.korean.name(of: type))
    }
  }

  private func isTableOfMany(_ table: NodeID) -> Bool {
    if let written = tree.nodes[table.index].sharedDetails?.value.table {
      return written.rows >= 2 && written.columns >= 2
    }
    var (rows, columns): (Set<Int>, Set<Int>) = ([], [])
    for id in tree.ids(inside: table) {
      guard order.rank(of: id) != nil, let cell = tree.nodes[id.index].sharedDetails?.value.cell else { continue }
      if let row = cell.row { rows.insert(row) }
      if let column = cell.column { columns.insert(column) }
      if rows.count >= 2, columns.count >= 2 { return true }
    }
    return false
  }

  fileprivate func isWithoutHeaders(_ table: NodeID) -> Bool {
    if let written = tree.nodes[table.index].sharedDetails?.value.table {
      let headers = [written.rowHeaders, written.columnHeaders].flatMap { $0.values }
      if headers.contains(where: { !$0.isEmpty }) { return false }
    }
    if let web = tree.nodes[table.index].sharedDetails?.value.web {
      guard web.columnHeaders.isEmpty, web.rowHeaders.isEmpty else { return false }
    }
    guard isTableOfMany(table) else { return false }
    if tree.ids(inside: table).contains(where: { tree.nodes[$0.index].sharedDetails?.value.web?.header != nil }) {
      return false
    }
    return !tree.ids(inside: table).contains {
      tree.nodes[$0.index].traits.contains(.header) && order.rank(of: $0) != nil
    }
  }

  /// From 1 to 6; nil for a stop that is not a heading, or a heading without a level.
  fileprivate func headingLevel(of stop: Stop) -> Int? {
    guard stop.traits.contains(.header) else { return nil }
    return stop.shared?.value.headingLevel ?? tree.nodes[stop.node.index].label?.headingLevel
  }
}

extension AuditedApp {
  /// The ids of nodes that some effect shows or inserts.
  ///
  /// - Complexity: O(nodes and effects).
  fileprivate var shownLater: Set<String> {
    guard hasBehaviors else { return [] }
    var shown: Set<String> = []
    for effect in handlers.lazy.flatMap({ $0.effects.flattened }) {
      switch effect {
      case .set(let id, let change) where change.hidden == false: shown.insert(id)
      case .insert(let tree, _, _): shown.formUnion(tree.nodes.compactMap({ $0.id }))
      default: break
      }
    }
    return shown
  }
}

extension Tree {
  /// True for a node that is hidden now, if effects show it and everything hidden around it.
  ///
  /// - Complexity: O(depth).
  fileprivate func isShown(_ node: NodeID, by shownLater: Set<String>) -> Bool {
    var isHidden = false
    var next: NodeID? = node
    while let id = next {
      if nodes[id.index].hidden {
        guard let name = nodes[id.index].id, shownLater.contains(name) else { return false }
        isHidden = true
      }
      next = parent(of: id)
    }
    return isHidden
  }
}

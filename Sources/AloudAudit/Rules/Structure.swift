internal import AloudBase
internal import AloudTree

extension Rule {
  /// A screen of at least three stops with neither a title nor a heading.
  static let screenWithoutTitle = Rule(
    "screen-without-title", .warning,
    title: Wording("A screen without a title", ko: "제목 없는 화면"),
    fix: Wording("Name the screen, or give its title the trait `header`.", ko: "화면에 이름을 주거나, 제목에 `header` 특성을 주십시오."),
    references: ["HIG Content descriptions", "WCAG 2.4.2"],
    onPages: .applies(
      "the title is that of the document",
      fix: Wording("Give the page a `title`.", ko: "페이지에 `title`을 주십시오."))
  ) { screen in
    guard screen.stops.count >= 3, (screen.screen.name ?? "").trimmed.isEmpty, !screen.mayHaveHeading else {
      return []
    }
    let message = Wording("This screen has neither a title nor a heading.", ko: "화면의 제목이 없습니다.")
    return [Fault(message, on: screen, at: .screen)]
  }

  /// A screen of at least eight stops, without those of a keyboard, that has no heading to navigate to.
  static let noHeadings = Rule(
    "no-headings", .advice,
    title: Wording("No headings", ko: "머리말이 없음"),
    fix: Wording("Mark the titles of sections as headings.", ko: "구역의 제목에 머리말 특성을 주십시오."),
    references: ["HIG Content descriptions", "WCAG 1.3.1"],
    onPages: .applies(
      "the rotor goes from heading to heading",
      fix: Wording("Mark the titles of sections as `h1` to `h6`.", ko: "구역의 제목을 `h1`–`h6`으로 표시하십시오."),
      references: ["WCAG 1.3.1", "WCAG 2.4.6"])
  ) { screen in
    let count = screen.stops.count { !$0.traits.contains(.keyboardKey) }
    guard count >= 8, !screen.mayHaveHeading else { return [] }
    let cost = screen.isPage ? nil : screen.costOfMissingHeadings()
    let message = Wording(
      "\(count) stops and no heading: the Headings rotor is empty." + (cost.map { " " + $0.english } ?? ""),
      ko: "머리말이 없어 로터로 건너뛸 수 없습니다." + (cost.map { " " + $0.korean } ?? ""))
    return [Fault(message, on: screen, at: .screen)]
  }

  /// A group or a landmark of at least two stops without a name.
  ///
  /// - Complexity: O(stops · depth).
  static let groupWithoutLabel = Rule(
    "group-without-label", .advice,
    title: Wording("A group without a label", ko: "이름 없는 그룹"),
    fix: Wording("Give the group a label that says what it contains.", ko: "무엇을 담았는지 그룹의 레이블로 알리십시오."),
    references: ["HIG Content descriptions", "WCAG 1.3.1"],
    onPages: .differs(
      "a `fieldset` needs a `legend`; a single banner or main landmark needs no name",
      fix: Wording("Give the `fieldset` a `legend`.", ko: "`fieldset`에 `legend`를 주십시오."),
      references: ["WCAG 1.3.1", "WCAG 3.3.2"])
  ) { screen in
    var counts = [Int](repeating: 0, count: screen.order.containers.count)
    for rank in screen.stops.indices {
      var next = screen.order.innermostContainer(ofRank: rank)
      while let index = next {
        counts[index] += 1
        next = screen.order.containers[index].parent
      }
    }
    return zip(screen.order.containers, counts).compactMap { container, count in
      let node = screen.tree[container.node]
      guard count >= 2, [.group, .landmark].contains(node.container), (node.label?.string ?? "").trimmed.isEmpty else {
        return nil
      }
      if screen.isPage, node.sharedDetails?.value.web?.role != .fieldset { return nil }
      let message = Wording("VoiceOver enters the group without a name.", ko: "그룹에 이름이 없습니다.")
      return Fault(message, on: screen, at: .node(container.node))
    }
  }

  /// Two consecutive stops that say the same words, such as a picture and its title, or a caption and its field.
  ///
  /// `duplicate-label` reports controls. Keys, cells of tables, and texts that are only numbers may be equal; so may a
  /// tab and the title of its screen, and the handle that moves a row and the text of the row.
  static let redundantStop = Rule(
    "redundant-stop", .advice,
    title: Wording("The same words twice", ko: "같은 말을 거듭 읽음"),
    fix: Wording("Join the two, or hide one of them.", ko: "둘을 하나로 합치거나 하나를 숨기십시오."),
    references: ["HIG Content descriptions"],
    onPages: .differs(
      "an image should not repeat the text beside it; a label and its field always say the same",
      fix: Wording("Leave the `alt` of the image empty.", ko: "이미지의 `alt`를 비워 두십시오."),
      references: ["WCAG 1.1.1"])
  ) { screen in
    zip(screen.stops, screen.stops.dropFirst()).compactMap { before, after in
      guard screen.isPage ? before.isShown(by: after) : before.saysTheSame(as: after) else { return nil }
      let message = Wording("VoiceOver says the same words twice in a row.", ko: "같은 말을 두 번 읽습니다.")
      return Fault(message, at: after, of: screen)
    }
  }

  /// Landmarks with the same role and name. The findings are on all of them except the first.
  ///
  /// Landmarks with the same content may have the same name: links at the top and at the bottom. Outside of web pages,
  /// another rule reports landmarks without a name. Source: WAI-ARIA Authoring Practices, landmarks; WCAG technique
  /// ARIA11.
  static let duplicateLandmark = Rule(
    "duplicate-landmark", .warning,
    title: Wording("Landmarks with the same name", ko: "이름이 같은 랜드마크"),
    fix: Wording("Give each a name that says what it contains.", ko: "무엇을 담았는지 각각 다른 이름을 주십시오."),
    references: ["HIG Content descriptions"],
    onPages: .applies(
      "people cannot distinguish landmarks with the same role and name in the rotor",
      fix: Wording("Name them with `aria-label`.", ko: "`aria-label`로 이름을 주십시오."), references: ["WCAG 1.3.1"])
  ) { screen in
    var known: [Landmark: Set<[String]>] = [:]
    return screen.order.containers.compactMap { container in
      let node = screen.tree.nodes[container.node.index]
      guard node.container == .landmark else { return nil }
      let landmark = Landmark(node)
      guard screen.isPage || !landmark.name.isEmpty else { return nil }
      let held = screen.stops(inside: container.node).map { $0.label }
      guard let others = known[landmark], !others.contains(held) else {
        known[landmark, default: []].insert(held)
        return nil
      }
      known[landmark]?.insert(held)
      let name = node.label?.string.told ?? ""
      return Fault(
        name.isEmpty
          ? Wording("Another landmark of its kind has no name either.", ko: "같은 종류의 이름 없는 랜드마크가 또 있습니다.")
          : Wording("Another landmark is called “\(name)”, too.", ko: "“\(name)”\(particle: .named) 랜드마크가 또 있습니다."),
        on: screen, at: .node(container.node))
    }
  }
}

extension AuditedScreen.Stop {
  /// True for an image and a text of a page that are siblings and say the same.
  fileprivate func isShown(by other: Self) -> Bool {
    traits.contains(.image) != other.traits.contains(.image) && label.sounds(like: other.label)
      && label.contains { $0.isLetter }
  }

  fileprivate func saysTheSame(as other: Self) -> Bool {
    guard !(isControl && other.isControl), !(other.isTab && traits.contains(.header)),
      other.shared?.value.control != .reorderControl, shared?.value.cell == nil, value == other.value,
      label.sounds(like: other.label)
    else { return false }
    return label.contains { $0.isLetter } || value.contains { $0.isLetter }
  }
}

extension String {
  /// True when two texts sound the same: case and the amount of white space are not audible.
  func sounds(like other: String) -> Bool {
    // Most texts differ in the first character; folding is slow.
    guard let first, let otherFirst = other.first else { return isEmpty && other.isEmpty }
    guard first == otherFirst || first.lowercased() == otherFirst.lowercased() else { return false }
    return self == other || folded == other.folded
  }
}

/// The name of a landmark in the rotor.
private struct Landmark: Hashable {
  let role: WebRole?
  let name: String

  init(_ node: Node) {
    role = node.sharedDetails?.value.web?.role
    name = node.label?.string.folded ?? ""
  }
}

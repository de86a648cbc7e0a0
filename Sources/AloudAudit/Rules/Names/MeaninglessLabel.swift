internal import AloudTree

extension Rule {
  /// A control or an image with the name of a file, of a symbol or of its class. Texts are never judged: they may show one.
  ///
  /// Source: the Korean guideline's 1.1, alternatives whose meaning or use nobody understands.
  static let meaninglessLabel = Rule(
    "meaningless-label", .error,
    title: Wording("A label without meaning", ko: "뜻을 알 수 없는 레이블"),
    fix: Wording("Say what it does or shows.", ko: "무엇을 하거나 보여 주는지 쓰십시오."),
    references: ["MAAG 1.1", "HIG Content descriptions", "WCAG 1.1.1", "WCAG 2.4.6"]
  ) { screen in
    screen.stops.filter(\.hasMeaninglessLabel).map { stop in
      let label = stop.label.told
      let message =
        stop.isNamedByRole
        ? Wording(
          "The label “\(label)” is the word for a role, not a description.",
          ko: "“\(label)”\(particle: .topic) 객체 유형일 뿐, 설명이 아닙니다.")
        : Wording(
          "The label “\(label)” is a file or machine name, not a description.",
          ko: "“\(label)”\(particle: .topic) 뜻을 알 수 없는 레이블입니다.")
      return Fault(message, at: stop, of: screen)
    }
  }
}

extension AuditedScreen.Stop {
  var hasMeaninglessLabel: Bool {
    guard isControl || traits.contains(.image), !label.isEmpty, !isStaticText else { return false }
    if web != nil, !traits.contains(.image) { return isNamedByRole }
    if !traits.contains(.keyboardKey), MachineName.isGlyphs(label) { return true }
    // The longest machine names are shorter than most sentences.
    guard label.utf8.count <= 200 else { return false }
    let lower = label.lowercased()
    if MachineName.isNumbered(lower) || MachineName.isPlaceholder(lower) { return true }
    if isNamedByRole { return true }
    guard !lower.utf8.contains(0x20), !lower.contains(where: \.isWhitespace) else { return false }
    if MachineName.isAsset(label, lower: lower) { return !hasValue }
    // A value tells of a file in a list: its size or its date. A symbol has none.
    return MachineName.isSymbol(label) && !(hasValue && MachineName.isFile(label))
  }

  /// True for a label that is the word for a role, and nothing else.
  fileprivate var isNamedByRole: Bool {
    // A key of a keyboard may be called Tab.
    guard !traits.contains(.keyboardKey) else { return false }
    let text = label.foldedWithoutFinalMarks.trimmed
    if web != nil, !traits.contains(.link), RoleLabel.isKindOfContent(text) { return false }
    return RoleLabel.isRole(text) && !(isKindOfTab && RoleLabel.isKindOfContent(text))
  }

  /// True for a text in a tab bar, which is a control by its place alone.
  private var isStaticText: Bool {
    traits.contains(.staticText) && traits.isDisjoint(with: Traits.ofControls.union(.image))
  }

  /// True for what stands beside other kinds of results: “All, Images, Links”.
  private var isKindOfTab: Bool { isTab || traits.contains(.tabBarItem) }
}

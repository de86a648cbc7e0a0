internal import AloudSimulator
internal import AloudTree

extension Rule {
  /// A control whose names for Voice Control consist of symbols, which users cannot say.
  ///
  /// Keys of a keyboard are left out. The finding is advice, because it is assumed that Voice Control does not
  /// recognize the names of symbols. `missing-label` reports a control without any name.
  static let unspeakableName = Rule(
    "unspeakable-name", .advice,
    title: Wording("A name that cannot be said", ko: "말할 수 없는 이름"),
    fix: Wording("Give it a label in words, or `userInputLabels`.", ko: "낱말로 된 레이블이나 `userInputLabels`를 주십시오."),
    references: ["HIG Speech"],
    onPages: .applies(
      "Voice Control needs a word on a page, too",
      fix: Wording("Name it in words, with text or `aria-label`.", ko: "텍스트나 `aria-label`에 낱말로 이름을 주십시오."),
      references: ["WCAG 2.4.6"])
  ) { screen in
    screen.namedItems.compactMap { stop, item in
      guard !item.isSpeakable, let name = item.shownName else { return nil }
      return Fault(
        Wording(
          "“\(name.told)” has no word that people can say to Voice Control.",
          ko: "“\(name.told)”에는 음성 명령으로 말할 수 있는 낱말이 없습니다."),
        at: stop, of: screen)
    }
  }

  /// A control with a visible text that is not part of any of its names. Voice Control does not understand users who
  /// say the text.
  ///
  /// The text is that of the nodes inside; on a page, that of an element with `aria-label` or `aria-labelledby`. Texts
  /// without letters, single Latin letters, and names of icons such as `shopping_cart` do not count. Where several
  /// texts are inside, as in a card, one of them is enough. Source: WCAG 2.5.3 and its technique F96.
  static let labelNotInName = Rule(
    "label-not-in-name", .warning,
    title: Wording("The visible text is not in the name", ko: "보이는 텍스트가 이름에 없음"),
    fix: Wording(
      "Begin the label with the visible text, or add this text to `userInputLabels`.",
      ko: "레이블을 보이는 텍스트로 시작하거나, 보이는 텍스트를 `userInputLabels`에 넣으십시오."),
    references: ["HIG Speech", "WCAG 2.5.3"],
    onPages: .differs(
      "the visible text is that inside an element with `aria-label` or `aria-labelledby`",
      fix: Wording(
        "Begin `aria-label` with the visible text, or remove it.",
        ko: "`aria-label`을 보이는 텍스트로 시작하거나 빼십시오."),
      references: ["WCAG 2.5.3"])
  ) { screen in
    screen.namedItems.compactMap { stop, item in
      guard !stop.isInput else { return nil }
      let texts = screen.visibleTexts(inside: stop)
      let names = item.names.map(FoldedText.init)
      let isNamed = texts.contains { text in names.contains { $0.contains(FoldedText(text)) } }
      guard let text = texts.first?.told, let name = item.shownName?.told, !isNamed else { return nil }
      return Fault(
        Wording("It shows “\(text)”, but its name is “\(name)”.", ko: "보이는 텍스트는 “\(text)”인데 이름은 “\(name)”입니다."),
        at: stop, of: screen)
    }
  }

  /// Several controls that VoiceOver distinguishes have the same name for Voice Control, which then asks for a number.
  ///
  /// The finding is on the first control. Back buttons have their own command, and `duplicate-label` reports controls
  /// that sound the same. Source for the numbers: Apple's words for Voice Control (`message.which`).
  static let sharedName = Rule(
    "shared-name", .advice,
    title: Wording("One name for several controls", ko: "여러 컨트롤에 같은 이름"),
    fix: Wording(
      "Give each control its own `userInputLabels`, which say what it is about.",
      ko: "저마다 무엇에 관한 것인지 알리는 `userInputLabels`를 주십시오."),
    references: ["HIG Speech"],
    onPages: .silent("`duplicate-label` judges links with the same name")
  ) { screen in
    // "Go back" is a separate command.
    let named = screen.namedItems.filter { !$0.stop.traits.contains(.backButton) }
    let stops = Dictionary(named.map { ($0.item.node, $0.stop) }) { first, _ in first }
    var surroundings = NamedContainers(screen)
    return screen.reader.controlledScreen.sharedNames(of: named.map { $0.item }).compactMap { items in
      let sharing = items.compactMap { stops[$0.node] }
      guard let first = sharing.first, let name = items.first?.shownName?.told else { return nil }
      let isToldApart = Set(sharing.map { SpokenIdentity(of: $0, in: &surroundings) }).count > 1
      // Controls with other labels have other names in VoiceOver.
      guard isToldApart || Set(sharing.map({ $0.label.folded })).count > 1 else { return nil }
      return Fault(
        Wording(
          "\(sharing.count) controls answer to “\(name)”; Voice Control asks which.",
          ko: "“\(name)”에 응답하는 컨트롤이 \(sharing.count)개여서 음성 명령이 어느 것인지 되묻습니다."),
        at: first, of: screen, among: sharing.map { $0.node })
    }
  }
}

extension AuditedScreen {
  /// The enabled controls that Voice Control can reach by their own names, with those names; without the keys of a
  /// keyboard.
  var namedItems: [(stop: Stop, item: VoiceControlItem)] {
    let controlled = reader.controlledScreen
    let words = VoiceControlWords(language: document.language)
    return stops.compactMap { stop in
      guard stop.isControl, stop.isEnabled, !stop.traits.contains(.keyboardKey),
        tree[stop.node].interaction(for: .voiceControl).responds
      else { return nil }
      let item = controlled.item(stop.node, words)
      return item.source == .label || item.source == .userInputLabels ? (stop, item) : nil
    }
  }

  /// The visible texts of a control.
  ///
  /// - Complexity: O(nodes inside).
  fileprivate func visibleTexts(inside stop: Stop) -> [String] {
    let texts =
      if isPage { [stop.web?.textInside ?? ""] } else {
        tree.ids(inside: stop.node).filter { $0 != stop.node && showsText($0) }.map { tree[$0].label?.string ?? "" }
      }
    return texts.map { $0.trimmed }.filter { $0.isWords }
  }

  private func showsText(_ id: NodeID) -> Bool {
    let node = tree[id]
    return !node.hidden && node.visible && node.reportedTraits.isSubset(of: [.staticText, .header])
      && !tree.hasChildren(id)
  }
}

extension String {
  /// True for a text that people can say.
  fileprivate var isWords: Bool {
    guard contains(where: { $0.isLetter }), !contains("_") else { return false }
    return count > 1 || first?.isASCII == false
  }
}

internal import AloudControl
internal import AloudTree

extension Rule {
  /// A control that shows a text which is part of none of its names: people who say what they see are not understood.
  ///
  /// The text is that of the nodes inside; on a page that of an element which `aria-label` or `aria-labelledby` names. Texts without
  /// letters, one Latin letter alone, and names of icons such as `shopping_cart` are no words. Where several texts are inside, as in a
  /// card, one of them is enough. Source: WCAG 2.5.3 and its technique F96.
  static let labelNotInName = Rule(
    "label-not-in-name", .warning,
    title: Wording("The visible text is not in the name", ko: "보이는 텍스트가 이름에 없음"),
    fix: Wording(
      "Let the label begin with the text that is seen, or add it to `userInputLabels`.",
      ko: "레이블을 보이는 텍스트로 시작하거나, 보이는 텍스트를 `userInputLabels`에 넣으십시오."),
    references: ["MAAG 3.1", "HIG Speech", "WCAG 2.5.3"]
  ) { screen in
    screen.namedItems.compactMap { stop, item in
      guard !stop.isInput else { return nil }
      let texts = screen.visibleTexts(inside: stop)
      let names = item.names.map(FoldedText.init)
      let isNamed = texts.contains { text in names.contains { $0.contains(FoldedText(text)) } }
      guard let text = texts.first?.told, let name = item.shownName?.told, !isNamed else { return nil }
      return Fault(
        Wording(
          "It shows “\(text)”, and its name is “\(name)”.",
          ko: "보이는 텍스트는 “\(text)”인데 이름은 “\(name)”입니다."),
        at: stop, of: screen)
    }
  }
}

extension AuditedScreen {
  /// The words that people see in a control.
  ///
  /// - Complexity: O(nodes inside).
  fileprivate func visibleTexts(inside stop: Stop) -> [String] {
    let texts =
      if isPage { [stop.web?.textInside ?? ""] } else {
        tree.ids(inside: stop.node).filter { $0 != stop.node && showsText($0) }.map { tree[$0].label?.string ?? "" }
      }
    return texts.map(\.trimmed).filter(\.isWords)
  }

  private func showsText(_ id: NodeID) -> Bool {
    let node = tree[id]
    return !node.hidden && node.visible && node.reportedTraits.isSubset(of: [.staticText, .header])
      && !tree.hasChildren(id)
  }
}

extension String {
  /// True for a text that people would say.
  fileprivate var isWords: Bool {
    guard contains(where: \.isLetter), !contains("_") else { return false }
    return count > 1 || first?.isASCII == false
  }
}

internal import AloudTree

extension Rule {
  /// A dialog that flicking leaves, since modality hides what stands beside the dialog and nothing else.
  ///
  /// A keyboard and a status bar are windows of their own.
  static let modalLeak = Rule(
    "modal-leak", .error,
    title: Wording("Focus leaves the dialog", ko: "대화상자 밖으로 나가는 초점"),
    fix: Wording(
      "Make it modal at the level of the content, or hide the rest.",
      ko: "내용과 같은 층에서 모달로 만들거나 나머지를 숨기십시오."),
    references: ["MAAG 2.1", "WCAG 2.4.3", "WCAG 1.3.2"]
  ) { screen in
    guard screen.tree.nodes.contains(where: { $0.modal }), let modal = Reach(screen).modal else { return [] }
    let others = screen.stops.filter { !screen.tree.contains(modal, $0.node) && !$0.isOfAnotherWindow }
    // The one that is met first on the way out.
    let last = screen.stops.last { screen.tree.contains(modal, $0.node) }?.rank ?? -1
    guard let met = others.first(where: { $0.rank > last }) ?? others.first else { return [] }
    let name = screen.spokenName(of: met)
    return [
      Fault(
        Wording(
          "Flicking leaves the dialog and reaches “\(name)” behind it.",
          ko: "대화상자 뒤의 “\(name)”\(particle: .to) 초점이 나갑니다."),
        on: screen, at: .node(modal))
    ]
  }
}

extension AuditedScreen.Stop {
  fileprivate var isOfAnotherWindow: Bool { !traits.isDisjoint(with: [.keyboardKey, .statusBarElement]) }
}

extension AuditedScreen {
  /// The name of a stop in messages: its label, else its utterance; as they quote it.
  func spokenName(of stop: Stop) -> String { (stop.label.isEmpty ? utterance(of: stop) : stop.label).told }
}

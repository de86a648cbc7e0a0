internal import AloudControl
internal import AloudSimulator
internal import AloudTree

extension Rule {
  /// Several controls that VoiceOver tells apart, and Voice Control calls by one name: who says it must choose among numbers.
  ///
  /// The finding is on the first. A back button, which has a command of its own, is left out. Controls that nothing tells apart are for `duplicate-label` to tell. Source for the numbers: Apple's
  /// words for Voice Control (`message.which`).
  static let sharedName = Rule(
    "shared-name", .advice,
    title: Wording("One name for several controls", ko: "여러 컨트롤에 같은 이름"),
    fix: Wording(
      "Give each `userInputLabels` that say what it is about.",
      ko: "저마다 무엇에 관한 것인지 알리는 `userInputLabels`를 주십시오."),
    references: ["HIG Speech", "WCAG 2.4.6"]
  ) { screen in
    // "Go back" is a command of its own.
    let named = screen.namedItems.filter { !$0.stop.traits.contains(.backButton) }
    let stops = Dictionary(named.map { ($0.item.node, $0.stop) }) { first, _ in first }
    var surroundings = NamedContainers(screen)
    return screen.reader.controlledScreen.sharedNames(of: named.map(\.item)).compactMap { items in
      let sharing = items.compactMap { stops[$0.node] }
      guard let first = sharing.first, let name = items.first?.shownName?.told else { return nil }
      let isToldApart = Set(sharing.map { SpokenIdentity(of: $0, in: &surroundings) }).count > 1
      // Other labels are other names to VoiceOver.
      guard isToldApart || Set(sharing.map(\.label.folded)).count > 1 else { return nil }
      return Fault(
        Wording(
          "\(sharing.count) controls answer to “\(name)”; Voice Control asks which.",
          ko: "“\(name)”에 응답하는 컨트롤이 \(sharing.count)개여서 음성 명령이 어느 것인지 되묻습니다."),
        at: first, of: screen)
    }
  }
}

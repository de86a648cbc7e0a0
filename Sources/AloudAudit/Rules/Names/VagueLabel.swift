internal import AloudTree

extension Rule {
  /// A button or a link whose name makes sense only beside what is seen with it. A tab called “More” is not meant.
  static let vagueLabel = Rule(
    "vague-label", .advice,
    title: Wording("A label that could be anything's", ko: "막연한 레이블"),
    fix: Wording("Name the object.", ko: "대상을 밝히십시오."), references: ["WCAG 2.4.4"]
  ) { screen in
    screen.controls.filter(\.isVague).map {
      Fault(Wording("“\($0.label)” does not say of what.", ko: "무엇에 대한 것인지 알 수 없습니다."), at: $0, of: screen)
    }
  }
}

extension AuditedScreen.Stop {
  private static let words: Set<String> = [
    "more", "here", "click here", "read more", "details", "여기", "더보기", "자세히", "이벤트",
  ]

  fileprivate var isVague: Bool {
    guard !traits.isDisjoint(with: [.button, .link]), !isTab, !traits.contains(.tabBarItem) else { return false }
    return label.utf8.count <= 20 && Self.words.contains(label.foldedWithoutFinalMarks.folded)
  }
}

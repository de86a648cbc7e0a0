internal import AloudControl
internal import AloudSimulator
internal import AloudTree

extension Rule {
  /// A control whose names for Voice Control are symbols alone, so that nobody can say them.
  ///
  /// Keys of a keyboard are left out. That Voice Control hears no symbols by their names is assumed, so it is advice. A control without
  /// any name is for `missing-label` to tell.
  static let unspeakableName = Rule(
    "unspeakable-name", .advice,
    title: Wording("A name that cannot be said", ko: "말할 수 없는 이름"),
    fix: Wording(
      "Give it a label in words, or `userInputLabels`.",
      ko: "낱말로 된 레이블이나 `userInputLabels`를 주십시오."),
    references: ["HIG Speech", "WCAG 2.4.6"]
  ) { screen in
    screen.namedItems.compactMap { stop, item in
      guard !item.isSpeakable, let name = item.shownName else { return nil }
      return Fault(
        Wording(
          "“\(name.told)” has no word that can be said to Voice Control.",
          ko: "“\(name.told)”에는 음성 명령으로 말할 수 있는 낱말이 없습니다."),
        at: stop, of: screen)
    }
  }
}

extension AuditedScreen {
  /// The enabled controls that Voice Control visits and calls by a name of their own, with that name; keys of a keyboard are left
  /// out.
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
}

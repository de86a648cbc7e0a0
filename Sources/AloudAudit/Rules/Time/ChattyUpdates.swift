internal import AloudTree

extension Rule {
  /// A stop whose label or value changes 3 to 50 times a second: under the cursor it would be said again and again.
  ///
  /// Source: the Korean guideline's 3.3 for the rate.
  static let chattyUpdates = Rule(
    "chatty-updates", .advice,
    title: Wording("Text changes too often", ko: "너무 자주 바뀌는 텍스트"),
    fix: Wording("Update it more slowly, once a second or so.", ko: "1초에 한 번 정도로 천천히 바꾸십시오."),
    references: ["MAAG 3.1", "MAAG 3.5", "HIG Navigation"],
    check: .behaviors { app in
      app.rapidChanges { screen, node, change in
        (change.label != nil || change.value != nil) && screen.stop(at: node) != nil
      }.map { change in
        let times = change.perSecond.told
        return Fault(
          Wording("It changes \(times) times a second.", ko: "초당 \(times)회 바뀝니다."), on: change.screen,
          at: .node(change.node))
      }
    })
}

internal import AloudTree

extension Rule {
  /// A button that opens a form over the screen without saying so beforehand.
  static let contextChangeUnsaid = Rule(
    "context-change-unsaid", .advice,
    title: Wording("A view that opens unsaid", ko: "알리지 않고 열리는 화면"),
    fix: Wording("Let the label end in …, or say in the hint what opens.", ko: "레이블을 …로 끝내거나, 열리는 화면을 힌트로 알리십시오."),
    references: ["MAAG 3.5", "HIG Navigation"],
    check: .behaviors { app in
      app.rehearsals.flatMap { set in
        set.rehearsals.filter { $0.opensForm(in: app) }.map { rehearsal in
          Fault(
            Wording("Nothing says that it opens another view.", ko: "다른 화면이 열리는 것을 알리지 않습니다."), at: rehearsal.stop,
            of: set.screen)
        }
      }
    })
}

extension Rehearsal {
  fileprivate func opensForm(in app: AuditedApp) -> Bool {
    guard cue == .activate, isPossible, stop.traits.contains(.button), case .present(let key)? = course.navigation,
      !stop.saysThatSomethingOpens
    else { return false }
    return app.screen(key)?.stops.contains(where: \.isInput) ?? false
  }
}

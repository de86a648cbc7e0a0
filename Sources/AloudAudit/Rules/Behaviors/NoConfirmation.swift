internal import AloudBase
internal import AloudTree

extension Rule {
  /// A control that deletes or pays immediately, without a confirmation.
  ///
  /// A control in a window that also has a cancel control is itself the confirmation. So is a control in an alert, or
  /// in a window without other controls, if another control only closes the window, whatever its name. The control does
  /// nothing final yet in two cases: its name ends in a noun (“order history”) or describes a beginning (“start an
  /// order”), and it only leads to another screen; or it leads to a screen with a control for the same action. If the
  /// effects depend on Guided Access, those in a session count, because there they matter most.
  ///
  /// Source: WWDC22, “Create accessible Single App Mode experiences”; WCAG 3.3.4.
  static let noConfirmation = Rule(
    "no-confirmation", .warning,
    title: Wording("No confirmation", ko: "확인 없이 실행됨"),
    fix: Wording("Ask for confirmation first.", ko: "먼저 확인을 받으십시오."),
    references: ["WCAG 3.3.4"],
    onPages: .silent("a page does not lock a device"),
    check: .behaviors { app in
      let risky = app.screens.map { screen in
        (screen, screen.stops.filter { $0.actsForGood(on: app.document.guidedAccessFacts) })
      }
      guard risky.contains(where: { !$0.1.isEmpty }) else { return [] }
      let questions = QuestionReader(app, about: risky.filter { !$0.1.isEmpty }.map { $0.0 })
      return risky.flatMap { screen, stops in
        stops.filter { !questions.isAsked($0, on: screen) }.map { stop in
          let name = stop.label.told
          return Fault(
            Wording(
              "“\(name)” acts at once and cannot be undone.", ko: "“\(name)”\(particle: .subject) 확인 없이 바로 실행됩니다."),
            at: stop, of: screen)
        }
      }
    })
}

extension AuditedScreen.Stop {
  /// True when activating the stop does something immediately that its name describes as final, and presents nothing.
  fileprivate func actsForGood(on device: GuidedAccess) -> Bool {
    guard let all = self.effects(of: .activate), isEnabled, !traits.contains(.keyboardKey) else { return false }
    let effects = all.atOnce(on: device)
    guard effects.actAtOnce, isNamed(by: .irreversible) || isNamed(by: .paying) else { return false }
    // “Cancel the order” is not final if it only goes back.
    if WordList.cancel.isIn(label), !effects.changeSomething { return false }
    return !all.flattened(on: device, at: .session).contains { $0.isPresentation }
  }
}

extension [Effect] {
  /// The immediate effects in a session, including those of requests and conditions.
  fileprivate func atOnce(on device: GuidedAccess) -> [Effect] {
    guard contains(where: { $0.decides }) else { return self }
    return EffectCourse(self, on: device, at: .session).steps.filter { !$0.isTimed }.map { $0.effect }
  }

  fileprivate var actAtOnce: Bool {
    contains {
      switch $0 {
      case .remove, .show, .set, .back: true
      default: false
      }
    }
  }

  fileprivate var changeSomething: Bool {
    contains {
      switch $0 {
      case .remove, .set, .show: true
      default: false
      }
    }
  }

  /// The screen to which the effects lead, if they have no other important effects.
  fileprivate var destination: String? {
    var destination: String?
    for effect in self {
      switch effect {
      case .show(let key): destination = key
      case .remove, .set, .back, .insert, .toggle, .select: return nil
      default: break
      }
    }
    return destination
  }
}

/// Decides whether the user is asked for confirmation.
private struct QuestionReader {
  /// Nouns in the names of places, which follow the word for an action.
  private static let nouns = WordList(
    english: ["history", "list", "status", "details", "methods", "settings", "help", "policy", "info", "information"],
    korean: ["내역", "목록", "수단", "방법", "안내", "정보", "조회", "문의", "설정", "관리", "이력", "현황", "정책"])

  /// Words that describe the beginning of an action.
  private static let beginnings = WordList(english: ["start", "begin"], korean: ["시작"])

  private let app: AuditedApp
  /// The possible answers, by the indices of screens.
  private let answers: [Int: PossibleAnswers]

  init(_ app: AuditedApp, about asking: [AuditedScreen]) {
    self.app = app
    let device = app.document.guidedAccessFacts
    answers = Dictionary(
      asking.map { ($0.index, PossibleAnswers(on: $0, device)) }, uniquingKeysWith: { first, _ in first })
  }

  func isAsked(_ stop: AuditedScreen.Stop, on screen: AuditedScreen) -> Bool {
    if isInQuestion(stop, on: screen) { return true }
    guard let key = stop.effects(of: .activate)?.atOnce(on: app.document.guidedAccessFacts).destination else {
      return false
    }
    if QuestionReader.nouns.isIn(stop.label) || QuestionReader.beginnings.isIn(stop.label) { return true }
    let words: WordList = stop.isNamed(by: .irreversible) ? .irreversible : .paying
    return app.screen(key)?.stops.contains { $0.isNamed(by: words) && !QuestionReader.nouns.isIn($0.label) } ?? false
  }

  /// True in a window with a way to cancel.
  private func isInQuestion(_ stop: AuditedScreen.Stop, on screen: AuditedScreen) -> Bool {
    let tree = screen.tree
    let window = app.isPresented(screen) ? NodeID.root : tree.ancestors(of: stop.node).first { tree[$0].modal }
    guard let window else { return false }
    guard let answers = answers[screen.index] else { return false }
    if answers.cancels.count(inside: window) > (stop.isNamed(by: .cancel) ? 1 : 0) { return true }
    let question = tree.ancestors(of: stop.node).first { tree[$0].modal || tree[$0].traits.contains(.alert) } ?? .root
    guard answers.returns.count(inside: question) > (screen.onlyReturns(stop) ? 1 : 0) else { return false }
    return tree[question].traits.contains(.alert) || answers.others.count(inside: question) == 0
  }
}

/// The controls of a screen, grouped by their meaning as an answer to a question.
private struct PossibleAnswers {
  /// Controls whose names mean cancel.
  let cancels: SubtreeSums
  /// Controls that only close the window.
  let returns: SubtreeSums
  /// Other controls: they neither only close the window nor do anything final.
  let others: SubtreeSums

  init(on screen: AuditedScreen, _ device: GuidedAccess) {
    cancels = SubtreeSums(screen) { $0.isNamed(by: .cancel) }
    returns = SubtreeSums(screen, where: screen.onlyReturns)
    others = SubtreeSums(screen) {
      $0.isControl && $0.isEnabled && !screen.onlyReturns($0) && !$0.actsForGood(on: device)
    }
  }
}

extension AuditedScreen {
  /// Words in the name of a control that does more than close the window.
  private static let promises = WordList(english: ["help"], korean: ["도움말"])

  /// True for a control that only closes its window, and perhaps posts a notification.
  fileprivate func onlyReturns(_ stop: Stop) -> Bool {
    guard stop.isControl, stop.isEnabled, let effects = stop.effects(of: .activate) else { return false }
    var returns = false
    for effect in effects.withoutConditions {
      switch effect {
      case .dismiss, .back: returns = true
      case .post, .assign, .add: continue
      case .remove(let name) where isWindow(name, around: stop): returns = true
      case .set(let name, let new) where new.hidden == true && isWindow(name, around: stop): returns = true
      default: return false
      }
    }
    return returns && !AuditedScreen.promises.isIn(stop.label)
  }

  private func isWindow(_ name: String, around stop: Stop) -> Bool {
    tree.ancestors(of: stop.node).contains { tree[$0].modal && tree[$0].id == name }
  }
}

internal import AloudTree

extension Rule {
  /// A control that deletes or pays at once, without a confirmation.
  ///
  /// A control beside a way to cancel, in a window, is itself the question; in an alert, and in a window in which
  /// nothing else can be done, so is what stands beside a control that only takes the window away, whatever its name. A
  /// name that goes on with a noun (“order history”) or only begins something (“start an order”), and only leads to
  /// another screen, does nothing yet, nor does one that leads to a screen where the same is done. Where Guided Access
  /// decides what happens, what happens in a session counts: there it matters most.
  ///
  /// Source: WWDC22, “Create accessible Single App Mode experiences”; WCAG 3.3.4.
  static let noConfirmation = Rule(
    "no-confirmation", .warning,
    title: Wording("No confirmation", ko: "확인 없이 실행됨"),
    fix: Wording("Ask for confirmation first.", ko: "먼저 확인을 받으십시오."),
    references: ["WWDC22 single app mode", "WCAG 3.3.4"],
    onPages: .silent("a page does not lock a device"),
    check: .behaviors { app in
      let risky = app.screens.map { screen in
        (screen, screen.stops.filter { $0.actsForGood(on: app.document.guidedAccessFacts) })
      }
      guard risky.contains(where: { !$0.1.isEmpty }) else { return [] }
      let questions = QuestionReader(app, about: risky.filter { !$0.1.isEmpty }.map(\.0))
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
  /// True when activating it does something at once that its name calls final, and presents nothing.
  fileprivate func actsForGood(on device: GuidedAccess) -> Bool {
    guard let all = self.effects(of: .activate), isEnabled, !traits.contains(.keyboardKey) else { return false }
    let effects = all.atOnce(on: device)
    guard effects.actAtOnce, isNamed(by: .irreversible) || isNamed(by: .paying) else { return false }
    // “Cancel the order” that goes back is a way out.
    if WordList.cancel.isIn(label), !effects.changeSomething { return false }
    return !all.flattened(on: device, at: .session).contains(where: \.isPresentation)
  }
}

extension [Effect] {
  /// The effects at once in a session, with those that requests and conditions lead to.
  fileprivate func atOnce(on device: GuidedAccess) -> [Effect] {
    guard contains(where: \.decides) else { return self }
    return EffectCourse(self, on: device, at: .session).steps.filter { !$0.isTimed }.map(\.effect)
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

  /// The screen that they lead to, where they do nothing else that matters.
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

/// Decides whether a control asks for confirmation.
private struct QuestionReader {
  /// Words with which the names of places go on.
  private static let nouns = WordList(
    english: ["history", "list", "status", "details", "methods", "settings", "help", "policy", "info", "information"],
    korean: ["내역", "목록", "수단", "방법", "안내", "정보", "조회", "문의", "설정", "관리", "이력", "현황", "정책"])

  /// Words for actions that have yet to be done.
  private static let beginnings = WordList(english: ["start", "begin"], korean: ["시작"])

  private let app: AuditedApp
  /// The answers that people can give, by the places of screens.
  private let answers: [Int: Answers]

  init(_ app: AuditedApp, about asking: [AuditedScreen]) {
    self.app = app
    let device = app.document.guidedAccessFacts
    answers = Dictionary(
      asking.map { ($0.index, Answers(on: $0, device)) }, uniquingKeysWith: { first, _ in first })
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

/// The controls of a screen, by their answers to a question.
private struct Answers {
  /// Those whose names cancel.
  let cancels: SubtreeSums
  /// Those that only take the window away.
  let returns: SubtreeSums
  /// Those that neither go back nor do anything final.
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
  /// Words that promise something else than going back.
  private static let promises = WordList(english: ["help"], korean: ["도움말"])

  /// True for a control that only closes its window and announces it.
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

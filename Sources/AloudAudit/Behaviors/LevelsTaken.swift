internal import AloudTree

/// How many presented screens the controls of a screen can dismiss, including the controls of the screens that it
/// presents.
///
/// A screen whose controls dismiss only that screen leads back to the one below; one that dismisses twice also
/// dismisses the screen below. Showing another screen leaves all of them.
struct LevelsTaken: Sendable {
  /// A change of the stack of screens.
  private enum Move {
    case takeAway
    case goOn
    case present(String)
  }

  /// The highest number of levels that is counted.
  private static let limit = 8

  /// The number of screens that each presented screen can dismiss, itself included, by its key.
  private var taken: [String: Int] = [:]
  private let device: GuidedAccess

  /// Counts the levels of all presented screens.
  ///
  /// - Complexity: O(nodes and effects). Screens that present one another in a cycle are processed at most ``limit``
  ///   times.
  init(_ app: AuditedApp) {
    device = app.document.guidedAccessFacts
    var courses: [String: [[Move]]] = [:]
    var presenters: [String: [String]] = [:]
    for key in app.presentedScreens {
      guard let screen = app.screen(key) else { continue }
      let found = screen.answers.flatMap { LevelsTaken.courses($0, on: device) }
      courses[key] = found
      for case .present(let other) in found.joined() { presenters[other, default: []].append(key) }
    }
    var pending = Array(courses.keys)
    while let key = pending.popLast() {
      let most = courses[key, default: []].map(levels).max() ?? 0
      guard most > taken[key, default: 0] else { continue }
      taken[key] = most
      pending += presenters[key, default: []]
    }
  }

  /// How many screens the effects can dismiss, starting with the screen of the effects.
  ///
  /// - Complexity: O(effects).
  func levels(takenBy effects: [Effect]) -> Int { LevelsTaken.courses(effects, on: device).map(levels).max() ?? 0 }

  private func levels(of course: [Move]) -> Int {
    // The level of the top screen, relative to the screen of the course.
    var (top, lowest) = (0, 0)
    for move in course {
      switch move {
      case .goOn: return LevelsTaken.limit
      case .takeAway: top -= 1
      case .present(let key):
        top += 1
        lowest = min(lowest, top - taken[key, default: 0])
      }
      lowest = min(lowest, top)
    }
    return min(-lowest, LevelsTaken.limit)
  }

  /// All courses of effects: one for each case of their conditions, and for each moment.
  private static func courses(_ effects: [Effect], on device: GuidedAccess) -> [[Move]] {
    EffectCourse.all(effects, on: device).map { $0.steps.compactMap { move(of: $0.effect) } }.filter { !$0.isEmpty }
  }

  private static func move(of effect: Effect) -> Move? {
    switch effect {
    case .dismiss, .back: .takeAway
    // What is not described may lead anywhere.
    case .show, .unknown: .goOn
    case .present(let key): .present(key)
    case .set, .toggle, .select, .insert, .remove, .post, .after, .every, .cancel, .guidedAccess, .when, .assign, .add:
      nil
    }
  }
}

extension AuditedScreen {
  /// The effects of everything that users can do on the screen, including those of hidden nodes.
  ///
  /// - Complexity: O(nodes).
  var answers: [[Effect]] {
    let ofNodes = tree.nodes.flatMap { $0.sharedDetails?.value.handlers ?? [] }
    let ofApp = document.behaviors.effects[.escape].map { [$0] } ?? []
    return ofNodes + screen.behaviors.effects.values + ofApp
  }
}

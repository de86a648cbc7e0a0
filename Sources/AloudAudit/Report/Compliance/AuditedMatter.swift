internal import AloudTree

/// The subjects of a document, so that silence of the rules is not taken for a pass.
///
/// A dump says nothing of colors or of what controls do: the rules that ask for them find nothing there, and prove
/// nothing.
public struct AuditedMatter: Sendable {
  /// Whether what a clause is about is on the screens.
  enum Presence: Sendable {
    case there, absent
    /// The document does not tell.
    case untold
  }

  /// Of clauses of the Korean guideline, by their references; a clause that is not here is about everything.
  let subjects: [String: Presence]
  /// The rules that had nothing to look at, since the document does not tell of it.
  let untoldRules: Set<String>

  /// - Complexity: O(stops + nodes + effects).
  public init(_ app: AuditedApp) {
    let stops = app.screens.lazy.flatMap(\.stops)
    let hasControls = app.hasControls
    let hasColors = app.screens.contains { $0.tree.nodes.contains { $0.sharedDetails?.value.colors != nil } }
    let hasFrames = stops.contains(where: \.isFramedControl)
    let hasMedia = stops.contains(where: \.isMedia)
    let told = app.hasBehaviors
    func stop(_ isMeant: (AuditedScreen.Stop) -> Bool) -> Presence { stops.contains(where: isMeant) ? .there : .absent }
    func behavior(_ isThere: Bool) -> Presence { isThere ? .there : told ? .absent : .untold }
    let timers = behavior(app.hasTimers)
    let isPage = app.screens.contains(where: \.isPage)
    let subjects: [String: Presence] = [
      "MAAG 1.1": stop { _ in true }, "MAAG 1.2": hasMedia ? .there : .absent, "MAAG 1.3": hasColors ? .there : .untold,
      "MAAG 1.4": hasColors ? .there : .untold, "MAAG 1.5": stop(\.isText), "MAAG 1.6": behavior(app.hasAlerts),
      "MAAG 2.1": stop { _ in true }, "MAAG 2.2": behavior(stops.contains(where: \.hasGestures)), "MAAG 2.3": timers,
      "MAAG 2.4": timers, "MAAG 2.5": hasFrames ? .there : hasControls ? .untold : .absent, "MAAG 3.1": stop(\.isInput),
      // A film may flash, which no document tells.
      "MAAG 3.3": hasMedia ? .untold : timers, "MAAG 3.4": behavior(hasMedia), "MAAG 3.5": told ? .there : .untold,
      "MAAG 4.1": stop { _ in true }, "MAAG 4.2": hasControls ? told ? .there : .untold : .absent,
      "MAAG 5": hasControls ? .there : .absent,
      // One screen is like itself; how it is like those of other documents, nobody has compared.
      "MAAG 3.2": app.screens.count > 1 ? .there : .untold,
    ]
    // The guideline is about apps; on pages the rules go by WCAG alone.
    self.subjects = isPage ? subjects.mapValues { _ in .untold } : subjects
    untoldRules = Set(
      Rule.all.filter { rule in
        if isPage, rule.onPages.isSilent { return true }
        if case .behaviors = rule.check { return !told }
        if AuditedMatter.rulesOfColors.contains(rule.id) { return !hasColors }
        return AuditedMatter.rulesOfFrames.contains(rule.id) && hasControls && !hasFrames
      }.map(\.id))
  }

  private static let rulesOfColors: Set = [Rule.lowContrast.id, Rule.problemColorPair.id]
  private static let rulesOfFrames: Set = [
    Rule.smallTarget.id, Rule.closeTargets.id, Rule.targetUnder9mm.id, Rule.overlappingTargets.id,
  ]
}

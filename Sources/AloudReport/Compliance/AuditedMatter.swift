public import AloudAudit
internal import AloudTree

/// The subjects that a document describes. Without a description, the absence of findings does not mean that a clause
/// is passed.
///
/// A dump describes neither colors nor the effects of controls. The rules about them find nothing there, which proves
/// nothing.
public struct AuditedMatter: Sendable {
  /// Whether the subject of a clause is on the screens.
  enum Presence: Sendable {
    case there, absent
    /// The document does not describe it.
    case undescribed
  }

  /// The subjects of clauses of the Korean guideline, by reference; a missing clause applies to everything.
  let subjects: [String: Presence]
  /// The clauses of which every subject in the document was measured against the limit.
  let measured: Set<String>
  /// The rules that could check nothing, because the document does not describe their subject.
  let undescribedRules: Set<String>

  /// What the document does not contain, for the page about the method.
  let missing: [Wording]

  /// - Complexity: O(stops + nodes + effects).
  public init(_ app: AuditedApp) {
    let stops = app.screens.lazy.flatMap(\.stops)
    let hasControls = app.hasControls
    // One element that is described says nothing about the others.
    let hasColors = !stops.contains(where: \.hasUnknownColors)
    let hasFrames = hasControls && stops.allSatisfy { !$0.isControl || $0.frame != nil }
    let hasMedia = stops.contains(where: \.isMedia)
    let told = app.hasBehaviors && stops.allSatisfy { !$0.isControl || $0.isInput || $0.hasEffects }
    func stop(_ isMeant: (AuditedScreen.Stop) -> Bool) -> Presence { stops.contains(where: isMeant) ? .there : .absent }
    func behavior(_ isThere: Bool) -> Presence { isThere ? .there : told ? .absent : .undescribed }
    let timers = behavior(app.hasTimers)
    let isPage = app.screens.contains(where: \.isPage)
    let subjects: [String: Presence] = [
      "MAAG 1.1": stop { _ in true }, "MAAG 1.2": hasMedia ? .there : .absent,
      "MAAG 1.3": hasColors ? .there : .undescribed,
      "MAAG 1.4": hasColors ? .there : .undescribed, "MAAG 1.5": stop(\.isText), "MAAG 1.6": behavior(app.hasAlerts),
      "MAAG 2.1": stop { _ in true }, "MAAG 2.2": behavior(stops.contains(where: \.hasGestures)), "MAAG 2.3": timers,
      "MAAG 2.4": timers, "MAAG 2.5": hasFrames ? .there : hasControls ? .undescribed : .absent,
      "MAAG 3.1": stop(\.isInput),
      // A video may flash; no document describes that.
      "MAAG 3.3": hasMedia ? .undescribed : timers, "MAAG 3.4": behavior(hasMedia),
      "MAAG 3.5": told ? .there : .undescribed,
      "MAAG 4.1": stop { _ in true }, "MAAG 4.2": hasControls ? told ? .there : .undescribed : .absent,
      "MAAG 5": hasControls ? .there : .absent,
      // Consistency needs two screens; screens of different documents are not compared.
      "MAAG 3.2": app.screens.count > 1 ? .there : .undescribed,
    ]
    measured = AuditedMatter.measured(in: app)
    missing = [
      (!hasColors, MethodWords.colors), (!told, MethodWords.effects), (hasControls && !hasFrames, MethodWords.frames),
      (app.screens.count < 2, MethodWords.otherScreens),
    ].filter { $0.0 }.map { $0.1 }
    // The guideline applies to apps; on pages, rules follow only WCAG.
    self.subjects = isPage ? subjects.mapValues { _ in .undescribed } : subjects
    undescribedRules = Set(
      Rule.all.filter { rule in
        if isPage, rule.onPages.isSilent { return true }
        if case .behaviors = rule.check { return !told }
        if AuditedMatter.rulesOfColors.contains(rule.id) { return !hasColors }
        return AuditedMatter.rulesOfFrames.contains(rule.id) && hasControls && !hasFrames
      }.map(\.id))
  }

  /// Contrast needs the colors of all stops, and targets a large enough frame of every control: whether an exception excuses a
  /// smaller one, such as the space around it or a bar of the system, a person sees. Nine millimeters need the device, too.
  private static func measured(in app: AuditedApp) -> Set<String> {
    let stops = app.screens.flatMap(\.stops)
    let controls = stops.filter(\.isControl)
    var measured: Set<String> = []
    let hasAllColors = !stops.contains(where: \.hasUnknownColors)
    if !stops.isEmpty, hasAllColors { measured.formUnion(["MAAG 1.4", "WCAG 1.4.3"]) }
    guard !controls.isEmpty else { return measured }
    if controls.allSatisfy({ $0.isAtLeast(24) }) { measured.insert("WCAG 2.5.8") }
    if app.hasOnlyTargetsOfNineMillimeters { measured.insert("MAAG 2.5") }
    return measured
  }

  private static let rulesOfColors: Set = [Rule.lowContrast.id, Rule.problemColorPair.id]
  private static let rulesOfFrames: Set = [
    Rule.smallTarget.id, Rule.closeTargets.id, Rule.targetUnder9mm.id, Rule.overlappingTargets.id,
  ]
}

extension AuditedScreen.Stop {
  /// True where the document says what happens at a gesture.
  fileprivate var hasEffects: Bool { details.map { !$0.behaviors.effects.isEmpty } ?? false }
}

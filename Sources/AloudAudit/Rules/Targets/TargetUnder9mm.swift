internal import AloudTree

extension Rule {
  /// A control smaller than nine millimeters, or nearer than that to another one, center to center.
  ///
  /// The Korean guideline wishes for it; most controls of the system are smaller. Where a control is really small or
  /// close,
  /// `small-target` or `close-targets` tell of it.
  ///
  /// - Complexity: O(n log n) in controls, where they do not lie in heaps.
  static let targetUnder9mm = Rule(
    "target-under-9mm", .advice,
    title: Wording("Under nine millimeters", ko: "9mm보다 작음"),
    fix: Wording("Enlarge it, if there is room.", ko: "자리가 있으면 크기나 간격을 넓히십시오."),
    references: ["MAAG 2.5"]
  ) { screen in
    let limit = screen.document.nineMillimeters
    let targets = Targets(screen) { !$0.isPlainLink && !$0.isSystemControl && $0.isEnabled }
    func fault(_ length: Double, _ target: Targets.Target) -> Fault {
      let millimeters = (length / screen.document.pointsPerMillimeter).told
      return Fault(
        Wording("\(millimeters) mm; the guideline likes 9.", ko: "\(millimeters)mm로 9mm보다 작습니다."),
        at: target.stop, of: screen)
    }
    let small = targets.all.filter { min($0.area.width, $0.area.height) < limit }
    return small.map { fault(min($0.area.width, $0.area.height), $0) }
      + targets.tooClose(limit).map { fault($0.distance, $0.later) }
  }
}

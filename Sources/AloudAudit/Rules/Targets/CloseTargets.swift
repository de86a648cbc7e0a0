internal import AloudTree

extension Rule {
  /// Two controls whose centers are so near that a finger takes one for the other.
  ///
  /// Nearer than 34 points or, where the document says how many points make an inch, than nine millimeters. The Korean
  /// guideline asks for nine millimeters but counts with a desktop's 96 pixels per inch, which makes 34; at a phone's 163 points
  /// most rows of lists would fail, hence `target-under-9mm`. Links, what the system sizes, and controls that overlap are exempt.
  ///
  /// - Complexity: O(n log n) in controls, where they do not lie in heaps.
  static let closeTargets = Rule(
    "close-targets", .warning,
    title: Wording("Too close to one another", ko: "간격이 좁음"),
    fix: Wording("Move the controls apart, or make them larger.", ko: "컨트롤 사이를 넓히거나 크기를 키우십시오."),
    references: ["MAAG 2.5", "WCAG 2.5.8"]
  ) { screen in
    let document = screen.document
    let limit = document.pixelsPerInch == nil ? 34 : document.nineMillimeters
    let targets = Targets(screen) { !$0.isPlainLink && !$0.isSystemControl }
    return targets.tooClose(limit).map { later, earlier, distance in
      let (one, other) = (screen.name(of: earlier.stop), screen.name(of: later.stop))
      let millimeters = (distance / document.pointsPerMillimeter).told
      return Fault(
        Wording(
          "The centres of “\(one.english)” and “\(other.english)” are \(distance.told) pt (\(millimeters) mm) apart.",
          ko: "“\(one.korean)”\(particle: .and) “\(other.korean)”의 중심 간격이 \(millimeters)mm입니다."),
        at: later.stop, of: screen)
    }
  }
}

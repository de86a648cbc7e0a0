import Aloud

/// The number of steps that agree, of one recording or of several.
struct ConformanceScore {
  let file: String
  let steps: Int
  let agreeing: Int
  /// By the version of iOS that spoke. ``unnamed`` stands for recordings that do not say it.
  let byVersion: [ConformanceAgreement]
  let byKind: [ConformanceAgreement]
  let byClause: [ConformanceAgreement]

  static let unnamed = "unknown"

  init(_ conformance: Conformance, file: String, version: String?) {
    self.init(
      file: file, steps: conformance.heard, agreeing: conformance.agreeing,
      byVersion: [
        ConformanceAgreement(
          name: version ?? ConformanceScore.unnamed, agreeing: conformance.agreeing, count: conformance.heard)
      ],
      byKind: conformance.agreementByKind, byClause: conformance.agreementByClause)
  }

  private init(
    file: String, steps: Int, agreeing: Int, byVersion: [ConformanceAgreement], byKind: [ConformanceAgreement],
    byClause: [ConformanceAgreement]
  ) {
    self.file = file
    self.steps = steps
    self.agreeing = agreeing
    self.byVersion = byVersion
    self.byKind = byKind
    self.byClause = byClause
  }

  static func total(_ scores: [ConformanceScore]) -> ConformanceScore {
    ConformanceScore(
      file: "", steps: scores.reduce(0) { $0 + $1.steps }, agreeing: scores.reduce(0) { $0 + $1.agreeing },
      byVersion: ConformanceAgreement.merged(scores.flatMap(\.byVersion)),
      byKind: ConformanceAgreement.merged(scores.flatMap(\.byKind)),
      byClause: ConformanceAgreement.merged(scores.flatMap(\.byClause)))
  }

  var isComplete: Bool { steps > 0 && agreeing == steps }

  /// Rounded down, so that 100% means all steps.
  var percent: Int { steps == 0 ? 0 : agreeing * 100 / steps }

  /// Such as `17 of 20 steps agree (85%)`.
  var text: Message {
    steps == 1
      ? "\(agreeing) of \(steps) step agrees (\(percent)%)" : "\(agreeing) of \(steps) steps agree (\(percent)%)"
  }
}

import Aloud

/// The replay of a recording as lines of JSON: a contract for other programs.
///
///     {"file", "step": 4, "do": "moveForward", "verdict": "differs", "device", "ours", "path", "passedOver": [path],
///      "differences": [{"said": "by us"|"by the device"|"elsewhere", "words", "rule", "summary", "certainty", "source"}]}
///     {"aloud": 1, "agree": 17, "steps": 20, "files": [{"file", "agree", "steps"}]}
struct ConformanceJSON {
  private let conformance: Conformance
  private let file: String
  private let places: NodePlaces

  init(_ conformance: Conformance, _ screen: ReadableScreen, file: String) {
    self.conformance = conformance
    self.file = file
    places = NodePlaces(screen.screen)
  }

  func write() throws(Failure) {
    var buffer = OutputBuffer()
    for step in conformance.steps { try buffer.writeLine(line(step)) }
    try buffer.flush()
  }

  static func summary(_ scores: [ConformanceScore]) -> String {
    let total = ConformanceScore.total(scores)
    let files = scores.map { score in
      JSONText.object([
        "file": JSONText.string(score.file), "agree": "\(score.agreeing)",
        "steps": "\(score.steps)",
      ])
    }
    return JSONText.object([
      "aloud": "1", "agree": "\(total.agreeing)", "steps": "\(total.steps)",
      "files": JSONText.array(files),
    ])
  }

  private func line(_ step: Conformance.Step) -> String {
    var passed: [Conformance.PassedStop] = []
    if case .passedOver(let stops) = step.verdict { passed = stops }
    return JSONText.object([
      "file": JSONText.string(file), "step": "\(step.number)", "do": JSONText.string(step.action.rawValue),
      "verdict": JSONText.string(step.verdict.name), "device": JSONText.string(step.device),
      "ours": JSONText.string(step.ours), "path": JSONText.string(step.node.map(places.path)),
      "passedOver": JSONText.array(passed.map { JSONText.string(places.path(of: $0.node)) }),
      "differences": JSONText.array(step.differences.map(difference)),
    ])
  }

  private func difference(_ difference: Conformance.Difference) -> String {
    let (said, words, fragment): (String, String, Fragment?) =
      switch difference {
      case .onlyDevice(let words): ("by the device", words, nil)
      case .onlyOurs(let words, let fragment): ("by us", words, fragment)
      case .elsewhere(let words, let fragment): ("elsewhere", words, fragment)
      }
    let rule = fragment?.clause.rule
    return JSONText.object([
      "said": JSONText.string(said), "words": JSONText.string(words),
      "rule": JSONText.string(fragment?.clause.rawValue), "summary": JSONText.string(rule?.summary),
      "certainty": JSONText.string(rule?.evidence.certainty.rawValue),
      "source": JSONText.string(rule?.evidence.source),
    ])
  }
}

extension Conformance.Verdict {
  /// As JSON has it.
  fileprivate var name: String {
    switch self {
    case .agrees: "agrees"
    case .differs: "differs"
    case .passedOver: "passedOver"
    case .unknownStop: "unknownStop"
    }
  }
}

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
    let files: [JSONValue] = scores.map { score in
      [
        "file": .string(score.file), "agree": .whole(score.agreeing),
        "steps": .whole(score.steps),
      ]
    }
    let object: JSONValue = [
      "aloud": 1, "agree": .whole(total.agreeing), "steps": .whole(total.steps),
      "files": .list(files),
    ]
    return object.text
  }

  private func line(_ step: Conformance.Step) -> String {
    var passed: [Conformance.PassedStop] = []
    if case .passedOver(let stops) = step.verdict { passed = stops }
    let object: JSONValue = [
      "file": .string(file), "step": .whole(step.number), "do": .string(step.action.rawValue),
      "verdict": .string(step.verdict.name), "device": .string(step.device),
      "ours": .string(step.ours), "path": .string(step.node.map(places.path)),
      "passedOver": .strings(passed.map { places.path(of: $0.node) }),
      "differences": .list(step.differences.map(difference)),
    ]
    return object.text
  }

  private func difference(_ difference: Conformance.Difference) -> JSONValue {
    let (said, words, fragment): (String, String, Fragment?) =
      switch difference {
      case .onlyDevice(let words): ("by the device", words, nil)
      case .onlyOurs(let words, let fragment): ("by us", words, fragment)
      case .elsewhere(let words, let fragment): ("elsewhere", words, fragment)
      }
    let rule = fragment?.reason.explanation
    return [
      "said": .string(said), "words": .string(words),
      "rule": .string(rule?.rule), "summary": .string(rule?.summary),
      "certainty": .string(rule?.evidence.certainty.rawValue),
      "source": .string(rule?.evidence.source),
    ]
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

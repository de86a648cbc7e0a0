import Aloud
import AloudAnswers

/// The replay of a recording, as text for people or JSON for programs.
struct ConformanceOutput {
  private let conformance: Conformance
  private let score: Message
  private let file: String
  private let places: NodePlaces

  init(_ conformance: Conformance, _ score: ConformanceScore, _ screen: ReadableScreen, file: String) {
    self.conformance = conformance
    self.score = score.text
    self.file = file
    places = NodePlaces(screen.screen)
  }

  // MARK: Text

  var text: [String] {
    var lines = ["\(file.printable): \(said(score))"]
    if let start { lines.append("  \(said(start))") }
    return lines
      + conformance.steps.filter { $0.verdict != .agrees && $0.verdict != .unheard }.flatMap(text).map { "  \($0)" }
  }

  private var start: String? {
    switch conformance.start {
    case .firstStop: nil
    case .beforeFirstStop: "The recording begins before the first stop of Aloud: its first move led there."
    case .stop(let rank): "The recording begins on stop \(rank + 1) of Aloud."
    }
  }

  private func text(_ step: Conformance.Step) -> [String] {
    let head = "\(said("step")) \(step.number), \(step.action.rawValue)"
    let (device, ours) = (said("device").padded(to: 6), "Aloud".padded(to: 6))
    let place = step.node.map { "  " + Style.quiet(places.path(of: $0)) } ?? ""
    var lines = [head + place, "  \(device)  \(shown(step.device))"]
    switch step.verdict {
    case .unknownStop: lines.append("  \(ours)  \(said("Aloud has no such stop"))")
    case .passedOver(let stops):
      lines += stops.map {
        "  \(ours)  \(said("\(shown($0.ours)), which the device went past"))  \(Style.quiet(places.path(of: $0.node)))"
      }
    case .agrees, .differs, .unheard: lines.append("  \(ours)  \(step.isBoundary ? "[boundary]" : shown(step.ours))")
    }
    return lines + step.differences.map { "  \(Style.quiet(said(text($0))))" }
  }

  private func shown(_ text: String) -> String { text.isEmpty ? said("nothing") : text.printable }

  private func text(_ difference: Conformance.Difference) -> String {
    switch difference {
    case .onlyDevice(let words): "only the device says \"\(words.printable)\""
    case .onlyOurs(let words, let fragment):
      "only Aloud says \"\(words.printable)\": \(said(fragment.reason.explanation.told()))"
    case .elsewhere(let words, let fragment):
      "both say \"\(words.printable)\", but in another order: \(said(fragment.reason.explanation.told()))"
    }
  }

  // MARK: Markdown

  /// A section with a table of the steps that differ; only the heading if all agree.
  var markdown: [String] {
    let rows = conformance.steps.filter { $0.verdict != .agrees && $0.verdict != .unheard }.map { step in
      var differences = step.differences.map { said(text($0)) }
      if case .passedOver(let stops) = step.verdict {
        differences = stops.map { said("\(shown($0.ours)), which the device went past") }
      } else if step.verdict == .unknownStop {
        differences = [said("Aloud has no such stop")]
      }
      return
        "| \(step.number) \(step.action.rawValue) | \(cell(step.device)) | \(cell(step.ours)) | \(differences.map(DifferenceMarkdown.escaped).joined(separator: "<br>")) |"
    }
    let head = "| \(said("step")) | \(said("device")) | Aloud | \(said("differences")) |"
    let title = "\(file.printable): \(said(score))"
    return ["## \(DifferenceMarkdown.escaped(title))", ""]
      + (rows.isEmpty ? [] : [head, "|---|---|---|---|"] + rows + [""])
  }

  private func cell(_ text: String) -> String { DifferenceMarkdown.escaped(shown(text)) }

  // MARK: JSON

  /// Other programs rely on this format. One line for each step, and ``summary(_:)`` at the end:
  ///
  ///     {"file", "step": 4, "do": "moveForward", "verdict": "differs", "device", "ours", "path", "passedOver": [path],
  ///      "differences": [{"said": "by us"|"by the device"|"elsewhere", "words", "rule", "summary", "certainty", "source"}]}
  ///     {"aloud": 1, "agree": 17, "steps": 20, "files": [{"file", "agree", "steps"}],
  ///      "byVersion": [{"name": "26.1", "agree", "of"}], "byKind": […], "byClause": […]}
  var json: [String] { conformance.steps.map { json($0).text } }

  static func summary(_ scores: [ConformanceScore]) -> JSONValue {
    let total = ConformanceScore.total(scores)
    let files: [JSONValue] = scores.map {
      ["file": .string($0.file), "agree": .whole($0.agreeing), "steps": .whole($0.steps)]
    }
    return [
      "aloud": 1, "agree": .whole(total.agreeing), "steps": .whole(total.steps), "files": .list(files),
      "byVersion": ConformanceTables.json(total.byVersion), "byKind": ConformanceTables.json(total.byKind),
      "byClause": ConformanceTables.json(total.byClause),
    ]
  }

  private func json(_ step: Conformance.Step) -> JSONValue {
    let (verdict, passed): (String, [Conformance.PassedStop]) =
      switch step.verdict {
      case .agrees: ("agrees", [])
      case .differs: ("differs", [])
      case .passedOver(let stops): ("passedOver", stops)
      case .unknownStop: ("unknownStop", [])
      case .unheard: ("unheard", [])
      }
    return [
      "file": .string(file), "step": .whole(step.number), "do": .string(step.action.rawValue),
      "verdict": .string(verdict), "device": .string(step.device), "ours": .string(step.ours),
      "path": .string(step.node.map(places.path)), "passedOver": .strings(passed.map { places.path(of: $0.node) }),
      "differences": .list(step.differences.map(json)),
    ]
  }

  private func json(_ difference: Conformance.Difference) -> JSONValue {
    let (said, words, fragment): (String, String, Fragment?) =
      switch difference {
      case .onlyDevice(let words): ("by the device", words, nil)
      case .onlyOurs(let words, let fragment): ("by us", words, fragment)
      case .elsewhere(let words, let fragment): ("elsewhere", words, fragment)
      }
    let rule = fragment?.reason.explanation
    return [
      "said": .string(said), "words": .string(words), "rule": .string(rule?.rule), "summary": .string(rule?.summary),
      "certainty": .string(rule?.evidence.certainty.rawValue), "source": .string(rule?.evidence.source),
    ]
  }
}

import Aloud

/// The replay of a recording, for people.
struct ConformanceText {
  let conformance: Conformance
  let screen: ReadableScreen
  let file: String
  private let places: NodePlaces

  init(_ conformance: Conformance, _ screen: ReadableScreen, file: String) {
    self.conformance = conformance
    self.screen = screen
    self.file = file
    places = NodePlaces(screen.screen)
  }

  func write() throws(Failure) {
    var buffer = OutputBuffer()
    try buffer.writeLine("\(file.printable): \(said(ConformanceScore(file: file, conformance).text))")
    if let start { try buffer.writeLine("  \(said(start))") }
    for step in conformance.steps where step.verdict != .agrees {
      for line in lines(step) { try buffer.writeLine("  \(line)") }
    }
    try buffer.flush()
  }

  private var start: String? {
    switch conformance.start {
    case .firstStop: nil
    case .beforeFirstStop: "The recording begins before our first stop: its first move led there."
    case .stop(let rank): "The recording begins on our stop \(rank + 1)."
    }
  }

  private func lines(_ step: Conformance.Step) -> [String] {
    let head = "\(said("step")) \(step.number), \(step.action.rawValue)"
    let (device, ours) = (said("device").padded(to: 6), said("ours").padded(to: 6))
    let place = step.node.map { "  " + Style.quiet(places.path(of: $0)) } ?? ""
    var lines = [head + place, "  \(device)  \(shown(step.device))"]
    switch step.verdict {
    case .unknownStop: lines.append("  \(ours)  \(said("we have no such stop"))")
    case .passedOver(let stops):
      lines += stops.map {
        "  \(ours)  \(said("\(shown($0.ours)), which the device went past"))  \(Style.quiet(places.path(of: $0.node)))"
      }
    case .agrees, .differs:
      lines.append("  \(ours)  \(step.isBoundary ? "[boundary]" : shown(step.ours))")
    }
    return lines + step.differences.map { "  \(Style.quiet(said(text($0))))" }
  }

  private func shown(_ text: String) -> String { text.isEmpty ? said("nothing") : text.printable }

  private func text(_ difference: Conformance.Difference) -> String {
    switch difference {
    case .onlyDevice(let words): "only the device says \"\(words.printable)\""
    case .onlyOurs(let words, let fragment):
      "only we say \"\(words.printable)\": \(said("\(fragment.reason.explanation)"))"
    case .elsewhere(let words, let fragment):
      "both say \"\(words.printable)\", in another place: \(said("\(fragment.reason.explanation)"))"
    }
  }
}

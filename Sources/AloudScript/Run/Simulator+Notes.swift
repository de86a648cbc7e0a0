package import AloudBase
internal import AloudReader
package import AloudSimulator
internal import AloudSpeech
internal import AloudTree

// Notes that help if a step had no effect.
extension Simulator {
  /// Returns a note that helps if a step had no effect and there is no refusal with a reason.
  package func note(on action: Script.Action, _ occurrences: [Occurrence]) -> Message? {
    guard !occurrences.contains(where: { $0.refusal != nil }) else { return nil }
    return note(on: action, actuals(of: occurrences))
  }

  /// Returns a note about a name that does not exist on the screen, with a similar name.
  func note(on action: Script.Action, _ actuals: [Script.Actual]) -> Message? {
    var reader = reader
    switch action {
    case .gesture(.touch(.label(let label))) where actuals.contains(.happening(.nothingThere)):
      return "no element has the label \"\(label)\"\(labelHint(for: label))"
    case .gesture(.rotor(let name)) where actuals.contains(.happening(.boundary)):
      if let action = customAction(named: name) {
        let actions = reader.narrator.words.text(.rotorActions)
        return "\"\(action)\" is a custom action: rotor \"\(actions)\", swipe down to it, double tap"
      }
      let names = reader.rotorOptions.map { reader.name(of: $0) }
      return "the rotor has no \"\(name)\" there\(suggestion(for: name, among: names))"
    case .gesture(.choose(let text)) where actuals.contains(.happening(.boundary)):
      let items = reader.choosableLabels
      return "the Item Chooser has no item with \"\(text)\"\(suggestion(for: text, among: items))"
    case .gesture(.drag(let target)) where actuals.contains(.happening(.nothingThere)):
      return reader.exploredChart.map { Simulator.note(on: target, $0.x) }
    case .gesture, .device, .start, .wait, .setting, .post, .technology, .key, .switchAction, .say, .braille,
      .expect:
      return nil
    }
  }

  /// Returns a suggested label for an utterance, for the beginning of a label, or for a misspelled label.
  private func labelHint(for text: String) -> Message {
    let stops = reader.narrator.order.stops.enumerated().compactMap { rank, stop in
      reader.narrator.tree[stop].label.map { (rank: rank, label: $0.string) }
    }
    let labels = stops.map { $0.label }
    let beginnings = Set(labels.filter { $0.lowercased().hasPrefix(text.lowercased()) })
    let said = stops.first { stop in
      [nil, stop.rank > 0 ? stop.rank - 1 : nil].contains { previous in
        let utterance = reader.narrator.utterance(atRank: stop.rank, after: previous)
        return [reader.renderer.text(utterance), reader.renderer.textWithoutHint(utterance)].contains(text)
      }
    }
    let begun = labels.filter { !$0.isEmpty && text.hasPrefix($0 + ", ") }.max { $0.count < $1.count }
    guard let meant = said?.label ?? begun ?? (beginnings.count == 1 && !text.isEmpty ? beginnings.first : nil) else {
      return suggestion(for: text, among: labels)
    }
    return "; did you mean \"\(meant)\"?"
  }

  /// Returns the custom action of the element under the cursor with this name or a similar one.
  private func customAction(named name: String) -> String? {
    guard let focus = reader.focus else { return nil }
    let names = (reader.narrator.tree[focus].sharedDetails?.value.actions ?? []).map { $0.name }
    return nearest(to: name, among: names)
  }

  /// Returns a note about tones that were heard but not printed.
  func note(onGraphOf step: Script.Step, _ occurrences: [Occurrence]) -> Message? {
    let isExpected = step.expectations.contains { $0.form == .event(.happening(.graphPlayed)) }
    guard isExpected, !settings.sounds else { return nil }
    let hasPlayed = occurrences.contains { if case .graph = $0.event { true } else { false } }
    return hasPlayed ? "`setting sounds on` prints [graph played]" : nil
  }

  /// Returns a note about an expectation that includes the hint, which is a separate utterance.
  func note(onHintsOf step: Script.Step, _ actuals: [Script.Actual]) -> Message? {
    let expected = Set(step.expectedUtterances)
    guard !expected.isEmpty else { return nil }
    for case (.utterance(let text), .utterance(let hint)) in zip(actuals, actuals.dropFirst()) {
      if expected.contains("\(text), \(hint)") {
        return "VoiceOver says a hint after a pause; write it in its own line: \(hint)"
      }
    }
    return nil
  }

  private static func note(on target: ScreenReader.Gesture.Position, _ axis: Chart.Axis) -> Message {
    switch (axis, target) {
    case (.categorical(_, let categories), .category(let name)):
      "the x axis has no category \"\(name)\"\(suggestion(for: name, among: categories))"
    case (.categorical(_, let categories), _): "the x axis has categories: drag to \"\(categories.first ?? "")\""
    case (.numeric, _): "the x axis has numbers, not categories; write a number without quotes"
    }
  }
}

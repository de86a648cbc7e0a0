internal import Aloud
internal import AloudExplore

/// The action of fingers in a step, in the language of a lesson.
struct StepTitle: Sendable {
  let words: [String: String]
  let language: String

  /// The title of a step, as plain text.
  func text(_ action: Script.Action) -> String {
    switch action {
    case .start: return words.text("step.start")
    case .gesture(let gesture): return text(gesture)
    case .braille(let command): return command.rawValue
    case .device(let device): return words.text("step.device", ["what": device.words.printable])
    case .wait(let milliseconds):
      return words.text("step.wait", ["seconds": (Double(milliseconds) / 1000).inScript])
    case .setting(let change):
      return words.text("step.setting", ["name": change.name, "value": change.value])
    case .post: return words.text("step.post")
    case .technology(let technologies):
      let names = AssistiveTechnology.allCases.filter(technologies.contains).map(\.name).joined(separator: ", ")
      return words.text("step.technology", ["names": names])
    case .key(let key): return words.text("step.key", ["key": key.rawValue])
    case .switchAction(let action): return words.text("step.switch", ["what": action.rawValue])
    case .say(let text): return words.text("step.say", ["text": text.printable])
    }
  }

  private func text(_ gesture: ScreenReader.Gesture) -> String {
    switch gesture {
    case .touch(.label(let label)): return words.text("step.touch", ["label": label.printable])
    case .touch(.point): return words.text("step.touchPoint")
    case .rotor(let name): return words.text("step.rotor", ["name": name.printable])
    case .choose(let item): return words.text("step.choose", ["name": item.printable])
    case .type(let text): return words.text("step.type", ["text": text.printable])
    case .search(let text): return words.text("step.search", ["text": text.printable])
    case .drag: return words.text("step.drag")
    case .command(let command): return words.text("step.command", ["name": command.name(in: language)])
    default:
      let row = KeyRow.table.first { $0.meaning == .gesture(gesture.kind) }
      return row?.fingers(in: language) ?? gesture.words
    }
  }

  /// VoiceOver's name of the gesture's command; nil where the title says it, or there is none.
  func command(_ action: Script.Action) -> String? {
    guard case .gesture(let gesture) = action else { return nil }
    if case .command = gesture { return nil }
    return gesture.command(in: language)
  }
}

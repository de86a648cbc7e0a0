internal import AloudBase
internal import AloudReader
internal import AloudSimulator
internal import AloudSpeech
internal import AloudTree

extension TaskPerformer {
  /// The most times that users scroll for one element.
  private static let maximumScrolls = 30

  mutating func pursueByVoice(_ goal: TaskGoal, at node: NodeID?) -> Message? {
    switch goal.aim {
    case .request(.activate): return say(.press, goal, node)
    case .request(.longPress): return say(.longPress, goal, node)
    case .request(.adjust(_, let steps)):
      for _ in 0..<abs(steps) {
        if let obstacle = say(steps > 0 ? .increment : .decrement, goal, node) { return obstacle }
      }
      return nil
    case .action(let name): return say(.showActions, goal, node) ?? say(example(.press, name: name.printable))
    case .request(.escape): return say(example(.goBack))
    case .request(.scroll(_, let direction)): return say(example(VoiceCommand(scrolling: direction)))
    default: return TaskPerformer.unsimulated(.voice)
    }
  }

  private var words: VoiceControlWords { VoiceControlWords(language: simulator.reader.narrator.language) }

  private func example(_ command: VoiceCommand, name: String = "") -> String { words.example(command, name: name) }

  private mutating func say(_ phrase: String) -> Message? {
    perform(.say(phrase), "say \"\(phrase)\"") ? nil : TaskPerformer.unsimulated(.voice)
  }

  /// Says a command with the name of an element, or with its number if other elements have the name.
  private mutating func say(_ command: VoiceCommand, _ goal: TaskGoal, _ node: NodeID?) -> Message? {
    var scrolls = 0
    while let node = goal.element?.place(in: simulator.app.tree) ?? node {
      let items = simulator.controlledScreen.voiceControlItems(words)
      guard let index = items.firstIndex(where: { $0.node == node }) else {
        // What is not in sight has no name yet.
        scrolls += 1
        guard simulator.controlledScreen.elements(for: .voiceControl).contains(node),
          scrolls <= TaskPerformer.maximumScrolls, say(example(.scrollDown)) == nil
        else { break }
        continue
      }
      let item = items[index]
      let shared = simulator.controlledScreen.sharedNames(of: items).contains { $0.contains(item) }
      // A name with control characters cannot be written into a script.
      if let name = item.shownName, item.isSpeakable, !shared, name == name.printable {
        return say(example(command, name: name))
      }
      return say(example(.showNumbers)) ?? say(example(command, name: "\(index + 1)"))
    }
    return TaskPerformer.unreachable(.voice, goal.element)
  }
}

extension VoiceCommand {
  /// The command that scrolls as fingers do which move in a direction.
  fileprivate init(scrolling direction: ScreenReader.ScrollDirection) {
    self =
      switch direction {
      case .up, .next: .scrollDown
      case .down, .previous: .scrollUp
      case .left: .scrollRight
      case .right: .scrollLeft
      }
  }
}

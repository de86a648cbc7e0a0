internal import AloudBase
internal import AloudReader
internal import AloudScript
internal import AloudSimulator
internal import AloudSpeech
internal import AloudTree

// Commands that users can write instead of a step.
extension PlainExplorer {
  /// Short words for the most frequent gestures, because a line has no arrow keys.
  static let swipes: [String: ScreenReader.Gesture] = [
    "right": .swipeRight, "left": .swipeLeft, "up": .swipeUp, "down": .swipeDown,
  ]

  /// Returns the gestures of keys that a terminal has sent as control sequences, such as arrow keys; nil for ordinary text.
  static func gestures(ofKeysIn line: String) -> [ScreenReader.Gesture]? {
    guard line.contains("\u{1B}") else { return nil }
    var decoder = KeyDecoder()
    let keys = decoder.decode(line.utf8) + decoder.flush()
    // A line that also has letters is text with an escape character by mistake.
    if keys.contains(where: { if case .character = $0 { true } else { false } }) { return nil }
    return keys.compactMap { KeyRow.row(for: $0)?.gesture }
  }

  /// Performs a command: a letter, or a letter and the answer to its question.
  ///
  /// - Returns: the answer; nil if the line is not a command.
  mutating func command(_ line: Substring) -> Answer? {
    let name = line.prefix { !$0.isWhitespace }
    let rest = String(line.dropFirst(name.count).drop(while: { $0.isWhitespace }))
    if name == "save" || name == "x" { return save(rest) }
    if name.hasPrefix(";") { return ask(.command, String(line.dropFirst().drop(while: { $0.isWhitespace }))) }
    if name.hasPrefix(":"), name.count > 1 { return ask(.device, String(line.dropFirst())) }
    guard name.count == 1, let key = name.first, let row = KeyRow.row(for: .character(key)) else { return nil }
    if row.gesture != nil, !rest.isEmpty { return nil }
    if isPractice, !row.isUsedInPractice { return practice(row) }
    switch row.meaning {
    case .own(let command): return carryOut(command, rest)
    case .gesture: return row.gesture.map { carryOut(.gesture($0)) }
    }
  }

  private mutating func carryOut(_ command: ExploreCommand, _ rest: String) -> Answer? {
    switch command {
    case .wait: carryOut(.wait(milliseconds: 1000))
    case .waitLong: carryOut(.wait(milliseconds: 10_000))
    case .again: sayAgain()
    case .practice: togglePractice()
    case .slower: changeRate(by: -5)
    case .faster: changeRate(by: 5)
    case .dragBack: drag(forward: false)
    case .dragOn: drag(forward: true)
    case .tripleClick where rest.isEmpty: carryOut(.device(.accessibilityShortcut(nil)))
    case .tripleClick: ask(.device, "accessibility shortcut \"\(rest)\"")
    case .touch, .choose, .rotor, .device, .command: ask(command, rest)
    case .typing, .save, .help, .redraw, .suspend, .quit: nil
    }
  }

  private mutating func drag(forward: Bool) -> Answer {
    guard let step = simulator.reader.fingerStep(forward: forward) else {
      return told(Explorer.noFinger)
    }
    return carryOut(.gesture(step))
  }

  private mutating func ask(_ command: ExploreCommand, _ text: String) -> Answer {
    switch command {
    case .choose where text.isEmpty: return told("write what to look for: f text")
    case .command where text.isEmpty: return told("write a step: ; read hint")
    case .touch where text.isEmpty: return told("write what to touch: / Label, or / X,Y")
    default: break
    }
    do throws(ScriptError) {
      if let step = try command.step(for: text, on: simulator) { return carryOut(step) }
      let names = simulator.reader.rotorNames.joined(separator: ", ").printable
      return told("the rotor has \(names)")
    } catch {
      return told(error.message)
    }
  }

  private func save(_ path: String) -> Answer {
    var path = path
    // The path can be in quotes, like the names of files in scripts.
    if path.count > 2, path.hasPrefix("\""), path.hasSuffix("\"") { path = String(path.dropFirst().dropLast()) }
    guard !path.isEmpty else { return told("write where to save it: save FILE.aloud") }
    return Answer(path: path)
  }

  private mutating func changeRate(by percent: Int) -> Answer {
    guard let action = Script.Action.speakingRate(simulator.settings.speakingRate + percent) else { return Answer() }
    return carryOut(action)
  }

  // MARK: Practice

  private mutating func togglePractice() -> Answer {
    isPractice.toggle()
    return Answer(
      lines: [
        comment(isPractice ? "Practice: gestures are described, not performed. p ends practice." : "Practice ended.")
      ])
  }

  func practice(_ row: KeyRow) -> Answer {
    Answer(lines: row.practiceWords(in: simulator.reader.narrator.words.language).map { ["# \($0)"] } ?? [])
  }
}

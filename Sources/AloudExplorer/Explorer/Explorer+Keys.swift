internal import AloudAudit
internal import AloudBase
internal import AloudReader
internal import AloudScript
internal import AloudSimulator
internal import AloudSpeech
internal import AloudTree

extension Explorer {
  /// Handles a key.
  public mutating func handle(_ key: Key) {
    notice = nil
    hold = 0
    switch mode {
    case .help(let line): turn(key, from: line)
    case .asking(let question): answer(question, key)
    case .walking: walk(key)
    }
  }

  private mutating func walk(_ key: Key) {
    if isTyping, let typed = typed(key) { return perform(.gesture(typed)) }
    if case .click(let column, let row) = key { return touch(column, row) }
    // While a finger is down, arrows drag it.
    if simulator.reader.fingerShare != nil, key == .left || key == .right { return drag(forward: key == .right) }
    if !isPractice, let action = TechnologyKeys.action(of: key, simulator.technologies) { return perform(action) }
    guard let row = KeyRow.row(for: key) else {
      if case .paste = key { return tell("No field is being edited: double tap a field to edit it") }
      return
    }
    if isPractice, !row.isUsedInPractice { return practice(row) }
    if case .own(let command) = row.meaning { return carryOut(command) }
    if let gesture = row.gesture { perform(.gesture(gesture)) }
  }

  /// Returns the gesture that types a key into a field; nil for a key without text.
  private func typed(_ key: Key) -> ScreenReader.Gesture? {
    switch key {
    case .character(let character): .type(String(character))
    case .paste(let text): text.isEmpty ? nil : .type(text.onOneLine)
    default: nil
    }
  }

  private mutating func carryOut(_ command: ExploreCommand) {
    switch command {
    case .touch, .choose, .rotor, .device, .command: mode = .asking(Question(command: command))
    case .wait: perform(.wait(milliseconds: 1000))
    case .waitLong: perform(.wait(milliseconds: 10_000))
    case .typing: toggleTyping()
    case .tripleClick: perform(.device(.accessibilityShortcut(nil)))
    case .dragBack: drag(forward: false)
    case .dragOn: drag(forward: true)
    case .again: sayAgain()
    case .practice: togglePractice()
    case .slower: changeRate(by: -5)
    case .faster: changeRate(by: 5)
    case .save: save()
    case .help: mode = .help(line: 0)
    case .redraw: effects.append(.redraw)
    case .suspend: effects.append(.suspend)
    case .quit: effects.append(.quit)
    }
  }

  /// Drags the finger to the next point on that side.
  private mutating func drag(forward: Bool) {
    guard let step = simulator.reader.fingerStep(forward: forward) else { return tell(Explorer.noFinger) }
    perform(.gesture(step))
  }

  static let noFinger: Message = "No finger is down: press d on the graph of Chart details to put one down"

  private mutating func toggleTyping() {
    guard simulator.reader.isEditing else {
      return tell("No field is being edited: double tap a field to edit it")
    }
    prefersGestures.toggle()
  }

  private mutating func changeRate(by percent: Int) {
    guard let action = Script.Action.speakingRate(simulator.settings.speakingRate + percent) else { return }
    perform(action)
    tell("Speaking rate \(simulator.settings.speakingRate)%")
  }

  private mutating func save() {
    if let recordPath { return effects.append(.save(path: recordPath)) }
    mode = .asking(Question(command: .save))
  }

  // MARK: Practice

  private mutating func togglePractice() {
    isPractice.toggle()
    let text: Message = isPractice ? "Practice: keys only show their gestures. p ends practice." : "Practice ended."
    tellAloud(said(text), language: words.language)
  }

  private mutating func practice(_ row: KeyRow) {
    let language = simulator.reader.narrator.words.language
    guard let words = row.practiceWords(in: language) else { return }
    tellAloud(words, language: language)
  }

  private mutating func tellAloud(_ text: String, language: String) {
    caption = text
    let speech = speech(text, language: language)
    lastSpeech.note(speech)
    effects.append(.tell(speech))
  }

  /// Says the last words again. This is not a step of the walk, because VoiceOver has no gesture for it.
  package mutating func sayAgain() {
    guard let speech = lastSpeech.again(isMuted: simulator.reader.isMuted) else {
      return tell("Nothing has been said yet")
    }
    caption = simulator.text(of: speech)
    effects.append(.tell(speech))
  }

  private func speech(_ text: String, language: String) -> ScreenReader.Speech {
    let fragment = Fragment(.status, text, language: language, clause: .voiceOverStatus, node: .root)
    return ScreenReader.Speech(Utterance(description: [fragment]), origin: .system)
  }

  // MARK: Questions

  private mutating func answer(_ question: Question, _ key: Key) {
    var question = question
    switch key {
    case .character(let character): question.answer.append(character)
    case .paste(let text): question.answer += text.onOneLine
    case .backspace: question.answer = String(question.answer.dropLast())
    case .control("u"): question.answer = ""
    case .escape, .control("c"), .control("d"):
      mode = .walking
      return
    case .enter:
      mode = .walking
      return conclude(question)
    default: break
    }
    mode = .asking(question)
  }

  private mutating func conclude(_ question: Question) {
    let answer = question.answer
    guard !answer.isEmpty || question.command == .rotor else { return }
    if question.command == .save {
      return effects.append(.save(path: answer.hasSuffix(".aloud") ? answer : answer + ".aloud"))
    }
    do throws(ScriptError) {
      if let step = try question.command.step(for: answer, on: simulator) { return perform(step) }
      tell("The rotor has \(simulator.reader.rotorNames.joined(separator: ", "))")
    } catch {
      tell(error.message)
    }
  }

  // MARK: Help

  private mutating func turn(_ key: Key, from line: Int) {
    switch key {
    case .down, .enter: mode = .help(line: line + 1)
    case .up: mode = .help(line: max(0, line - 1))
    case .pageDown, .character(" "): mode = .help(line: line + 10)
    case .pageUp: mode = .help(line: max(0, line - 10))
    case .home: mode = .help(line: 0)
    case .end: mode = .help(line: .max / 2)
    case .control("z"): effects.append(.suspend)
    case .control("c"), .control("d"): effects.append(.quit)
    default: mode = .walking
    }
  }
}

internal import AloudAudit
internal import AloudBase
internal import AloudReader
internal import AloudSimulator
internal import AloudSpeech

// The transcript, the caption panel and the last line.
extension Explorer {
  func drawTranscript(_ layout: PageLayout, on page: inout Page) {
    guard let columns = layout.transcriptColumns else { return }
    var lines: [(text: String, style: CellStyle)] = []
    for line in transcript.lines.suffix(layout.height) {
      switch line {
      case .step(let text): lines += wrapped("> " + text, columns.count, .bold)
      case .words(let text): lines += wrapped(text, columns.count, [])
      case .happening(let text), .comment(let text): lines += wrapped(text, columns.count, .dim)
      }
    }
    let rows = layout.pictureRows
    for (row, line) in zip(rows, lines.suffix(rows.count)) {
      page.canvas.put(line.text, at: columns.lowerBound, row, line.style)
    }
  }

  private func wrapped(_ text: String, _ width: Int, _ style: CellStyle) -> [(text: String, style: CellStyle)] {
    text.wrapped(to: width).map { ($0, style) }
  }

  // MARK: The caption panel

  func drawCaption(_ layout: PageLayout, on page: inout Page) {
    let top = layout.captionTop
    let bottom = layout.height - 2
    page.canvas.stroke(CellFrame(left: 0, top: top, right: layout.width - 1, bottom: bottom), .light, .dim)
    let reader = simulator.reader
    inscribe("VoiceOver", said("Rotor: \(reader.name(of: reader.rotorOption))"), at: top, layout, on: &page)
    inscribe(happenings, flags(layout), at: bottom, layout, on: &page)
    let shown = captionLines(width: layout.width, height: layout.height)
    for (index, line) in shown.lines.enumerated() {
      page.canvas.put(line, at: 2, top + 1 + index, simulator.saying == nil ? [] : .bold)
    }
    // The ellipses are beside the words, which may need the whole width.
    if shown.isCutBefore { page.canvas.put("…", at: 1, top + 1, .dim) }
    if shown.isCutAfter { page.canvas.put("…", at: layout.width - 2, top + layout.captionRows, .dim) }
    drawBraille(layout, at: bottom - 1, on: &page)
  }

  /// Draws the cells of the braille display, and their text if there is room.
  private func drawBraille(_ layout: PageLayout, at row: Int, on page: inout Page) {
    guard let shown = simulator.shownBraille else { return }
    let room = layout.width - 4
    let end = 2 + page.canvas.put(shown.cells.clipped(to: room), at: 2, row)
    page.canvas.put(shown.text.printable.clipped(to: max(0, room - end)), at: end + 2, row, .dim)
  }

  /// Writes a text at the left and a text at the right of a horizontal line of a box.
  private func inscribe(_ left: String, _ right: String, at row: Int, _ layout: PageLayout, on page: inout Page) {
    let room = layout.width - 4
    let end = right.clipped(to: room * 2 / 3)
    if !end.isEmpty { page.canvas.put(" \(end) ", at: layout.width - end.columns - 4, row, .bold) }
    let start = left.clipped(to: max(0, room - end.columns - 5))
    if !start.isEmpty { page.canvas.put(" \(start) ", at: 2, row) }
  }

  /// The last three events and comments since the last step.
  private var happenings: String { transcript.lastHappenings.suffix(3).joined(separator: " ") }

  /// Returns the states that differ from the normal ones.
  private func flags(_ layout: PageLayout) -> String {
    var flags: [String] = []
    if isPractice { flags.append("PRACTICE") }
    if isTyping { flags.append("TYPING") }
    if let place = simulator.reader.fingerPlace { flags.append("FINGER at \(place)") }
    if simulator.reader.isHelping { flags.append("VOICEOVER HELP") }
    if simulator.isPaused { flags.append("paused") }
    if simulator.device.mode != .unlocked { flags.append("locked: \(simulator.device.mode.words)") }
    if let inFront = simulator.wayBack, inFront.inFront != nil { flags.append(inFront.flag) }
    if !simulator.device.isVoiceOverRunning { flags.append("VOICEOVER OFF: / taps") }
    if simulator.reader.isMuted { flags.append("speech off") }
    if simulator.reader.isCurtained { flags.append("curtain") }
    if silence != nil { flags.append("silent") }
    flags += AssistiveTechnology.allCases.filter { $0 != .voiceOver && simulator.technologies.contains($0) }.map {
      $0.name
    }
    if simulator.settings.speakingRate != 50 { flags.append("rate \(simulator.settings.speakingRate)%") }
    return flags.map { said(Message(english: $0)) }.joined(separator: " · ")
  }

  // MARK: The last line

  func drawLastLine(_ layout: PageLayout, on page: inout Page) {
    let row = layout.height - 1
    if case .asking(let question) = mode { return ask(question, at: row, on: &page) }
    if let notice { return _ = page.canvas.put(notice.clipped(to: layout.width - 2), at: 1, row, [.bold, .alert]) }
    var column = 1
    for hint in hints.map({ ($0.key, said($0.meaning)) }) as [(key: String, meaning: String)] {
      let width = hint.key.columns + 1 + hint.meaning.columns
      guard column + width <= layout.width - 1 else {
        // A first hint that is too long is left out.
        if column == 1 { continue } else { break }
      }
      column += page.canvas.put(hint.key, at: column, row, .bold) + 1
      column += page.canvas.put(hint.meaning, at: column, row, .dim) + 2
    }
  }

  /// The hints for the current state. The most useful ones are first, because the line may be short.
  private var hints: [(key: String, meaning: Message)] {
    if isTyping {
      return [("Letters", "are typed"), ("Esc", "ends"), ("Tab", "keys are gestures"), ("←→", "move")]
    }
    if simulator.reader.chooserItems != nil {
      return [("←→", "items"), ("Enter", "goes there"), ("Esc", "closes"), ("f", "finds"), ("?", "keys")]
    }
    var hints: [(key: String, meaning: Message)] = [
      ("?", "keys"), ("←→", "move"), ("↑↓", "rotor item"), ("Enter", "double tap"), ("r R", "rotor"), ("q", "quit"),
      ("Esc", "back"), ("i", "items"), ("/", "touch"), ("e", "again"), ("p", "practice"),
    ]
    hints.insert(contentsOf: graphHints, at: 0)
    if let wayBack = simulator.wayBack { hints.insert((":\(wayBack.step)", wayBack.result), at: 0) }
    if isPractice { hints.insert(("p", "ends practice"), at: 0) }
    if simulator.reader.isEditing { hints.insert(("Tab", "type"), at: 0) }
    return hints
  }

  /// The hints while an audio graph plays or can be played, and while speech is paused.
  private var graphHints: [(key: String, meaning: Message)] {
    if simulator.reader.fingerShare != nil { return [("< >", "drag"), (".", "say the point"), ("m", "play all")] }
    if simulator.isPaused { return [("Space", "go on")] }
    if simulator.isPlayingGraph {
      return (simulator.magicTapStopsGraph ? [("m", "stop the graph")] : []) + [("Space", "pause")]
    }
    return simulator.reader.isOnGraph ? [("d", "hold a finger there"), ("m", "play")] : []
  }

  private func ask(_ question: Question, at row: Int, on page: inout Page) {
    let prompt: Message =
      switch question.command {
      case .touch: "Touch (label, or X,Y):"
      case .choose: "Find item:"
      case .rotor: "Rotor option:"
      case .command: "Command:"
      case .device: "Step for the device:"
      default: "Save as:"
      }
    let told = said(prompt) + " "
    let width = page.canvas.width
    page.canvas.put(told.clipped(to: width - 2), at: 1, row, .bold)
    let start = min(told.columns + 1, width - 2)
    let room = max(1, width - start - 1)
    // A long answer shows its end, where the user is typing.
    var glyphs = question.answer.glyphs[...]
    while glyphs.reduce(0, { $0 + $1.width }) > room { glyphs = glyphs.dropFirst() }
    let column = start + page.canvas.put(glyphs.map { $0.text }.joined(), at: start, row)
    page.cursor = Page.Place(column: min(column, width - 1), row: row)
  }
}

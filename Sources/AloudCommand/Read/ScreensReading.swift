import Aloud

/// Reads files one after another, prints what is said, and lets it be heard.
struct ScreensReading {
  let speaking: SpeakingOptions
  let output: ReadingOutput
  let sound: SoundOptions
  private let ear: Ear

  init(_ speaking: SpeakingOptions, _ output: ReadingOutput, _ sound: SoundOptions) {
    self.speaking = speaking
    self.output = output
    self.sound = sound
    ear = sound.voice.ear(speaking.reader)
  }

  /// Text is there whole, whatever becomes of the sound.
  ///
  /// - Throws: ``Failure``; of several files, that of the first that cannot be read, after all have been tried.
  func read(_ paths: [String]) throws(Failure) {
    let asLines = output.isLines || (output.isJSON && paths.count > 1)
    var first: Failure?
    var score = Score()
    var embossed = BrailleASCII()
    var lines = HeardText(isDeferred: sound.printsAsHeard && !output.isJSON)
    for (index, path) in paths.enumerated() {
      if paths.count > 20 { Standard.progress("reading \(index + 1) of \(paths.count)") }
      do {
        try read(speaking.input(path), asLines: asLines, isOneOfSeveral: paths.count > 1, &score, &lines, &embossed)
      } catch {
        if error.isOutput { throw error }
        if asLines, !sound.takesOutput { try Standard.writeLine(ReadingJSON.failure(error.message, file: path)) }
        if paths.count > 1 { Standard.error(error.message) }
        if first == nil { first = error }
      }
    }
    if paths.count > 20 { Standard.progress("") }
    if first == nil { try output.braille.write(embossed) }
    if first == nil || !score.isEmpty { try sound.perform(score, command: "read", printing: lines) }
    guard let first else { return }
    throw paths.count > 1 ? Failure(first.status, "") : first
  }

  private func read(
    _ file: InputFile, asLines: Bool, isOneOfSeveral: Bool, _ score: inout Score, _ lines: inout HeardText,
    _ embossed: inout BrailleASCII
  ) throws(Failure) {
    let screen = try ReadableScreen(file, speaking)
    let stops = try output.selected(screen, of: file)
    let braille = try output.braille.reading(screen, stops, in: file)
    for line in braille?.lines ?? [] { embossed.add(line) }
    if !sound.takesOutput {
      if asLines {
        try Standard.writeLine(ReadingJSON(screen, output, braille).line(stops, file: isOneOfSeveral ? file.path : nil))
      } else if output.isJSON {
        try ReadingJSON(screen, output, braille).write(stops)
      } else {
        let head = isOneOfSeveral ? Style.heading("== \(file.path.printable)") + "\n" : ""
        try lines.add(head, beforeLine: score.lines.count)
      }
    }
    try hear(screen, stops, braille, into: &score, &lines)
  }

  /// Adds stops to the score, and their text to what is printed.
  private func hear(
    _ screen: ReadableScreen, _ stops: Range<Int>, _ braille: BrailleReading?, into score: inout Score,
    _ lines: inout HeardText
  ) throws(Failure) {
    let printsText = !output.isJSON && !sound.takesOutput
    let text = printsText ? ReadingText(screen, output, stops, braille) : nil
    guard sound.isWanted || text != nil else { return }
    let reading = screen.reader.reading()
    for rank in stops {
      if let text { try lines.add(text.block(atRank: rank), beforeLine: score.lines.count) }
      if sound.isWanted { score.append(reading[rank], of: screen.reader, ear: ear) }
    }
    try lines.flush()
  }
}

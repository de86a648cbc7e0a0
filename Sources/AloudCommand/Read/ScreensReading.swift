import Aloud
import AloudAnswers

/// Reads files one after another, prints the utterances, and speaks them.
struct ScreensReading {
  let speaking: SpeakingOptions
  let output: ReadingOutput
  let sound: SoundOptions

  /// All text is printed, even if the sound fails.
  ///
  /// - Throws: ``Failure``. If files cannot be read, that of the first one, after all have been tried.
  func read(_ paths: [String]) throws(Failure) {
    let asLines = output.isLines || (output.isJSON && paths.count > 1)
    var score = Score()
    var embossed = BrailleASCII()
    var lines = HeardText(isDeferred: sound.printsAsHeard && !output.isJSON)
    var count = 0
    let failure = try attempt(paths, asLines: asLines && !sound.takesOutput) { path throws(Failure) in
      count += 1
      if paths.count > 20 { Standard.progress("reading \(count) of \(paths.count)") }
      try read(speaking.input(path), asLines: asLines, isOneOfSeveral: paths.count > 1, &score, &lines, &embossed)
    }
    if paths.count > 20 { Standard.progress("") }
    if failure == nil { try output.braille.write(embossed) }
    if failure == nil || !score.isEmpty { try sound.perform(score, printing: lines) }
    if let failure { throw failure }
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
        try Standard.writeLine(output.answer(screen, braille).line(stops, file: isOneOfSeveral ? file.path : nil))
      } else if output.isJSON {
        try output.write(screen, braille, stops)
      } else {
        let head = isOneOfSeveral ? Style.heading("== \(file.path.printable)") + "\n" : ""
        try lines.add(head, beforeLine: score.lines.count)
      }
    }
    try hear(screen, stops, braille, into: &score, &lines)
  }

  /// Adds stops to the score, and their text to the printed text.
  private func hear(
    _ screen: ReadableScreen, _ stops: Range<Int>, _ braille: BrailleReading?, into score: inout Score,
    _ lines: inout HeardText
  ) throws(Failure) {
    let printsText = !output.isJSON && !sound.takesOutput
    let text = printsText ? ReadingText(screen, output, stops, braille) : nil
    guard sound.isWanted || text != nil else { return }
    let reading = screen.reader.reading()
    let ear = sound.voice.ear(speaking.reader)
    for rank in stops {
      if let text { try lines.add(text.block(atRank: rank), beforeLine: score.lines.count) }
      if sound.isWanted { score.append(reading[rank], of: screen.reader, ear: ear) }
    }
    try lines.flush()
  }
}

extension ReadableScreen {
  /// Reads the file; warnings are printed on standard error.
  init(_ file: InputFile, _ options: SpeakingOptions) throws(Failure) {
    let (bytes, isFile) = try file.screenContents()
    let imported = try file.imported(bytes, format: options.format, language: options.language)
    try self.init(imported.document, of: file, options, imported: isFile ? imported : nil)
  }

  /// Uses a document that has already been read; warnings are printed on standard error.
  init(
    _ document: Document, of file: InputFile, _ options: SpeakingOptions, imported: ImportedScreen? = nil
  ) throws(Failure) {
    let screen =
      try options.screen.map { name throws(Failure) in try document.screen(named: name, in: file) }
      ?? document.firstScreen
    options.warnOfMissingVoice(for: document, in: file.name)
    self.init(document, screen: screen, options: options.reader, imported: imported)
    if reader.rank == nil { Standard.error("\(file.name): nothing on this screen can be reached by VoiceOver") }
  }
}

extension Document {
  /// A screen, by its key or its name.
  ///
  /// - Throws: ``Failure`` with 66; the message lists the existing screens.
  func screen(named name: String, in file: InputFile) throws(Failure) -> Screen {
    do throws(Missing) { return try existing(screen: name) } catch {
      throw Failure(.notFound, "\(file.name): \(error.message)")
    }
  }
}

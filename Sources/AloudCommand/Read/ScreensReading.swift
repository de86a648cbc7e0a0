import Aloud

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

/// A screen of a file, and a reader on it.
struct ReadableScreen {
  let document: Document
  let screen: Document.Screen
  let reader: ScreenReader
  let profile: Profile
  /// The imported screen; nil where there is no file, such as for a page that was opened here.
  private(set) var imported: ImportedScreen?
  /// The texts that the reading does not contain, by the offset of the node that stands for them.
  private var leftOut: [Int: [LeftOut]] = [:]

  /// Reads the file; warnings are printed on standard error.
  init(_ file: InputFile, _ options: SpeakingOptions) throws(Failure) {
    let (bytes, isFile) = try file.screenContents()
    let imported = try file.imported(bytes, format: options.format, language: options.language)
    try self.init(imported.document, of: file, options)
    guard isFile else { return }
    self.imported = imported
    for item in imported.leftOut {
      if let offset = item.fileOffset { leftOut[offset, default: []].append(item) }
    }
  }

  /// Uses a document that has already been read; warnings are printed on standard error.
  init(_ document: Document, of file: InputFile, _ options: SpeakingOptions) throws(Failure) {
    self.document = document
    screen =
      try options.screen.map { name throws(Failure) in try document.screen(named: name, in: file) }
      ?? document.firstScreen
    profile = options.reader.profile
    options.warnOfMissingVoice(for: document, in: file.name)
    reader = ScreenReader(document, screen: screen, options: options.reader)
    if reader.rank == nil { Standard.error("\(file.name): nothing on this screen can be reached by VoiceOver") }
  }
}

extension ReadableScreen {
  /// The texts of the dump that this stop hides, or that would belong to a container whose label is said here.
  func leftOut(at stop: Reading.Stop) -> [LeftOut] {
    guard !leftOut.isEmpty else { return [] }
    let containers = stop.utterance.fragments.map(\.node).filter { $0 != stop.node }
    return ([stop.node] + containers).flatMap { screen.tree[$0].fileOffset.value.flatMap { leftOut[$0] } ?? [] }
  }
}

extension Document {
  /// A screen, by its key or its name.
  ///
  /// - Throws: ``Failure`` with 66; the message lists the existing screens.
  func screen(named name: String, in file: InputFile) throws(Failure) -> Screen {
    if let found = screen(named: name) { return found }
    let names = screens.compactMap { $0.key ?? $0.name }
    let quoted = names.map { "\"\($0.printable)\"" }.joined(separator: ", ")
    let there: Message =
      switch names.count {
      case 0: "its only screen has no name"
      case 1: "its only screen is \(quoted)"
      default: "there are \(quoted)"
      }
    throw Failure(
      .notFound,
      "\(file.name): there is no screen \"\(name.printable)\"; \(there)\(suggestion(for: name, among: names).printable)"
    )
  }
}

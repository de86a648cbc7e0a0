import Aloud

extension Command {
  static let read = Command(
    name: "read", operands: "FILE …", summary: "every stop in reading order, one line each",
    details: """
      FILE is a screen document, or a dump by Appium and WebDriverAgent, XCUITest (debugDescription), Xcode 27, idb, AXe,
      sim-use, Maestro, VoiceOver Designer (its folder, too), AccessibilitySnapshot, EarlGrey or KIF; the format is found
      from the content. `-` is standard input.
      """,
    options: SpeakingOptions.table + ReadingOutput.options
  ) { arguments in
    guard arguments.operands.count(where: { $0 == "-" }) < 2 else {
      throw Arguments.usage("standard input can be read once only", "read")
    }
    let output = try ReadingOutput(arguments)
    let speaking = try SpeakingOptions(arguments, command: "read")
    guard !arguments.operands.isEmpty else { throw Arguments.usage("name a FILE to read; - is standard input", "read") }
    if arguments.has("--watch") {
      try Watch(paths: arguments.operands).run { try ScreensReading(speaking, output).read(arguments.operands) }
    } else {
      try ScreensReading(speaking, output).read(arguments.operands)
    }
  }
}

/// Reads files one after another and prints what is said.
struct ScreensReading {
  let speaking: SpeakingOptions
  let output: ReadingOutput

  init(_ speaking: SpeakingOptions, _ output: ReadingOutput) {
    self.speaking = speaking
    self.output = output
  }

  /// - Throws: ``Failure``; of several files, that of the first that cannot be read, after all have been tried.
  func read(_ paths: [String]) throws(Failure) {
    let asLines = output.isLines || (output.isJSON && paths.count > 1)
    var first: Failure?
    for (index, path) in paths.enumerated() {
      if paths.count > 20 { Standard.progress("reading \(index + 1) of \(paths.count)") }
      do {
        try read(InputFile(path: path), asLines: asLines, isOneOfSeveral: paths.count > 1)
      } catch {
        if error.isOutput { throw error }
        if asLines { try Standard.writeLine(ReadingJSON.failure(error.message, file: path)) }
        if paths.count > 1 { Standard.error(error.message) }
        if first == nil { first = error }
      }
    }
    if paths.count > 20 { Standard.progress("") }
    guard let first else { return }
    throw paths.count > 1 ? Failure(first.status, "") : first
  }

  private func read(_ file: InputFile, asLines: Bool, isOneOfSeveral: Bool) throws(Failure) {
    let screen = try ReadableScreen(file, speaking)
    let stops = try output.selected(screen, of: file)
    if asLines {
      try Standard.writeLine(ReadingJSON(screen, output).line(stops, file: isOneOfSeveral ? file.path : nil))
    } else if output.isJSON {
      try ReadingJSON(screen, output).write(stops)
    } else {
      if isOneOfSeveral { try Standard.writeLine(Style.heading("== \(file.path.printable)")) }
      try ReadingText(screen, output).write(stops)
    }
  }
}

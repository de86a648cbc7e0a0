import Aloud
import AloudAnswers

extension Command {
  static let read = Command(
    name: "read", operands: "FILE …", summary: "every stop in reading order, one line each",
    details: """
      FILE is a screen document, or a dump by Appium and WebDriverAgent, XCUITest (debugDescription, or a snapshot as
      JSON), Xcode 27, idb, AXe, sim-use, mobile-mcp, Maestro, VoiceOver Designer (its folder, too), AccessibilitySnapshot,
      EarlGrey, KIF, Detox or Flutter; the format is found from the content. `-` is standard input.

      \(EachRun.details)
      """,
    options: SpeakingOptions.table + ReadingOutput.options + EachRun.table + SoundOptions.reading
  ) { arguments in
    if let run = try EachRun(arguments, allowed: ReadingOutput.optionsWithEach) {
      return try run.read(try SpeakingOptions(arguments), try ReadingOutput(arguments))
    }
    let output = try ReadingOutput(arguments)
    let speaking = try SpeakingOptions(arguments)
    let sound = try SoundOptions(arguments)
    let files = try arguments.inputs("name a FILE to read; - is standard input")
    if arguments.has(.watch) {
      try arguments.require(!sound.takesOutput, "--watch reads again and again; name a file for the sound")
      try watch(files + speaking.overlays.paths) {
        // A file may have been replaced by a link to another one.
        try arguments.files.check()
        let speaking = try SpeakingOptions(arguments)
        try ScreensReading(speaking: speaking, output: output, sound: sound).read(files)
      }
    } else {
      try ScreensReading(speaking: speaking, output: output, sound: sound).read(files)
    }
  }
}

extension ReadingOutput {
  /// The options of `aloud read` that are allowed with `--each`.
  fileprivate static let optionsWithEach: Set<OptionName> = [
    .language, .profile, .style, .ios, .noHints, .setting, .voiceFile, .screen, .with, .from, .json, .lines, .explain,
    .ids, .fromStop, .until, .limit, .braille, .cells, .contracted, .brailleTable,
  ]
}

extension EachRun {
  fileprivate func read(_ speaking: SpeakingOptions, _ output: ReadingOutput) throws(Failure) {
    try perform { input throws(Failure) in
      let screen = try ReadableScreen(input, speaking)
      let stops = try output.selected(screen, of: input)
      let braille = try output.braille.reading(screen, stops, in: input)
      return EachAnswer(output.answer(screen, braille).line(stops, file: nil))
    }
  }
}

import Aloud

extension Command {
  static let picture = Command(
    name: "picture", operands: "SCREEN", summary: "a picture of a screen, with its stops in reading order",
    details: """
      SCREEN is a screen document, a dump or a page, as for `aloud read`; `-` is standard input. The picture has the screen to
      scale: every stop with its number in reading order and what is said there, containers, what is hidden from VoiceOver, and the
      cursor. An SVG has one screen, the first or that of --screen; a page has all screens of an app, or that of --screen.
      """,
    options: SpeakingOptions.table + PictureOutput.options + [MessageLanguage.option]
  ) { arguments in
    let speaking = try SpeakingOptions(arguments, command: "picture")
    let output = try PictureOutput(arguments)
    guard arguments.operands.count == 1 else {
      throw Arguments.usage("name one SCREEN; - is standard input", "picture")
    }
    try output.write(speaking.input(arguments.operands[0]), speaking)
  }
}

/// The pictures of `aloud picture`, and their destinations.
private struct PictureOutput {
  private let svg, html: String?
  private let screenshot: String?
  private let theme: ScreenPicture.Theme
  private let technology: AssistiveTechnology
  private let language: Wording.Language

  static let options: [Option] = [
    Option(.svg, value: "FILE", help: "writes the picture; - is standard output", file: .written(.picture)),
    Option(
      .html, value: "FILE", help: "writes a page with the picture of each screen; - is standard output",
      file: .written(.page)),
    Option(
      .screenshot, value: "PNG", help: "what the screen really looks like, to lie below; as wide as the screen",
      file: .read(as: .screenshot)),
    Option(
      .technology, value: "NAME",
      help: "whose order and names it shows, such as voice control; voiceover by default"),
    Option(.theme, value: "light|dark", help: "by default as the system of whoever looks at it is set"),
  ]

  /// - Throws: ``Failure`` for options that do not go together.
  init(_ arguments: Arguments) throws(Failure) {
    svg = arguments.value(.svg)
    html = arguments.value(.html)
    screenshot = arguments.value(.screenshot)
    let theme: FixedTheme? = try arguments.choice(.theme, "picture")
    self.theme = theme.flatMap { ScreenPicture.Theme(rawValue: $0.rawValue) } ?? .automatic
    technology = try arguments.choice(.technology, "picture") ?? .voiceOver
    language = try MessageLanguage.chosen(by: arguments, "picture")
    if svg == nil, html == nil {
      throw Arguments.usage("name a FILE to write with --svg or --html; - is standard output", "picture")
    }
    if svg == "-", html == "-" { throw Arguments.usage("standard output can take either --svg or --html", "picture") }
  }

  private enum FixedTheme: String, CaseIterable { case light, dark }

  /// - Throws: ``Failure`` where a file cannot be read or written.
  func write(_ file: InputFile, _ speaking: SpeakingOptions) throws(Failure) {
    let first = try ReadableScreen(file, speaking)
    let image = try screenshot.map { path throws(Failure) in try PNGImage(path: path).screenshot }
    if let svg {
      var options = ScreenPicture.Options()
      options.theme = theme
      options.language = language.rawValue
      options.title = first.screen.name
      options.screenshot = image
      options.visit = visit(first.reader)
      try OutputFile(path: svg).write(ScreenPicture(first.reader, options: options).svg)
    }
    if let html { try OutputFile(path: html).write(page(first, image, file, speaking)) }
  }

  private func visit(_ reader: ScreenReader) -> ScreenPicture.Visit? {
    ScreenPicture.Visit(technology, on: reader, language: language.rawValue)
  }

  private func page(
    _ first: ReadableScreen, _ image: ScreenPicture.Screenshot?, _ file: InputFile, _ speaking: SpeakingOptions
  ) -> String {
    var screens = [first.pictured]
    screens[0].screenshot = image
    screens[0].visit = visit(first.reader)
    if speaking.screen == nil {
      for screen in first.document.screens.dropFirst() {
        let reader = ScreenReader(first.document, screen: screen, options: speaking.reader)
        screens.append(PicturePage.Screen(reader, name: screen.name ?? screen.key, visit: visit(reader)))
      }
    }
    let title = screens.count == 1 ? screens[0].name : first.document.firstScreen.name
    return PicturePage(title ?? file.name, screens: screens, theme: theme, language: language.rawValue).html
  }
}

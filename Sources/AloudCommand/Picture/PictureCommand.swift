import Aloud
import AloudAnswers
import Foundation

extension Command {
  static let picture = Command(
    name: "picture", operands: "SCREEN", summary: "a picture of a screen, with its stops in reading order",
    details: """
      SCREEN is a screen document, a dump or a page, as for `aloud read`; `-` is standard input. The picture has the screen to
      scale: every stop with its number in reading order and what is said there, containers, what is hidden from VoiceOver, and the
      cursor. An SVG has one screen, the first or that of --screen; a page has all screens of an app, or that of --screen.
      """,
    options: SpeakingOptions.table + PictureOutput.options + [Option.messages]
  ) { arguments in
    let speaking = try SpeakingOptions(arguments)
    let output = try PictureOutput(arguments)
    let path = try arguments.onlyOperand("name one SCREEN; - is standard input")
    try output.write(speaking.input(path), speaking)
  }
}

/// The pictures of `aloud picture`, and their destinations.
private struct PictureOutput {
  private let svg, html: String?
  private let screenshot: String?
  private let theme: ScreenPicture.Theme
  private let technology: AssistiveTechnology
  private let language: Wording.Language
  private let showsCosts: Bool

  static let options: [Option] = [
    Option(.svg, writes: .picture, help: "writes the picture; - is standard output"),
    Option(.html, writes: .page, help: "writes a page with the picture of each screen; - is standard output"),
    Option(
      .screenshot, value: "PNG", reads: .screenshot,
      help: "a screenshot to lie below the picture; it must be as wide as the screen"),
    Option(
      .technology, value: "NAME",
      help: "the technology whose order and names it shows, such as voice control; voiceover by default"),
    Option(.cost, help: "shows at each stop the fewest gestures that lead there, as `aloud reach` counts them"),
    Option(.theme, value: "light|dark", help: "the colors (default: those of the viewer's system)"),
  ]

  init(_ arguments: Arguments) throws(Failure) {
    svg = arguments.value(.svg)
    html = arguments.value(.html)
    screenshot = arguments.value(.screenshot)
    let theme: FixedTheme? = try arguments.choice(.theme)
    self.theme = theme.flatMap { ScreenPicture.Theme(rawValue: $0.rawValue) } ?? .automatic
    technology = try arguments.choice(.technology) ?? .voiceOver
    language = try arguments.messageLanguage()
    showsCosts = arguments.has(.cost)
    try arguments.require(
      !showsCosts || technology == .voiceOver, "--cost counts VoiceOver's gestures; leave out --technology")
    try arguments.require(svg != nil || html != nil, "name a FILE to write with --svg or --html; - is standard output")
    try arguments.require(svg != "-" || html != "-", "standard output can take either --svg or --html")
  }

  private enum FixedTheme: String, CaseIterable { case light, dark }

  func write(_ file: InputFile, _ speaking: SpeakingOptions) throws(Failure) {
    let first = try ReadableScreen(file, speaking)
    let image = try screenshot.map { path throws(Failure) in try PNGImage(path: path).screenshot }
    if let svg {
      var options = ScreenPicture.Options()
      options.theme = theme
      options.language = language.rawValue
      options.title = first.screen.pictureName ?? "\(file.name)"
      options.screenshot = image
      options.visit = visit(first.reader)
      try OutputFile(path: svg).write(ScreenPicture(first.reader, options: options).svg)
    }
    if let html { try OutputFile(path: html).write(page(first, image, file, speaking)) }
  }

  private func visit(_ reader: ScreenReader) -> ScreenPicture.Visit? {
    guard !showsCosts else { return ScreenPicture.Visit(costsOn: reader, language: language.rawValue) }
    return ScreenPicture.Visit(technology, on: reader, language: language.rawValue)
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
        screens.append(PicturePage.Screen(reader, name: screen.pictureName, visit: visit(reader)))
      }
    }
    let title = screens.count == 1 ? screens[0].name : first.document.firstScreen.pictureName
    return PicturePage(title ?? "\(file.name)", screens: screens, theme: theme, language: language.rawValue).html
  }
}

/// A screenshot of a real screen.
struct PNGImage {
  /// In pixels.
  let width, height: Int
  private let bytes: [UInt8]

  /// Source: Portable Network Graphics Specification, 5.2 and 11.2.1: the signature, followed by an IHDR chunk of 13
  /// bytes.
  private static let start: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)

  /// Source: Portable Network Graphics Specification, 11.2.5: the last chunk, without data, and its checksum.
  private static let end: [UInt8] = [0, 0, 0, 0] + Array("IEND".utf8) + [0xAE, 0x42, 0x60, 0x82]

  /// - Throws: ``Failure`` for a file that cannot be read, is not a PNG, or is too large. A truncated file only causes
  ///   a warning.
  init(path: String) throws(Failure) {
    let file = InputFile(path: path)
    let bytes = try file.pictureBytes()
    guard bytes.starts(with: PNGImage.start), bytes.count > PNGImage.start.count + 8 else {
      throw Failure(.badInput, "\(file.name): this is not a PNG picture; --screenshot takes a PNG picture")
    }
    func number(at start: Int) -> Int { bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    width = number(at: 16)
    height = number(at: 20)
    guard (1...100_000).contains(width), (1...100_000).contains(height) else {
      throw Failure(
        .badInput,
        "\(file.name): this PNG picture is \(width) × \(height) pixels large; its width and height can be 1 to 100000")
    }
    // Some programs add data after the last chunk.
    if !bytes.indices.reversed().contains(where: { bytes[$0...].starts(with: PNGImage.end) }) {
      Standard.error("\(file.name): warning: this PNG picture was cut off; the missing part is not shown")
    }
    self.bytes = bytes
  }

  var screenshot: ScreenPicture.Screenshot {
    ScreenPicture.Screenshot(
      address: "data:image/png;base64," + Data(bytes).base64EncodedString(), width: Double(width),
      height: Double(height))
  }
}

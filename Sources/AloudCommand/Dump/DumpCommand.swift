import Aloud

extension Command {
  static let dump = Command(
    name: "dump", operands: "URL|FILE",
    summary: "open a web page in Chromium and write the trees that other commands read",
    details: """
      Opens the page as on a phone, waits until it has loaded and stops changing, and writes one JSON object:
      the accessibility trees of all frames, and a snapshot of the elements. FILE is an HTML file. A page that never stops
      changing is dumped as it is at the end of the wait. Dumps of one run share a mark, by which their nodes can be paired.
      """,
    options: Option.browser + [
      Option(.size, value: "WIDTHxHEIGHT", help: "the window, in CSS pixels (default: 390x844, an iPhone 14)"),
      Option(
        .wait, value: "SECONDS",
        help:
          "the longest time to wait until the page stops changing (default: 10); with 0, dumps it as soon as it has loaded"
      ),
      Option(
        .click, value: "SELECTOR",
        help: "clicks the first element that a CSS selector finds, and waits again; may be given several times"),
      Option(.before, writes: .dump, help: "writes the dump before the clicks, too"),
      Option(.output, writes: .dump, help: "writes the dump to a file (default: standard output)"),
      Option(.screenshot, writes: .screenshot, help: "writes a picture of the whole page, as PNG"),
    ],
    files: { arguments, options in
      var files = RunFiles(arguments, options, operands: nil)
      for word in arguments.operands { if let file = (try? PageAddress(word))?.file { files.reads(file, as: .input) } }
      return files
    }
  ) { arguments in
    let page = try arguments.onlyOperand("name one URL or FILE")
    try arguments.require(page != "-", "a page cannot come from standard input; name its URL or a FILE")
    let output = try DumpOutput(arguments)
    try arguments.files.checkWritable()
    try output.write(try arguments.pageDump(of: page), page: page)
  }
}

extension Arguments {
  /// Opens and dumps a page with the options of `aloud dump`.
  fileprivate func pageDump(of page: String) throws(Failure) -> PageDump {
    var options = PageDump.Options()
    options.browser = browser
    if let text = value(.size) {
      guard let size = PageSize(text) else {
        throw usage("--size takes a width and a height, as in 390x844, not \"\(text)\"")
      }
      options.size = size
    }
    if let text = value(.wait) {
      guard let seconds = Double(text), (0...3600).contains(seconds) else {
        throw usage("--wait takes seconds from 0 to 3600, not \"\(text)\"")
      }
      options.wait = seconds
    }
    options.clicks = values(.click)
    options.keepsBefore = has(.before)
    options.takesScreenshot = has(.screenshot)
    let progress = DelayedProgress(withOutput: has(.output))
    defer { progress.end() }
    do throws(BrowserError) {
      return try PageDump.make(of: page, options: options) { progress.tell("\($0.rawValue)") }
    } catch {
      progress.end()
      throw Failure(error, page: page)
    }
  }
}

/// The destination of the dump.
private struct DumpOutput {
  private let path: String
  private let before: String?
  private let screenshot: String?

  init(_ arguments: Arguments) throws(Failure) {
    path = arguments.value(.output) ?? "-"
    before = arguments.value(.before)
    screenshot = arguments.value(.screenshot)
    if !arguments.has(.click) { try arguments.refuse([.before]) { "\($0) needs --click" } }
    try arguments.require(
      [path, before, screenshot].compactMap(\.self).count(where: FileWriter.isStandardOutput) < 2,
      "standard output can take only one of the outputs")
    try arguments.require(
      screenshot.map(FileWriter.isStandardOutput) != true, "--screenshot needs a file; standard output has the dump")
  }

  /// Prints the notes about the page, and writes all files.
  func write(_ dump: PageDump, page: String) throws(Failure) {
    for note in dump.notes { Standard.error("\(page.printable): warning: \(note)") }
    if let before, let bytes = dump.before { try OutputFile(path: before).write(bytes) }
    if let screenshot, let bytes = dump.screenshot { try OutputFile(path: screenshot).write(bytes) }
    try OutputFile(path: path).write(dump.json)
  }
}

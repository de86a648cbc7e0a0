import Aloud
import AloudAnswers

extension Command {
  static let importing = Command(
    name: "import", operands: "FILE", summary: "write any readable dump as a screen document",
    details: """
      The document reads exactly as the dump does. Wrappers that mean nothing are left out, frames are kept, and every stop
      has an id, so that behaviors can be added. `-` is standard input. A screen document is written again, unchanged.

      \(EachRun.details) A document with a name is {"name": …, "dump": …}, which `--each` reads.
      """,
    options: [
      Option.language, Option.from, Option.overlay,
      Option(.strict, help: "a dump that was cut off is an error, and nothing is written"),
      Option(.explain, help: "lists what was inferred for each node instead, and how well that is attested"),
      Option(.json, help: "with --explain: the same as one JSON object"),
      Option(.overlay, help: "prints a first overlay instead: how each stop is found, and its id"),
      Option(
        .schema, help: "prints the JSON Schema of the screen document, with --overlay that of overlays; needs no FILE"),
    ] + EachRun.table + Option.browser
  ) { arguments in
    if let run = try EachRun(arguments, allowed: [.language, .from, .with, .strict, .explain, .json]) {
      return try run.importAll(try ImportOptions(arguments))
    }
    if arguments.has(.schema) {
      try arguments.require(arguments.operands.isEmpty, "--schema takes no FILE")
      let isOfOverlays = arguments.has(.overlay)
      return try Standard.write(isOfOverlays ? ScreenDocumentSchema.overlayText() : ScreenDocumentSchema.text())
    }
    let path = try arguments.onlyOperand("name one FILE to import; - is standard input")
    if !arguments.has(.explain) {
      try arguments.refuse([.json]) { "\($0) needs --explain; a screen document is JSON anyway" }
    }
    let options = try ImportOptions(arguments)
    let file = InputFile(path: path, browser: arguments.browser, overlays: options.overlays)
    if arguments.has(.overlay) {
      try arguments.require(!options.explains, "--overlay and --explain cannot be used together")
      return try Standard.write(options.screen(in: file).document.overlayToBeginWith())
    }
    let (document, format) = try options.document(in: file)
    if options.explains {
      let inferences = ScreenInferences(document, format: format)
      try Standard.write(arguments.has(.json) ? inferences.json.text + "\n" : inferences.text)
    } else {
      try Standard.write(try file.text(of: document))
    }
  }
}

/// The options for importing a dump.
private struct ImportOptions: Sendable {
  let format: ScreenFormat?
  let language: String?
  let isStrict: Bool
  let explains: Bool
  let overlays: OverlayFiles

  init(_ arguments: Arguments) throws(Failure) {
    format = try arguments.choice(.from)
    language = try arguments.language()
    isStrict = arguments.has(.strict)
    explains = arguments.has(.explain)
    overlays = try arguments.overlays()
  }

  func screen(in file: InputFile) throws(Failure) -> ImportedScreen {
    try file.imported(format: format, language: language, isStrict: isStrict)
  }

  /// The document to write, and the format of the input.
  func document(in file: InputFile) throws(Failure) -> (document: Document, format: ScreenFormat) {
    let screen = try screen(in: file)
    return (screen.format == .aloud ? screen.document : screen.document.tidied(), screen.format)
  }
}

extension InputFile {
  /// - Throws: ``Failure`` for a screen that JSON cannot represent, such as one with 1,000 levels.
  fileprivate func text(of document: Document) throws(Failure) -> String {
    let text = document.screenDocument()
    do {
      _ = try Document(reading: text, format: .aloud)
    } catch {
      throw Failure(.badInput, "\(name): this screen cannot be written as a document: \(error.message)")
    }
    return text
  }
}

extension EachRun {
  fileprivate func importAll(_ options: ImportOptions) throws(Failure) {
    try perform { input throws(Failure) in
      let (document, format) = try options.document(in: input)
      if options.explains { return EachAnswer(ScreenInferences(document, format: format).json) }
      var answer = EachAnswer(.onOneLine(try input.text(of: document)))
      answer.isDump = true
      return answer
    }
  }
}

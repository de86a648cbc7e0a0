import Aloud

extension Command {
  static let importing = Command(
    name: "import", operands: "FILE", summary: "write any readable dump as a screen document",
    details: """
      The document reads exactly as the dump does. Wrappers that mean nothing are left out, frames are kept, and every stop
      has an id, so that behaviors can be added. `-` is standard input. A screen document is written anew as it is.
      """,
    options: [
      SpeakingOptions.languageOption,
      SpeakingOptions.from,
      SpeakingOptions.overlay,
      Option(.strict, help: "a dump that was cut off is an error, and nothing is written"),
      Option(.explain, help: "lists what was inferred for each node instead, and how well that is attested"),
      Option(.json, help: "with --explain: the same as one JSON object"),
      Option(.overlay, help: "prints an overlay to begin with instead: each stop by what names it, and its id"),
      Option(.schema, help: "prints the JSON Schema of the screen document; needs no FILE"),
    ] + BrowserOption.table
  ) { arguments in
    if arguments.has(.schema) {
      guard arguments.operands.isEmpty else { throw Arguments.usage("--schema takes no FILE", "import") }
      return try Standard.write(ScreenDocumentSchema.text())
    }
    guard arguments.operands.count == 1 else {
      throw Arguments.usage("name one FILE to import; - is standard input", "import")
    }
    if arguments.has(.json), !arguments.has(.explain) {
      throw Arguments.usage("--json goes with --explain; a screen document is JSON anyway", "import")
    }
    let screen = try InputFile(
      path: arguments.operands[0], browser: BrowserOption.browser(arguments), overlays: arguments.values(.with)
    ).imported(
      format: try arguments.choice(.from, "import"), language: try SpeakingOptions.language(arguments, "import"),
      isStrict: arguments.has(.strict))
    if arguments.has(.overlay) {
      guard !arguments.has(.explain) else {
        throw Arguments.usage("--overlay and --explain exclude each other", "import")
      }
      return try Standard.write(screen.document.overlayToBeginWith())
    }
    let document = screen.format == .aloud ? screen.document : screen.document.tidied()
    if arguments.has(.explain) {
      let inferences = ScreenInferences(document, format: screen.format)
      try Standard.write(arguments.has(.json) ? inferences.json : inferences.text)
    } else {
      try Standard.write(try text(of: document, from: arguments.operands[0]))
    }
  }

  /// - Throws: ``Failure`` for a screen that JSON cannot hold, such as one of 1,000 levels.
  private static func text(of document: Document, from path: String) throws(Failure) -> String {
    let text = document.screenDocument()
    do {
      _ = try Document(reading: text, format: .aloud)
    } catch {
      let name = InputFile(path: path).name
      throw Failure(.badInput, "\(name): this screen cannot be written as a document: \(error.message)")
    }
    return text
  }
}

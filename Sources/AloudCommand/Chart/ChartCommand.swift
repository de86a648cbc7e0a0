import Aloud

extension Command {
  static let chart = Command(
    name: "chart", operands: "FILE [ID]", summary: "describe a chart; play or render its audio graph",
    details: """
      Describes every chart, or the chart with ID: first what the app says about it, then what its numbers show, as computed.
      ID is the id of its element; its label or its title works, too. `-` is standard input. The exit status is 1 when the
      summary of an app says the opposite of the numbers.
      """,
    options: SpeakingOptions.table + ChartOutput.options + SoundOptions.charting,
    files: { arguments, options in
      var files = RunFiles(arguments, options, operands: nil)
      // Only the first operand is a file. Without operands, `aloud chart --svg FILE` reads FILE.
      guard let file = arguments.operands.first ?? arguments.value(.svg) else { return files }
      if arguments.operands.isEmpty { files = files.without(outputsOf: .svg) }
      files.reads(file, as: .input)
      return files
    }
  ) { arguments in
    var (operands, picture) = (arguments.operands, arguments.value(.svg))
    // `aloud chart --svg FILE` prints the picture of the chart in the file.
    if operands.isEmpty, let file = picture { (operands, picture) = ([file], "-") }
    guard let path = operands.first, operands.count <= 2 else {
      throw arguments.usage("name a FILE, and the ID of a chart if it has several; - is standard input")
    }
    let speaking = try SpeakingOptions(arguments)
    let file = speaking.input(path)
    let output = try ChartOutput(arguments, picture: picture)
    let sound = try ChartSound(arguments, reader: speaking.reader)
    try arguments.require(
      picture != "-" || !sound.takesOutput, "standard output can take either --svg or the sound and its times")
    var charts = try file.charts(named: operands.dropFirst().first, speaking)
    for option in [sound.wanted, output.draws ? .svg : nil].compactMap(\.self) { try charts.haveOne(for: option) }
    // The times of words are known only after they were spoken. All other text is printed even if the sound fails.
    let waits = output.isJSON && sound.isNarrated
    if !waits, !sound.takesOutput { try output.print(charts) }
    if sound.wanted != nil { charts[0].times = try sound.perform(charts[0]) }
    if waits, !sound.takesOutput { try output.print(charts) }
    try output.draw(charts)
    try charts.tellFindings(in: file)
  }
}

extension InputFile {
  /// The charts in a file, or the chart with a name.
  ///
  /// - Throws: ``Failure``; with 66 when there is no chart, or none with the name.
  func charts(named name: String?, _ options: SpeakingOptions) throws(Failure) -> [DescribedChart] {
    let document = try imported(format: options.format, language: options.language).document
    let screen = try options.screen.map { name throws(Failure) in try document.screen(named: name, in: self) }
    options.warnOfMissingVoice(for: document, in: self.name)
    var charts = FoundChart.all(in: document, screen: screen)
    guard !charts.isEmpty else { throw Failure(.notFound, "\(self.name): there is no chart in it") }
    if let name { charts = [try FoundChart.named(name, among: charts, of: self)] }
    let settings = options.reader.settings
    let words = options.reader.voices.phrasebook(for: document.language, settings: settings)
    return charts.map { DescribedChart($0, words: words, language: document.language, settings: settings) }
  }
}

extension [DescribedChart] {
  /// Prints problems on standard error, after all other output.
  ///
  /// - Throws: ``Failure`` with 1 where a summary contradicts its numbers.
  fileprivate func tellFindings(in file: InputFile) throws(Failure) {
    for chart in self {
      let place: Message = "\(file.name): the chart \"\(chart.found.shownName)\""
      for advice in chart.advice { Standard.error("\(place): warning: \(advice)") }
      for finding in chart.findings { Standard.error("\(place): \(finding)") }
    }
    if contains(where: { !$0.findings.isEmpty }) { throw Failure(.findings, "") }
  }
}

import Aloud
import AloudAnswers
import AloudExplorer

/// What changes for the users of a screen with another version of iOS: `aloud diff FILE --against-ios VERSION`. Scripts are
/// performed twice, and folders are searched for both.
struct VersionDifference {
  private let speaking: SpeakingOptions
  private let other: ReaderOptions

  /// Nil if the arguments do not name another version.
  ///
  /// - Throws: ``Failure`` with 64 for a version that is not known, and for one that is the same.
  init?(_ arguments: Arguments) throws(Failure) {
    guard let word = arguments.value(.againstIos) else { return nil }
    guard let version = IOSVersion(word) else { throw arguments.usage("--against-ios: \(IOSVersion.unknown(word))") }
    speaking = try SpeakingOptions(arguments)
    try arguments.require(
      version != speaking.reader.settings.ios, "--ios and --against-ios are the same version; name two versions")
    var other = speaking.reader
    other.settings.ios = version
    self.other = other
  }

  /// - Throws: ``Failure`` with 1 where a screen or a script says something else, and that of the first input that cannot
  ///   be read, after all have been compared.
  func print(_ arguments: Arguments) throws(Failure) {
    try arguments.refuse([.html, .format]) { "--against-ios prints text or --json; leave out \($0)" }
    let isJSON = arguments.has(.json)
    let inputs = VersionInputs(try arguments.inputs("name the FILEs to compare with themselves"))
    let hasHeads = !isJSON && inputs.files.count > 1
    var isSame = true
    var hasCompared = false
    let failure = try attempt(inputs.files, asLines: isJSON) { path throws(Failure) in
      guard let lines = try lines(for: InputFile(path: path), inputs.found.contains(path), arguments) else { return }
      isSame = isSame && !lines.differ
      hasCompared = true
      guard lines.differ || !hasHeads else { return }
      try Standard.writeLines((hasHeads ? [Style.quiet("== \(path.printable)")] : []) + lines.texts)
    }
    if failure == nil, inputs.failures.isEmpty, !hasCompared {
      throw Failure(
        .notFound, "aloud diff: there is no screen and no script to compare (\(AuditInputs.kinds), *.aloud)")
    }
    if !isJSON { try Standard.writeLines(datedRules) }
    for failure in inputs.failures { Standard.error(failure.message) }
    if let failure = failure ?? inputs.failures.first.map({ Failure($0.status, "") }) { throw failure }
    if !isSame { throw Failure(.findings, "") }
  }

  private typealias Lines = (texts: [String], differ: Bool)

  /// The lines about a file; nil for a file in a folder that is neither a screen nor a script.
  private func lines(for file: InputFile, _ mayBeOther: Bool, _ arguments: Arguments) throws(Failure) -> Lines? {
    if file.path.isPathOfScript { return try lines(for: ScriptVersions(file, self), arguments) }
    let screen: ReadableScreen
    do {
      screen = try ReadableScreen(speaking.input(file.path), speaking)
    } catch {
      if mayBeOther, !file.isScreen { return nil }
      throw error
    }
    let updated = ReadableScreen(screen.document, screen: screen.screen, options: other, imported: screen.imported)
    let difference = DifferenceAnswer(screen, updated)
    let explains = arguments.has(.explain)
    let texts =
      arguments.has(.json)
      ? difference.json(explains: explains).map { (versions + ["file": .string(file.path)] + $0).text }
      : difference.text(explains: explains) + [summary(difference)]
    return (texts, !difference.isEmpty)
  }

  private func lines(for script: ScriptVersions, _ arguments: Arguments) -> Lines {
    let texts =
      arguments.has(.json)
      ? script.json.map { (versions + $0).text }
      : script.text + [
        said("\(script.changes.count) of \(script.stepCount) steps differ between iOS \(old) and iOS \(new)")
      ]
    return (texts, !script.changes.isEmpty)
  }

  /// Performs a script as each version speaks. A document is read once, so that its warnings are printed once.
  func runs(of script: ScriptFile) throws(Failure) -> (old: ScriptRun, new: ScriptRun) {
    var updated = speaking
    updated.reader.settings.ios = new
    if case .document(let screen) = try script.app(speaking) {
      return (
        try script.run(on: screen.document, speaking, TimeLimit()),
        try script.run(on: screen.document, updated, TimeLimit())
      )
    }
    let pages = PageScripts(speaking.browser, permission: "\(OptionName.serve)")
    let runs = (
      try script.played(speaking, TimeLimit(), pages) { _ in }, try script.played(updated, TimeLimit(), pages) { _ in }
    )
    if let error = runs.0.error ?? runs.1.error { throw Failure(error) }
    return runs
  }

  var old: IOSVersion { speaking.reader.settings.ios }
  var new: IOSVersion { other.settings.ios }
  private var versions: JSONValue { ["ios": .string("\(old)"), "againstIOS": .string("\(new)")] }

  private func summary(_ difference: DifferenceAnswer) -> String {
    let count = difference.changes.count
    return said("\(count) of \(difference.new.reading.count) stops differ between iOS \(old) and iOS \(new)")
  }

  /// What came with the versions in between, for pages and apps alike, with the evidence.
  private var datedRules: [String] {
    let (first, last) = (min(old, new), max(old, new))
    let rules = IOSChange.allCases.filter { first < $0.since && $0.since <= last }
    guard !rules.isEmpty else { return [said("nothing in Aloud is dated between these versions")] }
    return [said("in between came:")]
      + rules.map { rule in
        "  \("\(rule.since)".padded(to: 4))  \(said(rule.meaning))\n        \(Style.quiet(said(rule.evidence.told)))"
      }
  }
}

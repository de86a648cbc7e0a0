import Aloud

/// An option of a command: parsing, help, completion and the manual page all come from this.
struct Option {
  let name: OptionName
  /// The name of its value in help; nil for a switch.
  let value: String?
  let help: String
  /// How the run uses the file that the value names; nil where the value is no file.
  let file: FileUse?

  /// - Parameters:
  ///   - name: the name.
  ///   - value: the name of the value; `FILE` by default where the option names a file.
  ///   - role: the role of a file that is read.
  ///   - kind: the kind of a file that is written.
  ///   - help: what the option does.
  init(
    _ name: OptionName, value: String? = nil, reads role: RunFiles.Role? = nil, writes kind: OutputKind? = nil,
    help: String
  ) {
    self.name = name
    file = role.map { .read(as: $0) } ?? kind.map { .written($0) }
    self.value = value ?? (file == nil ? nil : "FILE")
    self.help = help
  }

  /// Whether a file is read or written. A file of one use cannot have the other in the same run; see ``RunFiles``.
  enum FileUse: Equatable {
    case read(as: RunFiles.Role)
    case written(OutputKind)
  }

  /// The words of its value: `junit FILE` has two.
  var valueWords: [String] { value?.split(separator: " ").map(String.init) ?? [] }

  /// The values that help lists, as in `error|warning|advice`; none where any value may be given.
  var choices: [String] {
    let words = value?.split(separator: "|").map(String.init) ?? []
    return words.count > 1 ? words : []
  }
}

/// The arguments of one command, parted into operands and options.
struct Arguments {
  let command: String
  private(set) var operands: [String] = []
  /// The files that they name.
  var files: RunFiles
  private let declared: Set<OptionName>
  private var values: [OptionName: [String]] = [:]

  init(_ arguments: [String], command: String, options: [Option]) throws(Failure) {
    self.command = command
    declared = Set(options.map(\.name))
    files = RunFiles(command: command)
    var rest = arguments[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        break
      }
      guard word.hasPrefix("-"), word != "-" else {
        try require(!word.isEmpty, "argument \(operands.count + 1) is empty; leave it out, or give it a value")
        operands.append(word)
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard let option = options.first(where: { "\($0.name)" == parts[0] }) else {
        throw usage("there is no option \(parts[0])\(suggestion(for: parts[0], among: options.map { "\($0.name)" }))")
      }
      if let kind = option.value {
        var given = parts.count == 2 ? [parts[1]] : []
        while given.count < option.valueWords.count {
          guard let value = rest.popFirst() else { throw usage("\(option.name) needs \(kind)") }
          given.append(value)
        }
        try require(!given.contains(""), "\(option.name) needs \(kind), not an empty text")
        values[option.name, default: []] += given
      } else {
        try require(parts.count == 1, "\(option.name) takes no value")
        values[option.name, default: []].append("")
      }
    }
  }

  /// True for an option that is given; false for one that the command does not have, too.
  func hasIfDeclared(_ name: OptionName) -> Bool { declared.contains(name) && has(name) }

  /// The options that are given, in the order of their names.
  var given: [OptionName] { OptionName.allCases.filter { values[$0] != nil } }

  func has(_ name: OptionName) -> Bool { !values(name).isEmpty }
  func value(_ name: OptionName) -> String? { values(name).last }

  func values(_ name: OptionName) -> [String] {
    assert(declared.contains(name), "aloud \(command) has no option \(name), so nobody can give it")
    return values[name] ?? []
  }

  /// The value of an option that takes one of a few words.
  func choice<Value: RawRepresentable<String> & CaseIterable>(_ name: OptionName) throws(Failure) -> Value? {
    guard let word = value(name) else { return nil }
    if let value = Value(rawValue: word) { return value }
    let words = Value.allCases.map(\.rawValue)
    throw usage(
      "\(name) cannot be \"\(word)\"; it can be \(words.joined(separator: ", "))\(suggestion(for: word, among: words))")
  }

  /// The value of an option that counts something.
  func count(_ name: OptionName) throws(Failure) -> Int? {
    guard let word = value(name) else { return nil }
    guard let count = Int(word), count >= 0 else { throw usage("\(name) takes a whole number, not \"\(word)\"") }
    return count
  }

  // MARK: Wrong usage

  /// The only operand.
  ///
  /// - Throws: ``Failure`` with the message where there is none, or more than one.
  func onlyOperand(_ message: String) throws(Failure) -> String {
    try require(operands.count == 1, message)
    return operands[0]
  }

  /// The operands, which may name standard input once.
  ///
  /// - Throws: ``Failure`` with the message where there is none.
  func inputs(_ message: String) throws(Failure) -> [String] {
    try require(operands.count { $0 == "-" } < 2, "standard input can be read only once")
    try require(!operands.isEmpty, message)
    return operands
  }

  /// - Throws: ``Failure`` with the message where a condition does not hold.
  func require(_ condition: Bool, _ message: @autoclosure () -> String) throws(Failure) {
    if !condition { throw usage(message()) }
  }

  /// - Throws: ``Failure`` for the first of the options that is given: `--cells needs --braille`.
  func refuse(_ options: [OptionName], _ reason: String) throws(Failure) {
    if let option = options.first(where: hasIfDeclared) { throw usage("\(option) \(reason)") }
  }

  /// A message about wrong usage, which tells where help is.
  func usage(_ message: String) -> Failure { Arguments.usage(message, command) }

  static func usage(_ message: String, _ command: String) -> Failure {
    Failure(.usage, "aloud \(command): \(message.printable)\nSee `aloud help \(command)`.")
  }
}

/// The options that commands have, by their names. A name that no command declares is not looked up: it does not compile.
enum OptionName: String, CaseIterable, CustomStringConvertible {
  case about, allowWrites, answers, apps, baseline, before, braille, brailleTable, brf, browser, by, captions, cells
  case click, compare, contracted, cover, demo, each, engine, explain, filter, format, from, fromStop, html, ids, ignore
  case ios, jobs, json, language, level, limit, lines, man, manual, maxControls, messages, mono, mouse, narrate, network
  case noEarcons, noHints, noSandbox, noSoundCues, output, overlay, pitch, plain, playground, player, profile, rate
  case record, rehearse, report, rule, rules, schema, screen, screenshot, serve, setting, shard, silent, size, sound
  case speak, speechEngine, statistics, stereo, strict, style, svg, technology, theme, timeout, title, transcript, until
  case voice, voiceFile, volume, wait, watch, wav, with

  /// As it is written: `--from-stop`.
  var description: String {
    "--" + rawValue.map { $0.isUppercase ? "-\($0.lowercased())" : String($0) }.joined()
  }
}

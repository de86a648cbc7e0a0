import Aloud

/// An option of a command. Parsing, help, completion and the manual page use it.
struct Option {
  let name: OptionName
  /// The name of its value in help; nil for a switch.
  let value: String?
  let help: String
  /// How the run uses the file that the value names; nil where the value is not a file.
  let file: FileUse?

  /// - Parameters:
  ///   - name: the name.
  ///   - value: the name of the value; `FILE` by default if the option names a file.
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

  /// Whether a file is read or written. A run must not read and write the same file; see ``RunFiles``.
  enum FileUse: Equatable {
    case read(as: RunFiles.Role)
    case written(OutputKind)
  }

  /// The words of its value: `junit FILE` has two.
  var valueWords: [String] { value?.split(separator: " ").map(String.init) ?? [] }

  /// The values that help lists, such as `error|warning|advice`; empty where any value is allowed.
  var choices: [String] {
    let words = value?.split(separator: "|").map(String.init) ?? []
    return words.count > 1 ? words : []
  }
}

/// The arguments of one command, divided into operands and options.
struct Arguments {
  let command: String
  private(set) var operands: [String] = []
  /// The files that the arguments name.
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

  /// True for an option that the arguments contain; false also for an option that the command does not have.
  func hasIfDeclared(_ name: OptionName) -> Bool { declared.contains(name) && has(name) }

  /// The options that the arguments contain, in the order of ``OptionName``.
  var given: [OptionName] { OptionName.allCases.filter { values[$0] != nil } }

  func has(_ name: OptionName) -> Bool { !values(name).isEmpty }
  func value(_ name: OptionName) -> String? { values(name).last }

  func values(_ name: OptionName) -> [String] {
    assert(declared.contains(name), "aloud \(command) has no option \(name), so nobody can give it")
    return values[name] ?? []
  }

  /// The value of an option that accepts one of several words.
  func choice<Value: RawRepresentable<String> & CaseIterable>(_ name: OptionName) throws(Failure) -> Value? {
    guard let word = value(name) else { return nil }
    return try choice(name, word)
  }

  /// The values of an option that accepts one of several words each time, each value once, in their order.
  func choices<Value: RawRepresentable<String> & CaseIterable & Equatable>(
    _ name: OptionName
  ) throws(Failure) -> [Value] {
    var chosen: [Value] = []
    for word in values(name) {
      let value: Value = try choice(name, word)
      if !chosen.contains(value) { chosen.append(value) }
    }
    return chosen
  }

  private func choice<Value: RawRepresentable<String> & CaseIterable>(
    _ name: OptionName, _ word: String
  ) throws(Failure) -> Value {
    if let value = Value(rawValue: word) { return value }
    let words = Value.allCases.map(\.rawValue)
    throw usage(
      "\(name) cannot be \"\(word)\"; it can be \(words.joined(separator: ", "))\(suggestion(for: word, among: words))")
  }

  /// The value of an option that is a count. A number that is too large for `Int` becomes the largest one.
  func count(_ name: OptionName, atLeast least: Int = 0) throws(Failure) -> Int? {
    guard let word = value(name) else { return nil }
    let isNumber = !word.isEmpty && word.utf8.allSatisfy { (0x30...0x39).contains($0) }
    let count = Int(word) ?? .max
    guard isNumber, count >= least else {
      throw usage("\(name) takes a whole number, \(least) or more, not \"\(word)\"")
    }
    return count
  }

  // MARK: Wrong usage

  /// The only operand.
  ///
  /// - Throws: ``Failure`` with the message where there is no operand, or more than one.
  func onlyOperand(_ message: Message) throws(Failure) -> String {
    try require(operands.count == 1, message)
    return operands[0]
  }

  /// The operands. At most one may be standard input.
  ///
  /// - Throws: ``Failure`` with the message where there is no operand.
  func inputs(_ message: Message) throws(Failure) -> [String] {
    try require(operands.count { $0 == "-" } < 2, "standard input can be read only once")
    try require(!operands.isEmpty, message)
    return operands
  }

  /// - Throws: ``Failure`` with the message where a condition is false.
  func require(_ condition: Bool, _ message: @autoclosure () -> Message) throws(Failure) {
    if !condition { throw usage(message()) }
  }

  /// - Throws: ``Failure`` for the first of the options that the arguments contain: `--cells needs --braille`.
  func refuse(_ options: [OptionName], _ reason: (OptionName) -> Message) throws(Failure) {
    if let option = options.first(where: hasIfDeclared) { throw usage(reason(option)) }
  }

  /// A message about wrong usage, with a hint about help.
  func usage(_ message: Message) -> Failure { Arguments.usage(message, command) }

  static func usage(_ message: Message, _ command: String) -> Failure {
    let help: Message = "See `aloud help \(command)`."
    return Failure(.usage, "aloud \(command): \(message.printable)\n\(help)")
  }
}

/// The names of all options. A misspelled name does not compile.
enum OptionName: String, CaseIterable, CustomStringConvertible {
  case about, againstIos, allowWrites, answers, apps, `as`, baseline, before, braille, brailleTable, brf, browser
  case by, captions, cells, click, compare, contracted, cost, cover, demo, each, engine, explain, filter
  case format, from, fromStop, handout, html, ids, ignore, ios, jobs, json, language, level, limit, lines, man
  case manual, markdown, maxControls, messages, mono, mouse, narrate, network, noEarcons, noHints, noSandbox
  case noSoundCues, output, overlay, pitch, plain, playground, player, profile, rate, record, rehearse, report
  case rule, rules, schema, screen, screenshot, serve, setting, shard, silent, size, solutions, sound, speak
  case speechEngine, statistics, stereo, strict, style, svg, task, technology, theme, timeout, title, transcript
  case traps, until, voice, voiceFile, volume, wait, watch, wav, way, with

  /// The form on the command line: `--from-stop`.
  var description: String {
    "--" + rawValue.map { $0.isUppercase ? "-\($0.lowercased())" : String($0) }.joined()
  }
}

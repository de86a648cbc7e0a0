import Aloud

/// An option of a command: parsing, help, completion and the manual page all come from this.
struct Option {
  let name: OptionName
  /// The name of its value in help; nil for a switch.
  let value: String?
  let help: String
  /// How the run uses the file that the value names; nil where the value is no file.
  let file: FileUse?

  init(_ name: OptionName, value: String? = nil, help: String, file: FileUse? = nil) {
    self.name = name
    self.value = value
    self.help = help
    self.file = file
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

  /// - Throws: ``Failure`` for an option that the command does not have, and for one that lacks its value.
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
        guard !word.isEmpty else {
          throw Arguments.usage(
            "argument \(operands.count + 1) is empty; leave it out, or write what it stands for", command)
        }
        operands.append(word)
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard let option = options.first(where: { "\($0.name)" == parts[0] }) else {
        throw Arguments.usage(
          "there is no option \(parts[0])\(suggestion(for: parts[0], among: options.map { "\($0.name)" }))", command)
      }
      if let kind = option.value {
        var given = parts.count == 2 ? [parts[1]] : []
        while given.count < option.valueWords.count {
          guard let value = rest.popFirst() else { throw Arguments.usage("\(option.name) needs \(kind)", command) }
          given.append(value)
        }
        guard !given.contains("") else {
          throw Arguments.usage("\(option.name) needs \(kind), not an empty text", command)
        }
        values[option.name, default: []] += given
      } else {
        guard parts.count == 1 else { throw Arguments.usage("\(option.name) takes no value", command) }
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

  static func usage(_ message: String, _ command: String) -> Failure {
    Failure(.usage, "aloud \(command): \(message.printable)\nSee `aloud help \(command)`.")
  }
}

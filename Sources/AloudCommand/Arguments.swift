import Aloud

/// An option of the command line.
struct Option {
  /// With its dashes.
  let name: String
  /// What stands for its value in help; nil for a switch.
  var value: String?
  let help: String
  /// How the run uses the file that the value names; nil where the value is no file.
  var file: FileUse?

  /// Whether a file is read or written. A file of one use cannot have the other in the same run; see ``RunFiles``.
  enum FileUse: Equatable {
    case read(as: RunFiles.Role)
    case written(OutputKind)
  }

  /// How many words its value has: `junit FILE` has two.
  var wordCount: Int { value?.split(separator: " ").count ?? 0 }
}

/// The arguments of one command, parted into operands and options.
struct Arguments {
  let command: String
  private(set) var operands: [String] = []
  /// The files that they name.
  var files: RunFiles
  private var values: [String: [String]] = [:]

  /// - Throws: ``Failure`` for an option that the command does not have, and for one that lacks its value.
  init(_ arguments: [String], command: String, options: [Option]) throws(Failure) {
    self.command = command
    files = RunFiles(command: command)
    var rest = arguments[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        break
      }
      guard word.hasPrefix("-"), word != "-" else {
        operands.append(word)
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard let option = options.first(where: { $0.name == parts[0] }) else {
        throw Arguments.usage(
          "there is no option \(parts[0])\(suggestion(for: parts[0], among: options.map(\.name)))", command)
      }
      if let kind = option.value {
        var given = parts.count == 2 ? [parts[1]] : []
        while given.count < option.wordCount {
          guard let value = rest.popFirst() else { throw Arguments.usage("\(option.name) needs \(kind)", command) }
          given.append(value)
        }
        values[option.name, default: []] += given
      } else {
        guard parts.count == 1 else { throw Arguments.usage("\(option.name) takes no value", command) }
        values[option.name, default: []].append("")
      }
    }
  }

  func has(_ name: String) -> Bool { values[name] != nil }
  func value(_ name: String) -> String? { values[name]?.last }
  func values(_ name: String) -> [String] { values[name] ?? [] }

  static func usage(_ message: String, _ command: String) -> Failure {
    Failure(.usage, "aloud \(command): \(message)\nSee `aloud help \(command)`.")
  }
}

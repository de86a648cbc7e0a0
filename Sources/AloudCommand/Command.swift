import Aloud

/// A command of `aloud`.
struct Command {
  let name: String
  let operands: String
  /// A summary in one line.
  let summary: String
  /// The other paragraphs of its help.
  var details = ""
  let options: [Option]
  /// The files that operands and options name. The command adds files that it finds later, such as the app of a script.
  var files: @Sendable (Arguments, [Option]) -> RunFiles = { RunFiles($0, $1, operands: .input) }
  let run: @Sendable (Arguments) throws -> Void

  static let version = "0.1.0"

  static let all: [Command] = [
    .read, .play, .test, .explore, .picture, .page, .chart, .reach, .scan, .names, .audit, .diff, .conform, .importing,
    .dump, .voices, .completion, .help,
  ]

  /// The failure for a command that does not exist.
  static func unknown(_ name: String, _ place: String, _ suggestion: Message) -> Failure {
    let lack: Message = "there is no command \"\(name.printable)\"\(suggestion)"
    let help: Message = "See `aloud help`."
    return Failure(.usage, "\(place): \(lack)\n\(help)")
  }

  /// Runs the command that the arguments name.
  static func run(_ arguments: [String]) throws {
    guard let first = arguments.first else { throw Failure(.usage, "\(Help.overview(in: MessageLanguage.current))") }
    if ["--version", "version"].contains(first) { return try Standard.writeLine("aloud \(version)") }
    if ["--help", "-h"].contains(first) {
      return try Standard.write(Help.overview(in: MessageLanguage.current) + "\n")
    }
    guard let command = all.first(where: { $0.name == first }) else {
      let names = all.map(\.name)
      throw unknown(first, "aloud", suggestion(for: first, among: names))
    }
    let rest = Array(arguments.dropFirst())
    let options = rest.prefix { $0 != "--" }
    if options.contains("--help") || options.contains("-h") {
      return try Standard.write(Help.page(of: command, in: MessageLanguage.current))
    }
    if options.contains("--version") { return try Standard.writeLine("aloud \(version)") }
    let hasMessages = command.options.contains { $0.name == .messages }
    var parsed = try Arguments(
      rest, command: command.name, options: command.options + (hasMessages ? [] : [Option.messages]))
    _ = try parsed.messageLanguage()
    parsed.files = command.files(parsed, command.options)
    try parsed.files.check()
    try command.run(parsed)
  }
}

import Aloud

/// The manual page, `aloud(1)`, generated from the tables of commands, options and exit statuses.
///
///     aloud help --man | man -l -
enum ManualPage {
  static func text(in language: Wording.Language = .english) -> String {
    """
    .TH ALOUD 1 "" "aloud \(Command.version)"
    .SH NAME
    aloud \\- \(roff(language.said("a headless screen reader, which says what VoiceOver would say of an iOS screen")))
    .SH SYNOPSIS
    \(Command.all.map(synopsis).joined(separator: "\n.br\n"))
    .SH COMMANDS
    \(Command.all.map { section(of: $0, in: language) }.joined(separator: "\n"))
    .SH EXIT STATUS
    \(ExitStatus.allCases.map { ".TP\n\($0.rawValue)\n\(roff(language.said($0.meaning)))" }.joined(separator: "\n"))
    .SH SEE ALSO
    .B aloud help COMMAND
    \(roff(language.said("lists settings, steps and keys, too.")))

    """
  }

  private static func synopsis(of command: Command) -> String {
    ".B aloud \(roff(command.name))\n\(roff((command.options.isEmpty ? "" : "[OPTION …] ") + command.operands))"
  }

  private static func section(of command: Command, in language: Wording.Language) -> String {
    var lines = [
      ".SS aloud \(roff("\(command.name) \(command.operands)"))", roff(Help.sentence(command.summary, in: language)),
    ]
    if !command.details.isEmpty { lines += [".PP", roff(language.paragraphs(command.details))] }
    for option in command.options {
      let value = option.value.map { " \\fI\(roff($0))\\fR" } ?? ""
      lines += [".TP", "\\fB\(roff("\(option.name)"))\\fR\(value)", roff(language.paragraphs(option.help))]
    }
    return lines.joined(separator: "\n")
  }

  /// Text for roff: no character is interpreted as a command, and each hyphen is a hyphen-minus.
  private static func roff(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let escaped = line.unicodeScalars.map(roff).joined()
      if escaped.isEmpty { return ".PP" }
      return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&" + escaped : escaped
    }.joined(separator: "\n")
  }

  private static func roff(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\\": "\\e"
    case "-": "\\-"
    default: scalar.isASCII ? String(scalar) : "\\[u\(String(scalar.value, radix: 16, uppercase: true))]"
    }
  }
}

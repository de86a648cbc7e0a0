import Aloud

extension Command {
  static let completion = Command(
    name: "completion", operands: Shell.allCases.map(\.rawValue).joined(separator: "|"),
    summary: "a script that completes commands and options in a shell",
    details: """
      For bash, add `source <(aloud completion bash)` to ~/.bashrc; for zsh, `source <(aloud completion zsh)` to ~/.zshrc, after
      compinit; for fish, `aloud completion fish | source` to ~/.config/fish/config.fish.
      """,
    options: [], files: { RunFiles($0, $1, operands: nil) }
  ) { arguments in
    let words = Shell.allCases.map(\.rawValue)
    guard arguments.operands.count == 1, let shell = Shell(rawValue: arguments.operands[0]) else {
      let nearest = arguments.operands.first.map { suggestion(for: $0, among: words) } ?? ""
      throw arguments.usage("name one shell: \(words.joined(separator: ", "))\(nearest)")
    }
    try Standard.write(shell.script)
  }
}

/// The shells that have completions. The scripts are generated from the tables of commands and options.
enum Shell: String, CaseIterable {
  case bash, zsh, fish

  var script: String {
    switch self {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }
}

/// The kinds of words that may follow a command or an option.
enum Completion {
  case files
  case words([String])
  /// A value that only the user knows.
  case nothing
}

extension Option {
  var completion: Completion {
    if file != nil { return .files }
    return choices.isEmpty ? .nothing : .words(choices)
  }
}

extension Command {
  /// The kinds of words for its operands.
  var completion: Completion {
    let choices = operands.split(separator: "|").map(String.init)
    if choices.count > 1, choices.allSatisfy({ $0.allSatisfy(\.isLowercase) }) { return .words(choices) }
    if operands == "[COMMAND]" { return .words(Command.all.map(\.name) + HelpTopic.allCases.map(\.rawValue)) }
    return ["FILE", "PATH", "SCRIPT", "OLD"].contains(where: operands.contains) ? .files : .nothing
  }
}

// MARK: - bash

extension Shell {
  private var bash: String {
    """
    # Completes the commands and options of aloud: source <(aloud completion bash)
    _aloud() {
      local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]}
      local options= values= files=
      if (( COMP_CWORD == 1 )); then
        COMPREPLY=($(compgen -W "\(Shell.firstWords.joined(separator: " "))" -- "$word"))
        return
      fi
      case ${COMP_WORDS[1]} in
    \(Command.all.map(bash).joined(separator: "\n"))
      esac
      if [[ $word == -* ]]; then
        COMPREPLY=($(compgen -W "$options --help --version" -- "$word"))
      elif [[ -n $files ]]; then
        local IFS=$'\\n'
        COMPREPLY=($(compgen -f -- "$word"))
      else
        COMPREPLY=($(compgen -W "$values" -- "$word"))
      fi
    }
    complete -o filenames -F _aloud aloud

    """
  }

  private func bash(_ command: Command) -> String {
    let values = command.options.filter { $0.value != nil }.map {
      "        \($0.name)) \(Shell.bash($0.completion)) ;;\n"
    }
    return """
          \(command.name))
            options="\(command.options.map { "\($0.name)" }.joined(separator: " "))"
            case $before in
      \(values.joined())\
              *) \(Shell.bash(command.completion)) ;;
            esac ;;
      """
  }

  private static func bash(_ completion: Completion) -> String {
    switch completion {
    case .files: "files=1"
    case .words(let words): "values=\"\(words.joined(separator: " "))\""
    case .nothing: "values="
    }
  }

  private static var firstWords: [String] { Command.all.map(\.name) + ["--help", "--version"] }
}

// MARK: - zsh

extension Shell {
  private var zsh: String {
    let commands = Command.all.map { "    \(Shell.quoted("\($0.name):\(Shell.told($0.summary))"))" }
    return """
      #compdef aloud
      # Completes the commands and options of aloud: source <(aloud completion zsh)
      _aloud() {
        local state
        local -a commands=(
      \(commands.joined(separator: "\n"))
        )
        _arguments -C '1: :->command' '*:: :->rest'
        case $state in
        command) _describe command commands ;;
        rest)
          case $words[1] in
      \(Command.all.map(zsh).joined(separator: "\n"))
          esac ;;
        esac
      }
      compdef _aloud aloud

      """
  }

  private func zsh(_ command: Command) -> String {
    let options = command.options.map { option in
      // zsh uses colons and brackets as separators.
      let help = Shell.told(option.help).onOneLine.filter { !"[]:".contains($0) }
      let value = option.valueWords.map { ":\($0):\(Shell.zsh(option.completion))" }.joined()
      return Shell.quoted("*\(option.name)[\(help)]\(value)")
    }
    let operands = Shell.quoted("*:\(command.operands.filter { !"[]:".contains($0) }):\(Shell.zsh(command.completion))")
    return "    \(command.name)) _arguments \((options + [operands]).joined(separator: " ")) ;;"
  }

  private static func zsh(_ completion: Completion) -> String {
    switch completion {
    case .files: "_files"
    case .words(let words): "(\(words.joined(separator: " ")))"
    case .nothing: ""
    }
  }
}

// MARK: - fish

extension Shell {
  private var fish: String {
    let commands = Command.all.map {
      "complete -c aloud -f -n __fish_use_subcommand -a \($0.name) -d \(Shell.quoted(Shell.told($0.summary)))\n"
    }
    return "# Completes the commands and options of aloud: aloud completion fish | source\n" + commands.joined()
      + Command.all.map(fish).joined()
  }

  private func fish(_ command: Command) -> String {
    let start = "complete -c aloud -n '__fish_seen_subcommand_from \(command.name)'"
    let options = command.options.map { option in
      let value = option.value == nil ? "" : Shell.fish(option.completion)
      return
        "\(start) -l \("\(option.name)".dropFirst(2))\(value) -d \(Shell.quoted(Shell.told(option.help).onOneLine))\n"
    }
    if case .words(let words) = command.completion {
      return options.joined() + "\(start) -f -a '\(words.joined(separator: " "))'\n"
    }
    return options.joined()
  }

  private static func fish(_ completion: Completion) -> String {
    switch completion {
    case .files: " -r -F"
    case .words(let words): " -x -a '\(words.joined(separator: " "))'"
    case .nothing: " -x"
    }
  }

  /// The text that a shell shows next to a word.
  private static func told(_ english: String) -> String { MessageLanguage.current.paragraphs(english) }

  /// A text as one word of a shell.
  private static func quoted(_ text: String) -> String {
    "'" + text.map { $0 == "'" ? "'\\''" : String($0) }.joined() + "'"
  }
}

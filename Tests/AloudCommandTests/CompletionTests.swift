import Foundation
import Testing

@testable import AloudCommand

/// Help, completion and the manual page have every command and every option, because they use one declaration.
@Suite struct CompletionTests {
  @Test(arguments: Shell.allCases) func everyOptionIsCompleted(_ shell: Shell) throws {
    let lines = try Tool.run("completion", shell.rawValue).output.split(separator: "\n")
    for command in Command.all {
      let ofCommand = lines.filter { $0.contains(command.name) }
      #expect(!ofCommand.isEmpty, "\(command.name)")
      for option in command.options {
        let name = "\(option.name)"
        let written = shell == .fish ? "-l \(name.dropFirst(2)) " : name
        #expect(lines.contains { $0.contains(written) }, "\(command.name) \(name)")
      }
    }
  }

  @Test func everyOptionIsInTheManual() throws {
    let manual = try Tool.run("help", "--man").output.replacing("\\-", with: "-")
    for command in Command.all {
      #expect(manual.contains("\n.SS aloud \(command.name)"))
      for option in command.options { #expect(manual.contains("\\fB\(option.name)\\fR")) }
    }
    for status in ExitStatus.allCases { #expect(manual.contains("\n.TP\n\(status.rawValue)\n")) }
  }

  /// Lines that `groff` would read as a command or could not print.
  @Test func theManualIsPlainRoff() throws {
    let lines = try Tool.run("help", "--man").output.split(separator: "\n", omittingEmptySubsequences: false)
    let macros: Set = [".TH", ".SH", ".SS", ".TP", ".PP", ".B", ".br"]
    for line in lines where line.hasPrefix(".") {
      #expect(macros.contains(String(line.prefix { $0 != " " })), "\(line)")
    }
    #expect(lines.allSatisfy { $0.allSatisfy(\.isASCII) && !$0.hasPrefix("'") })
  }

  @Test(arguments: [
    ("re", "read reach"), ("reac", "reach"), ("read --pro", "--profile"), ("read --profile ", "voiceover snapshot"),
    ("completion ", "bash zsh fish"), ("help au", "audit"), ("audit --level w", "warning"),
    ("read Package.", "Package.swift"),
    ("diff Package.", "Package.swift"), ("read --wav Package.", "Package.swift"), ("read --language k", ""),
  ]) func bashCompletes(_ typed: String, _ offered: String) throws {
    let line = """
      source <(aloud completion bash)
      words="aloud \(typed)"; COMP_WORDS=($words); [[ $words == *' ' ]] && COMP_WORDS+=("")
      COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _aloud; echo "${COMPREPLY[@]}"
      """
    #expect(try Tool.shell(line, in: "/bin/bash") == offered + "\n")
  }

  @Test(arguments: [[], ["csh"], ["bash", "zsh"]]) func anUnknownShellIsWrongUsage(_ words: [String]) throws {
    let tool = try Tool.run(["completion"] + words)
    #expect(tool.status == 64 && tool.errors.contains("name one shell: bash, zsh, fish"))
  }

  /// Nobody could use an option that no command declares.
  @Test func everyCompletedNameIsDeclared() {
    let declared = Set(Command.all.flatMap(\.options).map(\.name))
    #expect(declared == Set(OptionName.allCases))
    #expect(OptionName.fromStop.description == "--from-stop")
  }
}

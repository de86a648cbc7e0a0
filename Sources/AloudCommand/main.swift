import Aloud
import Foundation

// A reader that stops listening (`aloud read big.json | head -1`) is told by an error, not by a signal.
signal(SIGPIPE, SIG_IGN)
// A file that grows beyond the limit (`ulimit -f`) gives an error, too.
signal(SIGXFSZ, SIG_IGN)

// Before all commands, and in no help: the tool as a part of itself that may die.
if CommandLine.arguments.dropFirst().first == SpeechWorker.argument { exit(SpeechWorker.run()) }
if CommandLine.arguments.dropFirst().first == BrailleWorker.argument { exit(BrailleWorker.run()) }

exit(run(Array(CommandLine.arguments.dropFirst())))

/// Runs the command that the arguments name, and tells how it ended.
func run(_ arguments: [String]) -> Int32 {
  do {
    try Command.run(arguments)
    return ExitStatus.done.rawValue
  } catch let failure as Failure {
    if !failure.message.isEmpty { Standard.error(failure.message) }
    return failure.status.rawValue
  } catch {
    Standard.error("aloud: internal error: \(error)")
    return ExitStatus.fault.rawValue
  }
}

import Aloud
import Foundation

// If the reader of the output ends (`aloud read big.json | head -1`), writing must return an error instead of sending a
// signal.
signal(SIGPIPE, SIG_IGN)
// A file larger than the limit (`ulimit -f`) must also cause an error.
signal(SIGXFSZ, SIG_IGN)

// These hidden roles run the tool as a worker process, which may crash.
if CommandLine.arguments.dropFirst().first == SpeechWorker.argument { exit(SpeechWorker.run()) }
if CommandLine.arguments.dropFirst().first == BrailleWorker.argument { exit(BrailleWorker.run()) }

if let failure = unreadableArgument() {
  Standard.error(failure.message)
  exit(failure.status.rawValue)
}
exit(run(Array(CommandLine.arguments.dropFirst())))

/// The failure for an argument that is not UTF-8: as text it would name another file.
func unreadableArgument() -> Failure? {
  for (index, argument) in UnsafeBufferPointer(start: CommandLine.unsafeArgv, count: Int(CommandLine.argc)).enumerated()
  {
    guard index > 0, let argument, String(validatingCString: argument) == nil else { continue }
    let text = String(cString: argument).printable
    return Failure(.usage, "aloud: argument \(index) is not UTF-8: \"\(text)\"; write it in UTF-8, or rename the file")
  }
  return nil
}

/// Runs the command that the arguments name, and returns the exit status.
func run(_ arguments: [String]) -> Int32 {
  do {
    try Command.run(arguments)
    return ExitStatus.done.rawValue
  } catch let failure as Failure {
    if !failure.message.isEmpty { Standard.error(failure.message) }
    return failure.status.rawValue
  } catch {
    Standard.error("aloud: internal error: \(String(describing: error))")
    return ExitStatus.fault.rawValue
  }
}

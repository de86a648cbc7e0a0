package import AloudBase
internal import Foundation

/// A command that runs for some time, such as a project's own server, with all processes that it starts.
///
/// The processes are a group. SIGTERM ends the group, and SIGKILL ends the remaining processes 2 seconds later. A shell
/// sends the signals when this process ends in any way.
package final class ServerProcess: @unchecked Sendable {
  /// The command, for messages.
  package let command: String
  private let child: StartedProcess
  private let shell: WatchingShell
  private let output: ServerOutput
  private let isEnded = Guarded(false)

  /// Why a server cannot be used.
  package struct Failure: Error, Equatable, Sendable {
    /// The reason, in one line.
    package let message: Message
    /// The output of the server.
    package let output: String

    package init(message: Message, output: String) {
      self.message = message
      self.output = output
    }
  }

  /// The longest time until a server answers, in seconds.
  package static let patience = 30.0
  /// How often ``wait(for:seconds:)`` checks the port, in seconds.
  private static let interval = 0.03

  /// The command starts only after the shell watches it.
  private static let beginning = #"read -r go || exit; exec < /dev/null; cd -- "$1" && exec /bin/sh -c "$2""#

  /// The shell waits 40 times for 0.05 seconds.
  private static let ending = """
    [ -n "$group" ] && kill -s TERM -- "-$group" || exit
    count=0
    while [ $count -lt 40 ] && kill -s 0 -- "-$group"; do
      count=$((count + 1))
      sleep 0.05
    done
    kill -s KILL -- "-$group"
    """

  /// Starts a command.
  ///
  /// - Parameters:
  ///   - command: a command for /bin/sh. Its standard input is empty.
  ///   - folder: the absolute path of the folder in which it runs.
  /// - Throws: ``Failure`` when the system cannot start a process or a thread.
  package init(_ command: String, in folder: String) throws(Failure) {
    self.command = command
    do throws(SystemFailure) {
      shell = try WatchingShell(last: ServerProcess.ending)
      let input = try SocketPair()
      defer {
        close(input.ours)
        close(input.theirs)
      }
      let (reading, writing) = try ServerProcess.pipe()
      defer { close(writing) }
      guard let output = ServerOutput(reading) else { throw SystemFailure("the system cannot start another thread") }
      self.output = output
      let process = try ChildProcess.start(
        "/bin/sh", ["-c", ServerProcess.beginning, "sh", folder, command], input: input.theirs, output: writing,
        errors: writing)
      child = StartedProcess(process)
      shell.watch(process)
      _ = send(input.ours, "\n", 1, SocketPair.sending)
    } catch {
      throw Failure(message: "\"\(command)\" cannot be started: \(error.reason)", output: "")
    }
  }

  deinit { end() }

  /// The two ends of a pipe, for this process and for a child. It is no socket, because a socket cannot be opened as
  /// `/dev/stdout`.
  private static func pipe() throws(SystemFailure) -> (reading: CInt, writing: CInt) {
    var ends: [CInt] = [-1, -1]
    guard Foundation.pipe(&ends) == 0 else { throw SystemFailure(code: errno) }
    let (reading, writing) = try SocketPair.moved(ends)
    _ = fcntl(reading, F_SETFL, O_NONBLOCK)
    return (reading, writing)
  }

  /// False once the command and all that it has started have ended.
  package var isRunning: Bool {
    // The command may end while its server still runs, as in `node server.js &`.
    child.status == nil || kill(-child.process, 0) == 0
  }

  /// The number of bytes that it has printed.
  package var printedCount: Int { output.count }

  /// The output after a number of bytes, at most the last 64 KB of it.
  package func printed(from start: Int = 0) -> String { output.text(from: start) }

  /// Waits until the server answers.
  ///
  /// - Throws: ``Failure`` when the command ends before that, or the server does not answer in time.
  package func wait(for port: ServerPort, seconds: Double = ServerProcess.patience) throws(Failure) {
    let deadline = ContinuousClock.now + .seconds(seconds)
    while !port.answers {
      guard isRunning else {
        let ending = StartedProcess.ending(child.status ?? 0)
        throw Failure(
          message: "\"\(command)\" does not serve \(port): \(ending) before a server answered there", output: printed())
      }
      guard ContinuousClock.now < deadline else {
        throw Failure(
          message: "\"\(command)\" does not answer at \(port) within \(Int(clamping: seconds.rounded(.up))) seconds",
          output: printed())
      }
      Thread.sleep(forTimeInterval: ServerProcess.interval)
    }
  }

  /// Ends the server, and waits until it has ended.
  package func end() {
    isEnded.withLock { isEnded in
      guard !isEnded else { return }
      isEnded = true
      shell.close()
      let deadline = ContinuousClock.now + .seconds(5)
      // An ended process counts as a member of its group until its status has been read.
      while child.status == nil || !shell.wait(seconds: 0), ContinuousClock.now < deadline {
        Thread.sleep(forTimeInterval: 0.005)
      }
      // A killed process takes a moment to end. The wait is limited: if nothing reaps orphans, they would remain
      // forever.
      let moment = ContinuousClock.now + .seconds(0.5)
      while isRunning, ContinuousClock.now < moment { Thread.sleep(forTimeInterval: 0.005) }
      output.end()
    }
  }
}

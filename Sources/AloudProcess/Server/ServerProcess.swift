internal import Foundation

/// A command that is run for a while, such as a project's own server, with all that it starts.
///
/// It is a group of processes. SIGTERM ends it, and SIGKILL what is still there 2 seconds later; a shell does that when this process
/// ends, however it ends.
package final class ServerProcess: @unchecked Sendable {
  /// The command, for messages.
  package let command: String
  private let child: StartedProcess
  private let shell: WatchingShell
  private let output: ServerOutput
  private let isEnded = Guarded(false)

  /// Why a server is of no use.
  package struct Failure: Error, Equatable, Sendable {
    /// In one line.
    package let message: String
    /// Its output.
    package let output: String

    package init(message: String, output: String) {
      self.message = message
      self.output = output
    }
  }

  /// How long it may take until it answers, in seconds.
  package static let patience = 30.0
  /// How often it is looked at, in seconds.
  private static let interval = 0.03

  /// It does not begin before somebody watches over it.
  private static let beginning = #"read -r go || exit; exec < /dev/null; cd -- "$1" && exec /bin/sh -c "$2""#

  /// The shell waits 40 times 0.05 seconds.
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
  ///   - command: is for /bin/sh. Its standard input is empty.
  ///   - folder: the path of the folder in which it runs, from the root.
  /// - Throws: ``Failure`` when the system starts no process.
  package init(_ command: String, in folder: String) throws(Failure) {
    self.command = command
    func failure(_ reason: String) -> Failure {
      Failure(message: "\"\(command)\" cannot be started: \(reason)", output: "")
    }
    switch WatchingShell.start(last: ServerProcess.ending) {
    case .success(let shell): self.shell = shell
    case .failure(let refusal): throw failure(refusal.reason)
    }
    let input = SocketPair.make()
    guard case .success(let input) = input else { throw failure(input.reason) }
    defer {
      close(input.ours)
      close(input.theirs)
    }
    let pipe = ServerProcess.pipe()
    guard case .success(let (reading, writing)) = pipe else { throw failure(pipe.reason) }
    defer { close(writing) }
    guard let output = ServerOutput(reading) else { throw failure("the system has no thread to give") }
    self.output = output
    let started = ChildProcess.start(
      "/bin/sh", ["-c", ServerProcess.beginning, "sh", folder, command], input: input.theirs, output: writing,
      errors: writing)
    guard case .success(let process) = started else {
      output.end()
      throw failure(started.reason)
    }
    child = StartedProcess(process)
    shell.watch(process)
    _ = send(input.ours, "\n", 1, SocketPair.sending)
  }

  deinit { end() }

  /// Two ends of a pipe, for us and for a child. A socket would do, but that cannot be opened as `/dev/stdout`.
  private static func pipe() -> Result<(CInt, CInt), POSIXError> {
    var ends: [CInt] = [-1, -1]
    guard Foundation.pipe(&ends) == 0 else { return .failure(POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)) }
    let copies = ends.map { fcntl($0, F_DUPFD_CLOEXEC, 8) }
    let code = errno
    ends.forEach { close($0) }
    guard copies.allSatisfy({ $0 >= 0 }) else {
      copies.filter { $0 >= 0 }.forEach { close($0) }
      return .failure(POSIXError(POSIXErrorCode(rawValue: code) ?? .EIO))
    }
    _ = fcntl(copies[0], F_SETFL, O_NONBLOCK)
    return .success((copies[0], copies[1]))
  }

  /// False once it has ended, with all that it has started.
  package var isRunning: Bool {
    // A command may end and leave its server behind, as in `node server.js &`.
    child.status == nil || kill(-child.process, 0) == 0
  }

  /// How much it has printed, in bytes.
  package var printedCount: Int { output.count }

  /// Its output behind so many bytes, at most the last 64 KB of it.
  package func printed(from start: Int = 0) -> String { output.text(from: start) }

  /// Waits until it answers.
  ///
  /// - Throws: ``Failure`` when it ends before, or does not answer in time.
  package func wait(for port: ServerPort, seconds: Double = ServerProcess.patience) throws(Failure) {
    let deadline = ContinuousClock.now + .seconds(seconds)
    while !port.answers {
      guard isRunning else {
        let ending = StartedProcess.ending(child.status ?? 0)
        throw Failure(
          message: "\"\(command)\" is no server of \(port): \(ending) before anybody answered there", output: printed())
      }
      guard ContinuousClock.now < deadline else {
        throw Failure(
          message: "\"\(command)\" does not answer at \(port) within \(Int(seconds.rounded(.up))) seconds",
          output: printed())
      }
      Thread.sleep(forTimeInterval: ServerProcess.interval)
    }
  }

  /// Ends it, and waits until it has ended.
  package func end() {
    isEnded.withLock { isEnded in
      guard !isEnded else { return }
      isEnded = true
      shell.close()
      let deadline = ContinuousClock.now + .seconds(5)
      // As long as nobody has asked for its status, a process that has ended counts as one of its group.
      while child.status == nil || !shell.wait(seconds: 0), ContinuousClock.now < deadline {
        Thread.sleep(forTimeInterval: 0.005)
      }
      // A killed process takes a moment to end; where nobody asks for the status of orphans, it would take for ever.
      let moment = ContinuousClock.now + .seconds(0.5)
      while isRunning, ContinuousClock.now < moment { Thread.sleep(forTimeInterval: 0.005) }
      output.end()
    }
  }
}

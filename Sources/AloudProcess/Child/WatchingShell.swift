package import Foundation

/// A shell that tidies up after this process.
///
/// When this process ends, however it ends, a stream to the shell is closed; then the shell does what is left to do. On
/// SIGKILL this process could not do that itself.
package final class WatchingShell {
  private let shell: StartedProcess
  /// Closed at the end.
  private let stream: CInt
  private var isClosed = false

  /// The shell does the first part and says so. It reads which group of processes it is to end, waits for the end of
  /// the stream, and does the last part.
  private static func script(_ first: String, _ last: String) -> String {
    """
    trap '' PIPE
    \(first)
    echo done
    exec > /dev/null
    read -r group
    cat > /dev/null
    \(last)
    """
  }

  /// - Parameters:
  ///   - first: what the shell does at once, in its language. It may `exit`.
  ///   - last: what it does once this process has ended. `$group` is the group that it was told, or empty.
  ///   - arguments: `$1` and so on.
  /// - Throws: ``SystemFailure`` when the shell cannot be started.
  package init(first: String = ":", last: String, _ arguments: [String] = []) throws(SystemFailure) {
    let pair = try SocketPair()
    defer { Foundation.close(pair.theirs) }
    do throws(SystemFailure) {
      let process = try ChildProcess.start(
        "/bin/sh", ["-c", WatchingShell.script(first, last), "sh"] + arguments, input: pair.theirs,
        output: pair.theirs, errors: nil)
      shell = StartedProcess(process)
    } catch {
      Foundation.close(pair.ours)
      throw SystemFailure("/bin/sh cannot be started: \(error.reason)")
    }
    stream = pair.ours
  }

  deinit { close() }

  /// Waits until the first part is done; false when the shell has left it.
  package var hasBegun: Bool {
    var descriptor = pollfd(fd: stream, events: Int16(POLLIN), revents: 0)
    var byte: UInt8 = 0
    return poll(&descriptor, 1, 10_000) == 1 && recv(stream, &byte, 1, SocketPair.receiving) == 1
  }

  /// Tells the shell which group of processes it is to end.
  package func watch(_ group: pid_t) {
    let line = Array("\(group)\n".utf8)
    _ = send(stream, line, line.count, SocketPair.sending)
  }

  /// Lets the shell do the last part.
  package func close() {
    guard !isClosed else { return }
    isClosed = true
    Foundation.close(stream)
  }

  /// - Returns: true when the shell has done the last part.
  package func wait(seconds: Double) -> Bool { shell.wait(seconds: seconds) }
}

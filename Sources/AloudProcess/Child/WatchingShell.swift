internal import AloudBase
package import Foundation

/// A shell that cleans up after this process.
///
/// When this process ends in any way, a stream to the shell is closed. The shell then does the remaining work. After
/// SIGKILL, this process could not do that itself.
package final class WatchingShell {
  private let shell: StartedProcess
  /// Closing this stream starts the last part.
  private let stream: CInt
  private var isClosed = false

  /// The shell runs the first part and reports that it is done. It reads the process group that it must end, waits for
  /// the end of the stream, and runs the last part.
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
  ///   - first: the commands that the shell runs at once. They may `exit`.
  ///   - last: the commands that it runs once this process has ended. `$group` is the group from ``watch(_:)``, or
  ///     empty.
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

  /// Waits until the first part is done; false when it has exited.
  package var hasBegun: Bool {
    var descriptor = pollfd(fd: stream, events: Int16(POLLIN), revents: 0)
    var byte: UInt8 = 0
    return poll(&descriptor, 1, 10_000) == 1 && recv(stream, &byte, 1, SocketPair.receiving) == 1
  }

  /// Sends the shell the process group that it must end.
  package func watch(_ group: pid_t) {
    let line = Array("\(group)\n".utf8)
    _ = send(stream, line, line.count, SocketPair.sending)
  }

  /// Makes the shell run the last part.
  package func close() {
    guard !isClosed else { return }
    isClosed = true
    Foundation.close(stream)
  }

  /// - Returns: true when the shell has run the last part.
  package func wait(seconds: Double) -> Bool { shell.wait(seconds: seconds) }
}

package import AloudBase
package import Foundation

/// A running or ended child process. When this object is deinitialized, the process is ended.
package final class StartedProcess: Sendable {
  /// The process ID, which is also the ID of its process group.
  package let process: pid_t
  private let fate = Guarded(Fate())

  private struct Fate: Sendable {
    /// The status from `waitpid`; nil while the process runs.
    var status: CInt?
    var killed: Reason?
  }

  /// Why this program ended the process.
  package enum Reason { case unwanted, hopeless }

  /// How often ``wait(seconds:)`` checks the process, in seconds.
  private static let interval = 0.005

  package init(_ process: pid_t) { self.process = process }

  deinit { _ = end() }

  /// Ends the process if it still runs, and waits for its end, so that no zombie remains.
  ///
  /// - Returns: the status from `waitpid`.
  package func end() -> CInt {
    if let status { return status }
    kill(.unwanted)
    var status: CInt = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    fate.withLock { $0.status = status }
    return status
  }

  /// The status from `waitpid`; nil while the process runs.
  package var status: CInt? {
    fate.withLock { fate in
      guard fate.status == nil else { return fate.status }
      var status: CInt = 0
      let ended = waitpid(process, &status, WNOHANG)
      // If the process is no longer our child, it has also ended.
      if ended == process || (ended == -1 && errno == ECHILD) { fate.status = status }
      return fate.status
    }
  }

  /// Ends the process and its group. The lock is held, so that the process ID cannot be reused in the meantime.
  package func kill(_ reason: Reason) {
    fate.withLock {
      guard $0.status == nil else { return }
      $0.killed = $0.killed ?? reason
      guard Foundation.kill(-process, SIGKILL) != 0 else { return }
      Foundation.kill(process, SIGKILL)
    }
  }

  /// Nil when the process ended by itself, or another program ended it.
  package var reason: Reason? { fate.withLock { $0.killed } }

  /// - Returns: true when the process has ended.
  package func wait(seconds: Double) -> Bool {
    let end = ContinuousClock.now + .seconds(min(seconds, 1e9))
    while status == nil {
      guard ContinuousClock.now < end else { return false }
      Thread.sleep(forTimeInterval: StartedProcess.interval)
    }
    return true
  }

  // MARK: A description of the end

  /// - Parameter status: the status from `waitpid`.
  /// - Returns: "it was ended by SIGKILL", "it ended with status 3".
  package static func ending(_ status: CInt) -> Message {
    let signal = status & 0x7F
    guard signal != 0 else { return "it ended with status \(status >> 8 & 0xFF)" }
    return "it was ended by \(signals.first { $0.number == signal }?.name ?? "signal \(signal)")"
  }

  private static let signals: [(number: CInt, name: String)] = [
    (SIGABRT, "SIGABRT"), (SIGALRM, "SIGALRM"), (SIGBUS, "SIGBUS"), (SIGFPE, "SIGFPE"), (SIGHUP, "SIGHUP"),
    (SIGILL, "SIGILL"), (SIGINT, "SIGINT"), (SIGKILL, "SIGKILL"), (SIGPIPE, "SIGPIPE"), (SIGSEGV, "SIGSEGV"),
    (SIGSYS, "SIGSYS"), (SIGTERM, "SIGTERM"), (SIGTRAP, "SIGTRAP"), (SIGXCPU, "SIGXCPU"),
  ]
}

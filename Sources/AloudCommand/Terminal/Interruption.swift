import Aloud
import Foundation

/// Performs an action before Ctrl-C or another signal ends the process.
///
/// The signals are blocked, and a thread polls for them. Dispatch sources would be simpler, but on Linux a second
/// source for the same signal receives none.
final class Interruption: Sendable {
  private let watched: [Int32]
  private let action: @Sendable () -> Void
  /// True when the thread no longer polls. The thread that ends the process holds the lock.
  private let isOver = Guarded(false)

  /// How often the thread polls, in seconds.
  private static let interval = 0.02

  /// - Parameter action: called on another thread; the signal then ends the process.
  init(_ action: @escaping @Sendable () -> Void) {
    self.action = action
    watched = [SIGINT, SIGTERM, SIGHUP].filter { !Interruption.isIgnored($0) }
    change(SIG_BLOCK)
    // The thread inherits the blocked signals.
    let isStarted = StartedThread.run { [self] in
      while look() { Thread.sleep(forTimeInterval: Interruption.interval) }
    }
    // Without the thread, the signals must end the process immediately.
    if !isStarted { end() }
  }

  /// After this call, a signal ends the process immediately. If a signal has already arrived, this method does not
  /// return.
  func end() {
    isOver.withLock {
      $0 = true
      change(SIG_UNBLOCK)
    }
  }

  /// - Returns: false when polling must stop.
  private func look() -> Bool {
    isOver.withLock {
      guard !$0 else { return false }
      var pending = sigset_t()
      sigpending(&pending)
      guard let number = watched.first(where: { sigismember(&pending, $0) == 1 }) else { return true }
      action()
      // The pending signal is delivered to this thread.
      change(SIG_UNBLOCK)
      raise(number)
      return false
    }
  }

  private func change(_ how: Int32) {
    var set = sigset_t()
    sigemptyset(&set)
    watched.forEach { sigaddset(&set, $0) }
    pthread_sigmask(how, &set, nil)
  }

  /// True for a signal that the process already ignores, as under `nohup`.
  private static func isIgnored(_ number: Int32) -> Bool {
    typealias Handler = @convention(c) (Int32) -> Void
    let before: Handler? = signal(number, SIG_IGN)
    let ignored: Handler? = SIG_IGN
    if unsafeBitCast(before, to: Int.self) == unsafeBitCast(ignored, to: Int.self) { return true }
    signal(number, before)
    return false
  }
}

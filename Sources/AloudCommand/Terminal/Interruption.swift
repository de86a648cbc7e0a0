import Aloud
import Foundation

/// Does something before the process ends on Ctrl-C, or because it is told to.
///
/// Signals are blocked meanwhile, and a thread looks for them. Dispatch sources would be simpler, but on Linux a second source
/// for the same signal gets none.
final class Interruption: Sendable {
  private let watched: [Int32]
  private let action: @Sendable () -> Void
  /// True when the thread no longer looks; locked by whoever ends the process.
  private let isOver = Guarded(false)

  /// How often it looks, in seconds.
  private static let interval = 0.02

  /// - Parameter action: called on another thread; then the process ends as the signal ends it.
  init(_ action: @escaping @Sendable () -> Void) {
    self.action = action
    watched = [SIGINT, SIGTERM, SIGHUP].filter { !Interruption.isIgnored($0) }
    change(SIG_BLOCK)
    // The thread inherits the blocked signals.
    let isStarted = StartedThread.run { [self] in
      while look() { Thread.sleep(forTimeInterval: Interruption.interval) }
    }
    // Without a thread nobody would see the signals, so they end the process at once.
    if !isStarted { end() }
  }

  /// From now on a signal ends the process at once. When one has come, this does not return.
  func end() {
    isOver.withLock {
      $0 = true
      change(SIG_UNBLOCK)
    }
  }

  /// - Returns: false once it is over.
  private func look() -> Bool {
    isOver.withLock {
      guard !$0 else { return false }
      var pending = sigset_t()
      sigpending(&pending)
      guard let number = watched.first(where: { sigismember(&pending, $0) == 1 }) else { return true }
      action()
      // The signal has waited for this thread as well as for any.
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

  /// True for a signal that does not end the process anyway, as under `nohup`.
  private static func isIgnored(_ number: Int32) -> Bool {
    typealias Handler = @convention(c) (Int32) -> Void
    let before: Handler? = signal(number, SIG_IGN)
    let ignored: Handler? = SIG_IGN
    if unsafeBitCast(before, to: Int.self) == unsafeBitCast(ignored, to: Int.self) { return true }
    signal(number, before)
    return false
  }
}

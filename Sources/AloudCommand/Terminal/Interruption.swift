import Aloud
import AloudTerminal
import Foundation

/// Performs an action before Ctrl-C or another signal ends the process.
///
/// A handler writes the number of the signal to a pipe, and a thread waits for it. Blocked signals would be simpler, but
/// macOS shows them only to the thread to which it has given them. Dispatch sources would be simpler, too, but on Linux a
/// second source for the same signal receives none.
final class Interruption: Sendable {
  private typealias Handler = @convention(c) (Int32) -> Void

  /// The handler has no context, so there is one pipe. It is used by one object at a time.
  private static let pipe = SignalPipe.makePipe()

  private let watched: [Int32]
  private let action: @Sendable () -> Void
  /// True when a signal ends the process immediately. The thread that ends the process holds the lock.
  private let isOver = Guarded(false)

  /// How often the thread looks whether it is still needed, in milliseconds. A signal is noticed at once.
  private static let interval: Int32 = 1_000

  /// - Parameter action: called on another thread; the signal then ends the process.
  init(_ action: @escaping @Sendable () -> Void) {
    self.action = action
    watched = [SIGINT, SIGTERM, SIGHUP].filter { !Interruption.isIgnored($0) }
    guard Interruption.pipe.read >= 0 else { return }
    let isStarted = StartedThread.run { [self] in
      unblock()
      while look(waiting: Interruption.interval) {}
    }
    // Without the thread, the signals must end the process immediately.
    guard isStarted else { return }
    for number in watched {
      signal(number) { number in
        var byte = UInt8(truncatingIfNeeded: number)
        let code = errno
        _ = write(Interruption.pipe.write, &byte, 1)
        errno = code
      }
    }
  }

  /// After this call, a signal ends the process immediately. If a signal has already arrived, this method does not
  /// return.
  func end() {
    for number in watched { signal(number, SIG_DFL) }
    unblock()
    _ = look(waiting: 0)
    isOver.withLock { $0 = true }
  }

  /// Lets this thread receive the signals, which the program that started this one may have blocked.
  private func unblock() {
    var set = sigset_t()
    sigemptyset(&set)
    watched.forEach { sigaddset(&set, $0) }
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
  }

  /// Ends the process if a signal arrives within some milliseconds.
  ///
  /// - Returns: false when nobody must look any longer.
  private func look(waiting milliseconds: Int32) -> Bool {
    var waiting = pollfd(fd: Interruption.pipe.read, events: Int16(POLLIN), revents: 0)
    poll(&waiting, 1, milliseconds)
    return isOver.withLock {
      guard !$0 else { return false }
      var number: UInt8 = 0
      guard read(Interruption.pipe.read, &number, 1) == 1 else { return true }
      action()
      signal(Int32(number), SIG_DFL)
      raise(Int32(number))
      return false
    }
  }

  /// True for a signal that the process already ignores, as under `nohup`.
  private static func isIgnored(_ number: Int32) -> Bool {
    let before: Handler? = signal(number, SIG_IGN)
    let ignored: Handler? = SIG_IGN
    if unsafeBitCast(before, to: Int.self) == unsafeBitCast(ignored, to: Int.self) { return true }
    signal(number, before)
    return false
  }
}

import Foundation

/// Does something before the process ends on Ctrl-C, or because it is told to.
final class Interruption {
  private let sources: [any DispatchSourceSignal]
  /// Held by whoever ends the process.
  private let ending = NSLock()
  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  /// - Parameter action: called on another thread; then the process ends as the signal ends it.
  init(_ action: @escaping @Sendable () -> Void) {
    let ending = ending
    sources = Interruption.signals.map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        ending.lock()
        action()
        signal(number, SIG_DFL)
        // Whoever started the process may have blocked the signal.
        var set = sigset_t()
        sigemptyset(&set)
        sigaddset(&set, number)
        pthread_sigmask(SIG_UNBLOCK, &set, nil)
        raise(number)
      }
      source.resume()
      return source
    }
  }

  /// From now on a signal ends the process at once. When one has come, this does not return.
  func end() {
    ending.lock()
    for source in sources { source.cancel() }
    for number in Interruption.signals { signal(number, SIG_DFL) }
    ending.unlock()
  }
}

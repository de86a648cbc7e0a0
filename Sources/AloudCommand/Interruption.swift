import Foundation

/// Does something before the process ends on Ctrl-C, or because it is told to.
final class Interruption {
  private let sources: [any DispatchSourceSignal]
  private let watched: [Int32]
  /// Held by whoever ends the process.
  private let ending = NSLock()
  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  /// - Parameter action: called on another thread; then the process ends as the signal ends it.
  init(_ action: @escaping @Sendable () -> Void) {
    let ending = ending
    watched = Interruption.signals.filter(Interruption.takesOver)
    sources = watched.map { number in
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
    for number in watched { signal(number, SIG_DFL) }
    ending.unlock()
  }

  /// Keeps a signal from ending the process at once; false for one that does not end it anyway, as with `nohup`.
  private static func takesOver(_ number: Int32) -> Bool {
    typealias Handler = @convention(c) (Int32) -> Void
    let before: Handler? = signal(number, SIG_IGN)
    let ignored: Handler? = SIG_IGN
    return unsafeBitCast(before, to: Int.self) != unsafeBitCast(ignored, to: Int.self)
  }
}

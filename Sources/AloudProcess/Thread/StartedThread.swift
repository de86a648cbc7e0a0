internal import Foundation

/// A thread that says whether it could be started.
///
/// Foundation's `Thread` does not: where the system has no thread to give (`ulimit -u`, a limit of memory or of a container), its
/// block never runs, and code that waits for it waits for ever.
package enum StartedThread {
  /// As large as the stack of the main thread, in bytes: documents may be nested deeply.
  private static let stackSize = 8 << 20

  /// The addresses that the C library sets aside for what a thread allocates, in bytes. Source: glibc, `HEAP_MAX_SIZE`.
  private static let heapSize = 64 << 20

  /// How many threads can be started so that half of the addresses that are left (`ulimit -v`) stay for their work; nil
  /// without such a limit.
  package static var mostCount: Int? {
    ProcessMemory.freeAddressBytes().map { $0 / 2 / (stackSize + heapSize) }
  }

  /// Runs a body on a new thread.
  ///
  /// - Parameter body: is not run when there is no thread.
  /// - Returns: false when the system has no thread to give.
  package static func run(_ body: @escaping @Sendable () -> Void) -> Bool {
    withUnsafeTemporaryAllocation(of: pthread_attr_t.self, capacity: 1) { buffer in
      guard let attributes = buffer.baseAddress, pthread_attr_init(attributes) == 0 else { return false }
      defer { pthread_attr_destroy(attributes) }
      guard pthread_attr_setstacksize(attributes, stackSize) == 0,
        pthread_attr_setdetachstate(attributes, CInt(PTHREAD_CREATE_DETACHED)) == 0
      else { return false }
      #if canImport(Darwin)
        var thread: pthread_t?
      #else
        var thread = pthread_t()
      #endif
      let box = Unmanaged.passRetained(Body(body))
      let code = pthread_create(&thread, attributes, { runBody($0) }, box.toOpaque())
      if code != 0 { box.release() }
      return code == 0
    }
  }
}

/// The body of a thread.
private final class Body: Sendable {
  let run: @Sendable () -> Void
  init(_ run: @escaping @Sendable () -> Void) { self.run = run }
}

private func runBody(_ pointer: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  if let pointer { Unmanaged<Body>.fromOpaque(pointer).takeRetainedValue().run() }
  return nil
}

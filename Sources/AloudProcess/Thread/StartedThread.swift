internal import Foundation

/// Starts a thread, and reports whether it could be started.
///
/// Foundation's `Thread` does not report that. Where the system cannot create a thread (`ulimit -u`, a limit of memory
/// or of a container), the thread's block never runs, and code that waits for it waits forever.
package enum StartedThread {
  /// The size of the stack, in bytes. It is that of the main thread, because documents may be nested deeply.
  private static let stackSize = 8 << 20

  /// The address space that the C library reserves for the allocations of a thread, in bytes. Source: glibc,
  /// `HEAP_MAX_SIZE`.
  private static let heapSize = 64 << 20

  /// The number of threads that fit in half of the free address space (`ulimit -v`); nil without a limit.
  package static var mostCount: Int? {
    ProcessMemory.freeAddressBytes().map { $0 / 2 / (stackSize + heapSize) }
  }

  /// Runs a body on a new thread.
  ///
  /// - Parameter body: does not run when no thread could be started.
  /// - Returns: false when the system cannot create a thread.
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

/// The memory of this process.
package enum ProcessMemory {
  /// The resident memory, in bytes; 0 where the system does not report it. On macOS, the peak.
  package static func residentBytes() -> Int {
    #if canImport(Darwin)
      var usage = rusage()
      return getrusage(RUSAGE_SELF, &usage) == 0 ? usage.ru_maxrss : 0
    #else
      // `getrusage` also counts the memory of the program that called `exec`.
      return pages(at: 1) * Int(getpagesize())
    #endif
  }

  /// The free address space (`ulimit -v`), in bytes; nil without a limit.
  package static func freeAddressBytes() -> Int? {
    #if canImport(Darwin)
      return nil  // The kernel of macOS does not enforce that limit.
    #else
      var limit = rlimit()
      guard getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit) == 0, let most = Int(exactly: limit.rlim_cur)
      else { return nil }
      return max(0, most - pages(at: 0) * Int(getpagesize()))
    #endif
  }

  #if !canImport(Darwin)
    /// A number of `/proc/self/statm`: index 0 is the size of the address space, and index 1 the resident pages.
    private static func pages(at index: Int) -> Int {
      let descriptor = open("/proc/self/statm", O_RDONLY)
      guard descriptor >= 0 else { return 0 }
      defer { close(descriptor) }
      return withUnsafeTemporaryAllocation(byteCount: 128, alignment: 1) { buffer in
        let count = read(descriptor, buffer.baseAddress, buffer.count)
        let words = buffer[..<max(0, count)].split(separator: UInt8(ascii: " "))
        return words.count > index ? Int(String(decoding: words[index], as: UTF8.self)) ?? 0 : 0
      }
    }
  #endif
}

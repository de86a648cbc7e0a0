internal import Foundation

/// How much memory this process has.
package enum ProcessMemory {
  /// How much it holds in fact, in bytes; 0 where the system does not say. On a Mac, the most that it ever held.
  package static func residentBytes() -> Int {
    #if canImport(Darwin)
      var usage = rusage()
      return getrusage(RUSAGE_SELF, &usage) == 0 ? usage.ru_maxrss : 0
    #else
      // `getrusage` also counts the program that this process was before, which is the one that started it.
      return pages(at: 1) * Int(getpagesize())
    #endif
  }

  /// How many more bytes of addresses it may have (`ulimit -v`); nil without a limit.
  package static func freeAddressBytes() -> Int? {
    #if canImport(Darwin)
      return nil  // Its kernel does not hold anybody to that limit.
    #else
      var limit = rlimit()
      guard getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit) == 0, let most = Int(exactly: limit.rlim_cur)
      else { return nil }
      return max(0, most - pages(at: 0) * Int(getpagesize()))
    #endif
  }

  #if !canImport(Darwin)
    /// A number of `/proc/self/statm`, from 0: all addresses, then resident ones.
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

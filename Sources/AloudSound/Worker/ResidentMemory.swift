internal import Foundation

/// How much memory this process holds.
enum ResidentMemory {
  /// In bytes; 0 where the system does not tell. What it held at most, on a Mac.
  static func bytes() -> Int {
    #if canImport(Darwin)
      var usage = rusage()
      return getrusage(RUSAGE_SELF, &usage) == 0 ? usage.ru_maxrss : 0
    #else
      // `getrusage` counts what the process held before it became this program: that of who started it.
      let descriptor = open("/proc/self/statm", O_RDONLY)
      guard descriptor >= 0 else { return 0 }
      defer { close(descriptor) }
      return withUnsafeTemporaryAllocation(byteCount: 128, alignment: 1) { buffer in
        let count = read(descriptor, buffer.baseAddress, buffer.count)
        let words = buffer[..<max(0, count)].split(separator: UInt8(ascii: " "))
        return words.count > 1 ? (Int(String(decoding: words[1], as: UTF8.self)) ?? 0) * Int(getpagesize()) : 0
      }
    #endif
  }
}

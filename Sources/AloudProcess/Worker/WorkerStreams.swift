internal import Foundation

/// The streams of a worker, seen from itself: requests come from standard input, replies go to what was standard output.
package struct WorkerStreams {
  private let output: CInt
  private var bytes: [UInt8] = []

  /// Takes the streams of this process; nil where that is not possible.
  package init?() {
    output = WorkerStreams.take()
    guard output >= 0 else { return nil }
  }

  /// Waits for a message, which comes without its length; nil at the end of the stream.
  package mutating func next() -> ArraySlice<UInt8>? {
    guard fill(4), let length = MessageReader.length(bytes[...]), fill(4 + length) else { return nil }
    defer { bytes.removeFirst(4 + length) }
    return bytes[4..<4 + length]
  }

  private mutating func fill(_ count: Int) -> Bool {
    var buffer = [UInt8](repeating: 0, count: 1 << 14)
    while bytes.count < count {
      let received = buffer.withUnsafeMutableBytes { read(STDIN_FILENO, $0.baseAddress, $0.count) }
      guard received > 0 || (received < 0 && errno == EINTR) else { return false }
      if received > 0 { bytes += buffer[..<received] }
    }
    return true
  }

  /// - Returns: false when nobody reads.
  package func send(_ message: [UInt8]) -> Bool {
    var sent = 0
    while sent < message.count {
      let count = message.withUnsafeBytes { write(output, $0.baseAddress.map { $0 + sent }, $0.count - sent) }
      guard count > 0 || errno == EINTR else { return false }
      sent += max(0, count)
    }
    return true
  }

  /// Keeps the stream of replies for itself, whatever libraries print, and lets go of what it has inherited.
  private static func take() -> CInt {
    let output = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
    let nowhere = open("/dev/null", O_RDWR)
    guard output >= 0, nowhere >= 0 else { return -1 }
    dup2(nowhere, STDOUT_FILENO)
    dup2(nowhere, STDERR_FILENO)
    // A pipe of somebody else that stays open here would never end for who reads it.
    for descriptor in 3..<CInt(min(sysconf(CInt(_SC_OPEN_MAX)), 4096)) where descriptor != output { close(descriptor) }
    signal(SIGALRM, SIG_DFL)
    // It may die; no memory of it is worth a file.
    var none = rlimit(rlim_cur: 0, rlim_max: 0)
    #if canImport(Darwin)
      setrlimit(RLIMIT_CORE, &none)
    #else
      setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)
    #endif
    return output
  }
}

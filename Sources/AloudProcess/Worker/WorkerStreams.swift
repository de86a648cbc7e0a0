internal import Foundation

/// The streams of a worker, from the side of the worker: requests come from standard input, replies go to standard
/// output.
package struct WorkerStreams {
  private let output: CInt
  private var bytes: [UInt8] = []

  /// Takes over the standard streams of this process; nil where that is not possible.
  package init?() {
    output = WorkerStreams.take()
    guard output >= 0 else { return nil }
  }

  /// Waits for a request; nil at the end of the stream, and for data that is not a request.
  package mutating func next<Request: Decodable>() -> Request? {
    while true {
      if let range = WorkerMessage.range(in: bytes, from: 0), range.upperBound <= bytes.count {
        defer { bytes.removeFirst(range.upperBound) }
        return WorkerMessage.value(of: bytes[range])
      }
      guard receive() else { return nil }
    }
  }

  /// - Returns: false at the end of the stream.
  private mutating func receive() -> Bool {
    var buffer = [UInt8](repeating: 0, count: 1 << 14)
    while true {
      let count = read(STDIN_FILENO, &buffer, buffer.count)
      if count > 0 { bytes += buffer[..<count] }
      if count >= 0 || errno != EINTR { return count > 0 }
    }
  }

  /// - Returns: false when nothing reads the stream any more.
  package func send(_ reply: some Encodable) -> Bool {
    var rest = WorkerMessage.bytes(of: reply)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(output, $0.baseAddress, $0.count) }
      guard count > 0 || errno == EINTR else { return false }
      rest = rest.dropFirst(max(0, count))
    }
    return true
  }

  /// Reserves standard output for replies, so that libraries cannot print to it, and closes inherited descriptors. On
  /// macOS there are none (``ChildProcess``), and closing one of the system's ends the process.
  private static func take() -> CInt {
    let output = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
    let nowhere = open("/dev/null", O_RDWR)
    guard output >= 0, nowhere >= 0 else { return -1 }
    dup2(nowhere, STDOUT_FILENO)
    dup2(nowhere, STDERR_FILENO)
    // If an inherited pipe stayed open here, its reader would never reach its end.
    #if !canImport(Darwin)
      for descriptor in 3..<CInt(min(sysconf(CInt(_SC_OPEN_MAX)), 4096)) where descriptor != output {
        close(descriptor)
      }
    #endif
    signal(SIGALRM, SIG_DFL)
    // A crash of the engine is expected, and must not leave a core file.
    var none = rlimit(rlim_cur: 0, rlim_max: 0)
    #if canImport(Darwin)
      setrlimit(RLIMIT_CORE, &none)
    #else
      setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)
    #endif
    return output
  }
}

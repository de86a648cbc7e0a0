package import AloudBase
package import Foundation

/// A worker, from the side of the requesting program: a process, and a socket to it. Only one thread may use it at a
/// time.
package final class WorkerProcess {
  private let child: StartedProcess
  private var stream: SocketStream
  /// The signal that ended the worker; nil while it runs, and when it ended without a signal.
  package private(set) var signal: CInt?
  /// A description of how the worker ended; nil while it runs, and when it did not end by itself.
  package private(set) var ending: Message?

  /// Starts the tool as a worker, with one end of a pair of sockets as its standard input and output.
  ///
  /// - Parameters:
  ///   - path: the path of the `aloud` tool.
  ///   - role: the first argument of the tool.
  ///   - engine: the name of the library that the worker loads, for messages.
  /// - Throws: ``SystemFailure`` with a message for the user.
  package init(_ path: String, role: String, engine: String) throws(SystemFailure) {
    let pair: SocketPair
    do throws(SystemFailure) {
      pair = try SocketPair()
    } catch {
      throw SystemFailure("cannot communicate with \(engine): \(error.reason)")
    }
    defer { close(pair.theirs) }
    do throws(SystemFailure) {
      child = StartedProcess(
        try ChildProcess.start(path, [role], input: pair.theirs, output: pair.theirs, errors: nil))
    } catch {
      close(pair.ours)
      throw SystemFailure("\(path): cannot be started to run \(engine): \(error.reason)")
    }
    stream = SocketStream(pair.ours)
  }

  deinit { end() }

  /// The process ID.
  package var process: pid_t { child.process }

  package var isEnded: Bool { stream.isClosed }

  /// The events to poll for: the worker has replied, or can receive more.
  package var watched: pollfd { stream.watched }

  /// Sends as much as possible now; ``flush()`` sends the rest.
  package func send(_ request: some Encodable) { stream.send(WorkerMessage.bytes(of: request)) }

  package func flush() { stream.flush() }

  /// Waits for a reply for at most a number of seconds, and sends waiting bytes.
  package func wait(atMost seconds: Double) {
    var watched = watched
    poll(&watched, 1, CInt((seconds * 1000).rounded(.up)))
    flush()
  }

  /// The replies that have been received completely. A worker that sends anything else is ended.
  package func replies<Reply: Decodable>() -> [Reply] {
    guard !isEnded else { return [] }
    let isOpen = stream.receive()
    var replies: [Reply] = []
    var start = 0
    while let range = WorkerMessage.range(in: stream.incoming, from: start) {
      guard range.count <= WorkerMessage.maximumLength else {
        end()
        break
      }
      guard range.upperBound <= stream.incoming.count else { break }
      guard let reply: Reply = WorkerMessage.value(of: stream.incoming[range]) else {
        end()
        break
      }
      replies.append(reply)
      start = range.upperBound
    }
    stream.incoming.removeFirst(start)
    if !isOpen { end(byItself: true) }
    return replies
  }

  /// Ends the worker if it has not ended by itself, and waits for its end.
  package func end(byItself: Bool = false) {
    guard !isEnded else { return }
    stream.close()
    let status = child.end()
    if status & 0x7F != 0 { signal = status & 0x7F }
    if byItself { ending = StartedProcess.ending(status) }
  }
}

/// The path of the tool that runs as a worker.
package enum WorkerPath {
  /// Looks in `ALOUD_WORKER`, at the running tool itself, and in the folder of the running program. It never runs a
  /// program that is not the tool: a test runner would run its tests.
  ///
  /// - Returns: nil when the tool is at none of these places.
  package static func find(
    environment: [String: String] = ProcessInfo.processInfo.environment,
    running: String? = Bundle.main.executablePath,
    isExecutable: (String) -> Bool = { FileManager.default.isExecutableFile(atPath: $0) }
  ) -> String? {
    if let path = environment["ALOUD_WORKER"], !path.isEmpty { return path }
    guard let running else { return nil }
    let program = URL(fileURLWithPath: running).resolvingSymlinksInPath()
    // On macOS, tests are a bundle beside the tool, and another program runs them. This code is in the bundle.
    let neighbors = [program, Bundle(for: WorkerProcess.self).bundleURL]
    return neighbors.map { $0.deletingLastPathComponent().appendingPathComponent("aloud").path }.first(
      where: isExecutable)
  }

  /// The message for a tool that is not found. It names the library that the worker would load.
  package static func missing(_ engine: String) -> Message {
    "\(engine) runs in the `aloud` tool, which is not beside this program; set ALOUD_WORKER to its path"
  }
}

/// Messages between a program and its worker: binary property lists. Before each list comes its length in 32 bits,
/// little-endian.
///
/// A binary property list contains samples as raw bytes. JSON needs Base64 for them, which takes as long as the speech
/// itself.
enum WorkerMessage {
  /// The maximum length, in bytes. Data with a larger length is not a message of Aloud.
  static let maximumLength = 1 << 26
  private static let headLength = 4

  /// The encoded value. A value that a property list cannot represent becomes an unreadable message; no such value
  /// exists here.
  static func bytes(of value: some Encodable) -> [UInt8] {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    let list = (try? encoder.encode(value)) ?? Data()
    return withUnsafeBytes(of: UInt32(list.count).littleEndian) { Array($0) } + list
  }

  /// The range of the message that begins at an index; nil if its length has not been received completely.
  static func range(in bytes: [UInt8], from start: Int) -> Range<Int>? {
    let begin = start + headLength
    guard bytes.count >= begin else { return nil }
    return begin..<begin + bytes[start..<begin].reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  /// - Returns: nil for a message of another type.
  static func value<Value: Decodable>(of message: ArraySlice<UInt8>) -> Value? {
    try? PropertyListDecoder().decode(Value.self, from: Data(message))
  }
}

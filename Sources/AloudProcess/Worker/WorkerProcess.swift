package import Foundation

/// A worker as the program sees it that asks: a process, and a socket to it. Only one thread may use it at a time.
package final class WorkerProcess {
  private let child: StartedProcess
  private var stream: SocketStream
  /// The signal that ended it; nil while it runs, and when it ended otherwise.
  package private(set) var signal: CInt?
  /// How it ended, in words; nil while it runs, and when it did not end by itself.
  package private(set) var ending: String?

  /// Starts the tool as a worker, with one end of a pair of sockets as its standard input and output.
  ///
  /// - Parameters:
  ///   - path: the `aloud` tool.
  ///   - role: its first argument.
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

  /// The number of the process.
  package var process: pid_t { child.process }

  package var isEnded: Bool { stream.isClosed }

  /// What to watch for: it has answered, or takes more of what was sent.
  package var watched: pollfd { stream.watched }

  /// Sends as much as it takes now; the rest goes with ``flush()``.
  package func send(_ request: some Encodable) { stream.send(Message.bytes(of: request)) }

  package func flush() { stream.flush() }

  /// Waits for a reply, so many seconds at most, and sends what it takes meanwhile.
  package func wait(atMost seconds: Double) {
    var watched = watched
    poll(&watched, 1, CInt((seconds * 1000).rounded(.up)))
    flush()
  }

  /// The replies that have come in completely. A worker that answers something else is ended.
  package func replies<Reply: Decodable>() -> [Reply] {
    guard !isEnded else { return [] }
    let isOpen = stream.receive()
    var replies: [Reply] = []
    var start = 0
    while let range = Message.range(in: stream.incoming, from: start) {
      guard range.count <= Message.maximumLength else {
        end()
        break
      }
      guard range.upperBound <= stream.incoming.count else { break }
      guard let reply: Reply = Message.value(of: stream.incoming[range]) else {
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

  /// Ends the worker if it has not ended by itself, and leaves nothing of it.
  package func end(byItself: Bool = false) {
    guard !isEnded else { return }
    stream.close()
    let status = child.end()
    if status & 0x7F != 0 { signal = status & 0x7F }
    if byItself { ending = StartedProcess.ending(status) }
  }
}

/// The path of the tool that can be a worker.
package enum WorkerPath {
  /// Looks in `ALOUD_WORKER`, at the running tool itself, and beside the running program. A program that is not the
  /// tool is never run again: a test runner would run its tests.
  ///
  /// - Returns: nil when it is at none of these places.
  package static func find(
    environment: [String: String] = ProcessInfo.processInfo.environment,
    running: String? = Bundle.main.executablePath,
    isExecutable: (String) -> Bool = { FileManager.default.isExecutableFile(atPath: $0) }
  ) -> String? {
    if let path = environment["ALOUD_WORKER"], !path.isEmpty { return path }
    guard let running else { return nil }
    let program = URL(fileURLWithPath: running).resolvingSymlinksInPath()
    // The tests of a Mac are a bundle, three folders deeper than what is built with them.
    let neighbors = [program] + Bundle.allBundles.map(\.bundleURL)
    return neighbors.map { $0.deletingLastPathComponent().appendingPathComponent("aloud").path }.first(
      where: isExecutable)
  }

  /// The message for a tool that is not found; it names the library that the worker would load.
  package static func missing(_ engine: String) -> String {
    "\(engine) runs in the `aloud` tool, which is not beside this program; set ALOUD_WORKER to its path"
  }
}

/// Messages between a program and its worker: binary property lists, each after its length in 32 bits, little-endian.
///
/// A binary property list has samples as they are. JSON has them in Base64, which takes as long as speaking them.
enum Message {
  /// The greatest length, in bytes; one that claims more is no message of ours.
  static let maximumLength = 1 << 26
  private static let headLength = 4

  /// A value as it is sent. A value that is no property list, of which there is none here, becomes a message that cannot be
  /// read.
  static func bytes(of value: some Encodable) -> [UInt8] {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    let list = (try? encoder.encode(value)) ?? Data()
    return withUnsafeBytes(of: UInt32(list.count).littleEndian) { Array($0) } + list
  }

  /// The range of the message that begins at an index; nil while not even its length is there.
  static func range(in bytes: [UInt8], from start: Int) -> Range<Int>? {
    let begin = start + headLength
    guard bytes.count >= begin else { return nil }
    return begin..<begin + bytes[start..<begin].reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  /// - Returns: nil for a message of another kind.
  static func value<Value: Decodable>(of message: ArraySlice<UInt8>) -> Value? {
    try? PropertyListDecoder().decode(Value.self, from: Data(message))
  }
}

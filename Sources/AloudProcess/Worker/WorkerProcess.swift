package import Foundation

/// A worker as the program sees it that asks: a process, and a socket to it. Only one thread may use it at a time.
package final class WorkerProcess {
  package let process: pid_t
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
      throw SystemFailure("\(engine) cannot be spoken to: \(error.reason)")
    }
    defer { close(pair.theirs) }
    do throws(SystemFailure) {
      process = try ChildProcess.start(path, [role], input: pair.theirs, output: pair.theirs, errors: nil)
    } catch {
      close(pair.ours)
      throw SystemFailure("\(path): cannot be started to speak to \(engine): \(error.reason)")
    }
    stream = SocketStream(pair.ours)
  }

  deinit { end() }

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
    var status: CInt = 0
    // Only a child that is there is killed: its number may be another's by now where children are not waited for.
    var waited = waitpid(process, &status, WNOHANG)
    if waited == 0 {
      // With all that it has started, where it is not what it should be.
      if kill(-process, SIGKILL) != 0 { kill(process, SIGKILL) }
      repeat { waited = waitpid(process, &status, 0) } while waited < 0 && errno == EINTR
    }
    guard waited == process else { return }
    if status & 0x7F != 0 { signal = status & 0x7F }
    if byItself { ending = StartedProcess.ending(status) }
  }
}

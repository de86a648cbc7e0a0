package import AloudBase
internal import AloudProcess
internal import AloudTree
internal import Foundation

/// Sends commands to a browser, and receives replies and events. Only one thread may use it at a time.
///
/// Every message is JSON and ends with a zero byte. A reply has the number of its command. Events may come between
/// replies; while the connection waits for any reply, it passes them to the listener of their page. Listeners may send
/// commands, but must not wait for replies.
package final class BrowserConnection {
  private var stream: SocketStream
  private var end: BrowserEnd
  /// No message ends before this index.
  private var searched = 0
  private var lastID = 0
  /// The commands whose replies are expected, and the replies that have arrived.
  private var awaited: [Int: ProtocolMessage?] = [:]
  private var listeners: [String: (ProtocolMessage) -> Void] = [:]
  /// Called at least twice a second during the wait for a reply or an event.
  package var onWait: () -> Void = {}

  init(_ stream: SocketStream, end: BrowserEnd) {
    self.stream = stream
    self.end = end
  }

  deinit { close() }

  package func close() { stream.close() }

  /// Sets the listener for the events of a page; the empty name is for events of the browser itself.
  package func listen(to session: String, _ listener: ((ProtocolMessage) -> Void)?) { listeners[session] = listener }

  // MARK: Commands

  /// Sends a command and ignores its reply.
  package func tell(_ method: String, _ parameters: JSONValue = [:], session: String = "") {
    _ = write(method, parameters, session)
  }

  /// Sends a command; ``reply(to:until:isLast:)`` waits for its reply. Several commands may be pending.
  package func send(_ method: String, _ parameters: JSONValue = [:], session: String = "") -> Int {
    let id = write(method, parameters, session)
    awaited[id] = .some(nil)
    return id
  }

  /// Waits for the reply to a command.
  ///
  /// - Parameters:
  ///   - id: the number of the command.
  ///   - deadline: the time at which to stop waiting.
  ///   - isLast: if false, a reply that arrives later is kept for another call of this method.
  ///   - isInterrupted: true stops this wait; a reply that arrives later is kept.
  /// - Returns: nil when there is no reply in time.
  /// - Throws: ``BrowserError`` when the browser has ended.
  package func reply(
    to id: Int, until deadline: ContinuousClock.Instant, isLast: Bool = true,
    unless isInterrupted: () -> Bool = { false }
  ) throws(BrowserError) -> ProtocolMessage? {
    while true {
      if let reply = awaited[id] ?? nil {
        awaited[id] = nil
        return reply
      }
      if isInterrupted() { return nil }
      // A busy page always has another event, so the deadline is checked here, too.
      try receive(until: deadline)
      if awaited[id] ?? nil == nil, ContinuousClock.now >= deadline {
        if isLast { awaited[id] = nil }
        return nil
      }
    }
  }

  /// Sends a command and waits for its reply.
  ///
  /// - Throws: ``BrowserError`` when the browser refuses, has ended or does not reply in time.
  package func call(
    _ method: String, _ parameters: JSONValue = [:], session: String = "", until deadline: ContinuousClock.Instant
  ) throws(BrowserError) -> ProtocolMessage {
    guard let reply = try reply(to: send(method, parameters, session: session), until: deadline) else {
      throw end.silence
    }
    if let refusal = reply.refusal { throw BrowserConnection.refused(method, refusal) }
    return reply
  }

  package static func refused(_ method: String, _ reason: String) -> BrowserError {
    BrowserError(.refused, "the browser has refused \(method): \(reason)")
  }

  private func write(_ method: String, _ parameters: JSONValue, _ session: String) -> Int {
    lastID += 1
    var message: JSONValue = ["id": .whole(lastID), "method": .string(method), "params": parameters]
    if !session.isEmpty { message = message + ["sessionId": .string(session)] }
    stream.send(Array(message.text.utf8) + [0])
    return lastID
  }

  // MARK: Messages

  /// Waits until data arrive, and delivers every complete message.
  ///
  /// - Returns: false when nothing has arrived in time.
  /// - Throws: ``BrowserError`` when the browser has ended, or its data are not messages.
  @discardableResult
  package func receive(until deadline: ContinuousClock.Instant) throws(BrowserError) -> Bool {
    while true {
      guard !stream.isClosed else { throw end.error }
      stream.flush()
      let rest = ContinuousClock.now.duration(to: deadline) / .milliseconds(1)
      var descriptor = stream.watched
      let count = poll(&descriptor, 1, CInt(max(0, min(500, rest.rounded(.up)))))
      if count > 0, descriptor.revents & ~Int16(POLLOUT) != 0 {
        let isOpen = stream.receive()
        let hasMessages = try distribute()
        guard isOpen else { throw end.error }
        if hasMessages { return true }
      }
      onWait()
      if rest <= 0 { return false }
    }
  }

  private func distribute() throws(BrowserError) -> Bool {
    var start = 0
    defer {
      stream.incoming.removeFirst(start)
      searched = stream.incoming.count
    }
    while let stop = stream.incoming[max(start, searched)...].firstIndex(of: 0) {
      guard let message = ProtocolMessage(Array(stream.incoming[start..<stop])) else {
        throw end.notOne("it does not use Chromium's protocol")
      }
      start = stop + 1
      searched = start
      distribute(message)
    }
    if !end.hasAnswered, stream.incoming.count > 1 << 20 { throw end.notOne("it does not use Chromium's protocol") }
    return start > 0
  }

  private func distribute(_ message: ProtocolMessage) {
    end.hasAnswered = true
    if let id = message.id {
      if awaited[id] != nil { awaited[id] = .some(message) }
    } else {
      listeners[message.session]?(message)
    }
  }
}

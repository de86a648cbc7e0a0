internal import AloudProcess
package import AloudTree
internal import Foundation

/// Sends commands to a browser, and receives replies and events. Only one thread may use it at a time.
///
/// Every message is JSON and ends with a zero byte. A reply has the number of its command. Events come between replies;
/// they go to the listener of their page while any reply is waited for. Listeners may send commands, and wait for none.
package final class BrowserConnection {
  private var stream: SocketStream
  private var end: BrowserEnd
  /// The bytes before this index have no end of a message in them.
  private var searched = 0
  private var lastID = 0
  /// The commands whose replies are still wanted, and those replies that have come.
  private var awaited: [Int: ProtocolMessage?] = [:]
  private var listeners: [String: (ProtocolMessage) -> Void] = [:]
  /// Called at least twice a second while a reply or an event is waited for.
  package var onWait: () -> Void = {}

  init(_ stream: SocketStream, end: BrowserEnd) {
    self.stream = stream
    self.end = end
  }

  deinit { close() }

  package func close() { stream.close() }

  /// Sets the listener for the events of a page; an empty name is for those of the browser itself.
  package func listen(to session: String, _ listener: ((ProtocolMessage) -> Void)?) { listeners[session] = listener }

  // MARK: Commands

  /// Sends a command and ignores its reply.
  package func tell(_ method: String, _ parameters: JSONValue = [:], session: String = "") {
    _ = write(method, parameters, session)
  }

  /// Sends a command; ``reply(to:until:isLast:)`` waits for its reply. Several may be on their way.
  package func send(_ method: String, _ parameters: JSONValue = [:], session: String = "") -> Int {
    let id = write(method, parameters, session)
    awaited[id] = .some(nil)
    return id
  }

  /// Waits for the reply to a command.
  ///
  /// - Parameters:
  ///   - id: the number of the command.
  ///   - deadline: when there is no more time.
  ///   - isLast: false keeps a reply that comes later, for another call of this.
  ///   - isInterrupted: ends the waiting for now; a reply that comes later is kept.
  /// - Returns: nil when there is none in time.
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
      // A busy page always has another event, so the deadline counts here, too.
      try receive(until: deadline)
      if awaited[id] ?? nil == nil, ContinuousClock.now >= deadline {
        if isLast { awaited[id] = nil }
        return nil
      }
    }
  }

  /// Sends a command and waits for its reply.
  ///
  /// - Throws: ``BrowserError`` when the browser refuses, has ended or does not answer in time.
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

  /// Waits until something comes in, and hands on every message that is complete.
  ///
  /// - Returns: false when nothing has come in time.
  /// - Throws: ``BrowserError`` when the browser has ended, or speaks another language.
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

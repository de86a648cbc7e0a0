#if os(Linux) || os(macOS)
  internal import AloudBase
  internal import AloudProcess
  internal import Foundation

  /// The servers of many scripts. Scripts that name the same server share it, and each port has at most one server.
  ///
  /// A server runs until another one is needed at its port, or ``end()`` is called.
  final class ScriptServers: @unchecked Sendable {
    /// Guards the mutable state, which makes the class sendable, and wakes threads that wait for a port.
    private let changes = NSCondition()
    /// The keys are ports.
    private var slots: [Int: Slot] = [:]
    /// The servers that did not start. They are not started again, because a failed start takes long.
    private var failures: [ScriptServer.Key: ServerProcess.Failure] = [:]
    private var isOver = false

    private struct Slot {
      let key: ScriptServer.Key
      /// Nil before the server is started, and while it is being ended.
      var process: ServerProcess?
      /// False until the server answers.
      var isReady = false
      var users = 0
    }

    /// A server that a script uses.
    struct Lease {
      let process: ServerProcess
      fileprivate let port: Int
      /// How many bytes the server had printed when this lease began.
      fileprivate let start: Int

      /// The lines that the server has printed since then. For the first script, all its lines.
      var output: [String] { process.printed(from: start).serverLines }
    }

    /// Waits until no script uses another server at the port, starts the server unless it runs, and waits until it
    /// answers.
    ///
    /// - Returns: a lease for ``giveBack(_:)``.
    /// - Throws: `ServerProcess.Failure`.
    func take(_ server: ScriptServer) throws(ServerProcess.Failure) -> Lease {
      let key = server.key
      changes.lock()
      defer { changes.unlock() }
      while true {
        if let failure = failures[key] { throw failure }
        guard !isOver else { throw ServerProcess.Failure(message: "all servers are ended", output: "") }
        guard let slot = slots[key.port] else { return try start(server) }
        if slot.key == key, slot.isReady, let process = slot.process, process.isRunning {
          slots[key.port]?.users += 1
          return Lease(process: process, port: key.port, start: process.printedCount)
        }
        if let process = slot.process, slot.users == 0 {
          slots[key.port]?.process = nil
          unlocked { process.end() }
          slots[key.port] = nil
          changes.broadcast()
        } else {
          changes.wait()
        }
      }
    }

    /// Releases the port for other scripts, which may use this server or another one.
    func giveBack(_ lease: Lease) {
      changes.withLock {
        slots[lease.port]?.users -= 1
        changes.broadcast()
      }
    }

    /// Ends all servers, and waits until they have ended. No server is started after that.
    func end() {
      let running = changes.withLock {
        isOver = true
        changes.broadcast()
        return slots.values.compactMap(\.process)
      }
      for process in running { process.end() }
    }

    /// Starts a server. A slot without users is not changed by other threads.
    private func start(_ server: ScriptServer) throws(ServerProcess.Failure) -> Lease {
      let key = server.key
      slots[key.port] = Slot(key: key)
      do throws(ServerProcess.Failure) {
        try unlocked { () throws(ServerProcess.Failure) in
          guard !server.port.answers else {
            throw ServerProcess.Failure(
              message: """
                another program answers at \(server.port) before "\(key.command)" is started; end that program, \
                or leave the line out to test what it serves
                """, output: "")
          }
        }
        let process = try ServerProcess(key.command, in: key.folder)
        // Store the process now, so that `end()` ends it even before it answers.
        slots[key.port]?.process = process
        slots[key.port]?.users = 1
        try unlocked { () throws(ServerProcess.Failure) in try process.wait(for: server.port) }
        slots[key.port]?.isReady = true
        changes.broadcast()
        return Lease(process: process, port: key.port, start: 0)
      } catch {
        let process = slots[key.port]?.process
        unlocked { process?.end() }
        slots[key.port] = nil
        failures[key] = error
        changes.broadcast()
        throw error
      }
    }

    /// Runs the body with the lock released, so that other threads can continue.
    private func unlocked<Failure: Error>(_ body: () throws(Failure) -> Void) throws(Failure) {
      changes.unlock()
      defer { changes.lock() }
      try body()
    }
  }

  extension String {
    /// The lines that a server has printed, in printable form.
    var serverLines: [String] {
      var lines = split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { String($0).printable }
      while lines.last?.allSatisfy(\.isWhitespace) == true { lines.removeLast() }
      return lines
    }
  }
#endif

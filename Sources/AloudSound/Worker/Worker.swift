internal import AloudBase
internal import AloudProcess
internal import Foundation

/// A worker process and its jobs.
final class Worker {
  /// A passage that has been sent.
  struct Job {
    /// The number of the passage, from 0, in the order of the requests.
    let number: Int
    let passage: PreparedPassage
    /// How many workers have crashed during it.
    var deaths = 0
  }

  private(set) var process: WorkerProcess
  /// True once it has loaded espeak-ng.
  var isReady: Bool
  /// The jobs of the worker, in order.
  var jobs: [Job] = []
  /// How long the engine has waited since its last reply, in seconds.
  private(set) var waited = 0.0
  /// The path of the program, for messages.
  let path: String

  /// Starts the program once more; nil after that, or once the worker has been ready.
  private var restart: (() throws(SoundError) -> WorkerProcess)?

  init(
    _ process: WorkerProcess, isReady: Bool, path: String = "",
    restart: (() throws(SoundError) -> WorkerProcess)? = nil
  ) {
    self.process = process
    self.restart = restart
    self.isReady = isReady
    self.path = path
  }

  func send(_ job: Job) {
    jobs.append(job)
    process.send(WorkerRequest.speak(job.passage.runs))
  }

  /// The replies that have arrived, without the reply to the opening request.
  ///
  /// If a worker ends during its start, it is started once more, because another process may have ended it.
  ///
  /// - Throws: ``SoundError`` when it has not found espeak-ng, or is not a worker.
  func replies() throws(SoundError) -> [WorkerReply] {
    var replies: [WorkerReply] = process.replies()
    if !replies.isEmpty { waited = 0 }
    if !isReady, !replies.isEmpty {
      let first = replies.removeFirst()
      if let error = first.error { throw error }
      guard case .ready = first else { throw Worker.notOne(path) }
      isReady = true
    }
    if !isReady, process.isEnded { try startAgain() }
    // Replies after an inconsistent one are not usable.
    let isConsistent = replies.allSatisfy { if case .spoken(let speech) = $0 { speech.isConsistent } else { true } }
    guard isConsistent else {
      process.end()
      return []
    }
    return replies
  }

  private func startAgain() throws(SoundError) {
    guard let ending = process.ending else { throw Worker.notOne(path) }
    guard let restart else { throw Worker.notOne(path, ending) }
    self.restart = nil
    process = try restart()
    for job in jobs { process.send(WorkerRequest.speak(job.passage.runs)) }
  }

  /// The error for a program that is not a worker. `ending` says how it ended, each time that it was started; nil if it
  /// did not end.
  static func notOne(_ path: String, _ ending: Message? = nil) -> SoundError {
    guard let ending else {
      return SoundError(
        .noEngine,
        "\(path): does not work as Aloud's speech worker; set ALOUD_WORKER to the `aloud` tool of this version")
    }
    return SoundError(
      .noEngine,
      """
      \(path): does not work as Aloud's speech worker; \(ending) each time it was started; \
      set ALOUD_WORKER to the `aloud` tool of this version, or raise the limits of this process (ulimit -a)
      """)
  }

  /// True when the engine has waited too long, in seconds. The start may take longer, because the machine may be busy.
  func isLate(_ limit: Double) -> Bool { waited >= (isReady ? limit : max(limit, 20)) }

  /// Sends one request to an idle worker, and waits for the reply.
  func ask(_ request: WorkerRequest, timeLimit: Double) throws(SoundError) -> WorkerReply {
    process.send(request)
    while true {
      let asked = process
      if let reply = try replies().first { return reply }
      if process !== asked { process.send(request) }
      guard !process.isEnded, !isLate(timeLimit) else {
        process.end()
        throw SoundError(.noEngine, "espeak-ng does not answer")
      }
      Worker.wait(for: [self], atMost: timeLimit)
    }
  }

  /// Waits until one of several workers has a message, at most a second.
  ///
  /// Only the time in this method counts: not the time of callbacks in between, nor the time in which the machine
  /// sleeps.
  static func wait(for workers: [Worker], atMost limit: Double) {
    var watched = workers.map(\.process.watched)
    let timeout = min(1, max(0.001, limit - (workers.map(\.waited).max() ?? 0)))
    let start = ContinuousClock.now
    poll(&watched, nfds_t(watched.count), CInt((timeout * 1000).rounded(.up)))
    let seconds = min(timeout, (ContinuousClock.now - start) / .seconds(1))
    for worker in workers {
      worker.waited += seconds
      worker.process.flush()
    }
  }
}

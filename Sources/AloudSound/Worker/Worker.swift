internal import AloudProcess
internal import Foundation

/// A worker process and what it has to do.
final class Worker {
  /// A passage on its way.
  struct Job {
    /// From 0, in the order in which passages are asked for.
    let number: Int
    let passage: PreparedPassage
    /// How many workers have died of it.
    var deaths = 0
  }

  private(set) var process: WorkerProcess
  /// True when it has found espeak-ng.
  var isReady: Bool
  /// What it has to do, in this order.
  var jobs: [Job] = []
  /// How long it has been waited for since it last answered, in seconds.
  private(set) var waited = 0.0
  /// The path of the program, for messages.
  let path: String

  /// Starts the program once more; nil when that has been tried, or when it has worked before.
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

  /// The replies that have come in, without the answer to its opening.
  ///
  /// A worker that ends while it starts is started once more: another may have ended it.
  ///
  /// - Throws: ``SoundError`` when it has found no espeak-ng, or is no worker.
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
    // The others are of no use behind a reply that contradicts itself.
    let isConsistent = replies.allSatisfy { if case .spoken(let speech) = $0 { speech.isConsistent } else { true } }
    guard isConsistent else {
      process.end()
      return []
    }
    return replies
  }

  private func startAgain() throws(SoundError) {
    guard let ending = process.ending else { throw Worker.notOne(path) }
    guard let restart else { throw Worker.notOne(path, "\(ending) each time it was started; ") }
    self.restart = nil
    process = try restart()
    for job in jobs { process.send(WorkerRequest.speak(job.passage.runs)) }
  }

  static func notOne(_ path: String, _ reason: String = "") -> SoundError {
    SoundError(
      .noEngine,
      "\(path): does not work as Aloud's speech worker; \(reason)set ALOUD_WORKER to the `aloud` tool of this version"
        + (reason.isEmpty ? "" : ", or raise the limits of this process (ulimit -a)"))
  }

  /// True when it has been waited for too long, in seconds; beginning may take its time, on a machine that is busy.
  func isLate(_ limit: Double) -> Bool { waited >= (isReady ? limit : max(limit, 20)) }

  /// Asks one thing of a worker that has nothing else to do.
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

  /// Waits until one of some workers has something to tell, a second at most.
  ///
  /// Only time that is spent here counts, not what a listener does in between, or how long a machine sleeps.
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

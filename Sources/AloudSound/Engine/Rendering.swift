internal import AloudProcess

/// Sends passages to workers, and delivers their renditions in order.
struct Rendering<Passages: Sequence> where Passages.Element == Passage {
  /// How many jobs a worker has at most: the current one, and one for immediately afterwards.
  private static var depth: Int { 2 }

  private let engine: ESpeak
  private var passages: Passages.Iterator
  private var workers: [Worker] = []
  /// The jobs to send again, in order.
  private var again: [Worker.Job] = []
  private var finished: [Int: (passage: PreparedPassage, result: Result<Rendition, SoundError>)] = [:]
  /// The remaining pieces of a passage whose first pieces have been sent.
  private var pieces: [PreparedPassage] = []
  /// The finished pieces of the passage that is delivered next.
  private var whole = Rendition()
  /// How many pieces have been taken from passages. `taken` is the number of those with a result.
  private var asked = 0
  private var taken = 0
  private var isAtEnd = false

  init(_ engine: ESpeak, _ passages: Passages) {
    self.engine = engine
    self.passages = passages.makeIterator()
  }

  mutating func run(_ take: (Rendition) throws(SoundError) -> Void) throws(SoundError) {
    defer { workers.forEach(engine.giveBack) }
    while true {
      try distribute()
      while let (passage, result) = finished.removeValue(forKey: taken) {
        taken += 1
        whole.append(try result.get(), of: passage)
        guard passage.isLast else { continue }
        let rendition = whole
        whole = Rendition()
        try take(rendition)
      }
      if isAtEnd, taken == asked { return }
      let busy = workers.filter { !$0.jobs.isEmpty }
      if !busy.isEmpty { Worker.wait(for: busy, atMost: engine.options.timeLimit) }
      for worker in busy { try collect(worker) }
    }
  }

  /// Sends jobs to the workers with the fewest jobs. Starts another worker when all have jobs.
  private mutating func distribute() throws(SoundError) {
    while let job = nextJob() {
      var least = workers.min { $0.jobs.count < $1.jobs.count }
      if least.map({ !$0.jobs.isEmpty }) ?? true, workers.count < max(1, engine.options.workerCount) {
        let worker = try engine.borrow()
        workers.append(worker)
        least = worker
      }
      least?.send(job)
    }
  }

  /// The next passage or piece; nil when the workers have enough jobs, or enough results are waiting.
  private mutating func nextJob() -> Worker.Job? {
    let count = max(1, engine.options.workerCount)
    guard workers.count < count || workers.contains(where: { $0.jobs.count < Self.depth }) else { return nil }
    if !again.isEmpty { return again.removeFirst() }
    while !isAtEnd, asked - taken < 2 * Self.depth * count {
      if pieces.isEmpty {
        guard let passage = passages.next() else {
          isAtEnd = true
          return nil
        }
        pieces = PreparedPassage.pieces(of: passage, engine.options)
      }
      let job = Worker.Job(number: asked, passage: pieces.removeFirst())
      asked += 1
      if !job.passage.isSilent { return job }
      finish(job, .success(Rendition(.init(), job.passage)))
    }
    return nil
  }

  private mutating func finish(_ job: Worker.Job, _ result: Result<Rendition, SoundError>) {
    finished[job.number] = (job.passage, result)
  }

  private mutating func collect(_ worker: Worker) throws(SoundError) {
    for reply in try worker.replies() {
      guard !worker.jobs.isEmpty else { return worker.process.end() }
      let job = worker.jobs.removeFirst()
      switch reply {
      case .spoken(let speech):
        engine.count { $0.engineSeconds += speech.seconds }
        finish(job, .success(Rendition(speech, job.passage)))
        if speech.needsNewWorker { return retire(worker) }
      case .failure, .ready, .phonemes, .voices:
        guard let error = reply.error else { return worker.process.end() }
        finish(job, .failure(error))
      }
    }
    let isLate = worker.isLate(engine.options.timeLimit) && !worker.jobs.isEmpty
    if isLate { worker.process.end() }
    if worker.process.isEnded { try replace(worker, isLate: isLate) }
  }

  /// Ends a worker without an error; another worker gets its remaining jobs.
  private mutating func retire(_ worker: Worker) {
    worker.process.end()
    workers.removeAll { $0 === worker }
    again = (again + worker.jobs).sorted { $0.number < $1.number }
    worker.jobs = []
  }

  /// Replaces a worker that crashed during its first job, or took too long for it. After a crash, the job is sent once
  /// more, because the cause may have been something else. Another worker gets the other jobs.
  private mutating func replace(_ worker: Worker, isLate: Bool) throws(SoundError) {
    engine.count { $0.workersLost += 1 }
    guard worker.isReady else { throw Worker.notOne(worker.path) }
    if !worker.jobs.isEmpty {
      worker.jobs[0].deaths += 1
      if isLate || worker.jobs[0].deaths > 1 {
        let job = worker.jobs.removeFirst()
        finish(job, .success(job.passage.lost(lossReason(worker, isLate: isLate))))
      }
    }
    retire(worker)
  }

  private func lossReason(_ worker: Worker, isLate: Bool) -> String {
    if isLate { return "espeak-ng did not finish within \(engine.options.timeLimit) s" }
    return "espeak-ng crashed" + (worker.process.signal.map { " (signal \($0))" } ?? "")
  }
}

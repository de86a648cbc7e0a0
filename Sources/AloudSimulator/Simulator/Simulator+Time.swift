internal import AloudReader
internal import AloudSpeech
internal import AloudTree

// The clock. Each turn goes to the next time at which something happens.
extension Simulator {
  /// The speech of this instant is heard from now on.
  mutating func settle() { log(queue.settle(at: time)) }

  /// Takes at once what was on its way.
  mutating func flush() {
    // The results of the change may be another change.
    for _ in 0..<Simulator.maximumRuns where pending != nil && fault == nil { takePending() }
    if pending != nil { fail(.endless) }
    settle()
  }

  /// Lets time pass until nothing is being said or about to be said. Timers that are due meanwhile run; after a double tap
  /// those too that are due at once, since a person waits a moment for an answer. Others are not waited for.
  mutating func hearOut() {
    let end = time.after(seconds: Simulator.patience)
    while fault == nil, isBusy || awaitsAnswer {
      guard let next = nextInstant else { return }
      guard next <= end else {
        advance(to: end)
        return log([.happening(.stillSpeaking)])
      }
      turn(to: next)
    }
  }

  private var awaitsAnswer: Bool {
    guard let answerEnd, device.suspendedSince == nil, let timer = timers.next else { return false }
    return timer <= answerEnd
  }

  private var isBusy: Bool { !queue.isIdle || pending != nil }

  mutating func run(until end: Instant) {
    while fault == nil, let next = nextInstant, next <= end { turn(to: next) }
    if fault == nil { advance(to: end) }
  }

  /// The next time at which something happens by itself; nil when nothing ever will.
  public var nextInstant: Instant? {
    if fault != nil { return nil }
    // A suspended app has no time.
    let timer = device.suspendedSince == nil ? timers.next : nil
    let scan = device.suspendedSince == nil ? scanInstant : nil
    return [queue.nextInstant, pending?.deadline, timer, scan, device.timeLimitEnd].compactMap(\.self).min()
  }

  private mutating func advance(to next: Instant) {
    guard next > time else { return }
    time = next
    runs = 0
  }

  /// Goes to a time, and does what is due then.
  private mutating func turn(to next: Instant) {
    advance(to: next)
    moves = []
    if occurrences.count > Simulator.maximumOccurrences { return fail(.tooMuch) }
    if isOverdue?() == true { return fail(.overdue) }
    let passed = queue.pass(time, hintDelay: settings.hintDelay, hintDuration: duration(of:))
    log(passed.events)
    if passed.hasEnded, !queue.isSpeaking, queue.waiting.isEmpty, queue.hint == nil {
      process(reader.continueReading())
    }
    if let change = pending, change.deadline <= time { takePending() }
    if let end = device.timeLimitEnd, end <= time { reachTimeLimit() }
    if device.suspendedSince == nil { passScanning() }
    if device.suspendedSince == nil, let timer = timers.take(at: time) {
      take(app.answer(.due(timer), at: time).outcomes)
      refresh(isSpontaneous: true)
    }
    settle()
  }
}

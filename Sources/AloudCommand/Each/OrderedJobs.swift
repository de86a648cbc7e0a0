import Aloud
import Foundation

/// Processes several items of a stream at once, and delivers the results in the order of the items.
///
/// A result is delivered as soon as all earlier ones are. The number of items in memory is limited.
final class OrderedJobs<Item: Sendable, Result: Sendable>: @unchecked Sendable {
  private let work: @Sendable (Item) -> Result
  private let deliver: @Sendable (Result) throws(Failure) -> Bool
  private let size: @Sendable (Item) -> Int
  private let lookAhead: Int
  private let mostBytes: Int

  /// Guards all properties below, which makes the class sendable.
  private let change = NSCondition()
  private var waiting: [(index: Int, item: Item)] = []
  private var done: [Int: (result: Result, size: Int)] = [:]
  private var taken = 0
  private var delivered = 0
  private var bytes = 0
  private var workers = 0
  private var isAtEnd = false
  private var isStopped = false
  private var isDelivering = false
  private var failure: Failure?

  /// - Parameters:
  ///   - count: how many items are processed at once.
  ///   - mostBytes: the maximum total size of the items in memory; a single item may be larger.
  ///   - size: the size of an item.
  ///   - work: computes the result of an item, on any thread.
  ///   - deliver: receives the results in the order of the items, one at a time; false stops all work.
  init(
    _ count: Int, mostBytes: Int = .max, size: @escaping @Sendable (Item) -> Int = { _ in 0 },
    work: @escaping @Sendable (Item) -> Result, deliver: @escaping @Sendable (Result) throws(Failure) -> Bool
  ) {
    self.work = work
    self.deliver = deliver
    self.size = size
    self.mostBytes = mostBytes
    // Large enough that other threads do not wait for a slow item.
    lookAhead = count * 8
    let most = min(count, StartedThread.mostCount ?? .max)
    guard count > 1 else { return }
    for _ in 0..<max(0, most) {
      change.withLock { workers += 1 }
      guard !StartedThread.run({ self.takeItems() }) else { continue }
      change.withLock { workers -= 1 }
      break
    }
  }

  /// True when no more results are needed.
  var isOver: Bool { change.withLock { isStopped } }

  /// Processes all items, on this thread if no other thread could be started.
  ///
  /// - Parameter next: returns the next item; nil at the end.
  /// - Throws: the errors of `next` and `deliver`, after all earlier results have been delivered.
  func run(_ next: () throws(Failure) -> Item?) throws(Failure) {
    var problem: Failure?
    do {
      while let item = try next() {
        guard try add(item) else { break }
      }
    } catch {
      problem = error
    }
    finish()
    // All other threads have ended, so `failure` can be read without the lock.
    if let failure = failure ?? problem { throw failure }
  }

  /// - Returns: false when no more results are needed.
  private func add(_ item: Item) throws(Failure) -> Bool {
    change.lock()
    // Workers also end when no more results are needed. This thread works only if no worker was started.
    guard workers > 0 || isStopped else {
      change.unlock()
      return try deliver(work(item))
    }
    defer { change.unlock() }
    let size = size(item)
    while !isStopped, taken - delivered >= lookAhead || (taken > delivered && bytes > mostBytes - size) {
      change.wait()
    }
    guard !isStopped else { return false }
    waiting.append((taken, item))
    taken += 1
    bytes += size
    change.broadcast()
    return true
  }

  private func finish() {
    change.lock()
    isAtEnd = true
    change.broadcast()
    while workers > 0 { change.wait() }
    change.unlock()
  }

  // MARK: On other threads

  private func takeItems() {
    change.lock()
    while true {
      while waiting.isEmpty, !isAtEnd, !isStopped { change.wait() }
      guard !isStopped, !waiting.isEmpty else { break }
      let (index, item) = waiting.removeFirst()
      change.unlock()
      let result = work(item)
      let size = size(item)
      change.lock()
      done[index] = (result, size)
      deliverWhatIsDone()
    }
    workers -= 1
    change.broadcast()
    change.unlock()
  }

  /// Called with the lock, which is released during the delivery of a result.
  private func deliverWhatIsDone() {
    // The thread that is delivering checks again afterwards.
    guard !isDelivering else { return }
    isDelivering = true
    while !isStopped, let (result, size) = done.removeValue(forKey: delivered) {
      change.unlock()
      let outcome = Swift.Result { () throws(Failure) in try deliver(result) }
      change.lock()
      delivered += 1
      bytes -= size
      switch outcome {
      case .success(let goesOn): isStopped = !goesOn
      case .failure(let failure): (self.failure, isStopped) = (failure, true)
      }
      change.broadcast()
    }
    isDelivering = false
  }
}

import Aloud
import Foundation

/// Works on several items of a stream at once, and delivers the results in the order of the items.
///
/// A result is delivered as soon as all before it are. Few items are held at a time, however many there are.
final class OrderedJobs<Item: Sendable, Result: Sendable>: @unchecked Sendable {
  private let work: @Sendable (Item) -> Result
  private let deliver: @Sendable (Result) throws(Failure) -> Bool
  private let size: @Sendable (Item) -> Int
  private let lookAhead: Int
  private let mostBytes: Int

  /// Guards all below.
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
  ///   - count: on how many items it works at once.
  ///   - mostBytes: how large all items may be together that are held at a time; one may always be held.
  ///   - size: how large an item is.
  ///   - work: makes a result of an item, on any thread.
  ///   - deliver: takes the results in the order of the items, one at a time; false ends all work.
  init(
    _ count: Int, mostBytes: Int = .max, size: @escaping @Sendable (Item) -> Int = { _ in 0 },
    work: @escaping @Sendable (Item) -> Result, deliver: @escaping @Sendable (Result) throws(Failure) -> Bool
  ) {
    self.work = work
    self.deliver = deliver
    self.size = size
    self.mostBytes = mostBytes
    // Large enough that a slow item keeps no other thread waiting.
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

  /// True when nobody wants more results.
  var isOver: Bool { change.withLock { isStopped } }

  /// Works on all items, on this thread where there is no other.
  ///
  /// - Parameter next: the next item; nil at the end.
  /// - Throws: what `next` and `deliver` throw, after everything before that has been delivered.
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
    // No other thread is left that could write it.
    if let failure = failure ?? problem { throw failure }
  }

  /// - Returns: false when nobody wants more results.
  private func add(_ item: Item) throws(Failure) -> Bool {
    change.lock()
    // Workers also leave when nobody wants more results; only without any from the beginning does this thread work.
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

  /// Called with the lock, which is open while a result is delivered.
  private func deliverWhatIsDone() {
    // The thread that delivers looks again afterwards.
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

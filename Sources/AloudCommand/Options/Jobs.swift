import Aloud
import Foundation

/// Performs several jobs at once, on this thread and on others.
struct Jobs {
  private let count: Int
  private let startThread: (@escaping @Sendable () -> Void) -> Bool

  /// - Parameters:
  ///   - count: the maximum number of jobs at once.
  ///   - startThread: runs a body on a new thread, or returns false where that is not possible; fewer jobs run at once
  ///     then.
  init(_ count: Int, startThread: @escaping (@escaping @Sendable () -> Void) -> Bool = StartedThread.run) {
    self.count = count
    self.startThread = startThread
  }

  /// The results of all items, in order.
  ///
  /// - Parameters:
  ///   - items: each item is processed once.
  ///   - progress: called repeatedly with the approximate number of processed items.
  ///   - work: computes the result of an item.
  /// - Returns: one result for each item.
  func map<Item: Sendable, Result: Sendable>(
    _ items: [Item], progress: @escaping @Sendable (Int) -> Void = { _ in },
    _ work: @escaping @Sendable (Item) -> Result
  ) -> [Result] {
    let results = Guarded([Result?](repeating: nil, count: items.count))
    let next = Guarded(0)
    @Sendable func takeItems(reportingProgress: Bool) {
      while true {
        let index = next.withLock { next in
          defer { next += 1 }
          return next
        }
        guard index < items.count else { return }
        let result = work(items[index])
        results.withLock { $0[index] = result }
        if reportingProgress { progress(index) }
      }
    }
    let others = DispatchGroup()
    let mostThreads = min(count, items.count, StartedThread.mostCount.map { $0 + 1 } ?? .max)
    for _ in 1..<max(1, mostThreads) {
      others.enter()
      let isStarted = startThread {
        takeItems(reportingProgress: false)
        others.leave()
      }
      guard isStarted else {
        others.leave()
        break
      }
    }
    takeItems(reportingProgress: true)
    others.wait()
    return results.withLock { $0.compactMap(\.self) }
  }
}

extension Arguments {
  /// More jobs than any machine has cores.
  private static let mostJobs = 1024

  /// How many jobs run at once: the value of `--jobs`, or the number of cores.
  func jobs() throws(Failure) -> Int {
    let jobs = try count(.jobs, atLeast: 1) ?? ProcessInfo.processInfo.activeProcessorCount
    return min(jobs, Arguments.mostJobs)
  }
}

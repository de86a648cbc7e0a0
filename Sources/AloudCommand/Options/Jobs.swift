import Aloud
import Foundation

/// Does many things at once, on this thread and on others.
struct Jobs {
  private let count: Int
  private let startThread: (@escaping @Sendable () -> Void) -> Bool

  /// - Parameters:
  ///   - count: how many things are done at once, at most.
  ///   - startThread: runs a body on a new thread, or returns false where there is none; then fewer things are done at once.
  init(_ count: Int, startThread: @escaping (@escaping @Sendable () -> Void) -> Bool = StartedThread.run) {
    self.count = count
    self.startThread = startThread
  }

  /// The results of all items, in their order.
  ///
  /// - Parameters:
  ///   - items: each is worked on once.
  ///   - progress: is called now and then with the number of items that are done, roughly.
  ///   - work: makes a result of an item.
  /// - Returns: a result for each item.
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
  /// No machine has so many cores.
  private static let mostJobs = 1024

  /// How many things are done at once: `--jobs`, else as many as there are cores.
  func jobs() throws(Failure) -> Int {
    let jobs = try count(.jobs) ?? ProcessInfo.processInfo.activeProcessorCount
    try require(jobs > 0, "--jobs takes a number of 1 or more")
    return min(jobs, Arguments.mostJobs)
  }
}

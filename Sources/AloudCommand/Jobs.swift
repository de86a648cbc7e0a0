import Foundation

/// Does many things at once, each on a thread with as large a stack as the main thread has: documents may be nested deeply.
struct Jobs {
  private let count: Int

  /// In bytes.
  private static let stackSize = 8 << 20

  init(_ count: Int) { self.count = count }

  /// The results of all items, in their order.
  ///
  /// - Parameters:
  ///   - items: what is worked on.
  ///   - progress: is told now and then how many are done, about.
  ///   - work: makes a result of an item.
  /// - Returns: a result for each item.
  func map<Item: Sendable, Result: Sendable>(
    _ items: [Item], progress: @escaping @Sendable (Int) -> Void = { _ in },
    _ work: @escaping @Sendable (Item) -> Result
  ) -> [Result] {
    let stride = min(count, items.count)
    guard stride > 1 else {
      return items.enumerated().map { index, item in
        defer { progress(index) }
        return work(item)
      }
    }
    var results = [Result?](repeating: nil, count: items.count)
    results.withUnsafeMutableBufferPointer { buffer in
      // Each place is written by one thread, and read when all have ended.
      nonisolated(unsafe) let places = buffer
      let group = DispatchGroup()
      for job in 0..<stride {
        group.enter()
        let thread = Thread {
          for index in Swift.stride(from: job, to: items.count, by: stride) {
            places[index] = work(items[index])
            if job == 0 { progress(index) }
          }
          group.leave()
        }
        thread.stackSize = Jobs.stackSize
        thread.start()
      }
      group.wait()
    }
    return results.compactMap(\.self)
  }
}

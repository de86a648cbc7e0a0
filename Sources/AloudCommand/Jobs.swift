import Foundation

/// Does many things at once, each on a thread with as large a stack as the main thread has: documents may be nested deeply.
struct Jobs {
  private let count: Int

  /// In bytes.
  private static let stackSize = 8 << 20

  init(_ count: Int) { self.count = count }

  /// The results of all items, in their order.
  func map<Item: Sendable, Result: Sendable>(_ items: [Item], _ work: @escaping @Sendable (Item) -> Result) -> [Result]
  {
    let stride = min(count, items.count)
    guard stride > 1 else { return items.map(work) }
    var results = [Result?](repeating: nil, count: items.count)
    results.withUnsafeMutableBufferPointer { buffer in
      // Each place is written by one thread, and read when all have ended.
      nonisolated(unsafe) let places = buffer
      let group = DispatchGroup()
      for job in 0..<stride {
        group.enter()
        let thread = Thread {
          for index in Swift.stride(from: job, to: items.count, by: stride) { places[index] = work(items[index]) }
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

/// One of several parts of a list, so that several machines share the work.
///
///     Shard("2/8")?.part(of: scripts)  // the 2nd, the 10th, the 18th …
public struct Shard: Equatable, Sendable {
  /// Which part, from 1.
  public let index: Int
  /// How many parts there are.
  public let count: Int

  /// Reads `INDEX/COUNT`, index from 1 to count; nil for anything else.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { part in
      part.utf8.allSatisfy { (48...57).contains($0) } ? Int(part) : nil
    }
    guard parts.count == 2, let index = parts[0], let count = parts[1], index >= 1, index <= count else { return nil }
    self.index = index
    self.count = count
  }

  /// Every `count`-th one, from the `index`-th; the parts together are the list.
  public func part<Item>(of items: [Item]) -> [Item] {
    items.enumerated().filter { $0.offset % count == index - 1 }.map(\.element)
  }
}

/// The numbers of controls that were tried on a page, and of those that were not.
public struct RehearsalCounts: Equatable, Sendable {
  /// Controls that were tried.
  public var tried = 0
  /// Links to other documents; they are not followed.
  public var links = 0
  /// Controls beyond the number that was asked for.
  public var leftOut = 0
  /// Controls of which nothing can be said: they sent something that was held back, left the page, or were not there again.
  public var unjudged = 0
  /// The requests that were not sent: `POST http://localhost:3000/cart`, once for each time.
  public var heldBack: [String] = []

  public init() {}

  /// The same requests once each, in order, with their number.
  public var addresses: [(address: String, count: Int)] {
    var order: [String] = []
    var counts: [String: Int] = [:]
    for address in heldBack {
      if counts[address] == nil { order.append(address) }
      counts[address, default: 0] += 1
    }
    return order.map { ($0, counts[$0] ?? 0) }
  }
}

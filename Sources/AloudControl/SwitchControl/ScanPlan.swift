internal import AloudSpeech

/// The effort to reach each element with one switch and Auto Scanning.
public struct ScanPlan: Sendable {
  public struct Stop: Equatable, Sendable {
    public let item: ScanItem
    /// How many groups are entered before it.
    public let depth: Int
    /// How often the switch is pressed until the item is selected: once for each group around it, once for itself. The Scanner
    /// Menu, where it opens, takes one press more.
    public let presses: Int
    /// How many items are passed over, on all levels.
    public let passed: Int
    /// Until the item is highlighted, in seconds.
    public let seconds: Double
  }

  /// Groups and elements, a group before what is in it.
  public let stops: [Stop]

  /// - Complexity: O(n) in the items.
  public init(_ items: [ScanItem], secondsPerItem: Double) {
    var stops: [Stop] = []
    ScanPlan.add(items, depth: 0, passed: 0, secondsPerItem, to: &stops)
    self.stops = stops
  }

  private static func add(
    _ items: [ScanItem], depth: Int, passed: Int, _ secondsPerItem: Double, to stops: inout [Stop]
  ) {
    for (index, item) in items.enumerated() {
      let before = passed + index
      stops.append(
        Stop(
          item: item, depth: depth, presses: depth + 1, passed: before, seconds: Double(before) * secondsPerItem))
      if let members = item.members { add(members, depth: depth + 1, passed: before, secondsPerItem, to: &stops) }
    }
  }
}

extension ControlledScreen {
  public func scanPlan() -> ScanPlan {
    ScanPlan(scanItems(), secondsPerItem: Double(settings.technologies.scanningTime) / 1000)
  }
}

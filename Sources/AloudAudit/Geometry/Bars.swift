internal import AloudTree

/// The navigation bars and toolbars of a screen.
///
/// A dump with types names its bars. In documents and in other dumps, buttons at the top of the screen are in the
/// navigation bar if they are beside the title or above it: the first heading or search field (assumed).
///
/// - Complexity: O(nodes) to create.
struct Bars {
  /// The lower edge of a navigation bar, in points from the top of the screen: the tallest status bar has 62 points, a
  /// bar 54.
  private static let edge = 116.0
  /// The height of the row of a large title, in points.
  private static let largeTitle = 52.0

  private let isInBar: [Bool]
  private let title: Bounds?

  init(_ screen: AuditedScreen) {
    isInBar = screen.tree.passedDown(false) { $1 || screen.tree.nodes[$0.index].isBarOfUIKit }
    title =
      screen.stops.first { $0.traits.contains(.header) || $0.traits.contains(.searchField) }?.bounds
      .flatMap { $0.center.y < Bars.edge + Bars.largeTitle ? $0 : nil }
  }

  func contain(_ target: Targets.Target) -> Bool {
    if isInBar[target.stop.node.index] { return true }
    guard let title, target.stop.traits.contains(.button) else { return false }
    return target.area.center.y < Bars.edge && target.area.minY < title.maxY
  }
}

extension Node {
  /// True for a navigation bar or a toolbar that an importer has recognized by its type.
  fileprivate var isBarOfUIKit: Bool {
    let inferences = sharedDetails?.value.inferences ?? []
    return inferences.contains("toolbar") || sortPriority == 1 && inferences.contains("navigationBarFirst")
  }
}

import AloudTree

/// The effects of bars, alerts and scroll views on the elements in them, in every format that contains such views.
///
/// Elements are numbered in preorder; -1 is none.
enum Surroundings {
  /// The priorities of the stops in a navigation bar; a higher priority is read first. Empty for a bar with one stop,
  /// and where the frame of a stop is not known.
  ///
  /// Stops that overlap vertically are one row, read from its leading edge. A title is smaller than the buttons beside
  /// it, so it may begin more than the row threshold below them.
  static func barPriorities(_ stops: some Collection<Int>, rightToLeft: Bool, frame: (Int) -> Frame?) -> [Int: Double] {
    let framed = stops.compactMap { index in frame(index).map { (index: index, frame: $0) } }
    guard framed.count == stops.count, framed.count > 1 else { return [:] }
    var rows: [[(index: Int, frame: Frame)]] = []
    for stop in framed.sorted(by: { ($0.frame.center.y, $0.index) < ($1.frame.center.y, $1.index) }) {
      if let last = rows.last?.last, overlap(last.frame, stop.frame) {
        rows[rows.count - 1].append(stop)
      } else {
        rows.append([stop])
      }
    }
    let sign = rightToLeft ? -1.0 : 1.0
    let order = rows.flatMap { row in row.sorted { (sign * $0.frame.x, $0.index) < (sign * $1.frame.x, $1.index) } }
    var priorities: [Int: Double] = [:]
    for (rank, stop) in order.enumerated() { priorities[stop.index] = Double(order.count - rank) }
    return priorities
  }

  /// True when the two overlap vertically by more than half of the smaller height.
  private static func overlap(_ one: Frame, _ other: Frame) -> Bool {
    let shared = min(one.y + one.height, other.y + other.height) - max(one.y, other.y)
    return shared > min(one.height, other.height) / 2
  }

  /// The elements that hide their siblings: alerts and their ancestors, except for the window while a keyboard is in
  /// another window.
  static func modal(_ alerts: [Int], keyboards: [Int], parent: (Int) -> Int) -> Set<Int> {
    func window(of index: Int) -> Int {
      var index = index
      while parent(index) >= 0 { index = parent(index) }
      return index
    }
    guard !alerts.isEmpty else { return [] }
    let keyboardWindows = Set(keyboards.map(window))
    var modal: Set<Int> = []
    for alert in alerts {
      let window = window(of: alert)
      let keepsWindow = keyboardWindows.contains { $0 != window }
      var index = alert
      while index >= 0, !(keepsWindow && index == window), modal.insert(index).inserted { index = parent(index) }
    }
    return modal
  }

  /// The scroll views whose first stops are above or before them. `corner` is nil for elements that are not stops.
  static func scrolled(
    among count: Int, parent: (Int) -> Int, corner: (Int) -> ScreenPoint?, scrollFrame: (Int) -> Frame?
  ) -> Set<Int> {
    var scrolled: Set<Int> = []
    var corners = [ScreenPoint?](repeating: nil, count: count)
    for index in corners.indices.reversed() {
      guard let corner = corner(index) ?? corners[index] else { continue }
      if let frame = scrollFrame(index), corner.x < frame.x || corner.y < frame.y { scrolled.insert(index) }
      let parent = parent(index)
      guard parent >= 0 else { continue }
      let other = corners[parent] ?? corner
      corners[parent] = ScreenPoint(x: min(corner.x, other.x), y: min(corner.y, other.y))
    }
    return scrolled
  }
}

extension Document.Device {
  /// iPad or iPhone, by the size of the screen in points; iPhone if the size is not known.
  init(ofScreen size: (width: Double, height: Double)?) {
    // The narrowest iPad is 744 points wide, and the widest iPhone 440.
    self = size.map { min($0.width, $0.height) >= 700 } == true ? .pad : .phone
  }

  /// In points; the status bar of no iPhone or iPad is taller.
  static let tallestStatusBar = 62.0

  /// The height of the status bar, in points. It is larger on iPhones with a notch, which are more than 800 points
  /// tall; also used if the size is not known.
  static func statusBarHeight(ofScreen size: (width: Double, height: Double)?) -> Double {
    guard let size else { return 54 }
    return Document.Device(ofScreen: size) == .phone && size.height > 800 ? 54 : 24
  }
}

/// Counts the identifiers of a dump; only those of a single element are ids.
struct IdentifierCounts: Sendable {
  /// The identifiers of several elements.
  private var shared: Set<String> = []

  init(_ identifiers: some Sequence<String>) {
    var seen: Set<String> = []
    for identifier in identifiers where !seen.insert(identifier).inserted { shared.insert(identifier) }
  }

  func isShared(_ identifier: String) -> Bool { shared.contains(identifier) }

  /// Sets the identifier of a node: as its id, or as a shared identifier.
  func name(_ node: inout Node, _ identifier: String?) {
    guard let identifier else { return }
    if isShared(identifier) { node.details.sharedIdentifier = identifier } else { node.id = identifier }
  }
}

import AloudTree

/// What bars, alerts and scroll views mean for the elements in them, in every format that lists such views.
///
/// Elements are numbered in pre-order; -1 is none.
enum Surroundings {
  /// The order in which the stops of a navigation bar are read: higher comes first. Empty for a bar with one stop, and
  /// where the frame of a stop is not known.
  ///
  /// Stops that overlap vertically are one row, read from its leading edge: a title is smaller than the buttons beside it,
  /// and so begins more than a row further down.
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

  /// True when more than half of the lower of the two is beside the other.
  private static func overlap(_ one: Frame, _ other: Frame) -> Bool {
    let shared = min(one.y + one.height, other.y + other.height) - max(one.y, other.y)
    return shared > min(one.height, other.height) / 2
  }

  /// The elements that hide their siblings: alerts and all around them, but for the window while a keyboard is in another
  /// one.
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

  /// The scroll views whose first stops lie above or before them; stops alone have corners, and scroll views frames.
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
  /// A pad or a phone, by the size of its screen in points; a phone where that is not told.
  init(ofScreen size: (width: Double, height: Double)?) {
    // The narrowest pad is 744 points wide, the widest phone 440.
    self = size.map { min($0.width, $0.height) >= 700 } == true ? .pad : .phone
  }

  /// In points; no status bar of a phone or pad reaches further down.
  static let tallestStatusBar = 62.0

  /// How far down the status bar reaches, in points: further on phones with a notch, which are taller than 800 points.
  /// Where the size is not told, it may be such a phone.
  static func statusBarHeight(ofScreen size: (width: Double, height: Double)?) -> Double {
    guard let size else { return 54 }
    return Document.Device(ofScreen: size) == .phone && size.height > 800 ? 54 : 24
  }
}

/// Which identifiers of a dump one element has alone: those alone are ids.
struct IdentifierCounts: Sendable {
  /// Those that several elements have.
  private var shared: Set<String> = []

  init(_ identifiers: some Sequence<String>) {
    var seen: Set<String> = []
    for identifier in identifiers where !seen.insert(identifier).inserted { shared.insert(identifier) }
  }

  func isShared(_ identifier: String) -> Bool { shared.contains(identifier) }

  /// Gives a node its identifier: as its id, or as one that others have, too.
  func name(_ node: inout Node, _ identifier: String?) {
    guard let identifier else { return }
    if isShared(identifier) { node.details.sharedIdentifier = identifier } else { node.id = identifier }
  }
}

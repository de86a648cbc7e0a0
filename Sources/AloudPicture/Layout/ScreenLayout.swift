internal import AloudBase
public import AloudReader
internal import AloudSpeech
public import AloudTree

/// The places of everything on a screen in a ``ScreenPicture``, in points of the screen.
///
///     let layout = ScreenLayout(reader)
///     layout.cursor  // the rectangle around which VoiceOver's cursor is drawn
///
/// Elements without frames stand in a list below the rest, in reading order.
public struct ScreenLayout: Sendable {
  /// A stop, and its place.
  public struct Place: Equatable, Sendable {
    /// The place in reading order, from 0.
    public let rank: Int
    /// The element at the stop.
    public let node: NodeID
    /// Where it is drawn, in points of the picture.
    public let frame: Frame
    /// True for a stop without a frame, which stands in the list.
    public let isListed: Bool
  }

  /// The bounds of the picture: the screen, elements that extend beyond it, and the list.
  public let bounds: Frame
  /// The places in the order in which they are drawn. Later ones cover earlier ones.
  public let places: [Place]
  /// The top of the list of elements without frames, below the rest; nil if there is no list, or nothing else.
  public let listTop: Double?
  /// The ranks of the stops that are scrolled out of sight, in reading order.
  public let outOfSight: [Int]
  /// The rectangle of the cursor, a little larger than its element; nil if there is no cursor or it is out of sight.
  public let cursor: Frame?
  /// Indices of `places` by rank.
  private let indices: [Int?]

  /// The largest size of a screen, in points. Elements farther away are in the list.
  private static let farthest = (across: 4000.0, down: 1e5)
  private static let gap = 16.0
  /// The space above the list, in points, with room for its title. The title is not always drawn.
  static let titleHeight = 40.0

  /// - Complexity: O(n log n) in the stops.
  public init(_ reader: ScreenReader) { self.init(reader, below: nil) }

  /// Creates a layout with room for a screenshot.
  init(_ reader: ScreenReader, below screenshot: ScreenPicture.Screenshot?) {
    var framed: [Place] = []
    var unframed: [Int] = []
    var outOfSight: [Int] = []
    let stops = reader.narrator.order.stops
    for (rank, id) in stops.enumerated() {
      if let frame = reader.visibleFrame(of: id), ScreenLayout.canBeDrawn(frame) {
        framed.append(Place(rank: rank, node: id, frame: frame, isListed: false))
      } else if let frame = reader.narrator.tree[id].frame, ScreenLayout.canBeDrawn(frame) {
        outOfSight.append(rank)
      } else {
        unframed.append(rank)
      }
    }
    framed.sort { $0.node < $1.node }
    var screen = reader.screenFrame
    // A screen without any frame is drawn as its list alone.
    if framed.isEmpty, outOfSight.isEmpty { screen.height = 0 }
    var bounds = framed.reduce(screen) { $0.union($1.frame) }
    if let screenshot { bounds = bounds.union(ScreenLayout.frame(of: screenshot, on: reader.screenFrame)) }
    let list = ScreenLayout.list(
      of: unframed, reader, in: bounds, below: framed.isEmpty ? nil : ScreenLayout.titleHeight)
    self.bounds = list.bounds
    listTop = list.places.first.flatMap { framed.isEmpty ? nil : $0.frame.y }
    places = framed + list.places
    self.outOfSight = outOfSight
    var indices = [Int?](repeating: nil, count: stops.count)
    for (index, place) in places.enumerated() { indices[place.rank] = index }
    self.indices = indices
    cursor = ScreenLayout.focused(reader, places, indices).map { $0.grown(by: 2).atLeast(12) }
  }

  /// Returns the place of a stop; nil if it is out of sight.
  public func place(ofRank rank: Int) -> Place? { indices[rank].map { places[$0] } }

  /// Returns the frame of a screenshot, which is as wide as the screen.
  static func frame(of screenshot: ScreenPicture.Screenshot, on screen: Frame) -> Frame {
    let ratio = screenshot.width > 0 ? screenshot.height / screenshot.width : 0
    return Frame(x: screen.x, y: screen.y, width: screen.width, height: min(screen.width * ratio, farthest.down))
  }

  static func canBeDrawn(_ frame: Frame) -> Bool {
    frame.isFinite && abs(frame.x) < farthest.across && abs(frame.width) < farthest.across
      && abs(frame.y) < farthest.down && abs(frame.height) < farthest.down
  }

  private static func list(
    of ranks: [Int], _ reader: ScreenReader, in bounds: Frame, below title: Double?
  ) -> (places: [Place], bounds: Frame) {
    guard !ranks.isEmpty else { return ([], bounds) }
    var places: [Place] = []
    var top = bounds.y + bounds.height + (title ?? gap)
    let width = bounds.width - 2 * gap
    for rank in ranks {
      let height = ElementDrawing.listedHeight(ElementText(reader, rank: rank), width: width)
      let frame = Frame(x: bounds.x + gap, y: top, width: width, height: height)
      places.append(Place(rank: rank, node: reader.narrator.order.stops[rank], frame: frame, isListed: true))
      top += height + gap / 2
    }
    var bounds = bounds
    bounds.height = top + gap / 2 - bounds.y
    return (places, bounds)
  }

  /// Returns the frame of the item with the cursor; nil if there is none or it is out of sight.
  private static func focused(_ reader: ScreenReader, _ places: [Place], _ indices: [Int?]) -> Frame? {
    guard let rank = reader.rank else { return nil }
    guard let container = reader.focusedContainer else { return indices[rank].map { places[$0].frame } }
    if let frame = reader.visibleFrame(of: container), canBeDrawn(frame) { return frame }
    return frame(around: container, in: reader.narrator.tree, places)
  }

  /// Returns the frame around the stops in a container; nil for one without stops.
  static func frame(around container: NodeID, in tree: Tree, _ places: [Place]) -> Frame? {
    places.reduce(nil) { around, place in
      tree.contains(container, place.node) ? around?.union(place.frame) ?? place.frame : around
    }
  }

  /// The outlines of all places, as a path.
  var outlines: String {
    places.map { $0.frame }.map { frame in
      "M\(frame.x.svg) \(frame.y.svg)h\(frame.width.svg)v\(frame.height.svg)h\((-frame.width).svg)z"
    }.joined()
  }
}

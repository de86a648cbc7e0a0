internal import AloudSpeech
internal import AloudTree

/// Where each gesture leads on a screen: the rules of ``ScreenReader/perform(_:)``, without words, for searches.
///
///     var navigation = Navigation(reader)
///     if let start = navigation.start { print(navigation.next(from: start, .swipeRight)?.rank ?? 0) }  // 1
///
/// The screen stays as it is: what an app does when the cursor arrives is not followed. Both call the same functions, and
/// a test compares them gesture by gesture.
///
/// - Complexity: O(stops × options) to create; a gesture takes O(log stops), a scroll O(nodes).
package struct Navigation: Sendable {
  /// The gestures that can move the cursor or the rotor, in the order in which a search tries them. Other gestures need
  /// a text, change the app, or only say something.
  package static let gestures: [ScreenReader.Gesture] = [
    .swipeRight, .swipeLeft, .fourFingerTapTop, .fourFingerTapBottom, .twoFingerSwipeRight, .twoFingerSwipeLeft,
    .swipeDown, .swipeUp, .threeFingerSwipeUp, .threeFingerSwipeDown, .threeFingerSwipeLeft, .threeFingerSwipeRight,
    .rotorRight, .rotorLeft, .twoFingerTripleTap, .doubleTap,
  ]

  /// Facts about a stop.
  struct Stop: Sendable {
    /// The list of the rotor's options there.
    let list: Int32
    /// The option that the element selects; `none` for most.
    let ofElement: Int32
    /// The custom rotors there.
    let customs: [OfferedRotor]
  }

  /// The start of a turn of the rotor.
  struct Turn: Hashable {
    let list, option: Int32
    let step: Int
  }

  /// The place of the reader's cursor; nil on a screen without stops.
  package private(set) var start: NavigationPlace?

  var reader: ScreenReader
  var stops: [Stop] = []
  var options = Numbers<ScreenReader.RotorOption>()
  var lists = Numbers<[ScreenReader.RotorOption]>()
  var turns: [Turn: Int32] = [:]
  /// For each option, the sorted ranks that it finds; nil until it is used, and for options that depend on the stop.
  var found: [[Int]?] = []
  let chooser: ItemChooser
  /// See ``View``.
  var views = Numbers<View.Key>()
  var viewed: [View] = []
  var shown: [Shift: Int32] = [:]
  var scrolled: [ScrollStart: NavigationPlace?] = [:]
  /// True if a scroll view has pages, so that the content in view decides where scrolling leads.
  let hasPages: Bool

  /// The navigation on the screen of a reader, from the place of its cursor.
  package init(_ reader: ScreenReader) {
    self.reader = reader
    chooser = reader.makeItemChooser()
    hasPages = reader.narrator.tree.ids.contains { reader.pages(of: $0) != nil }
    viewed = [View(reader)]
    if hasPages { _ = views.number(of: viewed[0].key) }
    guard let rank = reader.rank, reader.reachesElements else { return }
    var place = NavigationPlace(
      stop: Int32(rank), chosen: options.number(of: reader.rotor.chosen), result: Int32(reader.rotor.result))
    place.ofElement = reader.rotor.ofElement.map { options.number(of: $0) } ?? NavigationPlace.none
    place.grouping = reader.cursor.grouping
    start = place
    var walker = reader
    for rank in reader.narrator.order.stops.indices {
      walker.place(rank)
      let offered = walker.rotorOptions
      let ofElement = walker.rotor.ofElement
      stops.append(
        Stop(
          list: lists.number(of: offered),
          ofElement: ofElement.map { options.number(of: $0) } ?? NavigationPlace.none, customs: walker.customRotors()))
    }
    self.reader.index = walker.index
  }

  /// The number of stops.
  package var count: Int { stops.count }

  /// The place after a touch of a stop.
  package func start(atRank rank: Int) -> NavigationPlace? {
    guard let start, stops.indices.contains(rank) else { return nil }
    var copy = self
    return copy.arrival(at: rank, from: start)
  }
}

/// Small numbers for values, in the order in which they come.
struct Numbers<Value: Hashable & Sendable>: Sendable {
  private(set) var values: [Value] = []
  private var numbers: [Value: Int32] = [:]

  mutating func number(of value: Value) -> Int32 {
    if let number = numbers[value] { return number }
    let number = Int32(clamping: values.count)
    values.append(value)
    numbers[value] = number
    return number
  }

  subscript(number: Int32) -> Value { values[Int(number)] }
}

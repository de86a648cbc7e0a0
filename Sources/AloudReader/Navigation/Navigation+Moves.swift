internal import AloudSpeech
internal import AloudTree

extension Navigation {
  /// The place to which a gesture leads; nil if it moves nothing, or is not one of ``gestures``.
  package mutating func next(from place: NavigationPlace, _ gesture: ScreenReader.Gesture) -> NavigationPlace? {
    if place.isInChooser { return nextInChooser(from: place, gesture) }
    let next: NavigationPlace?
    switch gesture {
    case .swipeRight: next = step(from: place, by: 1)
    case .swipeLeft: next = step(from: place, by: -1)
    case .fourFingerTapTop: next = arrival(at: 0, from: place)
    case .fourFingerTapBottom: next = arrival(at: stops.count - 1, from: place)
    case .twoFingerSwipeRight: next = regrouped(from: place) { $0.inside(in: $1) }
    case .twoFingerSwipeLeft: next = regrouped(from: place) { $0.outside(in: $1) }
    case .swipeDown: next = flick(from: place, forward: true)
    case .swipeUp: next = flick(from: place, forward: false)
    case .threeFingerSwipeUp: next = scroll(from: place, .up)
    case .threeFingerSwipeDown: next = scroll(from: place, .down)
    case .threeFingerSwipeLeft: next = scroll(from: place, .left)
    case .threeFingerSwipeRight: next = scroll(from: place, .right)
    case .rotorRight: next = turned(place, by: 1)
    case .rotorLeft: next = turned(place, by: -1)
    case .twoFingerTripleTap:
      next = NavigationPlace(stop: 0, chosen: place.chosen, item: NavigationPlace.beforeItems, view: place.view)
    default: next = nil
    }
    return next == place ? nil : next
  }

  private var isGrouped: Bool { reader.settings.navigation == .grouped }
  private var order: ReadingOrder { reader.narrator.order }

  private func current(_ place: NavigationPlace) -> Int32 {
    place.ofElement == NavigationPlace.none ? place.chosen : place.ofElement
  }

  /// The place after the cursor moves to a stop.
  mutating func arrival(at rank: Int, from place: NavigationPlace) -> NavigationPlace {
    var next = NavigationPlace(
      stop: Int32(rank), chosen: place.chosen, ofElement: stops[rank].ofElement,
      view: hasPages ? view(showing: rank, from: place.view) : place.view)
    if isGrouped { next.grouping = Grouping(around: rank, in: order) }
    return next
  }

  private mutating func step(from place: NavigationPlace, by step: Int) -> NavigationPlace? {
    let rank = Int(place.stop)
    if reader.selectsText(options[current(place)], at: reader.narrator.stop(atRank: rank)) { return nil }
    if isGrouped { return regrouped(from: place) { $0.next(from: rank, by: step, in: $1) } }
    return stops.indices.contains(rank + step) ? arrival(at: rank + step, from: place) : nil
  }

  private mutating func regrouped(
    from place: NavigationPlace, _ move: (Grouping, ReadingOrder) -> Grouping.Place?
  ) -> NavigationPlace? {
    guard isGrouped, let (rank, grouping) = move(place.grouping, order) else { return nil }
    var next = arrival(at: rank, from: place)
    next.grouping = grouping
    return next
  }

  // MARK: The rotor

  private mutating func turned(_ place: NavigationPlace, by step: Int) -> NavigationPlace {
    let turn = Turn(list: stops[Int(place.stop)].list, option: current(place), step: step)
    let option: Int32
    if let known = turns[turn] {
      option = known
    } else {
      option = options.number(of: lists[turn.list].turned(by: step, from: options[turn.option]))
      turns[turn] = option
    }
    var next = place
    next.result = NavigationPlace.none
    if options[option].isOfElement {
      next.ofElement = option
    } else {
      next.ofElement = NavigationPlace.none
      next.chosen = option
    }
    return next
  }

  private mutating func flick(from place: NavigationPlace, forward: Bool) -> NavigationPlace? {
    let rank = Int(place.stop)
    guard var next = found(current(place), from: place, forward) else { return nil }
    if reader.settings.rotorStays, next.stop != Int32(rank) { next.ofElement = place.ofElement }
    return next
  }

  private mutating func found(_ number: Int32, from place: NavigationPlace, _ forward: Bool) -> NavigationPlace? {
    let rank = Int(place.stop)
    let option = options[number]
    if option.mayBeOfApp, let custom = stops[rank].customs.first(where: { $0.option == option }) {
      return result(of: custom, from: place, forward)
    }
    if option == .verticalNavigation {
      return reader.rank(below: forward, rank).map { arrival(at: $0, from: place) }
    }
    let next = ranks(of: number, option, at: rank).next(forward, after: rank, wraps: reader.settings.rotorWraps)
    return next.map { arrival(at: $0.rank, from: place) }
  }

  private mutating func ranks(of number: Int32, _ option: ScreenReader.RotorOption, at rank: Int) -> [Int] {
    // Which items are the same depends on the item.
    if option == .sameItem { return reader.ranks(of: option, at: rank) }
    while found.count <= Int(number) { found.append(nil) }
    if let known = found[Int(number)] { return known }
    let ranks = reader.ranks(of: option, at: rank)
    found[Int(number)] = ranks
    return ranks
  }

  private mutating func result(
    of custom: OfferedRotor, from place: NavigationPlace, _ forward: Bool
  ) -> NavigationPlace? {
    guard let found = custom.next(forward, from: Int(place.stop), result: place.result.index) else { return nil }
    let (rank, range) = custom.results[found]
    var next = rank == Int(place.stop) && range != nil ? place : arrival(at: rank, from: place)
    next.result = Int32(found)
    next.saysPassage = range != nil
    return next
  }

  // MARK: The Item Chooser

  private mutating func nextInChooser(
    from place: NavigationPlace, _ gesture: ScreenReader.Gesture
  ) -> NavigationPlace? {
    if gesture == .doubleTap {
      return place.item < 0 ? nil : arrival(at: chooser.items[Int(place.item)].rank, from: place)
    }
    guard let item = opened(at: place).item(after: gesture) else { return nil }
    var next = place
    next.item = Int32(item)
    return next == place ? nil : next
  }

  func opened(at place: NavigationPlace) -> ItemChooser {
    var chooser = chooser
    chooser.current = place.item < 0 ? nil : Int(place.item)
    return chooser
  }
}

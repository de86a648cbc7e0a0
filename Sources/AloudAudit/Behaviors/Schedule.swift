internal import AloudTree

/// Computes a ``Timeline``: first with all timers, then without those that are canceled.
struct Schedule {
  private struct Timer {
    /// The timer whose effects start this one; nil for a timer that starts at once.
    let parent: Int?
    let name: String?
    /// Seconds until the timer starts, and until it first fires.
    let start, due: Double
    /// The interval of an `every`, in seconds.
    let interval: Double?
    /// For an `every`, the time in seconds after which it no longer fires.
    var end: Double?
    /// The position among timers and other effects, in document order.
    let order: Int
    var isCanceled = false
  }

  private struct Item {
    let time: Double
    /// The position among timers and other effects, in document order.
    let order: Int
    let timer: Int?
    let effect: Effect
  }

  private let device: GuidedAccess
  private let moment: GuidedAccess.Moment
  private var oneCase: ConditionCase?
  /// True when the answer to a request depends on the moment.
  private(set) var dependsOnMoment = false
  private var timers: [Timer] = []
  private var items: [Item] = []
  /// The timers of each name that no `cancel` has processed. The timer that starts last comes first.
  private var waiting: [String: [Int]] = [:]

  /// The latest time, in seconds. It keeps sums finite.
  private static let latest = 1e12

  init(device: GuidedAccess, moment: GuidedAccess.Moment, oneCase: ConditionCase?) {
    self.device = device
    self.moment = moment
    self.oneCase = oneCase
  }

  /// Adds effects. It uses a loop instead of recursion, because effects may be nested to any depth.
  mutating func add(_ effects: [Effect]) {
    var pending = effects.reversed().map { (effect: $0, timer: Int?.none) }
    while let (effect, parent) = pending.popLast() {
      let start = parent.map { timers[$0].due } ?? 0
      let order = timers.count + items.count
      switch effect {
      case .after(let seconds, let inner, let name):
        begin(
          Timer(
            parent: parent, name: name, start: start, due: Schedule.time(start + seconds), interval: nil, order: order))
        pending += inner.reversed().map { ($0, timers.count - 1) }
      case .every(let seconds, let inner, let until, let name):
        guard seconds > 0, until.map({ $0 + Timeline.tolerance >= seconds }) ?? true else { continue }
        begin(
          Timer(
            parent: parent, name: name, start: start, due: Schedule.time(start + seconds), interval: seconds,
            end: until.map { Schedule.time(start + $0) }, order: order))
        pending += inner.reversed().map { ($0, timers.count - 1) }
      case .guidedAccess(let request):
        items.append(Item(time: start, order: order, timer: parent, effect: effect))
        if device.answer(to: request) == nil { dependsOnMoment = true }
        pending += device.effects(of: request, at: moment).reversed().map { ($0, parent) }
      case .when(let condition, let then, let otherwise):
        let isSo = oneCase?.holds(condition, knowsVariables: parent == nil)
        let effects = isSo.map { $0 ? then : otherwise } ?? then + otherwise
        pending += effects.reversed().map { ($0, parent) }
      default:
        if parent == nil { oneCase?.note(effect) }
        items.append(Item(time: start, order: order, timer: parent, effect: effect))
      }
    }
  }

  private mutating func begin(_ timer: Timer) { timers.append(timer) }

  private static func time(_ seconds: Double) -> Double { min(max(seconds, 0), latest) }

  /// Computes the steps, in order.
  mutating func run() -> [Timeline.Step] {
    for index in timers.indices.sorted(by: { (timers[$0].start, $0) > (timers[$1].start, $1) }) {
      if let name = timers[index].name { waiting[name, default: []].append(index) }
    }
    let order = items.indices.sorted { (items[$0].time, $0) < (items[$1].time, $1) }
    var happened: [Item] = []
    for item in order.map({ items[$0] }) where !isCanceled(item.timer) {
      if case .cancel(let name) = item.effect { cancel(name, by: item) } else { happened.append(item) }
    }
    // The end of a cycle depends on later effects, so cycles are known only now.
    return happened.map { item in
      Timeline.Step(time: item.time, effect: item.effect, cycle: cycle(of: item.timer), names: names(of: item.timer))
    }
  }

  private mutating func cancel(_ name: String, by item: Item) {
    let time = item.time
    while let index = waiting[name]?.last, (timers[index].start, timers[index].order) < (time, item.order) {
      waiting[name]?.removeLast()
      if timers[index].due > time {
        timers[index].isCanceled = true
      } else if timers[index].interval != nil {
        timers[index].end = min(timers[index].end ?? time, time)
      }
    }
  }

  private func lineage(of timer: Int?) -> some Sequence<Int> {
    sequence(state: timer) { (next: inout Int?) -> Int? in
      defer { next = next.flatMap { timers[$0].parent } }
      return next
    }
  }

  private func isCanceled(_ timer: Int?) -> Bool { lineage(of: timer).contains { timers[$0].isCanceled } }

  private func names(of timer: Int?) -> [String] { lineage(of: timer).compactMap { timers[$0].name } }

  private func cycle(of timer: Int?) -> Timeline.Cycle? {
    for index in lineage(of: timer) {
      guard let interval = timers[index].interval else { continue }
      return Timeline.Cycle(number: index, interval: interval, start: timers[index].start, end: timers[index].end)
    }
    return nil
  }
}

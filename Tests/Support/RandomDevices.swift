internal import AloudReader
import AloudSimulator
internal import AloudTree

// Random devices with many features, and random events on them.
extension RandomProperties {
  /// A device that grants most requests and has many locked nodes; its restrictions include the earlier ones.
  mutating func busyDevice(_ before: GuidedAccess) -> GuidedAccess {
    var facts = before
    facts.supervised = number(4) > 0
    facts.allowedForAutonomousSingleAppMode = number(4) > 0
    facts.managedSingleAppMode = once(in: 4)
    for index in 0..<number(4) {
      facts.restrictions.append(
        .init(
          identifier: "restriction\(index)", title: "Title \(index)", locks: some(4) { $0.id() },
          behaviors: behaviors(Behaviors.Event.ofRestriction)))
    }
    facts.features.formUnion(some(4) { $0.pick(GuidedAccess.Feature.allCases) })
    if !once(in: 5) { facts.features.insert(.voiceOver) }
    if once(in: 3) { facts.shortcut = GuidedAccess.Shortcut.allCases }
    facts.denied = Set(facts.restrictionNames.filter { _ in once(in: 3) })
    // A device without touch shows little.
    if !once(in: 6) { facts.denied.remove("touch") }
    facts.areas = some { $0.area() }
    facts.timeLimit = maybe { $0.pick([1, 2, 5]) }
    facts.unavailable = flag() ? [.zoom] : []
    return facts
  }

  private mutating func area() -> Frame {
    Frame(x: real(), y: real(), width: pick([1, 60, 400]), height: pick([1, 60, 900]))
  }

  /// An app's requests to the system, immediate or delayed.
  mutating func requests() -> [Effect] {
    some(4) { random in
      let isTimed = random.flag()
      // Repeated effects start no other timers, and do not grow.
      let request = Effect.guidedAccess(random.guidedAccessRequest(depth: isTimed ? 1 : 2))
      guard isTimed else { return request }
      return random.flag()
        ? .after(seconds: random.pick([0, 0.3, 4]), [request])
        : .every(seconds: random.pick([0.5, 3]), [request], until: 20)
    }
  }

  /// A step of a script for the device.
  mutating func deviceStep(_ facts: GuidedAccess) -> String {
    let row = pick(DeviceAction.table)
    switch row.words {
    case "guided access deny", "guided access allow":
      let names = facts.restrictionNames.filter { $0.allSatisfy { $0.isLetter || $0.isNumber } }
      return "\(row.words) \"\(pick(names))\""
    case "guided access area":
      let area = area()
      return "\(row.words) \(area.x),\(area.y),\(area.width),\(area.height)"
    case "guided access time limit": return "\(row.words) \(pick(["1s", "5s", "60s"]))"
    case "accessibility shortcut":
      return number(3) > 0 ? "\(row.words) \"\(pick(GuidedAccess.Shortcut.allCases).rawValue)\"" : row.words
    // A suspended app shows little.
    case "home": return flag() ? "home" : "return to app"
    case "side button": return flag() ? "side button" : "guided access start"
    default: return row.words
    }
  }
}

extension Document {
  /// A random app on a random device, with requests to it.
  static func randomOnDevice(seed: UInt64, count: Int) throws -> Document {
    var random = RandomProperties(seed: seed &+ 0xDE71CE)
    let document = try Document.random(seed: seed, count: count)
    let facts = random.busyDevice(document.guidedAccess ?? GuidedAccess())
    random.restrictionNames = facts.restrictionNames
    var behaviors = document.behaviors
    for event in Behaviors.Event.ofApp where random.flag() { behaviors.effects[event] = random.requests() }
    let screens = document.screens.map { screen in
      var screen = screen
      for id in screen.tree.ids where random.once(in: 3) {
        let effects = random.requests()
        let event = random.pick([Behaviors.Event.activate, .activate, .focus, .blur, .escape])
        screen.tree.update(id) { $0.details.behaviors.effects[event] = effects }
      }
      return screen
    }
    return try Document(
      language: document.language, device: document.device, direction: document.explicitDirection,
      size: document.explicitSize, screens: screens, behaviors: behaviors, guidedAccess: facts)
  }
}

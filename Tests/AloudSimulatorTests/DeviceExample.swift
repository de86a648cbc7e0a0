import Aloud
import Testing

// Helpers for tests of devices.
extension Walk {
  /// An app with one or more screens, on a device with this configuration; VoiceOver does not repeat elements after a
  /// double tap.
  init(
    _ items: [Outline.Item], on device: GuidedAccess, app: Behaviors = Behaviors(),
    screens: [String: [Outline.Item]] = [:], _ settings: [String: String] = [:], pace: Simulator.Pace = .listen
  ) throws {
    let others = try screens.keys.sorted().map { key in
      Document.Screen(key: key, tree: try Outline(screens[key] ?? []).tree())
    }
    let document = try Document(
      screens: [.init(tree: try Outline(items).tree())] + others, behaviors: app, guidedAccess: device)
    try self.init(document, ["reread": "never"].merging(settings) { $1 }, pace: pace)
  }

  /// The events of the last of these steps, in the format of a script.
  @discardableResult
  mutating func step(_ steps: String...) -> [String] {
    var happened: [String] = []
    for text in steps {
      do {
        for step in try Script("> \(text)").steps { happened = lines(simulator.perform(step.action)) }
      } catch {
        Issue.record(error)
      }
    }
    return happened
  }

  /// The labels when flicking right from the first element.
  mutating func labels() -> [String] {
    var labels: [String] = []
    step("four-finger tap top")
    repeat {
      let reader = simulator.reader
      labels += [reader.focus.flatMap { reader.narrator.tree[$0].label?.string } ?? ""]
    } while step("swipe right") != ["[boundary]"] && labels.count < 100
    return labels
  }

  var device: Device { simulator.device }

  /// The label of the element at the cursor.
  var focus: String? {
    let reader = simulator.reader
    return reader.focus.flatMap { reader.narrator.tree[$0].label?.string }
  }
}

extension GuidedAccess {
  /// Returns a changed copy.
  func with(_ change: (inout Self) -> Void) -> Self {
    var changed = self
    change(&changed)
    return changed
  }

  /// A device that grants every request.
  static let permissive = GuidedAccess().with {
    $0.supervised = true
    $0.allowedForAutonomousSingleAppMode = true
    $0.assessmentEntitlement = true
  }
}

extension Effect {
  static func session(_ enabled: Bool, _ succeeded: [Effect] = [], else failed: [Effect] = []) -> Effect {
    .guidedAccess(.session(enabled: enabled, succeeded: succeeded, failed: failed))
  }

  static func assessment(_ enabled: Bool, _ succeeded: [Effect] = [], else failed: [Effect] = []) -> Effect {
    .guidedAccess(.assessment(enabled: enabled, succeeded: succeeded, failed: failed))
  }

  static func configure(
    _ features: GuidedAccess.Feature..., enabled: Bool, _ succeeded: [Effect] = [], else failed: [Effect] = []
  ) -> Effect {
    .guidedAccess(.configure(features, enabled: enabled, succeeded: succeeded, failed: failed))
  }
}

internal import AloudReader
public import AloudScript
internal import AloudSpeech
public import AloudTree

/// A random app, and a user's steps in it: every gesture, waits, posts, settings, restarts.
///
///     let walk = try RandomWalk(seed: 7)
///     for step in walk.script.steps { simulator.perform(step.action) }
public struct RandomWalk {
  public let document: Document
  public let script: Script
  /// The seed of the walk.
  public let seed: UInt64
  private var random: RandomProperties
  private var notes = 0

  /// Every announcement of a step begins with this, and no two are equal.
  public static let note = "Note "

  /// A walk with `steps` steps on a document with `count` nodes. Without `settings` no step changes settings; with
  /// `device` some steps are for the device.
  ///
  /// - Throws: the error of the document or the script, if it is invalid.
  public init(seed: UInt64, steps: Int = 150, count: Int = 16, settings: Bool = true, device: Bool = false) throws {
    self.seed = seed
    random = RandomProperties(seed: seed &+ 0xA10D)
    document =
      device ? try Document.randomOnDevice(seed: seed, count: count) : try Document.random(seed: seed, count: count)
    let facts = document.guidedAccess ?? GuidedAccess()
    var made = (random: random, notes: 0)
    var lines = seed % 3 == 0 ? ["pace swift"] : []
    for _ in 0..<steps {
      let isOfDevice = device && made.random.flag()
      let step =
        isOfDevice
        ? made.random.deviceStep(facts) : RandomWalk.step(&made.random, &made.notes, settings: settings)
      lines.append("> " + step)
    }
    (random, notes) = made
    script = try Script(lines.joined(separator: "\n") + "\n")
  }

  private static func step(_ random: inout RandomProperties, _ notes: inout Int, settings: Bool) -> String {
    switch random.number(40) {
    case 0..<10: random.pick(["swipe right", "swipe left", "swipe up", "swipe down"])
    case 10..<14: "double tap"
    case 14: "scrub"
    case 15..<20: gesture(random.pick(ScreenReader.Gesture.table), &random)
    case 20..<22: random.pick(commands).name
    case 22..<26:
      random.pick(["touch \"Label \(random.number(16))\"", "touch \(random.number(400)),\(random.number(800))"])
    case 26: "rotor \"\(random.pick(["Words", "Lines", "Headings", "Text selection", "Actions", "Audio graph"]))\""
    case 27: "rotor " + random.pick(["left", "right"])
    case 28: "type \"\(random.pick(["a", "ab c", "\u{301}", "한 글", "👩‍👩‍👧"]))\""
    case 29: "delete"
    case 30..<34: "wait \(random.pick(["0.01", "0.1", "0.5", "1", "3.7"]))s"
    case 34: post(&random, &notes)
    case 35..<37: post(&random, &notes)
    case 37..<39: settings ? setting(&random) : post(&random, &notes)
    default: random.once(in: 3) ? "start" : "three-finger swipe left"
    }
  }

  /// The settings that a script may have, and that leave the app in front.
  private static let commands = ScreenReader.Command.allCases.filter {
    $0.reasonForNothing == nil && $0 != .findElementWithTextSearch && $0 != .activateHomeButton
      && $0 != .activateLockButton
  }

  private static func gesture(_ row: ScreenReader.Gesture.Row, _ random: inout RandomProperties) -> String {
    switch row.argument {
    case nil: row.words
    case .place: "\(row.words) \"Label \(random.number(16))\""
    case .position: "\(row.words) \(random.pick(["40%", "3", "-7.5", "120%", "\"Jan\"", "\"x\""]))"
    case .text: "\(row.words) \"\(random.pick(["Label \(random.number(16))", "Save", "x"]))\""
    }
  }

  private static func setting(_ random: inout RandomProperties) -> String {
    let setting = random.pick(Setting.all)
    let value = setting.range.map { "\(random.pick([$0.lowerBound, ($0.lowerBound + $0.upperBound) / 2]))" }
    return "setting \(setting.name) \(value ?? random.pick(setting.values))"
  }

  private static func post(_ random: inout RandomProperties, _ notes: inout Int) -> String {
    notes += 1
    // UIKit has one argument: an element or a text.
    let argument = random.pick(["", " focus \(random.id())", " \"Text\""])
    return switch random.number(6) {
    case 0: "post screenChanged\(argument)"
    case 1: "post layoutChanged\(argument)"
    case 2: "post pageScrolled \"Page \(random.number(3))\""
    default: "post announcement \"\(note)\(notes)\" priority \(random.pick(["high", "high", "default", "low"]))"
    }
  }
}

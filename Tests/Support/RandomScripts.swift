internal import AloudReader
public import AloudScript

/// Random scripts and events, with few words, so that they often agree.
public struct RandomScripts {
  private var random: SeededGenerator

  public init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  private static let utterances = ["Save", "Sign in, Button", "", "#1", "> a", " b", "[x]", "…", "pace swift", "a\nb"]
  private static let happenings = [Happening.alert, .boundary]
  private static let patterns = ["/a/", "/Save|b/", "/^$/", "/./"]

  /// A script with `steps` steps, most with lines under them.
  public mutating func script(steps: Int) -> String {
    var lines = ["app a.json"]
    for _ in 0..<steps {
      lines.append("> swipe right")
      for _ in 0..<number(6) { lines.append(pick(["", "", "  "]) + line()) }
    }
    let ending = pick(["\n", "\n", "\r\n"])
    return lines.joined(separator: ending) + pick(["", ending])
  }

  /// The events of one step.
  public mutating func actuals() -> [Script.Actual] { (0..<number(6)).map { _ in actual() } }

  private mutating func actual() -> Script.Actual {
    number(4) == 0
      ? .happening(pick(RandomScripts.happenings)) : .utterance(pick(RandomScripts.utterances.prefix(2 + number(9))))
  }

  private mutating func line() -> String {
    switch number(10) {
    case 0: "# comment"
    case 1: ""
    case 2: pick(["…", "..."])
    case 3: pick(RandomScripts.patterns)
    case 4: "!" + pick([actual().written, pick(RandomScripts.patterns)])
    default: actual().written
    }
  }

  private mutating func number(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }
  private mutating func pick<Items: RandomAccessCollection<Item>, Item>(_ items: Items) -> Item {
    items[items.index(items.startIndex, offsetBy: number(items.count))]
  }
}

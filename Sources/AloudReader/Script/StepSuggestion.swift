internal import AloudTree

/// What is meant by a step that there is not: by the words of other tools, else by the nearest of ours.
enum StepSuggestion {
  /// A word of other tools, and our steps for it.
  struct Row {
    /// Without blanks, hyphens and capital letters.
    let names: [String]
    /// Where nothing stands behind the name; empty where something has to.
    let alone: [String]
    /// Where a text does, for which `…` stands; empty where it means nothing.
    let withText: [String]

    init(_ names: String, _ alone: [String] = [], text: [String] = []) {
      self.names = names.split(separator: " ").map(String.init)
      self.alone = alone
      withText = text
    }
  }

  private static let touch = "touch \"…\""

  /// Sources: the commands of XCUITest, Appium, Maestro, Detox and of tests of web pages; Apple's user guide.
  static let table: [Row] = [
    Row(
      "tap tapon click clickon press singletap activate doubletap doubleclick select", ["double tap"],
      text: [touch, "double tap"]),
    Row(
      "longpress longpresson longclick presshold pressandhold tapandhold touchandhold hold", ["triple tap"],
      text: [touch, "triple tap"]),
    Row("focus focuson moveto goto hover find element cursor voiceover", text: [touch]),
    Row("next nextitem nextelement movenext moveforward forward flickright right swipe flick", ["swipe right"]),
    Row("previous prev previousitem previouselement moveprevious movebackward moveback flickleft left", ["swipe left"]),
    Row("flickup up increment increase", ["swipe up"]),
    Row("flickdown down decrement decrease", ["swipe down"]),
    Row("back goback esc dismiss close pop cancel hidekeyboard", ["scrub"]),
    Row(
      "typetext typekeys entertext inputtext input enter fill sendkeys setvalue settext write", text: ["type \"…\""]),
    Row("clear cleartext erase erasetext backspace deletebackward", ["delete"]),
    Row("scroll scrolldown pagedown nextpage", ["three-finger swipe up"]),
    Row("scrollup pageup previouspage", ["three-finger swipe down"]),
    Row("scrollright", ["three-finger swipe left"]),
    Row("scrollleft", ["three-finger swipe right"]),
    Row("sleep delay waitfor idle", ["wait 2s"]),
    Row("launch launchapp open openapp run reload relaunch begin", ["start"]),
    Row("headings nextheading heading", ["rotor \"Headings\"", "swipe down"]),
    Row(
      "actions action customaction performaction", ["rotor \"Actions\"", "swipe down", "double tap"],
      text: ["rotor \"Actions\"", "swipe down", "double tap"]),
    Row("turnrotor rotate rotaterotor", ["rotor right"], text: ["rotor \"…\""]),
    Row("magictap", ["two-finger double tap"]),
    Row("readall readfromtop readscreen read", ["two-finger swipe up"]),
    Row("readfromhere continue", ["two-finger swipe down"]),
    Row("pausespeech stopspeech silence stop", ["two-finger tap"]),
    Row("mute speechoff", ["three-finger double tap"]),
    Row("screencurtain curtain", ["three-finger triple tap"]),
    Row("itemchooser search", ["two-finger triple tap"], text: ["choose \"…\""]),
    Row("first firstitem top gototop", ["four-finger tap top"]),
    Row("last lastitem bottom gotobottom end", ["four-finger tap bottom"]),
    Row("lock lockscreen unlock power", ["side button"]),
    Row("homebutton presshome background", ["home"]),
    Row("announce say announcement notify", text: ["post announcement \"…\""]),
    Row("screenchanged", ["post screenChanged"]),
    Row("layoutchanged", ["post layoutChanged"]),
    Row("set option", ["setting hints off"]),
  ]

  /// Words that check something, which here a line of its own does.
  private static let checks = [
    "expect", "assert", "assertvisible", "assertexists", "verify", "check", "should", "shouldsay", "see", "hear",
    "says",
  ]

  /// `; did you mean "swipe right"?`, or nothing, for a step without its `>`.
  static func hint(for text: String) -> String {
    let words = text.split(whereSeparator: { $0 == " " || $0 == "\t" })
    guard !words.isEmpty, text.utf8.count <= 1000 else { return "" }
    // The longest name counts: "press and hold" before "press".
    for count in stride(from: min(words.count, 4), through: 1, by: -1) {
      let name = words[..<count].joined().filter { $0.isLetter || $0 == "\"" }.lowercased()
      if checks.contains(name) { return "; an expectation is a line of its own under a step, without >" }
      guard let row = table.first(where: { $0.names.contains(name) }) else { continue }
      let rest = words[count...].joined(separator: " ")
      if let steps = row.steps(with: rest.split(separator: "\"").first.map(String.init) ?? "") { return told(steps) }
    }
    return near(text, String(words[0]))
  }

  private static func told(_ steps: [String]) -> String {
    if steps.count == 1, !steps[0].contains("\"") { return "; did you mean \"\(steps[0])\"?" }
    return "; did you mean " + steps.map { "> \($0)" }.joined(separator: ", then ") + "?"
  }

  private static func near(_ text: String, _ word: String) -> String {
    let words = String(text.prefix { $0 != "\"" }).split(separator: " ").joined(separator: " ")
    let isQuoted = text.contains("\"")
    let table = ScreenReader.Gesture.table
    let gestures = isQuoted ? table.filter { $0.argument != nil }.map(\.words) : ScreenReader.Gesture.names
    for (given, names) in [
      (words, gestures), (word, Script.StepWord.allCases.map(\.rawValue)), (text, DeviceAction.table.map(\.words)),
    ] {
      let hint = suggestion(for: given, among: names)
      if !hint.isEmpty { return hint }
    }
    return ""
  }
}

extension StepSuggestion.Row {
  /// Our steps; nil where what stands behind the name means nothing.
  func steps(with text: String) -> [String]? {
    let steps = text.isEmpty ? (alone.isEmpty ? withText : alone) : withText
    guard !text.isEmpty else { return steps.isEmpty ? nil : steps }
    return steps.isEmpty ? nil : steps.map { $0.split(separator: "…").joined(separator: text.printable) }
  }
}

internal import AloudBase
internal import AloudTree

extension StepSuggestion {
  /// Names in other tools, and the equivalent steps.
  struct Row {
    /// The names in lowercase, without blanks and hyphens.
    let names: [String]
    /// The steps for a name without a text; empty if the name needs one.
    let alone: [String]
    /// The steps for a name with a text, in which `…` stands for the text; empty if there are none.
    let withText: [String]
    /// The advice for a name without a text, and for a text in quotes without steps.
    let says: Message?

    init(_ names: String, _ alone: [String] = [], text: [String] = [], says: Message? = nil) {
      self.names = names.split(separator: " ").map(String.init)
      self.alone = alone
      withText = text
      self.says = says
    }
  }

  private static let touch = "touch \"…\""

  /// Sources: the commands of XCUITest, Appium, Maestro, Detox and of tests of web pages; Apple's user guide.
  static let table: [Row] = [
    Row(
      "tap tapon click clickon press singletap doubletap doubleclick select", ["double tap"],
      text: [touch, "double tap"]),
    Row(
      "longpress longpresson longclick presshold pressandhold tapandhold touchandhold hold", ["triple tap"],
      text: [touch, "triple tap"]),
    Row(
      "focus focuson moveto goto hover find element cursor voiceovercursor scrollto scrolltoelement scrollintoview "
        + "scrolluntilvisible swipeto", text: [touch]),
    Row("next nextitem nextelement movenext moveforward forward flickright right swipe flick", ["swipe right"]),
    Row("previous prev previousitem previouselement moveprevious movebackward moveback flickleft left", ["swipe left"]),
    Row("flickup up increment increase", ["swipe up"]),
    Row("flickdown down decrement decrease", ["swipe down"]),
    Row("back goback esc dismiss close pop cancel hidekeyboard", ["scrub"]),
    Row(
      "typetext typekeys entertext inputtext input fill fillin sendkeys setvalue settext write replacetext",
      text: ["type \"…\""]),
    Row(
      "enter", text: ["type \"…\""],
      says: "the Return key is not simulated; where a button does the same, > touch it, then > double tap"),
    Row(
      "return pressenter pressreturn hitenter hitreturn returnkey enterkey submit",
      says: "the Return key is not simulated; where a button does the same, > touch it, then > double tap"),
    Row(
      "tab presstab tabkey", text: [touch, "double tap"],
      says: "the Tab key is not simulated; > swipe right goes to the next element"),
    Row(
      "selectall selecttext", ["rotor \"Text selection\"", "swipe down"],
      text: ["rotor \"Text selection\"", "swipe down"]),
    Row("clear cleartext erase erasetext deletebackward", ["delete"]),
    Row("scroll scrolldown pagedown nextpage", ["three-finger swipe up"]),
    Row("scrollup pageup previouspage", ["three-finger swipe down"]),
    Row("scrollright", ["three-finger swipe left"]),
    Row("scrollleft", ["three-finger swipe right"]),
    Row("sleep delay idle", ["wait 2s"]),
    Row(
      "waitfor waituntil waitforelement waitforexistence waitforvisible",
      says: "to let time pass, write > wait 2s; under it, write what is heard then, without >"),
    Row("launch launchapp open openapp run reload relaunch begin", ["start"]),
    Row("headings nextheading heading", ["rotor \"Headings\"", "swipe down"]),
    Row(
      "actions action customaction performaction", ["rotor \"Actions\"", "swipe down", "double tap"],
      text: ["rotor \"Actions\"", "swipe down", "double tap"]),
    Row("turnrotor rotate rotaterotor", ["rotor right"], text: ["rotor \"…\""]),
    Row("magictap", ["two-finger double tap"]),
    Row("readfromtop readfromstart readscreen", ["two-finger swipe up"]),
    Row("readall read readfromhere continue", ["two-finger swipe down"]),
    Row("pausespeech stopspeech silence stop", ["two-finger tap"]),
    Row("mute speechoff", ["three-finger double tap"]),
    Row("screencurtain curtain", ["three-finger triple tap"]),
    Row("itemchooser openitemchooser showitemchooser search", ["two-finger triple tap"], text: ["choose \"…\""]),
    Row("first firstitem top gototop", ["four-finger tap top"]),
    Row("last lastitem bottom gotobottom end", ["four-finger tap bottom"]),
    Row("lock lockscreen unlock power", ["side button"]),
    Row(
      "voiceover voiceoveroff voiceoveron turnoffvoiceover turnonvoiceover togglevoiceover disablevoiceover "
        + "enablevoiceover stopvoiceover startvoiceover", ["accessibility shortcut \"VoiceOver\""]),
    Row("homebutton presshome background", ["home"]),
    Row("announce say announcement notify", text: ["post announcement \"…\""]),
    Row("screenchanged", ["post screenChanged"]),
    Row("layoutchanged", ["post layoutChanged"]),
    Row("set option", ["setting hints off"]),
  ]

  /// Words for checks; in a script, a check is a separate line.
  static let checks = [
    "expect", "assert", "assertvisible", "assertexists", "verify", "check", "should", "shouldsay", "see", "hear",
    "says",
  ]
}

extension StepSuggestion.Row {
  /// Returns the advice for a name with a text, which may be empty; nil if there is none.
  func meaning(with text: String, isQuoted: Bool) -> Message? {
    if text.isEmpty, let says { return says }
    let steps = text.isEmpty && !alone.isEmpty ? alone : withText
    guard !steps.isEmpty, text.isEmpty || !withText.isEmpty else { return isQuoted ? says : nil }
    return StepSuggestion.told(
      steps.map { step in
        let example = step.hasPrefix("touch") ? "Label" : "text"
        return step.split(separator: "…").joined(separator: text.isEmpty ? example : text.printable)
      })
  }
}

internal import AloudBase

extension Setting {
  private static let recreation = "a re-creation of Apple's Settings"

  /// Full Keyboard Access, Switch Control and Voice Control.
  static let technologies: [Setting] = [
    .flag(
      "keyboardPlainElements", { assigned(&$0.technologies.keyboardPlainElements, $1) },
      "Full Keyboard Access stops at an element without traits and actions",
      .observed("va-mobile-app 9288, react-native 45326: a stop in iOS 15 and 16, none since iOS 17")
    ).since(IOSVersion(17), before: "on"),
    .flag(
      "groupItems", { assigned(&$0.technologies.groupItems, $1) },
      "Switch Control highlights lists, tables, tab bars and scroll views as groups first",
      .observed("\(recreation): Group Items is on; which containers are groups is assumed")),
    .choice(
      "scanning", { assigned(&$0.technologies.scanning, $1) },
      "the cursor of Switch Control moves automatically, with a separate switch, or with the only switch",
      .documented("the user guide: Auto Scanning is the default")),
    .number(
      "scanningTime", { assigned(&$0.technologies.scanningTime, $1) }, 50...25_000,
      "milliseconds on each item with Auto Scanning",
      .observed("\(recreation): 1 second")),
    .number(
      "scanLoops", { assigned(&$0.technologies.scanLoops, $1) }, 1...10,
      "how many times the items are scanned before the cursor hides",
      .observed("\(recreation): 4 loops")),
    .choice(
      "tapBehavior", { assigned(&$0.technologies.tapBehavior, $1) },
      "selecting an item opens the Scanner Menu, taps after 0.75 s unless it is selected twice, or taps at once",
      .documented("the user guide: Tap Behavior")),
    .choice(
      "afterTap", { assigned(&$0.technologies.afterTap, $1) },
      "after a tap, scanning continues at the first item or at the current one",
      .observed("\(recreation): Focused Item After Tap is First Item")),
    .choice(
      "itemNames", { assigned(&$0.technologies.itemNames, $1) },
      "the name for Voice Control is the whole label, or its first word",
      .observed("the blog Making Accessibility Accessible and w3c/matf 39 saw the first word of a label")),
  ]
}

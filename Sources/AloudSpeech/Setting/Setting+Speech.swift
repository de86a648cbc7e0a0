internal import AloudBase

// Settings of what VoiceOver says about an element.
extension Setting {
  static let saying: [Setting] = [
    .flag("hints", { assigned(&$0.hints, $1) }, "hints are spoken", verbosity),
    .flag("containers", { assigned(&$0.containers, $1) }, "the name of a container is spoken on entry", verbosity),
    .choice(
      "boundaries", { assigned(&$0.boundaries, $1) }, "the start and the end of lists and landmarks are spoken, or not",
      .assumed("the words are recorded, but not when they are said on leaving")),
    .flag("tableHeaders", { assigned(&$0.tableHeaders, $1) }, "table headers are spoken", verbosity),
    .flag("tableNumbers", { assigned(&$0.tableNumbers, $1) }, "row and column numbers and spans are spoken", verbosity),
    .choice(
      "controlType", { assigned(&$0.controlType, $1) }, "the role words come after the label, before it, or not at all",
      .observed("AccessibilitySnapshot #309 and #348: a setting of iOS 18.4")),
    .choice(
      "actionsCue", { assigned(&$0.actionsCue, $1) },
      "\"Actions available\" is spoken; first: not for a neighbor with the same ones",
      .documented("WWDC25 224, demonstration: heard on the third of three such cells, where the cursor stayed")),
    .flag(
      "moreContentCue", { assigned(&$0.moreContentCue, $1) }, "\"More content available\" is spoken",
      .observed("CVS Health")),
    .flag(
      "buttonHint", { assigned(&$0.buttonHint, $1) }, "plain buttons and links get the hint \"Double tap to activate\"",
      .observed("CVS Health says yes, AccessibilitySnapshot heard none")),
    .choice(
      "roleCase", { assigned(&$0.roleCase, $1) }, "the letter case of role and state words",
      .documented("XCUIVoiceOverService's example reads \"Add Favorites, button\"")),
    .choice(
      "traitLanguage", { assigned(&$0.traitLanguage, $1) },
      "role words are said in VoiceOver's language or in the element's",
      .observed("an experiment heard name and role in two voices; AccessibilitySnapshot uses the element's language")),
    .choice(
      "koreanHeading", { assigned(&$0.koreanHeading, $1) }, "the Korean word for a heading",
      .observed("Toss and Waddle quote 머리말; TalkBack and the HIG say 제목")),
    .choice(
      "koreanTap", { assigned(&$0.koreanTap, $1) }, "the Korean verb for a double tap",
      .documented("Apple's bundles have 이중 탭 throughout; Toss quotes 두 번 탭, too")),
    .choice(
      "modality", { assigned(&$0.modality, $1) },
      "what can be reached beside a modal view: nothing, or siblings after it",
      .observed("AccessibilitySnapshot keeps the last; its #348 keeps later ones for popovers")),
    .choice("punctuation", { assigned(&$0.punctuation, $1) }, "which punctuation is said in words", verbosity),
  ]

  static let verbosity = Evidence.assumed("knowledge of Settings > VoiceOver > Verbosity, without a source")
}

internal import AloudBase
internal import AloudTree

/// A setting, by its name in `--setting NAME=VALUE` and in scripts.
///
///     var settings = VoiceOverSettings()
///     try settings.set("controlType", to: "before")
public struct Setting: Sendable {
  /// The activity to which a setting applies.
  public enum Scope: CaseIterable, Sendable {
    /// Reading a screen: the setting decides the description of a stop, or which rotors are listed with it.
    case saying
    /// Moving from stop to stop, as recordings do.
    case moving
    /// Using an app with gestures and simulated time, as scripts do.
    case walking
    /// Hearing an audio graph.
    case graphing
    /// Hearing VoiceOver's sentences about a chart.
    case analyzing
    /// Using an app with another technology than VoiceOver.
    case operating
    /// Reading in braille.
    case brailling
  }

  /// The name in `--setting NAME=VALUE`, in scripts and in documents.
  public let name: String
  /// The values; for a number, the least and the greatest.
  public let values: [String]
  /// The effect of the setting, in one sentence.
  public let meaning: String
  /// The sources if they disagree; else the documentation of the setting.
  public let evidence: Evidence
  /// The explanation that all commands print.
  public var explanation: Explanation { Explanation(rule: name, summary: meaning, evidence: evidence) }
  private let read: @Sendable (inout VoiceOverSettings) -> String
  private let write: @Sendable (inout VoiceOverSettings, String) -> Void
  /// The activity to which the setting applies.
  public private(set) var scope = Scope.saying
  /// The numbers that the setting accepts; nil for a setting with words.
  public private(set) var range: ClosedRange<Int>?

  /// The value of the setting in `settings`.
  public func value(in settings: VoiceOverSettings) -> String {
    var settings = settings
    return read(&settings)
  }

  /// The values in words.
  public var choices: String {
    range.map { "a whole number from \($0.lowerBound) to \($0.upperBound)" } ?? values.joined(separator: ", ")
  }

  /// True for a value that the setting accepts.
  public func accepts(_ value: String) -> Bool {
    guard let range else { return values.contains(value) }
    return Int(value).map(range.contains) ?? false
  }

  /// The version of iOS that introduced the default, and the value in earlier versions; nil without dated evidence.
  public private(set) var change: (since: IOSVersion, before: String)?

  func since(_ version: IOSVersion, before: String) -> Setting {
    var setting = self
    setting.change = (version, before)
    return setting
  }

  func apply(_ value: String, to settings: inout VoiceOverSettings) { write(&settings, value) }

  /// A property of the settings: it is set to the second argument, unless that is nil, and its value is returned.
  typealias Field<Value> = @Sendable (inout VoiceOverSettings, Value?) -> Value

  static func flag(_ name: String, _ field: @escaping Field<Bool>, _ meaning: String, _ evidence: Evidence) -> Setting {
    Setting(
      name: name, values: ["on", "off"], meaning: meaning, evidence: evidence,
      read: { field(&$0, nil) ? "on" : "off" }, write: { _ = field(&$0, $1 == "on") })
  }

  static func choice<Value: RawRepresentable<String> & CaseIterable & Sendable>(
    _ name: String, _ field: @escaping Field<Value>, _ meaning: String, _ evidence: Evidence
  ) -> Setting {
    Setting(
      name: name, values: Value.allCases.map { $0.rawValue }, meaning: meaning, evidence: evidence,
      read: { field(&$0, nil).rawValue },
      write: { settings, word in
        if let value = Value(rawValue: word) { _ = field(&settings, value) }
      })
  }

  static func number(
    _ name: String, _ field: @escaping Field<Int>, _ range: ClosedRange<Int>, _ meaning: String, _ evidence: Evidence
  ) -> Setting {
    Setting(
      name: name, values: ["\(range.lowerBound)", "\(range.upperBound)"], meaning: meaning, evidence: evidence,
      read: { String(field(&$0, nil)) },
      write: { settings, word in
        if let number = Int(word) { _ = field(&settings, number) }
      }, range: range)
  }

  private static let verbosity = Evidence.assumed("knowledge of Settings > VoiceOver > Verbosity, without a source")

  /// Every setting, in the order in which they are listed.
  public static let all =
    list(.saying, saying + pages) + list(.moving, moving) + list(.walking, walking)
    + list(.graphing, graph) + list(.analyzing, insights)
    + list(.operating, technologies) + list(.brailling, braille)

  private static func list(_ scope: Scope, _ settings: [Setting]) -> [Setting] {
    settings.map { setting in
      var setting = setting
      setting.scope = scope
      return setting
    }
  }

  private static let saying: [Setting] = [
    .flag("hints", { assigned(&$0.hints, $1) }, "hints are spoken", verbosity),
    .flag("containers", { assigned(&$0.containers, $1) }, "the name of a container is spoken on entry", verbosity),
    .flag("tableHeaders", { assigned(&$0.tableHeaders, $1) }, "table headers are spoken", verbosity),
    .flag("tableNumbers", { assigned(&$0.tableNumbers, $1) }, "row and column numbers and spans are spoken", verbosity),
    .choice(
      "controlType", { assigned(&$0.controlType, $1) }, "the role words come after the label, before it, or not at all",
      .observed("AccessibilitySnapshot #309 and #348: a setting of iOS 18.4")),
    .flag("actionsCue", { assigned(&$0.actionsCue, $1) }, "\"Actions available\" is spoken", verbosity),
    .flag(
      "repeatActionsCue", { assigned(&$0.repeatActionsCue, $1) },
      "\"Actions available\" is spoken again for a neighbor with the same actions",
      .documented("WWDC25 224, demonstration: heard on the third of three such cells, where the cursor stayed")),
    .flag(
      "moreContentCue", { assigned(&$0.moreContentCue, $1) }, "\"More content available\" is spoken",
      .observed("CVS Health")),
    .flag(
      "expandedStatus", { assigned(&$0.expandedStatus, $1) }, "accessibilityExpandedStatus is spoken",
      .documented("UIAccessibility's headers have it since iOS 18")
    ).since(IOSVersion(18), before: "off"),
    .flag(
      "editActions", { assigned(&$0.editActions, $1) },
      "custom actions of the category edit are in the rotor option Edit, not in Actions",
      .documented("UIAccessibility's headers have categories since iOS 18")
    ).since(IOSVersion(18), before: "off"),
    .choice(
      "importantContent", { assigned(&$0.importantContent, $1) },
      "which part of important custom content is said at once",
      .observed("WWDC21 as modeled by AccessibilitySnapshot #309 says the value alone")),
    .choice(
      "boundaries", { assigned(&$0.boundaries, $1) }, "the start and the end of lists and landmarks are spoken",
      .assumed("the words are recorded, but not when they are said on leaving")),
    .flag(
      "buttonHint", { assigned(&$0.buttonHint, $1) }, "plain buttons and links get the hint \"Double tap to activate\"",
      .observed("CVS Health says yes, AccessibilitySnapshot heard none")),
    .choice(
      "traitLanguage", { assigned(&$0.traitLanguage, $1) },
      "role words are said in VoiceOver's language or in the element's",
      .observed("an experiment heard name and role in two voices; AccessibilitySnapshot uses the element's language")),
    .choice(
      "roleCase", { assigned(&$0.roleCase, $1) }, "the letter case of role and state words",
      .documented("XCUIVoiceOverService's example reads \"Add Favorites, button\"")),
    .choice(
      "modality", { assigned(&$0.modality, $1) },
      "what can be reached beside a modal view: nothing, or the siblings after it",
      .observed("AccessibilitySnapshot keeps the last; its #348 keeps later ones for popovers")),
    .choice(
      "koreanHeading", { assigned(&$0.koreanHeading, $1) }, "the Korean word for a heading",
      .observed("Toss and Waddle quote 머리말; TalkBack and the HIG say 제목")),
    .choice(
      "koreanTap", { assigned(&$0.koreanTap, $1) }, "the Korean verb for a double tap",
      .documented("Apple's bundles have 이중 탭 throughout; Toss quotes 두 번 탭, too")),
    .choice("punctuation", { assigned(&$0.punctuation, $1) }, "which punctuation is said in words", verbosity),
    .flag(
      "spelling", { assigned(&$0.spelling, $1) },
      "misspelled words are announced while a text is edited, but never in assessments",
      .documented("WWDC22: assessments switch spell checking off")),
  ]

  private static let moving: [Setting] = [
    .choice(
      "navigation", { assigned(&$0.navigation, $1) },
      "the cursor passes through containers, or stops at them and moves in and out",
      .assumed("knowledge of Settings > VoiceOver > Navigation Style, without a source")),
    .flag(
      "directTouchOptions", { assigned(&$0.directTouchOptions, $1) }, "accessibilityDirectTouchOptions take effect",
      .documented("UIAccessibility's headers have them since iOS 17")
    ).since(IOSVersion(17), before: "off"),
  ]

  private static let walking: [Setting] = [
    .choice(
      "reread", { assigned(&$0.reread, $1) },
      "after a double tap the element is said again, without role and hint: always, if it changed, never",
      .documented("WWDC14 210, WWDC16 202, WWDC25 224; MagentaA11y; when it is left out is assumed")),
    .choice(
      "controls", { assigned(&$0.controls, $1) },
      "what a control without a behavior does when activated: nothing, or what its kind does (a switch flips)",
      .assumed("Aloud's choice: with inert, only what the document says happens; with live, dumps can be walked, too")),
    .flag(
      "sounds", { assigned(&$0.sounds, $1) }, "scripts print every sound, not only those that carry information",
      .assumed("Aloud's choice")
    ),
    .choice(
      "typingFeedback", { assigned(&$0.typingFeedback, $1) }, "what is said while typing",
      .assumed("knowledge of Settings > VoiceOver > Typing, without a source; characters for the software keyboard")),
    .choice("deletingText", { assigned(&$0.deletingText, $1) }, "how a deleted character is announced", verbosity),
    .choice(
      "capitalLetters", { assigned(&$0.capitalLetters, $1) },
      "how a capital letter is announced when moving by character", verbosity),
    .flag(
      "phonetics", { assigned(&$0.phonetics, $1) }, "after a pause on a character its phonetic spelling is said",
      .assumed("knowledge of Settings > VoiceOver > Typing > Phonetic Feedback, without a source")),
    .flag(
      "editingDetails", { assigned(&$0.editingDetails, $1) },
      "VoiceOver says the mode and the insertion point of a field that is edited",
      .observed("moba11y's simulator has the words")),
    .flag(
      "editingMode", { assigned(&$0.editingMode, $1) }, "these details include the mode, such as \"Character mode\"",
      .observed("one of three recordings has it, of iOS 16; the other two are older or do not name their version")),
    .choice(
      "textSelection", { assigned(&$0.textSelection, $1) },
      "with the rotor on Text selection: flicking up or down chooses a unit, and left or right selects it; or flicking up or down selects characters",
      .documented("WWDC26 219, demonstration of iOS 27; characters are assumed for earlier versions")
    ).since(IOSVersion(27), before: "characters"),
    .flag(
      "summaryElement", { assigned(&$0.summaryElement, $1) }, "at the start the cursor is on the summary element",
      .documented("UIAccessibility's headers say that it is read on launch, not that it gets the cursor")),
    .flag(
      "actionsCircular", { assigned(&$0.actionsCircular, $1) },
      "the list of custom actions (with \"Activate\") begins again after its end; so does that of Audio Graph",
      .assumed("accessibilityupto11 shows the list, not its ends")),
    .flag(
      "rotorStays", { assigned(&$0.rotorStays, $1) },
      "flicking up or down to an element does not turn the rotor to its actions or its value",
      .assumed("users report both, for different versions")),
    .flag(
      "rotorWraps", { assigned(&$0.rotorWraps, $1) },
      "moving by the rotor past one end of the screen continues at the other end",
      .assumed("knowledge of a device, without a source: it does not")),
    .choice(
      "hitTest", { assigned(&$0.hitTest, $1) },
      "what a finger touches where elements overlap: what is drawn last, or the smallest",
      .assumed("UIKit finds the view that is drawn last")),
    .flag(
      "nothingFound", { assigned(&$0.nothingFound, $1) },
      "VoiceOver says when the rotor finds nothing, in addition to the sound",
      .documented("WWDC18 226, demonstration on iOS 12: \"Heading not found\"")),
    .choice(
      "scrollDirection", { assigned(&$0.scrollDirection, $1) },
      "the direction of scroll events is that of the fingers or of the content",
      .documented("UIAccessibilityScrollDirection does not say which")),
    .flag(
      "focusFollowsScroll", { assigned(&$0.focusFollowsScroll, $1) },
      "after scrolling, a cursor that is out of sight goes to the first visible element",
      .assumed("knowledge of a device, without a source")),
    .flag(
      "readAllHints", { assigned(&$0.readAllHints, $1) }, "hints are said while reading all",
      .assumed("devices seem to skip them")),
    .flag(
      "updatesFrequently", { assigned(&$0.updatesFrequently, $1) },
      "a changed value of an element with the trait updatesFrequently is said while the cursor is on it",
      .assumed("UIAccessibility's headers say that VoiceOver polls it")),
    .choice(
      "screenChangedText", { assigned(&$0.screenChangedText, $1) },
      "a text posted with a screen change is said before or after the element",
      .assumed("Stack Overflow says that it is read out, but not in which order")),
    .choice(
      "focusRepair", { assigned(&$0.focusRepair, $1) }, "where the cursor goes when its element disappears",
      .assumed("developers call it undefined")),
    .flag(
      "highPriorityHolds", { assigned(&$0.highPriorityHolds, $1) },
      "announcements of high priority are not cut off, not even by gestures",
      .documented("UIAccessibilityPriority says uninterruptible")),
    .flag(
      "announcementPriorities", { assigned(&$0.announcementPriorities, $1) },
      "announcements have priorities; if off, each has the default priority",
      .documented("UIAccessibilityPriority is there since iOS 17")
    ).since(IOSVersion(17), before: "off"),
    .flag(
      "audioGraphs", { assigned(&$0.audioGraphs, $1) }, "the rotor has the option Audio graph where there is a chart",
      .documented("AXChart is there since iOS 15; WWDC21 10122")
    ).since(IOSVersion(15), before: "off"),
    .flag(
      "zoomRotor", { assigned(&$0.zoomRotor, $1) },
      "the rotor has the option Zoom where an element has the trait supportsZoom",
      .documented("the trait is there since iOS 17; WWDC23 10036")
    ).since(IOSVersion(17), before: "off"),
    .choice(
      "announcementsInActions", { assigned(&$0.announcementsInActions, $1) },
      "an announcement of default priority that the action of a double tap posts is cut off by the element, or heard after it",
      .observed("developers with UIKit report the loss; in WWDC23 10036, with SwiftUI, it is heard")),
    .choice(
      "lockedElements", { assigned(&$0.lockedElements, $1) },
      "elements that Guided Access locks cannot be reached, or are dimmed",
      .assumed("in WWDC22, the app switches off what it locks; the talk does not say how")),
    .number(
      "speakingRate", { assigned(&$0.speakingRate, $1) }, 1...100,
      "the speech rate in percent; 50 is the default of the voice, or 15 characters a second without sound",
      .assumed("Aloud's choice")),
    .number(
      "volume", { assigned(&$0.volume, $1) }, 0...100, "the volume of speech in percent of the voice's default",
      .assumed("Aloud's choice")),
    .number(
      "hintDelay", { assigned(&$0.hintDelay, $1) }, 0...10_000, "milliseconds of silence before a hint",
      .assumed("Waddle's blog says that the gap is short")),
    .number(
      "coalescing", { assigned(&$0.coalescing, $1) }, 0...1_000,
      "milliseconds in which several posts of screen and layout changes become one",
      .assumed("0.1 to 0.5 seconds on devices")),
    .number(
      "transition", { assigned(&$0.transition, $1) }, 0...5_000,
      "milliseconds that another screen takes to appear: until then the element that was activated is said",
      .assumed(
        "WWDC14 210 and WWDC18: a short label is heard whole, a long one begins; UIKit's animations take about as long")
    ),
  ]

  /// The setting with exactly this name; nil if there is none.
  public static func named(_ name: String) -> Setting? { all.first { $0.name == name } }

  /// The message about an unknown setting. It suggests the most similar name, else the three nearest names.
  public static func unknown(_ name: String) -> String {
    let names = all.map { $0.name }
    let hint = suggestion(for: name, among: names)
    let near = "; the nearest are \(nearest(3, to: name, among: names).joined(separator: ", "))"
    return "there is no setting \"\(name)\"" + (hint.isEmpty ? near : hint)
  }
}

/// A setting that does not exist, or a value that the setting does not accept.
public struct SettingError: Error, Equatable, Sendable, CustomStringConvertible {
  public let description: String
}

extension VoiceOverSettings {
  /// Sets a setting by its name.
  ///
  /// - Throws: ``SettingError``, which lists the possible settings or values.
  public mutating func set(_ name: String, to value: String) throws(SettingError) {
    guard let setting = Setting.named(name) else {
      throw SettingError(description: Setting.unknown(name))
    }
    guard setting.accepts(value) else {
      throw SettingError(
        description: "\(name) cannot be \"\(value)\"; it can be \(setting.choices)")
    }
    setting.apply(value, to: &self)
  }
}

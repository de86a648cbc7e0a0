internal import AloudTree

/// A setting by its name, as `--setting NAME=VALUE` and scripts know it.
///
///     var settings = VoiceOverSettings()
///     try settings.set("controlType", to: "before")
public struct Setting: Sendable {
  public let name: String
  public let values: [String]
  /// What it decides, in one sentence.
  public let meaning: String
  /// Who says what, where sources disagree; else where the setting is documented.
  public let evidence: Evidence
  private let read: @Sendable (VoiceOverSettings) -> String
  private let write: @Sendable (inout VoiceOverSettings, String) -> Void

  /// The value that the settings have.
  public func value(in settings: VoiceOverSettings) -> String { read(settings) }

  fileprivate func apply(_ value: String, to settings: inout VoiceOverSettings) { write(&settings, value) }

  private typealias Field<Value> = any WritableKeyPath<VoiceOverSettings, Value> & Sendable

  private static func flag(_ name: String, _ field: Field<Bool>, _ meaning: String, _ evidence: Evidence) -> Setting {
    Setting(
      name: name, values: ["on", "off"], meaning: meaning, evidence: evidence,
      read: { $0[keyPath: field] ? "on" : "off" }, write: { $0[keyPath: field] = $1 == "on" })
  }

  private static func choice<Value: RawRepresentable<String> & CaseIterable & Sendable>(
    _ name: String, _ field: Field<Value>, _ meaning: String, _ evidence: Evidence
  ) -> Setting {
    Setting(
      name: name, values: Value.allCases.map(\.rawValue), meaning: meaning, evidence: evidence,
      read: { $0[keyPath: field].rawValue },
      write: { settings, word in
        if let value = Value(rawValue: word) { settings[keyPath: field] = value }
      })
  }

  private static let verbosity = Evidence.assumed("our knowledge of Settings > VoiceOver > Verbosity")

  /// Every setting, in the order in which they are listed.
  public static let all: [Setting] = [
    .flag("hints", \.hints, "hints are spoken", verbosity),
    .flag("containers", \.containers, "containers are named on entry", verbosity),
    .flag("tableHeaders", \.tableHeaders, "table headers are spoken", verbosity),
    .flag("tableNumbers", \.tableNumbers, "row and column numbers and spans are spoken", verbosity),
    .choice(
      "controlType", \.controlType, "the role words come after the label, before it, or not at all",
      .observed("AccessibilitySnapshot #309 and #348: a setting of iOS 18.4")),
    .flag("actionsCue", \.actionsCue, "\"Actions available\" is spoken", verbosity),
    .flag(
      "repeatActionsCue", \.repeatActionsCue, "it is spoken again for a neighbor with the same actions",
      .assumed("devices seem to leave the repetition out")),
    .flag("moreContentCue", \.moreContentCue, "\"More content available\" is spoken", .observed("CVS Health")),
    .choice(
      "importantContent", \.importantContent, "what is said at once of important custom content",
      .observed("WWDC21 as modelled by AccessibilitySnapshot #309 says the value alone")),
    .choice(
      "boundaries", \.boundaries, "the start and the end of lists and landmarks are spoken",
      .assumed("the words are recorded, not when they are said on leaving")),
    .flag(
      "buttonHint", \.buttonHint, "plain buttons and links get the hint \"Double tap to activate\"",
      .observed("CVS Health says yes, AccessibilitySnapshot heard none")),
    .choice(
      "traitLanguage", \.traitLanguage, "role words are said in VoiceOver's language or in the element's",
      .observed("an experiment heard name and role in two voices; AccessibilitySnapshot takes the element's")),
    .choice(
      "roleCase", \.roleCase, "the letter case of role and state words",
      .documented("XCUIVoiceOverService's example reads \"Add Favorites, button\"")),
    .choice(
      "modality", \.modality, "what a modal view leaves of its siblings: itself, or itself and those after it",
      .observed("AccessibilitySnapshot keeps the last; its #348 keeps later ones for popovers")),
    .choice(
      "koreanHeading", \.koreanHeading, "the Korean word for a heading",
      .observed("Toss and Waddle quote 머리말; TalkBack and the HIG say 제목")),
    .choice(
      "koreanTap", \.koreanTap, "the Korean verb of hints: as each was recorded, or one throughout",
      .observed("Toss quotes 두 번 탭, NULI 이중 탭")),
  ]

  public static func named(_ name: String) -> Setting? { all.first { $0.name == name } }
}

/// A setting that does not exist, or a value that it cannot have.
public struct SettingError: Error, Equatable, Sendable, CustomStringConvertible {
  public let description: String
}

extension VoiceOverSettings {
  /// Sets one setting by its name.
  ///
  /// - Throws: ``SettingError`` naming what there is.
  public mutating func set(_ name: String, to value: String) throws(SettingError) {
    guard let setting = Setting.named(name) else {
      let names = Setting.all.map(\.name)
      throw SettingError(
        description: "there is no setting \"\(name)\"; there are \(names.joined(separator: ", "))"
          + suggestion(for: name, among: names))
    }
    guard setting.values.contains(value) else {
      throw SettingError(
        description: "\(name) cannot be \"\(value)\"; it can be \(setting.values.joined(separator: ", "))")
    }
    setting.apply(value, to: &self)
  }
}

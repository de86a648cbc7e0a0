internal import AloudReader
internal import AloudSpeech
internal import AloudTree

extension AuditedScreen {
  /// The name of a stop in messages, as they quote it: its label, or the text that is said in place of a label.
  func name(of stop: Stop) -> Wording {
    let placeholder = stop.shared?.value.text?.placeholder ?? ""
    for text in [stop.label, stop.value, placeholder.trimmed] where !text.isEmpty { return .quoting(text) }
    return role(of: stop)
  }

  /// The name of the screen in messages: its title, or its key.
  var title: Wording {
    if let name = screen.name?.trimmed, !name.isEmpty { return .quoting(name) }
    return screen.key.map { .quoting($0) } ?? Wording("the first screen", ko: "첫")
  }

  /// True when a stop is a heading, or a dump does not tell: XCTest's has headings only in navigation bars and lists.
  var mayHaveHeading: Bool { isOfXCTest || stops.contains { $0.traits.contains(.header) } }

  /// The role of a stop in messages: “button”, 버튼.
  public func role(of stop: Stop) -> Wording {
    if stop.web?.role == .checkbox { return RoleName.checkbox }
    return stop.isTab && stop.traits.isDisjoint(with: .ofInputs) ? RoleName.of(.tabBarItem) : RoleName.of(stop.traits)
  }
}

/// The names of roles in messages: VoiceOver's words for them, in each language of messages.
enum RoleName {
  /// The first row whose traits the stop has determines the name.
  private static let phrases: [(traits: Traits, phrase: Phrase)] = [
    (.secureTextField, .traitSecureTextField),
    (.searchField, .traitSearchField),
    ([.textEntry, .textArea], .traitTextField),
    (.toggleButton, .traitSwitch),
    (.tabBarItem, .traitTab),
    (.radioButton, .traitRadio),
    (.menuItem, .traitMenuItem),
    (.backButton, .traitBackButton),
    (.popUpButton, .traitPopupButton),
    (.adjustable, .traitAdjustable),
    ([.button, .keyboardKey], .traitButton),
    (.link, .traitLink),
    (.header, .traitHeader),
    (.image, .traitImage),
  ]

  static let checkbox = Wording(
    Phrasebook.english.text(.traitCheckbox).lowercased(), ko: Phrasebook.korean.text(.traitCheckbox))

  private static let element = Wording("element", ko: "요소")

  /// The name of a role, such as “button”, 버튼; without a role, “element”, 요소.
  static func of(_ traits: Traits) -> Wording {
    guard let row = phrases.first(where: { !$0.traits.isDisjoint(with: traits) }) else { return element }
    return Wording(Phrasebook.english.text(row.phrase).lowercased(), ko: Phrasebook.korean.text(row.phrase))
  }
}

extension Phrasebook {
  /// VoiceOver's words in the languages of messages.
  static let english = VoiceLibrary.standard.phrasebook(for: "en", settings: VoiceOverSettings())
  static let korean = VoiceLibrary.standard.phrasebook(for: "ko", settings: VoiceOverSettings())
}

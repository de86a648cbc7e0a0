internal import AloudBase
import AloudTree

// Runs of text, text inputs, and texts that VoiceOver reads line by line or on request.

extension JSONKeys {
  /// The keys of a run of text.
  enum Run: String {
    case text, language, pitch, spellOut, punctuation, ipa, headingLevel
    case bold, italic, underline, fontName, fontSize, color, blockquoteLevel, link
  }

  /// The keys of `text`.
  enum TextInput: String { case secure, multiline, editing, placeholder, insertionPoint, selection }

  enum ReadingLine: String { case text, frame }

  enum Content: String { case label, value, importance }

  /// The keys of an item of `ignore`.
  enum IgnoredRule: String { case rule, why }
}

extension JSONKeys.Run: JSONFieldList {
  static let known = JSONKeyTable<Self>(of: "a run of text")
  static let fields: [JSONField<SpokenText.Run>] = known.keys.map { $0.field }

  var field: JSONField<SpokenText.Run> {
    switch self {
    case .text: .required({ assigned(&$0.text, $1) }, .string, "The text of the run.")
    case .language: .optional({ assigned(&$0.language, $1) }, .language, "The language of the run.")
    case .pitch:
      .optional({ assigned(&$0.pitch, $1) }, .number(in: 0...2), "From 0 to 2; 1 is the default pitch of the voice.")
    case .spellOut: .flag({ assigned(&$0.spellOut, $1) }, "Whether it is spelled letter by letter.")
    case .punctuation: .optional({ assigned(&$0.punctuation, $1) }, .choice(), "Which punctuation is spoken.")
    case .ipa:
      .optional({ assigned(&$0.ipa, $1) }, .string, "Its pronunciation in the International Phonetic Alphabet.")
    case .headingLevel: .optional({ assigned(&$0.headingLevel, $1) }, .whole(1...6), "accessibilityTextHeadingLevel.")
    case .bold: .flag({ assigned(&$0.attributes.bold, $1) }, "Whether it is bold.")
    case .italic: .flag({ assigned(&$0.attributes.italic, $1) }, "Whether it is italic.")
    case .underline: .flag({ assigned(&$0.attributes.underline, $1) }, "Whether it is underlined.")
    case .fontName: .optional({ assigned(&$0.attributes.fontName, $1) }, .string, "The name of its font.")
    case .fontSize:
      .optional(
        { assigned(&$0.attributes.fontSize, $1) }, .positive("a size in points, more than 0"),
        "The size of its font, in points.")
    case .color:
      .optional(
        { assigned(&$0.attributes.color, $1) }, .string, "What its color is called: accessibilityName of UIColor.")
    case .blockquoteLevel:
      .optional({ assigned(&$0.attributes.blockquoteLevel, $1) }, .whole(1...100), "The level of the block quote.")
    case .link:
      .optional({ assigned(&$0.attributes.link, $1) }, .string, "Its URL; #id leads to the element with this id.")
    }
  }
}

extension JSONKeys.TextInput: JSONFieldList {
  static let known = JSONKeyTable<Self>(of: "a text input")
  static let fields: [JSONField<TextInput>] = known.keys.map { $0.field }

  var field: JSONField<TextInput> {
    switch self {
    case .secure: .flag({ assigned(&$0.secure, $1) }, "Whether the text is a password.")
    case .multiline: .flag({ assigned(&$0.multiline, $1) }, "Whether the text can have several lines.")
    case .editing: .flag({ assigned(&$0.editing, $1) }, "Whether it is being edited.")
    case .placeholder: .optional({ assigned(&$0.placeholder, $1) }, .string, "The placeholder of an empty field.")
    case .insertionPoint:
      .optional(
        { assigned(&$0.insertionPoint, $1) }, .whole(),
        "Its offset in characters, from 0; the end of the text unless written.")
    case .selection:
      .optional(
        { assigned(&$0.selection, $1) }, .indexRange, "[from, to]: the selected characters of an edited field, from 0.")
    }
  }
}

extension JSONKeys.ReadingLine: JSONFieldList {
  static let known = JSONKeyTable<Self>(of: "a line of readingContent")
  static let fields: [JSONField<ReadingLine>] = known.keys.map { $0.field }

  var field: JSONField<ReadingLine> {
    switch self {
    case .text: .required({ assigned(&$0.text, $1) }, .text, "What the line says.")
    case .frame: .optional({ assigned(&$0.frame, $1) }, .frame, "Where the line is.")
    }
  }
}

extension JSONKeys.Content: JSONFieldList {
  static let known = JSONKeyTable<Self>(of: "custom content")
  static let fields: [JSONField<CustomContent>] = known.keys.map { $0.field }

  var field: JSONField<CustomContent> {
    switch self {
    case .label: .required({ assigned(&$0.label, $1) }, .string, "The label of the content.")
    case .value: .required({ assigned(&$0.value, $1) }, .string, "The value of the content.")
    case .importance:
      .defaulting(
        { assigned(&$0.importance, $1) }, .choice(), to: .default,
        "VoiceOver says content of \"high\" importance with the element.")
    }
  }
}

extension JSONKeys.IgnoredRule: JSONFieldList {
  static let known = JSONKeyTable<Self>(of: "an item of ignore")
  static let fields: [JSONField<IgnoredRule>] = known.keys.map { $0.field }

  var field: JSONField<IgnoredRule> {
    switch self {
    case .rule:
      .required({ assigned(&$0.rule, $1) }, .reason("the id of a rule"), "The id of a rule, such as \"small-target\".")
    case .why:
      .required({ assigned(&$0.why, $1) }, .reason("a reason"), "The reason why the finding does not matter here.")
    }
  }
}

// MARK: - Forms

extension JSONForm<SpokenText.Run> {
  static var run: Self { object(JSONKeys.Run.self, SpokenText.Run("")) }
}

extension JSONForm<TextInput> {
  static var textInput: Self {
    let object = object(JSONKeys.TextInput.self, TextInput())
    return Self(
      object.schema(),
      read: { place throws(JSONProblem) in
        guard place.asString == nil else {
          throw place.mustBe(
            "an object such as {\"placeholder\": \"you@example.com\"}; the typed text goes in \"value\"")
        }
        return try object.read(place)
      },
      write: object.write)
  }
}

extension JSONForm<ReadingLine> {
  static var readingLine: Self { object(JSONKeys.ReadingLine.self, ReadingLine(text: "")) }
}

extension JSONForm<CustomContent> {
  static var content: Self { object(JSONKeys.Content.self, CustomContent(label: "", value: "")) }
}

extension JSONForm<IgnoredRule> {
  static var ignoredRule: Self { object(JSONKeys.IgnoredRule.self, IgnoredRule(rule: "", why: "")) }
}

extension JSONForm<String> {
  /// A text that is not blank.
  fileprivate static func reason(_ noun: Message) -> Self {
    Self(
      .string,
      read: { place throws(JSONProblem) in
        let text = try place.string()
        guard text.contains(where: { !$0.isWhitespace }) else { throw place.mustBe("\(noun), not an empty text") }
        return text
      },
      write: { .string($0) })
  }
}

extension JSONPlace {
  /// Reads a text of the app: a string, or a list of runs.
  func spokenText() throws(JSONProblem) -> SpokenText {
    if let string = asString { return SpokenText(string) }
    guard let list = asList else { throw mustBe("text: a string or a list of runs") }
    return SpokenText(runs: try list.read(JSONForm.run.read))
  }

  /// Reads the rules that audits ignore, with reasons.
  func ignoredRules() throws(JSONProblem) -> [IgnoredRule] { try JSONForm.list(of: .ignoredRule).read(self) }
}

extension SpokenText {
  var json: JSONValue {
    guard let runs else { return .string(string) }
    return .list(runs.compactMap(JSONForm.run.write))
  }
}

extension [IgnoredRule] {
  /// Nil for an empty list.
  var json: JSONValue? { isEmpty ? nil : JSONForm.list(of: .ignoredRule).write(self) }
}

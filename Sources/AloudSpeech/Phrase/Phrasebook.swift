package import AloudTree

/// The words of one language: an array indexed by phrase.
public struct Phrasebook: Equatable, Sendable {
  /// The words for one phrase, and their evidence.
  public struct Entry: Hashable, Sendable {
    /// The forms by plural category. Phrases without a number have only `other`.
    public var forms: [PluralCategory: Form]

    /// The form for any number.
    public var other: Form? {
      forms[.other] ?? PluralCategory.allCases.reversed().lazy.compactMap { forms[$0] }.first
    }

    /// True if the form for any number is attested.
    public var isAttested: Bool { other?.mark?.isAttested ?? false }

    /// The entry with the forms of another entry; those replace its own.
    func replacing(with other: Entry) -> Entry { Entry(forms: forms.merging(other.forms) { $1 }) }
  }

  /// The words for numbers of one plural category.
  public struct Form: Hashable, Sendable {
    /// The words, with places for what is inserted.
    public var words: Template
    /// Nil if the file has no mark, as a user's file.
    public var mark: Mark?
    /// True for words after which AccessibilitySnapshot writes no full stop.
    var isUnstopped = false
  }

  /// The name of a character, or the word that spells it.
  public struct Name: Hashable, Sendable {
    /// The name as it is said.
    public var words: String
    /// Nil if the file has no mark, as a user's file.
    public var mark: Mark?
  }

  /// The evidence of a phrase.
  public struct Mark: Hashable, Sendable {
    /// True for words that somebody heard and wrote down; false for words that are assumed.
    public var isAttested: Bool
    /// The sources: codes such as `S` and `T`, or a bundle of Apple and a key.
    public var sources: [String]
    /// A note for translators, for example the words of other sources.
    public var note: String
  }

  /// Shared, so that passing a phrasebook retains only one object.
  private final class Storage: Sendable {
    let language: String
    let numbers: NumberFormat
    let entries: [Entry?]
    /// The words of phrases that have one form and no placeholders.
    let plain: [String]
    let unstopped: [Bool]
    let characters: [Character: Name]
    let phonetic: [Character: Name]
    let braille: BrailleWords

    init(
      language: String, numbers: NumberFormat, entries: [Entry?], characters: [Character: Name],
      phonetic: [Character: Name], braille: BrailleWords
    ) {
      self.language = language
      self.numbers = numbers
      self.entries = entries
      self.characters = characters
      self.phonetic = phonetic
      self.braille = braille
      plain = entries.map { $0?.other?.words.source ?? "" }
      unstopped = entries.map { $0?.other?.isUnstopped ?? false }
    }
  }

  private let storage: Storage

  init(
    language: String, numbers: NumberFormat, entries: [Phrase: Entry], characters: [Character: Name] = [:],
    phonetic: [Character: Name] = [:], braille: BrailleWords = BrailleWords()
  ) {
    storage = Storage(
      language: language, numbers: numbers, entries: Phrase.allCases.map { entries[$0] }, characters: characters,
      phonetic: phonetic, braille: braille)
  }

  /// BCP-47.
  public var language: String { storage.language }
  /// How the language writes numbers.
  public var numbers: NumberFormat { storage.numbers }
  /// The braille words for roles and states.
  public var braille: BrailleWords { storage.braille }
  /// The names of characters in the voice file; `name(of:)` also finds others.
  var characters: [Character: Name] { storage.characters }
  /// The words that spell letters, by lowercase letter.
  var phonetic: [Character: Name] { storage.phonetic }

  public static func == (one: Phrasebook, other: Phrasebook) -> Bool {
    one.storage === other.storage
      || one.language == other.language && one.numbers == other.numbers && one.storage.entries == other.storage.entries
        && one.characters == other.characters && one.phonetic == other.phonetic && one.braille == other.braille
  }

  /// The phrasebook with words from another one for phrases that it lacks.
  public func filling(_ phrases: [Phrase], from other: Phrasebook) -> Phrasebook {
    var entries: [Phrase: Entry] = [:]
    for phrase in Phrase.allCases { entries[phrase] = entry(for: phrase) }
    for phrase in phrases where entries[phrase] == nil { entries[phrase] = other.entry(for: phrase) }
    return Phrasebook(
      language: language, numbers: numbers, entries: entries, characters: characters, phonetic: phonetic,
      braille: braille)
  }

  /// The words of a phrase; nil if the language lacks them.
  public func entry(for phrase: Phrase) -> Entry? { storage.entries[phrase.index] }

  /// The words of a phrase without placeholders.
  public func text(_ phrase: Phrase) -> String { storage.plain[phrase.index] }

  /// The words of a phrase with its placeholders filled; `count` decides the plural form.
  public func text(_ phrase: Phrase, count: Int? = nil, _ values: [String: String]) -> String {
    guard let entry = entry(for: phrase) else { return "" }
    let category = count.map { PluralCategory(of: $0, language: language) } ?? .other
    return (entry.forms[category] ?? entry.other)?.words.filled(values) ?? ""
  }

  /// The words of a phrase with numbers, in the number format of the language.
  public func text(_ phrase: Phrase, count: Int? = nil, numbers values: KeyValuePairs<String, Int>) -> String {
    var filled: [String: String] = [:]
    for (name, number) in values { filled[name] = numbers.string(number) }
    return text(phrase, count: count, filled)
  }

  /// The words of a phrase with the placeholder `{count}`, in the plural form for that number.
  package func text(_ phrase: Phrase, counting count: Int) -> String {
    text(phrase, count: count, numbers: ["count": count])
  }

  func isUnstopped(_ phrase: Phrase) -> Bool { storage.unstopped[phrase.index] }
}

extension Phrasebook {
  /// VoiceOver's name of a system rotor.
  package func name(of rotor: CustomRotor.SystemType) -> String {
    switch rotor {
    case .link: text(.rotorLinks)
    case .visitedLink: text(.rotorVisitedLinks)
    case .heading: text(.rotorHeadings)
    case .headingLevel1: text(.rotorHeadingN, numbers: ["level": 1])
    case .headingLevel2: text(.rotorHeadingN, numbers: ["level": 2])
    case .headingLevel3: text(.rotorHeadingN, numbers: ["level": 3])
    case .headingLevel4: text(.rotorHeadingN, numbers: ["level": 4])
    case .headingLevel5: text(.rotorHeadingN, numbers: ["level": 5])
    case .headingLevel6: text(.rotorHeadingN, numbers: ["level": 6])
    case .boldText: text(.rotorBold)
    case .italicText: text(.rotorItalic)
    case .underlineText: text(.rotorUnderline)
    case .misspelledWord: text(.rotorMisspelled)
    case .image: text(.rotorImages)
    case .textField: text(.rotorTextFields)
    case .table: text(.rotorTables)
    case .list: text(.rotorLists)
    case .landmark: text(.rotorLandmarks)
    }
  }
}

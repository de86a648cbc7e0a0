internal import AloudSpeech
internal import AloudTree

extension ScreenReader {
  /// An option of the rotor, in the order in which the rotor turns.
  ///
  /// The order is Aloud's: users arrange the options, and no default list is public.
  public enum RotorOption: Hashable, Sendable {
    // Through a text.
    /// Moves the insertion point, or says the text of the element, by this unit.
    case characters, words, lines
    // To the next of a kind.
    /// Elements with the trait `header`.
    case headings
    /// 1 to 6.
    case headingLevel(Int)
    /// Links; `visitedLinks` only those with the trait `visited`.
    case links, visitedLinks
    // Only on web pages.
    /// Only on web pages: the elements of this kind.
    case nonVisitedLinks, inPageLinks, articles
    /// The elements, or the containers, of this kind.
    case formControls, buttons, textFields, images, tables, lists, landmarks, containers
    /// Texts; elements like the one under the cursor; the stops above and below.
    case staticText, sameItem, verticalNavigation
    // By the style of text, or by a rotor of the app.
    /// Elements with text in this style.
    case boldText, italicText, underlinedText
    /// A custom rotor, by its name.
    case custom(String)
    // While editing.
    /// While a text is edited: words with mistakes, or the selection.
    case misspelledWords, textSelection
    // Of the element.
    /// What the element under the cursor offers: its actions, its zoom, its value, its custom content, its chart.
    case edit, zoom, actions, adjustValue, moreContent, audioGraph
    // VoiceOver's own settings.
    /// A setting of VoiceOver that swiping up or down changes.
    case speakingRate, volume, punctuation, hints, language

    var isCustom: Bool { if case .custom = self { true } else { false } }

    /// True for options that a rotor of the app can replace.
    var mayBeOfApp: Bool {
      switch self {
      case .headings, .headingLevel, .links, .visitedLinks, .textFields, .images, .tables, .lists, .landmarks,
        .boldText, .italicText, .underlinedText, .custom, .misspelledWords:
        true
      default: false
      }
    }

    /// True for an option of a single element; it stays chosen until the cursor leaves the element.
    var isOfElement: Bool {
      switch self {
      case .edit, .zoom, .actions, .adjustValue, .moreContent, .audioGraph, .textSelection, .misspelledWords: true
      default: false
      }
    }
  }
}

extension ScreenReader.RotorOption {
  /// The options before custom rotors.
  static let beforeCustom: [Self] =
    [.edit, .characters, .words, .lines, .headings] + (1...6).map(Self.headingLevel)
    + [
      .links, .visitedLinks, .nonVisitedLinks, .inPageLinks, .formControls, .buttons, .textFields, .images, .tables,
      .lists, .landmarks, .articles, .containers, .staticText, .sameItem, .verticalNavigation, .boldText, .italicText,
      .underlinedText,
    ]
  static let afterCustom: [Self] = [
    .misspelledWords, .textSelection, .zoom, .actions, .adjustValue, .moreContent, .audioGraph, .speakingRate, .volume,
    .punctuation, .hints, .language,
  ]

  func name(in words: Phrasebook) -> String {
    switch self {
    case .headingLevel(let level): words.text(.rotorHeadingN, ["level": String(level)])
    case .custom(let name): name
    default: phrase.map { words.text($0) } ?? ""
    }
  }

  /// The singular name of the elements of an option; nil if there is no such word.
  func nameOfOne(in words: Phrasebook) -> String? {
    switch self {
    case .headings: words.text(.traitHeader)
    case .links: words.text(.traitLink)
    case .visitedLinks: words.text(.traitVisitedLink)
    case .buttons: words.text(.traitButton)
    case .textFields: words.text(.traitTextField)
    case .images: words.text(.traitImage)
    case .headingLevel: name(in: words)
    default: nil
    }
  }

  private var phrase: Phrase? {
    switch self {
    case .characters: .rotorCharacters
    case .words: .rotorWords
    case .lines: .rotorLines
    case .headings: .rotorHeadings
    case .links: .rotorLinks
    case .visitedLinks: .rotorVisitedLinks
    case .nonVisitedLinks: .rotorNonVisitedLinks
    case .inPageLinks: .rotorInPageLinks
    case .articles: .rotorArticles
    case .formControls: .rotorFormControls
    case .buttons: .rotorButtons
    case .textFields: .rotorTextFields
    case .images: .rotorImages
    case .tables: .rotorTables
    case .lists: .rotorLists
    case .landmarks: .rotorLandmarks
    case .containers: .rotorContainers
    case .staticText: .rotorStaticText
    case .sameItem: .rotorSameItem
    case .verticalNavigation: .rotorVerticalNavigation
    case .boldText: .rotorBold
    case .italicText: .rotorItalic
    case .underlinedText: .rotorUnderline
    case .misspelledWords: .rotorMisspelled
    case .textSelection: .rotorTextSelection
    case .edit: .rotorEdit
    case .zoom: .rotorZoom
    case .actions: .rotorActions
    case .adjustValue: .rotorAdjustValue
    case .moreContent: .rotorMoreContent
    case .audioGraph: .rotorAudioGraph
    case .speakingRate: .rotorSpeakingRate
    case .volume: .rotorVolume
    case .punctuation: .rotorPunctuation
    case .hints: .rotorHints
    case .language: .rotorLanguage
    case .headingLevel, .custom: nil
    }
  }

  /// The option that a system rotor of the app replaces.
  init(_ type: CustomRotor.SystemType) {
    self =
      switch type {
      case .link: .links
      case .visitedLink: .visitedLinks
      case .heading: .headings
      case .headingLevel1: .headingLevel(1)
      case .headingLevel2: .headingLevel(2)
      case .headingLevel3: .headingLevel(3)
      case .headingLevel4: .headingLevel(4)
      case .headingLevel5: .headingLevel(5)
      case .headingLevel6: .headingLevel(6)
      case .boldText: .boldText
      case .italicText: .italicText
      case .underlineText: .underlinedText
      case .misspelledWord: .misspelledWords
      case .image: .images
      case .textField: .textFields
      case .table: .tables
      case .list: .lists
      case .landmark: .landmarks
      }
  }
}

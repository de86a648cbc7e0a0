internal import AloudBase
public import AloudTree

/// A user's VoiceOver settings, and options for questions on which sources disagree.
///
/// Commands know every setting by the name of its field: see ``Setting``, whose files have the values and the evidence.
/// What is no setting is a constant beside the code that uses it, with its source.
public struct VoiceOverSettings: Equatable, Sendable {
  /// The version of iOS; what came later is left out. See ``IOSChange``.
  public var ios = IOSVersion.known.upperBound

  // What is said about an element.
  /// If true, hints are spoken.
  public var hints = true
  /// If true, the name of a container is spoken on entry.
  public var containers = true
  /// The start and the end of lists and landmarks are spoken.
  public var boundaries = Boundaries.spoken
  /// If true, table headers are spoken.
  public var tableHeaders = true
  /// If true, row and column numbers and spans are spoken.
  public var tableNumbers = true
  /// The role words come after the label, before it, or not at all.
  public var controlType = ControlType.after
  /// "Actions available" is spoken: always, not again for a neighbor with the same actions, or never.
  public var actionsCue = ActionsCue.on
  /// If true, "More content available" is spoken.
  public var moreContentCue = true
  /// If true, plain buttons and links get the hint "Double tap to activate".
  public var buttonHint = false
  /// The letter case of role and state words.
  public var roleCase = RoleCase.capitalized
  /// Role words are said in VoiceOver's language or in the element's.
  public var traitLanguage = TraitLanguage.voiceOver
  /// The Korean word for a heading.
  public var koreanHeading = KoreanHeading.meorimal
  /// The Korean verb for a double tap.
  public var koreanTap = KoreanTap.double
  /// What can be reached beside a modal view: nothing, or the siblings after it.
  public var modality = ReadingOrder.Modality.last
  /// Which punctuation is said in words.
  public var punctuation = Punctuation.some

  // Web pages.
  /// aria-describedby is a hint, or content that is always spoken.
  public var describedBy = DescribedBy.hint
  /// If true, the texts of one block of a web page, with its list marker, are one stop.
  public var joinedTexts = false

  // Using an app.
  /// The cursor passes through containers, or stops at them and moves in and out.
  public var navigation = Navigation.flat
  /// What a control without a behavior does when activated: nothing, or what its kind does (a switch flips).
  public var controls = Controls.inert
  /// After a double tap the element is said again, without role and hint: always, if it changed, never.
  public var reread = Reread.always
  /// An announcement of default priority that the action of a double tap posts is cut off by the element, or heard
  /// after it.
  public var announcementsInActions = AnnouncementsInActions.lost
  /// Milliseconds until a new screen appears. Until then, the element that was activated is said.
  public var transition = 500
  /// Milliseconds of silence before a hint.
  public var hintDelay = 1000
  /// If true, flicking up or down to an element does not turn the rotor to its actions or its value.
  public var rotorStays = false
  /// If true, moving by the rotor past one end of the screen continues at the other end.
  public var rotorWraps = false
  /// In percent; 50 is the rate of the voice's profile, and 15 characters a second on the simulated clock.
  public var speakingRate = 50
  /// In percent of the volume of the voice's profile.
  public var volume = 100
  /// If true, scripts print every sound, not only those that carry information.
  public var sounds = false

  // Editing text.
  /// What is said while typing.
  public var typingFeedback = TypingFeedback.characters
  /// How a deleted character is announced.
  public var deletingText = Emphasis.pitch
  /// How a capital letter is announced when moving by character.
  public var capitalLetters = Emphasis.speak
  /// If true, after a pause on a character its phonetic spelling is said.
  public var phonetics = true
  /// VoiceOver says the mode and the insertion point of a field that is edited, only the insertion point, or neither.
  public var editingDetails = EditingDetails.on
  /// If true, misspelled words are announced while a text is edited, but never in assessments.
  public var spelling = true

  /// The settings of audio graphs.
  public var graph = Graph()
  /// The settings of other assistive technologies.
  public var technologies = Technologies()
  /// The settings of a braille display.
  public var braille = Braille()

  /// The defaults; ``Setting/evidence`` has the source of each.
  public init() {}

  /// True if the version of iOS has a change.
  public func has(_ change: IOSChange) -> Bool { ios >= change.since }

  /// The settings that select variants of words in a voice file.
  var voiceChoices: [String: String] {
    Dictionary(Setting.all.map { ($0.name, $0.value(in: self)) }) { $1 }
  }
}

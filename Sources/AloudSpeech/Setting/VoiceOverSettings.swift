public import AloudTree

/// A user's settings of VoiceOver, and the choices on which sources disagree.
///
/// Every field has a name under which the command knows it: see ``Setting``.
public struct VoiceOverSettings: Equatable, Sendable {
  public enum ControlType: String, CaseIterable, Sendable { case after, before, off }
  public enum RoleCase: String, CaseIterable, Sendable { case capitalized, lowercase }
  public enum TraitLanguage: String, CaseIterable, Sendable { case voiceOver, element }
  public enum Boundaries: String, CaseIterable, Sendable { case spoken, off }
  public enum ImportantContent: String, CaseIterable, Sendable { case value, labelAndValue, off }
  public enum Reread: String, CaseIterable, Sendable { case always, changed, never }
  public enum Controls: String, CaseIterable, Sendable { case inert, live }
  public enum Navigation: String, CaseIterable, Sendable { case flat, grouped }
  public enum TypingFeedback: String, CaseIterable, Sendable { case characters, words, charactersAndWords, nothing }
  public enum Emphasis: String, CaseIterable, Sendable { case speak, pitch, sound, nothing }
  public enum Punctuation: String, CaseIterable, Sendable { case none, some, all }
  public enum DescribedBy: String, CaseIterable, Sendable { case hint, content }
  public enum PagePopups: String, CaseIterable, Sendable { case kind, shown }
  public enum ScrollDirection: String, CaseIterable, Sendable { case finger, content }
  public enum TextOrder: String, CaseIterable, Sendable { case before, after }
  public enum AnnouncementsInActions: String, CaseIterable, Sendable { case lost, heard }
  public enum TextSelection: String, CaseIterable, Sendable { case units, characters }
  public enum HitTest: String, CaseIterable, Sendable { case topmost, smallest }
  public enum FocusRepair: String, CaseIterable, Sendable { case nearest, first }
  public enum LockedElements: String, CaseIterable, Sendable { case unreachable, dimmed }
  public enum KoreanHeading: String, CaseIterable, Sendable {
    case meorimal = "머리말"
    case jemok = "제목"
  }
  public enum KoreanTap: String, CaseIterable, Sendable {
    case double = "이중"
    case twice = "두 번"
  }

  public var hints = true
  public var containers = true
  public var tableHeaders = true
  public var tableNumbers = true
  public var actionsCue = true
  public var repeatActionsCue = true
  public var moreContentCue = true
  public var expandedStatus = true
  public var editActions = true
  public var buttonHint = false
  public var controlType = ControlType.after
  public var roleCase = RoleCase.capitalized
  public var traitLanguage = TraitLanguage.voiceOver
  public var boundaries = Boundaries.spoken
  public var importantContent = ImportantContent.value
  public var modality = ReadingOrder.Modality.last
  public var koreanHeading = KoreanHeading.meorimal
  public var koreanTap = KoreanTap.double

  // Of web pages.
  public var pageHeaders = true
  public var pageTerms = true
  public var pagePopups = PagePopups.kind
  public var landmarkRegions = true
  public var roleDescriptions = false
  public var describedBy = DescribedBy.hint
  public var joinedTexts = false
  public var liveRemovals = true

  // While walking.
  public var reread = Reread.always
  public var controls = Controls.inert
  public var sounds = false
  public var navigation = Navigation.flat
  public var typingFeedback = TypingFeedback.characters
  public var deletingText = Emphasis.pitch
  public var capitalLetters = Emphasis.speak
  public var phonetics = true
  public var punctuation = Punctuation.some
  public var editingDetails = true
  public var editingMode = true
  public var textSelection = TextSelection.units
  public var directTouchOptions = true
  public var summaryElement = true
  public var actionsCircular = true
  public var rotorStays = false
  public var rotorWraps = false
  public var hitTest = HitTest.topmost
  public var nothingFound = true
  public var scrollDirection = ScrollDirection.finger
  public var focusFollowsScroll = true
  public var readAllHints = false
  public var updatesFrequently = true
  public var screenChangedText = TextOrder.before
  public var focusRepair = FocusRepair.nearest
  public var highPriorityHolds = true
  public var announcementPriorities = true
  public var audioGraphs = true
  public var zoomRotor = true
  public var announcementsInActions = AnnouncementsInActions.lost
  public var spelling = true
  public var lockedElements = LockedElements.unreachable
  /// In percent; 50 is the rate of the voice's profile, and 15 characters a second on the simulated clock.
  public var speakingRate = 50
  /// In percent of the volume of the voice's profile.
  public var volume = 100
  /// Milliseconds of silence before a hint.
  public var hintDelay = 1000
  /// Milliseconds in which posts of screen and layout changes become one.
  public var coalescing = 100
  /// Milliseconds that another screen takes to appear.
  public var transition = 500
  /// How charts sound.
  public var graph = Graph()
  /// The limits of sentences about charts.
  public var insights = Insights()
  /// The settings of other assistive technologies.
  public var technologies = Technologies()
  /// The settings of a braille display.
  public var braille = Braille()

  public init() {}

  /// The choices that switch on variants of words in a voice file.
  var voiceChoices: [String: String] {
    Dictionary(Setting.all.map { ($0.name, $0.value(in: self)) }) { $1 }
  }
}

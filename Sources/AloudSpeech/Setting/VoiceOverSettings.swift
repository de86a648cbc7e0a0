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

extension VoiceOverSettings {
  /// The settings of a braille display.
  ///
  ///     var settings = VoiceOverSettings()
  ///     settings.braille.wordWrap = false
  public struct Braille: Equatable, Sendable {
    public enum Status: String, CaseIterable, Sendable { case off, left, right }

    /// Role and state words are short: `btn`.
    public var shortForms = true
    /// A word that does not fit goes to the next window whole.
    public var wordWrap = true
    /// The place of the status cell.
    public var status = Status.off
    /// Dots 7 and 8 mark what the VoiceOver cursor is on.
    public var cursor = false
    /// Announcements are shown.
    public var alerts = true
    /// For how long an announcement is shown, in tenths of a second.
    public var alertTime = 30
    /// After how long auto advance pans, in tenths of a second.
    public var advanceTime = 50

    public init() {}
  }
}

extension VoiceOverSettings {
  /// How charts sound. Apple publishes no numbers; the defaults are those that other tools and studies of listening
  /// agree on best, and each has a ``Setting`` whose evidence names them.
  ///
  ///     var settings = VoiceOverSettings()
  ///     settings.graph.polarity = .negative  // great values are low
  public struct Graph: Equatable, Sendable {
    /// Whether greater values are higher, or lower.
    public enum Polarity: String, CaseIterable, Sendable { case positive, negative }
    /// A line as one tone that glides, marks as tones of their own; or all series the one way or the other.
    public enum Tone: String, CaseIterable, Sendable { case asDrawn, continuous, separate }
    /// The sound of a series: each in its turn, or all alike.
    public enum Timbre: String, CaseIterable, Sendable { case bySeries, warm, hollow, vibrato }
    /// Series one after another, or at once.
    public enum Order: String, CaseIterable, Sendable { case sequential, together }

    /// Of the least and the greatest value on the axis, in hertz.
    public var lowest = 220
    public var highest = 1760
    /// Milliseconds for each point of a series, and the shortest and the longest that a series may be.
    public var perPoint = 70
    public var shortest = 2000
    public var longest = 6000
    /// Milliseconds for a series; 0 goes by the number of its points.
    public var duration = 0
    /// Milliseconds between two series.
    public var gap = 700
    /// Milliseconds from one point to the next: where there are more points, the least and the greatest of neighbors
    /// sound.
    public var smallest = 35
    public var polarity = Polarity.positive
    public var tone = Tone.asDrawn
    /// Milliseconds that a separate tone is long, where there is room.
    public var note = 200
    /// Milliseconds in which a tone comes, and in which a glide comes and goes at a gap.
    public var attack = 5
    /// Milliseconds in which a separate tone goes.
    public var release = 20
    /// Decibels that a separate tone has lost when it goes.
    public var decay = 20
    /// Points at the same place that sound at once; those after them follow, so many milliseconds apart.
    public var chord = 4
    public var arpeggio = 30
    public var timbre = Timbre.bySeries
    /// Decibels of the loudest sample below the loudest there is.
    public var peak = 6
    /// Tones above 500 hertz, which sound louder, are softer.
    public var loudness = true
    public var pan = true
    /// How much of the way from one ear to the other the x axis takes, in percent.
    public var panWidth = 80
    public var gridlines = true
    public var valueGridlines = false
    /// Decibels that lines of the grid are softer than points; less than 0 is louder.
    public var gridlineLevel = 9
    public var gridlinePitch = 2000
    public var gridlineNote = 12
    public var earcons = true
    public var series = Order.sequential
    /// How many series sound at once when they sound together.
    public var voices = 3
    public var markers = false
    public var legend = false

    public init() {}
  }
}

extension VoiceOverSettings {
  /// The limits from which VoiceOver's sentences about a chart speak of strong, an outlier, or a curve. Apple publishes
  /// the sentences and no limit; the defaults are those of statistics, and each has a ``Setting`` whose evidence names
  /// them.
  ///
  ///     var settings = VoiceOverSettings()
  ///     settings.insights.strong = 70  // a correlation of 0.7 and more is strong
  public struct Insights: Equatable, Sendable {
    /// From which correlation on it is called so, in hundredths.
    public var weak = 20
    public var moderate = 40
    public var strong = 60
    public var veryStrong = 80
    /// A result that chance gives more often than this, in percent, is no trend, no correlation and no curve.
    public var significance = 5
    /// The share of the variance that a curve explains at least, in percent.
    public var modelFit = 50
    /// By how much Akaike's criterion of a curve is less than that of a line at least.
    public var modelMargin = 2
    /// The greatest modified z-score that is no outlier, in tenths.
    public var outlierDistance = 35
    /// How far beyond the quartiles Tukey's fences are, in tenths of the distance between those.
    public var outlierFence = 15
    /// Of fewer points nothing is said of outliers.
    public var outlierPoints = 8

    public init() {}
  }
}

extension VoiceOverSettings {
  /// The settings of Full Keyboard Access, Switch Control and Voice Control, and the choices that sources leave open.
  public struct Technologies: Equatable, Sendable {
    /// How the cursor of Switch Control moves: by itself, with a switch of its own, or with the only switch, and
    /// waiting selects.
    public enum Scanning: String, CaseIterable, Sendable { case auto, manual, step }
    /// The result of selecting an element: the Scanner Menu, a tap after a pause, a tap at once.
    public enum TapBehavior: String, CaseIterable, Sendable { case menu, auto, always }
    public enum AfterTap: String, CaseIterable, Sendable { case first, current }
    public enum ItemNames: String, CaseIterable, Sendable { case label, firstWord }

    public var keyboardPlainElements = false
    public var groupItems = true
    public var scanning = Scanning.auto
    /// Milliseconds on each item.
    public var scanningTime = 1000
    public var scanLoops = 4
    public var tapBehavior = TapBehavior.menu
    public var afterTap = AfterTap.first
    public var itemNames = ItemNames.label

    public init() {}
  }
}

public import AloudTree

/// A user's VoiceOver settings, and options for questions on which sources disagree.
///
/// Commands know every field by a name: see ``Setting``.
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

  // Settings for web pages.
  public var pageHeaders = true
  public var pageTerms = true
  public var pagePopups = PagePopups.kind
  public var landmarkRegions = true
  public var roleDescriptions = false
  public var describedBy = DescribedBy.hint
  public var joinedTexts = false
  public var liveRemovals = true

  // Settings for walking.
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
  /// Milliseconds in which notifications of screen and layout changes are combined to one.
  public var coalescing = 100
  /// Milliseconds until a new screen appears.
  public var transition = 500
  /// The settings of audio graphs.
  public var graph = Graph()
  /// The limits of sentences about charts.
  public var insights = Insights()
  /// The settings of other assistive technologies.
  public var technologies = Technologies()
  /// The settings of a braille display.
  public var braille = Braille()

  public init() {}

  /// The settings that select variants of words in a voice file.
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

    /// Role and state words are shortened: `btn`.
    public var shortForms = true
    /// A word that does not fit moves to the next window.
    public var wordWrap = true
    /// The place of the status cell.
    public var status = Status.off
    /// Dots 7 and 8 mark the item of the VoiceOver cursor.
    public var cursor = false
    /// Announcements are shown.
    public var alerts = true
    /// The time for which an announcement is shown, in tenths of a second.
    public var alertTime = 30
    /// The time after which auto advance pans, in tenths of a second.
    public var advanceTime = 50

    public init() {}
  }
}

extension VoiceOverSettings {
  /// The settings of audio graphs. Apple publishes no numbers. The defaults are those on which other tools and
  /// listening studies agree best; each has a ``Setting`` whose evidence names them.
  ///
  ///     var settings = VoiceOverSettings()
  ///     settings.graph.polarity = .negative  // greater values have a lower pitch
  public struct Graph: Equatable, Sendable {
    /// Whether greater values have a higher or a lower pitch.
    public enum Polarity: String, CaseIterable, Sendable { case positive, negative }
    /// A line as one gliding tone and marks as separate tones; or all series in one of these ways.
    public enum Tone: String, CaseIterable, Sendable { case asDrawn, continuous, separate }
    /// The timbre of series: a different one for each, or the same for all.
    public enum Timbre: String, CaseIterable, Sendable { case bySeries, warm, hollow, vibrato }
    /// Series one after another, or at the same time.
    public enum Order: String, CaseIterable, Sendable { case sequential, together }

    /// The pitch of the least and the greatest value on the axis, in hertz.
    public var lowest = 220
    public var highest = 1760
    /// Milliseconds for each point of a series, and the shortest and the longest duration of a series.
    public var perPoint = 70
    public var shortest = 2000
    public var longest = 6000
    /// Milliseconds for a series; 0 uses the number of its points.
    public var duration = 0
    /// Milliseconds between two series.
    public var gap = 700
    /// The shortest time between points, in milliseconds. If there are more points, only the least and the greatest of
    /// neighbors sound.
    public var smallest = 35
    public var polarity = Polarity.positive
    public var tone = Tone.asDrawn
    /// Milliseconds of a separate tone, if there is room.
    public var note = 200
    /// Milliseconds of the attack of a tone, and of the fades of a glide at a gap.
    public var attack = 5
    /// Milliseconds of the release of a separate tone.
    public var release = 20
    /// Decibels by which a separate tone decays until its release.
    public var decay = 20
    /// The number of points at the same place that sound together. Further points follow at intervals in milliseconds.
    public var chord = 4
    public var arpeggio = 30
    public var timbre = Timbre.bySeries
    /// Decibels of the peak below full scale.
    public var peak = 6
    /// Tones above 500 hertz are made softer, because they sound louder.
    public var loudness = true
    public var pan = true
    /// The part of the stereo field that the x axis takes, in percent.
    public var panWidth = 80
    public var gridlines = true
    public var valueGridlines = false
    /// Decibels by which gridlines are softer than points; a negative number is louder.
    public var gridlineLevel = 9
    public var gridlinePitch = 2000
    public var gridlineNote = 12
    public var earcons = true
    public var series = Order.sequential
    /// The number of series that sound at the same time if they are played together.
    public var voices = 3
    public var markers = false
    public var legend = false

    public init() {}
  }
}

extension VoiceOverSettings {
  /// The limits for words such as strong, outlier or curve in VoiceOver's sentences about a chart. Apple publishes the
  /// sentences, but no limits. The defaults come from statistics; each has a ``Setting`` whose evidence names the
  /// source.
  ///
  ///     var settings = VoiceOverSettings()
  ///     settings.insights.strong = 70  // a correlation of 0.7 and more is strong
  public struct Insights: Equatable, Sendable {
    /// The least correlation for each word, in hundredths.
    public var weak = 20
    public var moderate = 40
    public var strong = 60
    public var veryStrong = 80
    /// Significance level in percent: a result that chance produces more often is no trend, no correlation and no
    /// curve.
    public var significance = 5
    /// The least share of the variance that a curve must explain, in percent.
    public var modelFit = 50
    /// The least margin by which Akaike's criterion of a curve must be below that of a line.
    public var modelMargin = 2
    /// The greatest modified z-score of a point that is not an outlier, in tenths.
    public var outlierDistance = 35
    /// The distance of Tukey's fences from the quartiles, in tenths of the interquartile range.
    public var outlierFence = 15
    /// The least number of points for a sentence about outliers.
    public var outlierPoints = 8

    public init() {}
  }
}

extension VoiceOverSettings {
  /// The settings of Full Keyboard Access, Switch Control and Voice Control, and options that sources leave open.
  public struct Technologies: Equatable, Sendable {
    /// How the cursor of Switch Control moves: automatically, with a second switch, or step by step with a single
    /// switch, where waiting selects.
    public enum Scanning: String, CaseIterable, Sendable { case auto, manual, step }
    /// The effect of selecting an element: the Scanner Menu, a tap after a pause, or a tap at once.
    public enum TapBehavior: String, CaseIterable, Sendable { case menu, auto, always }
    public enum AfterTap: String, CaseIterable, Sendable { case first, current }
    public enum ItemNames: String, CaseIterable, Sendable { case label, firstWord }

    public var keyboardPlainElements = false
    public var groupItems = true
    public var scanning = Scanning.auto
    /// Milliseconds for each item.
    public var scanningTime = 1000
    public var scanLoops = 4
    public var tapBehavior = TapBehavior.menu
    public var afterTap = AfterTap.first
    public var itemNames = ItemNames.label

    public init() {}
  }
}

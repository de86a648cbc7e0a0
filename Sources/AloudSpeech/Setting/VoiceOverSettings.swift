internal import AloudBase
public import AloudTree

/// A user's VoiceOver settings, and options for questions on which sources disagree.
///
/// Commands know every field by a name: see ``Setting``.
public struct VoiceOverSettings: Equatable, Sendable {
  /// Setting `hints`: if true, hints are spoken.
  public var hints = true
  /// Setting `containers`: if true, the name of a container is spoken on entry.
  public var containers = true
  /// Setting `tableHeaders`: if true, table headers are spoken.
  public var tableHeaders = true
  /// Setting `tableNumbers`: if true, row and column numbers and spans are spoken.
  public var tableNumbers = true
  /// Setting `actionsCue`: if true, "Actions available" is spoken.
  public var actionsCue = true
  /// Setting `repeatActionsCue`: if true, "Actions available" is spoken again for a neighbor with the same actions.
  public var repeatActionsCue = true
  /// Setting `moreContentCue`: if true, "More content available" is spoken.
  public var moreContentCue = true
  /// Setting `expandedStatus`: if true, accessibilityExpandedStatus is spoken.
  public var expandedStatus = true
  /// Setting `editActions`: if true, custom actions of the category edit are in the rotor option Edit, not in Actions.
  public var editActions = true
  /// Setting `buttonHint`: if true, plain buttons and links get the hint "Double tap to activate".
  public var buttonHint = false
  /// Setting `controlType`: the role words come after the label, before it, or not at all.
  public var controlType = ControlType.after
  /// Setting `roleCase`: the letter case of role and state words.
  public var roleCase = RoleCase.capitalized
  /// Setting `traitLanguage`: role words are said in VoiceOver's language or in the element's.
  public var traitLanguage = TraitLanguage.voiceOver
  /// Setting `boundaries`: the start and the end of lists and landmarks are spoken.
  public var boundaries = Boundaries.spoken
  /// Setting `importantContent`: which part of important custom content is said at once.
  public var importantContent = ImportantContent.value
  /// Setting `modality`: what can be reached beside a modal view: nothing, or the siblings after it.
  public var modality = ReadingOrder.Modality.last
  /// Setting `koreanHeading`: the Korean word for a heading.
  public var koreanHeading = KoreanHeading.meorimal
  /// Setting `koreanTap`: the Korean verb for a double tap.
  public var koreanTap = KoreanTap.double

  // Settings for web pages.
  /// Setting `pageHeaders`: if true, a header of a table on a web page says "column header" or "row header".
  public var pageHeaders = true
  /// Setting `pageTerms`: if true, each element of a description list on a web page says "term" or "definition".
  public var pageTerms = true
  /// Setting `pagePopups`: aria-haspopup says the kind of popup, or only that a popup is shown.
  public var pagePopups = PagePopups.kind
  /// Setting `landmarkRegions`: if true, a landmark that is a region says "region".
  public var landmarkRegions = true
  /// Setting `roleDescriptions`: if true, aria-roledescription takes the place of the role.
  public var roleDescriptions = false
  /// Setting `describedBy`: aria-describedby is a hint, or content that is always spoken.
  public var describedBy = DescribedBy.hint
  /// Setting `joinedTexts`: if true, the texts of one block of a web page, with its list marker, are one stop.
  public var joinedTexts = false
  /// Setting `liveRemovals`: if true, removals from a live region are announced if its aria-relevant asks for them.
  public var liveRemovals = true

  // Settings for walking.
  /// Setting `reread`: after a double tap the element is said again, without role and hint: always, if it changed,
  /// never.
  public var reread = Reread.always
  /// Setting `controls`: what a control without a behavior does when activated: nothing, or what its kind does (a
  /// switch flips).
  public var controls = Controls.inert
  /// Setting `sounds`: if true, scripts print every sound, not only those that carry information.
  public var sounds = false
  /// Setting `navigation`: the cursor passes through containers, or stops at them and moves in and out.
  public var navigation = Navigation.flat
  /// Setting `typingFeedback`: what is said while typing.
  public var typingFeedback = TypingFeedback.characters
  /// Setting `deletingText`: how a deleted character is announced.
  public var deletingText = Emphasis.pitch
  /// Setting `capitalLetters`: how a capital letter is announced when moving by character.
  public var capitalLetters = Emphasis.speak
  /// Setting `phonetics`: if true, after a pause on a character its phonetic spelling is said.
  public var phonetics = true
  /// Setting `punctuation`: which punctuation is said in words.
  public var punctuation = Punctuation.some
  /// Setting `editingDetails`: if true, VoiceOver says the mode and the insertion point of a field that is edited.
  public var editingDetails = true
  /// Setting `editingMode`: if true, these details include the mode, such as "Character mode".
  public var editingMode = true
  /// Setting `textSelection`: with the rotor on Text selection: flicking up or down chooses a unit, and left or right
  /// selects it; or flicking up or down selects characters.
  public var textSelection = TextSelection.units
  /// Setting `directTouchOptions`: if true, accessibilityDirectTouchOptions take effect.
  public var directTouchOptions = true
  /// Setting `summaryElement`: if true, at the start the cursor is on the summary element.
  public var summaryElement = true
  /// Setting `actionsCircular`: if true, the list of custom actions (with "Activate") begins again after its end; so
  /// does that of Audio Graph.
  public var actionsCircular = true
  /// Setting `rotorStays`: if true, flicking up or down to an element does not turn the rotor to its actions or its
  /// value.
  public var rotorStays = false
  /// Setting `rotorWraps`: if true, moving by the rotor past one end of the screen continues at the other end.
  public var rotorWraps = false
  /// Setting `hitTest`: what a finger touches where elements overlap: what is drawn last, or the smallest.
  public var hitTest = HitTest.topmost
  /// Setting `nothingFound`: if true, VoiceOver says when the rotor finds nothing, in addition to the sound.
  public var nothingFound = true
  /// Setting `scrollDirection`: the direction of scroll events is that of the fingers or of the content.
  public var scrollDirection = ScrollDirection.finger
  /// Setting `focusFollowsScroll`: if true, after scrolling, a cursor that is out of sight goes to the first visible
  /// element.
  public var focusFollowsScroll = true
  /// Setting `readAllHints`: if true, hints are said while reading all.
  public var readAllHints = false
  /// Setting `updatesFrequently`: if true, a changed value of an element with the trait updatesFrequently is said while
  /// the cursor is on it.
  public var updatesFrequently = true
  /// Setting `screenChangedText`: a text posted with a screen change is said before or after the element.
  public var screenChangedText = TextOrder.before
  /// Setting `focusRepair`: where the cursor goes when its element disappears.
  public var focusRepair = FocusRepair.nearest
  /// Setting `highPriorityHolds`: if true, announcements of high priority are not cut off, not even by gestures.
  public var highPriorityHolds = true
  /// Setting `announcementPriorities`: if true, announcements have priorities; if off, each has the default priority.
  public var announcementPriorities = true
  /// Setting `audioGraphs`: if true, the rotor has the option Audio graph where there is a chart.
  public var audioGraphs = true
  /// Setting `zoomRotor`: if true, the rotor has the option Zoom where an element has the trait supportsZoom.
  public var zoomRotor = true
  /// Setting `announcementsInActions`: an announcement of default priority that the action of a double tap posts is cut
  /// off by the element, or heard after it.
  public var announcementsInActions = AnnouncementsInActions.lost
  /// Setting `spelling`: if true, misspelled words are announced while a text is edited, but never in assessments.
  public var spelling = true
  /// Setting `lockedElements`: elements that Guided Access locks cannot be reached, or are dimmed.
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

  /// The defaults; ``Setting/evidence`` has the source of each.
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
    /// The choices of the setting `brailleStatus`: a status cell at one end of the braille display: dots 7 and 8 show
    /// that panning is possible, dots 1 and 2 show announcements.
    public enum Status: String, CaseIterable, Sendable {
      /// No cell.
      case off
      /// The first cell of the display.
      case left
      /// The last cell of the display.
      case right
    }

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

    /// The defaults of a braille display.
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
    public enum Polarity: String, CaseIterable, Sendable {
      /// Greater values have a higher pitch.
      case positive
      /// Greater values have a lower pitch.
      case negative
    }
    /// A line as one gliding tone and marks as separate tones; or all series in one of these ways.
    public enum Tone: String, CaseIterable, Sendable {
      /// A line is one gliding tone; marks are separate tones.
      case asDrawn
      /// Every series is one gliding tone.
      case continuous
      /// Every point is a tone of its own.
      case separate
    }
    /// The timbre of series: a different one for each, or the same for all.
    public enum Timbre: String, CaseIterable, Sendable {
      /// Each series has a timbre of its own.
      case bySeries
      /// All sound like the first.
      case warm
      /// All sound like the second.
      case hollow
      /// All sound like the third.
      case vibrato
    }
    /// Series one after another, or at the same time.
    public enum Order: String, CaseIterable, Sendable {
      /// One series after another.
      case sequential
      /// All series at once.
      case together
    }

    /// The pitch of the least and the greatest value on the axis, in hertz.
    public var lowest = 220
    /// Setting `graphHighest`: hertz of the greatest value on the axis; from 50 to 4000.
    public var highest = 1760
    /// Milliseconds for each point of a series, and the shortest and the longest duration of a series.
    public var perPoint = 70
    /// Setting `graphShortest`: milliseconds that a series takes at least; from 100 to 60,000.
    public var shortest = 2000
    /// Setting `graphLongest`: milliseconds that a series takes at most; from 100 to 60,000.
    public var longest = 6000
    /// Milliseconds for a series; 0 uses the number of its points.
    public var duration = 0
    /// Milliseconds between two series.
    public var gap = 700
    /// The shortest time between points, in milliseconds. If there are more points, only the least and the greatest of
    /// neighbors sound.
    public var smallest = 35
    /// Setting `graphPolarity`: greater values are higher, or lower.
    public var polarity = Polarity.positive
    /// Setting `graphTone`: lines glide and marks are separate tones, or all series sound the same way.
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
    /// Setting `graphArpeggio`: milliseconds between points at one place that follow one another; from 1 to 500.
    public var arpeggio = 30
    /// Setting `graphTimbre`: each series has its own sound in turn, or all have the same.
    public var timbre = Timbre.bySeries
    /// Decibels of the peak below full scale.
    public var peak = 6
    /// Tones above 500 hertz are made softer, because they sound louder.
    public var loudness = true
    /// Setting `graphPan`: if true, the sound goes from left to right with x.
    public var pan = true
    /// The part of the stereo field that the x axis takes, in percent.
    public var panWidth = 80
    /// Setting `graphGridlines`: if true, gridlines of the x axis click when the sound passes them.
    public var gridlines = true
    /// Setting `graphValueGridlines`: if true, gridlines of the y axis sound when a glide crosses them.
    public var valueGridlines = false
    /// Decibels by which gridlines are softer than points; a negative number is louder.
    public var gridlineLevel = 9
    /// Setting `graphGridlinePitch`: hertz of the click of a gridline; from 50 to 4000.
    public var gridlinePitch = 2000
    /// Setting `graphGridlineNote`: milliseconds of the click of a gridline; from 4 to 200.
    public var gridlineNote = 12
    /// Setting `graphEarcons`: if true, a rising fifth before the points, a falling one after them.
    public var earcons = true
    /// Setting `graphSeries`: series sound one after another, or at once.
    public var series = Order.sequential
    /// The number of series that sound at the same time if they are played together.
    public var voices = 3
    /// Setting `graphMarkers`: if true, the least, the greatest and outliers sound an octave higher, too.
    public var markers = false
    /// Setting `graphLegend`: if true, the lowest and the highest pitch of the axis are heard first.
    public var legend = false

    /// The defaults of audio graphs.
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
    /// Setting `chartModerate`: hundredths from which a correlation is moderate; from 0 to 100.
    public var moderate = 40
    /// Setting `chartStrong`: hundredths from which a correlation is strong; from 0 to 100.
    public var strong = 60
    /// Setting `chartVeryStrong`: hundredths from which a correlation is very strong; from 0 to 100.
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

    /// The defaults of VoiceOver's sentences about charts.
    public init() {}
  }
}

extension VoiceOverSettings {
  /// The settings of Full Keyboard Access, Switch Control and Voice Control, and options that sources leave open.
  public struct Technologies: Equatable, Sendable {
    /// How the cursor of Switch Control moves: automatically, with a second switch, or step by step with a single
    /// switch, where waiting selects.
    public enum Scanning: String, CaseIterable, Sendable {
      /// It moves by itself; the switch selects.
      case auto
      /// A second switch moves it.
      case manual
      /// The only switch moves it; waiting selects.
      case step
    }
    /// The effect of selecting an element: the Scanner Menu, a tap after a pause, or a tap at once.
    public enum TapBehavior: String, CaseIterable, Sendable {
      /// The Scanner Menu opens.
      case menu
      /// The element is tapped after a pause; a second press opens the menu.
      case auto
      /// The element is tapped at once.
      case always
    }
    /// The choices of the setting `afterTap`: after a tap, scanning continues at the first item or at the current one.
    public enum AfterTap: String, CaseIterable, Sendable {
      /// At the first item.
      case first
      /// At the item that was tapped.
      case current
    }
    /// The choices of the setting `itemNames`: the name for Voice Control is the whole label, or its first word.
    public enum ItemNames: String, CaseIterable, Sendable {
      /// The whole label.
      case label
      /// The first word of the label.
      case firstWord
    }

    /// Setting `keyboardPlainElements`: if true, Full Keyboard Access stops at an element without traits and actions.
    public var keyboardPlainElements = false
    /// Setting `groupItems`: if true, Switch Control highlights lists, tables, tab bars and scroll views as groups
    /// first.
    public var groupItems = true
    /// Setting `scanning`: the cursor of Switch Control moves automatically, with a separate switch, or with the only
    /// switch.
    public var scanning = Scanning.auto
    /// Milliseconds for each item.
    public var scanningTime = 1000
    /// Setting `scanLoops`: how many times the items are scanned before the cursor hides; from 1 to 10.
    public var scanLoops = 4
    /// Setting `tapBehavior`: selecting an item opens the Scanner Menu, taps after 0.75 s unless it is selected twice,
    /// or taps at once.
    public var tapBehavior = TapBehavior.menu
    /// Setting `afterTap`: after a tap, scanning continues at the first item or at the current one.
    public var afterTap = AfterTap.first
    /// Setting `itemNames`: the name for Voice Control is the whole label, or its first word.
    public var itemNames = ItemNames.label

    /// The defaults of Full Keyboard Access, Switch Control and Voice Control.
    public init() {}
  }
}

/// All phrases of VoiceOver, with their keys in voice files.
public enum Phrase: String, CaseIterable, Sendable {
  case traitButton = "trait.button", traitLink = "trait.link", traitImage = "trait.image"
  case traitHeader = "trait.header", traitHeaderLevel = "trait.header.level", traitSelected = "trait.selected"
  case traitNotSelected = "trait.not_selected", traitNotEnabled = "trait.not_enabled"
  case traitAdjustable = "trait.adjustable", traitSwitch = "trait.switch", traitChecked = "trait.checked"
  case traitUnchecked = "trait.unchecked", traitCheckbox = "trait.checkbox", traitRadio = "trait.radio"
  case traitTab = "trait.tab", traitSearchField = "trait.search_field", traitTextField = "trait.text_field"
  case traitSecureTextField = "trait.secure_text_field", traitIsEditing = "trait.is_editing"
  case traitPopupButton = "trait.popup_button", traitBackButton = "trait.back_button"
  case traitVisitedLink = "trait.visited_link", traitTableIndex = "trait.table_index"
  case traitPickerItem = "trait.picker_item", traitMenuItem = "trait.menu_item"
  case hintAdjustable = "hint.adjustable", hintSwitch = "hint.switch", hintEdit = "hint.edit"
  case hintMisspelled = "hint.misspelled", hintActivate = "hint.activate", hintOpen = "hint.open"
  case hintExpand = "hint.expand", hintCollapse = "hint.collapse", hintPopupPicker = "hint.popup_picker"
  case switchOn = "switch.on", switchOff = "switch.off", switchMixed = "switch.mixed"
  case containerTabList = "container.tab_list", containerTabBar = "container.tab_bar"
  case contextSeries = "context.series"
  case stateExpanded = "state.expanded", stateCollapsed = "state.collapsed", stateRequired = "state.required"
  case stateInvalid = "state.invalid"
  case actionsAvailable = "actions.available", actionsHintLegacy = "actions.hint_legacy"
  case actionsActivateDefault = "actions.activate_default"
  case moreContentAvailable = "more_content.available"
  case listStart = "list.start", listEnd = "list.end"
  case landmarkStart = "landmark.start", landmarkEnd = "landmark.end"
  case tableRow = "table.row", tableColumn = "table.column", tableSpansRows = "table.spans_rows"
  case tableSpansColumns = "table.spans_columns"
  case scrollPage = "scroll.page", scrollRows = "scroll.rows"
  case alert = "alert"
  case dialog = "dialog"
  case group = "group"
  case directTouch = "direct_touch"
  case textBlank = "text.blank", textDeleted = "text.deleted", textInsertionStart = "text.insertion_start"
  case textInsertionEnd = "text.insertion_end", textCharacterMode = "text.character_mode"
  case textWordMode = "text.word_mode", textSelectedSuffix = "text.selected_suffix"
  case textUnselectedSuffix = "text.unselected_suffix", textMisspelled = "text.misspelled", textBold = "text.bold"
  case textItalic = "text.italic", textUnderlined = "text.underlined", textPoints = "text.points"
  case textLines = "text.lines", textCopied = "text.copied"
  case searchSameHeading = "search.same_heading", searchDifferentItem = "search.different_item"
  case searchPlainText = "search.plain_text", searchStyleChange = "search.style_change"
  case searchFontChange = "search.font_change", searchColorChange = "search.color_change"
  case searchBlockquote = "search.blockquote", searchSameBlockquote = "search.same_blockquote"
  case navigationFlat = "navigation.flat", navigationGrouped = "navigation.grouped"
  case quicknavOn = "quicknav.on", quicknavOff = "quicknav.off"
  case progress = "progress", progressInProgress = "progress.in_progress"
  case rotorHeadings = "rotor.headings", rotorLinks = "rotor.links", rotorVisitedLinks = "rotor.visited_links"
  case rotorNonVisitedLinks = "rotor.non_visited_links", rotorInPageLinks = "rotor.in_page_links"
  case rotorArticles = "rotor.articles", rotorHeadingN = "rotor.heading_n", rotorBold = "rotor.bold"
  case rotorItalic = "rotor.italic", rotorUnderline = "rotor.underline", rotorMisspelled = "rotor.misspelled"
  case rotorImages = "rotor.images", rotorTextFields = "rotor.text_fields", rotorTables = "rotor.tables"
  case rotorLists = "rotor.lists", rotorLandmarks = "rotor.landmarks", rotorCharacters = "rotor.characters"
  case rotorWords = "rotor.words", rotorLines = "rotor.lines", rotorContainers = "rotor.containers"
  case rotorFormControls = "rotor.form_controls", rotorButtons = "rotor.buttons"
  case rotorStaticText = "rotor.static_text", rotorSameItem = "rotor.same_item"
  case rotorVerticalNavigation = "rotor.vertical_navigation", rotorSpeakingRate = "rotor.speaking_rate"
  case rotorVolume = "rotor.volume", rotorPitch = "rotor.pitch", rotorPunctuation = "rotor.punctuation"
  case rotorTypingEcho = "rotor.typing_echo", rotorActions = "rotor.actions"
  case rotorAdjustValue = "rotor.adjust_value", rotorMoreContent = "rotor.more_content"
  case rotorAudioGraph = "rotor.audio_graph", rotorEdit = "rotor.edit", rotorTextSelection = "rotor.text_selection"
  case rotorTypingMode = "rotor.typing_mode", rotorLanguage = "rotor.language", rotorHints = "rotor.hints"
  case rotorDirectTouch = "rotor.direct_touch", rotorBrailleScreenInput = "rotor.braille_screen_input"
  case rotorNoneFound = "rotor.none_found"
  case punctuationAll = "punctuation.all", punctuationSome = "punctuation.some"
  case punctuationNone = "punctuation.none"
  case voOn = "vo.on", voOff = "vo.off"
  case speechOn = "speech.on", speechOff = "speech.off"
  case screenCurtainOn = "screen_curtain.on", screenCurtainOff = "screen_curtain.off"
  case screenLocked = "screen_locked"
  case helpStarting = "help.starting"
  case itemchooserTitle = "itemchooser.title"
  case guidedaccessStarted = "guidedaccess.started", guidedaccessEnded = "guidedaccess.ended"
  case guidedaccessEnabledBanner = "guidedaccess.enabled_banner", guidedaccessTitle = "guidedaccess.title"
  case guidedaccessOptions = "guidedaccess.options", guidedaccessTouch = "guidedaccess.touch"
  case guidedaccessMotion = "guidedaccess.motion", guidedaccessKeyboards = "guidedaccess.keyboards"
  case guidedaccessVolumeButtons = "guidedaccess.volume_buttons"
  case guidedaccessSideButton = "guidedaccess.side_button", guidedaccessTimeLimit = "guidedaccess.time_limit"
  case guidedaccessMinutes = "guidedaccess.minutes", guidedaccessTimeExpired = "guidedaccess.time_expired"
  case guidedaccessStart = "guidedaccess.start", guidedaccessEnd = "guidedaccess.end"
  case guidedaccessResume = "guidedaccess.resume", guidedaccessCancel = "guidedaccess.cancel"
  case shortcutTitle = "shortcut.title"
  case featureVoiceover = "feature.voiceover", featureZoom = "feature.zoom"
  case featureAssistivetouch = "feature.assistivetouch", featureInvertColors = "feature.invert_colors"
  case featureGrayscale = "feature.grayscale"
  case audiographPlay = "audiograph.play", audiographDescribe = "audiograph.describe"
  case audiographDetails = "audiograph.details", audiographComplete = "audiograph.complete"
  case audiographDataPoint = "audiograph.data_point", audiographSummary = "audiograph.summary"
  case audiographStatistics = "audiograph.statistics", audiographDone = "audiograph.done"
  case chartRange = "chart.range", chartPower = "chart.power", chartNoValue = "chart.no_value"
  case chartSeriesN = "chart.series_n", chartPoints = "chart.points", chartMissing = "chart.missing"
  case chartLine = "chart.line", chartScatter = "chart.scatter", chartBars = "chart.bars"
  case chartAxisX = "chart.axis_x", chartAxisY = "chart.axis_y", chartAxisMore = "chart.axis_more"
  case chartLogarithmic = "chart.logarithmic", chartCategories = "chart.categories"
  case chartSeriesCount = "chart.series_count", chartComputed = "chart.computed", chartOfSeries = "chart.of_series"
  case chartNoValues = "chart.no_values", chartOnlyValue = "chart.only_value", chartAllSame = "chart.all_same"
  case chartConstant = "chart.constant", chartRisesSteadily = "chart.rises_steadily"
  case chartRisesGenerally = "chart.rises_generally", chartRisesSlightly = "chart.rises_slightly"
  case chartFallsSteadily = "chart.falls_steadily", chartFallsGenerally = "chart.falls_generally"
  case chartFallsSlightly = "chart.falls_slightly", chartNoTrend = "chart.no_trend", chartLinear = "chart.linear"
  case chartSlope = "chart.slope", chartSlopeStep = "chart.slope_step", chartSlopeCategory = "chart.slope_category"
  case chartPeaked = "chart.peaked", chartTroughed = "chart.troughed", chartRises = "chart.rises"
  case chartFalls = "chart.falls", chartLevel = "chart.level", chartVaries = "chart.varies"
  case chartUntil = "chart.until", chartThen = "chart.then", chartRepeats = "chart.repeats"
  case chartStep = "chart.step", chartAt = "chart.at", chartHighest = "chart.highest", chartLowest = "chart.lowest"
  case chartMore = "chart.more", chartFirstLast = "chart.first_last", chartMeanMedian = "chart.mean_median"
  case chartPeaks = "chart.peaks", chartValleys = "chart.valleys", chartOutliers = "chart.outliers"
  case chartPair = "chart.pair", chartHigherAtEnd = "chart.higher_at_end", chartCrossings = "chart.crossings"
  case chartCrossingCount = "chart.crossing_count", chartLargestGap = "chart.largest_gap"
  case chartGrouped = "chart.grouped", chartChange = "chart.change", chartLabeled = "chart.labeled"
  case chartHigherAt = "chart.higher_at", chartBeyond = "chart.beyond", chartHead = "chart.head"
  case chartSound = "chart.sound", chartSeconds = "chart.seconds", chartAxisIsX = "chart.axis_is_x"
  case chartAxisIsY = "chart.axis_is_y", chartDataSeries = "chart.data_series"
  case chartDataPoints = "chart.data_points", chartIncreasing = "chart.increasing"
  case chartDecreasing = "chart.decreasing", chartCorrelationVeryStrong = "chart.correlation_very_strong"
  case chartCorrelationStrong = "chart.correlation_strong", chartCorrelationModerate = "chart.correlation_moderate"
  case chartCorrelationWeak = "chart.correlation_weak", chartCorrelationNone = "chart.correlation_none"
  case chartModelLinear = "chart.model_linear", chartModelLogarithmic = "chart.model_logarithmic"
  case chartModelExponential = "chart.model_exponential", chartModelPower = "chart.model_power"
  case chartModelPeriodic = "chart.model_periodic", chartIsOutlier = "chart.is_outlier"
  case chartNoOutliers = "chart.no_outliers", chartMaximum = "chart.maximum", chartMinimum = "chart.minimum"
  case chartMean = "chart.mean", chartInsights = "chart.insights", chartCurrentSeries = "chart.current_series"
  case chartVoiceover = "chart.voiceover"
  case charCapitalPrefix = "char.capital_prefix", charSpace = "char.space", charNewLine = "char.new_line"
  case charTab = "char.tab", charBullet = "char.bullet", textBullets = "text.bullets"
  case dragStart = "drag.start", dragDrop = "drag.drop", dragCancel = "drag.cancel", dragItem = "drag.item"
  case dragReady = "drag.ready", dragComplete = "drag.complete"
  case traitDraggable = "trait.draggable"
  case hintDraggable = "hint.draggable", hintDirectTouch = "hint.direct_touch"
  case rotorZoom = "rotor.zoom"
  case controlHalted = "control.halted", controlIncrement = "control.increment"
  case controlDecrement = "control.decrement", controlDatePicker = "control.date_picker"
  case controlTimePicker = "control.time_picker", controlDateAndTimePicker = "control.date_and_time_picker"
  case controlCountdownPicker = "control.countdown_picker", controlClearText = "control.clear_text"
  case controlDisplayResults = "control.display_results", controlDismissPopup = "control.dismiss_popup"
  case controlSheetGrabber = "control.sheet_grabber", controlReorder = "control.reorder"
  case controlReorderRow = "control.reorder_row"
  case hintDismissPopup = "hint.dismiss_popup", hintSheetExpand = "hint.sheet_expand"
  case hintSheetCollapse = "hint.sheet_collapse"
  case textSelectionExpand = "text.selection_expand", textSelectionShrink = "text.selection_shrink"
  case textCharacterSelection = "text.character_selection", textWordSelection = "text.word_selection"
  case textLineSelection = "text.line_selection"
  case webToggleButton = "web.toggle_button", webPressed = "web.pressed", webNotPressed = "web.not_pressed"
  case webComboBox = "web.combo_box", webColorWell = "web.color_well", webTextArea = "web.text_area"
  case webSeparator = "web.separator", webMath = "web.math", webShowsPopup = "web.shows_popup"
  case webPopupMenu = "web.popup_menu", webPopupListbox = "web.popup_listbox", webPopupTree = "web.popup_tree"
  case webPopupGrid = "web.popup_grid", webPopupDialog = "web.popup_dialog", webCurrent = "web.current"
  case webCurrentPage = "web.current_page", webCurrentStep = "web.current_step"
  case webCurrentLocation = "web.current_location", webCurrentDate = "web.current_date"
  case webCurrentTime = "web.current_time", webInvalid = "web.invalid", webSortUp = "web.sort_up"
  case webSortDown = "web.sort_down", webColumnHeader = "web.column_header", webRowHeader = "web.row_header"
  case webTableStart = "web.table_start", webTableEnd = "web.table_end", webRows = "web.rows"
  case webColumns = "web.columns", webDescriptionListStart = "web.description_list_start"
  case webDescriptionListEnd = "web.description_list_end", webTerm = "web.term", webDefinition = "web.definition"
  case webFormStart = "web.form_start", webBanner = "web.banner", webComplementary = "web.complementary"
  case webContentInformation = "web.content_information", webMain = "web.main", webNavigation = "web.navigation"
  case webRegion = "web.region", webSearch = "web.search", webDescription = "web.description"
  case webChooseFile = "web.choose_file", webNoFile = "web.no_file"
  case charWhiteBullet = "char.white_bullet", charBlackSquare = "char.black_square"
  case pickerClose = "picker.close", pickerOk = "picker.ok", pickerDone = "picker.done", pickerYear = "picker.year"
  case pickerMonth = "picker.month", pickerWeek = "picker.week", pickerDay = "picker.day"
  case pickerHours = "picker.hours", pickerMinutes = "picker.minutes", pickerRed = "picker.red"
  case pickerGreen = "picker.green", pickerBlue = "picker.blue", pickerPhotos = "picker.photos"
  case pickerCamera = "picker.camera", pickerFiles = "picker.files"
  case reorderUp = "reorder.up", reorderDown = "reorder.down", reorderAbove = "reorder.above"
  case reorderBelow = "reorder.below"
  case back = "back"
}

extension Phrase {
  /// The key of the phrase in a voice file: `trait.button`.
  public var key: String { rawValue }

  /// - Parameter key: the key of a phrase in a voice file.
  public init?(key: String) {
    guard let phrase = Phrase.byKey[key] else { return nil }
    self = phrase
  }

  // Built once, because `init(rawValue:)` compares with each case in turn.
  private static let byKey = Dictionary(uniqueKeysWithValues: allCases.map { ($0.key, $0) })

  /// The index among all cases, and in a ``Phrasebook``.
  ///
  /// Swift numbers the cases of an enum in their order, and a test checks this. A search of `allCases` would take
  /// longer than saying the phrase.
  var index: Int { Int(unsafeBitCast(self, to: UInt16.self)) }
}

extension Phrase {
  /// True for a sentence about charts in Aloud's words. VoiceOver is not known to say it, so it cannot be attested,
  /// unless it is also one of Apple's phrases.
  public var isOurOwn: Bool { key.hasPrefix("chart.") }
}

extension Phrase {
  /// The phrases of the rotor, commands, typing, charts and VoiceOver itself: all phrases that are not about a stop.
  ///
  /// AccessibilitySnapshot has no words for them.
  public static let ofWalks = allCases.filter { phrase in
    ![
      "trait.", "hint.", "switch.", "container.", "context.", "state.", "actions.available", "actions.hint",
      "more_content.", "list.", "landmark.",
      "table.", "control.", "progress", "group", "direct_touch", "back", "web.",
    ].contains { phrase.key.hasPrefix($0) }
  }
}

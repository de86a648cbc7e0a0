/// Every phrase that VoiceOver itself says.
///
/// The raw value is the place in a ``Phrasebook``; ``key`` is the name in a voice file.
public enum Phrase: Int, CaseIterable, Sendable {
  case traitButton, traitLink, traitImage, traitHeader, traitHeaderLevel, traitSelected, traitNotSelected
  case traitNotEnabled, traitAdjustable, traitSwitch, traitChecked, traitUnchecked, traitCheckbox, traitRadio
  case traitTab, traitSearchField, traitTextField, traitSecureTextField, traitIsEditing, traitPopupButton
  case traitBackButton, traitVisitedLink, traitTableIndex, traitPickerItem, traitMenuItem
  case hintAdjustable, hintSwitch, hintEdit, hintMisspelled, hintActivate, hintOpen, hintExpand, hintCollapse
  case hintPopupPicker
  case switchOn, switchOff, switchMixed
  case containerTabList, containerTabBar
  case contextSeries
  case stateExpanded, stateCollapsed, stateRequired, stateInvalid
  case actionsAvailable, actionsHintLegacy, actionsActivateDefault
  case moreContentAvailable
  case listStart, listEnd
  case landmarkStart, landmarkEnd
  case tableRow, tableColumn, tableSpansRows, tableSpansColumns
  case scrollPage, scrollRows
  case alert
  case dialog
  case group
  case directTouch
  case textBlank, textDeleted, textInsertionStart, textInsertionEnd, textCharacterMode, textWordMode
  case textSelectedSuffix, textUnselectedSuffix, textMisspelled
  case textBold, textItalic, textUnderlined, textPoints, textLines, textCopied
  case searchSameHeading, searchDifferentItem, searchPlainText, searchStyleChange, searchFontChange
  case searchColorChange, searchBlockquote, searchSameBlockquote
  case navigationFlat, navigationGrouped, quicknavOn, quicknavOff
  case progress, progressInProgress
  case rotorHeadings, rotorLinks, rotorVisitedLinks, rotorNonVisitedLinks, rotorInPageLinks, rotorArticles,
    rotorHeadingN, rotorBold, rotorItalic, rotorUnderline
  case rotorMisspelled, rotorImages, rotorTextFields, rotorTables, rotorLists, rotorLandmarks, rotorCharacters
  case rotorWords, rotorLines, rotorContainers, rotorFormControls, rotorButtons, rotorStaticText
  case rotorSameItem, rotorVerticalNavigation, rotorSpeakingRate, rotorVolume, rotorPitch, rotorPunctuation
  case rotorTypingEcho, rotorActions, rotorAdjustValue, rotorMoreContent, rotorAudioGraph, rotorEdit, rotorTextSelection
  case rotorTypingMode, rotorLanguage, rotorHints, rotorDirectTouch, rotorBrailleScreenInput, rotorNoneFound
  case punctuationAll, punctuationSome, punctuationNone
  case voOn, voOff
  case speechOn, speechOff
  case screenCurtainOn, screenCurtainOff
  case screenLocked
  case helpStarting
  case itemchooserTitle
  case guidedaccessStarted, guidedaccessEnded, guidedaccessEnabledBanner
  case guidedaccessTitle, guidedaccessOptions, guidedaccessTouch, guidedaccessMotion
  case guidedaccessKeyboards, guidedaccessVolumeButtons, guidedaccessSideButton, guidedaccessTimeLimit
  case guidedaccessMinutes, guidedaccessTimeExpired, guidedaccessStart
  case guidedaccessEnd, guidedaccessResume, guidedaccessCancel, shortcutTitle
  case featureVoiceover, featureZoom, featureAssistivetouch, featureInvertColors
  case featureGrayscale
  case audiographPlay, audiographDescribe, audiographDetails, audiographComplete, audiographDataPoint
  case audiographSummary, audiographStatistics, audiographDone
  case chartRange, chartPower, chartNoValue, chartSeriesN, chartPoints, chartMissing, chartLine, chartScatter
  case chartBars, chartAxisX, chartAxisY, chartAxisMore, chartLogarithmic, chartCategories, chartSeriesCount
  case chartComputed, chartOfSeries, chartNoValues, chartOnlyValue, chartAllSame, chartConstant
  case chartRisesSteadily, chartRisesGenerally, chartRisesSlightly, chartFallsSteadily, chartFallsGenerally
  case chartFallsSlightly, chartNoTrend, chartLinear, chartSlope, chartSlopeStep, chartSlopeCategory
  case chartPeaked, chartTroughed, chartRises, chartFalls, chartLevel, chartVaries, chartUntil, chartThen, chartRepeats
  case chartStep, chartAt, chartHighest, chartLowest, chartMore, chartFirstLast, chartMeanMedian, chartPeaks
  case chartValleys, chartOutliers, chartPair, chartHigherAtEnd, chartCrossings, chartCrossingCount
  case chartLargestGap, chartGrouped, chartChange, chartLabeled, chartHigherAt, chartBeyond, chartHead, chartSound
  case chartSeconds
  case chartAxisIsX, chartAxisIsY, chartDataSeries, chartDataPoints, chartIncreasing, chartDecreasing
  case chartCorrelationVeryStrong, chartCorrelationStrong, chartCorrelationModerate, chartCorrelationWeak
  case chartCorrelationNone
  case chartModelLinear, chartModelLogarithmic, chartModelExponential, chartModelPower, chartModelPeriodic
  case chartIsOutlier, chartNoOutliers, chartMaximum, chartMinimum, chartMean
  case chartInsights, chartCurrentSeries, chartVoiceover
  case charCapitalPrefix, charSpace, charNewLine, charTab, charBullet
  case dragStart, dragDrop, dragCancel
  case dragItem, dragReady, dragComplete, traitDraggable, hintDraggable, hintDirectTouch, rotorZoom
  case controlHalted, controlIncrement, controlDecrement, controlDatePicker, controlTimePicker,
    controlDateAndTimePicker, controlCountdownPicker
  case controlClearText, controlDisplayResults, controlDismissPopup, controlSheetGrabber, controlReorder
  case controlReorderRow, hintDismissPopup, hintSheetExpand, hintSheetCollapse
  case textSelectionExpand, textSelectionShrink, textCharacterSelection, textWordSelection, textLineSelection
  case webToggleButton, webPressed, webNotPressed, webComboBox, webColorWell, webTextArea, webSeparator, webMath
  case webShowsPopup, webPopupMenu, webPopupListbox, webPopupTree, webPopupGrid, webPopupDialog, webCurrent
  case webCurrentPage, webCurrentStep, webCurrentLocation, webCurrentDate, webCurrentTime, webInvalid, webSortUp
  case webSortDown, webColumnHeader, webRowHeader, webTableStart, webTableEnd, webRows, webColumns
  case webDescriptionListStart, webDescriptionListEnd, webTerm, webDefinition, webFormStart, webBanner
  case webComplementary, webContentInformation, webMain, webNavigation, webRegion, webSearch, webDescription
  case webChooseFile, webNoFile, charWhiteBullet, charBlackSquare
  case pickerClose, pickerOk, pickerDone, pickerYear, pickerMonth, pickerWeek, pickerDay, pickerHours
  case pickerMinutes, pickerRed, pickerGreen, pickerBlue, pickerPhotos, pickerCamera, pickerFiles
  case reorderUp, reorderDown, reorderAbove, reorderBelow
  case back
}

extension Phrase {
  /// The name of the phrase in a voice file: `trait.button`.
  public var key: String { Phrase.keys[rawValue] }

  /// - Parameter key: the name of a phrase in a voice file.
  public init?(key: String) {
    guard let index = Phrase.indices[key] else { return nil }
    self.init(rawValue: index)
  }

  private static let indices = Dictionary(uniqueKeysWithValues: keys.enumerated().map { ($1, $0) })

  // In the order of the cases.
  private static let keys = [
    "trait.button", "trait.link", "trait.image", "trait.header", "trait.header.level", "trait.selected",
    "trait.not_selected", "trait.not_enabled", "trait.adjustable", "trait.switch", "trait.checked",
    "trait.unchecked", "trait.checkbox", "trait.radio", "trait.tab", "trait.search_field", "trait.text_field",
    "trait.secure_text_field", "trait.is_editing", "trait.popup_button", "trait.back_button", "trait.visited_link",
    "trait.table_index", "trait.picker_item", "trait.menu_item",
    "hint.adjustable", "hint.switch", "hint.edit", "hint.misspelled", "hint.activate", "hint.open", "hint.expand",
    "hint.collapse", "hint.popup_picker",
    "switch.on", "switch.off", "switch.mixed",
    "container.tab_list", "container.tab_bar",
    "context.series",
    "state.expanded", "state.collapsed", "state.required", "state.invalid",
    "actions.available", "actions.hint_legacy", "actions.activate_default",
    "more_content.available",
    "list.start", "list.end",
    "landmark.start", "landmark.end",
    "table.row", "table.column", "table.spans_rows", "table.spans_columns",
    "scroll.page", "scroll.rows",
    "alert",
    "dialog",
    "group",
    "direct_touch",
    "text.blank", "text.deleted", "text.insertion_start", "text.insertion_end", "text.character_mode",
    "text.word_mode", "text.selected_suffix", "text.unselected_suffix", "text.misspelled",
    "text.bold", "text.italic", "text.underlined", "text.points", "text.lines", "text.copied",
    "search.same_heading", "search.different_item", "search.plain_text", "search.style_change", "search.font_change",
    "search.color_change", "search.blockquote", "search.same_blockquote",
    "navigation.flat", "navigation.grouped", "quicknav.on", "quicknav.off",
    "progress", "progress.in_progress",
    "rotor.headings", "rotor.links", "rotor.visited_links", "rotor.non_visited_links", "rotor.in_page_links",
    "rotor.articles", "rotor.heading_n", "rotor.bold", "rotor.italic",
    "rotor.underline", "rotor.misspelled", "rotor.images", "rotor.text_fields", "rotor.tables", "rotor.lists",
    "rotor.landmarks", "rotor.characters", "rotor.words", "rotor.lines", "rotor.containers", "rotor.form_controls",
    "rotor.buttons", "rotor.static_text", "rotor.same_item", "rotor.vertical_navigation", "rotor.speaking_rate",
    "rotor.volume", "rotor.pitch", "rotor.punctuation", "rotor.typing_echo", "rotor.actions", "rotor.adjust_value",
    "rotor.more_content",
    "rotor.audio_graph", "rotor.edit", "rotor.text_selection", "rotor.typing_mode", "rotor.language", "rotor.hints",
    "rotor.direct_touch", "rotor.braille_screen_input", "rotor.none_found",
    "punctuation.all", "punctuation.some", "punctuation.none",
    "vo.on", "vo.off",
    "speech.on", "speech.off",
    "screen_curtain.on", "screen_curtain.off",
    "screen_locked",
    "help.starting",
    "itemchooser.title",
    "guidedaccess.started", "guidedaccess.ended", "guidedaccess.enabled_banner",
    "guidedaccess.title", "guidedaccess.options", "guidedaccess.touch", "guidedaccess.motion",
    "guidedaccess.keyboards", "guidedaccess.volume_buttons", "guidedaccess.side_button", "guidedaccess.time_limit",
    "guidedaccess.minutes", "guidedaccess.time_expired", "guidedaccess.start",
    "guidedaccess.end", "guidedaccess.resume", "guidedaccess.cancel", "shortcut.title",
    "feature.voiceover", "feature.zoom", "feature.assistivetouch", "feature.invert_colors",
    "feature.grayscale",
    "audiograph.play", "audiograph.describe", "audiograph.details", "audiograph.complete", "audiograph.data_point",
    "audiograph.summary", "audiograph.statistics", "audiograph.done",
    "chart.range", "chart.power", "chart.no_value", "chart.series_n", "chart.points", "chart.missing",
    "chart.line", "chart.scatter", "chart.bars", "chart.axis_x", "chart.axis_y", "chart.axis_more",
    "chart.logarithmic", "chart.categories", "chart.series_count", "chart.computed", "chart.of_series",
    "chart.no_values", "chart.only_value", "chart.all_same", "chart.constant", "chart.rises_steadily",
    "chart.rises_generally", "chart.rises_slightly", "chart.falls_steadily", "chart.falls_generally",
    "chart.falls_slightly", "chart.no_trend", "chart.linear", "chart.slope", "chart.slope_step",
    "chart.slope_category", "chart.peaked", "chart.troughed", "chart.rises", "chart.falls", "chart.level",
    "chart.varies",
    "chart.until", "chart.then", "chart.repeats", "chart.step", "chart.at", "chart.highest", "chart.lowest",
    "chart.more", "chart.first_last", "chart.mean_median", "chart.peaks", "chart.valleys", "chart.outliers",
    "chart.pair", "chart.higher_at_end", "chart.crossings", "chart.crossing_count", "chart.largest_gap",
    "chart.grouped", "chart.change", "chart.labeled", "chart.higher_at", "chart.beyond", "chart.head", "chart.sound",
    "chart.seconds",
    "chart.axis_is_x", "chart.axis_is_y", "chart.data_series", "chart.data_points", "chart.increasing",
    "chart.decreasing",
    "chart.correlation_very_strong", "chart.correlation_strong", "chart.correlation_moderate",
    "chart.correlation_weak", "chart.correlation_none",
    "chart.model_linear", "chart.model_logarithmic", "chart.model_exponential", "chart.model_power",
    "chart.model_periodic",
    "chart.is_outlier", "chart.no_outliers", "chart.maximum", "chart.minimum", "chart.mean",
    "chart.insights", "chart.current_series", "chart.voiceover",
    "char.capital_prefix", "char.space", "char.new_line", "char.tab", "char.bullet",
    "drag.start", "drag.drop", "drag.cancel",
    "drag.item", "drag.ready", "drag.complete", "trait.draggable", "hint.draggable", "hint.direct_touch", "rotor.zoom",
    "control.halted", "control.increment", "control.decrement", "control.date_picker", "control.time_picker",
    "control.date_and_time_picker", "control.countdown_picker", "control.clear_text", "control.display_results",
    "control.dismiss_popup", "control.sheet_grabber", "control.reorder", "control.reorder_row",
    "hint.dismiss_popup", "hint.sheet_expand", "hint.sheet_collapse",
    "text.selection_expand", "text.selection_shrink", "text.character_selection", "text.word_selection",
    "text.line_selection",
    "web.toggle_button", "web.pressed", "web.not_pressed", "web.combo_box", "web.color_well", "web.text_area",
    "web.separator",
    "web.math", "web.shows_popup", "web.popup_menu", "web.popup_listbox", "web.popup_tree", "web.popup_grid",
    "web.popup_dialog", "web.current", "web.current_page", "web.current_step", "web.current_location",
    "web.current_date", "web.current_time", "web.invalid", "web.sort_up", "web.sort_down", "web.column_header",
    "web.row_header", "web.table_start", "web.table_end", "web.rows", "web.columns",
    "web.description_list_start", "web.description_list_end", "web.term", "web.definition", "web.form_start",
    "web.banner", "web.complementary", "web.content_information", "web.main", "web.navigation", "web.region",
    "web.search", "web.description", "web.choose_file", "web.no_file", "char.white_bullet",
    "char.black_square",
    "picker.close", "picker.ok", "picker.done", "picker.year", "picker.month", "picker.week", "picker.day",
    "picker.hours",
    "picker.minutes", "picker.red", "picker.green", "picker.blue", "picker.photos", "picker.camera", "picker.files",
    "reorder.up", "reorder.down", "reorder.above", "reorder.below",
    "back",
  ]
}

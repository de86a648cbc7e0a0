public import AloudSpeech

extension Voices {
  /// The places of the voices' words in Apple’s localization bundles, once for all languages.
  ///
  /// The voice files have these words without a mark, since this table attests them. A line whose note begins with `Apple has`
  /// keeps another word and says why. The table lists a phrase only if Apple's has the same meaning in the same place.
  public static let appleWords = AppleWords(
    phrases: [
      // Roles
      .traitButton: "UIKit.axbundle trait.button",
      .traitLink: "UIKit.axbundle trait.link",
      .traitImage: "UIKit.axbundle trait.image",
      .traitHeader: "ScreenReaderOutput HEADING_FULL",
      .traitAdjustable: "UIKit.axbundle trait.adjustable",
      .traitTab: "ScreenReaderOutput TAB_FULL",
      .traitSearchField: "UIKit.axbundle trait.searchfield",
      .traitPopupButton: "UIKit.axbundle popup.button",
      .traitTableIndex: "UIKit.axbundle section.index.label",
      .traitBackButton: "UIAccessibility USER_INPUT_BACK_BUTTON",
      .back: "UIKit.axbundle uibutton.navbar.back.button.title",
      // States
      .traitSelected: "UIKit.axbundle trait.selected",
      .traitNotSelected: "AccessibilityFoundation radioButton.state.unselected",
      .traitNotEnabled: "ScreenReaderOutput DIMMED_FULL",
      .traitChecked: "UIKit.axbundle list.cell.accessory.checked.label",
      .traitUnchecked: "ScreenReaderOutput UNCHECKED_FULL",
      .switchOn: "UIKit.axbundle toggle.on",
      .switchOff: "UIKit.axbundle toggle.off",
      .switchMixed: "UIKit.axbundle toggle.mixed",
      .stateExpanded: "UIKit.axbundle popup.button.expanded",
      .stateCollapsed: "UIKit.axbundle popup.button.collapsed",
      // Hints and actions
      .hintEdit: "EventKitUIFramework.axbundle add.event.tablecells.hint",
      .hintExpand: "UIKit.axbundle compact.picker.expand.hint",
      .actionsActivateDefault: "VoiceOverServices VOSCommand.PrimaryActivate",
      // Containers, boundaries and places
      .containerTabBar: "UIKit.axbundle tab.bar.label",
      .contextSeries: "UIKit.axbundle index.with.total.count",
      .landmarkStart: "AccessibilityPlatformTranslation container.role.description.landmark",
      .dialog: "AccessibilityPlatformTranslation container.role.description.dialog",
      .group: "AccessibilityPlatformTranslation container.role.description.semanticgroup",
      .scrollPage: "UIKit.axbundle scroll.page.summary",
      .scrollRows: "UIKit.axbundle table.scrollbypage.status",
      .progress: "UIKit.axbundle progress.text",
      .progressInProgress: "UIKit.axbundle activity.indicator.inprogress.label",
      // Web pages
      .webShowsPopup: "UIKit.axbundle shows.popup",
      .webSeparator: "ScreenReaderOutput SEPARATOR_FULL",
      .pickerClose: "AccessibilityFoundation windowButton.close",
      .pickerDone: "UIAccessibility DONE",
      .pickerYear: "UIKit.axbundle date.picker.speech.input.year",
      .pickerMonth: "UIKit.axbundle date.picker.speech.input.month",
      .pickerDay: "UIKit.axbundle date.picker.speech.input.day",
      .pickerHours: "UIKit.axbundle date.picker.speech.input.hours",
      .pickerMinutes: "UIKit.axbundle date.picker.speech.input.minutes",
      // Rotor
      .rotorHeadings: "UIKit.axbundle heading.rotor",
      .rotorLinks: "UIKit.axbundle links",
      .rotorStaticText: "UIKit.axbundle trait.statictext",
      .rotorSpeakingRate: "VoiceOverServices VOSSettingsItem.SpeakingRate",
      .rotorVolume: "VoiceOverServices VOSSettingsItem.Volume",
      .rotorPunctuation: "VoiceOverServices VOSSettingsItem.Punctuation",
      .rotorAudioGraph: "AccessibilitySharedUISupport Audio Graph",
      .rotorTypingMode: "VoiceOverServices VOSSettingsItem.TypingStyle",
      .rotorHints: "VoiceOverServices VOSSettingsItem.Hints",
      .rotorBrailleScreenInput: "VoiceOverServices VOSScreenReaderMode.BrailleScreenInput",
      // VoiceOver and the system
      .screenLocked: "VoiceOverServices VOSOutputEvent.ScreenDidTurnOff",
      .itemchooserTitle: "VoiceOverServices VOTEventCommandItemChooser",
      .guidedaccessCancel: "UIKit.axbundle cancel.toolbar.button.text",
      .featureVoiceover: "UniversalAccess VOICEOVER_FEATURE_TITLE",
      // Controls of UIKit’s own
      .controlHalted: "UIKit.axbundle activity.indicator.progresshalted.label",
      .controlIncrement: "UIKit.axbundle ui.stepper.increment",
      .controlDecrement: "UIKit.axbundle ui.stepper.decrement",
      .controlDatePicker: "UIKit.axbundle compact.picker.date",
      .controlTimePicker: "UIKit.axbundle compact.picker.time",
      .controlDateAndTimePicker: "UIKit.axbundle compact.picker.date.and.time",
      .controlCountdownPicker: "UIKit.axbundle compact.picker.countdown",
      .controlClearText: "UIKit.axbundle clear.button.text",
      .controlDisplayResults: "UIKit.axbundle searchfield.list.button",
      .controlDismissPopup: "UIKit.axbundle popover.view.dimiss.region",
      .controlSheetGrabber: "UIKit.axbundle sheet.grabber",
      .controlReorder: "UIKit.axbundle table.view.reorder.control",
      .controlReorderRow: "UIKit.axbundle table.view.reorder.control.label",
      .reorderUp: "UIKit.axbundle table.cell.reorder.action.move.up",
      .reorderDown: "UIKit.axbundle table.cell.reorder.action.move.down",
      .reorderAbove: "UIKit.axbundle row.reorder.moved.above",
      .reorderBelow: "UIKit.axbundle row.reorder.moved.below",
      .hintDismissPopup: "UIKit.axbundle popover.view.dimiss.region.hint",
      .hintSheetExpand: "UIKit.axbundle sheet.grabber.expand.hint",
      .hintSheetCollapse: "UIKit.axbundle sheet.grabber.collapse.hint",
      // Dragging
      .dragItem: "UIKit.axbundle drag.item",
      // Audio graphs
      .audiographPlay: "AccessibilitySharedUISupport Play Audio Graph",
      .audiographDataPoint: "AXMediaUtilities audiograph.datapoint",
      .audiographSummary: "AccessibilitySharedUISupport Summary",
      .audiographStatistics: "AccessibilitySharedUISupport Statistics",
      .audiographDone: "AccessibilitySharedUISupport Done",
      // Text
      .textBlank: "ScreenReaderOutput BLANK_FULL",
      .charSpace: "AccessibilityFoundation UnicodeHex.00000020",
      .charNewLine: "AccessibilityFoundation UnicodeHex.0000000a",
      .charTab: "AccessibilityFoundation UnicodeHex.00000009",
      .charBullet: "AccessibilityFoundation UnicodeHex.00002022",
    ],
    characters: ##".,;:!?'"()[]{}-@#%&+=/\_*^~`|<>$"##
      + "−×÷‰€£¥¢°§©®™★✓⌘⌥⌃⌫℃℉″′№¶▷¼½¾’‘”“«»–—…←↑→↓⇠⇡⇢⇣▲△▴▵▶▸▹►▻▼▽▾▿◀◁◂◃◄◅⅓⅔⅛⅜⅝"
      + "⅞±∓∞≠≤≥‱‴‵‶‷¨´ªº₠℅℗℞℠℡ℸ✎𝄞↩⇞⇟⇥⇧⇪⌤⌦⌧⎋⏏‒―﹘"
      + "\u{A0}\u{F8FF}")
}

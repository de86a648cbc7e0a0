extension ScreenReader {
  /// A command in VoiceOver's settings, which a user can assign to a gesture or a key.
  ///
  ///     ScreenReader.Command.moveToNextHeading.name           // "Move to Next Heading"
  ///     ScreenReader.Command.moveToNextHeading.name(in: "ko") // "다음 머리말로 이동"
  ///     ScreenReader.Command("read hint")                     // .readHint
  ///     reader.perform(.command(.readHint))                   // says the hint of the element under the cursor
  ///
  /// One table defines what each command does.
  public enum Command: String, CaseIterable, Sendable {
    // Moving from item to item.
    case moveToNextElement, moveToPreviousElement, moveToFirstElement, moveToLastElement, moveToElementAbove
    case moveToElementBelow, moveIn, moveOut, moveToTopOfCurrentContainer, moveToBottomOfCurrentContainer
    case moveToTopOfCurrentDocument, moveToBottomOfCurrentDocument, moveToNextColumn, moveToPreviousColumn
    case moveToLinkedUI, moveToStatusBar, moveToSystemFocusedElement
    case moveToNextElementCommunity, moveToPreviousElementCommunity
    // Moving to the next of a kind.
    case moveToNextHeading, moveToPreviousHeading, moveToNextSameHeading, moveToPreviousSameHeading
    case moveToNextLink, moveToPreviousLink, moveToNextVisitedLink, moveToPreviousVisitedLink
    case moveToNextControl, moveToPreviousControl, moveToNextGraphic, moveToPreviousGraphic
    case moveToNextTable, moveToPreviousTable, moveToNextList, moveToPreviousList
    case moveToNextFrame, moveToPreviousFrame, moveToNextContainer, moveToPreviousContainer
    case moveToNextSameElement, moveToPreviousSameElement
    case moveToNextDifferentElement, moveToPreviousDifferentElement, moveToNextBoldText, moveToPreviousBoldText
    case moveToNextItalicText, moveToPreviousItalicText, moveToNextUnderlineText, moveToPreviousUnderlineText
    case moveToNextPlainText, moveToPreviousPlainText, moveToNextStyleChange, moveToPreviousStyleChange
    case moveToNextFontChange, moveToPreviousFontChange, moveToNextColorChange, moveToPreviousColorChange
    case moveToNextBlockquote, moveToPreviousBlockquote, moveToNextSameBlockquote, moveToPreviousSameBlockquote
    case moveToNextMisspelledWord, moveToPreviousMisspelledWord, findElementWithTextSearch
    case nextSearchResult, previousSearchResult
    // Through a text.
    case moveToNextCharacter, moveToPreviousCharacter, moveToNextWord, moveToPreviousWord
    case moveToNextSentence, moveToPreviousSentence, moveToNextParagraph, moveToPreviousParagraph
    case moveToFirstWord, moveToLastWord
    // Reading.
    case readAll, readFromTop, summarizeElement, readHint, readCharacter, readCharacterPhonetically, readWord
    case readLine, readLineCount, readTextStyle, readSelectedText, readURL, readRowContents, readRowHeader
    case readColumnContents, readColumnHeader, readTableRowColumn, readTableRowColumnCell
    case readSystemFocusedElementDetails, summarizeSystemFocusedElement, analyzeElement, describeImage
    // Doing.
    case primaryActivate, secondaryActivate, performLongPress, previewElementWith3DTouch, magicTap, escape
    case scrollUp, scrollDown, scrollLeft, scrollRight
    // Editing.
    case copy, cut, paste, undo, redo, toggleTextSelection, gesturedTextInputBackspace, gesturedTextInputDeleteWord
    case gesturedTextInputInsertSpace, gesturedTextInputPerformReturnEquivalent
    case gesturedTextInputNextSuggestion, gesturedTextInputPreviousSuggestion
    case gesturedTextInputNextKeyboardLanguage, gesturedTextInputNextBrailleTable, gesturedTextInputLaunchApp
    case announceHandwritingCharacterMode, nextHandwritingCharacterMode, previousHandwritingCharacterMode
    case activateBrailleScreenInput, bsiNextBrailleMode, bsiPreviousBrailleMode, bsiOrientationLock, bsiQuickAction
    case bsiTranslateImmediately
    // The rotor.
    case nextRotor, previousRotor, nextRotorItem, previousRotorItem
    // Speech and VoiceOver itself.
    case toggleSpeech, toggleMute, copySpeechToClipboard, toggleScreenCurtain, showItemChooser, startHelp
    case toggleNavigationStyle, toggleSingleLetterQuickNav, toggleSettingsHUD, openVoiceOverSettings, labelElement
    case monitorElement, launchPeopleDetection, toggleAutomaticAccessibility, toggleAudioDucking
    case toggleCaptionPanel, toggleLockModifierKeys, toggleSyncNativeAndExploreFocus, activateSpeakScreen
    // The device.
    case activateHomeButton, activateLockButton, activateAccessibilityShortcut, volumeUp, volumeDown
    case switchToNextApp, switchToPreviousApp, toggleAppSwitcher, showControlCenter, showNotificationCenter
    case showSpotlight, toggleDock, toggleQuickNote, toggleReachability, takeScreenshot
    // No command.
    case invalid

    /// The key of Apple's translations: the name of the case with a capital letter.
    public var key: String {
      rawValue.hasPrefix("bsi") ? "BSI" + rawValue.dropFirst(3) : rawValue.prefix(1).uppercased() + rawValue.dropFirst()
    }
  }
}

extension Inference {
  /// A row for each rule: the formats in whose dumps it fills something in, what it does, and its evidence.
  ///
  /// `InferenceTests.examples` has a test for each rule.
  static let table: [Row] = [
    Row(
      .stopByType, xctest + bridge,
      "An element of this type is a stop and hides the elements in it; the dump does not say which elements are stops.",
      "assumed: UIKit's controls, labels and images are elements by default; XCTest lists their parts too"),
    Row(
      .stopByText, [.maestro],
      "A view is a stop if the elements in it say no more than its label; the dump has no types.",
      "assumed: XCTest lists the parts of an element below it, and the element's label joins their texts"),
    Row(
      .joinedLabel, xctest,
      "A view whose label joins labels and values in it, in their order, is not a stop: the label adds nothing to them.",
      "observed: React Native gives every wrapper a label that joins the labels of everything in it"),
    Row(
      .writtenLabel, xctest,
      "A view whose label is not the join of the texts and images in it is one stop, and hides them.",
      "assumed: UIKit reads the label of a view only if it is an element or a container; one around texts is an element"
    ),
    Row(
      .containerLabel, xctest + bridge,
      "A view or a list around stops is a container if its label is not their join: its label is said on entry.",
      "observed: in shirates-core's dump of Calendar, the day has a label around its hours, and is not accessible; "
        + "assumed: VoiceOver says such a label as that of a group"),
    Row(
      .wrapper, xctest,
      "A button without a label or value around labeled parts is not a stop.",
      "observed: in dumps that say what is accessible, such wrappers are not"),
    Row(
      .emptyList, xctest,
      "A list with a label and without rows is a stop; with rows, its label in KIF's hierarchy is not said.",
      "observed: XCTest lists an empty UITableView with the label \"Empty list\", Xamarin.Forms #14559 heard it, and KIF "
        + "prints that label for every UITableView"),
    Row(
      .cellIsOneStop, xctest,
      "A cell with a label is one stop; its texts and images are not read again, but its controls are.",
      "observed: dumps give a cell the label of its texts; they call the texts accessible since automation opens cells"),
    Row(
      .cellSwitch, xctest,
      "A cell whose only control is a switch is one stop with the role and the state of the switch.",
      "observed: dumps give the cell the label and the state of its switch; rows of Settings are one element"),
    Row(
      .cellTexts, xctest,
      "A cell of a table without a label is one stop whose label joins the texts directly in it; its controls are stops.",
      "observed: UIKit makes an element for each cell of a table (UITableViewCellAccessibilityElement in KIF's source), and "
        + "dumps of Settings give a cell its two texts as label and value; "
        + "assumed: the texts are joined with commas, and not in collection views"),
    Row(
      .cellParts, xctest,
      "The parts of any other cell without a label are read together.",
      "assumed: cells are read one after another"),
    Row(
      .disclosureIndicator, xctest,
      "The arrow at the end of a cell is a drawing, not a button.",
      "observed: Settings has a disabled button named \"chevron\" in its rows, and dumps call it not accessible"),
    Row(
      .iconGlyph, xctest,
      "A text of characters without meaning is the glyph of an icon font and not a stop.",
      "observed: React Native draws icons as texts of private use characters; VoiceOver has no word for them"),
    Row(
      .symbolImage, xctest,
      "An image whose label is the name of a symbol has no label of its own and is not a stop.",
      "observed: XCTest gives an image without a label the name of its symbol as identifier and label"),
    Row(
      .fieldButtons, xctest,
      "A text field is a stop, and each button in it is a stop of its own.",
      "observed: in dumps that say what is accessible, the field and the button that clears it are"),
    Row(
      .scrollsByPlace, [.maestro],
      "A view scrolls if it has a scroll bar or its content continues far below its frame.",
      "observed: XCTest lists scroll bars in the views that scroll; assumed: other views stay within their frames"),
    Row(
      .rowByText, [.maestro],
      "A view whose label has most of the texts in it, but not all, is one stop; the rest are stops of their own.",
      "assumed: a label written by a person leaves out what is read separately; a joined label has all of it"),
    Row(
      .scrollBar, xctest,
      "A scroll bar is not a stop.",
      "observed: in dumps that say what is accessible, scroll bars are not"),
    Row(
      .statusBar, xctest + bridge + [.earlGrey],
      "The status bar is left out: flicking does not reach it.",
      "assumed: VoiceOver reaches the status bar by touch"),
    Row(
      .emptyContainer, xctest,
      "A bar, a list or another container without anything to read in it is not a stop.",
      "assumed: VoiceOver does not stop at empty bars; the dump may lack what is in them"),
    Row(
      .unsaidLabel, [.wdaXML, .wdaJSON, .earlGrey, .flutter],
      "The label of a view around stops is not said if the dump calls the view not accessible.",
      "assumed: the dump does not say whether it is a container, whose label would be said on entry"),
    Row(
      .notAccessible,
      [.wdaXML, .wdaJSON, .kif, .earlGrey, .detox, .flutter] + bridge + [.accessibilitySnapshot, .voiceOverDesigner],
      "An element that the dump calls hidden or not accessible is not read.",
      "documented: WebDriverAgent's source: an element is not accessible if it is inside one that is"),
    Row(
      .emptyFrame, xctest + [.earlGrey, .flutter] + bridge + [.accessibilitySnapshot, .voiceOverDesigner],
      "An element without width and height is not read.",
      "observed: AccessibilitySnapshot's experiments with frames"),
    Row(
      .loneElement, [.wdaJSON],
      "An element that is alone in its dump is read, even if it is not a stop on its screen.",
      "assumed: a person who dumps one element wants to hear it"),
    Row(
      .typeByState, [.maestro] + bridge,
      "An element with a placeholder is a text field, or with bullets a secure one; one that is checked, or 0, is a switch.",
      "documented: Maestro's source checks only switches, and XCTest has placeholders only for text inputs; assumed: 0"),
    Row(
      .barByPlace, [.maestro],
      "A strip at an edge of the screen is a tab bar or a navigation bar, with buttons in it.",
      "assumed: UITabBar is at the bottom with one button selected; the name of UINavigationBar is its title"),
    Row(
      .roleImpliesTraits, xctest + bridge + [.earlGrey],
      "The traits follow from the type; the dump has no traits.",
      "assumed: UIKit's controls have these traits by default"),
    Row(
      .navigationTitle, xctest,
      "The text in a navigation bar is a heading.",
      "assumed: the title of UINavigationBar has the trait header"),
    Row(
      .sectionTitle, xctest,
      "A text between the cells of a list that belongs to the cell after it is a heading, and so is one in capitals "
        + "alone in a low cell.",
      "observed: the bridge calls the titles of sections headings, in sim-use's dump of LINE's settings; "
        + "documented: the trait header is for what divides content into sections; "
        + "assumed: a text that is nearer to the cell before it, or a sentence, is a footer"),
    Row(
      .backButton, xctest + bridge + [.earlGrey],
      "The button at the leading edge of a navigation bar is the back button, unless its name says otherwise.",
      "assumed: UINavigationBar puts the back button there; no dump has the private trait"),
    Row(
      .tabBarItem, xctest + [.earlGrey],
      "A button in a tab bar is a tab.",
      "observed: AccessibilitySnapshot records tabs in UITabBar; no dump has the private trait"),
    Row(
      .keyboardKey, xctest + bridge,
      "A button of the keyboard is a key.",
      "observed: EarlGrey prints the traits button, playsSound and keyboardKey for shift; the bridge lists the keys as "
        + "buttons over an empty element"),
    Row(
      .webHeadingLevel, xctest + bridge,
      "A number from 1 to 6 as the value of a view in a web page is the level of a heading.",
      "observed: headings in Safari have their level as value"),
    Row(
      .selectedValue, xctest + bridge,
      "The value 1 of a button, tab or cell means that it is selected.",
      "documented: WebDriverAgent's source writes 1 for a selected button without a value"),
    Row(
      .indicatorValue, xctest + bridge,
      "The value 0 or 1 of an activity indicator is not said.",
      "observed: UIKit reports whether it turns as 0 and 1, and its label says it in words; assumed: VoiceOver leaves it out"
    ),
    Row(
      .repeatedLabel, xctest + bridge,
      "A value that only repeats the label is left out.",
      "documented: WebDriverAgent's source gives a text its label as value"),
    Row(
      .repeatedPlaceholder, xctest + bridge,
      "A value or label that is the placeholder is not said twice; a secure field shows bullets or its placeholder.",
      "documented: WebDriverAgent's source gives an empty text field its placeholder as value"),
    Row(
      .presentationLayer, xctest + [.earlGrey],
      "A view that is presented over another view is read separately from it.",
      "assumed: each child of a window is presented separately"),
    Row(
      .scrollingContainer, xctest + [.earlGrey],
      "The elements of a scroll view are read together; the place of a scrolled view is where it is visible.",
      "assumed: otherwise, rows that are scrolled far up would be read before the bars"),
    Row(
      .navigationBarFirst, xctest + [.earlGrey],
      "A navigation bar is read before the view that it belongs to.",
      "assumed: otherwise, rows that are scrolled under the bar would be read before it"),
    Row(
      .navigationBarOrder, xctest + [.earlGrey],
      "Elements side by side in a navigation bar are read from its leading edge.",
      "assumed: by frames alone a title would come after the button on its right, since it is smaller"),
    Row(
      .toolbar, xctest + [.earlGrey],
      "The buttons of a toolbar are read together, and its label is said on entry.",
      "observed: D. Devesa heard \"Toolbar\"; assumed: a bar is read separately from the views behind it"),
    Row(
      .segmentedControl, xctest + [.earlGrey],
      "A segmented control counts its buttons.",
      "observed: AccessibilitySnapshot records \"Button. 1 of 3.\" for UISegmentedControl"),
    Row(
      .alertIsModal, xctest + [.earlGrey, .accessibilitySnapshot, .voiceOverDesigner],
      "An alert, a sheet or a popover hides everything else except a keyboard in another window.",
      "assumed: alerts set accessibilityViewIsModal; XCTest still lists the elements behind them"),
    Row(
      .coveringLayer, [.wdaXML, .wdaJSON],
      "A view of the size of its window hides the view below it, if no part of that is visible.",
      "documented: WebDriverAgent's source calls an element visible if a touch on some part of it is not caught by "
        + "another; assumed: a presented view takes VoiceOver as it takes touches"),
    Row(
      .strayFrame, xctest,
      "A part that lies outside its cell is given the place of the cell.",
      "observed: cells that are scrolled away report the places that their parts had before layout"),
    Row(
      .backmostWindow, [.earlGrey],
      "The window at the back is read first, and the windows in front of it after it.",
      "assumed: XCTest lists the app before its keyboard; EarlGrey begins with the frontmost window"),
    Row(
      .tabRole, bridge,
      "An element that the bridge calls a tab has the trait of a tab.",
      "observed: idb and AXe list tabs as radio buttons with the subrole of a tab"),
    Row(
      .tabGroup, bridge,
      "A group that holds tabs is a tab bar; its tabs are read from its leading edge.",
      "observed: idb and AXe list UITabBar as a plain group, and its tabs not in the order of their positions"),
    Row(
      .percentValue, bridge,
      "A number from 0 to 1 as the value of a slider is spoken in percent.",
      "observed: idb and AXe give sliders a number; UISlider speaks percent"),
    Row(
      .emitterOrder, bridge,
      "The elements are read in the order in which the bridge lists them.",
      "assumed: the bridge walks the tree as assistive technology does; flat lists lose their containers"),
    Row(
      .emptyGroup, bridge,
      "An empty group is not a stop, nor is an element that has no role and says nothing.",
      "observed: the bridge lists a tab bar without its tabs as an empty group, and lists the background of a keyboard"),
    Row(
      .firstOption, [.voiceOverDesigner],
      "An adjustable element without a current option is at its first option.",
      "assumed: the editor leaves out the current option until one is chosen"),
    Row(
      .ownHint, [.accessibilitySnapshot],
      "VoiceOver's own hint is removed from the hint; the rest is the developer's hint.",
      "documented: AccessibilitySnapshot's source joins the two"),
    Row(
      .descriptionAsLabel, [.accessibilitySnapshot],
      "The label of an element without label and value is its description without VoiceOver's own words.",
      "documented: AccessibilitySnapshot's source uses a hint as the description"),
    Row(
      .expandedWord, [.accessibilitySnapshot],
      "A word for expanded or collapsed in the description or the hint is a state of the element.",
      "documented: a branch of AccessibilitySnapshot, in no release"),
    Row(
      .rotorResult, [.accessibilitySnapshot],
      "The results of a rotor are the elements that have the same descriptions.",
      "assumed: the model identifies results only by their descriptions"),
  ]

  /// Formats with the data of XCTest, or with views whose classes become types of XCTest.
  private static let xctest: [ScreenFormat] = [
    .wdaXML, .wdaJSON, .xcuitest, .xcuitestJSON, .xcode, .maestro, .kif, .detox, .mobileMCP,
  ]
  /// Formats with the data of the simulator's accessibility bridge.
  private static let bridge: [ScreenFormat] = [.idb, .axe, .simUse]
}

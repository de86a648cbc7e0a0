/// What an importer fills in because a dump does not tell it; the name stands in the node's `details.inferences`.
///
///     Inference.cellSwitch.rawValue  // "cellSwitch"
///     Inference.cellSwitch.summary   // "A cell whose only control is a switch is one stop with …"
///
/// What a dump tells is never overruled: traits that stand in it win over traits that its type implies.
public enum Inference: String, CaseIterable, Sendable {
  // Which elements are stops.
  case stopByType, stopByText, joinedLabel, wrapper, cellIsOneStop, cellSwitch, cellParts, disclosureIndicator, scrollBar, statusBar,
    loneElement, typeByState, barByPlace, rowByText, iconGlyph,
    symbolImage, fieldButtons
  // What a stop is and says.
  case roleImpliesTraits, navigationTitle, backButton, tabBarItem, keyboardKey, webHeadingLevel, selectedValue, repeatedLabel
  case repeatedPlaceholder
  // Where it stands, and what hides it.
  case presentationLayer, scrollingContainer, navigationBarFirst, navigationBarOrder, toolbar, segmentedControl,
    alertIsModal, strayFrame
  // What the accessibility bridge of the simulator (idb, AXe) leaves out.
  case tabRole, tabGroup, percentValue, emitterOrder, emptyGroup

  /// What was done, in one sentence.
  public var summary: String { row.summary }

  /// How well it is attested: documented, observed or assumed, and by whom.
  public var evidence: String { row.evidence }

  struct Row {
    let inference: Inference
    let summary: String
    let evidence: String

    init(_ inference: Inference, _ summary: String, _ evidence: String) {
      self.inference = inference
      self.summary = summary
      self.evidence = evidence
    }
  }

  private static let rows = Dictionary(uniqueKeysWithValues: table.map { ($0.inference, $0) })

  private var row: Row { Inference.rows[self] ?? Row(self, rawValue, "") }
}

extension Inference {
  static let table: [Row] = [
    Row(
      .stopByType, "An element of this type is a stop, and hides what is in it; the dump does not tell which are.",
      "assumed: UIKit's controls, labels and images are elements by default; XCTest lists their parts too"),
    Row(
      .stopByText, "A view in which nothing says more than its label is a stop; the dump tells no types.",
      "assumed: XCTest lists the parts of an element below it, with texts that the element's label joins"),
    Row(
      .joinedLabel, "A view with a label around controls or other texts is no stop: the label is only theirs joined.",
      "observed: React Native gives every wrapper the label of all that it holds"),
    Row(
      .wrapper, "A button without a label or value around labelled parts is no stop.",
      "observed: dumps that tell what is accessible say so of such wrappers"),
    Row(
      .cellIsOneStop, "A cell with a label is one stop; its texts and images are not read once more, its controls are.",
      "observed: dumps give a cell the label of its texts; they call the texts accessible since automation opens cells"),
    Row(
      .cellSwitch, "A cell whose only control is a switch is one stop with the role and the state of the switch.",
      "observed: dumps give the cell the label and the state of its switch; rows of Settings are one element"),
    Row(
      .cellParts, "The parts of a cell without a label are read together.",
      "assumed: cells are read one after another"),
    Row(
      .disclosureIndicator, "The arrow at the end of a cell is a drawing, not a button.",
      "observed: Settings has a disabled button named \"chevron\" in its rows, and dumps call it not accessible"),
    Row(
      .iconGlyph, "A text of characters that have no meaning is the glyph of an icon font, and no stop.",
      "observed: React Native draws icons as texts of private use characters; VoiceOver has no word for them"),
    Row(
      .symbolImage, "An image that is called by the name of a symbol has no label, and is no stop.",
      "observed: XCTest gives an image without a label the name of its symbol as identifier and label"),
    Row(
      .fieldButtons, "A text field is a stop, and the buttons in it are others.",
      "observed: dumps that tell what is accessible say so of the field and of the button that clears it"),
    Row(
      .rowByText, "A view that says most of what is in it, and not all, is one stop; the rest are others.",
      "assumed: a label that somebody wrote leaves out what is read by itself; a joined one has all of it"),
    Row(
      .scrollBar, "A scroll bar is no stop.",
      "observed: dumps that tell what is accessible say that scroll bars are not"),
    Row(
      .statusBar, "The status bar is left out: flicking does not lead there.",
      "assumed: VoiceOver reaches the status bar by touch"),
    Row(
      .loneElement, "An element that is alone in its dump is read, even if it is no stop on its screen.",
      "assumed: who dumps one element wants to hear it"),
    Row(
      .typeByState,
      "What has a placeholder is a text field, with bullets in it a secure one; what is checked, or 0, is a switch.",
      "documented: Maestro's source takes these from XCTest, which has them for these types only"),
    Row(
      .barByPlace, "A strip at an edge of the screen is a tab bar or a navigation bar, with buttons in it.",
      "assumed: UITabBar is at the bottom, and one of its buttons is selected; UINavigationBar is called by its title"),
    Row(
      .roleImpliesTraits, "The traits follow from the type; the dump does not tell any.",
      "assumed: UIKit's controls have these traits by default"),
    Row(
      .navigationTitle, "The text in a navigation bar is a heading.",
      "assumed: the title of UINavigationBar has the trait header"),
    Row(
      .backButton, "The button at the leading edge of a navigation bar leads back.",
      "assumed: UINavigationBar puts the back button there; the private trait is in no dump"),
    Row(
      .tabBarItem, "A button in a tab bar is a tab.",
      "observed: AccessibilitySnapshot records tabs in UITabBar; the private trait is in no dump"),
    Row(
      .keyboardKey, "A button of the keyboard is a key.",
      "observed: EarlGrey prints the traits button, playsSound and keyboardKey for shift"),
    Row(
      .webHeadingLevel, "A number from 1 to 6 as the value of a view in a web page is the level of a heading.",
      "observed: Safari's headings carry their level as value"),
    Row(
      .selectedValue, "The value 1 of a button, tab or cell says that it is selected.",
      "documented: WebDriverAgent's source writes 1 for a selected button without a value"),
    Row(
      .repeatedLabel, "A value that only repeats the label is dropped.",
      "documented: WebDriverAgent's source gives a text its label as value"),
    Row(
      .repeatedPlaceholder, "A value or label that is the placeholder is not said twice; a secure field shows bullets or its placeholder.",
      "documented: WebDriverAgent's source gives an empty text field its placeholder as value"),
    Row(
      .presentationLayer, "What is presented over another view does not mingle with it.",
      "assumed: each child of a window is a presentation of its own"),
    Row(
      .scrollingContainer, "What scrolls is read as one run; scrolled up, it stands where it is seen.",
      "assumed: rows that are scrolled far up would else be read before the bars"),
    Row(
      .navigationBarFirst, "A navigation bar is read before the view that it belongs to.",
      "assumed: rows that are scrolled under the bar would else be read before it"),
    Row(
      .navigationBarOrder, "What stands side by side in a navigation bar is read from its leading edge.",
      "assumed: by frames alone a title would come after the button on its right, since it is smaller"),
    Row(
      .toolbar, "The buttons of a toolbar are read together.",
      "assumed: a bar does not mingle with what is behind it"),
    Row(
      .segmentedControl, "A segmented control counts its buttons.",
      "observed: AccessibilitySnapshot records \"Button. 1 of 3.\" for UISegmentedControl"),
    Row(
      .alertIsModal, "An alert or a sheet hides all else, but for a keyboard in another window.",
      "assumed: alerts set accessibilityViewIsModal; XCTest lists what is behind them all the same"),
    Row(
      .strayFrame, "A part that lies outside its cell stands where the cell stands.",
      "observed: cells that are scrolled away report the place of their parts before layout"),
    Row(
      .tabRole, "An element that the bridge calls a tab has the trait of a tab.",
      "observed: idb and AXe list tabs as radio buttons with the subrole of a tab"),
    Row(
      .tabGroup, "A group that holds tabs is a tab bar, whose tabs are read from its leading edge.",
      "observed: idb and AXe list UITabBar as a plain group, and its tabs in another order than they stand"),
    Row(
      .percentValue, "A number from 0 to 1 as the value of a slider is said in percent.",
      "observed: idb and AXe give sliders a number; UISlider speaks percent"),
    Row(
      .emitterOrder, "The elements are read in the order in which the bridge lists them.",
      "assumed: the bridge walks the tree as assistive technology does; flat lists lose their containers"),
    Row(
      .emptyGroup, "A group that holds nothing, and an element without a role that says nothing, are no stops.",
      "observed: the bridge lists a tab bar without its tabs as an empty group, and the background of a keyboard"),
  ]
}

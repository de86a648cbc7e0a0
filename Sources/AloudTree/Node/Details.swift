/// The properties of a ``Node`` that few nodes have.
public struct Details: Equatable, Sendable {
  /// `accessibilityIdentifier` if several nodes have the same one. If a single node has it, it is the ``Node/id``.
  public var sharedIdentifier: String?
  /// `accessibilityPath` as a polygon in screen points; used for hit testing only.
  public var path: [ScreenPoint]?
  /// `accessibilityActivationPoint`; nil is the center of the frame.
  public var activationPoint: ScreenPoint?
  /// `accessibilityLanguage`, BCP-47; nil is inherited.
  public var language: String?
  /// 1 to 6; spoken only with the trait `header`.
  public var headingLevel: Int?
  /// `accessibilityExpandedStatus`; nil is unsupported.
  public var expanded: Bool?
  /// `accessibilityRespondsToUserInteraction`; nil is derived by the system.
  public var respondsToUserInteraction: Bool?
  /// `accessibilityUserInputLabels`: names for Voice Control.
  public var userInputLabels: [String] = []
  /// `accessibilityTextualContext`.
  public var textualContext: TextualContext?
  /// `accessibilityNavigationStyle`: concerns Switch Control only.
  public var navigationStyle = NavigationStyle.automatic
  /// `accessibilityCustomActions`.
  public var actions: [Action] = []
  /// `accessibilityCustomContent`.
  public var content: [CustomContent] = []
  /// `accessibilityCustomRotors`.
  public var rotors: [CustomRotor] = []
  /// The text input; nil for a node that takes no text.
  public var text: TextInput?
  /// The values of increment and decrement; nil for a node that is not adjustable.
  public var adjusts: Adjustment?
  /// The UIKit control that the node is; nil for other nodes.
  public var control: Control?
  /// The scroll view that the node is; nil for other nodes.
  public var scroll: Scroll?
  /// `UIAccessibilityContainerDataTable`.
  public var table: DataTable?
  /// `UIAccessibilityContainerDataTableCell`.
  public var cell: DataTableCell?
  /// `accessibilityChartDescriptor`.
  public var chart: Chart?
  /// The part of the chart that the element represents, if the document lists no element for that part. It is never
  /// written.
  public var chartPart: ChartPart?
  /// `accessibilityDirectTouchOptions`; they apply only with the trait `allowsDirectInteraction`.
  public var directTouchOptions: Set<DirectTouchOption> = []
  /// `accessibilityDragSourceDescriptors`; nil is discovered, empty is none.
  public var drag: [LocationDescriptor]?
  /// `accessibilityDropPointDescriptors`; nil is discovered, empty is none.
  public var drop: [LocationDescriptor]?
  /// `UIAccessibilityReadingContent`, line by line.
  public var readingContent: [ReadingLine] = []
  /// Colors for audits of contrast.
  public var colors: Colors?
  /// The properties that only nodes of web pages have; nil for all other nodes.
  public var web: WebElement? {
    get { webBox?.value }
    set { webBox = newValue.map(Box.init) }
  }
  private var webBox: Box<WebElement>?
  /// The rules whose findings audits leave out for this node.
  public var ignored: [IgnoredRule] = []
  /// The effects of the node, by event.
  public var behaviors = Behaviors()
  /// The names of the inference rules with which an importer added what the dump does not contain, in the order of
  /// their use. Each name is listed once.
  public var inferences: [String] = [] {
    didSet {
      var seen: Set<String> = []
      inferences.removeAll { !seen.insert($0).inserted }
    }
  }

  /// The details of a node that has none of these properties.
  public init() {}

  /// Every list of effects: of events, actions and drops.
  package var effectLists: [[Effect]] {
    Array(behaviors.effects.values) + actions.compactMap { $0.effects } + (drop ?? []).map { $0.effects }
  }

  /// The traits that a text input and an adjustable always have.
  var impliedTraits: Traits {
    var implied: Traits = []
    if let text {
      implied.insert(.textEntry)
      if text.secure { implied.insert(.secureTextField) }
      if text.multiline { implied.insert(.textArea) }
      if text.editing { implied.insert(.isEditing) }
    }
    if adjusts != nil { implied.insert(.adjustable) }
    if let control { implied.formUnion(control.traits) }
    return implied
  }
}

/// `UIAccessibilityDirectTouchOptions`.
public enum DirectTouchOption: String, CaseIterable, Sendable {
  /// VoiceOver says nothing while the area is touched, so that the app's own sound is heard.
  case silentOnTouch
  /// The area takes touches only after it has been activated.
  case requiresActivation
}

/// `UIAccessibilityTextualContext`: the kind of text.
public enum TextualContext: String, CaseIterable, Sendable {
  /// A kind of text, with UIKit's name.
  case wordProcessing, narrative, messaging, spreadsheet, fileSystem, sourceCode, console
}

/// `UIAccessibilityNavigationStyle`.
public enum NavigationStyle: String, CaseIterable, Sendable {
  /// The system decides.
  case automatic
  /// The elements inside are visited one by one.
  case separate
  /// The elements inside are visited as one.
  case combined
}

/// `UIAccessibilityCustomAction`.
public struct Action: Equatable, Sendable {
  /// `UIAccessibilityCustomAction.category`: the rotor's option that offers the action.
  public enum Category: String, CaseIterable, Sendable {
    /// `UIAccessibilityCustomActionCategoryEdit`: the option Edit in place of Actions.
    case edit
  }

  /// `UIAccessibilityCustomAction.name`: what VoiceOver says when the action is chosen.
  public var name: String
  /// Nil if the rotor option Actions offers the action.
  public var category: Category?
  /// The effects of the action; nil if the document has none.
  public var effects: [Effect]?

  /// An action; by default without a category, and without effects.
  public init(name: String, category: Category? = nil, effects: [Effect]? = nil) {
    self.name = name
    self.category = category
    self.effects = effects
  }
}

/// `AXCustomContent`: more about an element. Important content is said at once, other content on demand.
public struct CustomContent: Equatable, Sendable {
  /// `AXCustomContent.importance`.
  public enum Importance: String, CaseIterable, Sendable {
    /// Said on demand, by the rotor option More Content.
    case `default`
    /// Said with the element.
    case high
  }

  /// `AXCustomContent.label`: what the value is about, such as "Age".
  public var label: String
  /// `AXCustomContent.value`: such as "3 years".
  public var value: String
  /// When it is said. Default: on demand.
  public var importance: Importance

  /// Content that is said on demand, if nothing else is written.
  public init(label: String, value: String, importance: Importance = .default) {
    self.label = label
    self.value = value
    self.importance = importance
  }
}

/// `UIAccessibilityCustomRotor`, with its list of results.
public struct CustomRotor: Equatable, Sendable {
  /// `UIAccessibilityCustomRotor.SystemRotorType`.
  public enum SystemType: String, CaseIterable, Sendable {
    /// A kind of rotor of the system, with UIKit's name.
    case link, visitedLink, heading, headingLevel1, headingLevel2, headingLevel3, headingLevel4, headingLevel5
    /// A kind of rotor of the system, with UIKit's name.
    case headingLevel6, boldText, italicText, underlineText, misspelledWord, image, textField, table, list, landmark
  }

  /// What the rotor is called.
  public enum Naming: Equatable, Sendable {
    /// `init(name:itemSearch:)`: an option with a name of the app's own.
    case named(String)
    /// `init(systemType:itemSearch:)`: an option with a name of the system's.
    case system(SystemType)
  }

  /// A result: an element, or a range of its text.
  public struct Item: Equatable, Sendable {
    /// The id of the element to which the rotor moves.
    public var id: String
    /// 0-based offsets in characters of the element's text; nil for the whole element.
    public var range: Range<Int>?

    /// A result; without a range, the whole element.
    public init(id: String, range: Range<Int>? = nil) {
      self.id = id
      self.range = range
    }
  }

  /// The name of the option in the rotor.
  public var kind: Naming
  /// The results, in the order in which swiping down visits them.
  public var items: [Item]

  /// A rotor with all of its results.
  public init(_ kind: Naming, items: [Item]) {
    self.kind = kind
    self.items = items
  }
}

/// A text input; the node's `value` is its text.
public struct TextInput: Equatable, Sendable {
  /// `isSecureTextEntry`: the text is reported as bullets. Default: false.
  public var secure: Bool
  /// True for a `UITextView`: the text can have several lines. Default: false.
  public var multiline: Bool
  /// True if it is the first responder: typing changes it. Default: false.
  public var editing: Bool
  /// `placeholder`: what the field shows while there is no text; nil for none.
  public var placeholder: String?
  /// 0-based offset in characters; nil is the end.
  public var insertionPoint: Int?
  /// `selectedTextRange` of a field that is being edited, as 0-based offsets in characters; nil if nothing is selected.
  public var selection: Range<Int>?

  /// A text input; by default of one line, not edited, with the insertion point at the end.
  public init(
    secure: Bool = false, multiline: Bool = false, editing: Bool = false, placeholder: String? = nil,
    insertionPoint: Int? = nil, selection: Range<Int>? = nil
  ) {
    self.secure = secure
    self.multiline = multiline
    self.editing = editing
    self.placeholder = placeholder
    self.insertionPoint = insertionPoint
    self.selection = selection
  }
}

/// A scroll view, and what VoiceOver says after it scrolls by a page.
public enum Scroll: Equatable, Sendable {
  /// The direction in which the pages follow each other.
  public enum Axis: String, CaseIterable, Sendable {
    /// From left to right, or from right to left.
    case horizontal
    /// From top to bottom.
    case vertical
  }

  /// `page` counts from 1.
  case pages(page: Int, pages: Int, axis: Axis)
  /// A status for each page, as `accessibilityScrollStatus(for:)` returns it.
  case status([String])
}

/// `UIAccessibilityContainerDataTable`; rows and columns count from 0, headers are ids.
public struct DataTable: Equatable, Sendable {
  /// `accessibilityRowCount()`.
  public var rows: Int
  /// `accessibilityColumnCount()`.
  public var columns: Int
  /// `accessibilityHeaderElements(forRow:)`: for each row, the ids of its headers.
  public var rowHeaders: [Int: [String]]
  /// `accessibilityHeaderElements(forColumn:)`: for each column, the ids of its headers.
  public var columnHeaders: [Int: [String]]

  /// A table; by default without headers.
  public init(rows: Int, columns: Int, rowHeaders: [Int: [String]] = [:], columnHeaders: [Int: [String]] = [:]) {
    self.rows = rows
    self.columns = columns
    self.rowHeaders = rowHeaders
    self.columnHeaders = columnHeaders
  }
}

/// `UIAccessibilityContainerDataTableCell`; rows and columns count from 0, nil is unknown.
public struct DataTableCell: Equatable, Sendable {
  /// The first row of the cell, from 0: the location of `accessibilityRowRange()`.
  public var row: Int?
  /// The first column of the cell, from 0: the location of `accessibilityColumnRange()`.
  public var column: Int?
  /// The number of rows: the length of `accessibilityRowRange()`. Default: 1.
  public var rowSpan: Int
  /// The number of columns: the length of `accessibilityColumnRange()`. Default: 1.
  public var columnSpan: Int

  /// A cell; by default in one row and one column.
  public init(row: Int?, column: Int?, rowSpan: Int = 1, columnSpan: Int = 1) {
    self.row = row
    self.column = column
    self.rowSpan = rowSpan
    self.columnSpan = columnSpan
  }
}

/// `UIAccessibilityLocationDescriptor`: where something can be dragged from or dropped.
public struct LocationDescriptor: Equatable, Sendable {
  /// What VoiceOver calls the place.
  public var name: String
  /// In screen points; nil is the center of the node.
  public var point: ScreenPoint?
  /// The effects of a drop.
  public var effects: [Effect]

  /// A place; by default the center of the node, and a drop there does nothing.
  public init(name: String, point: ScreenPoint? = nil, effects: [Effect] = []) {
    self.name = name
    self.point = point
    self.effects = effects
  }
}

/// A line of `UIAccessibilityReadingContent`.
public struct ReadingLine: Equatable, Sendable {
  /// `accessibilityContent(forLineNumber:)`.
  public var text: SpokenText
  /// `accessibilityFrame(forLineNumber:)`, in screen points; nil if it is unknown.
  public var frame: Frame?

  /// A line of text, and where it is.
  public init(text: SpokenText, frame: Frame? = nil) {
    self.text = text
    self.frame = frame
  }
}

extension Details {
  /// The lines of the current page: all lines, or a part of them in a scroll view with several pages.
  public var pageLines: ArraySlice<ReadingLine> {
    guard case .pages(let page, let pages, _)? = scroll, pages > 1, readingContent.count > 1 else {
      return readingContent[...]
    }
    let share = (readingContent.count + pages - 1) / pages
    return readingContent.dropFirst((page - 1) * share).prefix(share)
  }
}

extension Details {
  /// `accessibilityPageContent()`: the lines of the page as one text; nil if there are no lines.
  public var pageContent: SpokenText? {
    let lines = pageLines.map { $0.text }
    guard lines.contains(where: { $0.runs != nil }) else {
      return lines.isEmpty ? nil : SpokenText(lines.map { $0.string }.joined(separator: " "))
    }
    let runs = lines.map { $0.runs ?? [SpokenText.Run($0.string)] }
    return SpokenText(runs: Array(runs.joined(separator: [SpokenText.Run(" ")])))
  }
}

/// The colors and the type size of what is drawn, for audits of contrast.
public struct Colors: Equatable, Sendable {
  /// `0xRRGGBB`.
  public var foreground: UInt32?
  /// `0xRRGGBB`.
  public var background: UInt32?
  /// The type size in points.
  public var pointSize: Double?
  /// True if the text is bold; large bold text needs less contrast. Default: false.
  public var bold: Bool

  /// Colors; what is nil is unknown.
  public init(foreground: UInt32? = nil, background: UInt32? = nil, pointSize: Double? = nil, bold: Bool = false) {
    self.foreground = foreground
    self.background = background
    self.pointSize = pointSize
    self.bold = bold
  }
}

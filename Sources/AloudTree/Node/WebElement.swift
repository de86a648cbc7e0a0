internal import AloudBase

/// The properties of web pages that UIAccessibility does not have. The names are those of WAI-ARIA and HTML.
public struct WebElement: Equatable, Sendable {
  /// The role, if no trait or container type expresses it. For a container, the role that is said on entering and
  /// leaving.
  public var role: WebRole?
  /// `aria-checked`, `aria-pressed`, and the state of HTML's form controls.
  public var checked: WebCheck?
  /// `aria-haspopup`, if it is not false.
  public var popup: WebPopup?
  /// `aria-current`, if it is not false; of the element or of an ancestor.
  public var current: WebCurrent?
  /// `aria-required` and `required`; a radio button has that of its radio group.
  public var required = false
  /// `aria-invalid`, if it is not false.
  public var invalid: WebInvalid?
  /// The texts of `aria-errormessage`.
  public var errorMessage: String?
  /// `aria-description`.
  public var description: String?
  /// True when the hint comes from `aria-describedby`.
  public var isDescribed = false
  /// The text inside an element that `aria-label` or `aria-labelledby` names, if the name differs from the text.
  public var textInside: String?
  /// `aria-roledescription`.
  public var roleDescription: String?
  /// The position in the group of radio buttons, from 1, and the size of the group.
  public var position: WebPosition?
  /// `aria-sort` of the header that contains the element.
  public var sort: WebSort?
  /// The kind of header that contains the element.
  public var header: WebHeader?
  /// The texts of a table's column headers, by column from 0.
  public var columnHeaders: [Int: String] = [:]
  /// The texts of a table's row headers, by row from 0.
  public var rowHeaders: [Int: String] = [:]
  /// The least and the greatest value of a progress bar or a meter.
  public var range: ClosedRange<Double>?
  /// `aria-live`, `aria-atomic` and `aria-relevant` of a live region.
  public var live: WebLiveRegion?
  /// In a description list: term or definition.
  public var term: WebRole?
  /// True for a field whose only name is its placeholder.
  public var isNamedByPlaceholder = false
  /// True for a block of texts that WebKit can join to one stop; its label is the joined text.
  public var isTextBlock = false
  /// A CSS selector that finds the element in its document.
  public var selector: String?
  /// For a text, the `backendDOMNodeId` of the element that contains it.
  public var element: Int?
  /// The `backendDOMNodeId`s of the nodes that make up the element; the first is the element itself.
  public var nodes: [Int] = []

  /// The properties of an element that has none of them.
  public init() {}
}

/// Roles of WAI-ARIA and elements of HTML for which UIAccessibility has no trait and no container type.
public enum WebRole: String, CaseIterable, Sendable {
  // Roles of stops.
  /// A control, with the name of its ARIA role or its HTML element.
  case checkbox, combobox, select, toggleButton, colorWell, tab, listMarker, datePicker, dateTimePicker, fileButton
  /// A stop that is no control, with the name of its ARIA role.
  case progressbar, spinbutton, separator, math
  // Roles of containers.
  /// A landmark, with the name of its ARIA role.
  case banner, complementary, contentinfo, main, navigation, region, search
  /// A container, with the name of its ARIA role or its HTML element.
  case descriptionList, listbox, fieldset, heading, link, dialog, figure, article
  /// A stretch of text: marked, inserted, deleted, or a suggested change.
  case mark, insertion, deletion, suggestion
  // Roles of the stops in a description list.
  /// `dt` or `dd` in a description list.
  case term, definition

  /// True for controls that have no trait.
  public var isControl: Bool {
    switch self {
    case .checkbox, .combobox, .select, .toggleButton, .colorWell, .tab, .datePicker, .dateTimePicker, .fileButton: true
    default: false
    }
  }

  /// True for the roles that are landmarks.
  public var isLandmark: Bool {
    switch self {
    case .banner, .complementary, .contentinfo, .main, .navigation, .region, .search: true
    default: false
    }
  }
}

/// `aria-checked` and `aria-pressed`.
public enum WebCheck: String, CaseIterable, Sendable {
  /// Not checked, or not pressed.
  case off = "false"
  /// Checked, or pressed.
  case on = "true"
  /// Partly checked: some of what it stands for is.
  case mixed
}

/// `aria-haspopup`; `true` means a menu.
public enum WebPopup: String, CaseIterable, Sendable {
  /// A menu, for `menu` and `true`.
  case menu
  /// A list to choose from.
  case listbox
  /// A tree of items that open and close.
  case tree
  /// A table to choose from.
  case grid
  /// A dialog.
  case dialog
}

/// `aria-current`.
public enum WebCurrent: String, CaseIterable, Sendable {
  /// The current one in a set, named by `aria-current`: a link to this page, this step of a process, this place, this
  /// date, this time.
  case page, step, location, date, time
  /// The current one in a set of any kind.
  case unspecified = "true"
}

/// `aria-invalid`.
public enum WebInvalid: String, CaseIterable, Sendable {
  /// The value is wrong; the page does not say how.
  case unspecified = "true"
  /// The text has a mistake of grammar or of spelling.
  case grammar, spelling
}

/// `aria-sort`, if it is not none.
public enum WebSort: String, CaseIterable, Sendable {
  /// The rows are sorted by this column, the least value first.
  case ascending
  /// The rows are sorted by this column, the greatest value first.
  case descending
  /// The rows are sorted by this column in another way.
  case other
}

/// The cells to which a table header applies.
public enum WebHeader: String, CaseIterable, Sendable {
  /// The header names its column, or its row.
  case column, row
  /// The header names its column and its row.
  case both = "row column"
}

/// "`index` of `count`", from 1.
public struct WebPosition: Equatable, Sendable {
  /// The place in the group, from 1.
  public var index: Int
  /// The size of the group.
  public var count: Int

  /// A place from 1, and the size of the group.
  public init(index: Int, count: Int) {
    self.index = index
    self.count = count
  }
}

/// A live region: the changes in it are announced.
public struct WebLiveRegion: Equatable, Sendable {
  /// `aria-live`, if it is not off.
  public enum Politeness: String, CaseIterable, Sendable {
    /// The change waits until VoiceOver has finished speaking.
    case polite
    /// The change interrupts VoiceOver.
    case assertive
  }

  /// Whether a change interrupts VoiceOver.
  public var politeness: Politeness
  /// `aria-atomic`: a change announces the whole region.
  public var isAtomic: Bool
  /// True when `aria-relevant` includes additions.
  public var tellsAdditions: Bool
  /// True when `aria-relevant` includes removals.
  public var tellsRemovals: Bool

  /// A region; as in WAI-ARIA, by default it tells additions and not removals.
  public init(
    _ politeness: Politeness, isAtomic: Bool = false, tellsAdditions: Bool = true, tellsRemovals: Bool = false
  ) {
    self.politeness = politeness
    self.isAtomic = isAtomic
    self.tellsAdditions = tellsAdditions
    self.tellsRemovals = tellsRemovals
  }
}

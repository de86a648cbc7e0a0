/// The properties of a node of a web page that UIAccessibility does not have. The words are those of WAI-ARIA and HTML.
public struct WebElement: Equatable, Sendable {
  /// The role, where no trait and no container type tells it; of a container, the role that is said on entering and
  /// leaving.
  public var role: WebRole?
  /// `aria-checked`, `aria-pressed`, and the state of HTML's own controls.
  public var checked: WebCheck?
  /// `aria-haspopup`, where it is not false.
  public var popup: WebPopup?
  /// `aria-current`, where it is not false; of an element or of what is around it.
  public var current: WebCurrent?
  /// `aria-required` and `required`; also that of the radio group around a radio button.
  public var required = false
  /// `aria-invalid`, where it is not false.
  public var invalid: WebInvalid?
  /// The texts of `aria-errormessage`.
  public var errorMessage: String?
  /// `aria-description`.
  public var description: String?
  /// True where the hint comes from `aria-describedby`.
  public var isDescribed = false
  /// The text inside an element that `aria-label` or `aria-labelledby` names, where the name is another.
  public var textInside: String?
  /// `aria-roledescription`.
  public var roleDescription: String?
  /// The place among radio buttons of one group, from 1, and how many there are.
  public var position: WebPosition?
  /// `aria-sort` of the header that the element stands in.
  public var sort: WebSort?
  /// The kind of header that the element stands in.
  public var header: WebHeader?
  /// Of a table: the texts of the headers by column, from 0.
  public var columnHeaders: [Int: String] = [:]
  /// Of a table: the texts of the headers by row, from 0.
  public var rowHeaders: [Int: String] = [:]
  /// The least and the greatest value of a progress bar or a meter.
  public var range: ClosedRange<Double>?
  /// Of a live region: `aria-live`, `aria-atomic` and `aria-relevant`.
  public var live: WebLiveRegion?
  /// In a description list: term or definition.
  public var term: WebRole?
  /// True for a field that has no other name than its placeholder.
  public var isNamedByPlaceholder = false
  /// True for a block of texts that WebKit can join to one stop; its label is the joined text.
  public var isTextBlock = false
  /// A CSS selector that finds the element in its document.
  public var selector: String?
  /// Of a text: `backendDOMNodeId` of the element that it stands in.
  public var element: Int?
  /// `backendDOMNodeId` of the nodes that the element is made of; the first is the element itself.
  public var nodes: [Int] = []

  public init() {}
}

/// Roles of WAI-ARIA, and elements of HTML, for which UIAccessibility has neither a trait nor a container type.
public enum WebRole: String, CaseIterable, Sendable {
  // Stops.
  case checkbox, combobox, select, toggleButton, colorWell, tab, listMarker, datePicker, dateTimePicker, fileButton
  case progressbar, spinbutton, separator, math
  // Containers.
  case banner, complementary, contentinfo, main, navigation, region, search
  case descriptionList, listbox, fieldset, heading, link, dialog, figure, article
  case mark, insertion, deletion, suggestion
  // Roles of the stops in a description list.
  case term, definition

  /// True for controls that no trait tells.
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
public enum WebCheck: String, CaseIterable, Sendable { case off = "false", on = "true", mixed }

/// `aria-haspopup`; `true` means a menu.
public enum WebPopup: String, CaseIterable, Sendable { case menu, listbox, tree, grid, dialog }

/// `aria-current`.
public enum WebCurrent: String, CaseIterable, Sendable {
  case page, step, location, date, time
  case unspecified = "true"
}

/// `aria-invalid`.
public enum WebInvalid: String, CaseIterable, Sendable {
  case unspecified = "true"
  case grammar, spelling
}

/// `aria-sort`, where it is not none.
public enum WebSort: String, CaseIterable, Sendable { case ascending, descending, other }

/// The cells that a header of a table heads.
public enum WebHeader: String, CaseIterable, Sendable {
  case column, row
  case both = "row column"
}

/// "`index` of `count`", from 1.
public struct WebPosition: Equatable, Sendable {
  public var index: Int
  public var count: Int

  public init(index: Int, count: Int) {
    self.index = index
    self.count = count
  }
}

/// The changes in a part of a page that are announced.
public struct WebLiveRegion: Equatable, Sendable {
  /// `aria-live`, where it is not off.
  public enum Politeness: String, CaseIterable, Sendable { case polite, assertive }

  public var politeness: Politeness
  /// `aria-atomic`: the whole region is announced.
  public var isAtomic: Bool
  /// `aria-relevant` has additions.
  public var tellsAdditions: Bool
  /// `aria-relevant` has removals.
  public var tellsRemovals: Bool

  public init(
    _ politeness: Politeness, isAtomic: Bool = false, tellsAdditions: Bool = true, tellsRemovals: Bool = false
  ) {
    self.politeness = politeness
    self.isAtomic = isAtomic
    self.tellsAdditions = tellsAdditions
    self.tellsRemovals = tellsRemovals
  }
}

internal import AloudBase
import AloudTree

/// The properties that the stops inside an element get from it and its ancestors.
struct PageContext {
  var isLink = false
  var isVisited = false
  /// The `href` of the link.
  var linkTarget: String?
  /// Whether the link is disabled; its texts inherit that.
  var isDimmed = false
  var popup: WebPopup?
  var heading: Heading?
  /// The language of the nearest ancestor that specifies one, and the default language of the stops.
  var language: String?
  var current: WebCurrent?
  var term: WebRole?
  var cell: Cell?
  /// True in a required group of radio buttons.
  var isRequired = false
  /// The `title` and `aria-describedby` of a link; its texts inherit them.
  var hint: String?
  /// The name that replaces the texts in a link.
  var linkName: String?
  /// Whether the details of a summary are open; nil outside of a summary.
  var expanded: Bool?
  /// True in a label of a checkbox or a radio button, whose texts are not stops.
  var isLabelOfCheck = false
  var isInNavigation = false
  /// The nearest node of the document, for texts without one.
  var backend = 0

  struct Heading {
    var level: Int?
    /// The name that replaces the texts in a heading.
    var label: String?
  }

  struct Cell {
    var place: DataTableCell
    var header: WebHeader?
    var sort: WebSort?
  }
}

/// A part of the page that remains to be read.
enum PageTask {
  case nodes(ArraySlice<Int32>, PageContext)
  /// Texts that are one stop.
  case joined([Int], PageContext)
  case cells(ArraySlice<PageCell>, isNative: Bool, PageContext)
  case endOfContainer
  case endOfFrame
}

/// A node of the tree with its data from the document.
struct PageNode {
  let index: Int
  let node: ChromiumNode
  let place: PageSnapshot.Place?
  let attributes: PageAttributes
  /// In lowercase; empty for a text, and without a snapshot.
  let tag: String

  /// The announced changes of a live region; nil for any other node.
  var liveRegion: WebLiveRegion? {
    guard let token = node.properties.token(.live), let politeness = WebLiveRegion.Politeness(rawValue: token) else {
      return nil
    }
    let relevant = node.properties.token(.relevant) ?? "additions text"
    return WebLiveRegion(
      politeness, isAtomic: node.properties.isTrue(.atomic),
      // Source: a recording of iOS 16.1, in which changes are never said if only `text` is relevant.
      tellsAdditions: relevant.contains("additions") || relevant.contains("all"),
      tellsRemovals: relevant.contains("removals") || relevant.contains("all"))
  }
}

extension PageContext {
  /// The context for the content of a node.
  func entering(_ element: PageNode) -> PageContext {
    var inner = self
    if element.place != nil { inner.backend = element.node.backend }
    let attributes = element.attributes
    guard !attributes.values.isEmpty else { return inner }
    if let language = attributes.language { inner.language = language }
    if let current = attributes.token(.ariaCurrent) {
      inner.current = current == "false" ? nil : WebCurrent(rawValue: current) ?? .unspecified
    }
    return inner
  }
}

extension ChromiumRole {
  /// True for roles that are not stops by themselves.
  var isNoControl: Bool {
    switch self {
    case .other, .paragraph, .generic, .strong, .emphasis, .group, .radiogroup, .contentinfo, .banner, .main,
      .navigation, .complementary, .region, .search, .figure, .figcaption, .mark, .insertion, .deletion, .suggestion,
      .article,
      .listitem, .descriptionList, .list, .dialog, .alertdialog, .details, .cell, .gridcell, .columnheader, .rowheader:
      true
    default: false
    }
  }
}

import AloudTree

/// The properties that the elements around a node give to the stops inside.
struct PageContext {
  var isLink = false
  var isVisited = false
  /// `href` of the link.
  var linkTarget: String?
  /// Of a link, which its texts get.
  var isDimmed = false
  var popup: WebPopup?
  var heading: Heading?
  /// The language that was named last on the way to the node, and the one that the stops have without it.
  var language: String?
  var current: WebCurrent?
  var term: WebRole?
  var cell: Cell?
  /// True in a group of radio buttons that is required.
  var isRequired = false
  /// `title` and `aria-describedby` of a link, which its texts get.
  var hint: String?
  /// The name that replaces the texts in a link.
  var linkName: String?
  /// Whether the details are open to which a summary belongs; nil outside of one.
  var expanded: Bool?
  /// True in a label of a checkbox or a radio button, whose texts are no stops.
  var isLabelOfCheck = false
  var isInNavigation = false
  /// The nearest node of the document, for texts that have none.
  var backend = 0

  struct Heading {
    var level: Int?
    /// The name that replaces the texts.
    var label: String?
  }

  struct Cell {
    var place: DataTableCell
    var header: WebHeader?
    var sort: WebSort?
  }
}

/// A part of the page that is still to be read.
enum PageTask {
  case nodes(ArraySlice<Int32>, PageContext)
  /// Texts that are one stop.
  case joined([Int], PageContext)
  case cells(ArraySlice<PageCell>, isNative: Bool, PageContext)
  case endOfContainer
  case endOfFrame
}

/// A node of the tree with what the document says of it.
struct PageNode {
  let index: Int
  let node: ChromiumNode
  let place: PageSnapshot.Place?
  let attributes: PageAttributes
  /// In small letters; empty for a text, and without a snapshot.
  let tag: String

  /// The changes in the node that are announced; nil for a node that is no live region.
  var liveRegion: WebLiveRegion? {
    guard let token = node.properties.token(.live), let politeness = WebLiveRegion.Politeness(rawValue: token) else {
      return nil
    }
    let relevant = node.properties.token(.relevant) ?? "additions text"
    return WebLiveRegion(
      politeness, isAtomic: node.properties.isTrue(.atomic),
      // Source: a recording of iOS 16.1, in which what is relevant as text alone is never said.
      tellsAdditions: relevant.contains("additions") || relevant.contains("all"),
      tellsRemovals: relevant.contains("removals") || relevant.contains("all"))
  }
}

extension PageContext {
  /// The context for what is in a node.
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
  /// True for roles that are no stops by themselves.
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

internal import AloudBase
import AloudTree

/// The properties that the stops inside an element get from it and its ancestors.
struct PageContext {
  var isLink = false
  var isVisited = false
  /// The `href` of the link.
  var linkTarget: String?
  /// Whether the nearest `aria-disabled` is true, or the link is disabled. Source: WebKit, in which any element inherits it.
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
  /// True directly inside an item of a list; only there is its marker in WebKit's tree.
  var isInListItem = false
  /// True in a marker that is not in WebKit's tree.
  var isMarker = false
  /// The `aria-describedby` of the fieldset; its controls inherit it.
  var fieldsetDescription: String?
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
  /// Parts of a table.
  case rowGroups(ArraySlice<PageRowGroup>, PageContext)
  case rows(ArraySlice<PageRow>, PageContext)
  case cells(ArraySlice<PageCell>, PageContext)
  /// The annotation of a ruby, after its base.
  case annotation(Int, PageContext)
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
    var inner = entering(element.attributes)
    if element.place != nil { inner.backend = element.node.backend }
    return inner
  }

  /// The context for the content of an element with these attributes.
  func entering(_ attributes: PageAttributes) -> PageContext {
    guard !attributes.values.isEmpty else { return self }
    var inner = self
    if let language = attributes.language { inner.language = language }
    if let current = attributes.token(.ariaCurrent) {
      inner.current = current == "false" ? nil : WebCurrent(rawValue: current) ?? .unspecified
    }
    if let disabled = attributes.token(.ariaDisabled) { inner.isDimmed = disabled == "true" }
    return inner
  }
}

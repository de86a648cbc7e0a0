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

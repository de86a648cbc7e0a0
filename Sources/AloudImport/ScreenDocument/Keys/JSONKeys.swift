import AloudTree

/// Every key of the screen document, object by object, in the order in which it documents them.
enum JSONKeys {
  enum Document: String, JSONKeyList {
    case schema = "$schema"
    case aloud, name, language, device, direction, size, pixelsPerInch, elements, order, screens, on, guidedAccess
    case ignore

    static let known = JSONKeyTable<Self>(of: "the document")
  }

  enum Screen: String, JSONKeyList {
    case name, elements, order, on, ignore

    static let known = JSONKeyTable<Self>(of: "a screen")
  }

  enum Node: String, JSONKeyList {
    case id, sharedIdentifier, label, value, hint, traits, frame, path, activationPoint, isElement, hidden, visible,
      clips, modal
    case groupsChildren, order, placement, sortPriority, container, language, headingLevel, expanded,
      respondsToUserInteraction
    case userInputLabels, textualContext, navigationStyle, actions, content, rotors, text, adjusts, control, scroll,
      table, cell
    case chart, directTouchOptions, drag, drop, readingContent, colors, web, children, on, ignore

    static let known = JSONKeyTable<Self>(of: "a node")

    static let synonyms: [String: Node] = [
      "title": .label, "name": .label, "identifier": .id, "accessibilityidentifier": .id, "role": .traits,
      "type": .traits, "trait": .traits, "rect": .frame, "bounds": .frame, "ontap": .on, "onclick": .on,
      "behaviors": .on, "events": .on,
      "subviews": .children, "items": .children, "elements": .children, "placeholder": .text, "customactions": .actions,
      "customcontent": .content, "customrotors": .rotors, "ismodal": .modal, "ishidden": .hidden,
      "lang": .language, "locale": .language, "level": .headingLevel,
      // UIAccessibility's own names where they are not `accessibility` and the key.
      "isaccessibilityelement": .isElement, "accessibilityelement": .isElement, "accessibilityelements": .children,
      "accessibilityelementshidden": .hidden, "accessibilityviewismodal": .modal,
      "shouldgroupaccessibilitychildren": .groupsChildren, "accessibilitycustomactions": .actions,
      "accessibilitycustomcontent": .content, "accessibilitycustomrotors": .rotors,
      "accessibilitycontainertype": .container, "accessibilityframeincontainerspace": .frame,
      "accessibilityexpandedstatus": .expanded, "accessibilityattributedlabel": .label,
      "accessibilityattributedvalue": .value, "accessibilityattributedhint": .hint,
      "accessibilityattributeduserinputlabels": .userInputLabels,
      "accessibilityrespondstouserinteraction": .respondsToUserInteraction,
      "accessibilitydragsourcedescriptors": .drag, "accessibilitydroppointdescriptors": .drop,
      "accessibilitychartdescriptor": .chart, "accessibilityheaderelements": .table,
      "accessibilitydatatablecellelement": .cell, "accessibilityactivate": .on, "accessibilityincrement": .on,
      "accessibilitydecrement": .on, "accessibilityperformescape": .on, "accessibilityperformmagictap": .on,
      "accessibilityscroll": .on, "automationelements": .children,
    ].merging(states.mapValues { _ in .traits }) { key, _ in key }

    /// True where an overlay may write null.
    var canBeTakenAway: Bool {
      [.label, .value, .hint, .frame, .isElement, .headingLevel, .expanded, .text, .adjusts, .control].contains(self)
    }

    /// States that are traits here.
    private static let states = [
      "enabled": "notEnabled", "isenabled": "notEnabled", "disabled": "notEnabled", "isdisabled": "notEnabled",
      "notenabled": "notEnabled", "selected": "selected", "isselected": "selected", "checked": "selected",
      "ischecked": "selected", "header": "header", "isheader": "header", "heading": "header", "isheading": "header",
      "button": "button", "isbutton": "button", "link": "link", "islink": "link", "image": "image", "isimage": "image",
      "adjustable": "adjustable", "isadjustable": "adjustable",
    ]

    /// A state is written as a trait.
    func written(for synonym: String) -> String {
      Node.states[synonym].map { "\"traits\": [\"\($0)\"]" } ?? "\"\(rawValue)\""
    }
  }

  /// A run of text.
  enum Run: String, JSONKeyList {
    case text, language, pitch, spellOut, punctuation, ipa, headingLevel
    case bold, italic, underline, fontName, fontSize, color, blockquoteLevel, link

    static let known = JSONKeyTable<Self>(of: "a run of text")
  }

  enum Action: String, JSONKeyList {
    case name, category
    case effects = "do"

    static let known = JSONKeyTable<Self>(of: "an action")
  }

  enum Content: String, JSONKeyList {
    case label, value, importance

    static let known = JSONKeyTable<Self>(of: "custom content")
  }

  enum Rotor: String, JSONKeyList {
    case name, type, items

    static let known = JSONKeyTable<Self>(of: "a rotor")
  }

  enum RotorItem: String, JSONKeyList {
    case id, range

    static let known = JSONKeyTable<Self>(of: "an item of a rotor")
  }

  /// `text` of a node.
  enum TextInput: String, JSONKeyList {
    case secure, multiline, editing, placeholder, insertionPoint

    static let known = JSONKeyTable<Self>(of: "a text input")
  }

  enum Adjustment: String, JSONKeyList {
    case values, index, from, to, step, at, format

    static let known = JSONKeyTable<Self>(of: "\"adjusts\"")
    static let forValues = [values, index]
    static let forRange = [from, to, step, at, format]
  }

  enum Scroll: String, JSONKeyList {
    case page, pages, axis, status

    static let known = JSONKeyTable<Self>(of: "\"scroll\"")
    static let forPages = [page, pages, axis]
  }

  /// `table` of a node.
  enum DataTable: String, JSONKeyList {
    case rows, columns, rowHeaders, columnHeaders

    static let known = JSONKeyTable<Self>(of: "a table")
  }

  enum Cell: String, JSONKeyList {
    case row, column, rowSpan, columnSpan

    static let known = JSONKeyTable<Self>(of: "a cell")
  }

  /// A drop point, or a drag source.
  enum Location: String, JSONKeyList {
    case name, point
    case effects = "do"

    static let known = JSONKeyTable<Self>(of: "a drop point")
    static let forDrag = [name, point]
  }

  enum ReadingLine: String, JSONKeyList {
    case text, frame

    static let known = JSONKeyTable<Self>(of: "a line of readingContent")
  }

  /// An item of `ignore`.
  enum IgnoredRule: String, JSONKeyList {
    case rule, why

    static let known = JSONKeyTable<Self>(of: "an item of ignore")
  }

  enum Colors: String, JSONKeyList {
    case foreground, background, pointSize, bold

    static let known = JSONKeyTable<Self>(of: "\"colors\"")
  }

  // MARK: Web pages

  /// `web` of a node.
  enum Web: String, JSONKeyList {
    case role, checked, hasPopup, current, required, invalid, errorMessage, description, describedBy, textInside,
      roleDescription
    case level, position, sort, header, columnHeaders, rowHeaders, range, live, term, textBlock, selector, nodes
    case element

    static let known = JSONKeyTable<Self>(of: "\"web\"")
  }

  /// `live` of `web`.
  enum LiveRegion: String, JSONKeyList {
    case politeness, atomic, additions, removals

    static let known = JSONKeyTable<Self>(of: "a live region")
  }

  // MARK: Charts

  enum Chart: String, JSONKeyList {
    case title, summary, direction, x, y, more, series

    static let known = JSONKeyTable<Self>(of: "a chart")
  }

  enum Axis: String, JSONKeyList {
    case title, from, to, scale, gridlines, unit, categories

    static let known = JSONKeyTable<Self>(of: "an axis")
    static let forNumbers = [title, from, to, scale, gridlines, unit]
    static let forCategories = [title, categories]
  }

  enum Series: String, JSONKeyList {
    case name, continuous, points

    static let known = JSONKeyTable<Self>(of: "a series")
  }

  enum Point: String, JSONKeyList {
    case x, y, label, more

    static let known = JSONKeyTable<Self>(of: "a point")
  }

  /// CLDR's plural categories.
  enum Unit: String, JSONKeyList {
    case zero, one, two, few, many, other

    static let known = JSONKeyTable<Self>(of: "a unit")
  }
}

import AloudTree

/// Every key of the screen document, object by object, in the order in which it documents them.
enum JSONKeys {
  enum Document: String, JSONKeyList {
    case schema = "$schema"
    case aloud, name, language, device, direction, size, pixelsPerInch, elements, order, screens, on, guidedAccess
    case ignore

    static let owner = "the document"
    static let known = JSONKeyTable<Self>()
  }

  enum Screen: String, JSONKeyList {
    case name, elements, order, on, ignore

    static let owner = "a screen"
    static let known = JSONKeyTable<Self>()
  }

  enum Node: String, JSONKeyList {
    case id, sharedIdentifier, label, value, hint, traits, frame, path, activationPoint, isElement, hidden, visible,
      clips, modal
    case groupsChildren, order, placement, sortPriority, container, language, headingLevel, expanded,
      respondsToUserInteraction
    case userInputLabels, textualContext, navigationStyle, actions, content, rotors, text, adjusts, control, scroll,
      table, cell
    case chart, directTouchOptions, drag, drop, readingContent, colors, web, children, on, ignore

    static let owner = "a node"
    static let known = JSONKeyTable<Self>()

    static let synonyms: [String: Node] = [
      "title": .label, "name": .label, "identifier": .id, "accessibilityidentifier": .id, "role": .traits,
      "type": .traits,
      "trait": .traits, "rect": .frame, "bounds": .frame, "ontap": .on, "onclick": .on, "behaviors": .on, "events": .on,
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

    static let owner = "a run of text"
    static let known = JSONKeyTable<Self>()
  }

  enum Action: String, JSONKeyList {
    case name, category
    case effects = "do"

    static let owner = "an action"
    static let known = JSONKeyTable<Self>()
  }

  enum Content: String, JSONKeyList {
    case label, value, importance

    static let owner = "custom content"
    static let known = JSONKeyTable<Self>()
  }

  enum Rotor: String, JSONKeyList {
    case name, type, items

    static let owner = "a rotor"
    static let known = JSONKeyTable<Self>()
  }

  enum RotorItem: String, JSONKeyList {
    case id, range

    static let owner = "an item of a rotor"
    static let known = JSONKeyTable<Self>()
  }

  /// `text` of a node.
  enum TextInput: String, JSONKeyList {
    case secure, multiline, editing, placeholder, insertionPoint

    static let owner = "a text input"
    static let known = JSONKeyTable<Self>()
  }

  enum Adjustment: String, JSONKeyList {
    case values, index, from, to, step, at, format

    static let owner = "\"adjusts\""
    static let known = JSONKeyTable<Self>()
    static let forValues = [values, index]
    static let forRange = [from, to, step, at, format]
  }

  enum Scroll: String, JSONKeyList {
    case page, pages, axis, status

    static let owner = "\"scroll\""
    static let known = JSONKeyTable<Self>()
    static let forPages = [page, pages, axis]
  }

  /// `table` of a node.
  enum DataTable: String, JSONKeyList {
    case rows, columns, rowHeaders, columnHeaders

    static let owner = "a table"
    static let known = JSONKeyTable<Self>()
  }

  enum Cell: String, JSONKeyList {
    case row, column, rowSpan, columnSpan

    static let owner = "a cell"
    static let known = JSONKeyTable<Self>()
  }

  enum Drag: String, JSONKeyList {
    case name, point

    static let owner = "a drag source"
    static let known = JSONKeyTable<Self>()
  }

  enum Drop: String, JSONKeyList {
    case name, point
    case effects = "do"

    static let owner = "a drop point"
    static let known = JSONKeyTable<Self>()
  }

  enum ReadingLine: String, JSONKeyList {
    case text, frame

    static let owner = "a line of readingContent"
    static let known = JSONKeyTable<Self>()
  }

  /// An item of `ignore`.
  enum IgnoredRule: String, JSONKeyList {
    case rule, why

    static let owner = "an item of ignore"
    static let known = JSONKeyTable<Self>()
  }

  enum Colors: String, JSONKeyList {
    case foreground, background, pointSize, bold

    static let owner = "\"colors\""
    static let known = JSONKeyTable<Self>()
  }
}

// MARK: - Charts

extension JSONKeys {
  enum Chart: String, JSONKeyList {
    case title, summary, direction, x, y, more, series

    static let owner = "a chart"
    static let known = JSONKeyTable<Self>()
  }

  enum Axis: String, JSONKeyList {
    case title, from, to, scale, gridlines, unit, categories

    static let owner = "an axis"
    static let known = JSONKeyTable<Self>()
    static let forNumbers = [title, from, to, scale, gridlines, unit]
    static let forCategories = [title, categories]
  }

  enum Series: String, JSONKeyList {
    case name, continuous, points

    static let owner = "a series"
    static let known = JSONKeyTable<Self>()
  }

  enum Point: String, JSONKeyList {
    case x, y, label, more

    static let owner = "a point"
    static let known = JSONKeyTable<Self>()
  }

  /// CLDR's plural categories.
  enum Unit: String, JSONKeyList {
    case zero, one, two, few, many, other

    static let owner = "a unit"
    static let known = JSONKeyTable<Self>()
  }
}

internal import AloudBase
import AloudTree

extension JSONKeys {
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
      "type": .traits,
      "trait": .traits, "rect": .frame, "bounds": .frame, "ontap": .on, "onclick": .on, "behaviors": .on, "events": .on,
      "subviews": .children, "items": .children, "elements": .children, "placeholder": .text, "customactions": .actions,
      "customcontent": .content, "customrotors": .rotors, "ismodal": .modal, "ishidden": .hidden,
      "lang": .language, "locale": .language, "level": .headingLevel,
      // UIAccessibility's names, where they are not `accessibility` followed by the key.
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

    /// Where a key of nodes belongs that another object has; nil for other names.
    static func home(of name: String) -> Message? {
      Node(rawValue: name).map { _ in "it belongs to a node, an item of \"elements\" or \"children\"" }
    }

    /// True where an overlay may write null.
    var canBeTakenAway: Bool {
      [.label, .value, .hint, .frame, .isElement, .headingLevel, .expanded, .text, .adjusts, .control].contains(self)
    }

    /// States in other frameworks that are traits in UIAccessibility.
    private static let states = [
      "enabled": "notEnabled", "isenabled": "notEnabled", "disabled": "notEnabled", "isdisabled": "notEnabled",
      "notenabled": "notEnabled", "selected": "selected", "isselected": "selected", "checked": "selected",
      "ischecked": "selected", "header": "header", "isheader": "header", "heading": "header", "isheading": "header",
      "button": "button", "isbutton": "button", "link": "link", "islink": "link", "image": "image", "isimage": "image",
      "adjustable": "adjustable", "isadjustable": "adjustable",
    ]

    /// The written form of a key; a state is written as a trait.
    func written(for synonym: String) -> String {
      Node.states[synonym].map { "\"traits\": [\"\($0)\"]" } ?? "\"\(rawValue)\""
    }
  }
}

/// The parts of a node during reading and writing.
struct NodeParts {
  var node = Node()
  /// Nil for a node without any of the less common properties.
  var details: Details?
  /// The children that have not been read yet.
  var children: JSONList?
}

extension JSONKeys.Node: JSONFieldList {
  static let fields: [JSONField<NodeParts>] = known.keys.map { $0.field }

  var field: JSONField<NodeParts> {
    switch self {
    case .id:
      .optional({ assigned(&$0.node.id, $1) }, .string, "accessibilityIdentifier: unique in a screen, never spoken.")
    case .label: .optional({ assigned(&$0.node.label, $1) }, .text, "accessibilityLabel: what the element is called.")
    case .value:
      .optional(
        { assigned(&$0.writtenValue, $1) }, .text, "accessibilityValue; of a switch \"1\", \"0\" or \"2\" (mixed).")
    case .hint: .optional({ assigned(&$0.node.hint, $1) }, .text, "accessibilityHint: what happens on activation.")
    case .traits: .always({ assigned(&$0.node.traits, $1) }, .traits, "accessibilityTraits.")
    case .frame:
      .optional({ assigned(&$0.node.frame, $1) }, .frame, "accessibilityFrame: [x, y, width, height] in screen points.")
    case .isElement:
      .optional(
        { assigned(&$0.node.isElement, $1) }, .bool,
        "isAccessibilityElement; true by default for a leaf that has something to say.")
    case .hidden:
      .flag(
        { assigned(&$0.node.hidden, $1) },
        "accessibilityElementsHidden: VoiceOver cannot reach the node and what is inside it.")
    case .visible:
      .defaulting({ assigned(&$0.node.visible, $1) }, .bool, to: true, "False for isHidden or an alpha of 0.")
    case .clips:
      .flag(
        { assigned(&$0.node.clips, $1) },
        "clipsToBounds: VoiceOver skips a view of size 0 that clips, and its children.")
    case .modal: .flag({ assigned(&$0.node.modal, $1) }, "accessibilityViewIsModal: VoiceOver ignores the siblings.")
    case .groupsChildren:
      .flag(
        { assigned(&$0.node.groupsChildren, $1) }, "shouldGroupAccessibilityChildren: the children are read together.")
    case .order:
      .defaulting(
        { assigned(&$0.node.order, $1) }, .choice(), to: .sorted,
        "\"given\" reads the children as written, as accessibilityElements does.")
    case .placement:
      .defaulting(
        { assigned(&$0.node.placement, $1) }, .choice(), to: .firstMember,
        "The place of a group in the reading order: that of its first member or its frame.")
    case .sortPriority:
      .defaulting(
        { assigned(&$0.node.sortPriority, $1) }, .number, to: 0,
        "accessibilitySortPriority of SwiftUI: higher comes first.")
    case .container:
      .defaulting(
        { assigned(&$0.node.container, $1) }, .choice(), to: .none,
        "accessibilityContainerType, or a bar whose members have positions (1 of 3).")
    case .children:
      // Children are written on separate lines.
      JSONField(
        schema: { .list(of: .reference(.node)).described("What is inside the node.") },
        read: { (parts, place) throws(JSONProblem) in parts.children = try place.list() },
        write: { _ in nil })
    case .sharedIdentifier:
      .rare(
        { assigned(&$0.sharedIdentifier, $1) }, .string,
        "accessibilityIdentifier that several nodes have; overlays find them by it.")
    case .path: .rare({ assigned(&$0.path, $1) }, .list(of: .point), "accessibilityPath: a polygon, for touch only.")
    case .activationPoint:
      .rare({ assigned(&$0.activationPoint, $1) }, .point, "accessibilityActivationPoint: where a double tap lands.")
    case .language:
      .rare({ assigned(&$0.language, $1) }, .language, "accessibilityLanguage; inherited by what is inside.")
    case .headingLevel:
      .rare({ assigned(&$0.writtenHeadingLevel, $1) }, .whole(1...6), "The level of a heading, with the trait header.")
    case .expanded: .rare({ assigned(&$0.expanded, $1) }, .bool, "accessibilityExpandedStatus.")
    case .respondsToUserInteraction:
      .rare({ assigned(&$0.respondsToUserInteraction, $1) }, .bool, "accessibilityRespondsToUserInteraction.")
    case .userInputLabels:
      .rare(
        .collection(
          { assigned(&$0.userInputLabels, $1) }, .strings(.reference(.names)),
          "accessibilityUserInputLabels: names for Voice Control."))
    case .textualContext: .rare({ assigned(&$0.textualContext, $1) }, .choice(), "accessibilityTextualContext.")
    case .navigationStyle:
      .rare(
        .defaulting({ assigned(&$0.navigationStyle, $1) }, .choice(), to: .automatic, "accessibilityNavigationStyle."))
    case .actions: .rare(.collection({ assigned(&$0.actions, $1) }, .list(of: .action), "accessibilityCustomActions."))
    case .content:
      .rare(
        .collection(
          { assigned(&$0.content, $1) }, .list(of: .content),
          "accessibilityCustomContent: more about the element, on demand."))
    case .rotors:
      .rare(
        .collection(
          { assigned(&$0.rotors, $1) }, .list(of: .rotor), "accessibilityCustomRotors, with their results written out.")
      )
    case .text: .rare({ assigned(&$0.text, $1) }, .textInput, "Makes the node a text input; its value is the text.")
    case .adjusts:
      .rare({ assigned(&$0.adjusts, $1) }, .adjustment, "What increment and decrement do; the value follows.")
    case .control:
      .rare(
        { assigned(&$0.control, $1) }, .choice(),
        "A standard UIKit control: adds the name, traits and hint that UIKit gives it.")
    case .scroll:
      .rare(
        { assigned(&$0.scroll, $1) }, .scroll,
        "Makes the node a scroll view, and gives what VoiceOver says after a scroll.")
    case .table: .rare({ assigned(&$0.table, $1) }, .dataTable, "UIAccessibilityContainerDataTable.")
    case .cell:
      .rare({ assigned(&$0.cell, $1) }, .cell, "UIAccessibilityContainerDataTableCell; rows and columns count from 0.")
    case .chart: .rare({ assigned(&$0.chart, $1) }, .chart, "accessibilityChartDescriptor.")
    case .directTouchOptions:
      .rare(
        .collection(
          { assigned(&$0.directTouchOptions, $1) }, .set(noun: "an option"),
          "accessibilityDirectTouchOptions, with the trait allowsDirectInteraction."))
    case .drag:
      .rare(
        { assigned(&$0.drag, $1) }, .list(of: .dragSource),
        "accessibilityDragSourceDescriptors; [] stands for no descriptors.")
    case .drop:
      .rare(
        { assigned(&$0.drop, $1) }, .list(of: .dropPoint),
        "accessibilityDropPointDescriptors; [] stands for no descriptors.")
    case .readingContent:
      .rare(
        .collection(
          { assigned(&$0.readingContent, $1) }, .list(of: .readingLine), "UIAccessibilityReadingContent, a line each."))
    case .colors:
      .rare({ assigned(&$0.colors, $1) }, .colors, "The colors and the type that are drawn, for audits of contrast.")
    case .web:
      .rare(
        { assigned(&$0.webParts, $1) }, .web, "More properties of a node of a web page, with the names of WAI-ARIA.")
    case .on:
      .rare(
        .always(
          { assigned(&$0.behaviors, $1) }, .behaviors(Behaviors.Event.ofNodes, .reference(.behaviors)),
          "The effects of the node, by event."))
    case .ignore:
      .rare(
        .collection(
          { assigned(&$0.ignored, $1) }, .list(of: .ignoredRule), "The rules whose findings audits ignore here."))
    }
  }
}

extension NodeParts {
  /// The value; nil for an adjustable, because its value follows from its position.
  fileprivate var writtenValue: SpokenText? {
    get { details?.adjusts == nil ? node.value : nil }
    set { node.value = newValue }
  }
}

extension Details {
  /// The level of a heading; nil for a level above 6, which exists only on pages and is written in `web`.
  fileprivate var writtenHeadingLevel: Int? {
    get { web != nil && (headingLevel ?? 0) > 6 ? nil : headingLevel }
    set { headingLevel = newValue }
  }

  fileprivate var webParts: WebParts? {
    get { web.map { WebParts(element: $0, level: headingLevel.flatMap { $0 > 6 ? $0 : nil }) } }
    set {
      web = newValue?.element
      if let level = newValue?.level { headingLevel = level }
    }
  }
}

extension JSONField<NodeParts> {
  /// A less common property that may be nil.
  fileprivate static func rare<Value>(
    _ property: @escaping JSONField<Details>.Property<Value?>, _ form: JSONForm<Value>, _ sentence: String
  ) -> JSONField {
    rare(.optional(property, form, sentence))
  }

  /// A less common property.
  fileprivate static func rare(_ field: JSONField<Details>) -> JSONField {
    var lifted = JSONField(
      schema: field.schema,
      read: { (parts, place) throws(JSONProblem) in
        var rare = parts.details ?? Details()
        try field.read(&rare, place)
        parts.details = rare
      },
      // In place: a copy for each field would cost more than writing it.
      write: { $0.details?.written(by: field) })
    if let takeAway = field.takeAway {
      lifted.takeAway = { parts in
        guard var rare = parts.details else { return }
        takeAway(&rare)
        parts.details = rare
      }
    }
    return lifted
  }
}

extension Details {
  fileprivate mutating func written(by field: JSONField<Details>) -> JSONValue? { field.write(&self) }
}

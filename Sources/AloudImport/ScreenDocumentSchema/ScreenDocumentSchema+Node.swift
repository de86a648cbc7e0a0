import AloudTree

// The keys of a node. The switch over the rare ones has no default, so that the compiler names a key that is missing here.
extension ScreenDocumentSchema {
  static var node: Schema {
    .object(of: JSONKeys.Node.self, schema(for:)).described("An element, or a container of elements.")
  }

  static func schema(for key: JSONKeys.Node) -> Schema {
    switch key {
    case .id: .string.described("accessibilityIdentifier: unique in a screen, never spoken.")
    case .label: .reference(.text).described("accessibilityLabel: what the element is called.")
    case .value: .reference(.text).described("accessibilityValue; of a switch \"1\", \"0\" or \"2\" (mixed).")
    case .hint: .reference(.text).described("accessibilityHint: what happens on activation.")
    case .traits: .reference(.traits).described("accessibilityTraits.")
    case .frame: .reference(.frame).described("accessibilityFrame: [x, y, width, height] in screen points.")
    case .isElement:
      .bool.described("isAccessibilityElement; true for a node without children that says something.")
    case .hidden: .flag.described("accessibilityElementsHidden: the node and all inside it are out of reach.")
    case .visible: .bool.described("False for isHidden or an alpha of 0.").defaulting(to: .bool(true))
    case .clips: .flag.described("clipsToBounds: a view without size that clips is not walked.")
    case .modal: .flag.described("accessibilityViewIsModal: hides the siblings.")
    case .groupsChildren: .flag.described("shouldGroupAccessibilityChildren: the children are read together.")
    case .order: order.described("\"given\" reads the children as written, as accessibilityElements does.")
    case .placement:
      .choice(Node.Placement.self).described("Where a group stands: at its first member, or at its own frame.")
        .defaulting(to: .string("firstMember"))
    case .sortPriority:
      .number().described("accessibilitySortPriority of SwiftUI: higher comes first.").defaulting(to: .whole(0))
    case .container:
      .choice(Node.ContainerType.self).described("accessibilityContainerType, and bars that count their members.")
        .defaulting(to: .string("none"))
    case .children: .list(of: .reference(.node)).described("What is inside the node.")
    // The rare properties: the next switch names each, so that the compiler finds a key without a case.
    default: rare(key)
    }
  }

  private static func rare(_ key: JSONKeys.Node) -> Schema {
    switch key {
    case .sharedIdentifier:
      .string.described("accessibilityIdentifier that several nodes have; overlays find them by it.")
    case .path: .list(of: .reference(.point)).described("accessibilityPath: a polygon, for touch only.")
    case .activationPoint: .reference(.point).described("accessibilityActivationPoint: where a double tap lands.")
    case .language: .reference(.language).described("accessibilityLanguage; inherited by what is inside.")
    case .headingLevel: .whole(1...6).described("The level of a heading, with the trait header.")
    case .expanded: .bool.described("accessibilityExpandedStatus.")
    case .respondsToUserInteraction: .bool.described("accessibilityRespondsToUserInteraction.")
    case .userInputLabels: .reference(.names).described("accessibilityUserInputLabels: names for Voice Control.")
    case .textualContext: .choice(TextualContext.self).described("accessibilityTextualContext.")
    case .navigationStyle:
      .choice(NavigationStyle.self).described("accessibilityNavigationStyle.").defaulting(to: .string("automatic"))
    case .actions: .list(of: action).described("accessibilityCustomActions.")
    case .content: .list(of: content).described("accessibilityCustomContent: more about the element, on demand.")
    case .rotors: .list(of: rotor).described("accessibilityCustomRotors, with their results written out.")
    case .text: textInput.described("Makes the node a text input; its value is the text.")
    case .adjusts: adjustment.described("What increment and decrement do; the value follows.")
    case .control: .choice(Control.self).described("A control of UIKit's own, with what UIKit says of it.")
    case .scroll: scroll.described("Makes the node a scroll view: what it says after a page.")
    case .table: dataTable.described("UIAccessibilityContainerDataTable.")
    case .cell: cell.described("UIAccessibilityContainerDataTableCell; rows and columns count from 0.")
    case .chart: .reference(.chart).described("accessibilityChartDescriptor.")
    case .directTouchOptions:
      .list(of: .choice(DirectTouchOption.self)).described(
        "accessibilityDirectTouchOptions, with the trait allowsDirectInteraction.")
    case .drag: .list(of: dragSource).described("accessibilityDragSourceDescriptors; [] is none.")
    case .drop: .list(of: dropPoint).described("accessibilityDropPointDescriptors; [] is none.")
    case .readingContent: .list(of: readingLine).described("UIAccessibilityReadingContent, a line each.")
    case .colors: colors.described("What is drawn, for audits of contrast.")
    case .web: web.described("What else a node of a web page has, in the words of WAI-ARIA.")
    case .on: .reference(.behaviors).described("What the node does, event by event.")
    case .ignore: ignoredRules.described("What audits are not to find here.")
    case .id, .label, .value, .hint, .traits, .frame, .isElement, .hidden, .visible, .clips, .modal, .groupsChildren,
      .order, .placement, .sortPriority, .container, .children:
      preconditionFailure("\(key.rawValue) is a property of Node.")
    }
  }

  /// A string, or runs of text.
  static var spokenText: Schema {
    let run = Schema.object(of: JSONKeys.Run.self, required: [.text]) { key in
      switch key {
      case .text: .string.described("The text of the run.")
      case .language: .reference(.language).described("The language of the run.")
      case .pitch: .number(atLeast: 0, atMost: 2).described("0 to 2; 1 is the voice's own pitch.")
      case .spellOut: .flag.described("Whether it is spelled letter by letter.")
      case .punctuation: .choice(SpokenText.Run.Punctuation.self).described("Which punctuation is spoken.")
      case .ipa: .string.described("How it is pronounced, in the International Phonetic Alphabet.")
      case .headingLevel: .whole(1...6).described("accessibilityTextHeadingLevel.")
      case .bold: .flag.described("Whether it is bold.")
      case .italic: .flag.described("Whether it is italic.")
      case .underline: .flag.described("Whether it is underlined.")
      case .fontName: .string.described("The name of its font.")
      case .fontSize: .number(above: 0).described("The size of its font, in points.")
      case .color: .string.described("What its color is called: accessibilityName of UIColor.")
      case .blockquoteLevel: .whole(1...100).described("How deep it is quoted.")
      case .link: .string.described("Its URL; #id leads to the element with this id.")
      }
    }
    return .any(of: [.string, .list(of: run)]).described("A string, or a list of runs with attributes.")
  }
}

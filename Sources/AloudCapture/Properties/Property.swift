#if canImport(UIKit)
  internal import AloudTree
  internal import UIKit

  /// A property of UIAccessibility, and how it becomes a key of the screen document.
  @MainActor struct Property {
    /// The name in UIKit.
    let name: String
    /// The key of the screen document.
    let key: String
    let read: @MainActor (PropertyReader.Subject, inout Node, inout Details, inout PropertyReader) -> Void

    private init(
      _ name: String, _ key: String,
      _ read: @escaping @MainActor (PropertyReader.Subject, inout Node, inout Details, inout PropertyReader) -> Void
    ) {
      (self.name, self.key, self.read) = (name, key, read)
    }

    /// All properties but rotors and headers of tables, which lead to other nodes (see `TreeWalk`), and
    /// `accessibilityRespondsToUserInteraction`, which is compared with what follows from the others.
    static let all: [Property] = elements + places + structure + behavior

    private static let elements = [
      Property("isAccessibilityElement", "isElement") { subject, node, _, _ in
        if subject.isElement { node.isElement = true }
      },
      Property("accessibilityIdentifier", "id") { subject, node, _, _ in
        node.id = identifier(of: subject.object).flatMap { $0.isEmpty ? nil : $0 }
      },
      Property("accessibilityLabel, accessibilityAttributedLabel", "label") { subject, node, _, reader in
        node.label = reader.spoken(subject.object.accessibilityLabel, subject.object.accessibilityAttributedLabel)
      },
      Property("accessibilityTraits", "traits") { subject, node, _, reader in
        let traits = Traits(rawValue: subject.object.accessibilityTraits.rawValue)
        let known = Traits.named.reduce(into: Traits()) { $0.formUnion($1.trait) }
        if !traits.isSubset(of: known) {
          let bits = String(traits.subtracting(known).rawValue, radix: 16)
          reader.notes.add("\(Names.ofClass(subject.object)) has traits without a name (0x\(bits)), which are left out")
        }
        node.traits = traits.intersection(known)
      },
      Property("accessibilityValue, accessibilityAttributedValue, UITextInput", "value, text") {
        subject, node, details, reader in
        let object = subject.object
        if let text = subject.text {
          details.text = text.input(&reader)
          node.value = text.value(&reader)
        } else if subject.isSecure {
          node.value = object.accessibilityValue.map { SpokenText(TextReading.bullets(for: $0)) }
        } else if node.traits.contains(.toggleButton), let state = object.accessibilityValue,
          ["0", "1", "2"].contains(state)
        {
          node.value = SpokenText(state)
        } else {
          node.value = reader.spoken(object.accessibilityValue, object.accessibilityAttributedValue)
        }
      },
      Property("accessibilityHint, accessibilityAttributedHint", "hint") { subject, node, _, reader in
        node.hint = reader.spoken(subject.object.accessibilityHint, subject.object.accessibilityAttributedHint)
      },
      Property("accessibilityLanguage", "language") { subject, _, details, reader in
        details.language = reader.language(subject.object.accessibilityLanguage)
      },
      Property("accessibilityExpandedStatus", "expanded") { subject, _, details, _ in
        guard #available(iOS 18.0, tvOS 18.0, visionOS 2.0, *) else { return }
        switch subject.object.accessibilityExpandedStatus {
        case .expanded: details.expanded = true
        case .collapsed: details.expanded = false
        default: break
        }
      },
      Property("accessibilityUserInputLabels", "userInputLabels") { subject, node, details, reader in
        var labels: [String]? = subject.object.accessibilityUserInputLabels
        let attributed: [NSAttributedString]? = subject.object.accessibilityAttributedUserInputLabels
        if labels?.isEmpty != false { labels = attributed?.map { $0.string } }
        // UIKit answers with the label where the app gives no other names.
        guard subject.isElement, let labels, !labels.isEmpty, labels != [subject.object.accessibilityLabel] else {
          return
        }
        details.userInputLabels = labels.map { reader.texts.text($0) }
      },
      Property("accessibilityTextualContext", "textualContext") { subject, _, details, _ in
        details.textualContext = subject.object.accessibilityTextualContext.flatMap {
          AttributedReading.context($0.rawValue)
        }
      },
      Property("accessibilityCustomContent", "content") { subject, _, details, reader in
        details.content = customContent(of: subject.object).map {
          CustomContent(
            label: reader.texts.text($0.label), value: reader.texts.text($0.value),
            importance: $0.importance == .high ? .high : .default)
        }
      },
      Property("accessibilityChartDescriptor", "chart") { subject, _, details, reader in
        guard let descriptor = chart(of: subject.object) else { return }
        details.chart = ChartReading.chart(descriptor, &reader)
      },
      Property("UIAccessibilityReadingContent", "readingContent") { subject, _, details, reader in
        guard subject.text == nil, !subject.isSecure, let content = subject.object as? any UIAccessibilityReadingContent
        else { return }
        details.readingContent = ReadingContent.lines(of: content, &reader)
      },
    ]

    private static let places = [
      Property("accessibilityPath", "path") { subject, _, details, _ in
        guard let path = subject.object.accessibilityPath, !path.isEmpty else { return }
        details.path = PathReading.points(of: path)
      },
      Property("accessibilityFrame", "frame") { subject, node, details, reader in
        guard let frame = reader.frame(subject.object.accessibilityFrame, of: subject.object) else { return }
        if !frame.isZeroSize || subject.view != nil {
          node.frame = frame
        } else if let points = details.path, let first = points.first {
          // Nodes of SwiftUI may have a path and no frame. Source: AccessibilitySnapshot.
          node.frame = points.reduce(Frame(x: first.x, y: first.y, width: 0, height: 0)) {
            $0.union(Frame(x: $1.x, y: $1.y, width: 0, height: 0))
          }
        } else if subject.isElement {
          node.frame = frame
        }
      },
      Property("accessibilityActivationPoint", "activationPoint") { subject, node, details, _ in
        guard subject.isElement, let point = PropertyReader.point(subject.object.accessibilityActivationPoint) else {
          return
        }
        // The default is the middle of the frame.
        if let middle = node.frame?.center, abs(middle.x - point.x) < 0.5, abs(middle.y - point.y) < 0.5 { return }
        if node.frame?.isZeroSize == true, point == ScreenPoint(x: 0, y: 0) { return }
        details.activationPoint = point
      },
      Property("isHidden, alpha", "visible") { subject, node, _, _ in
        if let view = subject.view { node.visible = !view.isHidden && view.alpha > 0 }
      },
      Property("clipsToBounds", "clips") { subject, node, _, _ in
        // It decides only about a view without a size.
        if let view = subject.view { node.clips = view.clipsToBounds && node.frame?.isZeroSize == true }
      },
      Property("accessibilityElementsHidden", "hidden") { subject, node, _, _ in
        node.hidden = subject.object.accessibilityElementsHidden
      },
    ]

    private static let structure = [
      Property("accessibilityViewIsModal", "modal") { subject, node, _, _ in
        node.modal = subject.object.accessibilityViewIsModal
      },
      Property("shouldGroupAccessibilityChildren", "groupsChildren") { subject, node, _, _ in
        node.groupsChildren = subject.object.shouldGroupAccessibilityChildren
      },
      Property("accessibilityContainerType", "container") { subject, node, _, _ in
        var type = subject.object.accessibilityContainerType
        // The property does not ask the block. Source: AccessibilitySnapshot's tests.
        if #available(iOS 17.0, tvOS 17.0, *), type == .none {
          type = subject.object.accessibilityContainerTypeBlock?() ?? .none
        }
        switch type {
        case .dataTable: node.container = .table
        case .list: node.container = .list
        case .landmark: node.container = .landmark
        case .semanticGroup: node.container = .group
        default: break
        }
        if subject.object is UITabBar { node.container = .tabBar }
        if subject.object is UISegmentedControl { node.container = .segmentedControl }
      },
      Property("accessibilityNavigationStyle", "navigationStyle") { subject, _, details, _ in
        switch subject.object.accessibilityNavigationStyle {
        case .separate: details.navigationStyle = .separate
        case .combined: details.navigationStyle = .combined
        default: break
        }
      },
      Property("UIAccessibilityContainerDataTable", "table") { subject, _, details, _ in
        details.table = TableReading.table(subject.object)
      },
      Property("UIAccessibilityContainerDataTableCell", "cell") { subject, _, details, _ in
        details.cell = TableReading.cell(subject.object)
      },
      Property("UIScrollView, accessibilityScrollStatus(for:)", "scroll") { subject, node, details, reader in
        details.scroll = ScrollReading.scroll(subject.object, &reader)
        if details.scroll != nil { node.placement = .frame }
      },
    ]

    private static let behavior = [
      Property("accessibilityDirectTouchOptions", "directTouchOptions") { subject, _, details, _ in
        guard #available(iOS 17.0, tvOS 17.0, *) else { return }
        let options = subject.object.accessibilityDirectTouchOptions
        if options.contains(.silentOnTouch) { details.directTouchOptions.insert(.silentOnTouch) }
        if options.contains(.requiresActivation) { details.directTouchOptions.insert(.requiresActivation) }
      },
      Property("accessibilityCustomActions", "actions") { subject, _, details, reader in
        details.actions = (subject.object.accessibilityCustomActions ?? []).map { action in
          var captured = Action(name: reader.texts.text(action.name))
          if #available(iOS 18.0, tvOS 18.0, visionOS 2.0, *),
            action.category == UIAccessibilityCustomAction.editCategory
          {
            captured.category = .edit
          }
          return captured
        }
      },
      Property("accessibilityDragSourceDescriptors", "drag") { subject, _, details, reader in
        #if !os(tvOS)
          details.drag = subject.object.accessibilityDragSourceDescriptors.map { locations($0, &reader) }
        #endif
      },
      Property("accessibilityDropPointDescriptors", "drop") { subject, _, details, reader in
        #if !os(tvOS)
          details.drop = subject.object.accessibilityDropPointDescriptors.map { locations($0, &reader) }
        #endif
      },
      Property("accessibilityPerformEscape() and others of the class", "on") { subject, _, details, _ in
        // A controller has no node; its view stands for it.
        let all = [subject.object] + [subject.view?.next as? UIViewController].compactMap { $0 }
        for (method, events) in handlers where all.contains(where: { PrivateSymbols.overrides(method, $0) }) {
          for event in events { details.behaviors.effects[event] = [.unknown] }
        }
        guard #available(iOS 17.0, tvOS 17.0, *) else { return }
        let blocks: [(Behaviors.Event, (NSObject) -> Bool)] = [
          (.escape, { $0.accessibilityPerformEscapeBlock != nil }),
          (.magicTap, { $0.accessibilityMagicTapBlock != nil }),
          (.increment, { $0.accessibilityIncrementBlock != nil }),
          (.decrement, { $0.accessibilityDecrementBlock != nil }),
        ]
        for (event, hasBlock) in blocks where all.contains(where: hasBlock) {
          details.behaviors.effects[event] = [.unknown]
        }
      },
    ]

    /// The methods with which a class answers VoiceOver, and the events that they answer.
    private static let handlers: [(method: String, events: [Behaviors.Event])] = [
      ("accessibilityPerformEscape", [.escape]),
      ("accessibilityPerformMagicTap", [.magicTap]),
      ("accessibilityIncrement", [.increment]),
      ("accessibilityDecrement", [.decrement]),
      ("accessibilityScroll:", [.scrollUp, .scrollDown, .scrollLeft, .scrollRight, .scrollNext, .scrollPrevious]),
      ("accessibilityZoomInAtPoint:", [.zoomIn]),
      ("accessibilityZoomOutAtPoint:", [.zoomOut]),
    ]
  }

  // What nodes of SwiftUI have without a declaration.
  extension Property {
    fileprivate static func identifier(of object: NSObject) -> String? {
      if let known = (object as? any UIAccessibilityIdentification)?.accessibilityIdentifier { return known }
      if #available(iOS 17.0, tvOS 17.0, *), let block = object.accessibilityIdentifierBlock { return block() }
      guard !(object is any UIAccessibilityIdentification) else { return nil }
      return PrivateSymbols.value("accessibilityIdentifier", of: object) as? String
    }

    fileprivate static func customContent(of object: NSObject) -> [AXCustomContent] {
      guard let provider = object as? any AXCustomContentProvider else {
        return PrivateSymbols.value("accessibilityCustomContent", of: object) as? [AXCustomContent] ?? []
      }
      if #available(iOS 17.0, tvOS 17.0, *), let block = provider.accessibilityCustomContentBlock ?? nil,
        let content = block()
      {
        return content
      }
      let content: [AXCustomContent]? = provider.accessibilityCustomContent
      return content ?? []
    }

    fileprivate static func chart(of object: NSObject) -> AXChartDescriptor? {
      if let known = object as? any AXChart { return known.accessibilityChartDescriptor }
      return PrivateSymbols.value("accessibilityChartDescriptor", of: object) as? AXChartDescriptor
    }

    #if !os(tvOS)
      fileprivate static func locations(
        _ descriptors: [UIAccessibilityLocationDescriptor], _ reader: inout PropertyReader
      ) -> [LocationDescriptor] {
        descriptors.map { descriptor in
          var point: ScreenPoint?
          if let view = descriptor.view {
            let place = UIAccessibility.convertToScreenCoordinates(
              CGRect(origin: descriptor.point, size: .zero), in: view)
            point = PropertyReader.point(place.origin)
          }
          return LocationDescriptor(name: reader.texts.text(descriptor.name), point: point)
        }
      }
    #endif
  }
#endif

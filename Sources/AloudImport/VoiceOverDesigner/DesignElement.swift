internal import AloudBase
import AloudTree

/// Makes nodes from the elements of a design.
struct DesignElement {
  /// Determines how positions in a list of options are said.
  let language: String

  /// A node for an element.
  func node(of element: DesignNode) -> Node {
    let object = element.object
    var node = Node(
      label: element.label.map { SpokenText($0) }, value: object.text("value").map { SpokenText($0) },
      hint: object.text("hint").map { SpokenText($0) }, traits: element.traits, frame: element.frame)
    node.isElement = element.isElement
    node.fileOffset = object.fileOffset
    var details = Details()
    if element.traits.contains(.textEntry) {
      details.text = TextInput(editing: element.traits.contains(.isEditing))
    }
    details.actions = (object.inner("customActions")?.texts("names") ?? []).map { Action(name: $0) }
    details.content = object.inner("customDescriptions")?.list("descriptions")?.customContent ?? []
    setOptions(of: element, value: node.value?.string, in: &details)
    node.details = details
    return node
  }

  /// A node for a container, without its children.
  func node(ofContainer container: DesignNode) -> Node {
    let object = container.object
    var node = Node(label: container.label.map { SpokenText($0) }, frame: container.frame)
    node.isElement = false
    node.order = .given
    node.fileOffset = object.fileOffset
    node.modal = object.truth("isModal") ?? false
    node.container =
      switch object.text("containerType") {
      case "semanticGroup": .group
      case "list": .list
      default: .none
      }
    if object.truth("isTabTrait") == true { node.container = .tabBar }
    if let style = object.text("navigationStyle").flatMap({ NavigationStyle(rawValue: $0) }), style != .automatic {
      node.details.navigationStyle = style
    }
    return node
  }

  /// One adjustable for the buttons of a container; each button is a value.
  func adjustable(of container: DesignNode, buttons: [DesignNode]) -> Node {
    var node = Node(label: container.label.map { SpokenText($0) }, traits: .adjustable, frame: container.frame)
    node.isElement = true
    node.fileOffset = container.object.fileOffset
    let options = buttons.map { $0.label ?? "" }
    let index = buttons.firstIndex { $0.traits.contains(.selected) }
    adjust(&node.details, options, index: index, isEnumerated: container.object.truth("isEnumerated") ?? false)
    return node
  }

  /// The editor keeps the options of an element that is no longer adjustable. They are used unless the traits
  /// contradict them.
  private func setOptions(of element: DesignNode, value: String?, in details: inout Details) {
    guard element.traits.contains(.adjustable) || !element.object.contains("trait"),
      let options = element.object.inner("adjustableOptions"), let texts = options.optionTexts, !texts.isEmpty
    else { return }
    let index = options.whole("currentIndex").flatMap { texts.indices.contains($0) ? $0 : nil }
    adjust(
      &details, texts, index: index ?? value.flatMap { texts.firstIndex(of: $0) },
      isEnumerated: options.truth("isEnumerated") ?? false)
  }

  private func adjust(_ details: inout Details, _ options: [String], index: Int?, isEnumerated: Bool) {
    let values = options.indices.map { place in
      isEnumerated ? "\(options[place]), \(position(place + 1, of: options.count))" : options[place]
    }
    details.adjusts = .values(values.map { SpokenText($0) }, index: index ?? 0)
    if index == nil { details.inferences.append(Inference.firstOption.rawValue) }
  }

  /// Such as "1 of 3", in the language of the design.
  private func position(_ index: Int, of count: Int) -> String {
    let wanted = LanguageTag(language)
    let positions = DesignElement.positions
    let row = positions.first { LanguageTag($0.language).match(for: wanted) != nil } ?? positions[0]
    return row.text(String(index), String(count))
  }

  /// VoiceOver's words for the position of a tab in each language; see the phrase `context.series` of the voices.
  private static let positions: [(language: String, text: @Sendable (_ index: String, _ count: String) -> String)] = [
    ("en", { "\($0) of \($1)" }),
    ("ko", { "\($1) 중 \($0)" }),
    ("ja", { "\($0)/\($1)" }),
    ("de", { "\($0) von \($1)" }),
    ("fr", { "\($0) sur \($1)" }),
    ("es", { "\($0) de \($1)" }),
    ("zh-Hans", { "第\($0)个(共\($1)个)" }),
    ("ru", { "\($0) из \($1)" }),
  ]
}

extension JSONObject {
  /// The options of an adjustable, including empty ones, because they are counted.
  fileprivate var optionTexts: [String]? { list("options")?.map { $0.scalar?.text ?? "" } }
}

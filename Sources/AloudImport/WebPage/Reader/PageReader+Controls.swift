internal import AloudBase
import AloudTree

// Buttons, fields and other elements that are one stop with their content.
extension PageReader {
  mutating func addControl(_ element: PageNode, _ context: PageContext) throws(TreeError) {
    // An option in the closed popup of a select is not in WebKit's tree.
    var node = stop(element, context)
    if node.label == nil, let label = hiddenLabel(of: element) { node.label = SpokenText(label) }
    let properties = element.node.properties
    switch element.node.role {
    case .button, .popUpButton: button(element, &node)
    case .checkbox where element.attributes.contains(.switch): toggle(element, &node)
    case .checkbox: check(element, .checkbox, &node)
    case .radio:
      node.traits.insert(.radioButton)
      check(element, nil, &node)
      node.details.web?.position = facts.positions[element.index]
      if context.isRequired { node.details.web?.required = true }
    case .toggle: toggle(element, &node)
    case .menuItem, .menuItemCheckbox, .menuItemRadio: menuItem(element, &node)
    case .tab:
      node.details.web?.role = .tab
      if properties.isTrue(.selected) { node.traits.insert(.selected) }
    case .option: if properties.isTrue(.selected) { node.traits.insert(.selected) }
    case .textbox, .searchbox: textField(element, &node)
    case .spinbutton: spinButton(element, &node)
    case .combobox: comboBox(element, &node)
    case .listbox:
      node.traits.insert(.popUpButton)
      node.details.web?.role = .select
      let options = tree.nodes(below: element.index) { tree.nodes[$0].role == .option ? .take : .enter }
      let chosen = options.filter { tree.nodes[$0].properties.isTrue(.selected) }
      node.value = chosen.isEmpty ? nil : SpokenText(chosen.map { tree.nodes[$0].name }.joined(separator: ", "))
    case .slider: slider(element, &node)
    case .progressbar, .meter, .scrollbar:
      node.details.web?.role = .progressbar
      node.value = element.node.value.flatMap { Double($0) }.map { SpokenText(twoDecimals($0)) }
      node.details.web?.range = range(of: element)
      if let text = valueText(element) ?? meterText(element) { node.value = SpokenText(text) }
    case .colorWell:
      node.traits.insert(.popUpButton)
      node.details.web?.role = .colorWell
      node.value = element.node.value.map { SpokenText($0) }
    case .date, .dateTime, .inputTime: date(element, &node)
    // An SVG without a role is not an image for the rotor.
    case .image: if element.tag != "svg" || element.attributes.contains(.role) { node.traits.insert(.image) }
    case .video, .audio: node.label = element.mediaName.map { SpokenText($0) }
    case .separator: node.details.web?.role = .separator
    case .math, .mathML:
      node.details.web?.role = .math
      // In formulas, Chromium has other letters than the document.
      if element.node.nameSource != .ariaLabel {
        let text = element.place.flatMap { snapshot?.text(of: $0) } ?? text(in: element.index)
        if !text.isEmpty { node.label = SpokenText(text) }
      }
    default:
      if element.isWrittenText { node.label = SpokenText(name(ofText: element)) }
      if element.isEditableContent { editableContent(element, &node) }
    }
    applyStates(element, &node)
    // Source: WebKit, `helpText`, in which it comes before a title.
    if let text = context.fieldsetDescription, element.node.role.isFormControl, node.details.web?.isDescribed != true {
      node.hint = SpokenText(text)
      node.details.web?.isDescribed = true
    }
    try builder.add(node)
  }

  /// A label that is not displayed; WebKit uses it as the name of its control, Chromium does not.
  private func hiddenLabel(of element: PageNode) -> String? {
    guard let snapshot, let place = element.place, let id = element.attributes[.id], !id.isEmpty,
      let label = facts.labelsByTarget[PageFacts.ElementID(document: place.document, id: id)]
    else { return nil }
    let text = snapshot.text(of: label)
    return text.isEmpty ? nil : text
  }

  private func name(ofText element: PageNode) -> String {
    element.node.name.isEmpty ? element.place.flatMap { snapshot?.text(of: $0) } ?? "" : element.node.name
  }

  // MARK: Kinds of controls

  private func button(_ element: PageNode, _ node: inout Node) {
    if element.tag == "input", element.attributes.token(.type) == "file" {
      node.details.web?.role = .fileButton
      node.label = element.node.nameSource == .ariaLabel || element.node.nameSource == .label ? node.label : nil
      node.traits.insert(.button)
      return
    }
    let popup = opensPopover(element) ? nil : popup(element)
    node.details.web?.popup = popup
    // A button has one role: that of a toggle button comes before that of a pop-up button. Source: WebKit,
    // `buttonRoleType`.
    if let pressed = element.node.properties.token(.pressed), element.node.role == .button {
      node.traits.insert(.button)
      node.details.web?.role = .toggleButton
      node.details.web?.checked = WebCheck(rawValue: pressed) ?? .off
    } else {
      node.traits.insert(popup == nil ? .button : .popUpButton)
    }
  }

  private func toggle(_ element: PageNode, _ node: inout Node) {
    node.traits.insert([.button, .toggleButton])
    node.value = SpokenText(element.node.properties.isTrue(.checked) ? "1" : "0")
  }

  func opensPopover(_ element: PageNode) -> Bool {
    element.attributes.contains(.popovertarget) || element.attributes.contains(.commandfor)
  }

  func popup(_ element: PageNode) -> WebPopup? {
    guard let token = element.attributes.token(.ariaHaspopup) ?? element.node.properties.token(.hasPopup),
      token != "false"
    else { return nil }
    return WebPopup(rawValue: token) ?? (token == "true" ? .menu : nil)
  }

  private func check(_ element: PageNode, _ role: WebRole?, _ node: inout Node) {
    if let role { node.details.web?.role = role }
    node.details.web?.checked = element.node.properties.token(.checked).flatMap { WebCheck(rawValue: $0) } ?? .off
  }

  private func menuItem(_ element: PageNode, _ node: inout Node) {
    node.traits.insert(.menuItem)
    guard element.node.role != .menuItem else {
      node.details.web?.popup = popup(element)
      return
    }
    node.traits.insert(.toggleButton)
    check(element, nil, &node)
    node.value = SpokenText(element.node.properties.isTrue(.checked) ? "1" : "0")
  }

  private func textField(_ element: PageNode, _ node: inout Node) {
    let attributes = element.attributes
    var text = TextInput()
    text.secure = attributes.token(.type) == "password"
    text.multiline = element.tag == "textarea" || isMultiline(element)
    node.details.web?.isNamedByPlaceholder = element.node.nameSource == .placeholder
    if element.node.nameSource != .placeholder {
      let placeholder = attributes[.placeholder] ?? attributes[.ariaPlaceholder]
      text.placeholder = (placeholder ?? element.node.properties.token(.placeholder))?.withPlainSpaces
    }
    if element.node.properties.isTrue(.readonly) { node.traits.insert(.readOnly) }
    if element.node.role == .searchbox { node.traits.insert(.searchField) }
    node.value = fieldValue(element).map { SpokenText($0) }
    node.details.text = text
  }

  /// True for a field with several lines. Editable content has several unless `aria-multiline` says otherwise.
  private func isMultiline(_ element: PageNode) -> Bool {
    guard element.place != nil else { return element.node.properties.isTrue(.multiline) }
    return element.attributes.token(.ariaMultiline).map { $0 == "true" } ?? element.attributes.isEditable
  }

  /// Content of a page that can be edited is a text area. Source: WebKit, `matchesTextAreaRole`.
  private func editableContent(_ element: PageNode, _ node: inout Node) {
    textField(element, &node)
    if element.node.nameSource == .contents { node.label = nil }
    let text = element.node.value?.withPlainSpaces ?? text(in: element.index)
    node.value = text.isEmpty ? nil : SpokenText(text)
  }

  private func fieldValue(_ element: PageNode) -> String? {
    let live = element.place.flatMap { snapshot?.liveValue(of: $0) }
    guard let value = live ?? element.node.value, !value.isEmpty else { return nil }
    return value
  }

  /// HTML's number field is a text field; ARIA's spin button is adjustable.
  private func spinButton(_ element: PageNode, _ node: inout Node) {
    guard element.tag != "input" || element.attributes.token(.role) == "spinbutton" else {
      return textField(element, &node)
    }
    node.traits.insert(.adjustable)
    node.details.web?.role = .spinbutton
    if let text = valueText(element) {
      node.value = SpokenText(text)
    } else if let at = element.node.value.flatMap({ Double($0) }) {
      node.value = SpokenText(twoDecimals(at))
    }
  }

  private func slider(_ element: PageNode, _ node: inout Node) {
    node.traits.insert(.adjustable)
    if let text = valueText(element) {
      node.value = SpokenText(text)
      return
    }
    guard let at = element.node.value.flatMap({ Double($0) }) else { return }
    guard let range = range(of: element), range.contains(at) else {
      node.value = element.node.value.map { SpokenText($0) }
      return
    }
    let step = element.attributes[.step].flatMap { Double($0) } ?? (range.upperBound - range.lowerBound) / 10
    node.details.adjusts = .range(
      from: range.lowerBound, to: range.upperBound, step: step > 0 ? step : 1, at: at, format: .percent)
  }

  private func valueText(_ element: PageNode) -> String? {
    guard let text = element.attributes[.ariaValuetext] ?? element.node.properties.token(.valuetext),
      !text.withPlainSpaces.isEmpty, text != element.node.value
    else { return nil }
    return text.withPlainSpaces
  }

  /// The text inside HTML's `meter`, which replaces its number.
  private func meterText(_ element: PageNode) -> String? {
    guard element.tag == "meter", let text = element.place.flatMap({ snapshot?.text(of: $0) }), !text.isEmpty else {
      return nil
    }
    return text
  }

  private func range(of element: PageNode) -> ClosedRange<Double>? {
    // Chromium always reports both values; other formats may report neither.
    let properties = element.node.properties
    guard snapshot != nil || properties.token(.valuemin) != nil || properties.token(.valuemax) != nil else {
      return nil
    }
    let least = element.node.properties.number(.valuemin) ?? 0
    let greatest = element.node.properties.number(.valuemax) ?? 100
    return least.isFinite && greatest.isFinite && least < greatest ? least...greatest : nil
  }

  /// The number with two decimals, as WebKit writes it.
  private func twoDecimals(_ number: Double) -> String {
    let hundredths = Int(clamping: (abs(number) * 100).rounded())
    return "\(number < 0 ? "-" : "")\(hundredths / 100).\((hundredths % 100).digits(2))"
  }

  /// HTML's `select` is a pop-up button. A field with a `list` of suggestions stays a text field. Other elements are
  /// combo boxes, whose popup is a list box unless the page says otherwise.
  private func comboBox(_ element: PageNode, _ node: inout Node) {
    let isSelect =
      element.tag == "select"
      || element.tag.isEmpty && exposedChildren(of: element.index).contains { tree.nodes[$0].role == .popup }
    if isSelect {
      node.traits.insert(.popUpButton)
      node.details.web?.role = .select
      node.value = element.node.value.map { SpokenText($0.withPlainSpaces) }
      return
    }
    textField(element, &node)
    if element.tag == "input", element.attributes.contains(.list), element.attributes.token(.role) != "combobox" {
      return
    }
    node.details.web?.role = .combobox
    node.details.web?.popup = element.attributes.contains(.ariaHaspopup) ? popup(element) : .listbox
  }

  private func date(_ element: PageNode, _ node: inout Node) {
    node.traits.insert(.popUpButton)
    let value = element.place.flatMap { snapshot?.liveValue(of: $0) } ?? element.node.value ?? ""
    let type = element.attributes.token(.type) ?? (element.node.role == .date ? "date" : "time")
    node.value = PageDate.text(value, type: type, language: language).map { SpokenText($0) }
    // Source: recordings of iOS 14.0, in which only the value of these three is said.
    let isPlain = element.node.role == .dateTime
    node.details.web?.role = isPlain ? .dateTimePicker : .datePicker
  }
}
